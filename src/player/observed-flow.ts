/** The flow whose state is on show: beside the charts as it is now, and over time as a row of the charts. */
import { type FlowChoice, flowChoice, flowIndex } from '../scenario/flow-choice.ts';
import type { FlowStateReport } from '../run/flow-state-series.ts';
import type { Navigator } from './navigator.ts';
import type { PageStore } from './page-store.ts';
import type { Runs } from './runs.ts';
import type { PageState } from './state.ts';
import { anyRowOf, type RowId } from '../charts/rows/index.ts';

/** The flow whose causes are asked for: by a chain, or by the narrator and summaries; null if nobody asks. */
export function explainedBy({ question, narrator, summing, observedFlow }: PageState): FlowChoice | 'first' | null {
  if (question) return question.flow;
  return narrator || summing ? (observedFlow ?? 'first') : null;
}

export class ObservedFlow {
  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly navigator: Navigator,
  ) {}

  /** Show the state of a flow; null shows none. */
  inspect(choice: FlowChoice | null): void {
    this.page.set({ observedFlow: choice, flowState: null });
    const flow = this.indexOf(choice);
    // A flow that the run on show lacks may be one of the run that is being loaded: that run asks for it when it begins.
    if (choice === null || flow !== null) this.runs.current.inspect(flow);
    this.page.redraw();
  }

  /** Show or hide a row of the charts. The row of a flow's state comes with a flow: the one pointed at, or the first. */
  toggleRow(row: RowId): void {
    this.page.toggleRow(row);
    const { rows, observedFlow, pointed, scenario } = this.page.state;
    if (rows.includes(row) && anyRowOf('observed flow', [row]) && !observedFlow)
      this.inspect(pointed ?? flowChoice(scenario, 0));
  }

  /** Draw a variable of the flow's state, by its name. */
  drawVariable(variable: string): void {
    this.page.set({ variable });
    if (!anyRowOf('observed flow', this.page.state.rows)) this.toggleRow('inside');
    this.page.redraw();
  }

  /** Another run is on show: ask it for the flow's state, or end that if it has no such flow. */
  inspectAgain(): void {
    const { observedFlow } = this.page.state;
    if (!observedFlow) return;
    if (this.indexOf(observedFlow) !== null) this.inspect(observedFlow);
    else if (!this.runs.current.awaited) this.inspect(null);
  }

  /** Show a report if it is of the observed flow. */
  receive(report: FlowStateReport): void {
    if (report.flow === this.indexOf(this.page.state.observedFlow)) this.show(report);
  }

  /** Show the last report as of the time on show. */
  refresh(): void {
    const { flowState } = this.page.state;
    if (flowState) this.show(flowState);
  }

  /** Have the flow's state sent at every sample while its row is shown, a run that lacks it is replayed; and have causes recorded while somebody asks. */
  requestSamples(): void {
    const { rows, observedFlow, phase, question, playing } = this.page.state;
    const { navigator, runs } = this;
    const { current } = runs;
    current.observed = anyRowOf('observed flow', rows) ? observedFlow : null;
    if (phase !== 'ready') return;
    if (current.missesFlowState) navigator.replay(current);
    for (const run of runs.all) {
      run.follow();
      if (
        !run.missesCauses ||
        (question && run.knowsCauses(Math.min(question.time, navigator.duration), question.flow))
      )
        continue;
      if (playing) navigator.replay(run);
      // Up to the time on show only: that is soon done.
      else run.replayTo(navigator.time + run.lead, false);
    }
  }

  private indexOf(choice: FlowChoice | null): number | null {
    return flowIndex(this.runs.current.series.scenario, choice);
  }

  private show(report: FlowStateReport): void {
    const { series } = this.runs.current;
    const sample = series.samples.indexAt(this.page.state.now);
    this.page.set({ flowState: series.flowState?.asOf(sample, report) ?? report });
  }
}
