import type { EventQueue } from '../../event-queue.ts';
import type { ReportingEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';
import { FLAGS, MARKED, type PacketPool, SEQUENCE } from '../packets.ts';
import type { FeedbackPath } from './feedback-path.ts';

/**
 * The pipe from the last hop to one receiver that reports only now and then, and the way of its reports where that has no
 * queues. The packets in the pipe are known, so it looks ahead for the next one that may make the receiver report, and has
 * one event for that packet, the receiver's timers and the report's arrival at the sender. What happens before is seen by the
 * receiver when that event comes or somebody asks (`settle`), in order, each with the event queue at its time.
 */
export class FeedbackPipe extends Pipe {
  private readonly pool: PacketPool;
  private readonly receiver: ReportingEnd;
  private readonly feedbackPath: FeedbackPath | null;
  /** s from a report to the event that takes it on. */
  private readonly back: number;
  /** Packets, from the head on, that cannot make the receiver report; those behind them may. */
  private quiet = 0;
  /** Number of the last packet handed over. */
  private lastSequence = -1;
  /** Time of its entry in the event queue, s, not after the next report's event. */
  private entry = Infinity;

  /** @param feedbackPath takes the receiver's reports; null if they go to a queue, and so have to be there in time */
  constructor(
    eventQueue: EventQueue,
    delaySeconds: number,
    pool: PacketPool,
    receiver: ReportingEnd,
    feedbackPath: FeedbackPath | null,
  ) {
    super(eventQueue, delaySeconds);
    this.pool = pool;
    this.receiver = receiver;
    this.feedbackPath = feedbackPath;
    this.back = feedbackPath === null ? 0 : feedbackPath.delay;
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
    this.feedbackPath?.takeArrived();
    this.countQuiet();
    this.entry = this.nextEvent();
    this.nextTime = this.entry;
  }

  /** Let the receiver see what has happened to it by now: packets, and its timers before packets of the same instant. */
  settle(): void {
    const { eventQueue, receiver } = this;
    const { now } = eventQueue;
    for (;;) {
      const due = this.count > 0 ? this.times[this.head]! : Infinity;
      const timer = receiver.timerDue;
      if (timer <= due) {
        if (timer > now) break;
        eventQueue.now = timer;
        receiver.onTimer();
      } else {
        if (due > now) break;
        eventQueue.now = due;
        this.deliver(this.takeOldest());
      }
    }
    eventQueue.now = now;
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
    this.eventQueue.schedule(this.id, time);
  }

  private countQuiet(): void {
    while (this.quiet < this.count && this.isQuiet(this.quiet)) this.quiet += 1;
  }

  /** When the earliest report that is possible, or already on its reverse path, is to be taken on, s. */
  private nextEvent(): number {
    const packet = this.quiet < this.count ? this.times[(this.head + this.quiet) & this.mask]! : Infinity;
    const report = Math.min(packet, this.receiver.timerDue) + this.back;
    return this.feedbackPath === null ? report : Math.min(report, this.feedbackPath.nextTime);
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
