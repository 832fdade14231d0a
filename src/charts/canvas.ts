/** Marks on a canvas: text, rules, markers. */
import { isRightToLeft } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';
import { markerPath, type Palette } from './palette.ts';

export type Context = CanvasRenderingContext2D;

/** Fit the canvas to `width` × `height` units of `scale` CSS px at the screen's density, and clear it. */
export function beginCanvas(canvas: HTMLCanvasElement, width: number, height: number, scale = 1): Context {
  const context = contextOf(canvas, width, height, scale);
  context.clearRect(0, 0, width, height);
  return context;
}

/** The same, but what was drawn stays, unless the size is another. */
export function contextOf(canvas: HTMLCanvasElement, width: number, height: number, scale = 1): Context {
  const density = (window.devicePixelRatio || 1) * scale;
  const [deviceWidth, deviceHeight] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== deviceWidth || canvas.height !== deviceHeight) {
    canvas.width = deviceWidth;
    canvas.height = deviceHeight;
  }
  const context = canvas.getContext('2d')!;
  context.setTransform(density, 0, 0, density, 0, 0);
  return context;
}

/** Draw into a strip across the canvas, which is cleared; the rest stays. */
export function inStrip(context: Context, width: number, top: number, bottom: number, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(0, top, width, bottom - top);
  context.clip();
  context.clearRect(0, top, width, bottom - top);
  draw();
  context.restore();
}

export interface TextStyle {
  colour: string;
  size?: number;
  weight?: 400 | 600;
  align?: 'left' | 'center' | 'right';
  /** Colour of a 4 px halo, for text that stands on lines. */
  halo?: string;
}

const ARABIC = /[\u0600-\u06ff]/;

/** Draw `text`, in the reader's language, with its baseline at y; returns its width, px. */
export function drawText(
  context: Context,
  palette: Palette,
  english: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  const text = say(english);
  context.font = `${style.weight ?? 400} ${style.size ?? 13}px ${palette.sans}`;
  context.textAlign = style.align ?? 'left';
  if (isRightToLeft()) context.direction = ARABIC.test(text) ? 'rtl' : 'ltr';
  if (style.halo) {
    context.strokeStyle = style.halo;
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.colour;
  context.fillText(text, x, y);
  return textWidth(context, palette, english, style.size ?? 13, style.weight ?? 400);
}

/** Widths of texts by font and text: measuring costs as much as drawing. A palette is read again when fonts have come. */
const widths = new WeakMap<Palette, Map<string, number>>();
const MOST_WIDTHS = 2_000;

export function textWidth(
  context: Context,
  palette: Palette,
  english: string,
  size: number,
  weight: 400 | 600,
): number {
  const text = say(english);
  let known = widths.get(palette);
  if (!known || known.size > MOST_WIDTHS) widths.set(palette, (known = new Map()));
  const key = `${weight} ${size} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    context.font = `${weight} ${size}px ${palette.sans}`;
    known.set(key, (width = context.measureText(text).width));
  }
  return width;
}

/** A horizontal line on whole pixels. */
export function hRule(
  context: Context,
  x0: number,
  x1: number,
  y: number,
  colour: string,
  width = 1,
  dash: readonly number[] = [],
): void {
  rule(context, x0, crisp(y, width), x1, crisp(y, width), colour, width, dash);
}

export function vRule(
  context: Context,
  x: number,
  y0: number,
  y1: number,
  colour: string,
  width = 1,
  dash: readonly number[] = [],
): void {
  rule(context, crisp(x, width), y0, crisp(x, width), y1, colour, width, dash);
}

export function rule(
  context: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  width: number,
  dash: readonly number[],
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash as number[]);
  context.lineDashOffset = 0;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}

/** Horizontal and vertical lines on whole pixels, 1 px wide, in one stroke: each as x0, y0, x1, y1. */
export function rules(context: Context, lines: readonly (readonly number[])[], colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.setLineDash([]);
  context.beginPath();
  for (const [x0, y0, x1, y1] of lines as readonly [number, number, number, number][]) {
    const [upright, flat] = [x0 === x1, y0 === y1];
    context.moveTo(upright ? crisp(x0, 1) : x0, flat ? crisp(y0, 1) : y0);
    context.lineTo(upright ? crisp(x1, 1) : x1, flat ? crisp(y1, 1) : y1);
  }
  context.stroke();
}

/** The middle of a device row for odd line widths, so that a 1 px line is 1 px. */
function crisp(place: number, width: number): number {
  return Math.round(width) % 2 === 1 ? Math.floor(place) + 0.5 : Math.round(place);
}

/** A scheme's marker; slot 0 is a plain disc. With `ring`, its colour stands 2 px wide around it. */
export function drawMarker(
  context: Context,
  slot: number,
  x: number,
  y: number,
  r: number,
  colour: string,
  ring?: string,
): void {
  context.save();
  context.translate(x, y);
  context.scale(r, r);
  if (ring) {
    context.strokeStyle = ring;
    context.lineWidth = 4 / r;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.stroke(marker(slot));
  }
  context.fillStyle = colour;
  context.fill(marker(slot));
  context.restore();
}

const markers = new Map<number, Path2D>();
/** What each marker's path says, for a drawing that writes paths down. */
export const markerTexts = new WeakMap<Path2D, string>();

/** Of radius 1; made once. */
function marker(slot: number): Path2D {
  let path = markers.get(slot);
  if (!path) {
    const text = markerPath(slot || 1, 1);
    markers.set(slot, (path = new Path2D(text)));
    markerTexts.set(path, text);
  }
  return path;
}
