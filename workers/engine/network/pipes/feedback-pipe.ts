import type { Calendar } from '../../event-queue.ts';
import type { ReportingReceiver } from '../../transport/ends.ts';
import { Line } from './pipe.ts';
import { FLAGS, MARKED, type PacketPool, SEQUENCE } from '../packets.ts';
import type { WayBack } from './feedback-path.ts';

/**
 * The wire from the last hop to one receiver that reports only now and then, and the way of its reports where that has no
 * queues. The packets on the wire are known, so it looks ahead for the next one that may make the receiver report, and has
 * one event for that packet, the receiver's timers and the report's arrival at the sender. What happens before is seen by the
 * receiver when that event comes or somebody asks (`settle`), in order, each with the calendar at its time.
 */
export class ReportLine extends Line {
  private readonly pool: PacketPool;
  private readonly receiver: ReportingReceiver;
  private readonly wayBack: WayBack | null;
  /** s from a report to the event that takes it on. */
  private readonly back: number;
  /** Packets, from the head on, that cannot make the receiver report; those behind them may. */
  private quiet = 0;
  /** Number of the last packet handed over. */
  private lastSequence = -1;
  /** Time of its entry in the calendar, s, not after the next report's event. */
  private entry = Infinity;

  /** @param wayBack takes the receiver's reports; null if they go to a queue, and so have to be there in time */
  constructor(
    calendar: Calendar,
    delaySeconds: number,
    pool: PacketPool,
    receiver: ReportingReceiver,
    wayBack: WayBack | null,
  ) {
    super(calendar, delaySeconds);
    this.pool = pool;
    this.receiver = receiver;
    this.wayBack = wayBack;
    this.back = wayBack === null ? 0 : wayBack.delay;
  }

  override push(slot: number): void {
    this.append(slot);
    // By an entry before its own it is looked at anyway.
    if (this.entry > this.entryTime + this.delay + this.back) this.lookAtNext();
  }

  override retimeLast(times: readonly number[]): void {
    this.retime(times);
    this.quiet = Math.min(this.quiet, this.count - times.length);
    this.countQuiet();
    this.wakeAt(this.nextEvent());
  }

  /** A report may be due; if it came to nothing, or packets were moved meanwhile, there is nothing to do yet. */
  override fire(): void {
    // What is put on meanwhile is looked at below.
    this.entry = -Infinity;
    this.settle();
    this.wayBack?.takeArrived();
    this.countQuiet();
    this.entry = this.nextEvent();
    this.nextTime = this.entry;
  }

  /** Let the receiver see what has happened to it by now: packets, and its timers before packets of the same instant. */
  settle(): void {
    const { calendar, receiver } = this;
    const { now } = calendar;
    for (;;) {
      const due = this.count > 0 ? this.times[this.head]! : Infinity;
      const timer = receiver.timerDue;
      if (timer <= due) {
        if (timer > now) break;
        calendar.now = timer;
        receiver.onTimer();
      } else {
        if (due > now) break;
        calendar.now = due;
        this.deliver(this.takeOldest());
      }
    }
    calendar.now = now;
  }

  protected override deliver(slot: number): void {
    if (this.quiet > 0) this.quiet -= 1;
    this.lastSequence = this.pool.words[slot + SEQUENCE]!;
    this.receiver.onData(slot);
  }

  private lookAtNext(): void {
    if (this.isQuiet(this.quiet)) this.quiet += 1;
    else this.wakeAt(this.nextEvent());
  }

  private wakeAt(time: number): void {
    if (time >= this.entry) return;
    this.entry = time;
    this.calendar.schedule(this.id, time);
  }

  private countQuiet(): void {
    while (this.quiet < this.count && this.isQuiet(this.quiet)) this.quiet += 1;
  }

  /** When the earliest report that is possible, or already on its way back, is to be taken on, s. */
  private nextEvent(): number {
    const packet = this.quiet < this.count ? this.times[(this.head + this.quiet) & this.mask]! : Infinity;
    const report = Math.min(packet, this.receiver.timerDue) + this.back;
    return this.wayBack === null ? report : Math.min(report, this.wayBack.nextTime);
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
