import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';

/**
 * A pipe from the last hop to where every packet is acknowledged at once, and back to the sender over a path without
 * queues. When an ACK will be back is known when the packet leaves, so the pipe carries the whole round trip. The receiver
 * sees the packet at the latest when its ACK is delivered; `settle` shows it all that has arrived.
 */
export abstract class RoundTripPipe extends Pipe {
  private readonly back: number;
  /** Packets, from the head on, that the receivers have seen. */
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

  /** Let the receivers see what has reached them by now. */
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

  /** Calls `visit` for each packet on its way to a receiver that `settle` has not shown. */
  forEachUnseen(visit: (slot: number) => void): void {
    for (let index = this.seen; index < this.count; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }
}
