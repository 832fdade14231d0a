import { say } from '../../workers/words/say.ts';

/** Texts as they stand and as the reader's language says them, by either of which a thing is found. */
export function inBoth(...texts: readonly string[]): string {
  return texts.flatMap((text) => [text, say(text)]).join(' ');
}

/** Every word that is typed stands somewhere in the texts. Capitals and accents do not count. */
export function isFoundIn(texts: string, typed: string): boolean {
  const all = folded(texts);
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
