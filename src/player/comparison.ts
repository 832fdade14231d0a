/** Two runs side by side on one clock: A, and B that begins as its copy. The page sets one of them at a time. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { tooHeavy } from './check-edit.ts';
import type { Navigator } from './navigator.ts';
import type { PageStore } from './page-store.ts';
import type { Readouts } from './readouts.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { Runs } from './runs.ts';
import type { OtherRun } from './state.ts';
import { say } from '../../workers/words/say.ts';

export class Comparison {
  /** @param makeRun makes a run on a worker of its own */
  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly navigator: Navigator,
    private readonly readouts: Readouts,
    private readonly makeRun: (scenario: Scenario) => RunHandle,
  ) {}

  /**
   * Show a copy of the run beside it and set the copy from now on; or show only the run that is being set.
   * @param beside the scenario of the copy; it plays or not, and begins at `time` (s), as the run does unless that is said
   */
  toggle(beside = this.page.state.scenario, how: { play?: boolean | undefined; time?: number } = {}): void {
    if (this.runs.other) this.end();
    else if (this.page.state.phase === 'ready') this.begin(beside, how);
    this.readouts.invalidate();
    this.page.redraw();
  }

  /** Set the other of two compared runs. */
  switch(): void {
    const { page, runs } = this;
    const { other } = page.state;
    if (!other || !runs.other) return;
    const { history } = runs.other;
    [runs.current, runs.other] = [runs.other, runs.current];
    page.set({ ...other, other: this.present, canUndo: history.canUndo, canRedo: history.canRedo });
    this.readouts.invalidate();
    page.redraw();
  }

  private begin(beside: Scenario, { play, time }: { play?: boolean | undefined; time?: number }): void {
    const { page, runs, navigator } = this;
    const { scenario, speed, playing } = page.state;
    // Of a run that is to come the time on show is still that of the one before.
    const now = runs.current.leaves ? 0 : navigator.time;
    const refusal = tooHeavy(scenario, beside);
    if (refusal !== null) return page.say({ kind: 'refused', text: refusal });
    const copy = this.makeRun(scenario);
    copy.copy(runs.current);
    copy.client.setSpeed(speed);
    copy.open(beside, play ?? playing, time ?? now);
    [runs.current, runs.other] = [copy, runs.current];
    page.set({ name: 'B', other: this.present, scenario: beside, canUndo: false, canRedo: false });
    page.say({
      kind: 'info',
      text: say('B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.'),
    });
  }

  private end(): void {
    this.runs.other?.client.close();
    this.runs.other = null;
    this.page.set({ other: null, name: 'A' });
  }

  /** What the page's state says of the run that is being set. */
  private get present(): OtherRun {
    const { name, scenario, liveEvents, numbers } = this.page.state;
    return { name, scenario, liveEvents, numbers };
  }
}
