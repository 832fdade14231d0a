/** The whole run at a glance: how much is done, when packets fell, when the sources sent, which part is in view. */
import type { RunSeries } from '../run/series.ts';
import { beginCanvas } from './canvas.ts';
import { hatch } from './event-marks.ts';
import { readPalette, type Palette } from './palette.ts';

export class Overview {
  private readonly canvas: HTMLCanvasElement;
  private palette: Palette;
  private width = 0;
  private height = 0;
  private series: RunSeries | null = null;
  private counted = 0;
  /** Drops in each column of 2 px, and whether the sources sent more than half of their most there. */
  private drops = new Float64Array(0);
  private on = new Uint8Array(0);

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.palette = readPalette(canvas);
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.series = null;
  }

  restyle(): void {
    this.palette = readPalette(this.canvas);
  }

  draw(series: RunSeries, now: number, window: number | null): void {
    if (this.width < 20) return;
    const { palette, width, height } = this;
    const { duration } = series.scenario;
    this.count(series);
    const context = beginCanvas(this.canvas, width, height);
    const radius = 7;
    const x = (time: number): number => radius + (time / duration) * (width - 2 * radius);
    const line = height - 16;
    for (let column = 0; column < this.on.length; column++) {
      if (this.on[column] === 1) hatch(context, radius + 2 * column, line - 8, 2, 7, palette.hatch);
    }
    context.fillStyle = palette.ink2;
    const most = Math.max(1, ...this.drops);
    this.drops.forEach((count, column) => {
      const tall = count > 0 ? 3 + (line - 6) * Math.sqrt(count / most) : 0;
      if (tall > 0) context.fillRect(radius + 2 * column, line - 1 - tall, 1.2, tall);
    });
    context.fillStyle = palette.edge;
    context.fillRect(x(0), line, x(duration) - x(0), 1);
    context.fillStyle = palette.ink;
    context.fillRect(x(0), line - 1, x(now) - x(0), 3);
    context.strokeStyle = palette.ink3;
    context.lineWidth = 1;
    context.setLineDash([]);
    context.beginPath();
    const from = window === null ? 0 : Math.max(0, now - window);
    context.moveTo(x(from), line + 5);
    context.lineTo(x(from), line + 9);
    context.lineTo(x(window === null ? duration : now), line + 9);
    context.lineTo(x(window === null ? duration : now), line + 5);
    context.stroke();
    context.fillStyle = palette.plate;
    context.strokeStyle = palette.ink;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x(now), line + 0.5, radius - 1, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  private count(series: RunSeries): void {
    if (series !== this.series) {
      this.series = series;
      this.counted = 0;
      this.drops = new Float64Array(Math.max(1, Math.floor((this.width - 14) / 2)));
      this.on = new Uint8Array(this.drops.length);
    }
    const perSecond = this.drops.length / series.scenario.duration;
    for (; this.counted < series.length; this.counted++) {
      const column = Math.min(this.drops.length - 1, Math.floor(series.samples.timeOf(this.counted) * perSecond));
      for (const drops of series.dropsOfGroup) this.drops[column]! += drops.at(this.counted);
      if (series.sourceLevel.at(this.counted) > 0.5) this.on[column] = 1;
    }
  }
}
