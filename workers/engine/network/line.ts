import type { Calendar, EventSource } from '../calendar.ts';

const INITIAL_CAPACITY = 64;

/**
 * A first-in first-out wire: a ring of packets with the times at which they were, or will be, put on it. However many
 * packets it carries, the calendar holds one entry: that of the oldest. A link knows when a packet will leave it as
 * soon as the packet arrives, so packets are put on ahead of time; such times may still be moved by `retime`.
 */
export abstract class Line implements EventSource {
  protected readonly calendar: Calendar;
  private readonly id: number;
  /** Capacity is a power of two. */
  protected times = new Float64Array(INITIAL_CAPACITY);
  protected slots = new Int32Array(INITIAL_CAPACITY);
  protected mask = INITIAL_CAPACITY - 1;
  protected head = 0;
  protected count = 0;
  /** Packets ever put on: the next one's ticket. */
  private pushed = 0;
  /** The calendar holds (or is just firing) its entry. */
  private scheduled = false;

  constructor(calendar: Calendar) {
    this.calendar = calendar;
    this.id = calendar.register(this);
  }

  /** When a packet put on at `time` is due. */
  protected abstract due(time: number): number;
  /** Hand over the packet that is due; it has been taken off. */
  protected abstract deliver(slot: number, now: number): void;

  /**
   * Put a packet on at `time`, now or later but not before the packet in front.
   * @returns a ticket for `retime`
   */
  push(slot: number, time: number): number {
    if (this.count > this.mask) this.grow();
    const place = (this.head + this.count) & this.mask;
    this.count += 1;
    this.times[place] = time;
    this.slots[place] = slot;
    if (!this.scheduled) {
      this.scheduled = true;
      this.calendar.schedule(this.id, this.due(time));
    }
    return this.pushed++;
  }

  /** Move the time at which a packet is put on; the caller keeps the order and ends with `reschedule`. */
  retime(ticket: number, time: number): void {
    const fromHead = ticket - (this.pushed - this.count);
    this.times[(this.head + fromHead) & this.mask] = time;
  }

  /** Bring the calendar up to date after `retime`. */
  reschedule(): void {
    if (this.count > 0) this.calendar.schedule(this.id, this.due(this.times[this.head]!));
  }

  fire(now: number): number {
    const slot = this.slots[this.head]!;
    this.head = (this.head + 1) & this.mask;
    this.count -= 1;
    this.deliver(slot, now);
    if (this.count === 0) {
      this.scheduled = false;
      return Infinity;
    }
    return this.due(this.times[this.head]!);
  }

  /** Calls `visit` for each packet, oldest first, with the time at which it was or will be put on. */
  forEach(visit: (slot: number, time: number) => void): void {
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
    this.forEach((slot, time) => {
      times[length] = time;
      slots[length] = slot;
      length += 1;
    });
    this.times = times;
    this.slots = slots;
    this.mask = capacity - 1;
    this.head = 0;
  }
}
