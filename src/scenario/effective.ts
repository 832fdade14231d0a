/** What holds at a moment of a run: the scenario with the events up to then applied. */
import { meanBaseRtt } from '../../workers/engine/scenario/rtt.ts';
import type { Effective } from '../../workers/engine/changes/card.ts';
import { changeOf } from '../../workers/engine/changes/index.ts';
import type { FlowGroup, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';

import { hopsOf } from './hops.ts';

export type { Effective };

const ordered = new WeakMap<readonly TimedEvent[], readonly TimedEvent[]>();

/** The scenario's events in the order in which they happen; those of one time as they are listed. Sorted once. */
export function eventsInOrder({ events }: Scenario): readonly TimedEvent[] {
  let sorted = ordered.get(events);
  if (!sorted) ordered.set(events, (sorted = [...events].sort((a, b) => a.at - b.at)));
  return sorted;
}

/** The scenario as it stands at `time`, s. */
export function effectiveAt(scenario: Scenario, time: number): Effective {
  const hops = hopsOf(scenario);
  const now: Effective = {
    rates: hops.map((hop) => hop.rate),
    delays: hops.map((hop) => hop.delay),
    limits: hops.map(({ queue }) => queue.limit),
    losses: hops.map((hop) => hop.loss),
    sources: scenario.traffic.map((source) => time >= source.start && (source.stop === null || time < source.stop)),
    running: scenario.flows.map((group) =>
      time >= group.start && (group.stop === null || time < group.stop) ? group.count : 0,
    ),
  };
  for (const event of eventsInOrder(scenario)) {
    if (event.at > time) break;
    changeOf(event).shows?.(event, now, scenario);
  }
  return now;
}

/**
 * Mean base round trip of the flows, s; 0 without flows. The engine spreads those of a group about what one alone has.
 * @param now with the delays that hold then; left out, with those at the run's start
 */
export function baseRtt(scenario: Scenario, now?: Effective): number {
  let known = baseRtts.get(scenario);
  if (known === undefined) baseRtts.set(scenario, (known = meanBaseRtt(scenario)));
  if (!now) return known;
  const [added, count] = scenario.flows.reduce(
    ([sum, flows], group) => [sum + group.count * addedDelay(scenario, group, now), flows + group.count],
    [0, 0],
  );
  return added === 0 ? known : known + added / count;
}

/** By how much the base round trip of a group's flows is longer than at the run's start, s: delays of hops have changed. */
export function addedDelay(scenario: Scenario, { enter, leave }: FlowGroup, { delays }: Effective): number {
  const hops = hopsOf(scenario);
  const last = scenario.path.length;
  return hops.reduce((sum, { delay }, hop) => {
    const place = hop < last ? hop : hop - last;
    if (delays[hop] === delay || place < enter || place > leave) return sum;
    return sum + (scenario.reverse === 'ideal' ? 2 : 1) * (delays[hop]! - delay);
  }, 0);
}

/** Worked out once: the clock and the charts ask for it in every frame. */
const baseRtts = new WeakMap<Scenario, number>();

/** Bandwidth–delay product of a hop of `rate` bit/s in packets of the first group's size; null where the rate is unlimited. */
export function bandwidthDelayPackets(scenario: Scenario, rate: number | null, now?: Effective): number | null {
  if (rate === null) return null;
  return (rate * baseRtt(scenario, now)) / (8 * (scenario.flows[0]?.packetSize ?? 1000));
}

/** Time in s that `packets` of the first group's size take to leave at `rate` bit/s. */
export function drainTime(scenario: Scenario, packets: number, rate: number): number {
  return (packets * 8 * (scenario.flows[0]?.packetSize ?? 1000)) / rate;
}
