import type { EventQueue } from '../../event-queue.ts';
import type { DataEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';

/**
 * A pipe from the last hop to receivers that acknowledge every packet at once, and back to the senders over a reverse path
 * without queues. The arrival of the ACK is known when the packet leaves the hop, so the pipe carries the whole round
 * trip. The receiver gets the packet at the latest when its ACK is delivered; `settle` gives it all that has arrived.
 */
export abstract class RoundTripPipe extends Pipe {
  /** When each packet reaches its receiver, s, at the places of `times`; null while that is always `back` before. */
  private arrivals: Float64Array | null = null;
  /** How many packets, from the head on, the receivers have got. */
  protected seen = 0;

  /**
   * @param there s from the last hop to the receivers
   * @param back s from the receivers to the senders
   */
  constructor(
    eventQueue: EventQueue,
    private there: number,
    private back: number,
  ) {
    super(eventQueue, there + back);
  }

  /**
   * Packets that enter from now on take `there` to their receiver, and ACKs that are sent from now on `back`, s. Both ends must
   * have got what has reached them by now.
   */
  setDelays(there: number, back: number): void {
    this.arrivals ??= this.times.map((due) => due - this.back);
    [this.there, this.back, this.delay, this.floor] = [there, back, there + back, Infinity];
    this.dueFrom(this.seen);
    if (this.count > 0) this.retimeLast([]);
  }

  protected abstract receiverOf(slot: number): DataEnd;

  /** Give the receivers what has reached them by now. */
  settle(): void {
    const { now } = this.eventQueue;
    while (this.seen < this.count) {
      const place = (this.head + this.seen) & this.mask;
      const arrival = this.arrivals === null ? this.times[place]! - this.back : this.arrivals[place]!;
      if (arrival > now) return;
      const slot = this.slots[place]!;
      this.receiverOf(slot).onData(slot);
      this.seen += 1;
    }
  }

  /** Call `visit` for each packet that no receiver has got. */
  forEachUnseen(visit: (slot: number) => void): void {
    for (let index = this.seen; index < this.count; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }

  protected override retime(times: readonly number[]): void {
    const { arrivals } = this;
    if (arrivals === null) return super.retime(times);
    const first = this.count - times.length;
    times.forEach((time, index) => {
      arrivals[(this.head + first + index) & this.mask] = Math.max(
        this.before(first + index, arrivals),
        time + this.there,
      );
    });
    this.dueFrom(first);
  }

  /** From packet `first` on, ACKs are due by when the packets arrive. */
  private dueFrom(first: number): void {
    for (let index = first; index < this.count; index += 1) {
      const place = (this.head + index) & this.mask;
      this.times[place] = Math.max(this.before(index, this.times), this.arrivals![place]! + this.back);
    }
  }

  protected override grow(): void {
    const { arrivals, head, mask } = this;
    super.grow();
    this.arrivals &&= this.times.map((_, index) => arrivals![(head + index) & mask]!);
  }
}
