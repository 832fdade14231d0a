import { lossIntervalWeight } from '../../theory/interval-weights.ts';
import { MOST_INTERVALS } from './causes.ts';

/**
 * Average loss interval with history discounting (Floyd, Handley, Padhye, Widmer, SIGCOMM 2000, Sec. 3.3; RFC 5348
 * Sec. 5.4-5.5; tfrc-sink.cc). Interval 0 is the open one. Intervals are in packets, lost packets included.
 */
export class LossIntervals {
  /** Weight w_i of interval i. */
  private readonly weights: number[];
  private readonly intervals: number[];
  /** Discount factor DF_i of each closed interval's weight. */
  private readonly multipliers: number[];
  /** Present discount factor of all closed intervals. */
  private factor = 1;
  /** Number of intervals so far, the open one included. */
  private known = 1;
  private readonly places: number;
  /** Stored averages of the closed intervals, and the discount factor of each; NaN where none is stored. */
  private readonly averages = new Float64Array(2);
  private readonly averageFactors = new Float64Array(2).fill(NaN);

  /** @param count number n of closed intervals in the average */
  constructor(
    count: number,
    private readonly discounting: boolean,
  ) {
    this.places = count + 2;
    this.weights = Array.from({ length: this.places }, (_, index) => lossIntervalWeight(index, count));
    this.intervals = Array.from({ length: this.places }, () => 0);
    this.multipliers = Array.from({ length: this.places }, () => 1);
  }

  /** Packets of the open interval. */
  get open(): number {
    return this.intervals[0]!;
  }

  /** Count a packet into the open interval. */
  count(): void {
    this.intervals[0] = this.intervals[0]! + 1;
  }

  /** A loss event closes the open interval. */
  close(): void {
    this.known += 1;
    this.averageFactors.fill(NaN);
    this.intervals.unshift(0);
    this.intervals.pop();
    for (let index = 1; index < this.places; index += 1)
      this.multipliers[index] = this.multipliers[index]! * this.factor;
    this.multipliers.unshift(1);
    this.multipliers.pop();
    this.factor = 1;
  }

  /** At the first loss the history begins with one closed interval, computed from the rate, and an empty open one. */
  begin(interval: number): void {
    this.intervals[1] = interval;
    this.intervals[0] = 0;
    this.known += 1;
    this.averageFactors.fill(NaN);
  }

  /** Loss events per packet, 1 / the average interval; 0 before the first loss. */
  lossEventRate(): number {
    if (this.known === 1) return 0;
    const average = this.average();
    return average > 0 ? 1 / average : 1;
  }

  /**
   * Average interval, packets: the larger of the averages with and without the open interval. 0 before the first loss.
   */
  average(): number {
    if (this.known === 1) return 0;
    const end = Math.min(this.known, this.places);
    if (this.discounting && this.open > 0) {
      const ratio = (2 * this.closedAverage(end, 1)) / this.open;
      if (ratio < 1) this.factor = Math.max(0.5, ratio);
    }
    return Math.max(
      this.weighted(0, end === this.places ? end - 1 : end, this.factor),
      this.closedAverage(end, this.factor),
    );
  }

  /** What the average is made of: pairs of an interval and its weight, newest first, at most MOST_INTERVALS. */
  terms(): number[] {
    if (this.known === 1) return [];
    const end = Math.min(this.known, this.places);
    const first =
      this.weighted(0, end === this.places ? end - 1 : end, this.factor) > this.closedAverage(end, this.factor) ? 0 : 1;
    const last = first === 1 || end < this.places ? end : end - 1;
    const pairs: number[] = [];
    for (let index = first; index < last && pairs.length < 2 * MOST_INTERVALS; index += 1)
      pairs.push(this.intervals[index]!, this.weightOf(index, first, this.factor));
    return pairs;
  }

  /** Average of the closed intervals. It is stored: only a new interval or another discount factor changes it. */
  private closedAverage(end: number, factor: number): number {
    const kept = factor === 1 ? 0 : 1;
    if (this.averageFactors[kept] !== factor) {
      this.averageFactors[kept] = factor;
      this.averages[kept] = this.weighted(1, end, factor);
    }
    return this.averages[kept]!;
  }

  private weightOf(index: number, first: number, factor: number): number {
    return (index === 0 ? 1 : factor) * this.multipliers[index]! * this.weights[first === 0 ? index + 1 : index]!;
  }

  /** Weighted mean of intervals first..end−1, with the weights as if `first` were the newest closed one. */
  private weighted(first: number, end: number, factor: number): number {
    let weights = 0;
    let sum = 0;
    for (let index = first; index < end; index += 1) {
      const weight = this.weightOf(index, first, factor);
      weights += weight;
      sum += weight * this.intervals[index]!;
    }
    return weights === 0 ? 0 : sum / weights;
  }
}
