/** An application that writes packets at a rate: evenly, or as a Poisson process. What it has written waits for the sender. */
import { ln } from '../../theory/math.ts';
import { type EventQueue, Timer } from '../event-queue.ts';
import type { RandomStream } from '../random.ts';

export class Feed {
  private readonly timer: Timer;

  /** @param write called with each packet */
  constructor(
    private readonly eventQueue: EventQueue,
    /** Mean time between packets, s. */
    private readonly gap: number,
    /** Of a Poisson process; null where gaps are even. */
    private readonly random: RandomStream | null,
    write: () => void,
  ) {
    this.timer = new Timer(eventQueue, () => {
      this.scheduleNext();
      write();
    });
  }

  /** Even gaps begin with a packet at once. */
  start(): void {
    if (this.random !== null) this.scheduleNext();
    else this.timer.set(this.eventQueue.now);
  }

  stop(): void {
    this.timer.cancel();
  }

  private scheduleNext(): void {
    const { eventQueue, gap, random } = this;
    this.timer.set(eventQueue.now + (random === null ? gap : -gap * ln(1 - random.uniform())));
  }
}
