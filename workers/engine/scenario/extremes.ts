/** The least and the most that hops and sources come to during a run, whatever its events change. */
import { sourceCard } from '../network/sources/index.ts';
import { tableOf } from '../network/trace.ts';
import { hopField, hopsOf } from './hops.ts';
import type { Scenario, TrafficSource } from './types.ts';

/** Packets beyond its mean rate that a source with uneven gaps may send, in standard deviations: more come once in 10^9 runs. */
const DEVIATIONS = 6;

/** Every delay of a hop's link during the run, s. */
export function delaysOf(scenario: Scenario, hop: number): number[] {
  const changed = scenario.events.flatMap((event) => (event.do === 'delay' && event.hop === hop ? event.delay : []));
  return [hopsOf(scenario)[hop]!.delay, ...changed];
}

/** The highest rate of each hop during the run, bit/s, over a millisecond where it follows a trace; Infinity if unlimited. */
export function fastestRate(scenario: Scenario, hop: number): number {
  const { trace, rate } = hopsOf(scenario)[hop]!;
  if (trace) return tableOf(trace).peakRate;
  let fastest = rate ?? Infinity;
  for (const event of scenario.events) {
    if (event.do === 'rate' && event.hop === hop) fastest = Math.max(fastest, event.rate);
  }
  return fastest;
}

/** The field that lets most packets wait at a hop during the run. */
export function longestQueue(scenario: Scenario, hop: number): { path: string; limit: number } {
  let longest = { path: `${hopField(scenario, hop)}.queue.limit`, limit: hopsOf(scenario)[hop]!.queue.limit };
  scenario.events.forEach((event, index) => {
    if (event.do === 'queue' && event.hop === hop && event.limit > longest.limit)
      longest = { path: `events[${index}].limit`, limit: event.limit };
  });
  return longest;
}

/** Packets per second of a source at most. */
export function peakOf(source: TrafficSource): number {
  const card = sourceCard(source);
  // A square wave sends a packet at every step up from silence, however short the step.
  const plateaus = card.plateaus?.(source) ?? [];
  const steps = plateaus.length > 1 ? plateaus.length / sum(plateaus, ({ seconds }) => seconds) : 0;
  return card.peak(source) / (8 * source.packetSize) + steps;
}

/** Packets that a source with uneven gaps may send in that time, s, beyond its mean rate. */
export function unevenOf(source: TrafficSource, seconds: number): number {
  const jitter = 'jitter' in source ? source.jitter : 0;
  // Gaps are uniform on (1 ± jitter) times their mean.
  return DEVIATIONS * jitter * Math.sqrt((peakOf(source) * seconds) / 3);
}

export function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
