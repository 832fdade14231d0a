/**
 * What ns-2.35 gave for an experiment: the set-up in ns-2's own terms, and mean, standard deviation and number of
 * seeds of every number that is compared. `import.ts` writes these files; `tests/reference/<group>.json` holds one
 * group each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
}

/** One experiment, as the ns-2 runner is given it. Queue limits are ns-2's. */
export interface Setup {
  era: Era;
  /** bit/s */
  rate: number;
  /** Propagation delay of the bottleneck and of every access link, one way, s. */
  delay: number;
  accessDelay: number;
  packetSize: number;
  queue:
    | { kind: 'droptail'; limit: number }
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
  flows: SetupFlows[];
  /** Each flow starts a uniform random time up to this after its `start`, s. */
  startSpread: number;
  /** ns-2's `overhead_`: every chance to send is put off by a uniform random time up to this, s. */
  sendJitter: number;
  maxWindow: number;
  /** Null is the era's. */
  timerTick: number | null;
  /** Loss in front of the queue from `at` on; a probability of 0 is none. */
  loss: { kind: 'none' } | { kind: 'bernoulli' | 'periodic'; schedule: { at: number; p: number }[] };
  /** Constant bit rate, high and low for `half` seconds each, high first; may begin up to a base RTT later at random. */
  squareWave: { high: number; low: number; half: number; start: number; randomStart: boolean } | null;
  duration: number;
  warmup: number;
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
export const NOT_YET_FILE = 'not-yet.json';

export function referenceFolder(): string {
  return fileURLToPath(FOLDER);
}

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
