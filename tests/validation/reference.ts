/**
 * What ns-2.35 gave for an experiment: the set-up in ns-2's own terms, and mean, standard deviation and number of
 * seeds of every number that is compared; `tests/reference/<group>.json` holds one group each.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Mean and sample standard deviation over n seeds. Written as `[mean, sd, n]`. */
export type Spread = readonly [mean: number, sd: number, n: number];

/** ns-2's defaults of release 2.35, or those of the releases of 2000 that the papers ran. */
export type Era = 'ns-2.35' | 'ns-2 of 2000';

export interface SetupFlows {
  /** Name in the reference runner: `sack`, `gaimd`, `tcp(1/8)`, `aimd(a,b)`, each also with `-ecn`. b is the part cut. */
  scheme: string;
  /** Flows with one class name are averaged together. */
  class: string;
  count: number;
  /** s */
  start: number;
  stop: number | null;
  /** Delay of the access link at either end, s, flow by flow; null is `accessDelay` of the set-up for all. */
  accessDelays: number[] | null;
  /** The receiver acknowledges every second packet (ns-2's DelAck). */
  delayedAck: boolean;
  minRto: number | null;
  /** packets */
  initialWindow: number | null;
  initialSsthresh: number | null;
  /** First and last hop that its data cross, where there are several. */
  hops?: [enter: number, leave: number];
  /** RAP's `overhead_`: each gap is longer by a random time up to this, s. */
  gapJitter?: number;
  /** Its data take the reverse path. */
  reverse?: boolean;
}

/** Artificial loss in front of the first queue. */
export type SetupLoss =
  | { kind: 'none' }
  /** From `at` on with chance `p`, or every int(1/p)-th packet; 0 is none. */
  | { kind: 'bernoulli' | 'periodic'; schedule: { at: number; p: number }[] }
  /** Shifted-exponential times between losses, of the given mean from `at` on, s; the first loss is at `first`, always. */
  | { kind: 'interval'; cv: number; first: number; schedule: { at: number; mean: number }[] }
  /** Packets from one loss to the next, over and over. */
  | { kind: 'pattern'; gaps: number[] }
  /** Every `every`-th packet for some seconds, over and over; the count begins again with each. */
  | { kind: 'phases'; phases: { seconds: number; every: number }[] }
  /** Chances of a change after a packet (`packets`) or mean holding times in s (`seconds`), good state first. */
  | { kind: 'gilbert'; by: 'packets' | 'seconds'; good: number; bad: number; lossGood: number; lossBad: number }
  /** ns-2's ErrorModel/TwoState: stretches of exponential length in packets; what lies in a bad one, even in part, is lost. */
  | { kind: 'two-state'; good: number; bad: number };

/** Short transfers that begin at random times within `seconds` from `start` on, as a Poisson process does, given their number. */
export interface SetupCrowd {
  scheme: string;
  /** Transfers, mean over the seeds. */
  count: number;
  /** Data packets of each, after its handshake. */
  packets: number;
  start: number;
  seconds: number;
}

export type SetupQueue =
  | { kind: 'droptail'; limit: number }
  | { kind: 'drr'; limit: number; quantum: number }
  | {
      kind: 'red';
      limit: number;
      minThreshold: number;
      maxThreshold: number;
      maxP: number;
      weight: number;
      gentle: boolean;
      wait: boolean;
      ecn: boolean;
      /** ECN-capable packets are marked only while the early chance is below this. */
      markP: number;
    };

/** One experiment, as the ns-2 runner is given it. Queue limits are ns-2's. */
export interface Setup {
  era: Era;
  /** bit/s */
  rate: number;
  /** Propagation delay of the bottleneck and of every access link, one way, s. */
  delay: number;
  accessDelay: number;
  packetSize: number;
  queue: SetupQueue;
  flows: SetupFlows[];
  /** Each flow starts a uniform random time up to this after its `start`, s. */
  startSpread: number;
  /** ns-2's `overhead_`: every chance to send is put off by a uniform random time up to this, s. */
  sendJitter: number;
  maxWindow: number;
  /** Null is the era's. */
  timerTick: number | null;
  /** Hops after the first one, each with a queue like its own, and which of all is measured as the bottleneck. */
  furtherHops?: { rate: number; delay: number }[];
  measuredHop?: number;
  /** Queue of the reverse path, where that is part of the experiment. */
  reverseQueue?: SetupQueue;
  loss: SetupLoss;
  /** Constant bit rate, high and low for `half` seconds each, high first; may begin up to a base RTT later at random. */
  squareWave: { high: number; low: number; half: number; start: number; randomStart: boolean } | null;
  /** Constant bit rate in equal steps from nearly 0 to `peak` within `period`, or down; begins up to a base RTT later. */
  sawtooth?: { peak: number; period: number; falling: boolean; start: number };
  /** Pareto on/off sources: bit/s while on, s. Each starts within the first second. */
  onOff?: { sources: number; rate: number; meanOn: number; meanOff: number; shape: number };
  crowd?: SetupCrowd;
  /** The window of these flows (counted from 0) is set by hand at a time, s. */
  windows?: { at: number; flow: number; cwnd: number; ssthresh: number; newEpoch: boolean }[];
  duration: number;
  warmup: number;
  /** End of what is counted, where that is not the end of the run, s. */
  countTo?: number;
  /** Bins of CoV, fairness and trajectories, s. */
  bin: number;
  /** Window of CoV and per-bin fairness, s. (Everything else counts from `warmup` to `duration`.) */
  statFrom: number;
  statTo: number;
  /** One flow's fair share, packets per second, by which `norm` divides. */
  fairShare: number;
  /** What is asked about a transient, if anything. */
  trajectory: { from: number; to: number; step: number; bins: number; class: string } | null;
  freed: { at: number; bins: number[]; before: number } | null;
  converge: { at: number; first: string; second: string; share: number; bins: number[] } | null;
  /** From `at` on: when the windows of the first flow of either class come closer than `closer` packets, and the first drop. */
  windowGap?: { at: number; first: string; second: string; closer: number };
  /** Smoothness over bins that are each this many bins. */
  smooth?: number[];
}

/** What is measured of a class of flows (means over its flows) in one run; null where it has no value. */
export const CLASS_MEASURES = [
  'goodputPps',
  'sentPps',
  'norm',
  'dropRate',
  'cov1',
  'cov2',
  'cov10',
  'lossEventRate',
  'timeouts',
] as const;
export type ClassMeasure = (typeof CLASS_MEASURES)[number];

/** What is measured of the bottleneck and of all flows together. */
export const RUN_MEASURES = [
  'utilization',
  'dropRate',
  'markRate',
  'injectedRate',
  'meanQueue',
  'maxQueue',
  'jainLong',
  'jain1',
  'jain2',
  'jain10',
] as const;
export type RunMeasure = (typeof RUN_MEASURES)[number];

/** Part of the collection that the project began with, or run later on the same ns-2.35. */
export type Origin = 'collection' | 'collection, more seeds' | 'added';

export interface ReferenceCase {
  id: string;
  origin: Origin;
  setup: Setup;
  seeds: number[];
  run: Partial<Record<RunMeasure, Spread>>;
  classes: Record<string, Partial<Record<ClassMeasure, Spread>>>;
  /** f(k): share of the capacity used in the first k bins after it was freed; by k. */
  freed?: Record<string, Spread>;
  /** Time until the second flow holds its share of the last m bins, s; by m. */
  converge?: Record<string, Spread>;
  /** Windows at the start (`first`, `second`), s until they are `close`, s until the `firstDrop`, and `gapAtDrop`. */
  windowGap?: Record<string, Spread>;
  /** Completion times of the short transfers, s (`mean`, `median`, `percentile90`), and how many were `completed`. */
  crowd?: Record<string, Spread>;
  /** By class, then `cov`, `ratio` (larger over smaller of consecutive bins, mean) or `ratio95`, and the bins taken together: `cov 4`. */
  smooth?: Record<string, Record<string, Spread>>;
  /** Seed-averaged packets sent per bin and flow, class `setup.trajectory.class`, and packets waiting. */
  trajectory?: { rate: number[]; queue: number[] };
  /** Numbers read from the seed-averaged trajectory; null where the event never came. */
  transient?: Record<string, number | null>;
}

export interface ReferenceGroup {
  group: string;
  cases: ReferenceCase[];
}

/** A case of the collection that this release cannot run, and why. */
export interface NotYet {
  id: string;
  why: string[];
}

const FOLDER = new URL('../reference/', import.meta.url);
const NOT_YET_FILE = 'not-yet.json';

/** Every case on file, in the order of groups and files. */
export function loadReference(): ReferenceCase[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== NOT_YET_FILE);
  return files.sort().flatMap((name) => (readJson(name) as ReferenceGroup).cases);
}

export function loadNotYet(): NotYet[] {
  return (readJson(NOT_YET_FILE) as { cases: NotYet[] }).cases;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
}
