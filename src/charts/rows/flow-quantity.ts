/** What a row with a line per flow draws, and on which axis. */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../../run/series.ts';
import type { Context } from '../canvas.ts';
import type { RowBox } from '../geometry.ts';
import type { DirectLabel } from '../labels.ts';
import type { Scene, ShownRun } from '../scene.ts';
import type { Values } from '../trace.ts';

/** Of a group's flows: the values below which 10 %, 50 % and 90 % of them lie. */
export interface FlowBand {
  low: Values;
  middle: Values;
  high: Values;
}

export interface FlowQuantity {
  /** The row's id. */
  row: string;
  /** About how many steps the axis has. */
  steps: number;
  /** Units of the column per unit of the axis: 10⁶ for bit/s on an axis of Mbit/s. */
  unit: number;
  /** The axis' unit after a value, and decimals of a value. */
  words: string;
  digits: number;
  /** It is counted: its axis has no halves. */
  whole?: boolean;
  /** 0 means that there is no value. */
  gaps: boolean;
  title(scene: Scene): [name: string, rest: string, short: string];
  flow(series: RunSeries, flow: number): Values;
  band(series: RunSeries, group: number): FlowBand | null;
  /** What else is drawn beside the flows: unresponsive sources, in the order of the scenario. */
  streams?(series: RunSeries): readonly Values[];
  /** What is drawn in place of their lines. */
  drawStreams?(scene: Scene, run: ShownRun, box: RowBox, y: (value: number) => number, on: Context): void;
  /** A first guess of the axis' top, in the column's unit. */
  expected(scenario: Scenario): number;
  /**
   * Draws reference lines; `y` is px of a value in the column's unit, `top` the greatest that has room. @returns their
   * labels
   */
  references(scene: Scene, y: (value: number) => number, top: number): DirectLabel[];
}

/** Flows of a scenario, at least 1. */
export function flowCount({ flows }: Pick<Scenario, 'flows'>): number {
  return Math.max(
    1,
    flows.reduce((sum, group) => sum + group.count, 0),
  );
}
