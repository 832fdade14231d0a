/** What a figure or table of a paper is, ready to run; and what it becomes. */
import type { Choices, Note, PaperKey } from '../setups/setup.ts';
import { type Ask, type Trace } from './ask.ts';
import { answerOf, type Answers, type Measured, measure, type Quantity } from './quantity.ts';

/** How a figure comes about: traces of runs, a parameter swept over runs, closed forms, a table, or a drawing of a set-up. */
export type FigureKind = 'trace' | 'sweep' | 'formula' | 'table' | 'diagram';

/** What a class may be about when it shows the figure. */
export type Lesson =
  | 'smoothness'
  | 'fairness in the short run'
  | 'fairness in the long run'
  | 'sharing with TCP'
  | 'responsiveness'
  | 'aggressiveness'
  | 'changing bandwidth'
  | 'convergence'
  | 'queues'
  | 'timeouts'
  | 'how schemes differ';

export interface Axis {
  label: string;
  /** '' for a pure number. */
  unit: string;
  scale?: 'log';
  range?: readonly [number, number];
}

/** One picture of a figure. */
export interface Panel {
  id: string;
  x: Axis;
  y: Axis;
}

interface SeriesHead {
  name: string;
  /** As the paper names it; null if it is of no scheme. */
  scheme: string | null;
  panel: string;
}

/** Measured points over a swept parameter. */
export interface SweepSeries extends SeriesHead {
  mark: 'line' | 'dots';
  points: readonly { x: number; y: Quantity }[];
}

/** All the flows of a column as dots: the numbers of an ask with `each`, from index `from` to before `to`. First seed only. */
export interface EachSeries extends SeriesHead {
  mark: 'each';
  perY: number;
  points: readonly { x: number; ask: Ask; from?: number; to?: number }[];
}

/** A trace of the first seed; x = (time − origin) / perX, y = value × perY. */
export interface TraceSeries extends SeriesHead {
  mark: 'trace';
  ask: Ask;
  /** s */
  origin: number;
  /** Seconds that are 1 on the x axis. */
  perX: number;
  perY: number;
}

/** Computed points: a closed form, a model. */
export interface FormulaSeries extends SeriesHead {
  mark: 'formula';
  points: readonly (readonly [x: number, y: number])[];
}

export type Series = SweepSeries | EachSeries | TraceSeries | FormulaSeries;

/** A cell is text, or a number to be measured, beside what the paper prints. */
export interface Cell {
  print: string | null;
  /** What goes into the cell; empty where the text is all there is. */
  quantities: readonly Quantity[];
  text(measured: readonly Measured[]): string;
}

export interface Table {
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
}

export interface Figure {
  /** E.g. `yang2000-fig12`. */
  id: string;
  paper: PaperKey;
  /** E.g. `Figure 12`. */
  number: string;
  /** What it shows. */
  title: string;
  kind: FigureKind;
  lesson: Lesson;
  /** Other words by which it is looked for. */
  also?: string;
  /** What to notice. */
  notice: string;
  schemes: readonly string[];
  setups: readonly string[];
  panels: readonly Panel[];
  /** What the paper does not give and we took instead, or what it prints wrong. */
  note?: string;
  /** What the figure's runs have in place of what their set-ups assume, by the set-up. */
  assumed?: Readonly<Record<string, readonly Note[]>>;
  series: readonly Series[];
  tables: readonly Table[];
}

export interface PointResult {
  x: number;
  mean: number | null;
  low: number | null;
  high: number | null;
  values: (number | null)[];
  /** It was not reached within the run in some seed: the value is larger. */
  beyond?: true;
  why?: string;
}

export interface SeriesResult extends SeriesHead {
  mark: Series['mark'];
  points?: PointResult[];
  /** Dots of the first seed, or points of a formula. */
  xy?: (readonly [number, number])[];
  trace?: Trace;
}

export interface FigureResult {
  figure: string;
  engine: string;
  seeds: number[];
  series: SeriesResult[];
  tables: { columns: string[]; rows: { name: string; cells: { print: string | null; ours: string }[] }[] }[];
}

/** Everything that must be asked for a figure. */
export function asksOf(figure: Figure): Ask[] {
  const drawn = figure.series.flatMap((series): Ask[] => {
    if (series.mark === 'formula') return [];
    if (series.mark === 'trace') return [series.ask];
    if (series.mark === 'each') return series.points.map(({ ask }) => ask);
    return series.points.flatMap(({ y }) => y.asks);
  });
  const inTables = figure.tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ quantities }) => quantities.flatMap(({ asks }) => asks))),
  );
  return [...drawn, ...inTables];
}

/** The figure from the answers to its asks. @throws Error if one is missing */
export function figureResult(figure: Figure, answers: Answers, seeds: readonly number[], engine: string): FigureResult {
  const tables = figure.tables.map(({ columns, rows }) => ({
    columns: [...columns],
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: cells.map((cell) => ({
        print: cell.print,
        ours: cell.text(cell.quantities.map((quantity) => measure(quantity, answers, seeds))),
      })),
    })),
  }));
  return {
    figure: figure.id,
    engine,
    seeds: [...seeds],
    series: figure.series.map((series) => seriesResult(series, answers, seeds)),
    tables,
  };
}

function seriesResult(series: Series, answers: Answers, seeds: readonly number[]): SeriesResult {
  const { name, scheme, panel, mark } = series;
  const head = { name, scheme, panel, mark };
  switch (series.mark) {
    case 'formula':
      return { ...head, xy: [...series.points] };
    case 'trace': {
      const trace = answerOf(answers, series.ask, seeds[0]!)?.trace;
      if (!trace) return { ...head, trace: { from: 0, step: 1, values: [] } };
      const { origin, perX, perY } = series;
      return {
        ...head,
        trace: {
          from: (trace.from - origin) / perX,
          step: trace.step / perX,
          values: trace.values.map((value) => (value === null ? null : value * perY)),
        },
      };
    }
    case 'each':
      return {
        ...head,
        xy: series.points.flatMap(({ x, ask, from, to }) =>
          (answerOf(answers, ask, seeds[0]!)?.each ?? []).slice(from, to).map((y) => [x, y * series.perY] as const),
        ),
      };
    case 'line':
    case 'dots':
      return { ...head, points: series.points.map(({ x, y }) => pointResult(x, measure(y, answers, seeds))) };
  }
}

function pointResult(x: number, { mean, low, high, values, beyond, why }: Measured): PointResult {
  return { x, mean, low, high, values, ...(beyond && { beyond: true }), ...(why !== null && { why }) };
}

/** The figure with some choices changed in every run that has them, as a reader changes a parameter. */
export function withChoice(figure: Figure, changed: (setup: string, choice: Choices) => Choices): Figure {
  const ask = (given: Ask): Ask => ({ ...given, choice: changed(given.setup, given.choice) });
  const quantity = (given: Quantity): Quantity => ({ ...given, asks: given.asks.map(ask) });
  return {
    ...figure,
    series: figure.series.map((series): Series => {
      if (series.mark === 'formula') return series;
      if (series.mark === 'trace') return { ...series, ask: ask(series.ask) };
      if (series.mark === 'each')
        return { ...series, points: series.points.map((point) => ({ ...point, ask: ask(point.ask) })) };
      return { ...series, points: series.points.map(({ x, y }) => ({ x, y: quantity(y) })) };
    }),
    tables: figure.tables.map(({ columns, rows }) => ({
      columns,
      rows: rows.map(({ name, cells }) => ({
        name,
        cells: cells.map((cell) => ({ ...cell, quantities: cell.quantities.map(quantity) })),
      })),
    })),
  };
}
