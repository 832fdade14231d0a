import type { Calendar } from '../../event-queue.ts';
import type { Sender } from '../../transport/ends.ts';
import { Line } from './pipe.ts';

/** The way of one receiver's reports to its sender, without queues and without events: the line that brings the data asks. */
export class WayBack extends Line {
  private readonly sender: Pick<Sender, 'onAck'>;

  constructor(calendar: Calendar, delaySeconds: number, sender: Pick<Sender, 'onAck'>) {
    super(calendar, delaySeconds);
    this.sender = sender;
  }

  override push(slot: number): void {
    this.append(slot);
    if (this.count === 1) this.nextTime = this.entryTime + this.delay;
  }

  protected override deliver(slot: number): void {
    this.sender.onAck(slot);
  }
}
