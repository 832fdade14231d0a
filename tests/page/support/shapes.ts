/** Runs that differ in shape: an index of one list is no index of another in them, and each kind of change, queue and source is in one. */
import { recordOf } from '../../../src/narrator/record.ts';
import type { Narrated } from '../../../src/narrator/sentences.ts';
import { scenarioWith } from '../../support/scenario.ts';
import { Bench } from './direct-worker.ts';

const droptail = { kind: 'droptail', limit: 20 };
const link = { rate: 2.4e6, delay: 0.01, queue: droptail };
const red = { ...link, rate: 2e6, queue: { kind: 'red', limit: 60, minThreshold: 4, maxThreshold: 18, ecn: true } };
const tcp = { id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.02 };

export const SHAPES: Readonly<Record<string, object>> = {
  'one flow that its receiver holds': { duration: 5, path: [link], flows: [{ ...tcp, transport: { maxWindow: 9 } }] },
  'groups of one flow and of three, beside sources': {
    duration: 14,
    warmup: 3,
    seed: 5,
    path: [{ ...link, rate: 4e6, loss: { kind: 'bernoulli', p: 0.006 } }],
    flows: [
      { ...tcp, id: 'one' },
      { ...tcp, id: 'three', label: 'Small', scheme: { kind: 'aimd' }, count: 3, packetSize: 500, startEvery: 1 },
    ],
    traffic: [
      { kind: 'onoff', sources: 3, rate: 2e5, packetSize: 300, start: 1 },
      { kind: 'cbr', wave: 'square', high: 1.5e6, on: 2, off: 2, start: 5, stop: 12 },
      { kind: 'ping', every: 0.5 },
    ],
  },
  'three hops, marks, queues of flows, and a way back': {
    duration: 10,
    warmup: 2,
    path: [link, red, { ...link, rate: 3e6, queue: { kind: 'fq-codel', limit: 200 } }],
    reverse: [link, { ...link, queue: { kind: 'droptail', limit: 4 } }, link],
    flows: [
      { ...tcp, id: 'all', ecn: true },
      { ...tcp, id: 'mid', scheme: { kind: 'vegas' }, count: 2, enter: 1, leave: 1 },
      { ...tcp, id: 'back', direction: 'reverse', scheme: { kind: 'cubic' }, enter: 1 },
    ],
    traffic: [
      { kind: 'cbr', high: 3e5, enter: 1, leave: 1 },
      { kind: 'ping', every: 1 },
    ],
  },
  'short flows that come again': {
    duration: 9,
    warmup: 1,
    path: [
      { ...link, queue: { kind: 'codel', limit: 60 } },
      { ...link, rate: 2e6 },
    ],
    flows: [
      { ...tcp, id: 'long', scheme: { kind: 'cubic' }, start: 0.5 },
      { ...tcp, id: 'short', count: 4, packets: 25, again: 'after', gap: 0.7, startJitter: 2 },
    ],
  },
  'a change of each kind': {
    duration: 20,
    warmup: 2,
    seed: 3,
    path: [link, { ...link, rate: 2e6 }],
    flows: [
      { ...tcp, count: 2, start: 0.3 },
      { ...tcp, id: 'late', scheme: { kind: 'tcp' }, packetSize: 700, start: 4 },
    ],
    traffic: [{ kind: 'cbr', high: 5e5, enter: 1 }],
    events: [
      { at: 2, do: 'mark', group: 'tcp', flow: 1, count: 1 },
      { at: 3, do: 'drop', group: 'tcp', flow: 0, count: 2 },
      { at: 5, do: 'rate', hop: 1, rate: 1e6 },
      { at: 7, do: 'delay', hop: 0, delay: 0.05 },
      { at: 9, do: 'queue', hop: 1, limit: 6 },
      { at: 10, do: 'loss', hop: 0, model: { kind: 'periodic', every: 60 } },
      { at: 12, do: 'cbr', source: 0, on: false },
      { at: 13, do: 'stop', group: 'tcp', count: 1 },
      { at: 15, do: 'start', group: 'tcp', count: 1 },
      { at: 16, do: 'stop', group: 'late', count: null },
      { at: 0, do: 'lose', group: 'late', flow: 0, packets: [0, 3, 40], ack: false },
    ],
  },
  'all is lost for a while, of two queues': {
    duration: 12,
    warmup: 1,
    path: [{ ...link, rate: 4e6, queue: { kind: 'dualpi2', limit: 200 } }],
    flows: [
      { ...tcp, id: 'low', scheme: { kind: 'prague' }, ecn: true },
      { ...tcp, id: 'classic', scheme: { kind: 'cubic' }, count: 2 },
    ],
    events: [
      { at: 4, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 1 } },
      { at: 7, do: 'loss', hop: 0, model: { kind: 'none' } },
    ],
  },
  'rates, on a link that follows a trace': {
    duration: 10,
    warmup: 2,
    path: [{ ...link, trace: { name: 'made', perMs: '0010002000100300'.repeat(4), loop: true } }],
    flows: [
      { ...tcp, id: 'tfrc', scheme: { kind: 'tfrc' } },
      { ...tcp, id: 'bbr', scheme: { kind: 'bbr' }, packetSize: 1200, start: 1 },
    ],
  },
};

/** The run of that shape, on show at its end, or at `time` (s). */
export function shapeAt(name: string, time?: number): Bench {
  const scenario = scenarioWith(SHAPES[name]!);
  const bench = new Bench(scenario);
  bench.player.seek(time ?? scenario.duration);
  bench.pass(2_000);
  return bench;
}

/** What is recorded of each of its flows that is followed. */
export function narratedIn({ player: { run } }: Bench): Narrated[] {
  return run.followed.map((flow) => ({ record: recordOf(run, flow), series: run.series }));
}
