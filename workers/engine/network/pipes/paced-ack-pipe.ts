import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd, PacingEnd } from '../endpoints.ts';
import { RoundTripPipe } from './round-trip-pipe.ts';

/**
 * The round trip of one flow whose sender paces. Between the times at which it may send, such a sender sends nothing,
 * no matter when ACKs arrive. So it takes all ACKs that have arrived when it may send next, each with the event queue's `now` at its
 * arrival, and the pipe has no events. An ACK that arrives exactly when the sender may send is among them.
 */
export class PacedAckPipe extends RoundTripPipe {
  constructor(
    eventQueue: EventQueue,
    private readonly sender: PacingEnd,
    private readonly receiver: DataEnd,
    there: number,
    back: number,
  ) {
    super(eventQueue, there, back);
    sender.ackPipe = this;
  }

  override push(slot: number): void {
    this.append(slot);
    if (this.count === 1) this.noteNext();
  }

  override retimeLast(times: readonly number[]): void {
    this.retime(times);
    this.noteNext();
  }

  override settle(): void {
    this.sender.takeAcks();
    super.settle();
  }

  protected override receiverOf(): DataEnd {
    return this.receiver;
  }

  protected override deliver(slot: number): void {
    if (this.seen > 0) this.seen -= 1;
    else this.receiver.onData(slot);
    this.sender.onAck(slot);
  }

  /** The oldest ACK, or its arrival, has changed: inform the sender. */
  private noteNext(): void {
    this.nextTime = this.times[this.head]!;
    this.sender.onNextAckKnown();
  }
}
