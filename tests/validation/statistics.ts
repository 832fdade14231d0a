/** Means over seeds and what two of them say about each other. */
import type { Spread } from './reference.ts';

/** Mean, sample standard deviation (0 for one value) and number of the values that are not null; null if none is. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const middle = known.reduce((total, value) => total + value, 0) / known.length;
  const squares = known.reduce((total, value) => total + (value - middle) ** 2, 0);
  return [middle, known.length > 1 ? Math.sqrt(squares / (known.length - 1)) : 0, known.length];
}

/** Standard deviation of the difference of two means, from the spread of each over its seeds. */
export function sdOfDifference(a: Spread, b: Spread): number {
  return Math.sqrt(a[1] ** 2 / a[2] + b[1] ** 2 / b[2]);
}
