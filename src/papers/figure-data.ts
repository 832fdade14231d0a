/** The data of a figure: what its definition asks for, with the answers that have arrived. */
import type { Ask, Trace } from '../../workers/papers/figures/ask.ts';
import type { Cell, Figure, Series } from '../../workers/papers/figures/figure.ts';
import {
  answerOf,
  type Answers,
  measure,
  type Measured,
  type Quantity,
} from '../../workers/papers/figures/quantity.ts';
import { type SeriesStyle, stylesOf } from './series-style.ts';

export interface PointData {
  x: number;
  /** Over the seeds that are done; null before the first. */
  measured: Measured | null;
  /** Number of seeds that are done. */
  seeds: number;
  asks: readonly Ask[];
}

export interface SeriesData {
  name: string;
  scheme: string | null;
  panel: string;
  mark: Series['mark'];
  style: SeriesStyle;
  points: PointData[];
  /** Dots of the first seed, or points of a formula. */
  xy: (readonly [number, number])[];
  trace: Trace | null;
  /** The run of a trace. */
  ask: Ask | null;
}

export interface CellData {
  print: string | null;
  /** Null while runs are missing. */
  ours: string | null;
  /** No run is needed: text, or a formula. */
  computed: boolean;
}

export interface FigureData {
  figure: Figure;
  /** Seeds to run. */
  seeds: readonly number[];
  series: SeriesData[];
  tables: { columns: readonly string[]; rows: { name: string; cells: CellData[] }[] }[];
}

export function figureData(figure: Figure, answers: Answers, seeds: readonly number[]): FigureData {
  const styles = stylesOf(figure.series);
  return {
    figure,
    seeds,
    series: figure.series.map((series, index) => seriesData(series, styles[index]!, answers, seeds)),
    tables: figure.tables.map(({ columns, rows }) => ({
      columns,
      rows: rows.map(({ name, cells }) => ({ name, cells: cells.map((cell) => cellData(cell, answers, seeds)) })),
    })),
  };
}

/** The seeds for which every ask of the quantity is answered. */
export function seedsKnown({ asks }: Pick<Quantity, 'asks'>, answers: Answers, seeds: readonly number[]): number[] {
  return seeds.filter((seed) => asks.every((ask) => answerOf(answers, ask, seed)));
}

function seriesData(series: Series, style: SeriesStyle, answers: Answers, seeds: readonly number[]): SeriesData {
  const { name, scheme, panel, mark } = series;
  const data: SeriesData = { name, scheme, panel, mark, style, points: [], xy: [], trace: null, ask: null };
  const first = seeds[0]!;
  switch (series.mark) {
    case 'formula':
      return { ...data, xy: [...series.points] };
    case 'trace':
      return { ...data, ask: series.ask, trace: scaled(answerOf(answers, series.ask, first)?.trace, series) };
    case 'each':
      return {
        ...data,
        xy: series.points.flatMap(({ x, ask, from, to }) =>
          (answerOf(answers, ask, first)?.each ?? []).slice(from, to).map((y) => [x, y * series.perY] as const),
        ),
      };
    case 'line':
    case 'dots':
      return { ...data, points: series.points.map(({ x, y }) => pointData(x, y, answers, seeds)) };
  }
}

/** Points whose seeds are all done: they stay the same for the same answers and seeds. */
const complete = new WeakMap<Quantity, { answers: Answers; seeds: readonly number[]; point: PointData }>();

function pointData(x: number, quantity: Quantity, answers: Answers, seeds: readonly number[]): PointData {
  const before = complete.get(quantity);
  if (before && before.answers === answers && before.seeds === seeds) return before.point;
  const point = measuredPoint(x, quantity, answers, seeds);
  if (point.seeds === seeds.length) complete.set(quantity, { answers, seeds, point });
  return point;
}

function measuredPoint(x: number, quantity: Quantity, answers: Answers, seeds: readonly number[]): PointData {
  const known = seedsKnown(quantity, answers, seeds);
  return {
    x,
    measured: known.length > 0 ? measure(quantity, answers, known) : null,
    seeds: known.length,
    asks: quantity.asks,
  };
}

function scaled(
  trace: Trace | undefined,
  { origin, perX, perY }: { origin: number; perX: number; perY: number },
): Trace | null {
  if (!trace) return null;
  return {
    from: (trace.from - origin) / perX,
    step: trace.step / perX,
    values: trace.values.map((value) => (value === null ? null : value * perY)),
  };
}

function cellData(cell: Cell, answers: Answers, seeds: readonly number[]): CellData {
  const { print, quantities } = cell;
  const computed = quantities.every(({ asks }) => asks.length === 0);
  const known = seeds.filter((seed) =>
    quantities.every((quantity) => seedsKnown(quantity, answers, [seed]).length > 0),
  );
  if (known.length === 0) return { print, ours: null, computed };
  return { print, ours: cell.text(quantities.map((quantity) => measure(quantity, answers, known))), computed };
}
