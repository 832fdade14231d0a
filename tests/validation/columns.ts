/** A run bin by bin, and the arithmetic of bins. */
import { jainIndex, meanOf, Moments } from '../../workers/engine/sampling/statistics.ts';
import type { Setup } from './reference.ts';

/** The columns of a run that are needed here, one entry per bin. */
export interface Columns {
  /** Packets sent per bin, packets received, and window at its end, by forward flow. */
  sent: Float64Array[];
  delivered: Float64Array[];
  cwnd: Float64Array[];
  /** Of the measured hop: packets waiting at the end of the bin, and departures and drops within it. */
  queue: Float64Array;
  departures: Float64Array;
  drops: Float64Array;
}

/** Index of the bin that begins at `time`. */
export function binAt(setup: Setup, time: number): number {
  return Math.round(time / setup.bin);
}

/** Sums of `bins` consecutive entries; an incomplete group at the end is left out. */
export function grouped(series: Float64Array, bins: number): number[] {
  const out: number[] = [];
  for (let index = 0; index + bins <= series.length; index += bins)
    out.push(sum([...series.subarray(index, index + bins)]));
  return out;
}

/** Null if nothing was sent. */
export function coefficientOfVariation(values: readonly number[]): number | null {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments.cov;
}

/** Mean over bins of Jain's index across the series; bins in which nothing was sent are left out. */
export function meanJain(series: number[][]): number | null {
  return meanOf(
    series[0]!.map((_, bin) => {
      const values = series.map((each) => each[bin]!);
      return sum(values) > 0 ? jainIndex(values) : null;
    }),
  );
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
