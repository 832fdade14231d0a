/** What a figure or table of a paper is, ready to run; and what it becomes. */
import type { Note } from '../setups/notes.ts';
import type { Choices, PaperKey } from '../setups/setup.ts';
import type { Ask } from './ask.ts';
import { type Measured, type Quantity, withAsks } from './quantity.ts';

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
  /** What stands at 0, 1, 2 … of an axis of names. */
  names?: readonly string[];
}

/** One picture of a figure. */
export interface Panel {
  id: string;
  x: Axis;
  y: Axis;
  /** Of a map: each series is a row, each of its points a cell, and what y names is the cell's colour. */
  rows?: Rows;
}

/** The rows of a map, in the order of its series. */
export interface Rows {
  label: string;
  unit: string;
  names: readonly string[];
  /** The first is the lowest, as numbers stand on an axis. */
  upward: boolean;
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

/** A trace of the first seed, or of the mean of all; x = (time − origin) / perX, y = value × perY. */
export interface TraceSeries extends SeriesHead {
  mark: 'trace';
  ask: Ask;
  /** s */
  origin: number;
  /** Seconds that are 1 on the x axis. */
  perX: number;
  perY: number;
  /** The mean of the seeds, with its interval. */
  mean?: true;
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

/**
 * What to notice: what the paper says of it and where (a section, an observation, a caption; the texts that we had bear no page
 * numbers), no more than it says; or, with `at` null, what we say.
 */
export interface Notice {
  at: string | null;
  says: string;
}

/** What is asked and drawn: of a paper's figure, or of an experiment. */
export interface Plan {
  id: string;
  /** What it shows. */
  title: string;
  kind: FigureKind;
  /** What the bars at the points stand for, if not from the least to the most of the seeds: 95 % intervals of the means, with each seed as a dot. */
  bars?: 'interval';
  panels: readonly Panel[];
  series: readonly Series[];
  table?: Table;
}

/** What a figure is, but for what its id says of it. */
interface Definition extends Pick<Plan, 'title' | 'kind' | 'table'> {
  lesson: Lesson;
  /** Other words by which it is looked for. */
  also?: string;
  notice: Notice;
  /** The claims that the notice states, by their ids without the paper; all of the figure's, where it is not said which. */
  states?: readonly string[];
  schemes: readonly string[];
  setups: readonly string[];
  panels?: readonly Panel[];
  /** What the paper does not give and we took instead, or what it prints wrong. */
  note?: string;
  /** What the figure's runs have in place of what their set-ups assume, by the set-up. */
  assumed?: Readonly<Record<string, readonly Note[]>>;
  series?: readonly Series[];
}

export interface Figure extends Definition, Plan {
  /** E.g. `yang2000-fig12`. */
  id: string;
  paper: PaperKey;
  /** E.g. `Figure 12`. */
  number: string;
  panels: readonly Panel[];
  series: readonly Series[];
}

/** @param id e.g. `yang2000-fig12`, `tsao2007-table4` */
export function figure(id: string, definition: Definition): Figure {
  const [paper, number] = id.split('-') as [PaperKey, string];
  const words = number.replace('fig', 'Figure ').replace('table', 'Table ');
  return { panels: [], series: [], ...definition, id, paper, number: words };
}

/** Everything that must be asked for a figure. */
export function asksOf(shown: Plan): Ask[] {
  const drawn = shown.series.flatMap((series): Ask[] => {
    if (series.mark === 'formula') return [];
    if (series.mark === 'trace') return [series.ask];
    if (series.mark === 'each') return series.points.map(({ ask }) => ask);
    return series.points.flatMap(({ y }) => y.asks);
  });
  return [...drawn, ...cellsOf(shown).flatMap(({ quantities }) => quantities.flatMap(({ asks }) => asks))];
}

function cellsOf({ table }: Plan): readonly Cell[] {
  return table?.rows.flatMap(({ cells }) => cells) ?? [];
}

/** The figure with some choices changed in every run that has them, as a reader changes a parameter. */
export function withChoice(shown: Figure, changed: (setup: string, choice: Choices) => Choices): Figure {
  const ask = (given: Ask): Ask => ({ ...given, choice: changed(given.setup, given.choice) });
  const quantity = (given: Quantity): Quantity => withAsks(given, ask);
  return {
    ...shown,
    series: shown.series.map((series): Series => {
      if (series.mark === 'formula') return series;
      if (series.mark === 'trace') return { ...series, ask: ask(series.ask) };
      if (series.mark === 'each')
        return { ...series, points: series.points.map((point) => ({ ...point, ask: ask(point.ask) })) };
      return { ...series, points: series.points.map(({ x, y }) => ({ x, y: quantity(y) })) };
    }),
    ...(shown.table && {
      table: {
        ...shown.table,
        rows: shown.table.rows.map(({ name, cells }) => ({
          name,
          cells: cells.map((cell) => ({ ...cell, quantities: cell.quantities.map(quantity) })),
        })),
      },
    }),
  };
}
