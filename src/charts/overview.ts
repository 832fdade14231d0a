/**
 * The whole run at a glance: how much is done and known, when packets fell, when the sources sent, which part is in
 * view.
 */
import type { RunSeries } from '../run/series.ts';
import { beginCanvas, type Context } from './canvas.ts';
import { hatch } from './source-marks.ts';
import { readPalette, type Palette } from './palette.ts';
import { LATER } from './scene.ts';
import { TimeView } from './time-view.ts';

/** Of the thumb, and so the margin on both sides, px. */
const RADIUS = 7;
/** A column of drops, px. */
const COLUMN = 2;

export class Overview {
  private readonly view = new TimeView();
  private palette: Palette;
  private width = 0;
  private height = 0;
  private series: RunSeries | null = null;
  private counted = 0;
  private dropped = 0;
  /** What the last drawing showed; '' to draw in any case. */
  private drawn = '';
  /** Drops in each column, the most in one, and whether the sources sent more than half of their most there. */
  private drops = new Float64Array(0);
  private most = 1;
  private on = new Uint8Array(0);

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.palette = readPalette(canvas);
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.series = null;
    this.drawn = '';
  }

  restyle(): void {
    this.palette = readPalette(this.canvas);
    this.drawn = '';
  }

  /** Simulated time at a place of the canvas, px from its left; within the run. */
  timeAt(x: number): number {
    const duration = this.series?.scenario.duration ?? 0;
    return Math.min(duration, Math.max(0, ((x - RADIUS) / (this.width - 2 * RADIUS)) * duration));
  }

  /**
   * Paint, if anything has moved by half a pixel.
   * @param view time up to which the run is known (s), seconds in view, and the stretch zoomed into
   */
  draw(
    series: RunSeries,
    now: number,
    { known, window, zoom }: { known: number; window: number | null; zoom: readonly [number, number] | null },
  ): void {
    if (this.width < 20) return;
    const { palette, width, height } = this;
    const { duration } = series.scenario;
    // The charts' own view gets the same calls, so that both show the same stretch.
    this.view.update(now, series.samples.timeOf(series.length - 1), window, zoom, duration);
    const x = (time: number): number =>
      RADIUS + (Math.min(duration, Math.max(0, time)) / duration) * (width - 2 * RADIUS);
    const another = series !== this.series;
    const dropsBefore = this.dropped;
    this.count(series);
    const drawing = [now, Math.max(now, known), this.view.from, this.view.to]
      .map((time) => Math.round(2 * devicePixelRatio * x(time)))
      .join(' ');
    if (!another && this.dropped === dropsBefore && drawing === this.drawn) return;
    this.drawn = drawing;
    const context = beginCanvas(this.canvas, width, height);
    const line = height - 16;
    this.drawPast(context, line, x(now));
    context.fillStyle = palette.edge;
    context.fillRect(x(0), line, x(duration) - x(0), 1);
    context.fillStyle = palette.ink;
    context.globalAlpha = LATER;
    context.fillRect(x(now), line - 1, x(Math.max(now, known)) - x(now), 3);
    context.globalAlpha = 1;
    context.fillRect(x(0), line - 1, x(now) - x(0), 3);
    this.drawBracket(context, x(this.view.from), x(this.view.to), line);
    context.fillStyle = palette.plate;
    context.strokeStyle = palette.ink;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x(now), line + 0.5, RADIUS - 1, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  /** Drops as bars and the sources as hatch; lighter right of `nowX`. */
  private drawPast(context: Context, line: number, nowX: number): void {
    const { palette, drops, most, on } = this;
    for (let column = 0, begun = 0; column < on.length; column = begun) {
      for (begun = column; begun < on.length && on[begun] === on[column];) begun++;
      if (on[column] === 1)
        hatch(context, RADIUS + COLUMN * column, line - 8, COLUMN * (begun - column), 7, palette.hatch);
    }
    context.fillStyle = palette.ink2;
    for (let column = 0; column < drops.length; column++) {
      if (drops[column] === 0) continue;
      const tall = 3 + (line - 6) * Math.sqrt(drops[column]! / most);
      const x = RADIUS + COLUMN * column;
      context.globalAlpha = x > nowX ? LATER : 1;
      context.fillRect(x, line - 1 - tall, 1.2, tall);
    }
    context.globalAlpha = 1;
  }

  private drawBracket(context: Context, from: number, to: number, line: number): void {
    context.strokeStyle = this.palette.ink3;
    context.lineWidth = 1;
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(from, line + 5);
    context.lineTo(from, line + 9);
    context.lineTo(Math.max(to, from + 1), line + 9);
    context.lineTo(Math.max(to, from + 1), line + 5);
    context.stroke();
  }

  private count(series: RunSeries): void {
    if (series !== this.series) {
      this.series = series;
      this.counted = 0;
      this.most = 1;
      this.drops = new Float64Array(Math.max(1, Math.floor((this.width - 2 * RADIUS) / COLUMN)));
      this.on = new Uint8Array(this.drops.length);
    }
    const perSecond = this.drops.length / series.scenario.duration;
    for (; this.counted < series.length; this.counted++) {
      const column = Math.min(this.drops.length - 1, Math.floor(series.samples.timeOf(this.counted) * perSecond));
      const before = this.drops[column]!;
      for (const drops of series.dropsOfGroup) this.drops[column]! += drops.at(this.counted);
      this.dropped += this.drops[column]! - before;
      this.most = Math.max(this.most, this.drops[column]!);
      if (series.sourceLevel.at(this.counted) > 0.5) this.on[column] = 1;
    }
  }
}
