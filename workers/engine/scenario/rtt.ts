/** Base round-trip times: propagation delay only, without queueing and transmission times. */
import type { FlowGroup, Hop, Scenario } from './types.ts';

export interface FlowRtt {
  /** One way, both ends together, s. */
  accessDelay: number;
  /** s */
  baseRtt: number;
}

/**
 * Access delay and base RTT of each flow of a group. With `rttCv` c, the n base RTTs are evenly spaced around the
 * group's own with population standard deviation exactly c times their mean (tsao2007's "CV of the RTT").
 */
export function flowRtts(scenario: Pick<Scenario, 'path' | 'reverse'>, group: FlowGroup): FlowRtt[] {
  const { path, reverse } = scenario;
  const there = oneWayDelay(path, group.enter, group.leave);
  const back = reverse === 'ideal' ? there : oneWayDelay(reverse, group.enter, group.leave);
  const pathDelay = (there + back) / 2;
  const middle = 2 * (pathDelay + group.accessDelay);
  return Array.from({ length: group.count }, (_, index) => {
    const baseRtt = middle * (1 + group.rttCv * evenSpread(index, group.count));
    return { baseRtt, accessDelay: group.rttCv === 0 ? group.accessDelay : baseRtt / 2 - pathDelay };
  });
}

/** Mean base RTT, s. Equal RTTs give exactly that RTT, without rounding, so samples fall on whole round trips. */
export function meanRtt(flows: readonly { readonly baseRtt: number }[]): number {
  const first = flows[0]!.baseRtt;
  return first + flows.reduce((sum, flow) => sum + (flow.baseRtt - first), 0) / flows.length;
}

/** Base round trip of a scenario: mean over its flows, s; 0 without flows. */
export function meanBaseRtt(scenario: Pick<Scenario, 'path' | 'reverse' | 'flows'>): number {
  let sum = 0;
  let count = 0;
  for (const group of scenario.flows) {
    sum += flowRtts(scenario, { ...group, count: 1 })[0]!.baseRtt * group.count;
    count += group.count;
  }
  return count > 0 ? sum / count : 0;
}

/** A mean base round trip of `rtt` s: every delay is stretched alike, so the spread between groups stays in proportion. */
export function withRoundTrip(scenario: Scenario, rtt: number): Scenario {
  const before = meanBaseRtt(scenario);
  if (before <= 0) return scenario;
  const stretch = (delay: number): number => Number(((delay * rtt) / before).toPrecision(9));
  const stretched = (hop: Hop): Hop => ({ ...hop, delay: stretch(hop.delay) });
  return {
    ...scenario,
    path: scenario.path.map(stretched),
    reverse: scenario.reverse === 'ideal' ? 'ideal' : scenario.reverse.map(stretched),
    flows: scenario.flows.map((group) => ({ ...group, accessDelay: stretch(group.accessDelay) })),
  };
}

/** One-way propagation delay of the hops `enter` to `leave`, both included, s. */
function oneWayDelay(hops: readonly { delay: number }[], enter: number, leave: number): number {
  let delay = 0;
  for (let hop = enter; hop <= leave && hop < hops.length; hop += 1) delay += hops[hop]!.delay;
  return delay;
}

/** The index-th of `count` evenly spaced numbers with mean 0 and population standard deviation 1. */
function evenSpread(index: number, count: number): number {
  if (count < 2) return 0;
  return (index - (count - 1) / 2) * Math.sqrt(12 / (count * count - 1));
}
