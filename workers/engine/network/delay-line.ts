import type { Calendar, EventSource } from '../calendar.ts';
import type { PacketSink } from './packets.ts';

const INITIAL_CAPACITY = 64;

/**
 * A wire of constant delay. What goes in first comes out first, so however many packets are on it the calendar holds
 * one entry: that of the oldest. All flows with the same delay between the same two places share a line.
 */
export class DelayLine implements EventSource {
  private readonly calendar: Calendar;
  private readonly delay: number;
  private readonly sink: PacketSink;
  private readonly id: number;
  /** Ring of arrival times and packet slots; capacity is a power of two. */
  private times = new Float64Array(INITIAL_CAPACITY);
  private slots = new Int32Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  private head = 0;
  private count = 0;
  /** The calendar holds (or is just firing) its entry. */
  private scheduled = false;

  constructor(calendar: Calendar, delaySeconds: number, sink: PacketSink) {
    this.calendar = calendar;
    this.delay = delaySeconds;
    this.sink = sink;
    this.id = calendar.register(this);
  }

  /** Put a packet on the wire at `now`. */
  push(slot: number, now: number): void {
    if (this.count > this.mask) this.grow();
    const place = (this.head + this.count) & this.mask;
    this.count += 1;
    const time = now + this.delay;
    this.times[place] = time;
    this.slots[place] = slot;
    if (!this.scheduled) {
      this.scheduled = true;
      this.calendar.schedule(this.id, time);
    }
  }

  fire(now: number): number {
    const slot = this.slots[this.head]!;
    this.head = (this.head + 1) & this.mask;
    this.count -= 1;
    this.sink.receive(slot, now);
    if (this.count === 0) {
      this.scheduled = false;
      return Infinity;
    }
    return this.times[this.head]!;
  }

  /** Calls `visit` for each packet on the wire, oldest first. For tests and drawing. */
  forEach(visit: (slot: number, arrival: number) => void): void {
    for (let index = 0; index < this.count; index += 1) {
      const place = (this.head + index) & this.mask;
      visit(this.slots[place]!, this.times[place]!);
    }
  }

  private grow(): void {
    const capacity = 2 * this.times.length;
    const times = new Float64Array(capacity);
    const slots = new Int32Array(capacity);
    let length = 0;
    this.forEach((slot, arrival) => {
      times[length] = arrival;
      slots[length] = slot;
      length += 1;
    });
    this.times = times;
    this.slots = slots;
    this.mask = capacity - 1;
    this.head = 0;
  }
}
