/**
 * The metrics of the papers, each defined once. Series are numbers per bin; the bin's length belongs beside the result.
 */

/** Jain's fairness index (Σx)² / (n Σx²): 1 is equal, 1/n is one has all. 1 if all are 0. Of the first `count`. */
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

/** Mean and standard deviation of numbers that come one by one. */
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

  /** Coefficient of variation, population standard deviation / mean (yang2000 Sec. 2); null where the mean is 0. */
  get cov(): number | null {
    if (this.count === 0 || this.sum === 0) return null;
    const mean = this.sum / this.count;
    return Math.sqrt(Math.max(0, this.squares / this.count - mean * mean)) / mean;
  }
}

/** part / whole, or 0 where there is no whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Mean of the numbers that are not null; null if there are none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const moments = new Moments();
  for (const value of values) if (value !== null) moments.add(value);
  return moments.mean;
}
