/** The charts, the network or the phase plane as a figure for print: the layout, and a caption that identifies the run. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import type { Context } from '../charts/canvas.ts';
import { drawText } from '../charts/canvas.ts';
import { readPalette } from '../charts/palette.ts';
import { fullLines, PhasePlane, type PlaneInput, TRAIL } from '../charts/phase-plane.ts';
import { planeFlow, planeOptions, planePair } from '../charts/plane-flows.ts';
import { leastChartHeight } from '../charts/rows/index.ts';
import type { ChartInput } from '../charts/chart-input.ts';
import { TimeChart } from '../charts/time-chart.ts';
import { compact, fixed, spanText } from '../format.ts';
import type { Player } from '../run/player.ts';
import { emptySeries } from '../run/series.ts';
import { runNumbers } from '../run/numbers.ts';
import { eventVerb, plainSentence } from '../scenario/describe.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { effectiveAt, eventsInOrder } from '../scenario/effective.ts';
import { StagePainter } from '../stage/painter.ts';
import type { Measure } from './svg-context.ts';
import { wrapped } from './wrap.ts';

/** `axes`: the charts' axes without data. */
export type FigurePart = 'chart' | 'stage' | 'both' | 'axes' | 'plane';

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
const LINE = 18;
/** Longer links are cut in the caption; the file holds them whole. */
const LONGEST_LINK = 360;
/** More changes than this are only counted. */
const MOST_CHANGES = 5;

export interface Figure {
  part: FigurePart;
  width: number;
  height: number;
  margin: number;
  chart: ChartInput;
  chartHeight: number;
  /** Null in other parts, and before the run has begun. */
  plane: PlaneInput | null;
  run: Pick<Player, 'run' | 'time' | 'state'>;
  /** Lines below, and the whole address of the run; '' if it fits in no link. */
  caption: readonly CaptionLine[];
  link: string;
}

interface CaptionLine {
  text: string;
  quiet: boolean;
  linked: boolean;
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

/**
 * @param view what the chart on the page shows
 * @param link the whole address of the run, '' if it fits in none
 * @param captioned whether the figure has a caption
 */
export function figureOf(
  player: Player,
  part: FigurePart,
  view: { from: number; to: number } | null,
  link: string,
  measure: Measure,
  captioned = true,
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
    message: '',
    glide: false,
    pointed: null,
    numbers: runNumbers(player.series, shown.hop, now),
    ...(part === 'axes' ? { series: emptySeries(player.series.scenario), ghost: null, other: null } : {}),
  };
  const plane = part === 'plane' ? planeOf(player) : null;
  const chartHeight =
    part === 'stage' || part === 'plane'
      ? 0
      : Math.round((part === 'axes' ? FOR_HANDS : ROOMY) * leastChartHeight(shown.rows, shown.series.scenario));
  const full = part === 'plane' ? PLANE + 2 * MARGIN : WIDTH;
  const caption = captioned ? captionOf(player, part, plane, [from, to], link, full - 2 * MARGIN, measure) : [];
  const inner =
    (hasStage(part) ? STAGE : 0) + (part === 'both' ? GAP : 0) + chartHeight + (part === 'plane' ? PLANE : 0);
  // Within a page it has no edge of its own.
  const margin = captioned ? MARGIN : 0;
  const height = 2 * margin + inner + (caption.length > 0 ? GAP + LINE * caption.length : 0);
  return {
    part,
    width: full - 2 * (MARGIN - margin),
    height,
    margin,
    chart,
    chartHeight,
    plane,
    run: { run, time, state },
    caption,
    link,
  };
}

/** The phase plane as the page has it, at the time on show. */
function planeOf({ series, time, state }: Player): PlaneInput | null {
  const pair = planePair(planeOptions(series.scenario.flows), state.planeOf);
  const [across, up] = [planeFlow(series, pair.across), planeFlow(series, pair.up)];
  return across && up ? { series, now: time, quantity: state.planeOf.quantity, across, up } : null;
}

/** Paint a figure in the light theme's colours on white. */
export function paintFigure(
  { part, width, height, margin, chart, chartHeight, plane, run, caption, link }: Figure,
  sheet: Sheet,
): void {
  const { context } = sheet;
  const inner = width - 2 * margin;
  let y = margin;
  const palette = onCanvas(sheet, 0, 0, readPalette);
  context.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0);
  context.fillStyle = palette.plate;
  context.fillRect(0, 0, width, height);
  if (hasStage(part)) {
    // At rest: each packet stands where it is.
    const still = { ...run, state: { ...run.state, playing: false, pointed: null } };
    onCanvas(sheet, margin, y, (canvas) => new StagePainter(canvas).draw(still, inner, STAGE, 1, false, 0));
    y += STAGE + GAP;
  }
  if (chartHeight > 0) {
    onCanvas(sheet, margin, y, (canvas) => {
      const painter = new TimeChart(canvas);
      painter.resize(inner, chartHeight);
      painter.draw(chart, 0);
    });
    y += chartHeight + GAP;
  }
  if (plane) {
    onCanvas(sheet, margin, y, (canvas) => {
      const painter = new PhasePlane(canvas);
      painter.resize(PLANE);
      painter.draw(plane);
    });
    y += PLANE + GAP;
  }
  context.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0);
  caption.forEach(({ text, quiet, linked }, index) => {
    const draw = (): void =>
      void drawText(context, palette, text, margin, y + LINE * index + 13, {
        colour: quiet ? palette.ink2 : palette.ink,
        size: quiet ? 12 : 13,
      });
    if (linked && sheet.link) sheet.link(link, draw);
    else draw();
  });
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

function captionOf(
  player: Player,
  part: FigurePart,
  plane: PlaneInput | null,
  [from, to]: [number, number],
  link: string,
  width: number,
  measure: Measure,
): CaptionLine[] {
  const { scenario } = player.series;
  const { other, name } = player.state;
  const lines = (text: string, quiet: boolean, linked = false): CaptionLine[] => {
    const font = `400 ${quiet ? 12 : 13}px ${getComputedStyle(document.body).fontFamily}`;
    return wrapped(text, width, (words) => measure(font, words)).map((line) => ({ text: line, quiet, linked }));
  };
  const sentence = plainSentence(scenario, effectiveAt(scenario, 0));
  const ends = part === 'plane' ? `at ${fixed(player.time, 2)} s` : `${fixed(from, 1)} to ${fixed(to, 1)} s`;
  const stretch = part === 'stage' || player.series.length === 0 ? '' : `, ${ends} of ${spanText(scenario.duration)}`;
  const network = hasStage(part) ? `, the network at ${fixed(player.time, 2)} s` : '';
  const beside = other && part !== 'stage' ? differences(scenario, other.scenario).map(differenceText).join('; ') : '';
  const behind = (scenario.measured ?? []).map((run) => run.name).join(', ');
  return [
    ...lines(sentence + changesText(player), false),
    ...(plane ? lines(planeText(plane), false) : []),
    ...(behind && part !== 'stage' && part !== 'plane' ? lines(`Grey: measured, ${behind}.`, false) : []),
    ...(beside ? lines(`This is run ${name}. Run ${other!.name} differs by: ${beside}.`, false) : []),
    ...lines(
      `Seed ${scenario.seed}${stretch}${network}. Simulated packet by packet by Sawtooth, engine ${ENGINE_VERSION}.`,
      true,
    ),
    ...(link === '' ? [] : lines(link.length > LONGEST_LINK ? `${link.slice(0, LONGEST_LINK)}…` : link, true, true)),
  ];
}

/** What the phase plane's marks mean. */
function planeText({ series, now, quantity, across, up }: PlaneInput): string {
  const what = quantity === 'rate' ? 'Throughput over the last second, Mbit/s' : 'Window, packets';
  const trail = Math.min(TRAIL, series.samples.indexAt(now)) * series.layout.period;
  const marks =
    trail > 0
      ? ` The dot is ${fixed(now, 2)} s, the line the ${fixed(trail, 1)} s before it, thin where they are longer past.`
      : '';
  const dotted = ['equal shares', ...fullLines(series, now, quantity).map(({ words }) => words)];
  return `${what}: ${up.name} against ${across.name}.${marks} Dotted: ${dotted.join(', ')}.`;
}

/** The timed changes, in the words of their flags. */
function changesText({ series: { scenario } }: Player): string {
  const changes = eventsInOrder(scenario);
  if (changes.length === 0) return '';
  if (changes.length > MOST_CHANGES) return ` With ${changes.length} timed changes.`;
  return ` Changed: ${changes.map((event) => `${eventVerb(event, scenario)} at ${compact(event.at)} s`).join(', ')}.`;
}
