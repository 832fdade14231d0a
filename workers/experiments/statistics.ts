/**
 * What seeds tell: how sure a mean over them is (Student's t), whether two settings differ, and how many seeds it would take.
 * The seeds of an experiment are the same at every setting, so that two settings are compared seed by seed (paired).
 */
import { meanAndDeviation } from '../engine/sampling/statistics.ts';

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

/** Two-sided, for `freedom` degrees: that of the largest entry which is not above it. */
function quantile(freedom: number, sure: Sure = 95): number {
  return T[sure].findLast(([of]) => of <= freedom)![1];
}

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
  return { mean: found.mean, half: (quantile(known.length - 1, sure) * found.sd) / Math.sqrt(known.length) };
}

/** With fewer the interval of a mean is so wide that it is worth saying. */
export const FEW_SEEDS = 5;

/** What a paired comparison says of `one` against `other`. */
export interface Comparison {
  /** Mean of the differences, seed by seed, with its 95 % interval; null without two seeds in which both have a value. */
  difference: Interval | null;
  verdict: 'more' | 'less' | 'same' | 'open';
  /** Of an open one: about how many seeds would tell the two apart in 4 of 5 such experiments; null where none would. */
  seedsWanted: number | null;
}

/** Normal quantile of 0.8: the chance with which `seedsWanted` would tell. */
const POWER_80 = 0.8416;
const MOST_SEEDS = 100_000;

/** `one` against `other`, of the same seeds in the same order. */
export function compared(one: readonly (number | null)[], other: readonly (number | null)[]): Comparison {
  const apart = one.flatMap((value, seed) => {
    const beside = other[seed] ?? null;
    return value === null || beside === null ? [] : [value - beside];
  });
  if (apart.length < 2) return { difference: null, verdict: 'open', seedsWanted: null };
  const difference = interval(apart)!;
  const { mean, half } = difference;
  const size = one.reduce((most: number, value) => Math.max(most, Math.abs(value ?? 0)), 0);
  const rounding = 1e-12 * size;
  if (Math.abs(mean) <= rounding && half <= rounding) return { difference, verdict: 'same', seedsWanted: null };
  if (Math.abs(mean) > half) return { difference, verdict: mean > 0 ? 'more' : 'less', seedsWanted: null };
  return { difference, verdict: 'open', seedsWanted: seedsToTell(mean, meanAndDeviation(apart)!.sd) };
}

/** The least n with (t + z)² s² / n ≤ d²: the usual size of a paired sample for a power of 80 %. */
function seedsToTell(mean: number, sd: number): number | null {
  if (mean === 0) return null;
  const ratio = (sd / mean) * (sd / mean);
  let count = 2;
  for (let turn = 0; turn < 20; turn += 1) {
    const wanted = Math.max(2, Math.ceil((quantile(count - 1) + POWER_80) ** 2 * ratio));
    if (wanted > MOST_SEEDS) return null;
    if (wanted === count) break;
    // From below it would go to and fro.
    count = turn < 10 ? wanted : Math.max(count, wanted);
  }
  return count;
}

/** The value below which a part of the values lies, between neighbours in proportion; null without a value. */
export function percentile(values: readonly (number | null)[], part: number): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (known.length === 0) return null;
  const place = part * (known.length - 1);
  const below = Math.floor(place);
  const next = known[Math.min(below + 1, known.length - 1)]!;
  return known[below]! + (place - below) * (next - known[below]!);
}
