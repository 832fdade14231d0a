import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd, PacingEnd } from '../endpoints.ts';
import { RoundTripPipe } from './round-trip-pipe.ts';

/**
 * The round trip of one flow whose sender paces. Before its turn such a sender sends nothing, whatever comes, so it takes
 * the ACKs that have come until then one after the other, each with the event queue at its time: the pipe has no events. An
 * ACK that comes at the very instant of a turn counts for that turn.
 */
export class PacedAckPipe extends RoundTripPipe {
  private readonly sender: PacingEnd;
  private readonly receiver: DataEnd;

  constructor(eventQueue: EventQueue, sender: PacingEnd, receiver: DataEnd, there: number, back: number) {
    super(eventQueue, there, back);
    this.sender = sender;
    this.receiver = receiver;
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

  /** The ACK at the head is another one, or comes at another time: `nextTime` is when, for the sender to look at. */
  private noteNext(): void {
    this.nextTime = this.times[this.head]!;
    this.sender.onNextAckKnown();
  }
}
