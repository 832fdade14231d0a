/** Minutes of the history of the smallest delay (RFC 6817, Sec. 2.5); the present delay is the smallest of the last four. */
const BASE_HISTORY = 10;
const MINUTE = 60;

/** How long packets wait in queues: the smallest of the last delays less the smallest of the last minutes. Times in s. */
export class DelayHistory {
  /** Smallest delay of each of the last minutes, the present one at `minute`; and the smallest of the others. */
  private readonly minima = new Float64Array(BASE_HISTORY).fill(Infinity);
  private minute = 0;
  private minuteEnd = -Infinity;
  private before = Infinity;
  /** The last delays, newest first. */
  private first = Infinity;
  private second = Infinity;
  private third = Infinity;
  /** Smallest delay known, which is taken for that of the path; and what the present one is above it. */
  base = 0;
  queueing = 0;

  /** @param delay one-way, but for a constant */
  take(delay: number, now: number): void {
    if (now >= this.minuteEnd) this.nextMinute(now);
    const { minima, minute, first, second, third } = this;
    if (delay < minima[minute]!) {
      minima[minute] = delay;
      this.base = delay < this.before ? delay : this.before;
    }
    let present = delay;
    if (first < present) present = first;
    if (second < present) present = second;
    if (third < present) present = third;
    this.third = second;
    this.second = first;
    this.first = delay;
    this.queueing = present - this.base;
  }

  private nextMinute(now: number): void {
    this.minute = (this.minute + 1) % BASE_HISTORY;
    this.minima[this.minute] = Infinity;
    this.before = Math.min(...this.minima);
    this.minuteEnd = now + MINUTE;
  }
}
