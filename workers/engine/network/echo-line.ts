import type { Calendar } from '../calendar.ts';
import { Line } from './line.ts';
import type { PacketSink } from './packets.ts';

/**
 * The wire from the last hop to receivers that acknowledge every packet at once, and back to the senders over a path
 * without queues. When an ACK will be back is known when the packet leaves, so there is one event per round trip: the
 * ACK's arrival. The receiver sees the packet at the latest then; `settle` shows it all that has arrived by a time.
 */
export class EchoLine extends Line {
  private readonly back: number;
  private readonly receivers: PacketSink;
  private readonly senders: PacketSink;
  /** Packets, from the head on, that the receivers have seen. */
  private seen = 0;

  /**
   * @param there s from the last hop to the receivers
   * @param back s from the receivers to the senders
   * @param receivers turn a packet into its ACK, in place
   */
  constructor(calendar: Calendar, there: number, back: number, receivers: PacketSink, senders: PacketSink) {
    super(calendar, there + back);
    this.back = back;
    this.receivers = receivers;
    this.senders = senders;
  }

  protected override deliver(slot: number): void {
    if (this.seen > 0) this.seen -= 1;
    else this.receivers.receive(slot);
    this.senders.receive(slot);
  }

  /** Let the receivers see what has reached them up to and including `now`. */
  settle(now: number): void {
    while (this.seen < this.count) {
      const place = (this.head + this.seen) & this.mask;
      if (this.times[place]! - this.back > now) return;
      this.receivers.receive(this.slots[place]!);
      this.seen += 1;
    }
  }

  /** Calls `visit` for each packet on its way to a receiver that `settle` has not shown. */
  forEachUnseen(visit: (slot: number) => void): void {
    for (let index = this.seen; index < this.count; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }
}
