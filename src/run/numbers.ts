/** The compact number table: what each group gets now and has got since the warm-up. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hopsOf } from '../scenario/hops.ts';
import type { RunSeries } from './series.ts';

export interface GroupNumbers {
  /** All flows of the group together, bit/s: over the last second, and since `since`. */
  now: number;
  mean: number;
  /** Of what all flows got since `since`, 0 to 1. */
  share: number;
  /**
   * Coefficient of variation of what one flow sends in a round trip, mean over the flows that were there throughout (the
   * metric cov-time); null before two round trips, or if no flow was.
   */
  cov: number | null;
  /** Packets sent since `since`, and the part of them that was dropped. */
  sent: number;
  lost: number;
  /** Window cuts of all its flows since `since`, and their number over packets sent: the loss event rate p. */
  lossEvents: number;
  lossEventRate: number;
  /** Mean of the round trips that the flows made since `since`, each counted once, s; 0 before the first sample. */
  roundTrip: number;
  /** Throughput in the later half of the span over that in the earlier half: 1 where nothing drifts, and before there are two. */
  trend: number;
}

export interface RunNumbers {
  /** Where the means begin, s: the warm-up, or 0 while it lasts. */
  since: number;
  /** Length of the bins of `cov`, s: a round trip, or a sample where that is longer. */
  covBin: number;
  groups: GroupNumbers[];
  /** Of the hop in view: packets waiting now, and on average; packets that its queue dropped since `since`. */
  queue: number;
  meanQueue: number;
  queueDrops: number;
  /** Part of its link in use since `since`; null where the rate is unlimited or changed within the span. */
  used: number | null;
  /** Jain's index over the last second; its mean since `since`; and the mean of its values in each sample. */
  fairness: number;
  meanFairness: number;
  sampleFairness: number;
}

/** The numbers of a run as it stands at `time` (s), with the queue of hop number `hop`; zeros before the first frame. */
export function runNumbers(series: RunSeries, hop = 0, time = Infinity): RunNumbers {
  const { scenario } = series;
  const last = series.samples.indexAt(time);
  const warm = series.samples.indexAt(scenario.warmup);
  const from = last > warm + 1 ? warm : -1;
  const since = from < 0 ? 0 : scenario.warmup;
  const frames = Math.max(1, last - from);
  const means = scenario.flows.map((_, group) => (last < 0 ? 0 : series.groupRate(group, from, last)));
  const total = means.reduce((sum, mean) => sum + mean, 0);
  return {
    since,
    covBin: series.perRoundTrip * series.layout.period,
    groups: means.map((mean, group) => groupNumbers(series, group, mean, total, from, last)),
    queue: last < 0 ? 0 : series.hopColumn(hop, 'queue').at(last),
    meanQueue: series.queueSum[hop]!.between(from, last) / frames,
    queueDrops: series.queueDrops[hop]!.between(from, last),
    used: usedPart(scenario, series, hop, since, from, last),
    fairness: last < 0 ? 1 : series.steadyFairness.at(last),
    meanFairness: last < 0 ? 1 : series.steadyFairnessSum.between(from, last) / frames,
    sampleFairness: last < 0 ? 1 : series.fairnessSum.between(from, last) / frames,
  };
}

/** Of one group, over the frames after `from` up to `last`; `mean` is its throughput and `total` that of all groups, bit/s. */
function groupNumbers(
  series: RunSeries,
  group: number,
  mean: number,
  total: number,
  from: number,
  last: number,
): GroupNumbers {
  let [sent, dropped] = [0, 0];
  for (const flow of series.flowsOfGroup[group]!) {
    sent += series.sent[flow]!.between(from, last);
    dropped += series.dropped[flow]!.between(from, last);
  }
  const lossEvents = series.lossEvents[group]!.between(from, last);
  const middle = Math.floor((from + last) / 2);
  const early = last - from < 2 ? 0 : series.groupRate(group, from, middle);
  const roundTrips = series.roundTrips[group]!.between(from, last);
  return {
    now: last < 0 ? 0 : series.groupRate(group, Math.max(-1, last - series.averagingFrames), last),
    mean,
    share: total > 0 ? mean / total : 0,
    cov: variation(series, group, from, last),
    sent,
    lost: sent > 0 ? dropped / sent : 0,
    lossEvents,
    lossEventRate: sent > 0 ? lossEvents / sent : 0,
    roundTrip: roundTrips > 0 ? series.timed[group]!.between(from, last) / roundTrips : 0,
    trend: early > 0 ? series.groupRate(group, middle, last) / early : 1,
  };
}

/** Mean over a group's flows of the CoV over time of packets sent per round trip (yang2000 Sec. 2), whole bins after `from`. */
function variation(series: RunSeries, group: number, from: number, last: number): number | null {
  const bin = series.perRoundTrip;
  const first = Math.ceil((from + 1) / bin) * bin - 1;
  const end = Math.floor((last + 1) / bin) * bin - 1;
  const bins = (end - first) / bin;
  if (bins < 2) return null;
  let [sum, flows] = [0, 0];
  for (const flow of series.flowsOfGroup[group]!) {
    const window = series.flowColumn(flow, 'cwnd');
    if (window.at(Math.max(0, first)) === 0 || window.at(end) === 0) continue;
    const mean = series.sent[flow]!.between(first, end) / bins;
    if (mean === 0) continue;
    sum += Math.sqrt(Math.max(0, series.sentSquares[flow]!.between(first, end) / bins - mean * mean)) / mean;
    flows++;
  }
  return flows > 0 ? sum / flows : null;
}

function usedPart(
  scenario: Scenario,
  series: RunSeries,
  hop: number,
  since: number,
  from: number,
  last: number,
): number | null {
  const rate = hopsOf(scenario)[hop]!.rate;
  // ACKs are of another size than data: where they cross the hop, packets do not tell bits.
  const mixed = scenario.reverse !== 'ideal';
  const sizes = new Set([...scenario.flows, ...scenario.traffic].map((sender) => sender.packetSize));
  const steady = !scenario.events.some((event) => event.do === 'rate' && event.hop === hop);
  if (rate === null || !steady || mixed || sizes.size !== 1 || last < 0) return null;
  const bits = series.departures[hop]!.between(from, last) * 8 * [...sizes][0]!;
  return Math.min(1, bits / (rate * Math.max(series.layout.period, series.samples.timeOf(last) - since)));
}
