import type { EventQueue } from '../../event-queue.ts';
import type { AckEnd } from '../endpoints.ts';
import { Pipe } from './pipe.ts';

/**
 * The path of one receiver's reports to its sender, without queues. It has no events of its own: the pipe that brings the
 * data (`FeedbackPipe`) fires when a report arrives.
 */
export class FeedbackPath extends Pipe {
  constructor(
    eventQueue: EventQueue,
    delaySeconds: number,
    private readonly sender: AckEnd,
  ) {
    super(eventQueue, delaySeconds);
  }

  override push(slot: number): void {
    this.append(slot);
    if (this.count === 1) this.nextTime = this.times[this.head]!;
  }

  protected override deliver(slot: number): void {
    this.sender.onAck(slot);
  }
}
