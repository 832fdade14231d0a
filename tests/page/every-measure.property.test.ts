/** Every number of the tables and of a stretch, of runs whose samples are random, against what its name says, summed up sample by sample. */
import { describe, expect, test } from 'vitest';
import { runNumbers } from '../../src/run/numbers.ts';
import { RunSeries } from '../../src/run/series.ts';
import {
  type Frames,
  framesIn,
  GROUP_MEASURES,
  HOP_MEASURES,
  PING_MEASURES,
  type StretchMeasure,
} from '../../src/run/stretch.ts';
import type { EndpointWiring } from '../../workers/engine/network/packet-records.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import {
  type FlowColumn,
  frameLayout,
  type HopColumn,
  TRAFFIC_COLUMNS,
  type TrafficColumn,
} from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';

const PERIOD = 0.5;
const [LENGTH, WARM] = [40, 8];
const [FLOWS, HOPS, SOURCES] = [6, 2, 3];
const FLOW_GROUPS = [0, 1, 1, 1, 2, 2];
const BYTES = [1000, 500, 1500];
/** Base round trips: different within a group too. */
const BASE = [0.05, 0.08, 0.09, 0.1, 0.12, 0.04];
/** What an ACK takes back, of each flow, s. */
const BACK = [0.01, 0.02, 0.03, 0.04, 0.005, 0.015];

/** Each hop is crossed by packets of one size: only of them the numbers say how much of the link is used. */
const scenario = scenarioWith({
  duration: LENGTH * PERIOD,
  warmup: WARM * PERIOD,
  sample: PERIOD,
  transport: { handshake: false },
  path: [
    { rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 90 } },
    {
      rate: 3e6,
      delay: 0.01,
      queue: { kind: 'red', limit: 90, minThreshold: 10, maxThreshold: 30, maxP: 0.1, gentle: true },
    },
  ],
  flows: [
    { id: 'one', packetSize: BYTES[0] },
    { id: 'three', packetSize: BYTES[1], count: 3, enter: 1 },
    { id: 'two', packetSize: BYTES[2], count: 2, leave: 0 },
  ],
  traffic: [
    { kind: 'cbr', high: 1e6, packetSize: 700, enter: 1 },
    { kind: 'ping', every: 0.5 },
    { kind: 'ping', every: 0.25 },
  ],
});

class Drawn {
  private readonly random: RandomStream;
  readonly flow: Record<FlowColumn, number[]>[];
  readonly hop: Record<HopColumn, number[]>[];
  readonly source: Record<TrafficColumn, number[]>[];
  readonly series: RunSeries;
  /** Endpoint, begin and end of each probe, in order of ends. */
  readonly probes: [source: number, began: number, ended: number][];

  constructor(seed: number) {
    this.random = new RandomStream(seed, 'samples');
    const whole = (most: number): number[] =>
      Array.from({ length: LENGTH }, () => Math.floor(this.random.uniform() * (most + 1)));
    // The second flow of a group comes late, the third goes.
    const there = (flow: number, at: number): boolean => (flow === 2 ? at > 15 : flow === 3 ? at < 25 : true);
    this.flow = Array.from({ length: FLOWS }, (_, flow) => {
      const cut = (values: number[]): number[] => values.map((value, at) => (there(flow, at) ? value : 0));
      const sent = cut(whole(60).map((value) => value + 20));
      return {
        sent,
        delivered: cut(sent.map((value) => value - Math.floor(this.random.uniform() * 9))),
        dropped: cut(whole(4)),
        lossEvents: cut(whole(2)),
        cwnd: cut(whole(40).map((value) => value + 2)),
        srtt: cut(whole(4).map((value) => BASE[flow]! + value / 16)),
      };
    });
    this.hop = Array.from({ length: HOPS }, () => {
      const queueMean = whole(40);
      return {
        queue: whole(60),
        queueMean,
        queueMax: queueMean.map((mean) => mean + 7),
        arrivals: whole(300).map((value) => value + 50),
        drops: whole(20),
        marks: whole(5),
        departures: whole(150).map((value) => value + 40),
        average: whole(40),
      };
    });
    this.source = Array.from({ length: SOURCES }, () => {
      const sent = whole(30).map((value) => value + 5);
      return { sent, delivered: sent.map((value) => value - 2), dropped: whole(2) };
    });
    this.probes = Array.from({ length: 120 }, (_, at) => {
      const ended = (at + 0.5) / 6;
      return [1 + Math.floor(this.random.uniform() * 2), ended - 0.02 - this.random.uniform() / 10, ended];
    });
    const layout = frameLayout({
      period: PERIOD,
      flowGroups: FLOW_GROUPS,
      flowBaseRtt: BASE,
      hops: HOPS,
      traffic: SOURCES,
    });
    this.series = new RunSeries(scenario, layout);
    const rows = Array.from({ length: LENGTH }, (_, at) => [
      ...[1 / (1 + at)],
      ...this.flow.flatMap((of) =>
        [of.sent, of.delivered, of.dropped, of.lossEvents, of.cwnd, of.srtt].map((each) => each[at]!),
      ),
      ...this.hop.flatMap((of) =>
        [of.queue, of.queueMean, of.queueMax, of.arrivals, of.drops, of.marks, of.departures, of.average].map(
          (each) => each[at]!,
        ),
      ),
      ...this.source.flatMap((of) => TRAFFIC_COLUMNS.map((name) => of[name][at]!)),
    ]);
    this.series.append(0, LENGTH, Float32Array.from(rows.flat()));
    this.series.completions.append(
      0,
      Float64Array.from(this.probes.flatMap(([of, ...times]) => [FLOWS + of, ...times])),
    );
  }

  sum(values: readonly number[], { from, last }: Frames): number {
    return values.slice(from + 1, last + 1).reduce((all, value) => all + value, 0);
  }
}

const flowsOf = (group: number): number[] => FLOW_GROUPS.flatMap((of, flow) => (of === group ? [flow] : []));
const added = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const meanOf = (values: readonly number[]): number | null => (values.length > 0 ? added(values) / values.length : null);
const between = ({ from, last }: Frames): number[] => Array.from({ length: last - from }, (_, at) => from + 1 + at);
/** Values of a group's flows, sample by sample, where they are above 0. */
const there = (of: (flow: number, at: number) => number, group: number, frames: Frames): number[] =>
  flowsOf(group).flatMap((flow) =>
    between(frames)
      .map((at) => of(flow, at))
      .filter((value) => value > 0),
  );
const interpolated = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const low = Math.floor(place);
  return sorted[low]! + (place - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!);
};
const nearest = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((percent / 100) * values.length) - 1]!;

/** The second that the charts average over is two samples. */
const AVERAGED = 2;

type Plain = Record<string, (drawn: Drawn, frames: Frames, index: number) => number | null>;
const perGroup: Plain = {
  throughput_mbit_s: (run, frames, group) =>
    (8 * BYTES[group]! * added(flowsOf(group).map((flow) => run.sum(run.flow[flow]!.delivered, frames)))) /
    (PERIOD * (frames.last - frames.from)),
  highest_throughput_mbit_s: (run, frames, group) =>
    Math.max(
      ...between(frames).map((at) => {
        const from = Math.max(-1, at - AVERAGED);
        const packets = flowsOf(group).map((flow) => run.sum(run.flow[flow]!.delivered, { from, last: at }));
        return (8 * BYTES[group]! * added(packets)) / (PERIOD * (at - from));
      }),
    ),
  packets_per_s: (run, frames, group) =>
    added(flowsOf(group).map((flow) => run.sum(run.flow[flow]!.delivered, frames))) /
    (PERIOD * (frames.last - frames.from)),
  kilobytes: (run, frames, group) =>
    BYTES[group]! * added(flowsOf(group).map((flow) => run.sum(run.flow[flow]!.delivered, frames))),
  packets_sent: (run, frames, group) => added(flowsOf(group).map((flow) => run.sum(run.flow[flow]!.sent, frames))),
  packets_dropped: (run, frames, group) =>
    added(flowsOf(group).map((flow) => run.sum(run.flow[flow]!.dropped, frames))),
  mean_window_packets: (run, frames, group) => meanOf(there((flow, at) => run.flow[flow]!.cwnd[at]!, group, frames)),
  highest_window_packets: (run, frames, group) =>
    Math.max(...there((flow, at) => run.flow[flow]!.cwnd[at]!, group, frames)),
  round_trip_ms: (run, frames, group) => meanOf(there((flow, at) => run.series.roundTrip[flow]!.at(at), group, frames)),
  one_way_ms: (run, frames, group) =>
    meanOf(there((flow, at) => run.series.roundTrip[flow]!.at(at), group, frames))! - BACK[flowsOf(group)[0]!]!,
  ...Object.fromEntries(
    [50, 95, 99].map((percent) => [
      `queueing_ms_p${percent}`,
      (run: Drawn, frames: Frames, group: number) =>
        interpolated(
          there((flow, at) => run.series.roundTrip[flow]!.at(at) - BASE[flow]!, group, frames),
          percent / 100,
        ),
    ]),
  ),
};
const probesOf = (run: Drawn, { from, last }: Frames, source: number): number[] =>
  run.probes
    .filter(([of, , ended]) => of === source && ended > (from + 1) * PERIOD && ended <= (last + 1) * PERIOD)
    .map(([, began, ended]) => ended - began);
const perPing: Plain = {
  probes_sent: (run, frames, source) => run.sum(run.source[source]!.sent, frames),
  probes_lost: (run, frames, source) => run.sum(run.source[source]!.dropped, frames),
  probe_ms_least: (run, frames, source) => Math.min(...probesOf(run, frames, source)),
  ...Object.fromEntries(
    [50, 95, 99].map((percent) => [
      `probe_ms_p${percent}`,
      (run: Drawn, frames: Frames, source: number) => nearest(probesOf(run, frames, source), percent),
    ]),
  ),
};
/** RED's straight line between its thresholds; above the upper one on to twice of it where it is gentle. */
const chance = (average: number): number =>
  average < 10 ? 0 : average < 30 ? (0.1 * (average - 10)) / 20 : average < 60 ? 0.1 + (0.9 * (average - 30)) / 30 : 1;
const perHop: Plain = {
  mean_queue_packets: (run, frames, hop) => meanOf(between(frames).map((at) => run.hop[hop]!.queueMean[at]!)),
  highest_queue_packets: (run, frames, hop) => Math.max(...between(frames).map((at) => run.hop[hop]!.queueMax[at]!)),
  packets_arrived: (run, frames, hop) => run.sum(run.hop[hop]!.arrivals, frames),
  packets_dropped: (run, frames, hop) => run.sum(run.hop[hop]!.drops, frames),
  dropped_percent: (run, frames, hop) => run.sum(run.hop[hop]!.drops, frames) / run.sum(run.hop[hop]!.arrivals, frames),
  packets_marked: (run, frames, hop) => run.sum(run.hop[hop]!.marks, frames),
  red_average_packets: (run, frames, hop) =>
    hop === 1 ? meanOf(between(frames).map((at) => run.hop[hop]!.average[at]!)) : null,
  red_chance_percent: (run, frames, hop) =>
    hop === 1 ? meanOf(between(frames).map((at) => chance(run.hop[hop]!.average[at]!))) : null,
};

const seeds = [1, 2, 3, 4];
const runs = seeds.map((seed) => new Drawn(seed));
/** s: of whole samples, of parts of samples, of all. */
const STRETCHES: [number, number][] = [
  [4, 12],
  [3.2, 17.9],
  [0, 20],
  [11.99, 13.01],
  [7.5, 8.5],
];
const framesOf = ([from, to]: [number, number]): Frames => {
  const within = Array.from({ length: LENGTH }, (_, at) => at).filter(
    (at) => at * PERIOD >= from - 1e-9 && (at + 1) * PERIOD <= to + 1e-9,
  );
  return { from: within[0]! - 1, last: within.at(-1)! };
};

describe.each<[string, readonly StretchMeasure[], Plain, number[]]>([
  ['a group', GROUP_MEASURES, perGroup, [0, 1, 2]],
  ['a ping', PING_MEASURES, perPing, [1, 2]],
  ['a hop', HOP_MEASURES, perHop, [0, 1]],
])('of %s over a stretch', (_, measures, plain, indices) => {
  test.each(measures.map((measure) => [measure.key, measure] as const))('%s is what its name says', (key, measure) => {
    expect(Object.keys(plain)).toContain(key);
    const wiring = BACK.map((back) => ({ back })) as EndpointWiring[];
    for (const run of runs)
      for (const stretch of STRETCHES) {
        const frames = framesIn(run.series, ...stretch)!;
        expect(frames).toEqual(framesOf(stretch));
        for (const index of indices) {
          const found = measure.of({ series: run.series, wiring }, frames, index);
          const expected = plain[key]!(run, frames, index);
          if (expected === null || !Number.isFinite(expected)) expect(found).toBeNull();
          else expect(found! / expected || 0).toBeCloseTo(expected === 0 ? 0 : 1, 5);
        }
      }
  });
});

test('a stretch in which no sample lies whole has none', () => {
  expect(framesIn(runs[0]!.series, 7.1, 7.9)).toBeNull();
  expect(framesIn(runs[0]!.series, 20, 21)).toBeNull();
});

test.each([20, 13.3, 6, 3])('at %d s every number of groups, streams and hops is what it says it is', (time) => {
  const last = Math.floor(time / PERIOD) - 1;
  const warm = WARM - 1;
  const from = last > warm + 1 ? warm : -1;
  const all = { from, last };
  const recent = { from: Math.max(-1, last - AVERAGED), last };
  const rate = (packets: number, bytes: number, { from: after, last: to }: Frames): number =>
    (packets * 8 * bytes) / ((to - after) * PERIOD);
  for (const run of runs) {
    const perRoundTrip = run.series.perRoundTrip;
    expect(perRoundTrip).toBe(1);
    const of = (column: FlowColumn, group: number, frames: Frames): number =>
      added(flowsOf(group).map((flow) => run.sum(run.flow[flow]![column], frames)));
    const means = [0, 1, 2].map((group) => rate(of('delivered', group, all), BYTES[group]!, all));
    const jain = (to: number): number => {
      const since = to - AVERAGED;
      const rates = run.flow
        .filter(({ cwnd }) => cwnd[Math.max(0, since)]! > 0 && cwnd[to]! > 0)
        .map(({ sent }) => run.sum(sent, { from: Math.max(-1, since), last: to }));
      return added(rates) ** 2 / (rates.length * added(rates.map((each) => each * each)));
    };
    for (const hop of [0, 1]) {
      const numbers = runNumbers(run.series, hop, time);
      expect(numbers.since).toBe(from < 0 ? 0 : scenario.warmup);
      const found = numbers.groups.map(({ now, mean, share, ofLink, sent, lost, lossEvents, lossEventRate, trend }) => [
        ...[now, mean, share, ofLink!, sent, lost, lossEvents, lossEventRate, trend],
      ]);
      const expected = [0, 1, 2].map((group) => {
        const [sent, events] = [of('sent', group, all), of('lossEvents', group, all)];
        const middle = Math.floor((from + last) / 2);
        const half = (frames: Frames): number => rate(of('delivered', group, frames), BYTES[group]!, frames);
        return [
          rate(of('delivered', group, recent), BYTES[group]!, recent),
          means[group]!,
          means[group]! / added(means),
          means[group]! / [4e6, 3e6, 4e6][group]!,
          sent,
          of('dropped', group, all) / sent,
          events,
          events / sent,
          half({ from: middle, last }) / half({ from, last: middle }),
        ];
      });
      found.forEach((each, group) =>
        each.forEach((value, at) => expect(value).toBeCloseTo(expected[group]![at]!, value > 1e3 ? 0 : 9)),
      );
      numbers.groups.forEach(({ cov, roundTrip }, group) => {
        const covs = flowsOf(group).flatMap((flow) => {
          const { cwnd, sent } = run.flow[flow]!;
          if (cwnd[Math.max(0, from)] === 0 || cwnd[last] === 0) return [];
          const values = between(all).map((at) => sent[at]!);
          const mean = meanOf(values)!;
          return [Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))!) / mean];
        });
        if (covs.length === 0) expect(cov).toBeNull();
        else expect(cov).toBeCloseTo(meanOf(covs)!, 6);
        // Each round trip counts once: as many as there are in a sample.
        const counted = there(
          (flow, at) => (run.flow[flow]!.cwnd[at]! > 0 ? run.series.roundTrip[flow]!.at(at) : 0),
          group,
          all,
        );
        expect(roundTrip).toBeCloseTo(counted.length / added(counted.map((each) => 1 / each)), 6);
      });
      expect(numbers.streams).toHaveLength(SOURCES);
      numbers.streams.forEach((stream, source) => {
        const { sent, delivered, dropped } = run.source[source]!;
        const { packetSize, enter } = scenario.traffic[source]!;
        expect(stream.now).toBeCloseTo(rate(run.sum(delivered, recent), packetSize, recent), 3);
        expect(stream.mean).toBeCloseTo(rate(run.sum(delivered, all), packetSize, all), 3);
        expect(stream.ofLink).toBeCloseTo(stream.mean / scenario.path[enter]!.rate!, 9);
        expect([stream.sent, stream.lost]).toEqual([run.sum(sent, all), run.sum(dropped, all) / run.sum(sent, all)]);
        const took = probesOf(run, all, source);
        if (took.length === 0) expect(stream.roundTrip).toBeNull();
        else expect(stream.roundTrip).toBeCloseTo(meanOf(took)!, 9);
      });
      const { queue, queueMean, drops } = run.hop[hop]!;
      expect([numbers.queue, numbers.queueDrops]).toEqual([queue[last], run.sum(drops, all)]);
      expect(numbers.meanQueue).toBeCloseTo(meanOf(between(all).map((at) => queueMean[at]!))!, 9);
      expect(numbers.fairness).toBeCloseTo(jain(last), 6);
      expect(numbers.meanFairness).toBeCloseTo(meanOf(between(all).map(jain))!, 6);
    }
  }
});
