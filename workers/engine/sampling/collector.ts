import { type HopReadings, isOfTwoQueues, type TwoQueueReadings } from './readings.ts';
import type { Scenario } from '../scenario/types.ts';
import type { Counts } from '../network/counts.ts';
import { firstFrameFrom, flowOffset, type FrameLayout, HOP_COLUMNS, hopOffset } from './frame.ts';
import { covOfSums, jainIndex, meanOf, Moments, share } from './statistics.ts';
import type { FairnessSummary, FlowSummary, GroupSummary, HopSummary, QueueSummary, Summary } from './summary.ts';

/** Bin lengths of the three CoV and fairness numbers, in sampling bins. */
const MULTIPLES = [1, 2, 10] as const;

/** CoV and fairness over bins of `multiple` sampling periods. */
class BinStatistics {
  /** Packets sent in the bin that is being filled, by flow. */
  private readonly bin: Float64Array;
  private filled = 0;
  /** Bins that are full; sum of what was sent in each, and of its square, by flow. */
  private bins = 0;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  readonly fairness = new Moments();

  constructor(
    private readonly multiple: number,
    flows: number,
  ) {
    this.bin = new Float64Array(flows);
    this.sums = new Float64Array(flows);
    this.squares = new Float64Array(flows);
  }

  add(sent: Float64Array): void {
    const { bin, sums, squares } = this;
    for (let flow = 0; flow < sent.length; flow += 1) bin[flow] = bin[flow]! + sent[flow]!;
    this.filled += 1;
    if (this.filled < this.multiple) return;
    this.bins += 1;
    for (let flow = 0; flow < sent.length; flow += 1) {
      const packets = bin[flow]!;
      sums[flow] = sums[flow]! + packets;
      squares[flow] = squares[flow]! + packets * packets;
    }
    if (sent.length > 1) this.fairness.add(jainIndex(bin));
    bin.fill(0);
    this.filled = 0;
  }

  /** Null if the flow has sent nothing in full bins. */
  cov(flow: number): number | null {
    return covOfSums(this.bins, this.sums[flow]!, this.squares[flow]!);
  }
}

interface HopCounts {
  arrivals: number;
  drops: number;
  marks: number;
  departures: number;
  departedBytes: number;
  injectedDrops: number;
  area: number;
  capacity: number;
  /** Of each of two queues. */
  queues: { sent: number; marks: number; wait: number; area: number }[];
}

/** Collects the counts and moments of a summary, from the end of the warm-up on. */
export class Collector {
  private readonly bins: BinStatistics[];
  private readonly sent: Float64Array;
  private readonly longestQueue: Float64Array;
  /** Index of the first hop's `queueMax` in a frame. */
  private readonly longestAt: number;
  private from = 0;
  private firstFrame = 0;
  private startCounts: Counts[];
  private startHops: HopCounts[];
  private collecting: boolean;

  constructor(
    private readonly scenario: Scenario,
    private readonly layout: FrameLayout,
    private readonly counts: readonly Counts[],
    private readonly hops: readonly HopReadings[],
  ) {
    const flows = layout.flowGroups.length;
    this.bins = MULTIPLES.map((multiple) => new BinStatistics(multiple, flows));
    this.sent = new Float64Array(flows);
    this.longestQueue = new Float64Array(hops.length);
    this.longestAt = hopOffset(layout, 0, 'queueMax');
    this.startCounts = counts.map((count) => count.copy());
    this.startHops = hops.map((hop) => countsOf(hop, 0));
    this.collecting = scenario.warmup === 0;
  }

  /** Begin at the end of the warm-up, `now` (s). */
  begin(now: number): void {
    this.from = now;
    this.firstFrame = firstFrameFrom(now, this.layout.period);
    this.collecting = true;
    this.startCounts = this.counts.map((count) => count.copy());
    this.startHops = this.hops.map((hop) => countsOf(hop, now));
  }

  /** Take frame number `index`. Frames that began before the end of the warm-up do not count. */
  onFrame(row: Float32Array, index: number): void {
    if (!this.collecting || index < this.firstFrame) return;
    const flows = this.sent.length;
    const column = flowOffset(0, 'sent');
    const stride = flows > 1 ? flowOffset(1, 'sent') - column : 0;
    for (let flow = 0; flow < flows; flow += 1) this.sent[flow] = row[column + flow * stride]!;
    for (const bins of this.bins) bins.add(this.sent);
    for (let hop = 0; hop < this.hops.length; hop += 1) {
      this.longestQueue[hop] = Math.max(this.longestQueue[hop]!, row[this.longestAt + hop * HOP_COLUMNS.length]!);
    }
  }

  /** The summary from the end of the warm-up to `now` (s). */
  summary(now: number): Summary {
    const from = this.collecting ? this.from : 0;
    const flows = this.layout.flowGroups.map((_, flow) => this.flowSummary(flow, now, now - from));
    const firstHop = this.hops[0]!;
    const firstHopStart = this.startHops[0]!;
    const injectedDrops = firstHop.injectedDrops - firstHopStart.injectedDrops;
    return {
      from,
      to: now,
      bin: this.layout.period,
      packets: this.counts.reduce((sum, count) => sum + count.sent, 0),
      hops: this.hops.map((hop, index) => this.hopSummary(hop, index, now, now - from)),
      groups: this.scenario.flows.map((group) =>
        groupSummary(
          group.id,
          flows.filter((flow) => flow.group === group.id),
        ),
      ),
      flows,
      fairness: this.fairnessSummary(flows),
      injectedDrops,
      injectedRate: share(injectedDrops, firstHop.arrivals - firstHopStart.arrivals + injectedDrops),
    };
  }

  private fairnessSummary(flows: readonly FlowSummary[]): FairnessSummary {
    return {
      longTerm: jainIndex(flows.map((flow) => flow.goodputPps)),
      perBin: this.bins[0]!.fairness.mean,
      perBin2: this.bins[1]!.fairness.mean,
      perBin10: this.bins[2]!.fairness.mean,
    };
  }

  private hopSummary(hop: HopReadings, index: number, now: number, seconds: number): HopSummary {
    const start = this.startHops[index]!;
    const arrivals = hop.arrivals - start.arrivals;
    const drops = hop.drops - start.drops;
    const marks = hop.marks - start.marks;
    const capacity = capacityBetween(start.capacity, hop.capacity(now));
    const bits = 8 * (hop.departedBytes(now) - start.departedBytes);
    return {
      injectedDrops: hop.injectedDrops - start.injectedDrops,
      arrivals,
      drops,
      marks,
      departures: hop.departures(now) - start.departures,
      // Over less than the time of a bit there is nothing to divide by.
      utilization: capacity === null ? null : capacity < 1 ? 0 : share(bits, capacity),
      dropRate: share(drops, arrivals),
      markRate: share(marks, arrivals),
      meanQueue: share(hop.queueArea(now) - start.area, seconds),
      maxQueue: this.longestQueue[index]!,
      ...(isOfTwoQueues(hop) && {
        low: queueSummary(hop, 0, start.queues[0]!, now, seconds),
        classic: queueSummary(hop, 1, start.queues[1]!, now, seconds),
      }),
    };
  }

  private flowSummary(flow: number, now: number, seconds: number): FlowSummary {
    const { layout, scenario } = this;
    const counts = this.counts[flow]!;
    const startCounts = this.startCounts[flow]!;
    const groupIndex = layout.flowGroups[flow]!;
    const group = scenario.flows[groupIndex]!;
    const since = (key: CountKey): number => counts[key] - startCounts[key];
    const sent = since('sent');
    const drops = since('dropped');
    const lossEvents = since('lossEvents');
    const rttSamples = since('rttSamples');
    const goodputPps = share(since('inOrder'), seconds);
    const goodputBps = goodputPps * 8 * group.packetSize;
    const fairShare = this.fairShareBps(now, seconds);
    return {
      group: group.id,
      index: flow - layout.flowGroups.indexOf(groupIndex),
      sent,
      delivered: since('delivered'),
      sentPps: share(sent, seconds),
      goodputPps,
      goodputBps,
      normalized: fairShare === null ? null : share(goodputBps, fairShare),
      cov: this.bins[0]!.cov(flow),
      cov2: this.bins[1]!.cov(flow),
      cov10: this.bins[2]!.cov(flow),
      drops,
      dropRate: share(drops, sent),
      queueDrops: since('queueDropped'),
      acksDropped: since('acksDropped'),
      lossEvents,
      timeouts: since('timeouts'),
      lossEventRate: share(lossEvents, sent),
      meanRtt: rttSamples === 0 ? null : since('rttSum') / rttSamples,
      completion: counts.completed === 0 ? null : counts.completionSum / counts.completed,
    };
  }

  /**
   * Equal share of the first hop, bit/s: its rate less the unresponsive sources' load, over the number of flows
   * (bansal2001, Sec. 4.2.1).
   */
  private fairShareBps(now: number, seconds: number): number | null {
    const capacity = capacityBetween(this.startHops[0]!.capacity, this.hops[0]!.capacity(now));
    if (capacity === null || seconds === 0) return null;
    const flows = this.layout.flowGroups.length;
    let offered = 0;
    this.scenario.traffic.forEach((source, index) => {
      const packets = this.counts[flows + index]!.sent - this.startCounts[flows + index]!.sent;
      offered += packets * 8 * source.packetSize;
    });
    return Math.max(0, capacity - offered) / seconds / flows;
  }
}

type CountKey = Exclude<keyof Counts, 'copy' | 'finish' | 'completions'>;

/** Bits that the link could have sent between two readings of its capacity; null if the rate is unlimited. */
function capacityBetween(start: number, end: number): number | null {
  return end === Infinity ? null : end - start;
}

function countsOf(hop: HopReadings, now: number): HopCounts {
  const { arrivals, drops, marks, injectedDrops } = hop;
  return {
    arrivals,
    drops,
    marks,
    injectedDrops,
    departures: hop.departures(now),
    departedBytes: hop.departedBytes(now),
    area: hop.queueArea(now),
    capacity: hop.capacity(now),
    queues: isOfTwoQueues(hop) ? [0, 1].map((queue) => queueCounts(hop, queue, now)) : [],
  };
}

function queueCounts(hop: TwoQueueReadings, queue: number, now: number): HopCounts['queues'][number] {
  const { sentOf, marksOf, waitOf } = hop;
  return { sent: sentOf[queue]!, marks: marksOf[queue]!, wait: waitOf[queue]!, area: hop.areaOf(queue, now) };
}

function queueSummary(
  hop: TwoQueueReadings,
  queue: number,
  start: HopCounts['queues'][number],
  now: number,
  seconds: number,
): QueueSummary {
  const end = queueCounts(hop, queue, now);
  const departures = end.sent - start.sent;
  return {
    departures,
    marks: end.marks - start.marks,
    meanWait: share(end.wait - start.wait, departures),
    meanQueue: share(end.area - start.area, seconds),
  };
}

function groupSummary(id: string, flows: readonly FlowSummary[]): GroupSummary {
  const mean = (key: Exclude<keyof FlowSummary, 'group' | 'index'>): number | null =>
    meanOf(flows.map((flow) => flow[key]));
  const number = (key: Exclude<keyof FlowSummary, 'group' | 'index'>): number => mean(key) ?? 0;
  return {
    id,
    count: flows.length,
    sent: number('sent'),
    delivered: number('delivered'),
    sentPps: number('sentPps'),
    goodputPps: number('goodputPps'),
    goodputBps: number('goodputBps'),
    normalized: mean('normalized'),
    cov: mean('cov'),
    cov2: mean('cov2'),
    cov10: mean('cov10'),
    drops: number('drops'),
    dropRate: number('dropRate'),
    queueDrops: number('queueDrops'),
    acksDropped: number('acksDropped'),
    lossEvents: number('lossEvents'),
    timeouts: number('timeouts'),
    lossEventRate: number('lossEventRate'),
    meanRtt: mean('meanRtt'),
    completion: mean('completion'),
    finished: flows.filter(({ completion }) => completion !== null).length,
  };
}
