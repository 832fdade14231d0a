/** Brings a language's files, and the page into that language. */
import '../styles/right-to-left.css';

import { messagesOf } from './bundle.ts';
import { doorTo } from './door.ts';
import { currentLanguage, type Language, setLanguage } from './language.ts';
import { sayWith } from './say.ts';

const FILES = import.meta.glob<string>('./files/*/*.ftl', { query: '?raw', import: 'default' });

let count = 0;

/** @throws if its files cannot be fetched: the page stays as it is */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') sayWith(null);
  else speakWith(language, await filesOf(language));
  setLanguage(language);
}

/** Show a translation that is being made in place of the one of the language on show. */
export function speakFrom(text: string): void {
  speakWith(currentLanguage(), [text]);
  setLanguage(currentLanguage());
}

/** Messages of the language on show. */
export function messageCount(): number {
  return count;
}

/** Of every area of the page one, in the order of their names. */
export function filesOf(language: Language): Promise<string[]> {
  const own = Object.keys(FILES).filter((path) => path.startsWith(`./files/${language}/`));
  return Promise.all(own.map((path) => FILES[path]!()));
}

export function speakWith(language: string, files: readonly string[]): void {
  const messages = messagesOf(language, files);
  const { translate } = messages;
  count = messages.count;
  sayWith({ translate, door: doorTo((text) => translate(text) ?? text) });
}
