/** The compact number table: what each group gets now and has got since the warm-up. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { covOfSums, durationsOf, meanOf, share } from '../../workers/engine/sampling/statistics.ts';
import { capacityBetween, packetSizeAt } from '../../workers/measures/link-use.ts';
import type { RunSeries } from './series.ts';

export interface GroupNumbers {
  /** All flows of the group together, bit/s: over the last `averaging` s, and since `since`. */
  now: number;
  mean: number;
  /** Of what all flows got since `since`, 0 to 1. */
  share: number;
  /** CoV of what a flow sends in a round trip (cov-time), mean over the flows there throughout; null if of none. */
  cov: number | null;
  /** `mean` as a part of what the first link on the way can carry; null where that has no limit. */
  ofLink: number | null;
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
  /** Transfers that were over since `since`; what they took, s, null if none was: mean, standard deviation, percentiles. */
  transfers: number;
  took: number | null;
  tookSd: number | null;
  took95: number | null;
  took99: number | null;
}

/** Of an unresponsive source, what it has of these. */
export type StreamNumbers = Pick<GroupNumbers, 'now' | 'mean' | 'ofLink' | 'sent' | 'lost'> & {
  /** Mean of what a ping’s probes took, s; null of what is no ping, and before the first reply. */
  roundTrip: number | null;
};

/** The numbers of one run: what is said of them is said of its own scenario, which may not be the one that was opened last. */
export interface RunNumbers {
  /** Of the run that was measured. */
  scenario: Scenario;
  /** Where the means begin, s: the warm-up, or 0 while it lasts. */
  since: number;
  /** Length of the bins of `cov`, s: a round trip, or a sample where that is longer. */
  covBin: number;
  /** Span of what is called `now`, s. */
  averaging: number;
  groups: GroupNumbers[];
  /** Of the unresponsive sources. */
  streams: StreamNumbers[];
  /** Of the hop in view: packets waiting now, and on average; packets that its queue dropped since `since`. */
  queue: number;
  meanQueue: number;
  queueDrops: number;
  /** Part of its link in use since `since`; null where the rate is unlimited or packets of several sizes cross the hop. */
  used: number | null;
  /** Jain's index over the last `averaging` s, and its mean since `since`; null where no two flows sent throughout. */
  fairness: number | null;
  meanFairness: number | null;
}

/** The numbers of a run as it stands at `time` (s), with the queue of hop number `hop`; zeros before the first frame. */
export function runNumbers(series: RunSeries, hop = 0, time = Infinity): RunNumbers {
  const { scenario } = series;
  const last = series.samples.indexAt(time);
  const warm = series.firstFrame - 1;
  const from = last > warm + 1 ? warm : -1;
  const since = from < 0 ? 0 : scenario.warmup;
  const frames = Math.max(1, last - from);
  const means = scenario.flows.map((_, group) => (last < 0 ? 0 : series.groupRate(group, from, last)));
  const total = means.reduce((sum, mean) => sum + mean, 0);
  return {
    scenario,
    since,
    covBin: series.perRoundTrip * series.layout.period,
    averaging: series.averaging,
    groups: means.map((mean, group) => groupNumbers(series, group, mean, total, from, last)),
    streams: scenario.traffic.map((_, source) => streamNumbers(series, source, from, last)),
    queue: last < 0 ? 0 : series.hopColumn(hop, 'queue').at(last),
    meanQueue: series.queueSum[hop]!.between(from, last) / frames,
    queueDrops: series.queueDrops[hop]!.between(from, last),
    used: usedPart(series, hop, from, last),
    fairness: last < 0 ? null : numberOrNull(series.steadyFairness.at(last)),
    meanFairness: last < 0 ? null : numberOrNull(series.meanFairness(from, last)),
  };
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function streamNumbers(series: RunSeries, source: number, from: number, last: number): StreamNumbers {
  const { sent, dropped } = series.streams[source]!;
  const mean = last < 0 ? 0 : series.streamRate(source, from, last);
  return {
    now: last < 0 ? 0 : series.streamRate(source, Math.max(-1, last - series.averagingFrames), last),
    mean,
    ofLink: partOfLink(series, series.scenario.traffic[source]!.enter, mean, from, last),
    sent: sent.between(from, last),
    lost: share(dropped.between(from, last), sent.between(from, last)),
    roundTrip: meanOf(series.probesOf(source, series.samples.timeOf(from), series.samples.timeOf(last))),
  };
}

/** A mean rate, bit/s, as a part of what a hop of the path can carry over the same frames. */
function partOfLink({ scenario, samples }: RunSeries, hop: number, mean: number, from: number, last: number) {
  const [begin, end] = [samples.timeOf(from), samples.timeOf(last)];
  const capacity = last < 0 ? null : capacityBetween(scenario, hop, begin, end);
  return capacity === null ? null : (mean * (end - begin)) / capacity;
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
  const { direction, enter } = series.scenario.flows[group]!;
  let [sent, dropped] = [0, 0];
  for (const flow of series.flowsOfGroup[group]!) {
    sent += series.sent[flow]!.between(from, last);
    dropped += series.dropped[flow]!.between(from, last);
  }
  const lossEvents = series.lossEvents[group]!.between(from, last);
  const took = durationsOf(series.completionsOf(group, series.samples.timeOf(from), series.samples.timeOf(last)));
  const middle = Math.floor((from + last) / 2);
  const early = last - from < 2 ? 0 : series.groupRate(group, from, middle);
  const roundTrips = series.roundTrips[group]!.between(from, last);
  return {
    now: last < 0 ? 0 : series.groupRate(group, Math.max(-1, last - series.averagingFrames), last),
    mean,
    share: share(mean, total),
    ofLink: direction === 'reverse' ? null : partOfLink(series, enter, mean, from, last),
    cov: variation(series, group, from, last),
    sent,
    lost: share(dropped, sent),
    lossEvents,
    lossEventRate: share(lossEvents, sent),
    roundTrip: roundTrips > 0 ? series.timed[group]!.between(from, last) / roundTrips : 0,
    trend: early > 0 ? series.groupRate(group, middle, last) / early : 1,
    transfers: took?.count ?? 0,
    took: took?.mean ?? null,
    tookSd: took?.sd ?? null,
    took95: took?.p95 ?? null,
    took99: took?.p99 ?? null,
  };
}

/** Mean over a group's flows of the CoV over time of packets sent per round trip (yang2000 Sec. 2), whole bins after `from`. */
function variation(series: RunSeries, group: number, from: number, last: number): number | null {
  const bin = series.perRoundTrip;
  let [first, end] = [from, last];
  while (first < end && !series.endsBin(first)) first++;
  while (first < end && !series.endsBin(end)) end--;
  const bins = (end - first) / bin;
  if (bins < 2) return null;
  const covs = series.flowsOfGroup[group]!.map((flow) => {
    const window = series.flowColumn(flow, 'cwnd');
    if (window.at(Math.max(0, first)) === 0 || window.at(end) === 0) return null;
    return covOfSums(bins, series.sent[flow]!.between(first, end), series.sentSquares[flow]!.between(first, end));
  });
  return meanOf(covs);
}

/** Of the frames after `from` up to `last`. */
function usedPart(
  { scenario, departures, samples }: RunSeries,
  hop: number,
  from: number,
  last: number,
): number | null {
  const size = packetSizeAt(scenario, hop);
  const capacity = last < 0 ? null : capacityBetween(scenario, hop, samples.timeOf(from), samples.timeOf(last));
  if (size === null || capacity === null) return null;
  return Math.min(1, share(departures[hop]!.between(from, last) * 8 * size, capacity));
}
