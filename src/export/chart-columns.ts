/** What the rows of the charts draw, as columns of results: the same numbers, in SI units. */
import { rowCards, type RowId } from '../charts/rows/index.ts';
import { measuredColumns } from '../announce/measured-columns.ts';
import type { RunSeries } from '../run/series.ts';
import { sampleTimes } from '../../workers/results/frame-columns.ts';
import type { ResultColumn } from '../../workers/results/results.ts';

/** The time at which each sample ends, and the columns of the rows on show; `hop` is the one in view. */
export function chartColumns(series: RunSeries, rows: readonly RowId[], hop: number): ResultColumn[] {
  const { scenario, layout, length } = series;
  const time: ResultColumn = { name: 'time', unit: 's', values: sampleTimes(scenario, layout.period, length) };
  return [time, ...rowCards(rows).flatMap((card) => card.columns(series, hop)), ...measuredColumns(series, rows)];
}

/** A row for each sample that is kept and for each bin of the past, which is the mean of its samples. */
export function keptRows(columns: readonly ResultColumn[], { binned, keeping, length }: RunSeries): ResultColumn[] {
  if (binned === 0) return [...columns];
  const { bin } = keeping;
  const bins = binned / bin;
  const sampleOf = (row: number): number => (row < bins ? (row + 1) * bin - 1 : binned + row - bins);
  return columns.map(({ values, ...column }) => ({
    ...column,
    values: { length: bins + length - binned, at: (row) => values.at(sampleOf(row)) },
  }));
}

/** The samples that end within a stretch of time, s; null for all. */
export function within(
  columns: readonly ResultColumn[],
  stretch: readonly [from: number, to: number] | null,
): ResultColumn[] {
  if (!stretch) return [...columns];
  const times = columns[0]!.values;
  let [first, end] = [0, times.length];
  while (first < end && times.at(first)! < stretch[0] - 1e-9) first++;
  while (end > first && times.at(end - 1)! > stretch[1] + 1e-9) end--;
  return columns.map(({ values, ...column }) => ({
    ...column,
    values: { length: end - first, at: (row) => values.at(first + row) },
  }));
}
