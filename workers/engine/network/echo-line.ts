import type { Calendar } from '../calendar.ts';
import type { Ends } from '../transport/ends.ts';
import { Line } from './line.ts';
import { FLOW, type PacketPool } from './packets.ts';

/**
 * The wire from the last hop to receivers that acknowledge every packet at once, and back to the senders over a path
 * without queues. When an ACK will be back is known when the packet leaves, so there is one event per round trip: the
 * ACK's arrival. The receiver sees the packet at the latest then; `settle` shows it all that has arrived by a time.
 */
export class EchoLine extends Line {
  private readonly back: number;
  private readonly pool: PacketPool;
  /** By flow. */
  private readonly ends: readonly Ends[];
  /** Packets, from the head on, that the receivers have seen. */
  private seen = 0;

  /**
   * @param there s from the last hop to the receivers
   * @param back s from the receivers to the senders
   */
  constructor(calendar: Calendar, pool: PacketPool, ends: readonly Ends[], there: number, back: number) {
    super(calendar, there + back);
    this.back = back;
    this.pool = pool;
    this.ends = ends;
  }

  protected override deliver(slot: number): void {
    const ends = this.ends[this.pool.words[slot + FLOW]!]!;
    if (this.seen > 0) this.seen -= 1;
    else ends.receiver.onData(slot);
    ends.sender.onAck(slot);
  }

  /** Let the receivers see what has reached them up to and including `now`. */
  settle(now: number): void {
    while (this.seen < this.count) {
      const place = (this.head + this.seen) & this.mask;
      if (this.times[place]! - this.back > now) return;
      const slot = this.slots[place]!;
      this.ends[this.pool.words[slot + FLOW]!]!.receiver.onData(slot);
      this.seen += 1;
    }
  }

  /** Calls `visit` for each packet on its way to a receiver that `settle` has not shown. */
  forEachUnseen(visit: (slot: number) => void): void {
    for (let index = this.seen; index < this.count; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }
}
