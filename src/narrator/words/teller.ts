/** Numbers as sentences say them. */
import { compact, fixed } from '../../format.ts';
import { say } from '../../../workers/words/say.ts';

const MOST_DIGITS = 6;

/** Decimals of two windows that are told together: none, one where they are close, else as many as make the two differ. */
export function digitsOfPair(before: number, after: number): number {
  let digits = Math.abs(before - after) < 2 ? 1 : 0;
  while (before !== after && digits < MOST_DIGITS && fixed(before, digits) === fixed(after, digits)) digits += 1;
  return digits;
}

/** One number of packets, without a false decimal. */
export function packets(count: number): string {
  return fixed(count, count < 10 && count % 1 !== 0 ? 1 : 0);
}

/** `one packet`, `0.31 packets`. */
export function steps(count: number): string {
  return count === 1 ? say('one packet') : say('{count} packets', { count: compact(count, 2) });
}

/** Two or three digits and the unit. */
export function seconds(time: number): string {
  return time < 0.1 ? `${fixed(1000 * time, time < 0.01 ? 1 : 0)} ms` : `${fixed(time, time < 10 ? 1 : 0)} s`;
}
