/** The sentence of a scene with its numbers, as they stand at a time of the run. */
import { compact } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import type { Measured } from './measured.ts';
import type { Notice } from './scene.ts';

/** A stretch of the sentence: words, or a number; null before the time from which it can be said. */
export type NoticePart = { words: string } | { number: string | null; unit: string };

const NBSP = '\u00a0';

/** @param run null where there is none to measure */
export function noticeParts({ text, numbers, from }: Notice, run: Measured | null): NoticePart[] {
  // Where the language puts the numbers.
  const places = Object.fromEntries(Object.keys(numbers).map((name) => [name, `{${name}}`]));
  const said = say(text, places);
  return said.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return { words: piece };
    const { of, unit } = numbers[piece]!;
    return { number: run && run.time >= from ? compact(of(run), 2) : null, unit: unit && NBSP + unit };
  });
}

/** Whether every number lies within its bounds: else the sentence is not true of this run. */
export function noticeHolds({ numbers }: Notice, run: Measured): boolean {
  return Object.values(numbers).every(({ of, between: [low, high] }) => {
    const value = of(run);
    return value >= low && value <= high;
  });
}
