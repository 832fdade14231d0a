/** The state of one flow over a run: what its scheme knew and decided at each sample. */
import type { Report, Variable } from '../../workers/live/protocol.ts';
import { Column, KEEP_ALL } from './column.ts';

/** Variables of these units are drawn together: a window with its threshold, a rate with its target. */
const DRAWN_TOGETHER = ['packets', 'packets/s'];

/** A flow's state as the worker reports it beside the clock. */
export type FlowStateReport = Extract<Report, { type: 'flowState' }>;

/** A variable that is drawn, and its values. */
export interface DrawnVariable extends Variable {
  values: Column;
}

export class FlowStateSeries {
  /** One per variable; NaN where it has no value. */
  readonly columns: readonly Column[];

  constructor(
    /** The engine's number of the flow. */
    readonly flow: number,
    readonly variables: readonly Variable[],
    keeping = KEEP_ALL,
  ) {
    this.columns = variables.map(() => new Column(keeping));
  }

  /** Samples known, from the run's first on. */
  get length(): number {
    return this.columns[0]?.length ?? 0;
  }

  /** Append rows, the first being that of sample number `first`. Rows that are known are skipped, and all if there is a gap before them. */
  append(first: number, data: Float32Array): void {
    if (first > this.length) return;
    const width = this.columns.length;
    for (let at = (this.length - first) * width; at < data.length; at++) this.columns[at % width]!.push(data[at]!);
  }

  /** The worker's latest report, with the numbers as they were at a sample where those are known. */
  asOf(sample: number, report: FlowStateReport): FlowStateReport {
    if (report.flow !== this.flow || sample < 0 || sample >= this.length) return report;
    let column = 0;
    const values = report.values.map((each) => {
      if (typeof each.value !== 'number') return each;
      const value = this.columns[column++]!.at(sample);
      return Number.isFinite(value) ? { ...each, value } : each;
    });
    return { ...report, values };
  }

  /** The variables that are drawn when `wanted` is chosen (`drawnTogether`), with their values. */
  drawn(wanted: string | null): DrawnVariable[] {
    return drawnTogether(
      this.variables.map(({ name, unit }, index) => ({ name, unit, values: this.columns[index]! })),
      wanted,
    );
  }

  /** A variable's value at a sample; NaN where it has none or none is known. */
  static at({ values }: DrawnVariable, sample: number): number {
    return sample >= 0 && sample < values.length ? values.at(sample) : NaN;
  }
}

/**
 * The variables that are drawn when `wanted` is chosen: it and those of its unit, in the scheme's order. If nothing is
 * chosen, or the scheme has no such variable, its window is, else its rate, else its first variable.
 */
export function drawnTogether<T extends Variable>(variables: readonly T[], wanted: string | null): T[] {
  const named = (name: string | null): T | undefined => variables.find((variable) => variable.name === name);
  const main = named(wanted) ?? named('cwnd') ?? named('rate') ?? variables[0];
  return variables.filter(
    (variable) => variable === main || (variable.unit === main?.unit && DRAWN_TOGETHER.includes(main.unit)),
  );
}
