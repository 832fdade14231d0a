/** Round trips of each of the two halves of the memory. */
const HALF_ROUNDS = 5;
/** Longest silence between ACKs that is made up for, s. */
const LONGEST_SECONDS = 0.1;

/**
 * How many packets more than the bandwidth explains are acknowledged at once, where ACKs or packets come in lumps: the
 * window needs so much more to send on between two lumps. After Linux' tcp_bbr.c (`bbr_update_ack_aggregation`); not in
 * draft-cardwell-iccrg-bbr-congestion-control-00.
 */
export class AckAggregation {
  /** Largest excess of the last 5 to 10 round trips, packets: of the older and of the newer five. */
  private readonly largest = [0, 0];
  private half = 0;
  private rounds = 0;
  /** The epoch: since when ACKs have come faster than the bandwidth, s, and packets acknowledged since. */
  private since = 0;
  private acknowledged = 0;

  /** `delivered` packets are acknowledged at `now`; `bandwidth` in packets/s, `cwnd` in packets. */
  note(delivered: number, now: number, bandwidth: number, cwnd: number, roundStart: boolean): void {
    if (roundStart) {
      this.rounds += 1;
      if (this.rounds >= HALF_ROUNDS) {
        this.rounds = 0;
        this.half = 1 - this.half;
        this.largest[this.half] = 0;
      }
    }
    let expected = bandwidth * (now - this.since);
    if (this.acknowledged <= expected) {
      this.acknowledged = 0;
      this.since = now;
      expected = 0;
    }
    this.acknowledged += delivered;
    const extra = Math.min(this.acknowledged - expected, cwnd);
    if (extra > this.largest[this.half]!) this.largest[this.half] = extra;
  }

  /** Sending begins again after a time without data. */
  restart(now: number): void {
    this.acknowledged = 0;
    this.since = now;
  }

  /** Packets to add to the window. */
  extra(bandwidth: number): number {
    return Math.min(Math.max(this.largest[0]!, this.largest[1]!), bandwidth * LONGEST_SECONDS);
  }
}
