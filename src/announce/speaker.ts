/** Shows lines of text that a screen reader speaks: not too often, and not for ever. */
import { setMode } from '../screen/mode.ts';
import type { Player } from '../player/player.ts';
import { summaryOf } from './summary.ts';

/** A screen reader needs about this long for a line, ms: a line that comes sooner would cut it off. */
export const PAUSE_MS = 2_000;
/** How long a line stays visible, ms. */
export const STAY_MS = 10_000;

/** Decides when a line is shown. `say` shows it, '' removes it; `later` calls back after some ms of wall time. */
export class Speaker {
  private saidAt = -Infinity;
  private waiting: (() => string) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly now: () => number,
    private readonly later: (then: () => void, ms: number) => void,
    private readonly pause: number = PAUSE_MS,
  ) {}

  /** Show what `text` returns: at once, or when the last line has had its time. Of several in between only the last is shown. */
  speak(text: () => string): void {
    const left = this.saidAt + this.pause - this.now();
    if (left <= 0) return this.utter(text);
    if (!this.waiting) {
      this.later(() => {
        const next = this.waiting!;
        this.waiting = null;
        this.utter(next);
      }, left);
    }
    this.waiting = text;
  }

  private utter(text: () => string): void {
    const at = this.now();
    this.saidAt = at;
    this.say(text());
    this.later(() => {
      if (this.saidAt === at) this.say('');
    }, STAY_MS);
  }
}

const speaker = new Speaker(
  (spoken) => setMode({ spoken }),
  () => performance.now(),
  (then, ms) => void setTimeout(then, ms),
);

/** Announce the state of the run on show. */
export function speak(player: Player): void {
  speaker.speak(() => summaryOf(player));
}
