/** The chart: rows on one time axis, painted on one canvas. It owns no data; what it draws is handed to it. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import { hopsOf } from '../scenario/hops.ts';
import { namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import { beginCanvas, type Context, drawText, textWidth } from './canvas.ts';
import { drawFlags, drawSourceWash } from './event-marks.ts';
import { FlowRow, throughputRow, windowRow } from './flow-row.ts';
import { drawTimeAxis, drawTitle, type TimeUnit } from './frame-marks.ts';
import { type ChartGeometry, chartGeometry } from './geometry.ts';
import { type Palette, readPalette } from './palette.ts';
import { FairnessRow, QueueRow } from './queue-row.ts';
import type { ChartRow, Scene } from './scene.ts';
import { bucketFor } from './trace.ts';

export interface ChartInput {
  series: RunSeries;
  numbers: RunNumbers;
  /** Simulated time, s. */
  now: number;
  /** Seconds in view, ending now; null for the whole run. */
  window: number | null;
  unit: TimeUnit;
  /** The hop whose queue is drawn. */
  hop: number;
  /** One line in the middle of the plot in place of data, or ''. */
  message: string;
  glide: boolean;
}

export class TimeChart {
  private readonly canvas: HTMLCanvasElement;
  private readonly rows: readonly ChartRow[] = [throughputRow(), windowRow(), new QueueRow(), new FairnessRow()];
  private palette: Palette;
  private width = 0;
  private height = 0;
  private aside = false;
  /** Where the title of the queue's row is: its top, and how far from the canvas' right edge the plot ends, px. */
  readonly queueTitle = { y: 0, right: 0 };
  /** What the last drawing showed; '' to draw in any case. */
  private drawn = '';
  private drawnSeries: RunSeries | null = null;
  private drawnNumbers: RunNumbers | null = null;
  /** Names and slots of the scenario they were worked out for. */
  private named: { flows: Scenario['flows']; names: string[]; slots: number[] } | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.palette = readPalette(canvas);
  }

  /** The size to draw at, CSS px; `aside` asks for the column of readouts at the right. */
  resize(width: number, height: number, aside: boolean): void {
    [this.width, this.height, this.aside] = [width, height, aside];
  }

  /** Read colours and fonts again, after the theme changed. */
  restyle(): void {
    this.palette = readPalette(this.canvas);
    this.drawn = '';
  }

  /** Let the axes fit what is in view. */
  refit(): void {
    for (const row of this.rows) if (row instanceof FlowRow) row.refit();
    this.drawn = '';
  }

  /** The flow whose label stands at a place of the canvas, px; null if none. */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    for (const row of this.rows) {
      const found = row instanceof FlowRow ? row.flowAt(x, y) : null;
      if (found) return found;
    }
    return null;
  }

  /** Paint; true while something is still gliding into place. */
  draw(input: ChartInput, wallMs: number): boolean {
    if (this.width < 60 || this.height < 60 || !this.changed(input)) return false;
    const context = beginCanvas(this.canvas, this.width, this.height);
    const { series } = input;
    const { scenario } = series;
    if (this.named?.flows !== scenario.flows) this.named = { flows: scenario.flows, names: namesOf(scenario), slots: slotsOf(scenario) };
    const { slots } = this.named;
    // Where the full names would take the plot's room, shorter ones do.
    const names = this.width < 520 ? shortNames(this.named.names) : this.named.names;

    const labels = this.labelWidth(context, names, hopsOf(scenario)[input.hop]!.queue.limit);
    const geometry = chartGeometry(this.width, this.height, this.rows.map((row) => ({ weight: row.weight, lanes: row.lanes(scenario) })), labels, this.aside);
    this.queueTitle.y = geometry.rows[this.rows.findIndex((row) => row instanceof QueueRow)]!.title - 13;
    this.queueTitle.right = this.width - geometry.right;
    const scene = this.scene(input, geometry, names, slots, wallMs, context);

    drawSourceWash(scene);
    let gliding = false;
    this.rows.forEach((row, index) => {
      drawTitle(scene, row, geometry.rows[index]!);
      gliding = row.draw(scene, geometry.rows[index]!) || gliding;
    });
    drawFlags(scene);
    drawTimeAxis(scene, input.unit);
    if (input.message && series.length === 0) {
      const { top, bottom } = geometry.rows[0]!;
      drawText(context, this.palette, input.message, (geometry.left + geometry.right) / 2, (top + bottom) / 2, { colour: this.palette.ink2, size: 14, align: 'center', halo: this.palette.plate });
    }
    if (gliding) this.drawn = '';
    return gliding;
  }

  /** Whether anything would look other than at the last drawing. */
  private changed({ series, numbers, now, window, unit, hop, message }: ChartInput): boolean {
    if (series !== this.drawnSeries || numbers !== this.drawnNumbers) this.drawn = '';
    this.drawnSeries = series;
    this.drawnNumbers = numbers;
    const drawing = [series.length, series.scenario.events.length, now, window, unit, hop, message, this.width, this.height, this.aside, devicePixelRatio].join(' ');
    const changed = drawing !== this.drawn;
    this.drawn = drawing;
    return changed;
  }

  /** Room right of the plots: for the longest name, and for the queue's readout. */
  private labelWidth(context: Context, names: readonly string[], limit: number): number {
    const name = Math.max(...names.map((text) => textWidth(context, this.palette, `${text} 8`, 13, 600)));
    const readout = textWidth(context, this.palette, String(limit), 19, 600) + textWidth(context, this.palette, ` of ${limit}`, 13, 400);
    return Math.round(Math.min(0.36 * this.width, Math.max(this.width < 520 ? 68 : 84, name + 32, readout + 18)));
  }

  private scene(input: ChartInput, geometry: ChartGeometry, names: string[], slots: number[], wallMs: number, context: Scene['context']): Scene {
    const { series, now, window: span } = input;
    const from = span === null ? 0 : now - span;
    const to = span === null ? series.scenario.duration : now;
    const perSecond = (geometry.right - geometry.left) / (to - from);
    const x = (time: number): number => geometry.left + (time - from) * perSecond;
    const samples = (to - from) / series.layout.period;
    return {
      ...{ context, palette: this.palette, geometry, scenario: series.scenario, series, names, slots, numbers: input.numbers, hop: input.hop },
      ...{ from, to, now, x, wallMs, glide: input.glide },
      firstSample: Math.max(0, series.samples.indexAt(from)),
      lastSample: series.length - 1,
      bucket: bucketFor(samples, geometry.right - geometry.left),
      nowX: Math.min(geometry.right, x(now)),
    };
  }
}

