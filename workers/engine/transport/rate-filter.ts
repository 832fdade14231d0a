/** Below every delivery rate. */
const NONE = -1;

/**
 * The largest delivery rate of this round and the `rounds` − 1 rounds before it (the max filter of
 * draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.1.1). Rates in packets/s.
 */
export class RateFilter {
  /** Largest rate of this round; below every rate before its first sample. */
  current = NONE;
  /** Largest of the rounds before this one. */
  private before = 0;
  /** Largest rate of each round, in a ring. */
  private readonly rates: Float64Array;
  private index = 0;

  constructor(rounds: number) {
    this.rates = new Float64Array(rounds);
  }

  /** 0 before the first sample. */
  get largest(): number {
    return Math.max(this.before, this.current);
  }

  /** A sample larger than `current`. */
  raise(rate: number): void {
    this.current = rate;
    this.rates[this.index] = rate;
  }

  beginRound(): void {
    this.index = (this.index + 1) % this.rates.length;
    const leaving = this.rates[this.index]!;
    this.rates[this.index] = 0;
    this.before = this.largest;
    this.current = NONE;
    if (leaving === this.before) this.before = this.rates.reduce((found, rate) => Math.max(found, rate), 0);
  }
}
