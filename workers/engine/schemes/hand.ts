import { type EventQueue, Timer } from '../event-queue.ts';
import { HAND_LETTERS, stepped, TICKS_PER_SECOND } from './hands-steps.ts';

/** What a hand does, a letter at the end of each tenth of a second; without one it holds. While a game goes on it grows. */
export interface HandRecord {
  letters: string;
}

/** A number that a person moves by the steps of a record: a window, or a rate. */
export class Hand {
  /** Before anything has been done it is one. */
  value = 1;
  private readonly clock: Timer;
  /** Ticks so far. */
  private tick = 0;

  /** @param onStep gets the code of each step that has changed the value */
  constructor(
    eventQueue: EventQueue,
    private readonly record: HandRecord,
    private readonly largest: number,
    private readonly onStep: (code: number) => void,
  ) {
    this.clock = new Timer(eventQueue, () => this.onTick());
    this.clock.set(1 / TICKS_PER_SECOND);
  }

  private onTick(): void {
    const code = Math.max(0, HAND_LETTERS.indexOf(this.record.letters[this.tick] ?? '.'));
    this.tick += 1;
    this.clock.set((this.tick + 1) / TICKS_PER_SECOND);
    const before = this.value;
    this.value = stepped(before, code, this.largest);
    if (this.value !== before) this.onStep(code);
  }
}
