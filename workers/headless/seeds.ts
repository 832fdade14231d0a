import { meanAndDeviation } from '../engine/sampling/statistics.ts';
import type { Summary } from '../engine/sampling/summary.ts';

/** Mean, sample standard deviation (0 for one value) and number of the seeds in which the number has a value. */
export interface OverSeeds {
  mean: number;
  sd: number;
  n: number;
}

/** Fields that say who a row is about; they are the same for every seed and are kept as they are. */
const NAMES = new Set(['group', 'index', 'id', 'count']);

/**
 * The summary of several seeds: the same shape as one summary, with each number replaced by its mean, sd and n over the
 * seeds, or by null where no seed has a value.
 */
export function summarizeSeeds(runs: readonly { summary: Summary; wallSeconds: number }[]): object {
  const { from, to, bin } = runs[0]!.summary;
  const combined = combine(runs.map((run) => run.summary)) as object;
  return { ...combined, from, to, bin, wallSeconds: overSeeds(runs.map((run) => run.wallSeconds)) };
}

function combine(values: readonly unknown[]): unknown {
  const known = values.find((value) => value !== null);
  if (known === undefined) return null;
  if (Array.isArray(known)) return known.map((_, index) => combine(values.map((each) => (each as unknown[])[index])));
  if (typeof known === 'object') {
    const keys = Object.keys(known);
    return Object.fromEntries(
      keys.map((key) => {
        const column = values.map((each) => (each as Record<string, unknown>)[key]);
        return [key, NAMES.has(key) ? column[0] : combine(column)];
      }),
    );
  }
  return typeof known === 'number' ? overSeeds(values as (number | null)[]) : known;
}

/** Mean, sd and n of the values that are not null, of which there is one at least. */
export function overSeeds(values: readonly (number | null)[]): OverSeeds {
  const { mean, sd, count } = meanAndDeviation(values)!;
  return { mean, sd, n: count };
}
