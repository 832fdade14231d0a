/** The geometry of a panel, px: scales of d3-scale, lines of d3-shape. Pure: page, picture and export draw the same. */
import { area, line } from 'd3-shape';
import type { Trace } from '../../workers/papers/figures/ask.ts';
import type { Panel } from '../../workers/papers/figures/figure.ts';
import type { DrawnSeries } from './figure-data.ts';
import { type Extent, including, NOTHING, type Scale, xScale, yScale } from './scale.ts';

export interface PlacedPoint {
  /** Index within the series' points. */
  index: number;
  x: number;
  y: number;
  /** Ends of the error bar; equal where there is none. */
  low: number;
  high: number;
  /** Of the single seeds, where they are drawn. */
  singles: readonly number[];
}

export interface PlacedSeries {
  series: DrawnSeries;
  /** SVG path through the known points; empty for dots. */
  path: string;
  /** Between the ends of a trace's interval; empty where there is none. */
  band: string;
  points: PlacedPoint[];
  /** Dots: single flows, or the points of a map. */
  dots: (readonly [number, number])[];
  /** A closed form beside measured points. */
  overlay: boolean;
  /** A straight line of no scheme: full use, fairness. */
  reference: boolean;
  /** A path whose x turns back: its dashes would overlap. */
  winding: boolean;
  /** Right end of the line; null if nothing is known. */
  end: readonly [number, number] | null;
}

export interface PlotModel {
  x: Scale;
  y: Scale;
  left: number;
  right: number;
  top: number;
  bottom: number;
  placed: PlacedSeries[];
  /** x values without a result yet. */
  waiting: number[];
}

export interface PlotSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance of the schemes in one column, px. */
const DODGE = 3;

/** @param seen extents known in advance, so that the axes stay while points arrive */
export function plotModel(
  panel: Panel,
  series: readonly DrawnSeries[],
  size: PlotSize,
  seen: { x: Extent; y: Extent } = { x: NOTHING, y: NOTHING },
): PlotModel {
  const { left, top } = size;
  const [right, bottom] = [size.width - size.right, size.height - size.bottom];
  const swept = series.flatMap(({ points }) => points.map((point) => point.x));
  // Room for the markers of the outer columns.
  const inset = swept.length > 0 ? Math.min(12, 0.04 * (right - left)) : 0;
  const x = xScale(panel.x, including(seen.x, xsOf(series)), swept, left + inset, right - inset);
  const y = yScale(panel.y, including(seen.y, ysOf(series)), bottom, top);
  const measured = series.some(({ mark }) => mark !== 'formula');
  const map = series.some(({ mark, xy }) => mark === 'formula' && isMap(xy));
  const lines = series.filter(({ mark }) => mark === 'line');
  const placed = series.map((one): PlacedSeries => {
    const dodge =
      lines.length > 1 && one.mark === 'line'
        ? (lines.indexOf(one) - (lines.length - 1) / 2) * Math.min(DODGE, 12 / lines.length)
        : 0;
    return place(one, x, y, dodge, measured, map);
  });
  const known = new Set(series.flatMap(({ points }) => points.flatMap((point) => (point.measured ? [point.x] : []))));
  return { x, y, left, right, top, bottom, placed, waiting: [...new Set(swept)].filter((value) => !known.has(value)) };
}

function place(series: DrawnSeries, x: Scale, y: Scale, dodge: number, measured: boolean, map: boolean): PlacedSeries {
  const { mark, points, xy, trace } = series;
  const placed: PlacedSeries = {
    series,
    path: '',
    band: '',
    points: [],
    dots: [],
    overlay: mark === 'formula' && measured,
    reference: mark === 'formula' && series.scheme === null && xy.length === 2,
    winding: xy.some(([vx], index) => index > 0 && vx < xy[index - 1]![0]),
    end: null,
  };
  if (mark === 'each' || (mark === 'formula' && map && series.scheme !== null))
    return { ...placed, dots: xy.map(([vx, vy]) => [x.at(vx) + dodge, y.at(vy)] as const) };
  if (mark === 'trace') return trace ? { ...placed, ...tracePath(trace, x, y), band: bandPath(series, x, y) } : placed;
  if (mark === 'formula') {
    const at = xy
      .filter(([vx]) => vx >= x.low - 1e-9 * Math.abs(x.low) && vx <= x.high * (1 + 1e-9))
      .map(([vx, vy]) => [x.at(vx), y.at(vy)] as const);
    return { ...placed, path: pathThrough(at), end: at.at(-1) ?? null };
  }
  const known = points.flatMap(({ x: vx, measured: found }, index): PlacedPoint[] => {
    if (!found || found.mean === null) return [];
    const { mean, low, high, values } = found;
    const singles = series.singles ? values.flatMap((value) => (value === null ? [] : [y.at(value)])) : [];
    return [{ index, x: x.at(vx) + dodge, y: y.at(mean), low: y.at(low ?? mean), high: y.at(high ?? mean), singles }];
  });
  const last = known.at(-1);
  return {
    ...placed,
    points: known,
    path: mark === 'line' ? pathThrough(known.map((point) => [point.x, point.y] as const)) : '',
    end: last ? [last.x, last.y] : null,
  };
}

function tracePath({ from, step, values }: Trace, x: Scale, y: Scale): Pick<PlacedSeries, 'path' | 'end'> {
  const slack = Math.abs(step) / 2;
  const timeOf = (index: number): number => from + index * step;
  const shown = (value: number | null, index: number): value is number =>
    value !== null && timeOf(index) >= x.low - slack && timeOf(index) <= x.high + slack;
  const last = values.findLastIndex(shown);
  return {
    path:
      line<number | null>()
        .x((_, index) => x.at(timeOf(index)))
        .y((value) => y.at(value!))
        .defined(shown)
        .digits(DIGITS)(values) ?? '',
    end: last < 0 ? null : [x.at(timeOf(last)), y.at(values[last]!)],
  };
}

function bandPath({ trace, band = [] }: DrawnSeries, x: Scale, y: Scale): string {
  const { from, step } = trace!;
  return (
    area<readonly [number, number] | null>()
      .x((_, index) => x.at(from + index * step))
      .y0((ends) => y.at(ends![0]))
      .y1((ends) => y.at(ends![1]))
      .defined((ends) => ends !== null)
      .digits(DIGITS)(band) ?? ''
  );
}

/** A line through points, px; empty without points. */
function pathThrough(points: readonly (readonly [number, number])[]): string {
  return line<readonly [number, number]>().digits(DIGITS)(points) ?? '';
}

/** A hundredth of a px is more than any screen shows. */
const DIGITS = 2;

/** Whether the points form a grid, not a line: most share their x with the one before. */
function isMap(xy: readonly (readonly [number, number])[]): boolean {
  return xy.length > 50 && xy.filter(([x], index) => index > 0 && xy[index - 1]![0] === x).length > xy.length / 2;
}

/** Extents of what a panel draws, and of `seen`. */
export function extentsOf(
  series: readonly DrawnSeries[],
  seen: { x: Extent; y: Extent } = { x: NOTHING, y: NOTHING },
): { x: Extent; y: Extent } {
  return { x: including(seen.x, xsOf(series)), y: including(seen.y, ysOf(series)) };
}

function xsOf(series: readonly DrawnSeries[]): number[] {
  return series.flatMap(({ points, xy, trace }) => [
    ...points.map(({ x }) => x),
    ...xy.map(([x]) => x),
    ...(trace ? [trace.from, trace.from + trace.step * (trace.values.length - 1)] : []),
  ]);
}

function ysOf(series: readonly DrawnSeries[]): (number | null)[] {
  return series.flatMap(({ points, xy, trace, singles, band = [] }) => [
    ...points.flatMap(({ measured }) =>
      measured ? [measured.low, measured.high, measured.mean, ...(singles ? measured.values : [])] : [],
    ),
    ...xy.map(([, y]) => y),
    ...(trace?.values ?? []),
    ...band.flatMap((ends) => ends ?? []),
  ]);
}

/** Value of a trace or a formula at x: that of the nearest sample; a formula is interpolated. Null if it has none. */
export function valueAt({ trace, xy }: DrawnSeries, x: number): number | null {
  if (trace) return trace.values[Math.round((x - trace.from) / trace.step)] ?? null;
  const after = xy.findIndex(([at]) => at >= x);
  if (after < 0) return null;
  const [bx, by] = xy[after]!;
  if (after === 0) return bx - x < 1e-9 ? by : null;
  const [ax, ay] = xy[after - 1]!;
  return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
}
