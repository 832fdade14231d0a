/** The chart: rows on one time axis, painted on one canvas. It owns no data; what it draws is handed to it. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import type { RowId } from '../run/state.ts';
import { hopsOf } from '../scenario/hops.ts';
import { namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import { beginCanvas, type Context, drawText, textWidth } from './canvas.ts';
import { drawFlags, drawSourceWash } from './event-marks.ts';
import { FairnessRow } from './rows/fairness-row.ts';
import { FlowRow } from './rows/flow-row.ts';
import { throughputRow, windowRow } from './rows/flow-rows.ts';
import { drawTimeAxis, drawTitle, type TimeUnit } from './frame-marks.ts';
import { type ChartGeometry, chartGeometry, leastHeight, lossLanes, type RowShape } from './geometry.ts';
import type * as moreRows from './rows/more-rows.ts';
import { type Palette, readPalette } from './palette.ts';
import { QueueRow, rugHeight } from './rows/queue-row.ts';
import type { ChartRow, Scene, ShownRun } from './scene.ts';
import { TimeView } from './time-view.ts';
import { bucketFor } from './trace.ts';

export interface ChartInput {
  series: RunSeries;
  /** The future that was before a change at `since` (s). */
  ghost: { series: RunSeries; since: number } | null;
  /** Which of two compared runs `series` is, and the one beside it. */
  name: 'A' | 'B';
  other: { name: 'A' | 'B'; series: RunSeries } | null;
  numbers: RunNumbers;
  /** Simulated time, s. */
  now: number;
  /** Seconds in view, up to now while the run is followed; null for the whole run. */
  window: number | null;
  /** Stretch in view, s, in place of `window`; null follows the run. */
  zoom: readonly [from: number, to: number] | null;
  unit: TimeUnit;
  rows: readonly RowId[];
  /** The engine's number of the flow that the others stand back for; null for none. */
  pointed: number | null;
  /** The engine's number of the flow whose inside is drawn, null for none; and what of it, null for what its scheme is known by. */
  inside: { flow: number | null; variable: string | null };
  /** The hop whose queue is drawn. */
  hop: number;
  /** One line in the middle of the plot in place of data, or ''. */
  message: string;
  glide: boolean;
}

/** Each row's share of the height; of loss events, each lane's. */
const WEIGHTS: Readonly<Record<RowId, number>> = {
  throughput: 162,
  window: 119,
  queue: 72,
  fairness: 50,
  roundTrip: 80,
  losses: 22,
  used: 50,
  inside: 80,
};

/** The rows that are not there at first; null until they have been fetched. */
let more: typeof moreRows | null = null;

/** Makes a row; null if it has yet to be fetched. */
function makeRow(id: RowId): ChartRow | null {
  switch (id) {
    case 'throughput':
      return throughputRow();
    case 'window':
      return windowRow();
    case 'queue':
      return new QueueRow();
    case 'fairness':
      return new FairnessRow();
    default:
      if (!more) return null;
      return more.makeRow(id);
  }
}

function rowShapes(rows: readonly RowId[], scenario: Scenario): RowShape[] {
  return rows.map((id) => ({
    weight: WEIGHTS[id] * (id === 'losses' ? Math.max(2, lossLanes(scenario)) : 1),
    lanes: id === 'queue' ? rugHeight(scenario) : id === 'throughput' ? 0 : 4,
  }));
}

/** Names and slots of a scenario, worked out once. */
interface Named {
  flows: Scenario['flows'];
  names: string[];
  slots: number[];
}

export class TimeChart {
  /** What was drawn last; null before. */
  scene: Scene | null = null;
  readonly view = new TimeView();
  /** Group whose flows are shown one by one though they are many; null for none. */
  opened: number | null = null;
  /** CSS px to a unit of the drawing: larger type and lines for a projector. */
  scale = 1;
  palette: Palette;
  private readonly canvas: HTMLCanvasElement;
  private readonly request: () => void;
  private readonly made = new Map<RowId, ChartRow>();
  private rows: { id: RowId; row: ChartRow }[] = [];
  private fetching = false;
  private width = 0;
  private height = 0;
  /** What the last drawing showed; '' to draw in any case. */
  private drawn = '';
  private drawnFrom: readonly unknown[] = [];
  private toldNow = 0;
  private named = new Map<'main' | 'other', Named>();

  /** @param request asks for a frame, when something is there to be drawn that was not before */
  constructor(canvas: HTMLCanvasElement, request: () => void) {
    this.canvas = canvas;
    this.request = request;
    this.palette = readPalette(canvas);
  }

  /** The size to draw at, CSS px. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width / this.scale, height / this.scale];
  }

  /** Read colours and fonts again, after the theme changed; and the scale, which the page sets as `--chart-scale`. */
  restyle(): void {
    this.palette = readPalette(this.canvas);
    const { width, height, scale } = this;
    this.scale = Number(getComputedStyle(this.canvas).getPropertyValue('--chart-scale')) || 1;
    this.resize(width * scale, height * scale);
    this.drawn = '';
  }

  /** Let the axes fit what is in view. */
  refit(): void {
    for (const row of this.made.values()) row.refit?.();
    this.drawn = '';
  }

  /** The flow whose label stands at a place of the canvas, CSS px; null if none. */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    for (const { row } of this.rows) {
      const found = row instanceof FlowRow ? row.flowAt(x / this.scale, y / this.scale) : null;
      if (found) return found;
    }
    return null;
  }

  /** The rows on show, from top to bottom. */
  shown(): { id: RowId; row: ChartRow }[] {
    return this.rows;
  }

  /** Paint; true while something is still gliding into place. */
  draw(input: ChartInput, wallMs: number): boolean {
    const { series } = input;
    const { scenario } = series;
    this.view.update(input.now, series.samples.timeOf(series.length - 1), input.window, input.zoom, scenario.duration);
    if (this.width < 60 || this.height < 60 || !this.changed(input)) return false;
    this.rows = input.rows.flatMap((id) => {
      const row = this.row(id);
      return row ? [{ id, row }] : [];
    });
    if (this.rows.length === 0) return false;
    const context = beginCanvas(this.canvas, this.width, this.height, this.scale);
    const runs = this.runs(input);
    const labels = this.labelWidth(context, runs, hopsOf(scenario)[input.hop]!.queue.limit, input);
    const geometry = chartGeometry(
      this.width,
      this.height,
      rowShapes(
        this.rows.map(({ id }) => id),
        scenario,
      ),
      labels,
    );
    const scene = this.makeScene(input, geometry, runs, wallMs, context);
    this.scene = scene;

    drawSourceWash(scene);
    let gliding = false;
    this.rows.forEach(({ row }, index) => {
      drawTitle(scene, row, geometry.rows[index]!);
      gliding = row.draw(scene, geometry.rows[index]!) || gliding;
    });
    drawFlags(scene);
    drawTimeAxis(scene, input.unit);
    if (input.message && series.length === 0) {
      const { top, bottom } = geometry.rows[0]!;
      drawText(context, this.palette, input.message, (geometry.left + geometry.right) / 2, (top + bottom) / 2, {
        colour: this.palette.ink2,
        size: 14,
        align: 'center',
        halo: this.palette.plate,
      });
    }
    if (gliding) this.drawn = '';
    return gliding;
  }

  private row(id: RowId): ChartRow | null {
    const row = this.made.get(id) ?? makeRow(id);
    if (row) this.made.set(id, row);
    else void this.fetchRows();
    return row;
  }

  /** Once; if they cannot be had, the other rows go on without them. */
  private async fetchRows(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      more = await import('./rows/more-rows.ts');
    } catch {
      return;
    }
    this.drawn = '';
    this.request();
  }

  /** Whether anything would look other than at the last drawing. */
  private changed(input: ChartInput): boolean {
    const { series, ghost, other, numbers, rows, now, unit, hop, pointed, message, inside } = input;
    const from = [series, ghost, other?.series, numbers, rows];
    if (from.some((part, index) => part !== this.drawnFrom[index])) this.drawn = '';
    if (numbers !== this.drawnFrom[3]) this.toldNow = now;
    this.drawnFrom = from;
    const { view, width, height, opened } = this;
    const drawing = [
      series.length,
      other?.series.length,
      series.scenario.events.length,
      now,
      view.from,
      view.to,
      unit,
      hop,
      pointed,
      inside.flow,
      inside.variable,
      series.inside?.flow,
      series.inside?.length,
      opened,
      message,
      width,
      height,
      devicePixelRatio,
    ].join(' ');
    const changed = drawing !== this.drawn;
    this.drawn = drawing;
    return changed;
  }

  /** The run that the page sets, and what is on show beside it. */
  private runs({ series, ghost, name, other }: ChartInput): ShownRun[] {
    const main: ShownRun = {
      kind: 'main',
      series,
      ...this.namesOf('main', series.scenario),
      letter: other ? `${name} ` : '',
      since: 0,
    };
    const runs = [main];
    if (other)
      runs.push({
        kind: 'other',
        series: other.series,
        ...this.namesOf('other', other.series.scenario),
        letter: `${other.name} `,
        since: 0,
      });
    if (ghost) runs.push({ ...main, kind: 'before', series: ghost.series, since: ghost.since });
    return runs;
  }

  private namesOf(run: 'main' | 'other', scenario: Scenario): Pick<ShownRun, 'names' | 'slots'> {
    let found = this.named.get(run);
    if (found?.flows !== scenario.flows) {
      // The full names stand in the sentence and the table; here they would take the plot's room.
      found = { flows: scenario.flows, names: shortNames(namesOf(scenario)), slots: slotsOf(scenario) };
      this.named.set(run, found);
    }
    return found;
  }

  /** Room right of the plots: for the longest name, and for the queue's readout. */
  private labelWidth(
    context: Context,
    runs: readonly ShownRun[],
    limit: number,
    { rows, series, inside }: ChartInput,
  ): number {
    const variables = rows.includes('inside') ? (series.inside?.drawn(inside.variable) ?? []) : [];
    const names = [
      ...runs.flatMap((run) => run.names.map((text) => `${run.letter}${text} 8`)),
      ...(variables.length > 1 ? variables.map((each) => each.name) : []),
    ];
    const name = Math.max(...names.map((text) => textWidth(context, this.palette, text, 13, 600)));
    const readout =
      textWidth(context, this.palette, runs[0]!.letter + limit, 19, 600) +
      textWidth(context, this.palette, ` of ${limit}`, 13, 400);
    return Math.round(Math.min(0.36 * this.width, Math.max(this.width < 520 ? 68 : 120, name + 32, readout + 18)));
  }

  private makeScene(
    input: ChartInput,
    geometry: ChartGeometry,
    runs: ShownRun[],
    wallMs: number,
    context: Context,
  ): Scene {
    const { series, now, numbers, hop, pointed, glide } = input;
    const { from, to } = this.view;
    const { left, right } = geometry;
    const perSecond = (right - left) / (to - from);
    const x = (time: number): number => left + (time - from) * perSecond;
    const nowX = Math.min(right, Math.max(left, x(now)));
    const inside = nowX < right - 0.5;
    const lastSample = Math.min(series.samples.indexAt(now), series.samples.indexAt(to) + 1);
    return {
      ...{
        context,
        palette: this.palette,
        geometry,
        runs,
        main: runs[0]!,
        series,
        scenario: series.scenario,
        numbers,
        hop,
        pointed,
        inside: input.inside,
        opened: this.opened,
      },
      ...{ from, to, now, x, nowX, toldNow: this.toldNow, nowInView: now >= from && now <= to + 1e-9, wallMs, glide },
      firstSample: Math.max(0, series.samples.indexAt(from)),
      lastSample,
      laterSample: inside ? Math.min(series.length - 1, series.samples.indexAt(to) + 1) : lastSample,
      bucket: bucketFor((to - from) / series.layout.period, right - left),
    };
  }
}

/** Height at which these rows can still be read, px. */
export function leastChartHeight(rows: readonly RowId[], scenario: Scenario): number {
  return leastHeight(rowShapes(rows, scenario));
}
