/** The samples in view as a table: rows of time at even spacing, with the columns of the charts' rows on show. */
import { rowCards, type RowId } from '../charts/rows/index.ts';
import type { TableInput } from '../charts/rows/row-card.ts';
import { fixed, spanText } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { measuredTable } from './measured-columns.ts';
import { baseRtt } from '../scenario/effective.ts';

/** Most rows of the table. */
export const MOST_ROWS = 200;
/** Steps between two powers of ten. */
const STEPS = [1, 2, 5];

export interface DataTable {
  /** What the rows are, in a sentence. */
  caption: string;
  /** With units; the first is of the times. */
  heads: string[];
  /** As text, the time first. */
  rows: string[][];
}

export interface TableOf extends TableInput {
  /** Stretch of time, s. */
  from: number;
  to: number;
  unit: 's' | 'rtt';
  /** The rows on show: each has its columns. */
  rows: readonly RowId[];
}

/** Each row of the table holds the time since the row before it. */
export function dataTable({ from, to, unit, rows, ...input }: TableOf): DataTable {
  const { layout, samples, scenario } = input.series;
  const first = samples.indexAt(from);
  const last = samples.indexAt(to);
  const frames = framesPerRow(last - first);
  // Rows end at multiples of their spacing.
  const firstEnd = Math.ceil((first + frames + 1) / frames) * frames - 1;
  const scale = unit === 's' ? 1 : baseRtt(scenario) || 1;
  const digits = decimals((frames * layout.period) / scale);
  const parts = rowCards(rows)
    .map(({ table }) => ({ words: table.words, columns: table.columns(input) }))
    .filter(({ columns }) => columns.length > 0);
  const columns = [...parts.flatMap((part) => part.columns), ...measuredTable(input.series, rows)];
  const cells: string[][] = [];
  for (let end = firstEnd; end <= last; end += frames) {
    cells.push([fixed(samples.timeOf(end) / scale, digits), ...columns.map(({ cell }) => cell(end - frames, end))]);
  }
  return {
    caption: say('Each row is the {span} before its time: {parts}.', {
      span: spanText(frames * layout.period),
      parts: inRow(
        '{first}; {next}',
        parts.map(({ words }) => say(words)),
      ),
    }),
    heads: [say(unit === 's' ? 'Time, s' : 'Time, round trips'), ...columns.map(({ head }) => head)],
    rows: cells,
  };
}

/** Samples per row: the smallest 1, 2 or 5 times a power of ten with which the rows are at most MOST_ROWS. */
function framesPerRow(frames: number): number {
  let size = 1;
  for (;;) {
    const step = STEPS.find((candidate) => frames / (candidate * size) <= MOST_ROWS);
    if (step !== undefined) return step * size;
    size *= 10;
  }
}

/** Decimals of the times: those of the spacing, at most 3. */
function decimals(spacing: number): number {
  const found = [0, 1, 2].find(
    (digits) => Math.abs(spacing * 10 ** digits - Math.round(spacing * 10 ** digits)) < 1e-6,
  );
  return found ?? 3;
}
