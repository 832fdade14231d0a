import { spanText as plain } from '../format.ts';

/** A time as a rule has it, to three digits: `104 ms`, `1.21 s`. */
export function spanText(seconds: number): string {
  return plain(Number(seconds.toPrecision(3)));
}
