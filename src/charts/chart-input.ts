/** What the chart is given to draw. */
import type { ModelChoice } from '../theory/ideal-run.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import type { TimeUnit } from './frame-marks.ts';
import type { RowId } from './rows/index.ts';

/** The view settings that charts read; each has a card in src/view/, and the player hands over all of them. */
export interface ChartView {
  /** Seconds in view, up to now while the run is followed; null for the whole run. */
  window: number | null;
  /** Stretch in view, s, in place of `window`; null follows the run. */
  zoom: readonly [from: number, to: number] | null;
  unit: TimeUnit;
  rows: readonly RowId[];
  /** The hop in view. */
  hop: number;
  /** The textbook's model beside the run; null for none. */
  model: ModelChoice | null;
}

export interface ChartInput extends ChartView {
  series: RunSeries;
  /** The future that was before a change at `since` (s). */
  ghost: { series: RunSeries; since: number } | null;
  /** Which of two compared runs `series` is, and the one beside it. */
  name: 'A' | 'B';
  other: { name: 'A' | 'B'; series: RunSeries } | null;
  numbers: RunNumbers;
  /** Simulated time, s; and that of `numbers`, as the page's clock says it. */
  now: number;
  clock: number;
  /** The engine's number of the flow that the others stand back for; null for none. */
  pointed: number | null;
  /**
   * The engine's number of the observed flow, null for none; and the variable drawn of it, null for its window or rate.
   */
  observed: { flow: number | null; variable: string | null };
  /** One line in the middle of the plot in place of data, or ''. */
  message: string;
  /** Own names of axes, by rows, and of the time; what is left out is as the page has it. */
  axisNames?: Readonly<Partial<Record<RowId | 'time', string>>>;
  /** Time moves by itself: the next frame shows what this one leaves out. */
  playing?: boolean;
  /** Labels glide into place. */
  glide: boolean;
}
