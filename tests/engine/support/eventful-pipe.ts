import { type EventQueue, Timer } from '../../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../../workers/engine/network/pipes/delay-pipe.ts';
import { isReporting, type Receiver } from '../../../workers/engine/transport/ends.ts';

/** The plain way to serve a receiver: an event for every packet, and one for its timers if it has any. */
export class EventfulPipe extends DelayPipe {
  private readonly timer: Timer | null;

  /** @param onSeen called with the slot when the receiver has seen a packet */
  constructor(
    eventQueue: EventQueue,
    delaySeconds: number,
    private readonly receiver: Receiver,
    onSeen?: (slot: number) => void,
  ) {
    super(eventQueue, delaySeconds, {
      receive: (slot) => {
        receiver.onData(slot);
        onSeen?.(slot);
        this.setTimer();
      },
    });
    this.timer = isReporting(receiver) ? new Timer(eventQueue, () => this.onTimer()) : null;
  }

  private onTimer(): void {
    const { receiver } = this;
    if (isReporting(receiver) && receiver.timerDue <= this.eventQueue.now) receiver.onTimer();
    this.setTimer();
  }

  private setTimer(): void {
    if (isReporting(this.receiver)) this.timer!.set(this.receiver.timerDue);
  }
}
