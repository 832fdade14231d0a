/** The inside of one flow at every frame, kept as rows of numbers until they are sent. */
import type { Inspection } from '../engine/transport/ends.ts';
import type { Variable } from './protocol.ts';

export class InsideRecord {
  /** The engine's number of the flow. */
  readonly flow: number;
  /** What a row holds, in the order in which the scheme names it. */
  readonly variables: readonly Variable[];
  /** Frame of the first row that is kept here. */
  first: number;
  private frame = 0;
  private values: Float32Array<ArrayBuffer>;
  private used = 0;

  /** @param first frame from which rows are wanted; of those before the page knows them */
  constructor(flow: number, first: number, inside: readonly Inspection[]) {
    this.flow = flow;
    this.first = first;
    this.variables = inside.flatMap(({ name, unit, value }) => (typeof value === 'number' ? [{ name, unit }] : []));
    this.values = new Float32Array(64 * this.variables.length);
  }

  /** Rows that wait. */
  get rows(): number {
    return this.variables.length > 0 ? this.used / this.variables.length : 0;
  }

  /** The next frame's row: NaN where a number is none, and everywhere while the flow does not send. */
  keep(inside: readonly Inspection[], sends: boolean): void {
    if (this.frame++ < this.first) return;
    if (this.used + this.variables.length > this.values.length) {
      const larger = new Float32Array(2 * this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    for (const { value } of inside) {
      if (typeof value === 'number') this.values[this.used++] = sends && Number.isFinite(value) ? value : NaN;
    }
  }

  /** The rows that wait, row after row; they wait no longer. */
  take(): { first: number; data: Float32Array<ArrayBuffer> } {
    const { first } = this;
    const data = this.values.slice(0, this.used);
    this.first += this.rows;
    this.used = 0;
    return { first, data };
  }
}
