/** What the experiments beside the papers have in common: one scenario run to its end, and its columns bin by bin. */
import { flowOffset, hopOffset, type FlowColumn, type HopColumn } from '../../workers/engine/sampling/frame.ts';
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { RandomStream } from '../../workers/engine/random.ts';
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';

/** The schemes of jin2001 and tsao2007 with the constants that the papers print; b is the part cut. */
export const SCHEMES = {
  tcp: { kind: 'tcp', variant: 'sack' },
  gaimd: { kind: 'aimd', a: 0.2, b: 1 / 8, variant: 'sack' },
  aimd16: { kind: 'aimd', a: 3 / 31, b: 1 / 16, variant: 'sack' },
  iiad: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67, variant: 'sack' },
  sqrt: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67, variant: 'sack' },
  simd: { kind: 'simd', b: 1 / 16, period: false, variant: 'sack' },
  'simd/period': { kind: 'simd', b: 1 / 16, period: true, variant: 'sack' },
  'aiad/h': { kind: 'aiad-h', b: 0.25, variant: 'sack' },
  tfrc: { kind: 'tfrc', intervals: 8 },
  tfrcp: { kind: 'tfrcp', interval: 5 },
  tear: { kind: 'tear', timeout: true },
  'tear without timeout': { kind: 'tear', timeout: false },
} satisfies Record<string, SchemeChoice>;
export type SchemeName = keyof typeof SCHEMES;

export interface Run {
  /** s */
  bin: number;
  summary: Summary;
  /** One number per bin. */
  flow(index: number, column: FlowColumn): Float64Array;
  hop(index: number, column: HopColumn): Float64Array;
}

/** Run a scenario (all but its version) to its end. */
export function run(scenario: object): Run {
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenarioWith({ ...scenario }), (row) => rows.push(row.slice()));
  simulation.runUntil(simulation.scenario.duration);
  const { layout } = simulation;
  const column = (offset: number): Float64Array => Float64Array.from(rows, (row) => row[offset]!);
  return {
    bin: layout.period,
    summary: simulation.summary(),
    flow: (index, name) => column(flowOffset(index, name)),
    hop: (index, name) => column(hopOffset(layout, index, name)),
  };
}

/**
 * One flow on a link that loses only the packets that its loss model names; 1000-byte packets. `rtt` in s. Slow start ends at twice
 * `steadyWindow` packets, because the first cut of a connection is by half: schemes that give up a packet per loss would
 * otherwise still be on their way down from their slow start at the end of the run.
 */
export function fatLink(scheme: SchemeChoice, rtt: number, maxWindow: number, steadyWindow = maxWindow): object {
  return {
    path: [{ rate: null, delay: rtt / 2, queue: { kind: 'droptail', limit: 1000 } }],
    transport: {
      profile: 'ns-2.35',
      timerTick: 0.1,
      maxWindow,
      sendJitter: 0.001,
      initialSsthresh: Math.min(maxWindow, Math.round(2 * steadyWindow)),
    },
    flows: [{ id: 'flow', scheme, count: 1, startJitter: rtt, accessDelay: 0, packetSize: 1000 }],
  };
}

/**
 * Losses of one packet each, `mean` seconds apart from `from` to `to`: a shifted exponential, constant for a coefficient
 * of variation of 0 and exponential for 1. As events for the group `flow`.
 */
export function timedLosses(random: RandomStream, mean: number, cv: number, from: number, to: number): object[] {
  const events: object[] = [];
  const gap = (): number => (1 - cv) * mean - cv * mean * Math.log(1 - random.uniform());
  for (let at = from + random.uniform() * mean; at < to; at += gap()) {
    events.push({ at, do: 'drop', group: 'flow', flow: 0, count: 1 });
  }
  return events;
}

/** Sum of the entries from `from` to `to` seconds over the time: a rate if the entries are counts. */
export function rateBetween(series: Float64Array, bin: number, from: number, to: number): number {
  let total = 0;
  for (let at = Math.round(from / bin); at < Math.round(to / bin); at += 1) total += series[at]!;
  return total / (to - from);
}

/** Mean of the `seconds` that end with each bin; shorter at the start. */
export function runningMean(series: Float64Array, bin: number, seconds: number): Float64Array {
  const length = Math.round(seconds / bin);
  const out = new Float64Array(series.length);
  let total = 0;
  series.forEach((value, at) => {
    total += value - (at >= length ? series[at - length]! : 0);
    out[at] = total / Math.min(at + 1, length);
  });
  return out;
}
