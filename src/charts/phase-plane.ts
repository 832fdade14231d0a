/**
 * Two flows against each other: where both stand now and how they came there, with the lines of equal shares and of a
 * full link.
 */
import { range } from 'd3-array';
import { line } from 'd3-shape';
import { compact, lastSpan } from '../format.ts';
import { beginCanvas, type Context, drawMarker, drawText, rule, textWidth } from './canvas.ts';
import { type Palette, readPalette } from './palette.ts';
import { diagonalWords, type FullLine, fullLines, type PlaneFlow, type PlaneInput } from './plane-lines.ts';
import { Placer } from './placer.ts';
import { placeAt } from '../measured/value-at.ts';
import { idealRun } from '../theory/ideal-run.ts';
import { GrowingTop, linear } from './scales.ts';
import { say } from '../../workers/words/say.ts';

/** Samples of the trail, and of the way from where both flows began. */
export const TRAIL = 200;
const WAY = 400;
/** The trail grows thinner in this many steps, from its newest to its oldest part, px. */
const STEPS = 10;
const [NEWEST, OLDEST] = [2, 0.5];
/** The way from the beginning grows fainter from its first to its last part. */
const [FIRST, LAST] = [0.6, 0.15];
type Scale = (value: number) => number;
/** Instants of the model that are drawn before now: the whole way of two flows that come near each other. */
const MODEL_WAY = 2_000;
const MODEL_DASH = [5, 4];
const MODEL_WORDS = 'textbook’s model';
type Point = readonly [across: number, up: number];
const MARGIN = { left: 44, top: 34, right: 14, bottom: 40 };

export class PhasePlane {
  private palette: Palette;
  /** Of the square, in units of `scale` CSS px. */
  private side = 0;
  private scale = 1;
  private top = new GrowingTop(1, 3);
  /** What is shown, and the first sample with both flows there, or the one to look at next for it. */
  private shown: (Pick<PlaneInput, 'series' | 'quantity'> & { pair: string; start: number }) | null = null;
  private drawn = '';

  constructor(private readonly canvas: HTMLCanvasElement) {
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
    const { series, now, quantity, across, up, model } = input;
    const last = series.samples.indexAt(now);
    const drawing = `${last} ${series.length > 0} ${model} ${quantity} ${across.flow} ${up.flow} ${across.name} ${up.name}`;
    if (this.side < 80 || (drawing === this.drawn && this.shown?.series === series)) return;
    this.drawn = drawing;
    const lines = fullLines(input);
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
    const start = this.shown?.start ?? 0;
    const upBeganLower = last < 0 || valueOf(input, up, start) <= valueOf(input, across, start);
    this.drawLines(context, diagonalWords(input), lines, upBeganLower, x, y);
    const ideal = idealPoints(input, last);
    this.drawModel(context, ideal, x, y);
    this.drawWay(context, input, last, x, y);
    this.drawTrail(context, input, last, x, y);
    context.restore();
    if (last < 0) return;
    const [value, other] = [valueOf(input, across, last), valueOf(input, up, last)];
    drawMarker(context, 0, x(value), y(other), 6, palette.ink, palette.plate);
    this.nameModel(context, ideal.at(-1), left + length, x, y);
  }

  /** The values of both axes at a place of the canvas, CSS px; null outside of the square, and before anything is drawn. */
  valuesAt(px: number, py: number): { across: number; up: number } | null {
    const length = this.side - Math.max(MARGIN.left + MARGIN.right, MARGIN.top + MARGIN.bottom);
    const across = (px / this.scale - MARGIN.left) / length;
    const up = (MARGIN.top + length - py / this.scale) / length;
    const inside = this.drawn !== '' && Math.min(across, up) >= 0 && Math.max(across, up) <= 1;
    return inside ? { across: across * this.top.max, up: up * this.top.max } : null;
  }

  /** The way of the textbook's model, dashed. */
  private drawModel(context: Context, points: readonly Point[], x: Scale, y: Scale): void {
    if (points.length === 0) return;
    context.strokeStyle = this.palette.ink2;
    context.lineWidth = 1.5;
    context.setLineDash(MODEL_DASH);
    context.beginPath();
    line<Point>()
      .x(([across]) => x(across))
      .y(([, up]) => y(up))
      .context(context)(points);
    context.stroke();
    context.setLineDash([]);
  }

  /** Where the model stands now, with its words. */
  private nameModel(context: Context, point: Point | undefined, right: number, x: Scale, y: Scale): void {
    if (!point) return;
    const { palette } = this;
    const [px, py] = [x(point[0]), y(point[1])];
    drawMarker(context, 0, px, py, 5, palette.ink2, palette.plate);
    const fits = px + 10 + textWidth(context, palette, MODEL_WORDS, 12, 600) <= right;
    drawText(context, palette, MODEL_WORDS, fits ? px + 10 : px - 10, py + 16, {
      ...{ colour: palette.ink2, size: 12, weight: 600, halo: palette.plate },
      align: fits ? 'left' : 'right',
    });
  }

  private drawAxes(
    context: Context,
    { series, quantity, across, up }: PlaneInput,
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
      quantity === 'rate'
        ? [say(', Mbit/s over {span}', { span: lastSpan(series.averaging) }), ', Mbit/s']
        : [', window, packets', ', packets'];
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

  /**
   * The diagonal, and the lines of a full link; each with its words, clear of where the flows mostly are.
   * @param upBeganLower the flow on the upright axis began with less
   */
  private drawLines(
    context: Context,
    diagonal: string,
    lines: readonly FullLine[],
    upBeganLower: boolean,
    x: Scale,
    y: Scale,
  ): void {
    const {
      palette,
      top: { max },
    } = this;
    const dotted = (x0: number, y0: number, x1: number, y1: number): void =>
      rule(context, x(x0), y(y0), x(x1), y(y1), palette.ink, 1.25, [2, 3]);
    dotted(0, 0, max, max);
    const far = lines.some(({ across, up }) => Math.min(across, up) > 1.2 * max);
    const end = far ? 0.04 * max : 0.97 * max;
    this.wordsAt(context, diagonal, x(end), y(end), -Math.PI / 4, far ? 'left' : 'right');
    const placer = new Placer();
    lines.forEach(({ across, up, words }) => {
      dotted(across, 0, 0, up);
      // A line that leaves the square says its name where it enters it.
      if (Math.max(across, up) > 0.9 * max) {
        const height = Math.min(0.97 * up, 0.97 * max);
        this.wordsAt(context, words, x(across * (1 - height / up)), y(height), Math.atan2(up, across), 'left');
        return;
      }
      // Level words at an end of their line: at that of the flow that began with less, where the way does not lie.
      const wide = textWidth(context, palette, words, 12, 600);
      const ends: [number, number][] = [
        [x(0) + 6, y(up) - 4],
        [Math.min(x(across) + 8, x(max) - wide), y(0) - 6],
      ];
      placer.say(context, palette, words, upBeganLower ? ends : ends.reverse(), {
        ...{ colour: palette.ink, size: 12, weight: 600, halo: palette.plate },
      });
    });
  }

  /** Words at a point, turned by an angle: above 0 they fall. */
  private wordsAt(context: Context, words: string, x: number, y: number, angle: number, align: 'left' | 'right'): void {
    const { palette } = this;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    drawText(context, palette, words, 0, -5, {
      colour: palette.ink,
      size: 12,
      weight: 600,
      align,
      halo: palette.plate,
    });
    context.restore();
  }

  /** From where both flows began up to the trail, fainter with time: how they came near each other stays in sight. */
  private drawWay(context: Context, input: PlaneInput, last: number, x: Scale, y: Scale): void {
    const start = this.shown?.start ?? last;
    this.strokeInSteps(context, input, start, WAY, [start, last - TRAIL], x, y, (step) => {
      context.globalAlpha = FIRST + ((LAST - FIRST) * step) / (STEPS - 1);
      context.lineWidth = 1;
    });
    context.globalAlpha = 1;
  }

  private drawTrail(context: Context, input: PlaneInput, last: number, x: Scale, y: Scale): void {
    this.strokeInSteps(context, input, last - TRAIL, TRAIL, [0, last], x, y, (step) => {
      context.lineWidth = OLDEST + ((NEWEST - OLDEST) * (step + 1)) / STEPS;
    });
    const start = this.shown?.start ?? last;
    if (start >= last) return;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(x(valueOf(input, input.across, start)), y(valueOf(input, input.up, start)), 3, 0, 2 * Math.PI);
    context.stroke();
  }

  /** `count` samples from `from` on, of them those that are `known`, as a line in STEPS parts, each as `look` sets it. */
  private strokeInSteps(
    context: Context,
    input: PlaneInput,
    from: number,
    count: number,
    known: readonly [first: number, last: number],
    x: Scale,
    y: Scale,
    look: (step: number) => void,
  ): void {
    context.strokeStyle = this.palette.ink;
    context.lineJoin = 'round';
    context.setLineDash([]);
    for (let step = 0; step < STEPS; step++) {
      const [begin, end] = [step, step + 1].map((part) =>
        Math.min(known[1], Math.max(known[0], from + Math.round((part * count) / STEPS))),
      );
      if (end! <= begin!) continue;
      look(step);
      context.beginPath();
      line<number>()
        .x((sample) => x(valueOf(input, input.across, sample)))
        .y((sample) => y(valueOf(input, input.up, sample)))
        .context(context)(range(begin!, end! + 1));
      context.stroke();
    }
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
      this.shown = { series, quantity, pair, start: 0 };
      this.top = new GrowingTop(
        Math.max(1e-3, ...lines.slice(0, 1).map((full) => 0.75 * Math.min(full.across, full.up))),
        4,
      );
    }
    const { shown } = this;
    const there = (sample: number): boolean => valueOf(input, across, sample) > 0 && valueOf(input, up, sample) > 0;
    while (shown.start < last && !there(shown.start)) shown.start++;
    const include = (sample: number): void => {
      this.top.include(valueOf(input, across, sample));
      this.top.include(valueOf(input, up, sample));
    };
    const way = Math.min(shown.start + WAY, last);
    for (let sample = shown.start; sample <= way; sample++) include(sample);
    for (let sample = Math.max(0, last - TRAIL); sample <= last; sample++) include(sample);
    for (const point of idealPoints(input, last)) for (const value of point) this.top.include(value);
  }
}

/** Where the model of the run took both flows up to a sample, while both send. */
function idealPoints({ series, quantity, across, up, model }: PlaneInput, last: number): Point[] {
  const run = model && last >= 0 && idealRun(series.scenario, model);
  if (!run || 'none' in run) return [];
  const { time, windows, rates } = run.rounds;
  const unit = quantity === 'rate' ? 1e6 : 1;
  const [one, other] = [across, up].map(({ flow }) => (quantity === 'rate' ? rates : windows)[flow]!);
  const points: Point[] = [];
  const place = placeAt(time, series.samples.timeOf(last));
  for (let index = Math.max(0, place - MODEL_WAY); index <= place; index++)
    if (one![index]! > 0 && other![index]! > 0) points.push([one![index]! / unit, other![index]! / unit]);
  return points;
}

function scaleOf(canvas: HTMLCanvasElement): number {
  return Number(getComputedStyle(canvas).getPropertyValue('--chart-scale')) || 1;
}

function valueOf({ series, quantity }: PlaneInput, { flow }: PlaneFlow, sample: number): number {
  return quantity === 'rate' ? series.throughput[flow]!.at(sample) / 1e6 : series.flowColumn(flow, 'cwnd').at(sample);
}
