/** What a metric is: a card that says it in words, and the function. Page, docs and command line read the card. */
import type { SchemeChoice } from '../engine/scenario/types.ts';
import { measured, type Reading, type Result } from './result.ts';
import type { RecordedRun } from './run.ts';

export type Verdict = 'O' | 'D' | 'X';

/** Cuts between verdicts. No paper prints them: they are ours, and shown as such. */
export interface Thresholds {
  /** The quantity that is graded. */
  on: string;
  /** Satisfactory, acceptable (printed as a triangle), unacceptable. */
  O: string;
  D: string;
  X: string;
  ours: true;
  /** What speaks for these cuts. */
  basis: string;
}

export interface MetricCard {
  id: string;
  name: string;
  /** One sentence. */
  definition: string;
  formula: string;
  unit: string;
  /** Empty where it is our own: then `ours` says so. */
  papers: readonly string[];
  /** Stretch of the run that is taken if nothing else is said. */
  defaultWindow: string;
  /** What the recording must resolve, or what else the metric is computed from. */
  sampling: string;
  note?: string;
  /** The definition, or a part of it, is ours and not the paper's: which. */
  ours?: string;
  thresholds?: Thresholds;
}

/** The window of a metric that takes all after the warm-up as one bin. */
export const AS_ONE_BIN = { defaultWindow: 'after the warm-up, as one bin', sampling: 'any' } as const;

/** Flows by the ids of their groups, or by index in the frames. */
export type Selection = readonly string[] | readonly number[];

/** What may be asked of a metric; each reads what it needs. Times in s of the run, lengths in s. */
export interface MetricOptions {
  from?: number;
  to?: number;
  /** Rounded to whole frames; the window of the answer says what was used. */
  bin?: number;
  /** Flows that are measured; every forward flow unless the metric says otherwise. */
  flows?: Selection;
  /** Flows they are compared with; those of TCP. */
  reference?: Selection;
  /** The hop that counts as the bottleneck; the first one. */
  hop?: number;
  /** The source that nobody slows down, by its place; all of them. */
  source?: number;
  /** When the disturbance happens; the first change after the warm-up. */
  at?: number;
  /** Stretches whose mean rates count as before and after it. */
  before?: readonly [number, number];
  after?: readonly [number, number];
  /** The rate: packets sent, packets delivered, or the window (of a rate scheme its rate times the round trip). */
  of?: 'sent' | 'delivered' | 'window';
  /** Length of the running mean over the rates. */
  smooth?: number;
  /** Round trips of f(k). */
  k?: number;
  /** Unfairness that counts as fair. */
  delta?: number;
  /** Difference of windows that counts as fair, packets. */
  epsilon?: number;
  /** Part of a step that counts as arrived. */
  alpha?: number;
}

/** What people read it in, where that is not its unit: a part of a whole, or a time of the order of a round trip. */
export type ShownIn = '%' | 'ms';

/** Measured on one run. */
export interface RunMetric extends MetricCard {
  takes: 'run';
  shown?: ShownIn;
  /** What it may be asked of besides the run: a group of flows, if nothing is said. */
  of?: 'hop' | 'source' | 'run';
  measure(run: RecordedRun, options?: MetricOptions): Result<number | string>;
}

/** How a metric of one run is measured. */
export function ofRun<T>(measure: (run: RecordedRun, options?: MetricOptions) => Reading<T>) {
  return { takes: 'run', measure: measured(measure) } as const;
}

/** Read from the card of a scheme; `key` names the parameter that is asked for. */
export interface SchemeMetric extends MetricCard {
  takes: 'scheme';
  measure(scheme: SchemeChoice, key?: string): Result<number | string>;
}

/** Evaluated; `form` names the closed form, where there are several. */
export interface FormulaMetric extends MetricCard {
  takes: 'formula';
  measure(variables: Readonly<Record<string, number>>, form?: string): Result;
}

/** A number, or what another metric answered. */
export type Given = number | Result;

/** One measurement of a sweep: `value` at a coefficient of variation `cv` of loss intervals or RTTs. */
export interface AtCv {
  cv: number;
  value: Given;
}

/** What verdicts are passed on; each reads what it needs. */
export interface Readings {
  /** Throughput over TCP's in another run with the same losses, over the CV of the times between losses. */
  throughputVsTcp?: readonly AtCv[];
  /** share-ratio over the CV of the RTTs. */
  shareRatio?: readonly AtCv[];
  /** conv-time-s after the available bandwidth rose and fell, s. */
  riseSeconds?: Given;
  fallSeconds?: Given;
  /** conv-time-s of SIMD after the rise, s. */
  simdRiseSeconds?: Given;
  /** Time to 90 % of the freed bandwidth, the scheme's and TCP's, s. */
  refillSeconds?: Given;
  tcpRefillSeconds?: Given;
  oscillation?: Given;
  /** Loss events over TCP's in another run, while a source takes bandwidth. */
  normLossEvents?: Given;
  /** For the printed verdict: row and column of the table. */
  scheme?: string;
  column?: string;
}

export interface VerdictMetric extends MetricCard {
  takes: 'readings';
  measure(readings: Readings): Result<Verdict>;
}

export type Metric = RunMetric | SchemeMetric | FormulaMetric | VerdictMetric;
