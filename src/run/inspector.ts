/** Which flow's inside is on show: now and then in numbers, and over time as a row of the charts. */
import { Editor } from './editor.ts';
import type { Inside } from './flow-state-series.ts';
import type { RowId } from '../charts/rows/index.ts';
import { type FlowChoice, flowChoice, flowIndex } from '../scenario/flow-choice.ts';

export abstract class Inspector extends Editor {
  /** Show the inside of a flow, live; null for none. */
  inspect(choice: FlowChoice | null): void {
    this.set({ inspected: choice, inside: null });
    const flow = this.indexOf(choice);
    // A flow that the run on show does not have may be of one that is under way: it is asked for when that has come.
    if (choice === null || flow !== null) this.track.inspect(flow);
    this.redraw();
  }

  /** As any row; that of a flow's inside comes with a flow, the one pointed at or the first, if none is chosen. */
  override toggleRow(row: RowId): void {
    super.toggleRow(row);
    const { rows, inspected, pointed, scenario } = this.state;
    if (row === 'inside' && rows.includes(row) && !inspected) this.inspect(pointed ?? flowChoice(scenario, 0));
  }

  /** Let the charts draw a variable of the inside, by its name. */
  drawVariable(variable: string): void {
    this.set({ variable });
    if (!this.state.rows.includes('inside')) this.toggleRow('inside');
    this.redraw();
  }

  /** A new run knows nothing of what was looked at; the flow may be gone. */
  protected inspectAgain(): void {
    const { inspected } = this.state;
    if (!inspected) return;
    if (this.indexOf(inspected) !== null) this.inspect(inspected);
    else if (!this.track.awaited) this.inspect(null);
  }

  /** The engine's number of a flow of the run on show; null if it has none such. */
  protected indexOf(choice: FlowChoice | null): number | null {
    return flowIndex(this.series.scenario, choice);
  }

  /** As it was at the time that is told. */
  protected tellInside(inside: Inside): void {
    this.set({ inside: this.series.inside?.asOf(this.series.samples.indexAt(this.state.now), inside) ?? inside });
  }
}
