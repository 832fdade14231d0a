/** The page's state outside the samples: set when settings change, and at most about ten times a second while playing. */
import type { Summary } from '../../workers/engine/probes/summary.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { TimeUnit } from '../charts/frame-marks.ts';
import type { Report } from '../../workers/protocol.ts';
import type { RunNumbers } from './numbers.ts';

/** One line under the sentence. */
export interface Notice {
  kind: 'info' | 'refused' | 'link' | 'engine';
  text: string;
}

/** A flow by its group's id and its number within the group, from 0: it stays itself when other groups come and go. */
export interface FlowChoice {
  group: string;
  flow: number;
}

/** What the engine told last about the inside of the chosen flow. */
export type Inside = Extract<Report, { type: 'inside' }>;

export interface PageState {
  /** Of the run on show, with every event so far. */
  scenario: Scenario;
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
  finished: { digest: string; summary: Summary } | null;
  numbers: RunNumbers;
  notice: Notice | null;
  /** The flow whose inside is on show, and that inside. */
  inspected: FlowChoice | null;
  inside: Inside | null;
  unit: TimeUnit;
  /** The hop that the charts show and the rail sets, as events count hops. */
  hop: number;
  /** Seconds in view; null for the whole run. */
  window: number | null;
}

/** Speeds of the slider, simulated s per wall s; null is as fast as it goes. */
export const SPEEDS: readonly (number | null)[] = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, null];

/** Spans of the chart, s; null is the whole run. */
export const WINDOWS: readonly (number | null)[] = [10, 20, 40, 120, null];
