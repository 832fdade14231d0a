/** Marks on a canvas: text, rules, markers, traces with dashes that travel with the data. */
import { markerPath, type Palette } from './palette.ts';
import { fillTrace, Trace, type Values } from './trace.ts';

export type Context = CanvasRenderingContext2D;

/** Fit the canvas to its CSS size at the screen's density, clear it, and scale so that 1 unit is 1 CSS px. */
export function beginCanvas(canvas: HTMLCanvasElement, width: number, height: number): Context {
  const density = window.devicePixelRatio || 1;
  const [deviceWidth, deviceHeight] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== deviceWidth || canvas.height !== deviceHeight) {
    canvas.width = deviceWidth;
    canvas.height = deviceHeight;
  }
  const context = canvas.getContext('2d')!;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

export interface TextStyle {
  colour: string;
  size?: number;
  weight?: 400 | 600;
  align?: 'left' | 'center' | 'right';
  /** Colour of a 4 px halo, for text that stands on lines. */
  halo?: string;
}

/** Draw `text` with its baseline at y; returns its width, px. */
export function drawText(context: Context, palette: Palette, text: string, x: number, y: number, style: TextStyle): number {
  context.font = `${style.weight ?? 400} ${style.size ?? 13}px ${palette.sans}`;
  context.textAlign = style.align ?? 'left';
  if (style.halo) {
    context.strokeStyle = style.halo;
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.colour;
  context.fillText(text, x, y);
  return context.measureText(text).width;
}

export function textWidth(context: Context, palette: Palette, text: string, size: number, weight: 400 | 600): number {
  context.font = `${weight} ${size}px ${palette.sans}`;
  return context.measureText(text).width;
}

/** A horizontal line on whole pixels. */
export function hRule(context: Context, x0: number, x1: number, y: number, colour: string, width = 1, dash: readonly number[] = []): void {
  rule(context, x0, crisp(y, width), x1, crisp(y, width), colour, width, dash);
}

export function vRule(context: Context, x: number, y0: number, y1: number, colour: string, width = 1, dash: readonly number[] = []): void {
  rule(context, crisp(x, width), y0, crisp(x, width), y1, colour, width, dash);
}

function rule(context: Context, x0: number, y0: number, x1: number, y1: number, colour: string, width: number, dash: readonly number[]): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash as number[]);
  context.lineDashOffset = 0;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}

/** The middle of a device row for odd line widths, so that a 1 px line is 1 px. */
function crisp(place: number, width: number): number {
  return Math.round(width) % 2 === 1 ? Math.floor(place) + 0.5 : Math.round(place);
}

export function drawMarker(context: Context, slot: number, x: number, y: number, r: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = colour;
  context.fill(new Path2D(markerPath(slot, r)));
  context.restore();
}

/** How samples of one column map to a row of the chart. */
export interface Plot {
  /** Px of sample number `index`. */
  x(index: number): number;
  y(value: number): number;
  /** First and last sample in view. */
  from: number;
  to: number;
  /** Samples to a pixel column. */
  bucket: number;
}

/** Points between the places at which a dashed line may begin; see DashAnchor. */
const ANCHOR_STEP = 256;

/**
 * Keeps the dashes of a line still upon its data while the view moves: the line always begins at a fixed sample left
 * of the view, and carries the length of what it has left behind.
 */
export class DashAnchor {
  private sample = 0;
  private length = 0;
  private geometry = '';

  /** The sample at which to begin, and the dash's offset there, px. */
  place(values: Values, plot: Plot, scratch: Trace): { from: number; offset: number } {
    const stride = ANCHOR_STEP * plot.bucket;
    const sample = Math.max(0, Math.floor(plot.from / stride) * stride);
    const geometry = `${(plot.x(1) - plot.x(0)).toFixed(6)} ${plot.y(1) - plot.y(0)} ${plot.bucket}`;
    if (geometry !== this.geometry || sample < this.sample || sample > this.sample + stride) {
      this.geometry = geometry;
      this.length = 0;
    } else if (sample > this.sample) {
      this.length += pathLength(fillTrace(scratch, values, this.sample, sample, plot.bucket), plot);
    }
    this.sample = sample;
    return { from: sample, offset: this.length };
  }
}

function pathLength(points: Trace, plot: Plot): number {
  let length = 0;
  for (let index = 1; index < points.length; index++) {
    length += Math.hypot(
      plot.x(points.x[index]!) - plot.x(points.x[index - 1]!),
      plot.y(points.y[index]!) - plot.y(points.y[index - 1]!),
    );
  }
  return length;
}

/** Lines from point to point, on from where the context is; `backwards` from the last to the first. */
function lineThrough(context: Context, points: Trace, plot: Plot, length = points.length, backwards = false): void {
  for (let step = 0; step < length; step++) {
    const index = backwards ? length - 1 - step : step;
    context.lineTo(plot.x(points.x[index]!), plot.y(points.y[index]!));
  }
}

const scratch = new Trace();
const scratchLow = new Trace();

export interface LineStyle {
  colour: string;
  width: number;
  dash?: readonly number[];
  anchor?: DashAnchor;
}

/** A column as a line. */
export function drawLine(context: Context, values: Values, plot: Plot, style: LineStyle): void {
  const dashed = style.dash && style.dash.length > 0 && style.anchor;
  const { from, offset } = dashed ? style.anchor!.place(values, plot, scratch) : { from: plot.from, offset: 0 };
  const points = fillTrace(scratch, values, from, plot.to, plot.bucket);
  context.strokeStyle = style.colour;
  context.lineWidth = style.width;
  context.lineJoin = 'round';
  context.setLineDash(dashed ? (style.dash as number[]) : []);
  context.lineDashOffset = offset;
  context.beginPath();
  lineThrough(context, points, plot);
  context.stroke();
}

/** The area between a column and the axis, or between two columns. */
export function drawArea(context: Context, values: Values, plot: Plot, colour: string, base?: Values): void {
  context.fillStyle = colour;
  context.beginPath();
  if (base) {
    // Both edges sample for sample: with a bucket's greatest above and its least below, the band covers all.
    const upper = extremes(scratch, values, plot, Math.max);
    const lower = extremes(scratchLow, base, plot, Math.min);
    const length = Math.min(upper.length, lower.length);
    lineThrough(context, upper, plot, length);
    lineThrough(context, lower, plot, length, true);
  } else {
    const points = fillTrace(scratch, values, plot.from, plot.to, plot.bucket);
    if (points.length === 0) return;
    context.moveTo(plot.x(points.x[0]!), plot.y(0));
    lineThrough(context, points, plot);
    context.lineTo(plot.x(points.x[points.length - 1]!), plot.y(0));
  }
  context.fill();
}

/** One point per bucket: its greatest or least value. */
function extremes(into: Trace, values: Values, plot: Plot, of: (a: number, b: number) => number): Trace {
  into.length = 0;
  const first = Math.max(0, plot.from - (plot.from % plot.bucket));
  const last = Math.min(plot.to, values.length - 1);
  for (let start = first; start <= last; start += plot.bucket) {
    let value = values.at(start);
    for (let index = start + 1; index < start + plot.bucket && index <= last; index++) value = of(value, values.at(index));
    into.push(start, value);
  }
  return into;
}
