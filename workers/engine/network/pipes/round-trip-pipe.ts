import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';

/**
 * A pipe from the last hop to receivers that acknowledge every packet at once, and back to the senders over a reverse path
 * without queues. The arrival of the ACK is known when the packet leaves the hop, so the pipe carries the whole round
 * trip. The receiver gets the packet at the latest when its ACK is delivered; `settle` gives it all that has arrived.
 */
export abstract class RoundTripPipe extends Pipe {
  private readonly back: number;
  /** How many packets, from the head on, the receivers have got. */
  protected seen = 0;

  /**
   * @param there s from the last hop to the receivers
   * @param back s from the receivers to the senders
   */
  constructor(eventQueue: EventQueue, there: number, back: number) {
    super(eventQueue, there + back);
    this.back = back;
  }

  protected abstract receiverOf(slot: number): DataEnd;

  /** Give the receivers what has reached them by now. */
  settle(): void {
    const { now } = this.eventQueue;
    while (this.seen < this.count) {
      const place = (this.head + this.seen) & this.mask;
      if (this.times[place]! - this.back > now) return;
      const slot = this.slots[place]!;
      this.receiverOf(slot).onData(slot);
      this.seen += 1;
    }
  }

  /** Call `visit` for each packet that no receiver has got. */
  forEachUnseen(visit: (slot: number) => void): void {
    for (let index = this.seen; index < this.count; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }
}
