import { describe, expect, test } from 'vitest';
import {
  ACK_DROPPED,
  ACK_ENTERED,
  ACK_SENT,
  DROPPED,
  endpointOf,
  ENTERED,
  ENTERED_MARKED,
  hopOf,
  isDrop,
  kindOf,
  LOST,
} from '../../workers/engine/network/packet-records.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { PacketLog } from '../../workers/live/packet-log.ts';
import { scenarioWith } from '../support/scenario.ts';

const NETWORKS: [string, object][] = [
  ['drop-tail and a square wave', { traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, low: 0, on: 3, off: 3 }] }],
  [
    'RED that marks',
    {
      path: [
        { rate: 5e6, delay: 0.02, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 30, ecn: true } },
      ],
    },
  ],
  [
    'CoDel and random loss',
    { path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'codel', limit: 200 } }], loss: { kind: 'bernoulli', p: 0.01 } },
  ],
  [
    'two queues in a short buffer, and a source that says it is scalable',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 20 } }],
      traffic: [{ kind: 'cbr', high: 1e6, packetSize: 600, scalable: true }],
    },
  ],
  ['fair queueing in a short buffer', { path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'drr', limit: 20 } }] }],
  [
    'two bottlenecks and a real reverse path',
    {
      path: [
        { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } },
        { rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } },
      ],
      reverse: [
        { rate: 1e5, delay: 0.01, queue: { kind: 'droptail', limit: 10 } },
        { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } },
      ],
    },
  ],
];

function recorded(fields: object) {
  const scenario = scenarioWith({
    duration: 20,
    warmup: 0,
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 3, startJitter: 1 },
      { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, startJitter: 1 },
    ],
    ...fields,
  });
  const records: { time: number; kind: number; hop: number; endpoint: number }[] = [];
  const simulation = new Simulation(scenario, undefined, {
    packet: (time, code) => records.push({ time, kind: kindOf(code), hop: hopOf(code), endpoint: endpointOf(code) }),
  });
  simulation.runUntil(20);
  return { scenario, simulation, records };
}

describe.each(NETWORKS)('packet by packet, %s', (_, fields) => {
  const { scenario, simulation, records } = recorded(fields);
  const count = (...kinds: number[]): number => records.filter(({ kind }) => kinds.includes(kind)).length;

  test('being watched changes nothing of a run', () => {
    const unwatched = new Simulation(scenario);
    unwatched.runUntil(20);
    expect(simulation.digest()).toBe(unwatched.digest());
  });

  test('records come in order of time, except for reports, which are recorded on arrival', () => {
    const others = records.filter(({ kind }) => kind !== ACK_SENT).map(({ time }) => time);
    expect(others.length).toBeGreaterThan(1_000);
    expect(others).toEqual(others.toSorted((a, b) => a - b));
  });

  test('a run has recorded all events up to its time, so the traces of its pieces are in order', () => {
    const trace = new PacketLog();
    const piecewise = new Simulation(scenario, undefined, trace);
    const times: number[] = [];
    for (let until = 0.0137; until < 20; until += 0.0137) {
      piecewise.runUntil(until);
      times.push(...trace.take().records.filter((_word, index) => index % 2 === 0));
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(until);
    }
    expect(times.length).toBeGreaterThan(1_000);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('every data packet sent is recorded once at its first hop: accepted, dropped or lost', () => {
    const atFirst = records.filter(
      ({ kind, hop }) => hop === 0 && [ENTERED, ENTERED_MARKED, DROPPED, LOST].includes(kind),
    ).length;
    expect(atFirst).toBe(simulation.packetsSent);
  });

  test('the drops recorded are the drops counted', () => {
    const { flows } = simulation.summary();
    const unresponsive = records.filter(({ kind, endpoint }) => endpoint >= flows.length && isDrop(kind)).length;
    expect(records.filter(({ kind }) => isDrop(kind)).length - unresponsive).toBe(
      flows.reduce((sum, flow) => sum + flow.drops, 0),
    );
  });

  test('reports of rate schemes are recorded as they leave; echoes and ACKs of a real reverse path have records of their own', () => {
    expect(count(ACK_SENT)).toBeGreaterThan(20);
    const real = scenario.reverse !== 'ideal';
    expect(count(ACK_ENTERED) > 1_000).toBe(real);
    expect(count(ACK_DROPPED) > 0).toBe(real);
    expect(simulation.wiring.map(({ echoes }) => echoes).slice(0, 5)).toEqual(
      real ? [false, false, false, false, false] : [true, true, true, false, false],
    );
  });
});
