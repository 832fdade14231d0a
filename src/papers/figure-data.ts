/** A figure as far as it is known: what its definition asks for, with the answers that have arrived. */
import type { Ask, Trace } from '../../workers/papers/figures/ask.ts';
import type { Cell, Figure, Series } from '../../workers/papers/figures/figure.ts';
import {
  answerOf,
  type Answers,
  measure,
  type Measured,
  type Quantity,
} from '../../workers/papers/figures/quantity.ts';
import { type Sign, signsOf } from './series-style.ts';

export interface DrawnPoint {
  x: number;
  /** Over the seeds that have arrived; null before the first. */
  measured: Measured | null;
  /** Seeds that have arrived. */
  seeds: number;
  asks: readonly Ask[];
}

export interface DrawnSeries {
  name: string;
  scheme: string | null;
  panel: string;
  mark: Series['mark'];
  sign: Sign;
  points: DrawnPoint[];
  /** Dots of the first seed, or points of a formula. */
  xy: (readonly [number, number])[];
  trace: Trace | null;
  /** The run of a trace. */
  ask: Ask | null;
}

export interface DrawnCell {
  print: string | null;
  /** Null while runs are missing. */
  ours: string | null;
  /** No run is needed: text, or a formula. */
  computed: boolean;
}

export interface Drawn {
  figure: Figure;
  /** Seeds that are wanted. */
  seeds: readonly number[];
  series: DrawnSeries[];
  tables: { columns: readonly string[]; rows: { name: string; cells: DrawnCell[] }[] }[];
}

export function drawnFigure(figure: Figure, answers: Answers, seeds: readonly number[]): Drawn {
  const signs = signsOf(figure.series);
  return {
    figure,
    seeds,
    series: figure.series.map((series, index) => drawnSeries(series, signs[index]!, answers, seeds)),
    tables: figure.tables.map(({ columns, rows }) => ({
      columns,
      rows: rows.map(({ name, cells }) => ({ name, cells: cells.map((cell) => drawnCell(cell, answers, seeds)) })),
    })),
  };
}

/** The seeds for which every ask of the quantity is answered. */
export function seedsKnown({ asks }: Pick<Quantity, 'asks'>, answers: Answers, seeds: readonly number[]): number[] {
  return seeds.filter((seed) => asks.every((ask) => answerOf(answers, ask, seed)));
}

function drawnSeries(series: Series, sign: Sign, answers: Answers, seeds: readonly number[]): DrawnSeries {
  const { name, scheme, panel, mark } = series;
  const drawn: DrawnSeries = { name, scheme, panel, mark, sign, points: [], xy: [], trace: null, ask: null };
  const first = seeds[0]!;
  switch (series.mark) {
    case 'formula':
      return { ...drawn, xy: [...series.points] };
    case 'trace':
      return { ...drawn, ask: series.ask, trace: scaled(answerOf(answers, series.ask, first)?.trace, series) };
    case 'each':
      return {
        ...drawn,
        xy: series.points.flatMap(({ x, ask, from, to }) =>
          (answerOf(answers, ask, first)?.each ?? []).slice(from, to).map((y) => [x, y * series.perY] as const),
        ),
      };
    case 'line':
    case 'dots':
      return { ...drawn, points: series.points.map(({ x, y }) => drawnPoint(x, y, answers, seeds)) };
  }
}

/** Points of which all seeds have arrived: nothing will change them while the same answers and seeds are asked for. */
const complete = new WeakMap<Quantity, { answers: Answers; seeds: readonly number[]; point: DrawnPoint }>();

function drawnPoint(x: number, quantity: Quantity, answers: Answers, seeds: readonly number[]): DrawnPoint {
  const before = complete.get(quantity);
  if (before && before.answers === answers && before.seeds === seeds) return before.point;
  const point = measuredPoint(x, quantity, answers, seeds);
  if (point.seeds === seeds.length) complete.set(quantity, { answers, seeds, point });
  return point;
}

function measuredPoint(x: number, quantity: Quantity, answers: Answers, seeds: readonly number[]): DrawnPoint {
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

function drawnCell(cell: Cell, answers: Answers, seeds: readonly number[]): DrawnCell {
  const { print, quantities } = cell;
  const computed = quantities.every(({ asks }) => asks.length === 0);
  const known = seeds.filter((seed) =>
    quantities.every((quantity) => seedsKnown(quantity, answers, [seed]).length > 0),
  );
  if (known.length === 0) return { print, ours: null, computed };
  return { print, ours: cell.text(quantities.map((quantity) => measure(quantity, answers, known))), computed };
}
