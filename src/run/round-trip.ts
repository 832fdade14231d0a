/**
 * The round trip of a group's packets, from the queues on their way. What senders measure is late: TCP times one packet a
 * window and smooths, and while it repairs losses it times none (Karn's rule), however long the queue grows meanwhile.
 */
import { SMALL_BYTES } from '../../workers/engine/network/packet-records.ts';
import { servesInTurn } from '../../workers/engine/network/queues/index.ts';
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import type { FlowGroup, Hop, Scenario } from '../../workers/engine/scenario/types.ts';
import { capacityBetween, crosses } from '../../workers/measures/link-use.ts';
import { addedDelay, type Effective } from '../scenario/effective.ts';
import { hopsOf } from '../scenario/hops.ts';
import type { Column } from './column.ts';
import type { RunSeries } from './series.ts';

/** Packets of one size that cross a hop, and how many came in the samples after `since` up to `index`. */
interface Kind {
  bytes: number;
  count(series: RunSeries, since: number, index: number): number;
}

/** Of a group's way out and back: the hops, and the bytes of its own packet there. */
type Way = readonly { hop: number; bytes: number }[];

export class RoundTripMeter {
  private readonly hops: readonly Hop[];
  private readonly ways: readonly (Way | null)[];
  /** Of each hop. */
  private readonly kinds: readonly (readonly Kind[])[];
  private readonly acks: readonly boolean[];
  private readonly waits: Float64Array;
  private rates: readonly (number | null)[] = [];
  /** By how much each group's path is longer than at the start, s. */
  private added: readonly number[] = [];

  constructor(private readonly scenario: Scenario) {
    this.hops = hopsOf(scenario);
    this.ways = scenario.flows.map((group) => wayOf(scenario, group));
    const crossing = this.hops.map((_, hop) => kindsAt(scenario, hop));
    this.kinds = crossing.map(({ kinds }) => kinds);
    this.acks = crossing.map(({ acks }) => acks);
    this.waits = new Float64Array(this.hops.length);
  }

  /** Whether a packet's wait is known: samples hold no lengths of queues that single flows have. */
  knows(group: number): boolean {
    return this.ways[group] !== null;
  }

  /** Take sample `index`, at whose end this holds. */
  take(series: RunSeries, index: number, now: Effective): void {
    this.rates = now.rates;
    this.added = this.scenario.flows.map((group) => addedDelay(this.scenario, group, now));
    for (let hop = 0; hop < this.hops.length; hop += 1) this.waits[hop] = this.wait(hop, series, index);
  }

  /**
   * What a packet of the group, and its ACK, take longer than on the empty path of the start, s: its hops' delays may be longer,
   * they wait for those
   * before them at each hop, as long as its queue is on average in the sample, and are sent themselves.
   */
  delay(group: number): number {
    let sum = this.added[group] ?? 0;
    for (const { hop, bytes } of this.ways[group] ?? []) {
      const rate = this.rates[hop]!;
      sum += this.waits[hop]! + (rate === null || this.hops[hop]!.trace ? 0 : (8 * bytes) / rate);
    }
    return sum;
  }

  /** Until the packets before it have left: those that wait, and of the one on the link, if there is one, half on average. */
  private wait(hop: number, series: RunSeries, index: number): number {
    const rate = this.rates[hop]!;
    if (rate === null) return 0;
    const waiting = series.hopColumn(hop, 'queueMean').at(index);
    const { mean, byBytes } = this.sizes(hop, waiting, series, index);
    if (this.hops[hop]!.trace) return this.traceWait(hop, 8 * mean * (waiting + 1), series.samples.timeOf(index));
    const busy = (series.departures[hop]!.between(index - 1, index) * 8 * mean) / (rate * series.layout.period);
    return (8 * (waiting * mean + (Math.min(1, busy) * byBytes) / 2)) / rate;
  }

  /** Time until a link that follows a trace has offered `bits`, s; to the millisecond, as it offers them. */
  private traceWait(hop: number, bits: number, time: number): number {
    const offers = (span: number): boolean => capacityBetween(this.scenario, hop, time, time + span)! >= bits;
    const most = Math.ceil(1000 * this.scenario.duration);
    let [least, enough] = [0, 1];
    while (enough < most && !offers(enough / 1000)) enough *= 2;
    while (enough - least > 1) {
      const middle = (least + enough) >> 1;
      if (offers(middle / 1000)) enough = middle;
      else least = middle;
    }
    return Math.min(enough, most) / 1000;
  }

  /**
   * Sizes of the packets that came last to a hop where `waiting` wait, bytes: their mean, and the mean that counts each as
   * often as it has bytes, as does who looks at the link at any time.
   */
  private sizes(hop: number, waiting: number, series: RunSeries, index: number): { mean: number; byBytes: number } {
    const kinds = this.kinds[hop]!;
    const size = kinds[0]?.bytes ?? SMALL_BYTES;
    const mixed = this.acks[hop] ? kinds.length > 0 : kinds.some(({ bytes }) => bytes !== size);
    if (!mixed) return { mean: size, byBytes: size };
    let [since, came] = [index, 0];
    while (since >= 0 && came <= waiting) came += accepted(series, hop, since--);
    let [packets, sum, squares] = [0, 0, 0];
    const add = (count: number, bytes: number): void => {
      packets += count;
      sum += count * bytes;
      squares += count * bytes * bytes;
    };
    for (const kind of kinds) add(kind.count(series, since, index), kind.bytes);
    // What else came are ACKs.
    if (this.acks[hop]) add(Math.max(0, came - packets), SMALL_BYTES);
    return sum > 0 ? { mean: sum / packets, byBytes: squares / sum } : { mean: size, byBytes: size };
  }
}

/** Packets that a hop's queue took in, in sample `index`. */
function accepted(series: RunSeries, hop: number, index: number): number {
  return series.hopColumn(hop, 'arrivals').at(index) - series.hopColumn(hop, 'drops').at(index);
}

/** The data that crosses a hop, of groups and sources; and whether ACKs of flows the other way do. */
function kindsAt(scenario: Scenario, hop: number): { kinds: readonly Kind[]; acks: boolean } {
  const { path, reverse, flows, traffic } = scenario;
  const isReverse = hop >= path.length;
  const place = isReverse ? hop - path.length : hop;
  const kinds: Kind[] = [];
  let acks = false;
  flows.forEach((group, index) => {
    if (!crosses(group, place)) return;
    if ((group.direction === 'reverse') !== isReverse) acks = reverse !== 'ideal';
    else kinds.push({ bytes: group.packetSize, count: (...span) => ofGroup(index, ...span) });
  });
  traffic.forEach((source, index) => {
    if (!isReverse && crosses(source, place))
      kinds.push({ bytes: source.packetSize, count: (...span) => ofSource(index, ...span) });
  });
  return { kinds, acks };
}

/** Packets of a group's flows that were sent and not dropped. */
function ofGroup(group: number, series: RunSeries, since: number, index: number): number {
  return series.flowsOfGroup[group]!.reduce(
    (all, flow) => all + series.sent[flow]!.between(since, index) - series.dropped[flow]!.between(since, index),
    0,
  );
}

/** Packets of a source likewise. */
function ofSource(source: number, { samples, layout }: RunSeries, since: number, index: number): number {
  let all = 0;
  for (let at = since + 1; at <= index; at++)
    all +=
      samples.columns[trafficOffset(layout, source, 'sent')]!.at(at) -
      samples.columns[trafficOffset(layout, source, 'dropped')]!.at(at);
  return all;
}

/** The hops of a group and its ACKs; null if one of them serves its flows in turn. */
function wayOf(scenario: Scenario, group: FlowGroup): Way | null {
  const { path, reverse } = scenario;
  const places = Array.from({ length: group.leave - group.enter + 1 }, (_, index) => group.enter + index);
  const [there, back] = group.direction === 'reverse' ? [path.length, 0] : [0, path.length];
  const way = [
    ...places.map((place) => ({ hop: there + place, bytes: group.packetSize })),
    ...(reverse === 'ideal' ? [] : places.map((place) => ({ hop: back + place, bytes: SMALL_BYTES }))),
  ];
  const hops = hopsOf(scenario);
  return way.some(({ hop }) => servesInTurn(hops[hop]!.queue)) ? null : way;
}

/** The round trip of a flow at each sample, s: its empty path's and `delay`. 0 where the flow has no window. */
export class RoundTrips {
  constructor(
    private readonly base: number,
    private readonly delays: Column,
    private readonly window: Column,
  ) {}

  get length(): number {
    return this.delays.length;
  }

  at(index: number): number {
    return this.window.at(index) > 0 ? this.base + this.delays.at(index) : 0;
  }

  binAt(index: number): number {
    return this.delays.binAt(index);
  }

  least(index: number): number {
    return this.window.at(index) > 0 ? this.base + this.delays.least(index) : 0;
  }

  greatest(index: number): number {
    return this.window.at(index) > 0 ? this.base + this.delays.greatest(index) : 0;
  }
}
