/** The numbers of a stretch of a run: what each group got, how long its packets took, and what each hop did. */
import { quantileSorted } from 'd3-array';
import type { EndpointWiring } from '../../workers/engine/network/packet-records.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import { rulesOfQueue } from '../scenario/card-rules.ts';
import { nearestRank } from '../../workers/engine/sampling/statistics.ts';
import { hopsOf } from '../scenario/hops.ts';
import type { RunSeries } from './series.ts';

/** The samples after `from` up to `last`: those that lie within the stretch, whole. */
export interface Frames {
  from: number;
  last: number;
}

export interface StretchMeasure {
  /** Column of a file. */
  key: string;
  /** Name and unit. */
  head: string;
  about: string;
  /** From SI units to those of the row. */
  scale: number;
  digits: number;
  /** Of a group or a hop, in SI units; null where there is none. */
  of(run: StretchRun, frames: Frames, index: number): number | null;
}

/** What of a run its measures need. */
export interface StretchRun {
  series: RunSeries;
  wiring: readonly EndpointWiring[];
}

/** The frames of a stretch, s; null where none lies in it whole. */
export function framesIn({ samples, length, layout }: RunSeries, from: number, to: number): Frames | null {
  const first = Math.min(length - 1, Math.ceil(from / layout.period - 1e-6) - 1);
  const last = samples.indexAt(to);
  return last > first ? { from: first, last } : null;
}

/** How long the frames last together, s. */
export function spanOf({ layout }: RunSeries, { from, last }: Frames): number {
  return (last - from) * layout.period;
}

export const GROUP_MEASURES: readonly StretchMeasure[] = [
  {
    ...{ key: 'throughput_mbit_s', head: 'throughput, Mbit/s', scale: 1e-6, digits: 3 },
    about: 'Mean of what all its flows get together',
    of: ({ series }, { from, last }, group) => series.groupRate(group, from, last),
  },
  {
    ...{ key: 'highest_throughput_mbit_s', head: 'highest, Mbit/s', scale: 1e-6, digits: 3 },
    about: 'Highest of it, over the span that the charts average over',
    of: ({ series }, frames, group) =>
      greatest(frames, (at) => total(series.flowsOfGroup[group]!, (flow) => series.throughput[flow]!.at(at))),
  },
  {
    ...{ key: 'packets_per_s', head: 'packets/s', scale: 1, digits: 1 },
    about: 'Packets that arrive in a second, all its flows together',
    of: ({ series }, frames, group) => delivered(series, frames, group) / spanOf(series, frames),
  },
  {
    ...{ key: 'kilobytes', head: 'received, kB', scale: 1e-3, digits: 1 },
    about: 'Bytes that arrived, headers included; 1 kB is 1000 bytes',
    of: ({ series }, frames, group) => delivered(series, frames, group) * series.scenario.flows[group]!.packetSize,
  },
  {
    ...{ key: 'packets_sent', head: 'packets sent', scale: 1, digits: 0 },
    about: 'New and again',
    of: ({ series }, { from, last }, group) =>
      total(series.flowsOfGroup[group]!, (flow) => series.sent[flow]!.between(from, last)),
  },
  {
    ...{ key: 'packets_dropped', head: 'dropped', scale: 1, digits: 0 },
    about: 'Packets dropped or lost, at all hops',
    of: ({ series }, { from, last }, group) =>
      total(series.flowsOfGroup[group]!, (flow) => series.dropped[flow]!.between(from, last)),
  },
  {
    ...{ key: 'mean_window_packets', head: 'window, packets', scale: 1, digits: 1 },
    about: 'Mean window of a flow that sends',
    of: ({ series }, frames, group) => mean(windows(series, frames, group)),
  },
  {
    ...{ key: 'highest_window_packets', head: 'highest window', scale: 1, digits: 1 },
    about: 'Highest window that one of its flows reached, at the end of a sample',
    of: ({ series }, frames, group) =>
      greatest(frames, (at) =>
        Math.max(...series.flowsOfGroup[group]!.map((flow) => series.flowColumn(flow, 'cwnd').greatest(at))),
      ),
  },
  {
    ...{ key: 'round_trip_ms', head: 'round trip, ms', scale: 1e3, digits: 1 },
    about: 'Mean over the samples and its flows',
    of: (run, frames, group) => mean(roundTrips(run, frames, group)),
  },
  {
    ...{ key: 'one_way_ms', head: 'one way, ms', scale: 1e3, digits: 1 },
    about: 'Mean delay from sender to receiver; none where ACKs wait in queues too',
    of: ({ series, wiring }, frames, group) => {
      if (series.scenario.reverse !== 'ideal') return null;
      const back = wiring[series.flowsOfGroup[group]![0]!]?.back;
      const there = mean(roundTrips({ series, wiring }, frames, group));
      return back === undefined || there === null ? null : there - back;
    },
  },
  ...([50, 95, 99] as const).map((percent): StretchMeasure => ({
    ...{ key: `queueing_ms_p${percent}`, scale: 1e3, digits: 1 },
    head: percent === 50 ? 'queueing delay, ms: median' : percent === 95 ? '95th percentile' : '99th percentile',
    about: `Beyond propagation: waiting and being sent. In ${percent} of 100 samples it is no longer`,
    of: (run, frames, group) => {
      const delays = delaysBeyondPropagation(run, frames, group);
      return delays.length > 0 ? quantileSorted(delays, percent / 100)! : null;
    },
  })),
];

/** Of a ping, by its place among the sources. */
export const PING_MEASURES: readonly StretchMeasure[] = [
  {
    ...{ key: 'probes_sent', head: 'probes sent', scale: 1, digits: 0 },
    about: 'One every so often, whatever became of the one before',
    of: ({ series }, { from, last }, source) => series.streams[source]!.sent.between(from, last),
  },
  {
    ...{ key: 'probes_lost', head: 'lost', scale: 1, digits: 0 },
    about: 'On the way there or back',
    of: ({ series }, { from, last }, source) => series.streams[source]!.dropped.between(from, last),
  },
  {
    ...{ key: 'probe_ms_least', head: 'round trip, ms: least', scale: 1e3, digits: 1 },
    about: 'Of the probes that came back in the stretch',
    of: ({ series }, frames, source) => probes(series, frames, source)[0] ?? null,
  },
  ...([50, 95, 99] as const).map((percent): StretchMeasure => ({
    ...{ key: `probe_ms_p${percent}`, scale: 1e3, digits: 1 },
    head: percent === 50 ? 'median' : percent === 95 ? '95th percentile' : '99th percentile',
    about: `${percent} of 100 probes that came back took no longer`,
    of: ({ series }, frames, source) => {
      const took = probes(series, frames, source);
      return took.length > 0 ? nearestRank(took, percent) : null;
    },
  })),
];

/** What they took, s, in order of that. */
function probes(series: RunSeries, { from, last }: Frames, source: number): number[] {
  const { samples } = series;
  return series.probesOf(source, samples.timeOf(from), samples.timeOf(last)).sort((one, other) => one - other);
}

export const HOP_MEASURES: readonly StretchMeasure[] = [
  {
    ...{ key: 'mean_queue_packets', head: 'queue, packets', scale: 1, digits: 1 },
    about: 'Mean over time',
    of: ({ series }, { from, last }, hop) => series.queueSum[hop]!.between(from, last) / (last - from),
  },
  {
    ...{ key: 'highest_queue_packets', head: 'highest', scale: 1, digits: 0 },
    about: 'Most packets that waited at once',
    of: ({ series }, frames, hop) => greatest(frames, (at) => series.hopColumn(hop, 'queueMax').greatest(at)),
  },
  {
    ...{ key: 'packets_arrived', head: 'arrived', scale: 1, digits: 0 },
    about: 'Packets of all flows and sources that came to the queue',
    of: ({ series }, frames, hop) => summed(frames, (at) => series.hopColumn(hop, 'arrivals').at(at)),
  },
  {
    ...{ key: 'packets_dropped', head: 'dropped', scale: 1, digits: 0 },
    about: 'Packets that the queue dropped',
    of: ({ series }, { from, last }, hop) => series.queueDrops[hop]!.between(from, last),
  },
  {
    ...{ key: 'dropped_percent', head: 'dropped, %', scale: 100, digits: 3 },
    about: 'Of those that came to the queue',
    of: ({ series }, frames, hop) => {
      const arrived = summed(frames, (at) => series.hopColumn(hop, 'arrivals').at(at));
      return arrived > 0 ? series.queueDrops[hop]!.between(frames.from, frames.last) / arrived : null;
    },
  },
  {
    ...{ key: 'packets_marked', head: 'marked', scale: 1, digits: 0 },
    about: 'Packets that the queue marked (ECN)',
    of: ({ series }, frames, hop) => summed(frames, (at) => series.hopColumn(hop, 'marks').at(at)),
  },
  {
    ...{ key: 'red_average_packets', head: 'RED’s average', scale: 1, digits: 2 },
    about: 'The queue’s length as RED averages it, mean over the samples',
    of: ({ series }, frames, hop) =>
      redOf(series, hop) && mean(each(frames, (at) => series.hopColumn(hop, 'average').at(at))),
  },
  {
    ...{ key: 'red_chance_percent', head: 'RED’s chance, %', scale: 100, digits: 3 },
    about: 'Of an early drop or mark at that average (p, before drops are spaced), mean over the samples',
    of: ({ series }, frames, hop) => {
      const red = redOf(series, hop);
      return red && mean(each(frames, (at) => red(series.hopColumn(hop, 'average').at(at))));
    },
  },
];

/** The rule of a hop's queue, if that is RED: of an average the chance. */
function redOf({ scenario }: RunSeries, hop: number): ((average: number) => number) | null {
  const { queue } = hopsOf(scenario)[hop]!;
  const card = queueCard(queue);
  if (queue.kind !== 'red' || card?.decides !== 'at arrival') return null;
  // It draws nothing here.
  const rule = rulesOfQueue(card).build(queue, { random: new RandomStream(0, ''), packetsPerSecond: () => 0 });
  return (average) => Object.assign(rule, { average }).dropChance ?? 0;
}

function delivered({ flowsOfGroup, delivered: packets }: RunSeries, { from, last }: Frames, group: number): number {
  return total(flowsOfGroup[group]!, (flow) => packets[flow]!.between(from, last));
}

/** Values that a mean or a percentile is of, at most: of more samples every second, third … one counts. */
const MOST_VALUES = 200_000;

/** Of each sample and flow that sends, packets. */
function windows(series: RunSeries, frames: Frames, group: number): number[] {
  return valuesOf(series, frames, group, (flow) => series.flowColumn(flow, 'cwnd'));
}

/** Of each sample and flow that sends, s. */
function roundTrips({ series }: StretchRun, frames: Frames, group: number): number[] {
  return valuesOf(series, frames, group, (flow) => series.roundTrip[flow]!);
}

/** In order, s. */
function delaysBeyondPropagation({ series }: StretchRun, frames: Frames, group: number): number[] {
  const { flowBaseRtt } = series.layout;
  return valuesOf(series, frames, group, (flow) => {
    const roundTrip = series.roundTrip[flow]!;
    return { at: (sample) => Math.max(0, roundTrip.at(sample) - flowBaseRtt[flow]!) };
  }).sort((a, b) => a - b);
}

/** Those above 0: a flow that does not send has none. */
function valuesOf(
  { flowsOfGroup }: RunSeries,
  { from, last }: Frames,
  group: number,
  of: (flow: number) => { at(sample: number): number },
): number[] {
  const flows = flowsOfGroup[group]!;
  const step = Math.max(1, Math.ceil((flows.length * (last - from)) / MOST_VALUES));
  const values: number[] = [];
  for (const flow of flows) {
    const column = of(flow);
    for (let sample = last; sample > from; sample -= step) {
      const value = column.at(sample);
      if (value > 0) values.push(value);
    }
  }
  return values;
}

function each({ from, last }: Frames, of: (sample: number) => number): number[] {
  return Array.from({ length: last - from }, (_, index) => of(from + 1 + index));
}

function greatest(frames: Frames, of: (sample: number) => number): number {
  return each(frames, of).reduce((most, value) => Math.max(most, value), 0);
}

function summed(frames: Frames, of: (sample: number) => number): number {
  return each(frames, of).reduce((sum, value) => sum + value, 0);
}

function total(flows: readonly number[], of: (flow: number) => number): number {
  return flows.reduce((sum, flow) => sum + of(flow), 0);
}

function mean(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}
