/** Jain's index, CoV, means and shares. The engine's summary, the metrics and the page use these definitions. */

/**
 * Jain's fairness index (Σx)² / (n Σx²) of the first `count` rates: 1 if all are equal, 1/n if one has all. 1 if all
 * are 0.
 */
export function jainIndex(rates: ArrayLike<number>, count = rates.length): number {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < count; index += 1) {
    const rate = rates[index]!;
    sum += rate;
    squares += rate * rate;
  }
  return squares === 0 ? 1 : (sum * sum) / (count * squares);
}

/**
 * Coefficient of variation of `count` numbers, from their sum and sum of squares: population standard deviation / mean
 * (yang2000, Sec. 2). Null if the mean is 0.
 */
export function covOfSums(count: number, sum: number, squares: number): number | null {
  if (count === 0 || sum === 0) return null;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean)) / mean;
}

/** Running mean and coefficient of variation. */
export class Moments {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value * value;
  }

  /** Null before the first number. */
  get mean(): number | null {
    return this.count === 0 ? null : this.sum / this.count;
  }

  /** Null if the mean is 0. */
  get cov(): number | null {
    return covOfSums(this.count, this.sum, this.squares);
  }
}

/** part / whole; 0 if the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Mean of the values that are not null; null if there are none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const moments = new Moments();
  for (const value of values) if (value !== null) moments.add(value);
  return moments.mean;
}

/** Coefficient of variation of the values; null if there are none or their mean is 0. */
export function covOf(values: Iterable<number>): number | null {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments.cov;
}

/** Mean and sample standard deviation (0 for one value) of the values that are not null; null if there are none. */
export function meanAndDeviation(
  values: readonly (number | null)[],
): { mean: number; sd: number; count: number } | null {
  const mean = meanOf(values);
  if (mean === null) return null;
  const known = values.filter((value) => value !== null);
  const squares = known.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return { mean, sd: known.length > 1 ? Math.sqrt(squares / (known.length - 1)) : 0, count: known.length };
}

/** Of some durations, s: how many, their mean, sample standard deviation, 95th and 99th percentile. */
export interface Durations {
  count: number;
  mean: number;
  sd: number;
  p95: number;
  p99: number;
}

/** A percentile: the least value that so many in a hundred do not exceed; `sorted` holds at least one. */
export function nearestRank(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.max(1, Math.ceil((hundredths * sorted.length) / 100)) - 1]!;
}

/** Null if there are none. */
export function durationsOf(values: readonly number[]): Durations | null {
  const all = meanAndDeviation(values);
  if (all === null) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return { ...all, p95: nearestRank(sorted, 95), p99: nearestRank(sorted, 99) };
}
