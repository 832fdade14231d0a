/** The chart: rows on one time axis, painted on one canvas. It owns no data. */
import { buildScene } from './build-scene.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { contextOf, drawText, inStrip } from './canvas.ts';
import type { ChartInput, ChartView } from './chart-input.ts';
import type * as Film from './film.ts';
import { stripOf } from './geometry.ts';
import { drawNowLine, drawTimeAxis, drawTitle, type TimeUnit } from './frame-marks.ts';
import { latePart } from './late-part.ts';
import { type Palette, readPalette } from './palette.ts';
import { rowCards, type RowId } from './rows/index.ts';
import type { Samples } from '../run/samples.ts';
import type { RowCard } from './rows/row-card.ts';
import type { Backdrop, ChartRow, Scene } from './scene.ts';
import { drawSourceWash } from './source-marks.ts';
import { TimeView } from './time-view.ts';
import { Turns } from './turns.ts';

/** A chart rests after a drawing for this many times as long as its script took, but not longer than this, ms of wall time. */
const RESTS = 6;
const LONGEST_REST_MS = 100;
/** Rows that differ by less than this part of the time in view may stand beside each other. */
const NEAR = 0.05;

/** What draws the flags of a run's changes; without it there are none. */
const flags = latePart(() => import('./flags.ts'));
export const fetchFlags = flags.fetch;

/** @returns true until the flags that there are can be drawn */
function drawFlags(scene: Scene): boolean {
  if (scene.scenario.events.length === 0) return false;
  const part = flags.of(scene.scenario);
  part?.drawFlags(scene);
  return part === undefined;
}

/** What a playing chart keeps its drawings on; without it all is drawn anew. */
const film = latePart(() => import('./film.ts'));
export const fetchFilm = film.fetch;

/** What draws behind the run; without it there is nothing. */
const backdrops = latePart(async () => (await import('./backdrops.ts')).backdrops);
export const fetchBackdrop = backdrops.fetch;

/** What stands behind the run of a scenario, shown so; undefined while it is fetched. */
function backdropOf(scenario: Scenario, { model }: ChartView): Backdrop | null | undefined {
  if (!scenario.measured && !scenario.path[0]!.trace && !model) return null;
  return backdrops.of(scenario);
}

/** A row on show. */
export interface ShownRow {
  card: RowCard<RowId>;
  row: ChartRow;
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
  private readonly made = new Map<RowId, ChartRow>();
  private rows: ShownRow[] = [];
  private width = 0;
  private height = 0;
  /** What the last drawing showed; '' to draw in any case. */
  private drawn = '';
  private drawnFrom: readonly unknown[] = [];
  /** Wall time before which a moving picture is not drawn again, ms. */
  private restsUntil = 0;
  private readonly turns = new Turns();
  private films: Film.Films | null = null;
  /** What rows drawn one by one must have in common. */
  private common: readonly unknown[] = [];
  /** Some rows of the present drawing are still to come; and the unit of its time axis. */
  private staggered = false;
  private unit: TimeUnit = 's';
  private titleEnds: number[] = [];
  /** Wall time of the last frame, ms. */
  private frameMs = -Infinity;

  /** @param clock tells wall time, ms: what a drawing costs */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly clock: () => number = () => performance.now(),
  ) {
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
    this.common = [];
  }

  /** The flow whose label stands at a place of the canvas, CSS px; null if none. */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    for (const { row } of this.rows) {
      const found = row.flowAt?.(x / this.scale, y / this.scale);
      if (found) return found;
    }
    return null;
  }

  /** The rows on show, from top to bottom. */
  shown(): readonly ShownRow[] {
    return this.rows;
  }

  /**
   * Paint what has changed. While the run plays, that is what has moved by half a pixel, and after a drawing the chart
   * rests: on a slow machine the frames are for the stage, whose packets move much faster. There the rows also take turns.
   * @returns whether something is still gliding into place
   */
  draw(input: ChartInput, wallMs: number): boolean {
    const { series, now } = input;
    const { view, width, height } = this;
    view.update(now, series.samples.timeOf(series.length - 1), input.window, input.zoom, series.scenario.duration);
    if (width < 60 || height < 60) return false;
    const begun = this.clock();
    const since = wallMs - this.frameMs;
    this.frameMs = wallMs;
    const goesOn = input.playing && input.series === this.drawnFrom[0];
    if (goesOn && wallMs < this.restsUntil) return true;
    const isAlike = this.hasCommon(input) && goesOn;
    if (!isAlike) this.films?.clear();
    const inTurns = isAlike && this.turns.needed(since);
    if (inTurns && this.turns.row > 0) return this.drawNextRow(wallMs, begun);
    if (this.staggered) this.drawn = '';
    if (!this.changed(input)) return false;
    this.rows = rowCards(input.rows).map((card) => ({ card, row: this.row(card) }));
    if (this.rows.length === 0) return false;
    const last = this.scene;
    this.scene = this.sceneOf(input, wallMs);
    this.unit = input.unit;
    if (inTurns && last && sameFrame(this.scene, last)) return this.drawNextRow(wallMs, begun);
    const gliding = this.drawAll(this.scene, input);
    this.turns.together(this.rows.length);
    return this.rest(gliding, wallMs, begun);
  }

  /** Draw the row whose turn it is. The rows of one drawing are of one time. @returns true: the next row, or a next drawing */
  private drawNextRow(wallMs: number, begun: number): boolean {
    const gliding = this.drawRow(this.scene!, this.turns.row);
    return this.rest(gliding, wallMs, begun);
  }

  /** Rest, if the drawing that was begun at `begun` is whole. @returns whether another frame is wanted */
  private rest(gliding: boolean, wallMs: number, begun: number): boolean {
    if (gliding) this.drawn = '';
    const took = this.turns.took(this.clock() - begun, this.rows.length);
    this.staggered = took === null;
    if (took === null) return true;
    this.restsUntil = wallMs + Math.min(LONGEST_REST_MS, RESTS * took);
    return gliding;
  }

  private sceneOf(input: ChartInput, wallMs: number): Scene {
    const { width, height, palette, view, opened, scale } = this;
    const context = contextOf(this.canvas, width, height, scale);
    const behind = backdropOf(input.series.scenario, input) ?? null;
    const density = (devicePixelRatio || 1) * scale;
    const keeps = input.playing && typeof OffscreenCanvas !== 'undefined';
    const part = keeps ? film.of(input.series.scenario) : film.part;
    this.films ??= part ? new part.Films() : null;
    return buildScene(input, {
      ...{ context, palette, width, height, view, wallMs, opened, backdrop: behind },
      ...{ films: keeps ? this.films : null, density },
    });
  }

  /** @returns whether something is still gliding, or on its way */
  private drawAll(scene: Scene, input: ChartInput): boolean {
    const { context, geometry } = scene;
    context.clearRect(0, 0, geometry.width, geometry.height);
    drawSourceWash(scene);
    let gliding = backdropOf(scene.scenario, scene.view) === undefined;
    this.titleEnds = this.rows.map(({ row }, index) => {
      const end = drawTitle(scene, row, geometry.rows[index]!, input.axisNames?.[input.rows[index]!]);
      gliding = row.draw(scene, geometry.rows[index]!) || gliding;
      return end;
    });
    gliding = drawFlags(scene) || gliding;
    drawNowLine(scene, this.titleEnds);
    drawTimeAxis(scene, input.unit, input.axisNames?.time);
    if (input.message && scene.series.length === 0) this.drawMessage(scene, input.message);
    return gliding;
  }

  /** Draw one row, and what crosses it, into its strip. @returns whether something is still gliding, or on its way */
  private drawRow(scene: Scene, index: number): boolean {
    const { context, geometry } = scene;
    const { row } = this.rows[index]!;
    const [top, bottom] = stripOf(geometry, index);
    let gliding = backdropOf(scene.scenario, scene.view) === undefined;
    inStrip(context, geometry.width, top, bottom, () => {
      drawSourceWash(scene);
      this.titleEnds[index] = drawTitle(scene, row, geometry.rows[index]!);
      gliding = row.draw(scene, geometry.rows[index]!) || gliding;
      gliding = drawFlags(scene) || gliding;
      drawNowLine(scene, this.titleEnds);
      if (index === this.rows.length - 1) drawTimeAxis(scene, this.unit);
    });
    return gliding;
  }

  private drawMessage({ context, palette, geometry }: Scene, message: string): void {
    const { top, bottom } = geometry.rows[0]!;
    drawText(context, palette, message, (geometry.left + geometry.right) / 2, (top + bottom) / 2, {
      colour: palette.ink2,
      size: 14,
      align: 'center',
      halo: palette.plate,
    });
  }

  /** Whether rows drawn now fit beside those of the last drawing, and what was drawn then is still true. */
  private hasCommon(input: ChartInput): boolean {
    const { width, height, scale, palette, opened } = this;
    const common = [
      ...[...lasting(input), input.series.scenario],
      ...[width, height, scale, devicePixelRatio, palette, opened, backdrops.part, flags.part],
    ];
    const same = common.every((part, index) => part === this.common[index]);
    this.common = common;
    return same;
  }

  private row(card: RowCard<RowId>): ChartRow {
    const row = this.made.get(card.id) ?? card.make();
    this.made.set(card.id, row);
    return row;
  }

  /** Whether anything would look different from the last drawing. */
  private changed(input: ChartInput): boolean {
    const { series, other, numbers, now, clock, playing } = input;
    const from = [series, numbers, backdrops.part, ...lasting(input)];
    if (from.some((part, index) => part !== this.drawnFrom[index])) this.drawn = '';
    this.drawnFrom = from;
    const { view, width, height, opened } = this;
    const seen = (view.to - view.from) / (2 * width * this.scale * devicePixelRatio);
    const place = (time: number): number => (playing ? Math.floor(time / seen) : time);
    // What is known later than the right edge is not drawn.
    const last = (samples: Samples): number => place(Math.min(view.to, samples.timeOf(samples.length - 1)));
    const drawing = [
      ...[last(series.samples), other && last(other.series.samples), series.scenario.events.length],
      ...[place(now), place(view.from), place(view.to), clock],
      ...[series.flowState?.flow, series.flowState?.length, opened],
      ...[width, height, devicePixelRatio],
    ].join(' ');
    const changed = drawing !== this.drawn;
    this.drawn = drawing;
    return changed;
  }
}

/** What of the input, view settings among it, is the same from frame to frame while a run plays. */
function lasting({
  now: _now,
  clock: _clock,
  numbers: _numbers,
  glide: _glide,
  playing: _playing,
  other,
  observed,
  ...rest
}: ChartInput) {
  return [other?.series, observed.flow, observed.variable, ...Object.values<unknown>(rest)];
}

/** Two drawings whose rows lie in the same places, and of times that are near. */
function sameFrame(one: Scene, other: Scene): boolean {
  const moved = Math.max(Math.abs(one.from - other.from), Math.abs(one.to - other.to));
  const places = ({ geometry: { left, right, rows } }: Scene): string =>
    [left, right, ...rows.flatMap(({ top, bottom }) => [top, bottom])].join(' ');
  return moved < NEAR * (one.to - one.from) && places(one) === places(other);
}
