/** The page's state outside the samples: set when settings change, and at most about ten times a second while playing. */
import type { HeldOfGroup } from '../../workers/language/program.ts';
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import type { ViewState } from '../view/index.ts';
import type { FlowStateReport } from '../run/flow-state-series.ts';
import type { StepUnit } from './navigator.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { Highlight, Question } from '../run/question.ts';

/** One line under the sentence. `heavy`: the run waits for a press, because it needs much memory. */
export interface Notice {
  kind: 'info' | 'refused' | 'link' | 'engine' | 'update' | 'heavy';
  text: string;
  /** What the reader can do about it. */
  action?: { words: string; run(): void } | undefined;
}

/** The run beside the one that the page sets. */
export interface OtherRun {
  name: 'A' | 'B';
  scenario: Scenario;
  liveEvents: number;
  numbers: RunNumbers;
}

/** Where the run on show stands. All of it begins anew when another run is requested. */
export interface Standing {
  /** Simulated time of the numbers, s. */
  now: number;
  /** Time up to which samples are known, s; after `now` when the reader has gone back. */
  known: number;
  /** Speed reached while playing; simulated s per wall s. */
  reached: number;
  /** What the engine reported at the end of the run; null while an earlier time is on show. */
  finished: { digest: string; summary: Summary } | null;
}

export const AT_THE_START: Standing = { now: 0, known: 0, reached: 0, finished: null };

export interface PageState extends ViewState, Standing {
  /** The highlighted flow: the one under the pointer, or chosen by keyboard. */
  pointed: FlowChoice | null;
  /** The scenario of the run on show, with every event so far. */
  scenario: Scenario;
  /** The scenario that was opened: baseline for the change list and for Reset. */
  base: Scenario;
  /** Events at the end of `scenario.events` that were made live in this run. */
  liveEvents: number;
  /** `slow` while the engine takes long to start. */
  phase: 'starting' | 'slow' | 'ready' | 'dead';
  playing: boolean;
  /** Chosen speed, simulated s per wall s. null is as fast as possible. */
  speed: number | null;
  /** Which of two compared runs the page sets; and the other one, if there is one. */
  name: 'A' | 'B';
  other: OtherRun | null;
  canUndo: boolean;
  canRedo: boolean;
  /** What a step moves by. */
  stepUnit: StepUnit;
  numbers: RunNumbers;
  notice: Notice | null;
  question: Question | null;
  highlight: Highlight | null;
  /** A panel with summaries of why is open; or one of single packets, which are recorded too. */
  summing: boolean | 'packets';
  /** State of the observed flow at `now`; null before it has been received. */
  flowState: FlowStateReport | null;
  /** What rules of one's own gave that cannot be, in the run on show so far. */
  held: readonly HeldOfGroup[];
}

/** Speeds of the slider, simulated s per wall s; null is as fast as possible. */
export const SPEEDS: readonly (number | null)[] = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, null];
