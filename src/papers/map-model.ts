/** The geometry of a map, px: a row a series, a cell a point, and the step of the colour scale that its value has. Pure. */
import type { Axis, Rows } from '../../workers/papers/figures/figure.ts';
import { compact } from '../format.ts';
import type { DrawnSeries } from './figure-data.ts';
import { type Extent, including, NOTHING, tickText } from './scale.ts';

export interface Cell {
  /** Index of its row in the panel's series, and of its point in it. */
  series: number;
  index: number;
  x: number;
  y: number;
  /** Step of the colour scale, from 0; null where there is no value. */
  step: number | null;
  /** Null while it has not run. */
  text: string | null;
  /** Whether the text has room in the cell. */
  fits: boolean;
}

export interface MapModel {
  cells: Cell[];
  width: number;
  height: number;
  left: number;
  bottom: number;
  columns: { x: number; text: string }[];
  rows: { y: number; text: string }[];
  /** The values at the scale's least, middle and greatest colour; none without a value. */
  ends: number[];
  /** Equal steps of colour are equal ratios. */
  ratios: boolean;
}

/** Steps of the colour scale (styles/map.css). */
export const STEPS = 9;
/** Of the numbers in cells and at the axes, px. */
const DIGIT = 6.6;
const LINE = 15;
/** Values that span more than this are coloured by their ratios. */
const WIDE = 30;

/** @param size `bottom` is the room for what stands below the cells */
export function mapModel(
  axis: Axis,
  rows: Rows,
  series: readonly DrawnSeries[],
  size: { width: number; height: number; top: number; bottom: number },
): MapModel {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  const longest = Math.max(0, ...rows.names.map((name) => name.length));
  const left = Math.round(Math.min(0.34 * size.width, 12 + DIGIT * longest));
  const width = (size.width - left - 2) / Math.max(1, xs.length);
  const height = (size.height - size.top - size.bottom) / Math.max(1, series.length);
  const top = (row: number): number => size.top + (rows.upward ? series.length - 1 - row : row) * height;
  const extent = including(
    NOTHING,
    series.flatMap(({ points }) => points.map(({ measured }) => measured?.mean ?? null)),
  );
  const ratios = extent[0] > 0 && extent[1] / extent[0] > WIDE;
  const cells = series.flatMap(({ points }, row) =>
    points.map(({ x, measured }, index): Cell => {
      const value = measured?.mean ?? null;
      const text = value === null ? (measured ? '–' : null) : compact(value, 3);
      return {
        ...{ series: row, index, text, step: value === null ? null : stepOf(value, extent, ratios) },
        ...{ x: left + xs.indexOf(x) * width, y: top(row) },
        fits: text !== null && width >= DIGIT * text.length + 8 && height >= LINE + 2,
      };
    }),
  );
  return {
    ...{ cells, width, height, left, ratios },
    bottom: size.height - size.bottom,
    columns: spaced(
      xs.map((x, index) => ({ at: left + (index + 0.5) * width, text: axis.names?.[x] ?? tickText(x) })),
      (text) => DIGIT * text.length + 8,
    ).map(({ at, text }) => ({ x: at, text })),
    rows: spaced(
      rows.names.map((text, row) => ({ at: top(row) + height / 2, text })),
      () => LINE,
    ).map(({ at, text }) => ({ y: at, text: clipped(text, (left - 10) / DIGIT) })),
    ends:
      extent[0] > extent[1]
        ? []
        : extent[0] === extent[1]
          ? [extent[0]]
          : [extent[0], middle(extent, ratios), extent[1]],
  };
}

/** One value alone has the colour in the middle. */
function stepOf(value: number, [low, high]: Extent, ratios: boolean): number {
  if (low === high) return (STEPS - 1) / 2;
  const part = ratios ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
  return Math.min(STEPS - 1, Math.floor(part * STEPS));
}

function middle([low, high]: Extent, ratios: boolean): number {
  return ratios ? Math.sqrt(low * high) : (low + high) / 2;
}

/** Every n-th, so that none touches the next. */
function spaced<One extends { at: number; text: string }>(all: readonly One[], room: (text: string) => number): One[] {
  if (all.length < 2) return [...all];
  const pitch = Math.abs(all[1]!.at - all[0]!.at);
  const every = Math.ceil(Math.max(...all.map(({ text }) => room(text))) / pitch);
  return all.filter((_, index) => index % every === 0);
}

function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(1, Math.floor(most) - 1))}…`;
}
