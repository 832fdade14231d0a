import type { EventQueue } from '../event-queue.ts';

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
  private readonly largest = new Float64Array(2);
  private half = 0;
  private rounds = 0;
  /** The epoch: since when ACKs have come faster than the bandwidth, s, and packets acknowledged since. */
  private since = 0;
  private acknowledged = 0;

  /** @param path bandwidth in packets/s, and whether the last ACK has begun a round */
  constructor(
    private readonly clock: Pick<EventQueue, 'now'>,
    private readonly flow: { readonly cwnd: number },
    private readonly path: { readonly bandwidth: number; readonly roundStart: boolean },
  ) {}

  /** `delivered` packets are acknowledged now. Returns whether `extra` may be another than before. */
  note(delivered: number): boolean {
    const { now } = this.clock;
    if (this.path.roundStart) {
      this.rounds += 1;
      if (this.rounds >= HALF_ROUNDS) {
        this.rounds = 0;
        this.half = 1 - this.half;
        this.largest[this.half] = 0;
      }
    }
    let expected = this.path.bandwidth * (now - this.since);
    if (this.acknowledged <= expected) {
      this.acknowledged = 0;
      this.since = now;
      expected = 0;
    }
    this.acknowledged += delivered;
    const excess = this.acknowledged - expected;
    if (excess <= this.largest[this.half]!) return this.path.roundStart;
    return this.noteExcess(excess);
  }

  private noteExcess(packets: number): boolean {
    const extra = Math.min(packets, this.flow.cwnd);
    if (extra <= this.largest[this.half]!) return this.path.roundStart;
    this.largest[this.half] = extra;
    return true;
  }

  /** Sending begins again after a time without data. */
  restart(): void {
    this.acknowledged = 0;
    this.since = this.clock.now;
  }

  /** Packets to add to the window. */
  extra(): number {
    return Math.min(Math.max(this.largest[0]!, this.largest[1]!), this.path.bandwidth * LONGEST_SECONDS);
  }
}
