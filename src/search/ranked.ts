/** What a reader may mean by some words: any of them counts, and what most of them are found in comes first. */

import { folded } from './in-both.ts';

/** What a thing is found by. */
export interface Findable {
  /** What it is called. */
  name: string;
  /** Other words by which it is looked for. */
  also?: string;
  /** What it is about, or belongs to. */
  about?: string;
}

/** How much it counts where a word is found. */
const WEIGHTS: readonly (readonly [keyof Findable, number])[] = [
  ['name', 10],
  ['also', 6],
  ['about', 2],
];
/** The word itself; what begins with it; what holds it, or what it begins with. */
const [WHOLE, PART, WITHIN] = [1, 0.7, 0.3];
/** What counts less is chance. */
const LEAST = 1;
/** Counts beside that for a name that begins with the first word. */
const BEGINS = 1;
/** Shorter words are found whole only, and nothing is found within words that are shorter. */
const [SHORTEST, LONG] = [2, 4];
const HAN = /\p{Script=Han}/u;
/** At most this many things in which fewer words are found than in others. */
const ENOUGH = 5;

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are as at by can do does for from how i in is it of on or the to versus vs what why with'.split(' '),
);

/** Those of the things that are meant, the likeliest first; all of them where nothing is typed. */
export function ranked<T>(things: readonly T[], text: string, wordsOf: (thing: T) => Findable): T[] {
  const all = splitWords(text);
  const telling = all.filter((word) => !EMPTY.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [...things];
  const found = things
    .map((thing) => ({ thing, ...countIn(wordsOf(thing), words) }))
    .filter(({ score }) => score >= LEAST)
    // Sorting keeps the order of what counts as much.
    .sort((one, other) => other.count - one.count || other.score - one.score);
  const most = found[0]?.count ?? 0;
  return found.filter(({ count }, place) => count === most || place < ENOUGH).map(({ thing }) => thing);
}

/** How many of the words are found, and how much that counts. */
function countIn(own: Findable, words: readonly string[]): { count: number; score: number } {
  const places = WEIGHTS.map(([place, weight]) => [splitWords(own[place] ?? ''), weight] as const);
  let [count, score] = [0, 0];
  for (const word of words) {
    // A single letter is a name, such as that of a variable; prose has many.
    const known = word.length < SHORTEST ? places.slice(0, 2) : places;
    const best = Math.max(...known.map(([tokens, weight]) => weight * nearest(tokens, word)));
    if (best === 0) continue;
    count += 1;
    score += best;
  }
  const begins = nearest(splitWords(own.name).slice(0, 1), words[0]!) >= PART;
  return { count, score: begins ? score + BEGINS : score };
}

/** How near the nearest of the tokens comes to a word. */
function nearest(tokens: readonly string[], word: string): number {
  let best = 0;
  for (const token of tokens) {
    if (token === word) return WHOLE;
    if (word.length < SHORTEST) continue;
    if (token.startsWith(word)) best = PART;
    // Chinese has no spaces between its words.
    else if (HAN.test(word) && token.includes(word)) best = PART;
    else if ((token.length >= LONG && word.startsWith(token)) || (word.length >= LONG && token.includes(word)))
      best = Math.max(best, WITHIN);
  }
  return best;
}

/** In small letters, without accents, signs and the s of the plural: `Wi-Fi` is two words, `f(k)` too. */
export function splitWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

/** `losses` as `loss`, `acks` as `ack`; `loss` and `status` as they are. */
function singular(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
