/**
 * What an experiment is: a scenario, one or two settings of it that vary, seeds, and what is measured of each run. It is plain
 * data; as a file it is checked like a scenario (check.ts).
 */
import type { Scenario } from '../engine/scenario/types.ts';

/** Any JSON: a number, a name, the settings of a card, or a whole scenario. */
export type Value = unknown;

/** The values that a setting takes: each of a list, or a range in equal steps or equal ratios. */
export type Values = { list: readonly Value[] } | { from: number; to: number; count: number; scale: 'linear' | 'log' };

export interface Setting {
  /** Where it stands in the scenario, `path.0.queue.limit`; '' is the scenario itself, `roundTrip` every delay in proportion. */
  path: string;
  values: Values;
  /** What the values of a list are called, where they do not say it themselves. */
  names?: readonly string[];
}

/** One thing to measure, of a group of flows, a hop or a source where the measure has a choice. */
export interface Measure {
  id: string;
  group?: string;
  hop?: number;
  /** Its place among the sources, from 0. */
  source?: number;
}

/** The course of a run over time, of its first seed or of the mean of its seeds. */
export type Course = 'window' | 'throughput' | 'queue' | 'rtt';
export const COURSES: readonly Course[] = ['window', 'throughput', 'queue', 'rtt'];

export interface Experiment {
  version: 1;
  title: string;
  /** As it is where nothing varies, with every default. Its seed is the first. */
  scenario: Scenario;
  /** The first is the axis, each value of the second a line. */
  vary: readonly Setting[];
  /** How many: the scenario's own seed and those that follow, the same at every point. */
  seeds: number;
  measures: readonly Measure[];
  /** Drawn over time as well. */
  over: readonly Course[];
  /** Over time the mean of the seeds with its interval is drawn, in place of the first seed. */
  overMean: boolean;
  /** What must hold at every point. */
  must: readonly Must[];
  /** Two settings are drawn as a map: a cell a point, its colour the mean. Else each value of the second is a line. */
  map: boolean;
  /** Theory's curve is drawn beside the means, where a closed form holds. */
  theory: boolean;
  /** Id of the paper's figure that was made into it: what our runs of that give lies behind it, where the axes are the same. */
  figure?: string;
}

/** A statement (expression.ts) over the measures of a run, and in which part of the seeds it must hold. */
export interface Must {
  says: string;
  part: number;
}

/** Bounds of an experiment: links and files may be hostile. */
export const BOUNDS = {
  settings: 2,
  values: 200,
  points: 2_000,
  seeds: 1_000,
  /** Points times seeds. */
  runs: 50_000,
  /** Packets of all runs together, at most, by the bounds of their scenarios. */
  packets: 1e13,
  measures: 64,
  statements: 20,
} as const;

/** The seeds in their order. */
export function seedsOf({ scenario, seeds }: Pick<Experiment, 'scenario' | 'seeds'>): number[] {
  return Array.from({ length: seeds }, (_, index) => (scenario.seed + index) >>> 0);
}

/** Whether JSON is meant to be an experiment and no scenario: it varies something, or states what must hold. */
export function isExperiment(json: unknown): json is object {
  if (typeof json !== 'object' || json === null) return false;
  return Object.hasOwn(json, 'must') || (Object.hasOwn(json, 'scenario') && Object.hasOwn(json, 'vary'));
}

/**
 * A scenario, as an experiment of its one run: `must` (what must hold), `measures` and `seeds` (one, if left out) are the
 * experiment's, all other fields the scenario's. Anything else stays as it is.
 */
export function withOwnScenario(json: unknown): unknown {
  const whole = Object(json) as Record<string, unknown>;
  if (Object.hasOwn(whole, 'scenario') || !['must', 'flows'].some((key) => Object.hasOwn(whole, key))) return json;
  const { must = [], measures, seeds = 1, ...scenario } = whole;
  const { title } = scenario;
  return {
    version: 1,
    scenario,
    seeds,
    must,
    ...(title !== undefined && { title }),
    ...(measures !== undefined && { measures }),
  };
}
