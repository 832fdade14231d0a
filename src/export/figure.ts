/** The charts, the network or the phase plane as a figure for a page or a slide: the layout, and a caption that identifies the run. */
import { type Context, drawText } from '../charts/canvas.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { readPalette } from '../charts/palette.ts';
import { PhasePlane } from '../charts/phase-plane.ts';
import type { PlaneInput } from '../charts/plane-lines.ts';
import { planeFlow, planeOptions, planePair } from '../charts/plane-flows.ts';
import { chartGeometry } from '../charts/geometry.ts';
import { leastChartHeight, type RowId, rowShapes } from '../charts/rows/index.ts';
import type { ChartInput } from '../charts/chart-input.ts';
import { TimeChart } from '../charts/time-chart.ts';
import type { Player } from '../player/player.ts';
import { emptySeries } from '../run/series.ts';
import { runNumbers } from '../run/numbers.ts';
import { StagePainter } from '../stage/painter.ts';
import { type CaptionLine, captionOf, slideCaption } from './figure-caption.ts';
import type { Measure } from './svg-context.ts';

/** `axes`: the charts' axes without data. */
export type FigurePart = 'chart' | 'stage' | 'both' | 'axes' | 'plane';
/** A page of a report, a slide, or part of the lab sheet, which has a caption of its own. */
export type FigureUse = 'page' | 'slide' | 'sheet';

/** Width, px; the same on every screen, so that figures of one report match. */
const WIDTH = 960;
/** Around a figure that stands alone. */
const MARGIN = 24;
const STAGE = 256;
/** Side of the phase plane. */
const PLANE = 480;
const GAP = 20;
/** Multiples of the least readable height of the charts; empty axes to draw into are higher. */
const ROOMY = 1.25;
const FOR_HANDS = 1.7;
/**
 * A slide of 13.33 × 7.5 inches in units of the drawing: 12 px, the charts' smallest type, are 20 pt there. Its charts have
 * this part of its height, and no plot is lower than on a presented screen.
 */
const SLIDE = { width: 576, height: 324, margin: 10, gap: 4, zoom: 20 / 9, charts: 0.55, row: 36 };

export interface Figure {
  part: FigurePart;
  width: number;
  height: number;
  /** Px of the file to a px of the drawing. */
  zoom: number;
  margin: number;
  gap: number;
  chart: ChartInput;
  /** Heights of the network and the charts, and side of the phase plane; 0 in other parts. */
  stageHeight: number;
  chartHeight: number;
  planeSide: number;
  /** Null in other parts, and before the run has begun. */
  plane: PlaneInput | null;
  run: Pick<Player, 'run' | 'time' | 'state'>;
  /** Lines below, and the whole address of the run; '' if it fits in no link. */
  caption: readonly CaptionLine[];
  link: string;
}

/** What a figure is painted on: a context, its scale in dots per px, and, if it can have links, how to make one. */
export interface Sheet {
  context: Context;
  scale: number;
  link?(address: string, draw: () => void): void;
}

/** The part of the charts' view that has samples, s; all samples if it has none; null before the first sample. */
export function stretchInView(
  player: Pick<Player, 'series'>,
  view: { from: number; to: number } | null,
): [from: number, to: number] | null {
  const { samples, length } = player.series;
  const known = samples.timeOf(length - 1);
  if (length === 0) return null;
  const [from, to] = [Math.max(0, view?.from ?? 0), Math.min(known, view?.to ?? known)];
  return to > from ? [from, to] : [0, known];
}

/** @param view what the page's chart shows @param link the run's whole address, '' if it fits in none */
export function figureOf(
  player: Player,
  part: FigurePart,
  view: { from: number; to: number } | null,
  link: string,
  measure: Measure,
  use: FigureUse = 'page',
  axisNames: ChartInput['axisNames'] = {},
): Figure {
  const { run, time, state } = player;
  const shown = player.view();
  const [from, to] = stretchInView(player, view) ?? [
    0,
    Math.min(player.series.scenario.duration, shown.window ?? Infinity),
  ];
  // A figure has no now line, unless it shows the network at a time within its charts.
  const inside = part === 'both' && time > from && time < to - 1e-6;
  const now = inside ? time : to + 1e-6;
  const chart: ChartInput = {
    ...shown,
    zoom: [from, to],
    now,
    clock: now,
    message: '',
    playing: false,
    glide: false,
    pointed: null,
    axisNames,
    numbers: runNumbers(player.series, shown.hop, now),
    ...(part === 'axes' ? { series: emptySeries(player.series.scenario), ghost: null, other: null } : {}),
  };
  const plane = part === 'plane' ? planeOf(player) : null;
  const about = { player, part, plane, stretch: [from, to] as [number, number], link, measure };
  const { scenario } = shown.series;
  const common = { part, chart, plane, run: { run, time, state }, link };
  if (use === 'slide') {
    const { width, height, margin, gap, zoom } = SLIDE;
    const caption = slideCaption({ ...about, width: width - 2 * margin });
    const free = height - 2 * margin - heightOf(caption) - gap;
    const chartHeight = part === 'both' ? Math.ceil(SLIDE.charts * height) : part === 'chart' ? free : 0;
    const rows = chartHeight > 0 ? rowsThatFit(shown.rows, scenario, chartHeight) : shown.rows;
    return {
      ...{ ...common, chart: { ...chart, rows }, width, height, zoom, margin, gap, caption, chartHeight },
      stageHeight: part === 'both' ? free - chartHeight - gap : part === 'stage' ? free : 0,
      planeSide: part === 'plane' ? free : 0,
    };
  }
  const chartHeight =
    part === 'stage' || part === 'plane'
      ? 0
      : Math.round((part === 'axes' ? FOR_HANDS : ROOMY) * leastChartHeight(shown.rows, scenario));
  const stageHeight = hasStage(part) ? STAGE : 0;
  const planeSide = part === 'plane' ? PLANE : 0;
  const full = part === 'plane' ? PLANE + 2 * MARGIN : WIDTH;
  const caption = use === 'page' ? captionOf({ ...about, width: full - 2 * MARGIN }) : [];
  // Within a page it has no edge of its own.
  const margin = use === 'page' ? MARGIN : 0;
  const inner = stageHeight + (part === 'both' ? GAP : 0) + chartHeight + planeSide;
  return {
    ...{ ...common, margin, caption, chartHeight, stageHeight, planeSide, gap: GAP, zoom: 1 },
    width: full - 2 * (MARGIN - margin),
    height: 2 * margin + inner + (caption.length > 0 ? GAP + heightOf(caption) : 0),
  };
}

const heightOf = (caption: readonly CaptionLine[]): number => caption.reduce((sum, { line }) => sum + line, 0);

/** The first rows that are as high on a slide as on a presented screen, at least one. */
function rowsThatFit(rows: readonly RowId[], scenario: Scenario, height: number): readonly RowId[] {
  const fits = (count: number): boolean =>
    chartGeometry(SLIDE.width, height, rowShapes(rows.slice(0, count), scenario), 0).rows.every(
      ({ top, bottom }) => bottom - top >= SLIDE.row,
    );
  return rows.slice(
    0,
    rows.reduce((most, _, index) => (fits(index + 1) ? index + 1 : most), 1),
  );
}

/** The phase plane as the page has it, at the time on show. */
function planeOf({ series, time, state }: Player): PlaneInput | null {
  const pair = planePair(planeOptions(series.scenario.flows), state.planeOf);
  const [across, up] = [planeFlow(series, pair.across), planeFlow(series, pair.up)];
  return across && up ? { series, now: time, quantity: state.planeOf.quantity, across, up, model: state.model } : null;
}

/** Paint a figure in the light theme's colours on white. */
export function paintFigure(
  { width, height, margin, gap, chart, stageHeight, chartHeight, planeSide, plane, run, caption, link }: Figure,
  sheet: Sheet,
): void {
  const { context } = sheet;
  const inner = width - 2 * margin;
  let y = margin;
  const palette = onCanvas(sheet, 0, 0, readPalette);
  context.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0);
  context.fillStyle = palette.plate;
  context.fillRect(0, 0, width, height);
  if (stageHeight > 0) {
    // At rest: each packet stands where it is.
    const still = { ...run, state: { ...run.state, playing: false, pointed: null } };
    onCanvas(sheet, margin, y, (canvas) => new StagePainter(canvas).draw(still, inner, stageHeight, 1, false, 0));
    y += stageHeight + gap;
  }
  if (chartHeight > 0) {
    onCanvas(sheet, margin, y, (canvas) => {
      const painter = new TimeChart(canvas);
      painter.resize(inner, chartHeight);
      painter.draw(chart, 0);
    });
    y += chartHeight + gap;
  }
  if (plane) {
    onCanvas(sheet, (width - planeSide) / 2, y, (canvas) => {
      const painter = new PhasePlane(canvas);
      painter.resize(planeSide);
      painter.draw(plane);
    });
    y += planeSide + gap;
  }
  context.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0);
  for (const { text, size, line, quiet, linked } of caption) {
    const baseline = y + 0.72 * line;
    const draw = (): void =>
      void drawText(context, palette, text, margin, baseline, { colour: quiet ? palette.ink2 : palette.ink, size });
    if (linked && sheet.link) sheet.link(link, draw);
    else draw();
    y += line;
  }
}

function hasStage(part: FigurePart): boolean {
  return part === 'stage' || part === 'both';
}

/**
 * Let a painter paint on a canvas whose upper left corner lies at x, y of the sheet. The canvas is an element of the page,
 * out of sight and in light colours: painters ask it for their colours and fonts.
 */
function onCanvas<T>({ context, scale }: Sheet, x: number, y: number, paint: (canvas: HTMLCanvasElement) => T): T {
  const canvas = document.createElement('canvas');
  canvas.className = 'paper';
  Object.assign(canvas.style, {
    position: 'fixed',
    visibility: 'hidden',
    width: '0',
    height: '0',
    forcedColorAdjust: 'none',
  });
  document.body.append(canvas);
  const placed = new Proxy(context, {
    get(target, key) {
      if (key === 'setTransform') return () => target.setTransform(scale, 0, 0, scale, scale * x, scale * y);
      if (key === 'clearRect') return () => undefined;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  Object.defineProperty(canvas, 'getContext', { value: () => placed });
  context.save();
  try {
    return paint(canvas);
  } finally {
    context.restore();
    canvas.remove();
  }
}
