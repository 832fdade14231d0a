/**
 * What a row of the charts is: one card per row, which lists, links, exports, the table of the data and the chart read.
 */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { ResultColumn } from '../../../workers/results/results.ts';
import type { RunSeries } from '../../run/series.ts';
import type { RowShape } from '../geometry.ts';
import type { ChartRow } from '../scene.ts';

export interface RowCard<Id extends string = string> {
  /** The row's word in links: it never changes. */
  id: Id;
  /** In the list of rows. */
  name: string;
  /** What the row shows, in one sentence. */
  words: string;
  /**
   * What it is drawn of. A row of the hop in view offers the choice of the hop, one of the observed flow observes one.
   */
  of: 'flows' | 'hop' | 'run' | 'observed flow';
  /** Its share of the height beside the other rows on show, and room above its plot. */
  shape(scenario: Scenario, rows: readonly string[]): RowShape;
  /** What it draws as columns of results, one value per sample, in SI units. */
  columns(series: RunSeries, hop: number): ResultColumn[];
  /**
   * Its columns in the table of the data in view, and what they hold of each stretch of time (`mean fairness index`).
   */
  table: { words: string; columns(input: TableInput): TableColumn[] };
  /** A sentence for the spoken summary, beside the throughput, queue and fairness that it always has; '' for none. */
  spoken?(series: RunSeries, sample: number, variable: string | null): string;
  /** The row of one chart; it keeps its axis and labels from draw to draw. */
  make(): ChartRow;
}

/** Of what the table of the data is. */
export interface TableInput {
  series: RunSeries;
  hop: number;
  /** The variable of the observed flow that is drawn, as PageState has it. */
  variable: string | null;
}

/** A column of the table: with its unit, and as text for the samples after `start` up to `end`. */
export interface TableColumn {
  head: string;
  cell(start: number, end: number): string;
}
