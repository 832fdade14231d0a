import type { EventQueue, EventSource } from '../../event-queue.ts';

const INITIAL_CAPACITY = 64;

/**
 * A first-in first-out pipe: a ring of packets with the times at which they are due at its end. However
 * many packets it carries, it has one entry in the event queue, for the oldest one. A hop knows when a packet will leave
 * it as soon as the packet arrives, so it pushes packets ahead of time; `retimeLast` can still change those times. Where its
 * delay becomes shorter no packet overtakes another: it comes with the last one in front.
 */
export abstract class Pipe implements EventSource {
  protected readonly id: number;
  /** Capacity is a power of two. */
  protected times = new Float64Array(INITIAL_CAPACITY);
  protected slots = new Int32Array(INITIAL_CAPACITY);
  protected mask = INITIAL_CAPACITY - 1;
  protected head = 0;
  protected count = 0;

  /** Of packets that enter from now on, s. */
  delay: number;
  /** A packet that would be due before this, s, comes behind the one in front: see `retime`. */
  protected floor = -Infinity;
  /** As of any source; Infinity only while it has no entry in the event queue, nor fires. */
  nextTime = Infinity;
  /**
   * When the next packet enters, s: the present or later, and not before the packet in front. Set it before `push` (it is
   * no argument: see `EventSource`).
   */
  entryTime = 0;

  constructor(
    protected readonly eventQueue: EventQueue,
    delaySeconds: number,
  ) {
    this.delay = delaySeconds;
    this.id = eventQueue.register(this);
  }

  /** Hand over a packet that is due; it is no longer in the pipe. */
  protected abstract deliver(slot: number): void;

  /** A packet enters at `entryTime`. */
  push(slot: number): void {
    this.append(slot);
    if (this.nextTime === Infinity) {
      this.nextTime = this.times[this.head]!;
      this.eventQueue.schedule(this.id, this.nextTime);
    }
  }

  /** What is in the pipe keeps its delay, unless `retimeLast` follows. */
  setDelay(seconds: number): void {
    this.delay = seconds;
    this.floor = Math.max(this.floor, this.before(this.count, this.times));
  }

  /** Change when the last packets enter, to `times` (s), which keep their order and that to the packets in front. */
  retimeLast(times: readonly number[]): void {
    this.retime(times);
    this.eventQueue.schedule(this.id, this.times[this.head]!);
  }

  fire(): void {
    this.deliver(this.takeOldest());
    if (this.count > 0) this.nextTime = this.times[this.head]!;
    else this.nextTime = Infinity;
  }

  /**
   * Hand over what is due by now, with the event queue's `now` at the time of each. For pipes whose `nextTime` is always
   * that of the oldest packet.
   */
  takeArrived(): void {
    const { eventQueue } = this;
    const { now } = eventQueue;
    while (this.nextTime <= now) {
      eventQueue.now = this.nextTime;
      this.deliver(this.takeOldest());
      this.nextTime = this.count > 0 ? this.times[this.head]! : Infinity;
    }
    eventQueue.now = now;
  }

  /** Calls `visit` for each packet, oldest first, with the time at which it is due. */
  forEach(visit: (slot: number, due: number) => void): void {
    for (let index = 0; index < this.count; index += 1) {
      const place = (this.head + index) & this.mask;
      visit(this.slots[place]!, this.times[place]!);
    }
  }

  /** Add a packet that enters at `entryTime` to the ring. */
  protected append(slot: number): void {
    if (this.count > this.mask) this.grow();
    const place = (this.head + this.count) & this.mask;
    this.count += 1;
    const due = this.entryTime + this.delay;
    this.slots[place] = slot;
    if (due < this.floor) this.retime([this.entryTime]);
    else this.times[place] = due;
  }

  protected takeOldest(): number {
    const slot = this.slots[this.head]!;
    this.head = (this.head + 1) & this.mask;
    this.count -= 1;
    return slot;
  }

  /** The last packets enter at `times`, s; none is due before the one in front. */
  protected retime(times: readonly number[]): void {
    const first = this.count - times.length;
    let due = this.before(first, this.times);
    times.forEach((time, index) => {
      due = Math.max(due, time + this.delay);
      this.times[(this.head + first + index) & this.mask] = due;
    });
  }

  /** The number in front of that of packet `index`; −Infinity if it is the first. */
  protected before(index: number, numbers: Float64Array): number {
    return index > 0 ? numbers[(this.head + index - 1) & this.mask]! : -Infinity;
  }

  protected grow(): void {
    const capacity = 2 * this.times.length;
    const times = new Float64Array(capacity);
    const slots = new Int32Array(capacity);
    let length = 0;
    this.forEach((slot, due) => {
      times[length] = due;
      slots[length] = slot;
      length += 1;
    });
    this.times = times;
    this.slots = slots;
    this.mask = capacity - 1;
    this.head = 0;
  }
}
