import type { Calendar } from '../calendar.ts';
import type { ReportingReceiver } from '../transport/ends.ts';
import { Line } from './line.ts';
import { FLAGS, MARKED, type PacketPool, SEQUENCE } from './packets.ts';

/**
 * The wire from the last hop to one receiver that reports only now and then. The packets on it are known, so it looks
 * ahead for the next one that may make the receiver report and has an event for that one alone. Those before it are quiet:
 * the receiver sees them when that event comes or somebody asks (`settle`), in order, each with the calendar at its time.
 */
export class ReportLine extends Line {
  private readonly pool: PacketPool;
  private readonly receiver: ReportingReceiver;
  /** Packets, from the head on, that cannot make the receiver report; the one behind them may. */
  private quiet = 0;
  /** Number of the last packet handed over. */
  private lastSequence = -1;

  constructor(calendar: Calendar, delaySeconds: number, pool: PacketPool, receiver: ReportingReceiver) {
    super(calendar, delaySeconds);
    this.pool = pool;
    this.receiver = receiver;
  }

  override push(slot: number, time: number): void {
    const due = this.append(slot, time);
    if (this.quiet < this.count - 1) return;
    if (this.isQuiet(this.quiet)) this.quiet += 1;
    else this.calendar.schedule(this.id, due);
  }

  override retimeLast(times: readonly number[]): void {
    this.retime(times);
    this.quiet = Math.min(this.quiet, this.count - times.length);
    this.lookAhead();
  }

  /** The packet that may make it report is due; if it was moved meanwhile, there is nothing to do yet. */
  override fire(): void {
    const { now } = this.calendar;
    this.settle(now);
    if (this.quiet === 0 && this.count > 0 && this.times[this.head]! <= now) {
      this.quiet = 1;
      this.handOver();
    }
    this.countQuiet();
    this.nextTime = this.nextReport();
  }

  /** Let the receiver see the quiet packets that have reached it up to and including `now`. */
  settle(now: number): void {
    while (this.quiet > 0 && this.times[this.head]! <= now) this.handOver();
    this.calendar.now = now;
  }

  /** A timer of the receiver is up, which comes before a packet of the same instant: what came before `now`. */
  settleBefore(now: number): void {
    while (this.quiet > 0 && this.times[this.head]! < now) this.handOver();
    this.calendar.now = now;
  }

  /** The receiver has reported of its own accord, or will see other times: find anew which packet may make it report. */
  lookAhead(): void {
    this.countQuiet();
    const next = this.nextReport();
    if (next < Infinity) this.calendar.schedule(this.id, next);
  }

  protected override deliver(slot: number): void {
    this.lastSequence = this.pool.words[slot + SEQUENCE]!;
    this.receiver.onData(slot);
  }

  private handOver(): void {
    this.quiet -= 1;
    this.calendar.now = this.times[this.head]!;
    this.deliver(this.takeOldest());
  }

  private countQuiet(): void {
    while (this.quiet < this.count && this.isQuiet(this.quiet)) this.quiet += 1;
  }

  /** When the packet behind the quiet ones is due, s. */
  private nextReport(): number {
    return this.quiet < this.count ? this.times[(this.head + this.quiet) & this.mask]! : Infinity;
  }

  /** Nothing is missing before the packet at `index`, it has no mark, and the receiver has no reason of its own. */
  private isQuiet(index: number): boolean {
    const { words } = this.pool;
    const place = (this.head + index) & this.mask;
    const slot = this.slots[place]!;
    const before = index > 0 ? words[this.slots[(place - 1) & this.mask]! + SEQUENCE]! : this.lastSequence;
    if (words[slot + SEQUENCE] !== before + 1 || (words[slot + FLAGS]! & MARKED) !== 0) return false;
    return !this.receiver.mayReport(slot, this.times[place]!);
  }
}
