/** Below every delivery rate. */
const NONE = -1;

/**
 * The largest delivery rate of this round and the `rounds` before it (the max filter of
 * draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.1.1.5: a sample leaves it when it is more than `rounds` round trips
 * old, and a newer one has come). Rates in packets/s.
 */
export class RateFilter {
  /** Number of the newest round with a sample. */
  private round = 0;
  /** Largest rate of that round; below every rate before its first sample. */
  private current = NONE;
  /** Largest of the rounds before it. */
  private before = 0;
  /** Largest rate of each round, in a ring. */
  private readonly rates: Float64Array;
  /** 0 before the first sample. */
  largest = 0;

  constructor(rounds: number) {
    this.rates = new Float64Array(rounds + 1);
  }

  /** Whether a sample of round `round` is no larger than one of that round before it, and so changes nothing. */
  covers(rate: number, round: number): boolean {
    return round === this.round && rate <= this.current;
  }

  /** A sample of round `round`, which never goes back. */
  take(rate: number, round: number): void {
    if (this.covers(rate, round)) return;
    if (round !== this.round) this.moveTo(round);
    this.current = rate;
    this.rates[round % this.rates.length] = rate;
    this.largest = Math.max(this.before, rate);
  }

  private moveTo(round: number): void {
    const { rates } = this;
    for (let next = Math.max(this.round + 1, round + 1 - rates.length); next <= round; next += 1)
      rates[next % rates.length] = 0;
    this.round = round;
    this.current = NONE;
    this.before = 0;
    for (let index = 0; index < rates.length; index += 1) this.before = Math.max(this.before, rates[index]!);
  }
}
