import type { EventQueue } from '../../event-queue.ts';
import type { ReportingEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';
import { FLAGS, MARKED, type PacketPool, SEQUENCE } from '../packets.ts';
import type { FeedbackPath } from './feedback-path.ts';

/**
 * The pipe from the last hop to one receiver that reports now and then, and the path of its reports if that has no queues.
 *
 * Most packets cause no report. The pipe looks ahead for the next one that may, and has one event for the earliest of that
 * packet, the receiver's timers, and a report's arrival at the sender. The receiver gets everything before that when the
 * event fires or `settle` is called: in order, with the event queue's `now` at the time of each.
 */
export class FeedbackPipe extends Pipe {
  /** Delay of the feedback path, s; 0 if there is none. */
  private back: number;
  /** How many packets, from the head on, cannot cause a report; the next one may. */
  private quiet = 0;
  /** Number of the last packet handed over. */
  private lastSequence = -1;
  /** Time of its entry in the event queue, s: never after the next possible report. */
  private entry = Infinity;

  /** @param feedbackPath of the receiver's reports; null if they go to a hop, and so have to be there in time */
  constructor(
    eventQueue: EventQueue,
    delaySeconds: number,
    private readonly pool: PacketPool,
    private readonly receiver: ReportingEnd,
    private readonly feedbackPath: FeedbackPath | null,
  ) {
    super(eventQueue, delaySeconds);
    this.back = feedbackPath === null ? 0 : feedbackPath.delay;
  }

  override push(slot: number): void {
    this.append(slot);
    // An entry before the packet's own looks at it anyway.
    if (this.entry > this.entryTime + this.delay + this.back) this.lookAtNext();
  }

  /** Reports that are sent from now on take so long, s. */
  setBack(seconds: number): void {
    this.feedbackPath!.setDelay(seconds);
    this.back = seconds;
    this.wakeAt(this.nextEvent());
  }

  override retimeLast(times: readonly number[]): void {
    this.retime(times);
    this.quiet = Math.min(this.quiet, this.count - times.length);
    this.countQuiet();
    this.wakeAt(this.nextEvent());
  }

  /** A report may be due. If it was a false positive, or packets were retimed, this does nothing but schedule the next event. */
  override fire(): void {
    // While it fires, `push` must not schedule: packets that enter now are looked at below.
    this.entry = -Infinity;
    this.settle();
    this.feedbackPath?.takeArrived();
    this.countQuiet();
    this.entry = this.nextEvent();
    this.nextTime = this.entry;
  }

  /** Give the receiver what has happened to it by now: packets, and its timers before packets of the same instant. */
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

  /** When the next possible report, or one under way, reaches the sender (without a feedback path: is sent), s. */
  private nextEvent(): number {
    const packet = this.quiet < this.count ? this.times[(this.head + this.quiet) & this.mask]! : Infinity;
    const report = Math.min(packet, this.receiver.timerDue) + this.back;
    return this.feedbackPath === null ? report : Math.min(report, this.feedbackPath.nextTime);
  }

  /** Whether the packet at `index` cannot cause a report: none is missing before it, it has no mark, and the receiver says no. */
  private isQuiet(index: number): boolean {
    const { words } = this.pool;
    const place = (this.head + index) & this.mask;
    const slot = this.slots[place]!;
    const before = index > 0 ? words[this.slots[(place - 1) & this.mask]! + SEQUENCE]! : this.lastSequence;
    if (words[slot + SEQUENCE] !== before + 1 || (words[slot + FLAGS]! & MARKED) !== 0) return false;
    return !this.receiver.mayReport(slot, this.times[place]!);
  }
}
