/** The numbers in the page's state: those of the time on show, renewed about five times a second while it moves. */
import { knownHop } from '../scenario/hops.ts';
import type { Navigator } from './navigator.ts';
import { runNumbers } from '../run/numbers.ts';
import type { PageStore } from './page-store.ts';
import type { Runs } from './runs.ts';

/** Wall time between renewals, ms; and while the queue drawn differs from its number. */
const RENEWAL_MS = 200;
const SOONEST_RENEWAL_MS = 80;

/** The queue as it is drawn. */
export interface QueuePicture {
  /** Packets that wait at a hop; null where they are not known one by one. */
  count(hop: number): number | null;
  /** Whether a number of waiting packets is far from what is drawn. */
  belies(shown: number, hop: number): boolean;
}

export class Readouts {
  private picture: QueuePicture | null = null;
  /** Wall time of the last renewal, of all numbers and of the queue's, ms; −∞ asks for one at the next frame. */
  private renewedAt = -Infinity;
  private queueAt = -Infinity;

  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly navigator: Navigator,
  ) {}

  /** Take the number of waiting packets from what is drawn, where it is known; null takes it from the samples again. */
  countWaitingBy(picture: QueuePicture | null): void {
    this.picture = picture;
  }

  /** Renew the numbers at the next frame. */
  invalidate(): void {
    this.renewedAt = this.queueAt = -Infinity;
  }

  /**
   * The animation frame at `wallMs`: renew the numbers if the time on show has `moved` and they are old enough; sooner the
   * queue's alone, since the tables cost as much as the picture. @returns whether all were
   */
  update(wallMs: number, moved: boolean): boolean {
    if ((!moved && this.renewedAt !== -Infinity) || wallMs - this.queueAt <= SOONEST_RENEWAL_MS) return false;
    const isDue = wallMs - this.renewedAt > RENEWAL_MS;
    if (isDue) {
      this.renewedAt = this.queueAt = wallMs;
      this.renew();
    } else if (this.isBelied()) {
      this.queueAt = wallMs;
      const { numbers } = this.page.state;
      this.page.set({ numbers: { ...numbers, queue: this.picture?.count(this.hop) ?? numbers.queue } });
    }
    return isDue;
  }

  /** At the highest speed the picture changes at every frame, and no number can follow it. */
  private isBelied(): boolean {
    const { speed, numbers } = this.page.state;
    return speed !== null && (this.picture?.belies(numbers.queue, this.hop) ?? false);
  }

  private get hop(): number {
    return knownHop(this.runs.current.series.scenario, this.page.state.hop);
  }

  private renew(): void {
    const { page, runs, navigator, hop } = this;
    // The page says already where the run stands that is to come.
    if (runs.current.leaves) return;
    const { time } = navigator;
    const sampled = runNumbers(runs.current.series, hop, time);
    page.set({
      numbers: { ...sampled, queue: this.picture?.count(hop) ?? sampled.queue },
      now: time,
      known: navigator.known,
      finished: navigator.ended ? runs.current.outcome : null,
    });
    const { other } = page.state;
    if (!other || !runs.other) return;
    const { series } = runs.other;
    const { scenario } = series;
    const numbers = runNumbers(series, knownHop(scenario, page.state.hop), time);
    page.set({ other: { ...other, scenario, numbers } });
  }
}
