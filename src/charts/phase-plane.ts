/**
 * Two flows against each other: where both stand now and how they came there, with the lines of equal shares and of a
 * full link.
 */
import { range } from 'd3-array';
import { line } from 'd3-shape';
import type { RunSeries } from '../run/series.ts';
import { bandwidthDelayPackets, effectiveAt } from '../scenario/effective.ts';
import { compact } from '../format.ts';
import { beginCanvas, type Context, drawMarker, drawText, rule, textWidth } from './canvas.ts';
import { type Palette, readPalette } from './palette.ts';
import { GrowingTop, linear } from './scales.ts';

/** Samples of the trail. */
export const TRAIL = 200;
/** The trail grows thinner in this many steps, from its newest to its oldest part, px. */
const STEPS = 10;
const [NEWEST, OLDEST] = [2, 0.5];
const MARGIN = { left: 44, top: 34, right: 14, bottom: 40 };

export interface PlaneFlow {
  /** The engine's number. */
  flow: number;
  name: string;
  slot: number;
  /** Number within its group. */
  place: number;
}

export type PlaneQuantity = 'window' | 'rate';

export interface PlaneInput {
  series: RunSeries;
  /** s */
  now: number;
  quantity: PlaneQuantity;
  across: PlaneFlow;
  up: PlaneFlow;
}

/** A line x + y = sum, in the axes' unit, and what it says. */
export interface FullLine {
  sum: number;
  words: string;
}

/**
 * What two flows hold together when the link is full, and when its queue is full too, if each of the flows that now
 * share it has the same: for two flows alone that is the efficiency line of Chiu and Jain (1989). In Mbit/s,
 * or for windows in packets. Empty where no one share would be fair: several bottlenecks, no rate.
 */
export function fullLines(series: RunSeries, now: number, quantity: PlaneQuantity): FullLine[] {
  const { scenario } = series;
  const sample = series.samples.indexAt(now);
  const share = sample < 0 ? 0 : series.fairShare.at(sample);
  const rate = effectiveAt(scenario, now).rates[0];
  if (share <= 0 || typeof rate !== 'number' || scenario.path.length > 1) return [];
  const running = effectiveAt(scenario, now).running.reduce(
    (sum, count, group) => sum + (scenario.flows[group]!.direction === 'forward' ? count : 0),
    0,
  );
  const [full, filled] = running > 2 ? ['their part of the link', 'and of its queue'] : ['full link', 'full queue'];
  if (quantity === 'rate') return [{ sum: (2 * share) / 1e6, words: full }];
  const link = 2 * (bandwidthDelayPackets(scenario, share) ?? 0);
  const queue = (scenario.path[0]!.queue.limit * 2 * share) / rate;
  return [
    { sum: link, words: full },
    { sum: link + queue, words: filled },
  ];
}

export class PhasePlane {
  private readonly canvas: HTMLCanvasElement;
  private palette: Palette;
  /** Of the square, in units of `scale` CSS px. */
  private side = 0;
  private scale = 1;
  private top = new GrowingTop(1, 3);
  private shown: (Pick<PlaneInput, 'series' | 'quantity'> & { pair: string }) | null = null;
  private drawn = '';

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.palette = readPalette(canvas);
    this.scale = scaleOf(canvas);
  }

  /** @param side of the square, CSS px */
  resize(side: number): void {
    this.side = side / this.scale;
    this.drawn = '';
  }

  /** Read colours again, after the theme changed, and the scale, which the page sets as `--chart-scale`. */
  restyle(): void {
    const side = this.side * this.scale;
    this.palette = readPalette(this.canvas);
    this.scale = scaleOf(this.canvas);
    this.resize(side);
  }

  draw(input: PlaneInput): void {
    const { series, now, quantity, across, up } = input;
    const last = series.samples.indexAt(now);
    const drawing = `${last} ${series.length > 0} ${quantity} ${across.flow} ${up.flow} ${across.name} ${up.name}`;
    if (this.side < 80 || (drawing === this.drawn && this.shown?.series === series)) return;
    this.drawn = drawing;
    const lines = fullLines(series, now, quantity);
    this.fit(input, last, lines);
    const { side, palette } = this;
    const context = beginCanvas(this.canvas, side, side, this.scale);
    const length = side - Math.max(MARGIN.left + MARGIN.right, MARGIN.top + MARGIN.bottom);
    const [left, bottom] = [MARGIN.left, MARGIN.top + length];
    const x = linear(0, this.top.max, left, left + length);
    const y = linear(0, this.top.max, bottom, bottom - length);
    this.drawAxes(context, input, left, bottom, length);
    context.save();
    context.beginPath();
    context.rect(left - 1, bottom - length - 1, length + 2, length + 2);
    context.clip();
    this.drawLines(context, lines, x, y);
    this.drawTrail(context, input, last, x, y);
    context.restore();
    if (last < 0) return;
    const [value, other] = [valueOf(input, across, last), valueOf(input, up, last)];
    drawMarker(context, 0, x(value), y(other), 6, palette.ink, palette.plate);
  }

  private drawAxes(
    context: Context,
    { quantity, across, up }: PlaneInput,
    left: number,
    bottom: number,
    length: number,
  ): void {
    const { palette, top } = this;
    const ticks = top.ticks(length);
    for (const tick of ticks) {
      const place = (tick / top.max) * length;
      drawText(context, palette, compact(tick), left - 8, bottom - place + 4, {
        colour: palette.ink3,
        size: 12,
        align: 'right',
      });
      drawText(context, palette, compact(tick), left + place, bottom + 16, {
        colour: palette.ink3,
        size: 12,
        align: 'center',
      });
      if (tick === 0) continue;
      rule(context, left, bottom - place, left + length, bottom - place, palette.grid, 1, []);
      rule(context, left + place, bottom, left + place, bottom - length, palette.grid, 1, []);
    }
    rule(context, left, bottom, left + length, bottom, palette.edge, 1, []);
    rule(context, left, bottom, left, bottom - length, palette.edge, 1, []);
    const units =
      quantity === 'rate' ? [', Mbit/s over the last second', ', Mbit/s'] : [', window, packets', ', packets'];
    this.nameAxis(context, up, units, left - 4, bottom - length - 16);
    this.nameAxis(context, across, units, left + 4, bottom + 34);
  }

  /** @param units from the longest words to the shortest: the first that there is room for */
  private nameAxis(
    context: Context,
    { name, slot, place }: PlaneFlow,
    units: readonly string[],
    x: number,
    y: number,
  ): void {
    const { palette } = this;
    drawMarker(context, slot, x + 4, y - 4, 4, palette.flow(slot, place));
    const used = drawText(context, palette, name, x + 14, y, { colour: palette.ink, weight: 600 });
    const unit = units.find((words) => x + 14 + used + textWidth(context, palette, words, 13, 400) <= this.side);
    if (unit) drawText(context, palette, unit, x + 14 + used, y, { colour: palette.ink3 });
  }

  /** Equal shares, and the lines of a full link; each with its words, clear of where the flows mostly are. */
  private drawLines(
    context: Context,
    lines: readonly FullLine[],
    x: (value: number) => number,
    y: (value: number) => number,
  ): void {
    const {
      palette,
      top: { max },
    } = this;
    const dotted = (x0: number, y0: number, x1: number, y1: number): void =>
      rule(context, x(x0), y(y0), x(x1), y(y1), palette.ink, 1.25, [2, 3]);
    dotted(0, 0, max, max);
    const far = lines.some(({ sum }) => sum > 1.2 * max);
    const end = far ? 0.04 * max : 0.97 * max;
    this.wordsAt(context, 'equal shares', x(end), y(end), -1, far ? 'left' : 'right');
    lines.forEach(({ sum, words }, index) => {
      dotted(sum, 0, 0, sum);
      // A line that leaves the square says its name where it enters it; else one at the foot, the next at its other
      // end.
      if (sum > 0.9 * max)
        this.wordsAt(
          context,
          words,
          x(Math.max(0.03 * sum, sum - 0.97 * max)),
          y(Math.min(0.97 * sum, 0.97 * max)),
          1,
          'left',
        );
      else if (index === 0)
        this.wordsAt(
          context,
          words,
          Math.min(x(sum) + 8, x(max) - textWidth(context, palette, words, 12, 600)),
          y(0) - 6,
          0,
          'left',
        );
      else this.wordsAt(context, words, x(0) + 6, y(sum) - 4, 0, 'left');
    });
  }

  /** Words at a point, turned with a line that falls (1) or rises (−1), or level (0). */
  private wordsAt(
    context: Context,
    words: string,
    x: number,
    y: number,
    falls: 1 | 0 | -1,
    align: 'left' | 'right',
  ): void {
    const { palette } = this;
    context.save();
    context.translate(x, y);
    context.rotate((falls * Math.PI) / 4);
    drawText(context, palette, words, 0, falls === 0 ? 0 : -5, {
      colour: palette.ink,
      size: 12,
      weight: 600,
      align,
      halo: palette.plate,
    });
    context.restore();
  }

  private drawTrail(
    context: Context,
    input: PlaneInput,
    last: number,
    x: (value: number) => number,
    y: (value: number) => number,
  ): void {
    const first = Math.max(0, last - TRAIL);
    const { palette } = this;
    context.strokeStyle = palette.ink;
    context.lineJoin = 'round';
    context.setLineDash([]);
    for (let step = 0; step < STEPS; step++) {
      const begin = Math.max(first, last - Math.round(((STEPS - step) * TRAIL) / STEPS));
      const end = last - Math.round(((STEPS - step - 1) * TRAIL) / STEPS);
      if (end <= begin) continue;
      context.lineWidth = OLDEST + ((NEWEST - OLDEST) * (step + 1)) / STEPS;
      context.beginPath();
      line<number>()
        .x((sample) => x(valueOf(input, input.across, sample)))
        .y((sample) => y(valueOf(input, input.up, sample)))
        .context(context)(range(begin, end + 1));
      context.stroke();
    }
    if (first > 0 || last < 1) return;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(x(valueOf(input, input.across, 0)), y(valueOf(input, input.up, 0)), 3, 0, 2 * Math.PI);
    context.stroke();
  }

  /** Both axes alike; they grow with what the flows have had, and with the lines, and shrink for another pair only. */
  private fit(input: PlaneInput, last: number, lines: readonly FullLine[]): void {
    const { series, quantity, across, up } = input;
    const pair = `${across.flow} ${up.flow}`;
    if (last < 0) {
      // Nothing is known yet: axes of a small run.
      this.shown = null;
      this.top = new GrowingTop(quantity === 'rate' ? 1 : 20, 4);
      return;
    }
    if (!this.shown || this.shown.series !== series || this.shown.quantity !== quantity || this.shown.pair !== pair) {
      this.shown = { series, quantity, pair };
      this.top = new GrowingTop(Math.max(1e-3, ...lines.slice(0, 1).map(({ sum }) => 0.75 * sum)), 4);
    }
    for (let sample = Math.max(0, last - TRAIL); sample <= last; sample++) {
      this.top.include(valueOf(input, across, sample));
      this.top.include(valueOf(input, up, sample));
    }
  }
}

function scaleOf(canvas: HTMLCanvasElement): number {
  return Number(getComputedStyle(canvas).getPropertyValue('--chart-scale')) || 1;
}

function valueOf({ series, quantity }: PlaneInput, { flow }: PlaneFlow, sample: number): number {
  return quantity === 'rate' ? series.throughput[flow]!.at(sample) / 1e6 : series.flowColumn(flow, 'cwnd').at(sample);
}
