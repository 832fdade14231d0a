import { say } from '../../workers/words/say.ts';

/** Texts as they stand and as the reader's language says them, by either of which a thing is found. */
export function inBoth(...texts: readonly string[]): string {
  return texts.flatMap((text) => [text, say(text)]).join(' ');
}
