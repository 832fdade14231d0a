/** What answer codes are written with: signs that readers of codes and tables accept; and the code of an answer to a link's own question. */
import { textKey } from './key.ts';

/** Characters of an answer in one's own words, and the bytes that they come to at most. */
export const MAX_WORDS = 500;
const WORDS_BYTES = 4 * MAX_WORDS;
/** In place of a run's digest where the answer is of none. */
const NO_DIGEST = '00000000';

/** What of a text fits, as base64 with _ and ~. @param bytes at most */
export function toText(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let fits = Array.from(text.trim());
  while (encoder.encode(fits.join('')).length > bytes) fits = fits.slice(0, -1);
  return btoa(String.fromCharCode(...encoder.encode(fits.join(''))))
    .replaceAll('+', '_')
    .replaceAll('/', '~')
    .replaceAll('=', '');
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

export function fromText(text: string): string {
  if (text === '') return '';
  try {
    const binary = atob(text.replaceAll('_', '+').replaceAll('~', '/'));
    return DECODER.decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Six signs, drawn by lot: of 200 equal answers two would be alike once in 100,000 classes. */
export function newTag(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

/** The same for all answers until the page is loaded again: one that is handed in twice stays one. */
let tag: string | null = null;

export function tagOfVisit(): string {
  return (tag ??= newTag());
}

/** What somebody said in their own words, as it stands in a code. */
export function wordsText(words: string): string {
  return `w${toText(words, WORDS_BYTES)}`;
}

/** An answer to the question of a link as code.ts of the lessons writes it: the question is the key, and there is one step. */
export function linkAnswerCode(question: string, said: string): string {
  return `ST1-${textKey(question)}-1-${wordsText(said)}-${NO_DIGEST}--${tagOfVisit()}`;
}
