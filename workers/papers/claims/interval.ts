/** How sure a mean over seeds is: Student's t, and what a paired difference tells. */
import { meanAndDeviation } from '../../engine/sampling/statistics.ts';
import type { Measured } from '../figures/quantity.ts';

/** Per cent. 99.9 for a step back within a long row of comparisons, where one in twenty would come by chance. */
export type Sure = 95 | 99.9;

type Quantiles = readonly (readonly [freedom: number, t: number])[];

/** From one degree of freedom on, and of more that are named. */
function quantiles(first: string, others: Readonly<Record<number, number>>): Quantiles {
  const known = first.trim().split(/\s+/).map(Number);
  return [
    ...known.map((t, index) => [index + 1, t] as const),
    ...Object.entries(others).map(([freedom, t]) => [Number(freedom), t] as const),
  ];
}

/** Student's t, two-sided, by degrees of freedom; between two entries that of the fewer, which is the larger. */
const T: Readonly<Record<Sure, Quantiles>> = {
  95: quantiles(
    `12.71 4.303 3.182 2.776 2.571 2.447 2.365 2.306 2.262 2.228 2.201 2.179 2.16 2.145 2.131
     2.12 2.11 2.101 2.093 2.086 2.08 2.074 2.069 2.064 2.06 2.056 2.052 2.048 2.045 2.042`,
    { 40: 2.021, 60: 2, 120: 1.98 },
  ),
  99.9: quantiles(
    `636.6 31.6 12.92 8.61 6.869 5.959 5.408 5.041 4.781 4.587 4.437 4.318 4.221 4.14 4.073
     4.015 3.965 3.922 3.883 3.85`,
    { 25: 3.725, 30: 3.646, 40: 3.551, 60: 3.46 },
  ),
};

/** The mean lies within `half` of `mean`. */
export interface Interval {
  mean: number;
  half: number;
}

/**
 * Interval of the mean over the seeds; null without a value, or with that of one seed alone among many. One value is a number
 * that needs no run: it has no interval (runs are judged on three seeds at least).
 */
export function interval(values: readonly (number | null)[], sure: Sure = 95): Interval | null {
  const known = values.filter((value) => value !== null);
  const found = meanAndDeviation(known);
  if (!found) return null;
  if (known.length === 1) return values.length === 1 ? { mean: found.mean, half: 0 } : null;
  const [, t] = T[sure].findLast(([freedom]) => freedom <= known.length - 1)!;
  return { mean: found.mean, half: (t * found.sd) / Math.sqrt(known.length) };
}

/** A range of numbers. */
export interface Span {
  least: number;
  most: number;
}

/**
 * Where 95 % of further single runs lie. With 39 runs and more by ranks, which hold of any distribution: one more run lies
 * below the least of n or above the largest with a chance of 2/(n + 1). With fewer as if they were normal: mean ± t s √(1 + 1/n).
 * Null without a value.
 */
export function runSpan(values: readonly (number | null)[]): Span | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const found = interval(known);
  if (!found) return null;
  const outside = Math.floor((known.length + 1) * 0.025);
  if (outside > 0) return { least: known[outside - 1]!, most: known[known.length - outside]! };
  const half = found.half * Math.sqrt(known.length + 1);
  return { least: found.mean - half, most: found.mean + half };
}

/** One less `factor` times the other, seed by seed. A computed number is the same for every seed. */
export function differences(one: Measured, other: Measured, factor = 1): (number | null)[] {
  const count = Math.max(one.values.length, other.values.length);
  const at = ({ values }: Measured, seed: number): number | null => (values.length === 1 ? values[0]! : values[seed]!);
  return Array.from({ length: count }, (_, seed) => {
    const [a, b] = [at(one, seed), at(other, seed)];
    return a === null || b === null ? null : a - factor * b;
  });
}

export type Side = 'more' | 'less' | 'equal' | 'open';

/** Whether one is surely more or less than `factor` times the other. What was not reached within the run is a lower bound. */
export function side(one: Measured, other: Measured, factor = 1, sure: Sure = 95): Side {
  const found = interval(differences(one, other, factor), sure);
  if (!found || (one.beyond && other.beyond)) return 'open';
  const rounding = 1e-12 * Math.abs(one.mean ?? 0);
  if (Math.abs(found.mean) <= rounding && found.half <= rounding) return one.beyond || other.beyond ? 'open' : 'equal';
  if (found.mean - found.half > 0) return other.beyond ? 'open' : 'more';
  if (found.mean + found.half < 0) return one.beyond ? 'open' : 'less';
  return 'open';
}
