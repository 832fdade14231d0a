/** The inside of one flow over a run: what its scheme knew and decided at each sample. */
import type { Report, Variable } from '../../workers/live/protocol.ts';
import { Column } from './column.ts';

/** In these units variables belong together: a window beside its threshold, a rate beside the one that it heads for. */
const TOGETHER = ['packets', 'packets/s'];

/** What the engine tells of a flow's inside now and then. */
export type Inside = Extract<Report, { type: 'inside' }>;

/** A variable that is drawn, and its values. */
export interface DrawnVariable extends Variable {
  values: Column;
}

export class InsideSeries {
  /** The engine's number of the flow. */
  readonly flow: number;
  readonly variables: readonly Variable[];
  /** One for each variable; NaN where it has no value. */
  readonly columns: readonly Column[];

  constructor(flow: number, variables: readonly Variable[]) {
    this.flow = flow;
    this.variables = variables;
    this.columns = variables.map(() => new Column());
  }

  /** Samples known, from the run's first on. */
  get length(): number {
    return this.columns[0]?.length ?? 0;
  }

  /** Take rows, the first being that of sample number `first`. What is known already is passed over, and what does not follow on it. */
  append(first: number, data: Float32Array): void {
    if (first > this.length) return;
    const width = this.columns.length;
    for (let at = (this.length - first) * width; at < data.length; at++) this.columns[at % width]!.push(data[at]!);
  }

  /** What the engine told last of the flow, with the numbers that it had at a sample where that is known. */
  asOf(sample: number, told: Inside): Inside {
    if (told.flow !== this.flow || sample < 0 || sample >= this.length) return told;
    let column = 0;
    const values = told.values.map((each) => {
      if (typeof each.value !== 'number') return each;
      const value = this.columns[column++]!.at(sample);
      return Number.isFinite(value) ? { ...each, value } : each;
    });
    return { ...told, values };
  }

  /** What is drawn when `wanted` is, as drawnTogether says. */
  drawn(wanted: string | null): DrawnVariable[] {
    return drawnTogether(
      this.variables.map(({ name, unit }, index) => ({ name, unit, values: this.columns[index]! })),
      wanted,
    );
  }

  /** A variable's value at a sample; NaN where it has none, or where it is not known. */
  static at({ values }: DrawnVariable, sample: number): number {
    return sample >= 0 && sample < values.length ? values.at(sample) : NaN;
  }
}

/**
 * Which variables are drawn when `wanted` is: those that belong with it, in the order of the scheme. Without a wish, or
 * with one for what the scheme has not, its window is wanted, else its rate.
 */
export function drawnTogether<T extends Variable>(variables: readonly T[], wanted: string | null): T[] {
  const named = (name: string | null): T | undefined => variables.find((variable) => variable.name === name);
  const main = named(wanted) ?? named('cwnd') ?? named('rate') ?? variables[0];
  return variables.filter(
    (variable) => variable === main || (variable.unit === main?.unit && TOGETHER.includes(main.unit)),
  );
}
