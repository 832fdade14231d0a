/** Runs that differ in shape: how many groups of how many flows, over which links, with which queues, sources and changes. */
import { FlowStateRecord } from '../../../workers/live/flow-state-record.ts';
import { PacketLog } from '../../../workers/live/packet-log.ts';
import { flowOffset } from '../../../workers/engine/sampling/frame.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { Keeping } from '../../../src/run/column.ts';
import { FlowStateSeries } from '../../../src/run/flow-state-series.ts';
import { DropLog, PacketStore } from '../../../src/run/packet-store.ts';
import { RunSeries } from '../../../src/run/series.ts';
import { scenarioWith } from '../../support/scenario.ts';
import { openRun, type RealRun } from './runs.ts';

const droptail = (limit: number): object => ({ kind: 'droptail', limit });
const link = (rate: number | null, delay: number, queue = droptail(20), more: object = {}): object => ({
  ...{ rate, delay, queue },
  ...more,
});
const tcp = { id: 'tcp', scheme: { kind: 'tcp' } };
const red = { kind: 'red', limit: 40, minThreshold: 5, maxThreshold: 15, ecn: true };

interface Fields {
  [field: string]: unknown;
  /** The flow whose state is recorded. */
  observed?: number;
  keeping?: Keeping;
}

const SHAPES = {
  'one flow': {
    path: [link(2e6, 0.02)],
    flows: [tcp],
    events: [{ at: 12.6, do: 'spare', group: 'tcp', flow: 0, packet: 2000, hop: 0, delay: true }],
  },
  'two groups that the model knows': {
    path: [link(3e6, 0.02, droptail(30))],
    flows: [
      { ...tcp, count: 2 },
      { id: 'aimd', scheme: { kind: 'aimd', a: 0.5, b: 0.25 }, count: 5, start: 2 },
    ],
    observed: 1,
  },
  'groups of unlike numbers behind RED': {
    path: [link(3e6, 0.02, red)],
    flows: [
      { id: 'late', scheme: { kind: 'tfrc' }, start: 3 },
      { ...tcp, count: 3, startJitter: 1, rttCv: 0.2, transport: { maxWindow: 12 } },
      { id: 'vegas', scheme: { kind: 'vegas' }, count: 2, packetSize: 600, ecn: false },
    ],
    events: [
      { at: 6, do: 'rate', hop: 0, rate: 2e6 },
      { at: 9, do: 'stop', group: 'tcp', count: 1 },
      { at: 9, do: 'rate', hop: 0, rate: 4e6 },
      { at: 12.5, do: 'stop', group: 'vegas', count: null },
      { at: 15, do: 'start', group: 'tcp', count: 1 },
      { at: 3, do: 'absent', group: 'vegas', flow: 0 },
    ],
    observed: 2,
  },
  'three links there and back': {
    path: [link(4e6, 0.01), link(3e6, 0.02, red), link(3.5e6, 0.005, droptail(12))],
    reverse: [link(4e6, 0.01), link(8e5, 0.02, droptail(30)), link(4e6, 0.005)],
    flows: [
      { ...tcp, id: 'first', count: 2, leave: 0 },
      { id: 'middle', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, enter: 1, leave: 1, start: 2 },
      { ...tcp, id: 'all' },
      { id: 'over', scheme: { kind: 'tfrc' }, count: 2, enter: 1 },
      { ...tcp, id: 'back', count: 2, direction: 'reverse', packetSize: 500, leave: 1 },
    ],
    events: [
      { at: 8, do: 'delay', hop: 1, delay: 0.05 },
      { at: 11, do: 'queue', hop: 4, limit: 10 },
      { at: 14, do: 'delay', hop: 1, delay: 0.01 },
    ],
    observed: 3,
  },
  'sources beside one flow': {
    path: [link(3e6, 0.02, droptail(25), { loss: { kind: 'bernoulli', p: 0.01 } })],
    flows: [{ ...tcp, accessDelay: 0.01 }],
    traffic: [
      { kind: 'cbr', wave: 'square', high: 2e6, low: 4e5, on: 2, off: 3, start: 3 },
      { kind: 'ping', every: 0.5 },
      { kind: 'onoff', sources: 2, rate: 4e5, meanOn: 1, meanOff: 2, stop: 16 },
    ],
    events: [
      { at: 10, do: 'cbr', source: 0, on: false },
      { at: 13, do: 'cbr', source: 0, on: true },
    ],
  },
  'transfers behind a queue for each flow': {
    path: [link(3e6, 0.02, { kind: 'fq-codel', limit: 50, ecn: false })],
    flows: [
      { ...tcp, count: 2, startJitter: 0.5 },
      { id: 'mice', scheme: { kind: 'cubic' }, count: 3, packets: 20, again: 'every', gap: 2, startEvery: 0.7 },
      { id: 'once', scheme: { kind: 'tcp' }, packets: 300, start: 5 },
    ],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 3e5, packetSize: 400, start: 4, stop: 14 }],
    observed: 5,
  },
  'a link that follows a trace, and measurements': {
    path: [{ delay: 0.02, queue: droptail(30), trace: { perMs: '100010000100000000101000' } }],
    flows: [
      { ...tcp, count: 2, startJitter: 1 },
      { id: 'bbr', scheme: { kind: 'bbr' }, start: 4, stop: 17 },
    ],
    measured: [
      {
        name: 'lab',
        time: [2, 5, 5.01, 8, 12, 19],
        cwnd: [4, 30, 12, null, 20, 9],
        rtt: [0.05, 0.2, 0.06, 0.1, 0.09, 0.3],
      },
      { name: 'again', time: [1, 2, 9], cwnd: [9, 18, 3], queue: [3, 30, 9] },
    ],
    observed: 2,
  },
  'more groups than colours': {
    path: [link(6e6, 0.02, droptail(60))],
    flows: [
      ...Array.from({ length: 8 }, (_, at) => ({
        ...{ id: `g${at}`, label: `Group ${at}`, scheme: { kind: at % 2 ? 'aimd' : 'tcp' } },
        ...{ count: at === 2 ? 4 : 1, start: at / 4 },
      })),
      { ...tcp, id: 'crowd', count: 66, startJitter: 2, accessDelay: 0.01 },
    ],
    observed: 11,
  },
  'low latency beside classic': {
    path: [link(4e6, 0.01, { kind: 'dualpi2', limit: 80 })],
    flows: [
      { id: 'cubic', scheme: { kind: 'cubic' }, count: 2, startJitter: 1 },
      { id: 'prague', scheme: { kind: 'prague' }, start: 2, stop: 15 },
    ],
    events: [
      { at: 8, do: 'queue', hop: 0, limit: 30 },
      { at: 12, do: 'queue', hop: 0, limit: 60 },
    ],
    observed: 2,
  },
  'nothing is sent': {
    path: [link(2e6, 0.02)],
    flows: [{ ...tcp, count: 2, start: 23 }],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6, start: 23 }],
  },
  'a long queue before an unlimited link': {
    path: [link(1.5e6, 0.005, droptail(700), { loss: { kind: 'periodic', every: 300 } }), link(null, 0.02)],
    flows: [
      { ...tcp, count: 4, transport: { maxWindow: 90 } },
      { id: 'held', scheme: { kind: 'tcp' }, count: 4, enter: 1, transport: { maxWindow: 6 } },
    ],
    keeping: { samples: 2 ** 20, chunk: 64, whole: 128, bin: 8 },
    sample: 0.05,
  },
  'links side by side': {
    path: [
      ...[10, 20].map((limit) => link(2e6, 0.02, droptail(limit))),
      link(2e6, 0.02, { ...red, minThreshold: 10, maxThreshold: 50 }),
      link(null, 0.02),
      { delay: 0.02, queue: droptail(30), trace: { perMs: '100010000100000000101000' } },
    ],
    flows: [0, 1, 2, 3, 4].map((hop) => ({
      ...{ ...tcp, id: `at${hop}`, count: hop === 1 ? 2 : 1, enter: hop, leave: hop },
      // Where the link holds nothing back its receiver does.
      ...(hop === 3 && { transport: { maxWindow: 6 } }),
    })),
    traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, on: 2, off: 2, enter: 1, leave: 1 }],
    observed: 1,
  },
} satisfies Readonly<Record<string, Fields>>;

export type ShapeName = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
/** Those that differ in the charts, and those that differ on the stage. */
export const CHARTED: readonly ShapeName[] = SHAPE_NAMES.filter((name) => name !== 'links side by side');
export const STAGED: readonly ShapeName[] = SHAPE_NAMES.filter((name) => name !== 'two groups that the model knows');

/** s: a run lasts so long, and so much of it is known; what is known of `early`, and from when on the packets of `late` are. */
export const [DURATION, END, EARLY, LATE] = [24, 20, 14, 10];

export interface Shape extends RealRun {
  /** Its beginning. */
  early: RunSeries;
  packets: PacketStore;
  /** Packets of its second half alone. */
  late: PacketStore;
  drops: DropLog;
}

const known = new Map<ShapeName, Shape>();

export function shapeOf(name: ShapeName): Shape {
  let shape = known.get(name);
  if (!shape) known.set(name, (shape = compute(name)));
  return shape;
}

/** The scenario alone. */
export function shapeScenario(name: ShapeName): Scenario {
  const fields: Fields = { ...SHAPES[name] };
  delete fields.observed;
  delete fields.keeping;
  return scenarioWith({ duration: DURATION, warmup: 4, seed: 7, ...fields });
}

function compute(name: ShapeName): Shape {
  const { observed = 0, keeping }: Fields = SHAPES[name];
  const scenario = shapeScenario(name);
  const log = new PacketLog();
  let record: FlowStateRecord | null = null;
  const run: RealRun = openRun(scenario, {
    observer: log,
    ...(keeping && { keeping }),
    onFrame: (row, index) => {
      record!.add(run.simulation.inspect(observed), row[flowOffset(observed, 'cwnd')]! > 0);
      if (run.series.samples.timeOf(index) <= EARLY) early.append(index, 1, row);
    },
  });
  const { simulation, series } = run;
  const early = new RunSeries(scenario, simulation.layout, keeping);
  record = new FlowStateRecord(observed, 0, simulation.inspect(observed));
  const [packets, late, drops] = [new PacketStore(), new PacketStore(), new DropLog()];
  late.restart(LATE);
  // As often as the page is told, for the log holds no more.
  for (let time = 1; time <= END; time++) {
    simulation.runUntil(time);
    const block = log.take();
    packets.append(block, time);
    if (time > LATE) late.append(block, time);
    drops.append(block);
    if (time === EARLY) early.completions.append(0, simulation.completions.from(0));
  }
  series.completions.append(0, simulation.completions.from(0));
  const states = record.take().data;
  for (const each of [series, early]) {
    each.flowState = new FlowStateSeries(observed, record.variables);
    each.flowState.append(0, states.subarray(0, each.length * record.variables.length));
  }
  return { ...run, early, packets, late, drops };
}
