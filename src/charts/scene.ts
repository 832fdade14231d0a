/** What every row needs to draw itself. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import type { Context } from './canvas.ts';
import type { ChartView } from './chart-input.ts';
import type { Films } from './film.ts';
import type { ChartGeometry, RowBox } from './geometry.ts';
import type { DirectLabel } from './labels.ts';
import type { Plot } from './lines.ts';
import type { Palette } from './palette.ts';

/** Opacity of samples later than now, and of the future that a change replaced. */
export const LATER = 0.35;
/** Opacity of the run beside the one that the page sets. */
const OTHER = 0.6;
/** Opacity of the other flows while one is pointed at. */
export const BACK = 0.3;

/** A run in the picture. */
export interface ShownRun {
  kind: 'main' | 'other' | 'before';
  series: RunSeries;
  /** Group names and slots. */
  names: readonly string[];
  slots: readonly number[];
  /** `A ` or `B ` of two compared runs; else ''. */
  letter: string;
  /** Of a `before`: when it was left, s. */
  since: number;
}

/** What stands behind a run: backdrop.ts. Rows are named by their ids, `y` is px of a value in the row's column's unit. */
export interface Backdrop {
  /** The greatest value that the axis must have room for; 0 if there is none. */
  top(scene: Scene, row: string): number;
  draw(scene: Scene, row: string, box: RowBox, y: (value: number) => number): void;
  labels(scene: Scene, row: string, y: (value: number) => number): DirectLabel[];
  readings(scene: Scene, row: string, time: number, y: (value: number) => number): Reading[];
}

export interface Scene {
  context: Context;
  palette: Palette;
  geometry: ChartGeometry;
  /** The run that the page sets, then the runs beside it. */
  runs: readonly ShownRun[];
  /** The first of `runs`. */
  main: ShownRun;
  series: RunSeries;
  scenario: Scenario;
  /** Numbers for the readouts, renewed a few times a second so that they can be read. */
  numbers: RunNumbers;
  /** The hop in view. */
  hop: number;
  /** Simulated time in view, s, and its px. */
  from: number;
  to: number;
  now: number;
  x(time: number): number;
  /** Of the main run: first sample in view, last one at or before now, and last one in view. */
  firstSample: number;
  lastSample: number;
  laterSample: number;
  /** Samples to a pixel column. */
  bucket: number;
  /** Time of `numbers`, s: what the words of the now line say, as the page's clock does. */
  clock: number;
  /** px of the now line, within the plots. */
  nowX: number;
  /** The now line lies in view. */
  nowInView: boolean;
  /** Null where nothing stands behind the run. */
  backdrop: Backdrop | null;
  wallMs: number;
  /** Of what was drawn before, while the run plays; null where all is drawn anew. */
  films: Films | null;
  /** Px of the screen to a px of the drawing. */
  density: number;
  /** Labels glide; false where the reader asked for less motion. */
  glide: boolean;
  /** Every view setting that charts read. */
  view: ChartView;
  /** The engine's number of the flow that the others stand back for; null for none. */
  pointed: number | null;
  /** The observed flow and the variable drawn of it, as ChartInput says. */
  observed: { flow: number | null; variable: string | null };
  /** Group whose flows are shown one by one though they are many; null for none. */
  opened: number | null;
}

/** The value of one line of a row at one time. */
export interface Reading {
  name: string;
  /** Slot 0 belongs to nobody. */
  slot: number;
  colour: string;
  /** px */
  y: number;
  /** Value with its unit. */
  text: string;
  /** The engine's number of the flow; null where it is of none, or of many. */
  flow: number | null;
}

/** One row of the chart. Keeps its axis and labels from draw to draw. */
export interface ChartRow {
  /** Bold quantity, then unit and averaging, at length and in short. */
  title(scene: Scene): [name: string, rest: string, short: string];
  /** Draw grid, lines, labels; true while something is still gliding. */
  draw(scene: Scene, box: RowBox): boolean;
  /** Values at `time` (s), placed as the row was drawn last. */
  readings(scene: Scene, time: number): Reading[];
  /** Let the axis fit what is in view again. */
  refit?(): void;
  /** The flow whose label stands at a place, as group and number within it; null if none. */
  flowAt?(x: number, y: number): { group: number; flow: number } | null;
}

/** Sample of a run at or before `time`, s; −1 if there is none. */
export function sampleAt(run: ShownRun, time: number): number {
  return time < run.since ? -1 : run.series.samples.indexAt(time + 1e-9);
}

/** What `of` reads of each run at `time` (s); nothing of a future that a change replaced, nor of a run before it began. */
export function readEach(
  { runs }: Scene,
  time: number,
  of: (run: ShownRun, sample: number) => readonly Reading[],
): Reading[] {
  return runs.flatMap((run) => {
    const sample = sampleAt(run, time);
    return run.kind === 'before' || sample < 0 ? [] : of(run, sample);
  });
}

/** Of a line in ink, which belongs to no flow. */
export function inkReading({ palette }: Scene, name: string, y: number, text: string): Reading {
  return { name, slot: 0, colour: palette.ink, y, text, flow: null };
}

/**
 * Paint a run's samples into a row: up to now as they are, and what is known of later lighter. `draw` is called once
 * for each, within the place where it belongs. While the run plays, what was painted before stays: `draw` is then called for
 * what is new. All that it draws by, beside `y`, must be the same from frame to frame (TimeChart.hasCommon).
 * @param y px of a value
 */
export function paint(
  scene: Scene,
  run: ShownRun,
  box: RowBox,
  y: (value: number) => number,
  draw: (plot: Plot, context: Context) => void,
): void {
  const { geometry, nowX, bucket, films } = scene;
  const { samples, length, layout } = run.series;
  const { period } = layout;
  if (length === 0) return;
  const from = Math.max(0, samples.indexAt(Math.max(scene.from, run.since)));
  const end = Math.min(length - 1, samples.indexAt(scene.to) + 1);
  const last = Math.min(end, samples.indexAt(scene.now));
  const stretch = (to: number, opacity: number, left: number, right: number): void => {
    if (right <= left || to < from) return;
    const { context } = scene;
    context.save();
    context.beginPath();
    context.rect(left, box.top - 3, right - left, box.bottom - box.top + 5);
    context.clip();
    draw({ x: (index) => scene.x((index + 1) * period), y, from, to, bucket, opacity }, context);
    context.restore();
  };
  /** The same of all that is drawn as it is: it will be drawn so in the next frames. */
  const lasting = (opacity: number, right: number): void => {
    if (!films || last < from) return stretch(last, opacity, geometry.left, right);
    const { context, density, x } = scene;
    context.save();
    context.beginPath();
    context.rect(geometry.left, box.top - 3, right - geometry.left, box.bottom - box.top + 5);
    context.clip();
    const origin = x(0);
    films.draw(
      context,
      `${run.kind} ${box.top} ${box.bottom}`,
      `${y(0)} ${y(1)} ${bucket} ${opacity}`,
      { ...geometry, top: box.top - 3, bottom: box.bottom + 2, origin, perSecond: x(1) - origin },
      density,
      (onFilm, since, place) => {
        // The whole bucket before the one in which the film goes on: how its line ends is how the next one begins.
        const first = Math.max(from, bucket * (Math.floor((samples.indexAt(since) + 1) / bucket) - 2));
        draw(
          { x: (index) => place((index + 1) * period), y, from: first, to: last, bucket, opacity, fine: true },
          onFilm,
        );
        return samples.timeOf(bucket * (Math.floor((last + 1) / bucket) - 1));
      },
    );
    context.restore();
  };
  if (run.kind === 'before') return stretch(end, LATER, Math.max(geometry.left, scene.x(run.since)), geometry.right);
  const opacity = run.kind === 'other' ? OTHER : 1;
  const laterInView = nowX < geometry.right - 0.5;
  lasting(opacity, laterInView ? nowX : geometry.right);
  if (laterInView)
    stretch(end, opacity * LATER, Math.max(geometry.left, scene.x(samples.timeOf(last))), geometry.right);
}

/** The last sample that is drawn of a run, where its name stands; −1 if there is none. */
export function endSample(scene: Scene, run: ShownRun): number {
  const laterInView = run.kind === 'before' || scene.nowX < scene.geometry.right - 0.5;
  return Math.min(
    run.series.length - 1,
    run.series.samples.indexAt(laterInView ? scene.to : Math.min(scene.to, scene.now)),
  );
}
