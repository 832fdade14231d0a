import type { Calendar, EventSource } from '../calendar.ts';
import type { DelayLine } from './delay-line.ts';
import type { LossProcess } from './loss.ts';
import { MARKED, type PacketPool, type PacketSink } from './packets.ts';
import type { QueueDiscipline } from './queue.ts';

const INITIAL_CAPACITY = 64;

/** Told of each packet that a hop drops, before its slot is released. */
export type DropListener = (slot: number, byQueue: boolean) => void;

/**
 * One bottleneck: door (artificial loss), queue, transmitter. Its propagation delay is in the lines behind it.
 * A packet that finds the transmitter idle is sent at once and never waits. One calendar entry: the end of the
 * transmission under way.
 */
export class Hop implements EventSource, PacketSink {
  private readonly calendar: Calendar;
  private readonly pool: PacketPool;
  private readonly onDrop: DropListener;
  private readonly id: number;
  discipline: QueueDiscipline | null = null;
  loss: LossProcess | null = null;
  /** Packets still to be dropped at this door, per flow, and their sum. */
  private readonly condemned: Int32Array;
  private condemnedTotal = 0;
  /** Where a flow's packets go from here, by flow. */
  readonly exits: DelayLine[] = [];

  /** s per byte; 0 is an unlimited rate. */
  private secondsPerByte = 0;
  private serving = -1;
  /** Ring of waiting packets; capacity is a power of two. */
  private slots = new Int32Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  private head = 0;
  /** Packets waiting. */
  waiting = 0;

  arrivals = 0;
  drops = 0;
  marks = 0;
  departures = 0;
  departedBytes = 0;
  /** Packets lost to the loss model and to `condemn`, and those that came to the door. */
  injectedDrops = 0;
  doorArrivals = 0;
  /** Longest queue since `takeMaximum`. */
  private longest = 0;
  /** Time integral of `waiting`, packet·s, up to `changedAt`. */
  private area = 0;
  private changedAt = 0;

  constructor(calendar: Calendar, pool: PacketPool, flows: number, onDrop: DropListener) {
    this.calendar = calendar;
    this.pool = pool;
    this.onDrop = onDrop;
    this.condemned = new Int32Array(flows);
    this.id = calendar.register(this);
  }

  /** bit/s, or null for unlimited; a transmission under way ends as it began. */
  setRate(rate: number | null): void {
    this.secondsPerByte = rate === null ? 0 : 8 / rate;
  }

  /** Packets of that size that the link can send in a second. */
  packetsPerSecond(packetBytes: number): number {
    return 1 / (packetBytes * this.secondsPerByte);
  }

  /** Drop the next `count` packets of the flow at the door. */
  condemn(flow: number, count: number): void {
    this.condemned[flow] = this.condemned[flow]! + count;
    this.condemnedTotal += count;
  }

  receive(slot: number, now: number): void {
    this.doorArrivals += 1;
    if ((this.loss !== null && this.loss.strikes()) || (this.condemnedTotal > 0 && this.takeCondemned(slot))) {
      this.injectedDrops += 1;
      this.drop(slot, false);
      return;
    }
    this.arrivals += 1;
    if (this.secondsPerByte === 0) {
      this.depart(slot, now);
      return;
    }
    const before = this.pool.flags[slot]!;
    if (!this.discipline!.admit(slot, this.waiting, now)) {
      this.drops += 1;
      this.drop(slot, true);
      return;
    }
    if ((this.pool.flags[slot]! & ~before & MARKED) !== 0) this.marks += 1;
    if (this.serving < 0) {
      this.serving = slot;
      this.calendar.schedule(this.id, now + this.pool.bytes[slot]! * this.secondsPerByte);
      return;
    }
    if (this.waiting > this.mask) this.grow();
    this.area += this.waiting * (now - this.changedAt);
    this.changedAt = now;
    this.slots[(this.head + this.waiting) & this.mask] = slot;
    this.waiting += 1;
    if (this.waiting > this.longest) this.longest = this.waiting;
  }

  fire(now: number): number {
    this.depart(this.serving, now);
    if (this.waiting === 0) {
      this.serving = -1;
      this.discipline!.becameIdle(now);
      return Infinity;
    }
    this.area += this.waiting * (now - this.changedAt);
    this.changedAt = now;
    const slot = this.slots[this.head]!;
    this.head = (this.head + 1) & this.mask;
    this.waiting -= 1;
    this.serving = slot;
    return now + this.pool.bytes[slot]! * this.secondsPerByte;
  }

  /** Time integral of the queue length from 0 to `now`, packet·s. */
  queueArea(now: number): number {
    return this.area + this.waiting * (now - this.changedAt);
  }

  /** Longest queue since the last call. */
  takeMaximum(): number {
    const maximum = this.longest;
    this.longest = this.waiting;
    return maximum;
  }

  /** Calls `visit` for each packet in transmission or waiting, the head first. For tests and drawing. */
  forEach(visit: (slot: number) => void): void {
    if (this.serving >= 0) visit(this.serving);
    for (let index = 0; index < this.waiting; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }

  private depart(slot: number, now: number): void {
    this.departures += 1;
    this.departedBytes += this.pool.bytes[slot]!;
    this.exits[this.pool.flow[slot]!]!.push(slot, now);
  }

  private drop(slot: number, byQueue: boolean): void {
    this.onDrop(slot, byQueue);
    this.pool.release(slot);
  }

  private takeCondemned(slot: number): boolean {
    const flow = this.pool.flow[slot]!;
    if (this.condemned[flow] === 0) return false;
    this.condemned[flow] = this.condemned[flow]! - 1;
    this.condemnedTotal -= 1;
    return true;
  }

  private grow(): void {
    const slots = new Int32Array(2 * this.slots.length);
    for (let index = 0; index < this.waiting; index += 1) slots[index] = this.slots[(this.head + index) & this.mask]!;
    this.slots = slots;
    this.mask = slots.length - 1;
    this.head = 0;
  }
}
