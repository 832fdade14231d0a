/** What a figure becomes with answers: its data while they come in, and its result once all are there. */
import type { Ask, Trace } from './ask.ts';
import { interval } from '../../experiments/statistics.ts';
import type { Cell, Figure, Plan, Series, TraceSeries } from './figure.ts';
import { answerOf, type Answers, measure, type Measured, type Quantity } from './quantity.ts';

export interface PointData {
  x: number;
  /** Over the seeds that are done; null before the first. */
  measured: Measured | null;
  /** Number of seeds that are done. */
  seeds: number;
  asks: readonly Ask[];
}

interface SeriesHead {
  name: string;
  scheme: string | null;
  panel: string;
  mark: Series['mark'];
}

export interface SeriesData extends SeriesHead {
  points: PointData[];
  /** Each seed of a point is drawn beside its mean. */
  singles?: true;
  /** Dots of the first seed, or points of a formula. */
  xy: (readonly [number, number])[];
  trace: Trace | null;
  /** Of a mean of traces: the ends of its 95 % interval at each sample. */
  band?: readonly (readonly [low: number, high: number] | null)[];
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

export interface TableData {
  columns: readonly string[];
  rows: { name: string; cells: CellData[] }[];
}

export interface FigureData<Drawn extends SeriesData = SeriesData, Of extends Plan = Plan> {
  figure: Of;
  /** Seeds to run. */
  seeds: readonly number[];
  series: Drawn[];
  table: TableData | null;
}

/** What the answers to the figure's asks give. */
export function figureData<Of extends Plan>(
  figure: Of,
  answers: Answers,
  seeds: readonly number[],
): FigureData<SeriesData, Of> {
  const { series, table, bars } = figure;
  return {
    figure,
    seeds,
    series: series.map((one) => seriesData(one, answers, seeds, bars)),
    table: table
      ? {
          columns: table.columns,
          rows: table.rows.map(({ name, cells }) => ({
            name,
            cells: cells.map((cell) => cellData(cell, answers, seeds)),
          })),
        }
      : null,
  };
}

/** The seeds for which every ask of the quantity is answered. */
export function seedsKnown({ asks }: Pick<Quantity, 'asks'>, answers: Answers, seeds: readonly number[]): number[] {
  return seeds.filter((seed) => asks.every((ask) => answerOf(answers, ask, seed)));
}

function seriesData(series: Series, answers: Answers, seeds: readonly number[], bars: Plan['bars']): SeriesData {
  const { name, scheme, panel, mark } = series;
  const data: SeriesData = { name, scheme, panel, mark, points: [], xy: [], trace: null, ask: null };
  const first = seeds[0]!;
  switch (series.mark) {
    case 'formula':
      return { ...data, xy: [...series.points] };
    case 'trace':
      return series.mean
        ? { ...data, ask: series.ask, ...meanTrace(series, answers, seeds) }
        : { ...data, ask: series.ask, trace: scaled(answerOf(answers, series.ask, first)?.trace, series) };
    case 'each':
      return {
        ...data,
        xy: series.points.flatMap(({ x, ask, from, to }) =>
          (answerOf(answers, ask, first)?.each ?? []).slice(from, to).map((y) => [x, y * series.perY] as const),
        ),
      };
    case 'line':
    case 'dots':
      return {
        ...data,
        ...(bars && { singles: true }),
        points: series.points.map(({ x, y }) => pointData(x, y, answers, seeds, bars)),
      };
  }
}

/** Points whose seeds are all done: they stay the same for the same answers and seeds. */
const complete = new WeakMap<Quantity, { answers: Answers; seeds: readonly number[]; point: PointData }>();

function pointData(
  x: number,
  quantity: Quantity,
  answers: Answers,
  seeds: readonly number[],
  bars: Plan['bars'],
): PointData {
  const before = complete.get(quantity);
  if (before && before.answers === answers && before.seeds === seeds) return before.point;
  const known = seedsKnown(quantity, answers, seeds);
  const overSeeds = known.length > 0 ? measure(quantity, answers, known) : null;
  const measured = overSeeds && bars === 'interval' ? withInterval(overSeeds) : overSeeds;
  const point = { x, measured, seeds: known.length, asks: quantity.asks };
  if (known.length === seeds.length) complete.set(quantity, { answers, seeds, point });
  return point;
}

/** Its ends are those of the 95 % interval of the mean; where one seed alone has a value there is none. */
function withInterval(measured: Measured): Measured {
  const found = interval(measured.values);
  if (!found || measured.mean === null) return { ...measured, low: measured.mean, high: measured.mean };
  return { ...measured, low: found.mean - found.half, high: found.mean + found.half };
}

/** The mean over the seeds that are done, sample by sample, with its interval. */
function meanTrace(
  series: TraceSeries,
  answers: Answers,
  seeds: readonly number[],
): Pick<SeriesData, 'trace' | 'band'> {
  const traces = seeds.flatMap((seed) => scaled(answerOf(answers, series.ask, seed)?.trace, series) ?? []);
  const [first] = traces;
  if (!first) return { trace: null };
  const samples = first.values.map((_, index) => {
    const values = traces.map((trace) => trace.values[index] ?? null).filter((value) => value !== null);
    // A flow that is there in one seed alone.
    const found = values.length === 1 ? { mean: values[0]!, half: 0 } : interval(values);
    // No queue is shorter than none.
    return found && { ...found, least: Math.min(0, ...values) };
  });
  return {
    trace: { ...first, values: samples.map((sample) => sample?.mean ?? null) },
    band: samples.map((one) => one && ([Math.max(one.least, one.mean - one.half), one.mean + one.half] as const)),
  };
}

function scaled(
  trace: Trace | undefined,
  { origin, perX, perY }: { origin: number; perX: number; perY: number },
): Trace | null {
  if (!trace) return null;
  const values = trace.values.map((value) => (value === null ? null : value * perY));
  return { from: (trace.from - origin) / perX, step: trace.step / perX, values };
}

function cellData({ print, quantities, text }: Cell, answers: Answers, seeds: readonly number[]): CellData {
  const asks = quantities.flatMap((quantity) => quantity.asks);
  const known = seedsKnown({ asks }, answers, seeds);
  const ours = known.length === 0 ? null : text(quantities.map((quantity) => measure(quantity, answers, known)));
  return { print, ours, computed: asks.length === 0 };
}

export interface PointResult extends Pick<Measured, 'mean' | 'low' | 'high' | 'values'> {
  x: number;
  /** It was not reached within the run in some seed: the value is larger. */
  beyond?: true;
  why?: string;
}

interface SeriesResult extends SeriesHead {
  points?: PointResult[];
  /** Dots of the first seed, or points of a formula. */
  xy?: (readonly [number, number])[];
  trace?: Trace;
}

/** What `npm run figures` writes. */
export interface FigureResult {
  figure: string;
  engine: string;
  seeds: number[];
  series: SeriesResult[];
  tables: { columns: string[]; rows: { name: string; cells: { print: string | null; ours: string }[] }[] }[];
}

/** The figure from the answers to its asks. @throws Error if one is missing */
export function figureResult(figure: Figure, answers: Answers, seeds: readonly number[], engine: string): FigureResult {
  const { series, table } = figureData(figure, answers, seeds);
  const missing = (): never => {
    throw new Error(`${figure.id}: an answer is missing`);
  };
  return {
    figure: figure.id,
    engine,
    seeds: [...seeds],
    series: series.map(({ points, xy, trace, ask: _, singles: __, ...head }) => ({
      ...head,
      ...(head.mark === 'trace' && { trace: trace ?? { from: 0, step: 1, values: [] } }),
      ...((head.mark === 'formula' || head.mark === 'each') && { xy }),
      ...((head.mark === 'line' || head.mark === 'dots') && {
        points: points.map(({ x, measured, seeds: known }) =>
          measured && known === seeds.length ? pointResult(x, measured) : missing(),
        ),
      }),
    })),
    tables: (table ? [table] : []).map(({ columns, rows }) => ({
      columns: [...columns],
      rows: rows.map(({ name, cells }) => ({
        name,
        cells: cells.map(({ print, ours }) => ({ print, ours: ours ?? missing() })),
      })),
    })),
  };
}

function pointResult(x: number, { mean, low, high, values, beyond, why }: Measured): PointResult {
  return { x, mean, low, high, values, ...(beyond && { beyond }), ...(why !== null && { why }) };
}
