import type { EventQueue } from '../../event-queue.ts';
import type { AckEnd, DataEnd, FlowEnds } from '../endpoints.ts';
import { FLOW, type PacketPool } from '../packets.ts';
import { RoundTripPipe } from './round-trip-pipe.ts';

/** The round trip of all flows of equal delay. A packet has one event: the arrival of its ACK. */
export class AckPipe extends RoundTripPipe {
  private readonly senders: readonly AckEnd[];
  private readonly receivers: readonly DataEnd[];

  constructor(
    eventQueue: EventQueue,
    private readonly pool: PacketPool,
    { senders, receivers }: FlowEnds,
    there: number,
    back: number,
  ) {
    super(eventQueue, there, back);
    this.senders = senders;
    this.receivers = receivers;
  }

  protected override receiverOf(slot: number): DataEnd {
    return this.receivers[this.pool.words[slot + FLOW]!]!;
  }

  protected override deliver(slot: number): void {
    const flow = this.pool.words[slot + FLOW]!;
    if (this.seen > 0) this.seen -= 1;
    else this.receivers[flow]!.onData(slot);
    this.senders[flow]!.onAck(slot);
  }
}
