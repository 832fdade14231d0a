/** The state of one flow at every frame, as rows of numbers that wait to be sent. */
import type { Inspection } from '../engine/transport/ends.ts';
import type { Variable } from './protocol.ts';

export class FlowStateRecord {
  /** The columns of a row, in the scheme's order: the variables that are numbers. */
  readonly variables: readonly Variable[];
  private frame = 0;
  private values: Float32Array<ArrayBuffer>;
  private used = 0;

  /** @param first frame from which rows are wanted: the page has those before */
  constructor(
    /** The engine's number of the flow. */
    readonly flow: number,
    /** Frame number of the first row that waits. */
    public first: number,
    state: readonly Inspection[],
  ) {
    this.variables = state.flatMap(({ name, unit, value }) => (typeof value === 'number' ? [{ name, unit }] : []));
    this.values = new Float32Array(64 * this.variables.length);
  }

  /** Rows that wait. */
  get rows(): number {
    return this.variables.length > 0 ? this.used / this.variables.length : 0;
  }

  /** Add the next frame's row: NaN for what is not finite, and for everything while the flow does not send. */
  add(state: readonly Inspection[], sends: boolean): void {
    if (this.frame++ < this.first) return;
    if (this.used + this.variables.length > this.values.length) {
      const larger = new Float32Array(2 * this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    for (const { value } of state) {
      if (typeof value === 'number') this.values[this.used++] = sends && Number.isFinite(value) ? value : NaN;
    }
  }

  /** Remove the rows that wait, row after row. */
  take(): { first: number; data: Float32Array<ArrayBuffer> } {
    const { first } = this;
    const data = this.values.slice(0, this.used);
    this.first += this.rows;
    this.used = 0;
    return { first, data };
  }
}
