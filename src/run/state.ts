/** The page's state outside the samples: set when settings change, and at most about ten times a second while playing. */
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { TimeUnit } from '../charts/frame-marks.ts';
import type { RowId } from '../charts/rows/index.ts';
import type { PlaneQuantity } from '../charts/phase-plane.ts';
import type { Inside } from './flow-state-series.ts';
import type { Grain } from './navigator.ts';
import type { RunNumbers } from './numbers.ts';

/** One line under the sentence. */
export interface Notice {
  kind: 'info' | 'refused' | 'link' | 'engine' | 'update';
  text: string;
  /** What can be done about it. */
  action?: { words: string; run(): void } | undefined;
}

/** A flow by its group's id and its number within the group, from 0: it stays itself when other groups come and go. */
export interface FlowChoice {
  group: string;
  flow: number;
}

/** Of what the phase plane is; null for a flow is the page's own choice. */
export interface PlaneChoice {
  quantity: PlaneQuantity;
  across: FlowChoice | null;
  up: FlowChoice | null;
}

/** The engine's number of a flow of a run; null if it has none such. */
export function flowIndex({ flows }: Pick<Scenario, 'flows'>, choice: FlowChoice | null): number | null {
  let first = 0;
  for (const { id, count } of flows) {
    if (id === choice?.group) return choice.flow < count ? first + choice.flow : null;
    first += count;
  }
  return null;
}

/** The flow with one of the engine's numbers; null if there is none such. */
export function flowChoice({ flows }: Pick<Scenario, 'flows'>, index: number): FlowChoice | null {
  let first = 0;
  for (const { id, count } of flows) {
    if (index < first + count) return { group: id, flow: index - first };
    first += count;
  }
  return null;
}

/** The run beside the one that the page sets. */
export interface OtherRun {
  name: 'A' | 'B';
  scenario: Scenario;
  liveEvents: number;
  numbers: RunNumbers;
}

export interface PageState {
  /** Rows on show. */
  rows: readonly RowId[];
  /** The phase plane is on show; and of what it is then. */
  plane: boolean;
  planeOf: PlaneChoice;
  /** Flow that the pointer or the keyboard rests on: the others stand back. */
  pointed: FlowChoice | null;
  /** Of the run on show, with every event so far. */
  scenario: Scenario;
  /** What was opened: changes are told, and taken back, by it. */
  base: Scenario;
  /** Events at the end of `scenario.events` that were made live in this run. */
  liveEvents: number;
  /** `slow` while the engine takes long to start, so that it can be said. */
  phase: 'starting' | 'slow' | 'ready' | 'dead';
  playing: boolean;
  /** Simulated time for the readouts, s. */
  now: number;
  /** Speed asked for and, while playing, reached; simulated s per wall s. null is as fast as it goes. */
  speed: number | null;
  reached: number;
  /** What the engine said at the end of the run; null while the time on show is before it. */
  finished: { digest: string; summary: Summary } | null;
  /** Time up to which the run on show is known, s; beyond `now` when the reader has gone back. */
  known: number;
  /** Which of two compared runs the page sets; and the other one, if there is one. */
  name: 'A' | 'B';
  other: OtherRun | null;
  canUndo: boolean;
  canRedo: boolean;
  /** What a step goes on by. */
  grain: Grain;
  numbers: RunNumbers;
  notice: Notice | null;
  /** The flow whose inside is on show, and that inside. */
  inspected: FlowChoice | null;
  inside: Inside | null;
  /** What of the inside the charts draw, by its name; null is what the scheme is known by. */
  variable: string | null;
  unit: TimeUnit;
  /** The hop that the charts show and the rail sets, as events count hops. */
  hop: number;
  /** Seconds in view, up to now; null for the whole run. */
  window: number | null;
  /** Stretch of time that the reader has zoomed into, s; null follows the run. */
  zoom: readonly [from: number, to: number] | null;
}

/** Speeds of the slider, simulated s per wall s; null is as fast as it goes. */
export const SPEEDS: readonly (number | null)[] = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, null];

/** Spans of the chart, s; null is the whole run. */
export const WINDOWS: readonly (number | null)[] = [10, 20, 40, 120, null];
