import { firstAfter } from '../first-after.ts';

/** Time after the last measurement for which its value still stands, s. */
const STANDS = 1;

/** Place of the last measurement at or before `time`, s; −1 if there is none. */
export function placeAt(times: readonly number[], time: number): number {
  return firstAfter(time, 0, times.length, (place) => times[place]!) - 1;
}

/** The last value measured at or before `time`, s; null before the first one and after the last one. */
export function valueAt(times: readonly number[], values: readonly (number | null)[], time: number): number | null {
  let place = placeAt(times, time);
  if (place === times.length - 1 && time > times[place]! + STANDS) return null;
  while (place >= 0 && values[place] === null) place -= 1;
  return place < 0 ? null : values[place]!;
}
