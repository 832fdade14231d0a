/**
 * What a playing chart has drawn of a run stays, as a picture that moves with the view; only its right end, of which more is
 * known by then, is drawn anew. To stroke lines of hundreds of points is most of what a drawing costs, and of all but a few
 * points the strokes are those of the frame before.
 */
import type { Context } from './canvas.ts';

/** The picture moves by whole steps: this many to a pixel of the screen, each with a film of its own. */
const STEPS = 2;
/** A film has room for this many more pixels, and is moved itself only now and then. */
const ROOM = 256;
/** Strokes reach so far from their points, px of the drawing. */
const REACH = 4;

/** A place of the chart, px, and what it shows of time. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Px of time 0, and px a second. */
  origin: number;
  perSecond: number;
}

/** Draws the samples from the last one at or before `from` (s) on. @returns up to where that will not change any more, s */
export type Exposure = (context: Context, from: number, place: (time: number) => number) => number;

class Film {
  private readonly context: OffscreenCanvasRenderingContext2D;
  private readonly width: number;
  private readonly key: string;
  /** Column at the film's left edge; columns from `start` to `end` (exclusive) are finished. */
  private first = 0;
  private start = 0;
  private end = -1;

  constructor(width: number, height: number, key: string) {
    this.context = new OffscreenCanvas(width + ROOM, height).getContext('2d')!;
    [this.width, this.key] = [width, key];
    this.context.canvas.oncontextrestored = () => (this.end = -1);
  }

  fits(width: number, key: string): boolean {
    return width === this.width && key === this.key;
  }

  /**
   * Bring columns `from` to `from + width` up to date. Column 0 is that of time 0.
   * @returns where the first of them lies in the canvas
   */
  expose(from: number, offset: number, top: number, density: number, { perSecond }: Frame, draw: Exposure): number {
    const { context, width } = this;
    const { canvas } = context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (from < this.start || from > this.end) this.first = this.start = this.end = from;
    if (from + width > this.first + canvas.width) {
      context.globalCompositeOperation = 'copy';
      context.drawImage(canvas, this.first - from, 0);
      context.globalCompositeOperation = 'source-over';
      this.first = this.start = from;
    }
    const done = this.end - this.first;
    context.save();
    context.beginPath();
    context.rect(done, 0, canvas.width - done, canvas.height);
    context.clip();
    context.clearRect(done, 0, canvas.width - done, canvas.height);
    context.setTransform(density, 0, 0, density, -this.first, -top);
    const place = (time: number): number => time * perSecond - offset / density;
    const until = draw(context as unknown as Context, (this.end / density - REACH) / perSecond, place);
    context.restore();
    this.end = Math.max(this.end, Math.floor((place(until) - REACH) * density));
    return from - this.first;
  }

  get canvas(): OffscreenCanvas {
    return this.context.canvas;
  }
}

export class Films {
  private films = new Map<string, Film>();

  /** Something has changed that films were drawn by. */
  clear(): void {
    if (this.films.size > 0) this.films = new Map();
  }

  /**
   * Draw into a place of a chart that plays.
   * @param name of what is drawn there, different for all that is drawn in one drawing
   * @param key what it is drawn by and `clear` does not know of
   * @param density px of the screen to a px of the drawing
   */
  draw(context: Context, name: string, key: string, frame: Frame, density: number, draw: Exposure): void {
    const { left, right, top, bottom, origin, perSecond } = frame;
    // Of the screen: the columns that are seen, and how far time 0 lies left of them.
    const [from, to] = [Math.floor(left * density), Math.ceil(right * density)];
    const moved = Math.round(-origin * density * STEPS) / STEPS;
    const whole = Math.floor(moved);
    const [upper, lower] = [Math.floor(top * density), Math.ceil(bottom * density)];
    // The ends of the view give the scale only nearly.
    const made = [key, left, right, top, bottom, perSecond.toFixed(6), density].join(' ');
    const slot = `${name} ${moved - whole}`;
    let film = this.films.get(slot);
    if (!film?.fits(to - from, made)) this.films.set(slot, (film = new Film(to - from, lower - upper, made)));
    const at = film.expose(whole + from, moved - whole, upper, density, frame, draw);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(film.canvas, at, 0, to - from, lower - upper, from, upper, to - from, lower - upper);
    context.restore();
  }
}
