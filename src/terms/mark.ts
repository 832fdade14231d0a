/** Where a text names terms. */
import { terms } from './index.ts';

/** A stretch of a text; `term` is the name of what it names. */
export interface Piece {
  text: string;
  term?: string;
}

const byWord = new Map(terms.flatMap(({ name, words }) => words.map((word) => [word, name] as const)));

const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ \u00a0]');
/** A word in small letters may begin with a large one. */
const anyCase = (word: string): string =>
  /[A-Z]/.test(word) ? quoted(word) : `[${word[0]!.toUpperCase()}${word[0]}]${quoted(word.slice(1))}`;
/** Longer words first: `loss event rate` before `loss event`. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...byWord.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(anyCase)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);

/** The text in pieces, each term marked once, and at most `most` of them. */
export function marked(text: string, most = Infinity): Piece[] {
  const pieces: Piece[] = [];
  const known = new Set<string>();
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const word = found.replaceAll('\u00a0', ' ');
    const term = byWord.get(word) ?? byWord.get(word[0]!.toLowerCase() + word.slice(1))!;
    if (known.has(term) || known.size >= most) continue;
    known.add(term);
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: found, term });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
