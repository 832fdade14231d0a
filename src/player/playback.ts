/** What the reader does to time: play, pause, seek, step and speed, kept in the page's state. */
import { knownHop } from '../scenario/hops.ts';
import type { Navigator, StepUnit } from './navigator.ts';
import type { PageStore } from './page-store.ts';
import type { Readouts } from './readouts.ts';
import type { Runs } from './runs.ts';
import { SPEEDS } from './state.ts';
import type { Direction } from '../run/steps.ts';

export class Playback {
  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly navigator: Navigator,
    private readonly readouts: Readouts,
  ) {}

  /** Before the engine is there, `begin` plays what was asked for last. */
  togglePlay(play = !this.page.state.playing): void {
    const { phase } = this.page.state;
    if (phase === 'dead') return;
    if (phase !== 'ready') return this.page.set({ playing: play });
    if (play && this.navigator.ended) this.navigator.seek(0);
    if (play && this.page.state.notice?.kind === 'heavy') this.page.say(null);
    if (play) this.navigator.play();
    else this.navigator.pause();
    this.page.set({ playing: play });
    this.renew();
  }

  /** The engine is there. */
  begin(): void {
    if (this.page.state.phase === 'ready') return;
    this.page.set({ phase: 'ready' });
    this.togglePlay(this.page.state.playing);
  }

  /** Show `time`, s. */
  seek(time: number): void {
    this.navigator.seek(time);
    this.renew();
  }

  /** Go to the latest time that is known, and follow the run from there. */
  follow(): void {
    this.page.setZoom(null);
    this.page.refit();
    this.seek(this.navigator.known);
  }

  /** Pause and move by one packet, round trip or loss. */
  step(direction: Direction, stepUnit: StepUnit): void {
    if (direction === 1 && this.navigator.ended) return;
    this.page.set({ playing: false, stepUnit });
    this.navigator.hop = knownHop(this.runs.current.series.scenario, this.page.state.hop);
    this.navigator.step(stepUnit, direction);
    this.renew();
  }

  /** @param speed simulated s per wall s; null is as fast as possible */
  setSpeed(speed: number | null): void {
    this.page.set({ speed });
    this.navigator.setSpeed(speed);
  }

  /** The next higher or lower speed of the slider. */
  shiftSpeed(by: 1 | -1): void {
    const next = SPEEDS[SPEEDS.indexOf(this.page.state.speed) + by];
    if (next !== undefined) this.setSpeed(next);
  }

  /** Pause when the end of the run is on show. */
  stopAtEnd(): void {
    if (!this.navigator.ended || !this.page.state.playing || !this.runs.current.outcome) return;
    this.navigator.pause();
    this.page.set({ playing: false });
    this.readouts.invalidate();
  }

  private renew(): void {
    this.readouts.invalidate();
    this.page.redraw();
  }
}
