/** Which language the page is read in: the one that a link asks for, else the one that was chosen here, else the browser's. */

/** English stands in the code; of every other one there are files in `files/`. */
export const LANGUAGES = ['en', 'de', 'es', 'pt-BR', 'zh-Hans', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'sawtooth-language';
/** Of the languages of the page only Arabic is written from right to left. */
const RIGHT_TO_LEFT: Language = 'ar';
/** Where `lang` stands in an address: a field behind the `?` of its hash. */
const FIELD = /([?&])lang=([A-Za-z-]{1,8})(&|$)/;

/**
 * Files of a language that only some parts of the page say, by their names. All others are fetched with the language, and these
 * with the parts that need them, in the language of then and in each that is chosen later.
 */
export type LateWords = 'papers' | 'work' | 'hands' | 'lessons' | 'why' | 'refused' | 'export';
const needed = new Set<string>();
/** Those of them that could not be fetched: they are tried again when a part needs them next. */
const missing = new Set<string>();
let fetchWords: (area: LateWords) => Promise<unknown> = async () => undefined;

/** Which of them have been needed so far. */
export function isNeeded(area: string): boolean {
  return needed.has(area);
}

export function neededCount(): number {
  return needed.size;
}

/** A part that says them is about to be shown. */
export async function needWords(...areas: readonly LateWords[]): Promise<void> {
  const fresh = areas.filter((area) => !needed.has(area) || missing.delete(area));
  for (const area of fresh) needed.add(area);
  // Without them the part is shown in English.
  await Promise.all(fresh.map((area) => fetchWords(area).catch(() => missing.add(area))));
}

/** A language has come with all that was needed so far; the rest of it is fetched by `next`. */
export function fetchWordsBy(next: typeof fetchWords): void {
  fetchWords = next;
  missing.clear();
}

const listeners = new Set<() => void>();
let language: Language = 'en';
let times = 0;

/** How often the page was made anew: in another language, or with other messages of the same. */
export function timesSaid(): number {
  return times;
}

export function currentLanguage(): Language {
  return language;
}

export function isRightToLeft(): boolean {
  return language === RIGHT_TO_LEFT;
}

/** Call `changed` when the page has another language. @returns how to stop */
export function watchLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Say from now on everything in `next`, whose messages are there. */
export function setLanguage(next: Language): void {
  language = next;
  times += 1;
  Object.assign(document.documentElement, { lang: next, dir: isRightToLeft() ? 'rtl' : 'ltr' });
  for (const listener of listeners) listener();
}

/** The language that an address asks for, and the address without it; null where it asks for none of ours. */
export function languageIn(hash: string): { language: Language; rest: string } | null {
  const [field, sign, name, end] = FIELD.exec(hash) ?? [];
  const asked = LANGUAGES.find((each) => each === name);
  return asked ? { language: asked, rest: hash.replace(field!, end ? sign! : '') } : null;
}

/** The first of the reader's languages that the page has. Traditional Chinese is none: who reads it may rather read the next. */
export function firstOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^zh-(?:hant|tw|hk|mo)/i.test(tag)) continue;
    const same = LANGUAGES.find((each) => each.split('-')[0] === tag.split('-')[0]!.toLowerCase());
    if (same) return same;
  }
  return 'en';
}

/** The language that the address asks for, which loses its `lang`: that is no part of the run. */
export function askedLanguage(): Language | undefined {
  const asked = languageIn(location.hash);
  if (asked) history.replaceState(null, '', asked.rest);
  return asked?.language;
}

/** The language of whoever reads, before the page is first drawn. */
export function readersLanguage(): Language {
  return askedLanguage() ?? remembered() ?? firstOf(navigator.languages);
}

function remembered(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((each) => each === kept);
  } catch {
    // Storage is forbidden: the browser's language holds.
    return undefined;
  }
}

export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}
