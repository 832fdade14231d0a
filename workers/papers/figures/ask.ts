/**
 * What figures, claims and experiments ask of runs. An ask names a run (a set-up with its choices, or a scenario that is
 * given with it; the seed left open) and one thing to measure on it; it is plain data, so that it can cross to a batch worker and serve as the key of its answer.
 */
import type { Scenario } from '../../engine/scenario/types.ts';
import { canonical, scenarioDigest } from '../../experiments/canonical.ts';
import type { MetricOptions } from '../../measures/card.ts';
import type { Choices } from '../setups/setup.ts';

/** Options of a measure: a metric's own, and those of readings. */
export interface AskOptions extends MetricOptions {
  /** Packets: below it a queue counts as (almost) empty; of readings.ts. */
  packets?: number;
  /** Any other number that a reading names in its own words. */
  level?: number;
  /** T1 and T2 of converging.ts, each 1 or 0: round trips with the wait in the queues; from the change; to the first moment. */
  withQueue?: number;
  sinceChange?: number;
  firstMoment?: number;
}

/** A run, its seed left open. */
export interface RunSpec {
  /** Id of a set-up, e.g. `yang2000-1v7`; of a scenario that is given its digest. */
  setup: string;
  /** All choices but the seed; none of a scenario that is given. */
  choice: Choices;
  /** What runs in place of a set-up. Keys name it by `setup`. */
  scenario?: Scenario;
}

export interface Ask extends RunSpec {
  /** Id of a metric (docs/metrics.md) or of a reading of our own (readings.ts). */
  measure: string;
  options?: AskOptions;
  /** A part of the metric's answer, by its label, in place of its value. */
  part?: string;
  /** Also the trace behind the number: the metric's series of that index. */
  trace?: number;
  /** Also the numbers of which the metric's value is made, e.g. one per flow. */
  each?: true;
}

/** Samples `step` seconds apart, the first one at `from` seconds. */
export interface Trace {
  from: number;
  step: number;
  values: (number | null)[];
}

/** The answer of one seed. */
export interface Answer {
  /** Null where the metric does not apply; `why` says so. */
  value: number | null;
  /** The value was not reached within the run: it is larger than this. */
  beyond?: true;
  why?: string;
  trace?: Trace;
  each?: number[];
  /** What was asked for is no number. */
  text?: string;
}

/** A run of which things are asked. */
export interface RunRequest extends RunSpec {
  seed: number;
}

/** Work for one batch worker: one run, and all that is asked of it. */
export interface Job {
  key: string;
  request: RunRequest;
  asks: Ask[];
}

/** Text that is the same for equal asks, with their fields in any order. */
export function askKey(ask: Ask): string {
  let key = keys.get(ask);
  if (key === undefined) {
    keys.set(ask, (key = canonical({ ...ask, scenario: undefined })));
  }
  return key;
}

/** A figure looks its answers up at every one that comes. */
const keys = new WeakMap<Ask, string>();

export function runKey({ scenario: _, ...request }: RunRequest): string {
  return canonical(request);
}

/** The run of a scenario, apart from its seed. */
export function given(scenario: Scenario): RunSpec {
  return { setup: scenarioDigest({ ...scenario, seed: 0 }), choice: {}, scenario };
}

/** The run that an ask is of. */
export function runOfAsk({ setup, choice, scenario }: RunSpec): RunSpec {
  return { setup, choice, ...(scenario && { scenario }) };
}

/** Key of an answer: the ask and the seed. */
export function answerKey(ask: Ask, seed: number): string {
  return `${seed} ${askKey(ask)}`;
}

/** One job per run: every ask of the same set-up, choices and seed together. Traces and dots are taken of the first seed only. */
export function jobsOf(asks: readonly Ask[], seeds: readonly number[]): Job[] {
  const jobs = new Map<string, { job: Job; seen: Set<string> }>();
  for (const [index, seed] of seeds.entries()) {
    for (const wanted of asks) {
      const ask = index === 0 ? wanted : numberOnly(wanted);
      const request = { ...runOfAsk(ask), seed };
      const key = runKey(request);
      let entry = jobs.get(key);
      if (!entry) jobs.set(key, (entry = { job: { key, request, asks: [] }, seen: new Set() }));
      const text = askKey(ask);
      if (entry.seen.has(text)) continue;
      entry.seen.add(text);
      entry.job.asks.push(ask);
    }
  }
  return [...jobs.values()].map(({ job }) => job);
}

/** One job for each run among these, with all that is asked of it, so that no run is made twice. */
export function joined(jobs: readonly Job[]): Job[] {
  const byRun = new Map<string, Job[]>();
  for (const job of jobs) {
    const same = byRun.get(job.key);
    if (same) same.push(job);
    else byRun.set(job.key, [job]);
  }
  return [...byRun.values()].map(([first, ...others]) => {
    const asks = [first!, ...others].flatMap((job) => job.asks);
    return { ...first!, asks: [...new Map(asks.map((ask) => [askKey(ask), ask])).values()] };
  });
}

/** The ask of a seed that is not drawn: its number alone. */
export function numberOnly(ask: Ask): Ask {
  return ask.trace === undefined ? ask : { ...ask, trace: undefined };
}
