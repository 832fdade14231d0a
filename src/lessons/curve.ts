/** Curves that students draw: heights at equal distances in time, and how far they are from the run's. */
import type { RunSeries } from '../run/series.ts';
import type { Measured } from '../scenes/measured.ts';
import type { CurveOf, CurveQuestion } from './lesson-file.ts';

/** Heights in a drawn curve, the first at the beginning and the last at the end of the time asked for. */
export const CURVE_KNOTS = 49;
/** A height is a whole number from 0 to this, at the top of the axis. */
export const CURVE_LEVELS = 63;

export const UNITS: Readonly<Record<CurveOf['what'], string>> = {
  window: 'packets',
  queue: 'packets',
  rate: 'Mbit/s',
  roundTrip: 'ms',
};

export const NAMES: Readonly<Record<CurveOf['what'], string>> = {
  window: 'Window',
  queue: 'Queue',
  rate: 'Throughput',
  roundTrip: 'Round trip',
};

interface Span {
  from: number;
  until: number;
}

/** The time of a knot, s. */
export function knotTime(knot: number, { from, until }: Span): number {
  return from + (knot / (CURVE_KNOTS - 1)) * (until - from);
}

/** What the run has at each sample from `from` on, up to `until` or as far as it is known. Without a window there is no round trip. */
export function trueCurve(of: CurveOf, series: RunSeries, { from, until }: Span): { time: number; value: number }[] {
  const read = reader(of, series);
  const { samples } = series;
  const points: { time: number; value: number }[] = [];
  for (let index = Math.max(0, samples.indexAt(from)); index <= samples.indexAt(until); index++)
    points.push({ time: samples.timeOf(index), value: read(index) });
  return of.what === 'roundTrip' ? points.filter(({ value }) => value > 0) : points;
}

function reader({ what, whose }: CurveOf, series: RunSeries): (index: number) => number {
  if (what === 'queue') {
    const queue = series.hopColumn(Number(whose) - 1, 'queueMean');
    return (index) => queue.at(index);
  }
  const group = series.scenario.flows.findIndex(({ id }) => id === whose);
  const flow = series.flowsOfGroup[group]![0]!;
  if (what === 'rate') return (index) => series.throughput[flow]!.at(index) / 1e6;
  if (what === 'roundTrip') return (index) => 1000 * series.roundTrip[flow]!.at(index);
  const window = series.flowColumn(flow, 'cwnd');
  return (index) => window.at(index);
}

/** Mean distance of a drawn curve from the run's, in the unit of what is drawn; null where the run has none. */
export function distanceFrom(
  { of, top }: CurveQuestion,
  run: Measured,
  span: Span,
): ((heights: readonly number[]) => number) | null {
  const points = trueCurve(of, run.series, span).map(({ time, value }) => {
    const place = ((time - span.from) / (span.until - span.from)) * (CURVE_KNOTS - 1);
    const before = Math.max(0, Math.min(CURVE_KNOTS - 2, Math.floor(place)));
    return { before, part: place - before, value };
  });
  if (points.length === 0) return null;
  return (heights) => {
    const sum = points.reduce((total, { before, part, value }) => {
      const height = heights[before]! * (1 - part) + heights[before + 1]! * part;
      return total + Math.abs((height / CURVE_LEVELS) * top - value);
    }, 0);
    return sum / points.length;
  };
}
