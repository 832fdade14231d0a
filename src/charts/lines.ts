/** Columns as lines and areas: d3-shape draws them on the canvas, of the points that a trace keeps for each pixel. */
import { area, line } from 'd3-shape';
import type { Context } from './canvas.ts';
import { fillMeans, fillTrace, Trace, type Values } from './trace.ts';

/** How samples of one column map to a row of the chart. */
export interface Plot {
  /** Px of sample number `index`. */
  x(index: number): number;
  y(value: number): number;
  /** First and last sample to draw. */
  from: number;
  to: number;
  /** Samples to a pixel column. */
  bucket: number;
  /** Of all that is drawn: less than 1 for a run that is not the one on show, and for what is later than now. */
  opacity: number;
  /** A piece of what was drawn before: a dashed line begins near `from`. */
  fine?: boolean;
}

/** From so many samples to a pixel column on a line that goes up and down would be a solid block: it is a band and its mean. */
const DENSE = 8;
/** Of a band beside its mean. */
const BAND = 0.25;

export function isDense({ bucket }: Pick<Plot, 'bucket'>): boolean {
  return bucket >= DENSE;
}

/** Points between the places at which a dashed line may begin, and a piece of one; see DashAnchor. */
const ANCHOR_STEP = 256;
const FINE_STEP = 16;
/** Over more than this many pieces the dashes begin anew. */
const MOST_PIECES = 1024;

/**
 * Keeps the dashes of a line in place on its data while the view moves: the line always begins at a fixed sample left
 * of
 * the view, and carries the length of what lies before it. By hand: no library moves dashes with the data.
 */
export class DashAnchor {
  /** Lengths of the line at the ends of pieces, px, from piece number `first` on: from where it was begun to be measured. */
  private lengths = [0];
  private first = -1;
  private perSample = 0;
  private perUnit = 0;
  private bucket = 0;

  /** The sample to begin at, and the dash offset there, px. */
  place(values: Values, plot: Plot, points: Trace): { from: number; offset: number } {
    const stride = FINE_STEP * plot.bucket;
    const every = plot.fine ? 1 : ANCHOR_STEP / FINE_STEP;
    const piece = Math.max(0, Math.floor(plot.from / stride / every) * every);
    const perSample = plot.x(1) - plot.x(0);
    const perUnit = plot.y(1) - plot.y(0);
    const same = Math.abs(perSample - this.perSample) < 1e-6 && perUnit === this.perUnit && plot.bucket === this.bucket;
    if (!same || piece < this.first || piece > this.first + this.lengths.length + MOST_PIECES) {
      [this.perSample, this.perUnit, this.bucket] = [perSample, perUnit, plot.bucket];
      [this.first, this.lengths] = [piece, [0]];
    }
    for (let next = this.first + this.lengths.length; next <= piece; next++) {
      const fill = isDense(plot) ? fillMeans : fillTrace;
      const trace = fill(points, values, (next - 1) * stride, next * stride, plot.bucket);
      this.lengths.push(this.lengths.at(-1)! + pathLength(trace, plot));
    }
    return { from: piece * stride, offset: this.lengths[piece - this.first]! };
  }
}

/** Those of several lines, by their keys. */
export class DashAnchors extends Map<string, DashAnchor> {
  of(key: string): DashAnchor {
    const anchor = this.get(key) ?? new DashAnchor();
    this.set(key, anchor);
    return anchor;
  }
}

function pathLength(points: Trace, plot: Plot): number {
  let length = 0;
  for (let index = 1; index < points.length; index++) {
    // Over a gap nothing is drawn.
    length +=
      Math.hypot(
        plot.x(points.x[index]!) - plot.x(points.x[index - 1]!),
        plot.y(points.y[index]!) - plot.y(points.y[index - 1]!),
      ) || 0;
  }
  return length;
}

const scratch = new Trace();
const scratchLow = new Trace();

export interface LineStyle {
  colour: string;
  width: number;
  dash?: readonly number[];
  anchor?: DashAnchor;
  /** The value, 0 or NaN, that stands for no value: the line has a gap there. */
  gap?: number | undefined;
  opacity?: number;
  /** False: of many samples to a pixel column the mean alone. */
  band?: false;
}

/** A column as a line; where many samples share a pixel column, a band from their least to their greatest, and a line of their mean. */
export function drawLine(context: Context, values: Values, plot: Plot, style: LineStyle): void {
  const dense = isDense(plot);
  if (dense && style.band !== false) drawArea(context, values, plot, style.colour, BAND * (style.opacity ?? 1), values);
  const dashed = style.dash && style.dash.length > 0 && style.anchor;
  const { from, offset } = dashed ? style.anchor!.place(values, plot, scratch) : { from: plot.from, offset: 0 };
  const points = (dense ? fillMeans : fillTrace)(scratch, values, from, plot.to, plot.bucket);
  context.globalAlpha = plot.opacity * (style.opacity ?? 1);
  context.strokeStyle = style.colour;
  context.lineWidth = style.width;
  context.lineJoin = 'round';
  context.setLineDash(dashed ? (style.dash as number[]) : []);
  context.lineDashOffset = offset;
  context.beginPath();
  line<number>()
    .x((_, index) => plot.x(points.x[index]!))
    .y((value) => plot.y(value))
    .defined((value) => !Object.is(value, style.gap))
    .context(context)(points.values);
  context.stroke();
  context.globalAlpha = 1;
}

/** The area between a column and the axis, or between two columns. */
export function drawArea(
  context: Context,
  values: Values,
  plot: Plot,
  colour: string,
  opacity: number,
  base?: Values,
): void {
  context.globalAlpha = plot.opacity * opacity;
  context.fillStyle = colour;
  context.beginPath();
  // Both edges bucket for bucket: with the greatest above and the least below, the band covers all samples.
  const upper = base
    ? extremes(scratch, values, plot, Math.max)
    : fillTrace(scratch, values, plot.from, plot.to, plot.bucket);
  const lower = base ? extremes(scratchLow, base, plot, Math.min) : null;
  const foot = plot.y(0);
  area<number>()
    .x((_, index) => plot.x(upper.x[index]!))
    .y0((_, index) => (lower ? plot.y(lower.y[index]!) : foot))
    .y1((value) => plot.y(value))
    .context(context)(lower ? upper.values.subarray(0, lower.length) : upper.values);
  context.fill();
  context.globalAlpha = 1;
}

/** One point per bucket: the greatest or the least value of the two that fillTrace keeps. */
function extremes(into: Trace, values: Values, plot: Plot, of: (a: number, b: number) => number): Trace {
  fillTrace(into, values, plot.from, plot.to, plot.bucket);
  let length = 0;
  for (let index = 0; index < into.length; index++) {
    const bucket = Math.floor(into.x[index]! / plot.bucket);
    const sameAsBefore = length > 0 && into.x[length - 1] === bucket * plot.bucket;
    if (sameAsBefore) into.y[length - 1] = of(into.y[length - 1]!, into.y[index]!);
    else {
      into.x[length] = bucket * plot.bucket;
      into.y[length] = into.y[index]!;
      length++;
    }
  }
  into.length = length;
  return into;
}

/** Calls `mark` with the px of each sample, or bucket of samples, that is not 0. */
export function eachMark(values: Values, plot: Plot, mark: (x: number) => void): void {
  const points = fillTrace(scratch, values, plot.from, plot.to, plot.bucket);
  let last = -Infinity;
  for (let index = 0; index < points.length; index++) {
    if (points.y[index] === 0) continue;
    // The mark stands in the middle of its sampling period.
    const x = Math.round(plot.x(points.x[index]! - 0.5));
    if (x > last) mark(x);
    last = x;
  }
}
