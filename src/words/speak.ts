/** Brings a language's files, and the page into that language. */
import '../styles/right-to-left.css';

import { type Messages, messagesOf } from './bundle.ts';
import { doorTo } from './door.ts';
import { currentLanguage, fetchWordsBy, isNeeded, type Language, neededCount, setLanguage } from './language.ts';
import { SAID } from './message-count.ts';
import { sayWith } from '../../workers/words/say.ts';

const FILES = import.meta.glob<string>('./files/*/*.ftl', { query: '?raw', import: 'default' });

/** Those that come with the parts of the page that say them: `LateWords` in language.ts. */
const LATE = /\/(papers|work|hands|lessons|why|refused|export)\.ftl$/;

let spoken: Messages | null = null;
/** What is on show is of a file that somebody tries. */
let tried = false;
/** Counts what was asked for: of what comes late only the last is shown. */
let asked = 0;

/** @throws if its files cannot be fetched: the page stays as it is */
export async function speak(language: Language): Promise<void> {
  const number = ++asked;
  if (language === 'en') sayWith(null);
  else {
    let texts: string[];
    let refuse: Refuse | null;
    let areas: number;
    do {
      areas = neededCount();
      [texts, refuse] = await Promise.all([
        filesOf(language, (area) => area === null || isNeeded(area)),
        isNeeded('refused') ? refusing() : null,
      ]);
      // A part may have been opened meanwhile, whose words were asked of the language before.
    } while (areas < neededCount());
    if (number !== asked) return;
    const messages = speakWith(language, texts);
    refuse?.(messages);
    fetchWordsBy(async (area) => {
      const [files, refuses] = await Promise.all([
        filesOf(language, (each) => each === area),
        area === 'refused' ? refusing() : null,
      ]);
      if (spoken !== messages) return;
      files.forEach(messages.add);
      refuses?.(messages);
    });
  }
  tried = false;
  setLanguage(language);
}

type Refuse = (messages: Messages) => void;

async function refusing(): Promise<Refuse> {
  const [{ REFUSALS }, { refusedBy }] = await Promise.all([import('./refusals.ts'), import('./refused.ts')]);
  return (messages) => messages.refuseBy(refusedBy(REFUSALS, messages.translate));
}

/** Show a translation that is being made in place of the one of the language on show. */
export function speakFrom(text: string): void {
  asked += 1;
  tried = true;
  speakWith(currentLanguage(), [text]);
  setLanguage(currentLanguage());
}

/** Messages that the language on show says, or the file that is tried. */
export function messageCount(): number {
  return tried ? (spoken?.count ?? 0) : (SAID[currentLanguage()] ?? 0);
}

/** Of every area of the page one, in the order of their names. @param wanted of a late one its name, else null; left out: all */
export function filesOf(language: Language, wanted: (late: string | null) => boolean = () => true): Promise<string[]> {
  const own = Object.keys(FILES).filter(
    (path) => path.startsWith(`./files/${language}/`) && wanted(LATE.exec(path)?.[1] ?? null),
  );
  return Promise.all(own.map((path) => FILES[path]!()));
}

export function speakWith(language: string, files: readonly string[]): Messages {
  const messages = messagesOf(language, files);
  const { translate } = messages;
  spoken = messages;
  sayWith({ translate, door: doorTo((text) => translate(text) ?? text) });
  return messages;
}
