/**
 * What the charts and tables show, derived from the frames as they come, each number once: throughput averaged over
 * about a second, bands of groups with many flows, running totals, the fair share, and how much the sources sent.
 */
import {
  firstFrameFrom,
  type FlowColumn,
  flowOffset,
  type FrameLayout,
  frameLayout,
  type HopColumn,
  hopOffset,
  TRAFFIC_COLUMNS,
  type TrafficColumn,
  trafficOffset,
  type TwoQueueColumn,
  twoQueueOffset,
} from '../../workers/engine/sampling/frame.ts';
import { SMALL_BYTES } from '../../workers/engine/network/packet-records.ts';
import { hasTwoQueues } from '../../workers/engine/network/queues/index.ts';
import { beginsWithHandshake } from '../../workers/engine/scenario/handshake-field.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { jainIndex } from '../../workers/engine/sampling/statistics.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { rttOf } from '../../workers/measures/run.ts';
import { baseRtt, effectiveAt } from '../scenario/effective.ts';
import { hopsOf } from '../scenario/hops.ts';
import { Column, type Keeping, Totals } from './column.ts';
import { type Band, MANY_FLOWS, newBand, pushBand } from './bands.ts';
import { CompletionStore } from './completions.ts';
import { FairShareMeter } from './fair-share.ts';
import type { FlowStateSeries } from './flow-state-series.ts';
import { keepingOf } from './keeping.ts';
import { RoundTripMeter, RoundTrips } from './round-trip.ts';
import { Samples } from './samples.ts';

/** Span over which throughput is averaged, s; of a short run a fifth of it, at least one frame. */
const AVERAGING = 1;
const SPANS = 5;

/** What an unresponsive source sends: running totals, packets, and what it delivers, bit/s, over the last `averagingFrames` frames. */
export interface Stream extends Record<TrafficColumn, Totals> {
  throughput: Column;
}

export class RunSeries {
  readonly samples: Samples;
  /** The flows of each group, as indices of the layout. */
  readonly flowsOfGroup: readonly (readonly number[])[];
  /** bit/s per flow, over the last `averagingFrames` frames. */
  readonly throughput: readonly Column[];
  /** Bands of throughput (bit/s) and window (packets), for groups of many flows; else null. */
  readonly throughputBands: readonly (Band | null)[];
  readonly windowBands: readonly (Band | null)[];
  /** Running totals per flow, packets; of those delivered in sizes of a packet of data. */
  readonly sent: readonly Totals[];
  readonly delivered: readonly Totals[];
  readonly dropped: readonly Totals[];
  /** Of each unresponsive source. */
  readonly streams: readonly Stream[];
  /** The first frame that begins after the warm-up. */
  readonly firstFrame: number;
  /** Frames in a round trip (mean base RTT), at least 1; and per flow, the sum of squares of what was sent in each such bin. */
  readonly perRoundTrip: number;
  readonly sentSquares: readonly Totals[];
  /** Running totals per group: loss events, round trips made, and the time in which they were made, flow-seconds. */
  readonly lossEvents: readonly Totals[];
  readonly roundTrips: readonly Totals[];
  readonly timed: readonly Totals[];
  /** Per group: packets dropped in each frame. */
  readonly dropsOfGroup: readonly Column[];
  /** Of each hop: running sum of the mean queue per frame, and packets that left it. */
  readonly queueSum: readonly Totals[];
  readonly departures: readonly Totals[];
  readonly queueDrops: readonly Totals[];
  /** Jain's index of what the flows active throughout sent over the last `averagingFrames` frames; NaN of fewer than two. */
  readonly steadyFairness: Column;
  /** Of those that are a number: their sum, and how many they are. */
  private readonly steadyFairnessSum: Totals;
  private readonly compared: Totals;
  /** What each running flow would get of the bottleneck if all got the same, bit/s; 0 where that says nothing: an unlimited rate, several bottlenecks. */
  readonly fairShare: Column;
  /** What the unresponsive sources sent, as a part of the most that they send together: 0 to 1, in steps. */
  readonly sourceLevel: Column;
  /** Round trip of each flow's packets, s, mean of each sample; 0 without a window. See `measuresRoundTrip`. */
  readonly roundTrip: readonly (Column | RoundTrips)[];
  /** Transfers that are over, and probes that were answered. */
  readonly completions = new CompletionStore();
  /** State of the observed flow; null if none is observed. */
  flowState: FlowStateSeries | null = null;
  private readonly share: FairShareMeter;
  private readonly meter: RoundTripMeter;
  /** What a packet of each group takes longer than on an empty path, s. */
  private readonly delays: readonly Column[];
  readonly averagingFrames: number;
  private readonly packetBits: readonly number[];
  /** Of each flow: by what part of a packet its first one is smaller than the others. */
  private readonly firstLacks: readonly number[];
  private readonly scratch: Float64Array;

  constructor(
    /** Of this run, with every event up to now. */
    public scenario: Scenario,
    readonly layout: FrameLayout,
    /** Which samples are kept. */
    readonly keeping: Keeping = keepingFor(scenario, layout),
  ) {
    const { flows, traffic } = scenario;
    this.samples = new Samples(layout, keeping);
    this.averagingFrames = Math.max(1, Math.round(Math.min(AVERAGING, scenario.duration / SPANS) / layout.period));
    this.flowsOfGroup = flows.map((_, group) => layout.flowGroups.flatMap((of, flow) => (of === group ? [flow] : [])));
    this.packetBits = layout.flowGroups.map((group) => 8 * flows[group]!.packetSize);
    this.firstLacks = layout.flowGroups.map((group) => handshakeLacks(scenario, group));
    this.perRoundTrip = Math.max(1, Math.round(rttOf(this) / layout.period));
    this.firstFrame = firstFrameFrom(scenario.warmup, layout.period);
    const column = (): Column => new Column(keeping);
    // Means since the warm-up begin with the total before the first frame after it.
    const totals = (): Totals => new Totals(keeping, this.firstFrame - 1);
    const perFlow = <T>(make: () => T): T[] => layout.flowGroups.map(make);
    const perHop = (): Totals[] => Array.from({ length: layout.hops }, totals);
    this.throughput = perFlow(column);
    this.sent = perFlow(totals);
    this.delivered = perFlow(totals);
    this.dropped = perFlow(totals);
    this.streams = traffic.map(() => ({
      sent: totals(),
      delivered: totals(),
      dropped: totals(),
      throughput: column(),
    }));
    this.sentSquares = perFlow(totals);
    this.lossEvents = flows.map(totals);
    this.roundTrips = flows.map(totals);
    this.timed = flows.map(totals);
    this.dropsOfGroup = flows.map(column);
    this.queueSum = perHop();
    this.departures = perHop();
    this.queueDrops = perHop();
    this.steadyFairness = column();
    this.steadyFairnessSum = totals();
    this.compared = totals();
    this.fairShare = column();
    this.sourceLevel = column();
    this.share = new FairShareMeter(traffic, layout.period);
    this.meter = new RoundTripMeter(scenario);
    this.delays = flows.map(column);
    this.roundTrip = layout.flowGroups.map((group, flow) =>
      this.measuresRoundTrip(group)
        ? this.flowColumn(flow, 'srtt')
        : new RoundTrips(layout.flowBaseRtt[flow]!, this.delays[group]!, this.flowColumn(flow, 'cwnd')),
    );
    const bands = (): (Band | null)[] =>
      this.flowsOfGroup.map((members) => (members.length > MANY_FLOWS ? newBand(keeping) : null));
    this.throughputBands = bands();
    this.windowBands = bands();
    this.scratch = new Float64Array(layout.flowGroups.length);
  }

  get length(): number {
    return this.samples.length;
  }

  /** Samples of the past that are kept in bins of `keeping.bin`, a whole number of bins. */
  get binned(): number {
    return this.fairness.binned;
  }

  /** Averaging span really used, s: whole frames. */
  get averaging(): number {
    return this.averagingFrames * this.layout.period;
  }

  /** Take frames; see Samples. */
  append(first: number, count: number, data: Float32Array): void {
    const known = this.length;
    this.samples.append(first, count, data);
    for (let index = known; index < first + count; index++) this.derive(index);
  }

  /** Whether a bin of a round trip ends with the frame: bins are counted from the first frame after the warm-up, both ways. */
  endsBin(index: number): boolean {
    return (index + 1 - this.firstFrame) % this.perRoundTrip === 0;
  }

  /** Mean throughput of a group's flows together over the frames after `from` up to `to`, bit/s. */
  groupRate(group: number, from: number, to: number): number {
    const frames = Math.max(1, to - from);
    const bits = this.flowsOfGroup[group]!.reduce(
      (sum, flow) => sum + this.delivered[flow]!.between(from, to) * this.packetBits[flow]!,
      0,
    );
    return bits / (frames * this.layout.period);
  }

  /** How long the group's transfers took that were over after `from` and by `to`, s. */
  completionsOf(group: number, from: number, to: number): number[] {
    return this.completions.of((endpoint) => this.layout.flowGroups[endpoint] === group, from, to);
  }

  /** What a source's probes took that were back after `from` and by `to`, s; none of what is no ping. */
  probesOf(source: number, from: number, to: number): number[] {
    const endpoint = this.layout.flowGroups.length + source;
    return this.completions.of((one) => one === endpoint, from, to);
  }

  /** Mean of what a source delivers over the frames after `from` up to `to`, bit/s. */
  streamRate(source: number, from: number, to: number): number {
    const bits = this.streams[source]!.delivered.between(from, to) * 8 * this.scenario.traffic[source]!.packetSize;
    return bits / (Math.max(1, to - from) * this.layout.period);
  }

  flowColumn(flow: number, column: FlowColumn): Column {
    return this.samples.columns[flowOffset(flow, column)]!;
  }

  hopColumn(hop: number, column: HopColumn): Column {
    return this.samples.columns[hopOffset(this.layout, hop, column)]!;
  }

  /** Of a hop with two queues; null if it has one. */
  twoQueueColumn(hop: number, column: TwoQueueColumn): Column | null {
    if (!this.layout.twoQueues?.includes(hop)) return null;
    return this.samples.columns[twoQueueOffset(this.layout, hop, column)]!;
  }

  /** Whether only its senders tell a group's round trip: samples hold no waits in queues of single flows. */
  measuresRoundTrip(group: number): boolean {
    return !this.meter.knows(group);
  }

  get fairness(): Column {
    return this.samples.columns[0]!;
  }

  /** Mean of `steadyFairness` over the frames after `from` up to `last` that have one; NaN if none has. */
  meanFairness(from: number, last: number): number {
    return this.steadyFairnessSum.between(from, last) / this.compared.between(from, last);
  }

  private derive(index: number): void {
    const { layout, samples } = this;
    const value = (offset: number): number => samples.columns[offset]!.at(index);
    const since = Math.max(-1, index - this.averagingFrames);
    const span = (index - since) * layout.period;
    for (let flow = 0; flow < layout.flowGroups.length; flow++) {
      this.sent[flow]!.add(value(flowOffset(flow, 'sent')));
      const before = index > 0 ? this.delivered[flow]!.at(index - 1) : 0;
      const delivered = value(flowOffset(flow, 'delivered'));
      this.delivered[flow]!.add(before === 0 && delivered > 0 ? delivered - this.firstLacks[flow]! : delivered);
      this.dropped[flow]!.add(value(flowOffset(flow, 'dropped')));
      this.throughput[flow]!.push((this.delivered[flow]!.between(since, index) * this.packetBits[flow]!) / span);
      const begin = index - this.perRoundTrip;
      const bin = this.endsBin(index) ? this.sent[flow]!.between(begin, index) : 0;
      this.sentSquares[flow]!.add(bin * bin);
    }
    this.streams.forEach((stream, source) => {
      for (const of of TRAFFIC_COLUMNS) stream[of].add(value(trafficOffset(layout, source, of)));
      stream.throughput.push(this.streamRate(source, since, index));
    });
    this.flowsOfGroup.forEach((flows, group) => {
      this.dropsOfGroup[group]!.push(flows.reduce((sum, flow) => sum + value(flowOffset(flow, 'dropped')), 0));
      const values = this.scratch.subarray(0, flows.length);
      pushBand(this.throughputBands[group]!, values, (place) => this.throughput[flows[place]!]!.at(index));
      pushBand(this.windowBands[group]!, values, (place) => value(flowOffset(flows[place]!, 'cwnd')));
    });
    this.queueSum.forEach((sum, hop) => sum.add(value(hopOffset(layout, hop, 'queueMean'))));
    this.departures.forEach((sum, hop) => sum.add(value(hopOffset(layout, hop, 'departures'))));
    this.queueDrops.forEach((sum, hop) => sum.add(value(hopOffset(layout, hop, 'drops'))));
    const now = effectiveAt(this.scenario, samples.timeOf(index));
    this.meter.take(this, index, now);
    this.flowsOfGroup.forEach((flows, group) => {
      this.delays[group]!.push(this.meter.delay(group));
      this.deriveEvents(group, flows, index);
    });
    const steady = this.jain(since, index);
    this.steadyFairness.push(steady);
    this.steadyFairnessSum.add(steady || 0);
    this.compared.add(Number.isNaN(steady) ? 0 : 1);
    this.fairShare.push(this.share.take(this, index, now));
    this.sourceLevel.push(this.share.level);
  }

  /** Loss events of a group in a frame, and how many of their own round trips its flows made in it. */
  private deriveEvents(group: number, flows: readonly number[], index: number): void {
    let [events, rounds, timed] = [0, 0, 0];
    for (const flow of flows) {
      events += this.flowColumn(flow, 'lossEvents').at(index);
      const rtt = this.roundTrip[flow]!.at(index);
      if (rtt === 0 || this.flowColumn(flow, 'cwnd').at(index) === 0) continue;
      rounds += this.layout.period / rtt;
      timed += this.layout.period;
    }
    this.lossEvents[group]!.add(events);
    this.roundTrips[group]!.add(rounds);
    this.timed[group]!.add(timed);
  }

  /** Jain's index of packets sent after frame `since` up to `index`, over the flows with a window at both; NaN of fewer than two. */
  private jain(since: number, index: number): number {
    let count = 0;
    this.sent.forEach((sent, flow) => {
      const window = this.flowColumn(flow, 'cwnd');
      if (window.at(Math.max(0, since)) === 0 || window.at(index) === 0) return;
      this.scratch[count++] = sent.between(since, index);
    });
    return count < 2 ? NaN : jainIndex(this.scratch, count);
  }
}

/** By what part of a packet a handshake is smaller, where a flow of the group begins with one. */
function handshakeLacks({ flows, transport }: Scenario, group: number): number {
  const { scheme, packetSize, transport: own } = flows[group]!;
  const begins = findScheme(scheme.kind)!.control === 'window' && beginsWithHandshake(transport, own);
  return begins ? Math.max(0, 1 - SMALL_BYTES / packetSize) : 0;
}

function keepingFor(
  { flows, traffic, duration }: Scenario,
  { flowGroups, hops, period, twoQueues = [] }: FrameLayout,
): Keeping {
  const size = { flows: flowGroups.length, groups: flows.length, hops, sources: traffic.length };
  return keepingOf({ ...size, twoQueues: twoQueues.length, samples: duration / period });
}

/** A series without frames, so that axes can be drawn before the engine has answered. */
export function emptySeries(scenario: Scenario): RunSeries {
  const flowGroups = scenario.flows.flatMap((group, index) => Array<number>(group.count).fill(index));
  const period = scenario.sample === 'rtt' ? baseRtt(scenario) : scenario.sample;
  const hops = hopsOf(scenario);
  const twoQueues = hops.flatMap(({ queue }, hop) => (hasTwoQueues(queue) ? [hop] : []));
  const layout = {
    period,
    flowGroups,
    flowBaseRtt: flowGroups.map(() => period),
    hops: hops.length,
    traffic: scenario.traffic.length,
    ...(twoQueues.length > 0 && { twoQueues }),
  };
  return new RunSeries(scenario, frameLayout(layout));
}
