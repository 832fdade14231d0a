/** What the reader asks of a run: why a window or rate is what it is, and what it would be without a loss or a flow. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { heavyNotice } from './check-edit.ts';
import type { Comparison } from './comparison.ts';
import type { PageStore } from './page-store.ts';
import type { Playback } from './playback.ts';
import type { Runs } from './runs.ts';
import type { PageState } from './state.ts';
import { say } from '../../workers/words/say.ts';

export class Questions {
  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly playback: Playback,
    private readonly comparison: Comparison,
  ) {}

  /** Ask why a flow's window or rate is what it is at `time` (s), and go there; null ends that. */
  ask(question: PageState['question']): void {
    // First of all: what is computed again to get there is recorded.
    this.page.set({ question, highlight: null });
    if (question) {
      this.playback.togglePlay(false);
      this.playback.seek(question.time);
    }
    this.page.redraw();
  }

  /** A panel with summaries of why is open, or is no longer. */
  sum(summing: PageState['summing']): void {
    this.page.set({ summing });
    this.page.redraw();
  }

  /** Show `beside` as run B beside the run on show, both at `time` (s), and play them. */
  without(beside: Scenario, time: number): void {
    const { page, runs, comparison } = this;
    this.ask(null);
    if (runs.other) comparison.toggle();
    const { scenario } = page.state;
    comparison.toggle(beside, { play: false, time });
    // Too much for one page: the notice says so.
    if (!runs.other) return;
    this.playback.seek(time);
    const heavy = heavyNotice(scenario, beside);
    if (heavy) return page.say(heavy);
    page.say({ kind: 'info', text: say('B is A without that, and nothing else: the same seed, the same chance.') });
    this.playback.togglePlay(true);
  }
}
