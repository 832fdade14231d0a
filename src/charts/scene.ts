/** What every row needs to draw itself. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import type { Context } from './canvas.ts';
import type { ChartGeometry, RowBox } from './geometry.ts';
import type { Palette } from './palette.ts';

export interface Scene {
  context: Context;
  palette: Palette;
  geometry: ChartGeometry;
  scenario: Scenario;
  series: RunSeries;
  /** Group names and slots. */
  names: readonly string[];
  slots: readonly number[];
  /** Numbers for the readouts, renewed a few times a second so that they can be read. */
  numbers: RunNumbers;
  /** The hop whose queue is drawn. */
  hop: number;
  /** Simulated time in view, s, and its px. */
  from: number;
  to: number;
  now: number;
  x(time: number): number;
  /** First and last sample in view, and samples to a pixel column. */
  firstSample: number;
  lastSample: number;
  bucket: number;
  /** px of the now line. */
  nowX: number;
  wallMs: number;
  /** Labels glide; false where the reader asked for less motion. */
  glide: boolean;
}

/** One row of the chart. Keeps its axis and labels from draw to draw. */
export interface ChartRow {
  readonly weight: number;
  lanes(scenario: Scenario): number;
  /** Bold quantity, then unit and averaging, at length and in short. */
  title(scene: Scene): [name: string, rest: string, short: string];
  /** Draw grid, lines, labels; true while something is still gliding. */
  draw(scene: Scene, box: RowBox): boolean;
}

