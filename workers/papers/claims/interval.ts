/** What a paired difference over the seeds tells of a claim, and where further runs lie. */
import { interval, type Sure } from '../../experiments/statistics.ts';
import type { Measured } from '../figures/quantity.ts';

/** A range of numbers. */
export interface Span {
  least: number;
  most: number;
}

/** The fewest runs whose ranks say where 95 % of further ones lie: one more lies below the least of n or above the largest with a chance of 2/(n + 1). */
const RANKED = 39;

/**
 * Where 95 % of further single runs lie. By the least and the most of 39 runs, which holds of any distribution; of more runs the
 * first 39 count, so that the span does not hang on their number. With fewer as if they were normal: mean ± t s √(1 + 1/n).
 * Null without a value.
 */
export function runSpan(values: readonly (number | null)[]): Span | null {
  const known = values.filter((value) => value !== null).slice(0, RANKED);
  const found = interval(known);
  if (!found) return null;
  if (known.length === RANKED) return { least: Math.min(...known), most: Math.max(...known) };
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
