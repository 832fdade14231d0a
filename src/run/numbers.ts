/** The compact number table: what each group gets now and has got since the warm-up. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hopsOf } from '../scenario/hops.ts';
import type { RunSeries } from './series.ts';

export interface GroupNumbers {
  /** All flows of the group together, bit/s: over the last second, and since the warm-up. */
  now: number;
  mean: number;
  /** Of what all flows got since the warm-up, 0 to 1. */
  share: number;
  /** Packets dropped over packets sent since the warm-up. */
  lost: number;
  /** Mean of the flows' smoothed round trips now, s; 0 before the first sample. */
  roundTrip: number;
}

export interface RunNumbers {
  /** Where the means begin, s: the warm-up, or 0 while it lasts. */
  since: number;
  groups: GroupNumbers[];
  /** Of the hop in view: packets waiting now, and on average. */
  queue: number;
  meanQueue: number;
  /** Part of its link in use since `since`; null where the rate is unlimited or changed within the span. */
  used: number | null;
  /** Jain's index over the last second; its mean since `since`; and the mean of its values in each sample. */
  fairness: number;
  meanFairness: number;
  sampleFairness: number;
}

/** The numbers of a run as it stands, with the queue of hop number `hop`; zeros before the first frame. */
export function runNumbers(series: RunSeries, hop = 0): RunNumbers {
  const { scenario } = series;
  const last = series.length - 1;
  const warm = series.samples.indexAt(scenario.warmup);
  const from = last > warm + 1 ? warm : -1;
  const since = from < 0 ? 0 : scenario.warmup;
  const frames = Math.max(1, last - from);
  const means = scenario.flows.map((_, group) => (last < 0 ? 0 : series.groupRate(group, from, last)));
  const total = means.reduce((sum, mean) => sum + mean, 0);
  const groups = means.map((mean, group) => {
    const flows = series.flowsOfGroup[group]!;
    const sum = (of: (flow: number) => number): number => flows.reduce((all, flow) => all + of(flow), 0);
    const sent = sum((flow) => series.sent[flow]!.between(from, last));
    const timed = flows.filter((flow) => series.lastOfFlow(flow, 'srtt') > 0);
    return {
      now: last < 0 ? 0 : series.groupRate(group, Math.max(-1, last - series.averagingFrames), last),
      mean,
      share: total > 0 ? mean / total : 0,
      lost: sent > 0 ? sum((flow) => series.dropped[flow]!.between(from, last)) / sent : 0,
      roundTrip: timed.length > 0 ? timed.reduce((all, flow) => all + series.lastOfFlow(flow, 'srtt'), 0) / timed.length : 0,
    };
  });
  return {
    since,
    groups,
    queue: last < 0 ? 0 : series.hopColumn(hop, 'queue').at(last),
    meanQueue: series.queueSum[hop]!.between(from, last) / frames,
    used: usedPart(scenario, series, hop, since, from, last),
    fairness: last < 0 ? 1 : series.steadyFairness.at(last),
    meanFairness: last < 0 ? 1 : series.steadyFairnessSum.between(from, last) / frames,
    sampleFairness: last < 0 ? 1 : series.fairnessSum.between(from, last) / frames,
  };
}

function usedPart(scenario: Scenario, series: RunSeries, hop: number, since: number, from: number, last: number): number | null {
  const rate = hopsOf(scenario)[hop]!.rate;
  // ACKs are of another size than data: where they cross the hop, packets do not tell bits.
  const mixed = scenario.reverse !== 'ideal';
  const sizes = new Set([...scenario.flows, ...scenario.traffic].map((sender) => sender.packetSize));
  const steady = !scenario.events.some((event) => event.do === 'rate' && event.hop === hop);
  if (rate === null || !steady || mixed || sizes.size !== 1 || last < 0) return null;
  const bits = series.departures[hop]!.between(from, last) * 8 * [...sizes][0]!;
  return Math.min(1, bits / (rate * Math.max(series.layout.period, series.samples.timeOf(last) - since)));
}
