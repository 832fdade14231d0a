import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd, FlowEnds } from '../endpoints.ts';
import { FLOW, type PacketPool } from '../packets.ts';
import { RoundTripPipe } from './round-trip-pipe.ts';

/** The round trip of all flows of equal delay. A packet has one event: the arrival of its ACK. */
export class AckPipe extends RoundTripPipe {
  private readonly pool: PacketPool;
  /** Indexed by flow. */
  private readonly ends: readonly FlowEnds[];

  constructor(eventQueue: EventQueue, pool: PacketPool, ends: readonly FlowEnds[], there: number, back: number) {
    super(eventQueue, there, back);
    this.pool = pool;
    this.ends = ends;
  }

  protected override receiverOf(slot: number): DataEnd {
    return this.ends[this.pool.words[slot + FLOW]!]!.receiver;
  }

  protected override deliver(slot: number): void {
    const ends = this.ends[this.pool.words[slot + FLOW]!]!;
    if (this.seen > 0) this.seen -= 1;
    else ends.receiver.onData(slot);
    ends.sender.onAck(slot);
  }
}
