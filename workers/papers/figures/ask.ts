/**
 * What figures and claims ask of runs. An ask names a run (a set-up with its choices, the seed left open) and one thing to
 * measure on it; it is plain data, so that it can cross to a batch worker and serve as the key of its answer.
 */
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

export interface Ask {
  /** Id of a set-up, e.g. `yang2000-1v7`. */
  setup: string;
  /** All choices but the seed. */
  choice: Choices;
  /** Id of a metric (docs/metrics.md) or of a reading of our own (readings.ts). */
  measure: string;
  options?: AskOptions;
  /** A part of the metric's answer, by its label, in place of its value. */
  part?: string;
  /** Choices of the run that a metric of two runs compares with. */
  beside?: Choices;
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
}

/** A run of which things are asked: set-up, choices and seed. */
export interface RunRequest {
  setup: string;
  choice: Choices;
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
  return canonical(ask);
}

export function runKey(request: RunRequest): string {
  return canonical(request);
}

/** Key of an answer: the ask and the seed. */
export function answerKey(ask: Ask, seed: number): string {
  return `${seed} ${askKey(ask)}`;
}

/** JSON with the fields of every object in alphabetical order, those without a value left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** One job per run: every ask of the same set-up, choices and seed together. Traces and dots are taken of the first seed only. */
export function jobsOf(asks: readonly Ask[], seeds: readonly number[]): Job[] {
  const jobs = new Map<string, { job: Job; seen: Set<string> }>();
  for (const [index, seed] of seeds.entries()) {
    for (const given of asks) {
      const ask = index === 0 ? given : numberOnly(given);
      const request = { setup: ask.setup, choice: ask.choice, seed };
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

/** The ask of a seed that is not drawn: its number alone. */
export function numberOnly(ask: Ask): Ask {
  return ask.trace === undefined ? ask : { ...ask, trace: undefined };
}
