import { describe, expect, test } from 'vitest';
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import { hopsOf } from '../../src/scenario/hops.ts';
import { PacketStore } from '../../src/run/packet-store.ts';
import { StageModel } from '../../src/stage/model.ts';
import { DURATION, goOn, observedRun, type ObservedRun } from './support/observed-run.ts';

const droptail = (limit: number) => ({ kind: 'droptail', limit });

/** A trace acts at whole milliseconds: at none of them does a sample end or, with such a delay, a packet come. */
const OFF_THE_GRID = { sample: 0.1003717 };

const NETWORKS: [string, object][] = [
  ['drop-tail', {}],
  [
    'RED',
    {
      path: [
        { rate: 5e6, delay: 0.02, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 30, ecn: true } },
      ],
    },
  ],
  ['CoDel', { path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'codel', limit: 200 } }] }],
  ['fair queueing', { path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'drr', limit: 30 } }] }],
  [
    'FQ-CoDel and a square wave, on a real reverse path too',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'fq-codel', limit: 100 } }],
      reverse: [{ rate: 1e6, delay: 0.02, queue: { kind: 'fq-codel', limit: 20 } }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 3e6, low: 0, on: 3, off: 3, packetSize: 600 }],
    },
  ],
  [
    'two queues, on a real reverse path too',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 100 } }],
      reverse: [{ rate: 1e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 20 } }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 3e6, low: 0, on: 3, off: 3, packetSize: 600, scalable: true }],
    },
  ],
  [
    'a rate that changes, fair queueing',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'drr', limit: 30 } }],
      events: [
        { at: 5.0123, do: 'rate', rate: 2e6 },
        { at: 9.1, do: 'rate', rate: 9e6 },
      ],
    },
  ],
  [
    'PIE and random loss',
    { path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'pie', limit: 100 } }], loss: { kind: 'bernoulli', p: 0.005 } },
  ],
  [
    'a square wave of small packets',
    { traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, low: 0, on: 3, off: 3, packetSize: 300 }] },
  ],
  [
    'three bottlenecks, one flow across each',
    {
      path: [8e6, 5e6, 6e6].map((rate) => ({ rate, delay: 0.01, queue: droptail(30) })),
      flows: [
        { id: 'all', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
        ...[0, 1, 2].map((hop) => ({
          id: `only ${hop}`,
          scheme: { kind: 'aimd' },
          startJitter: 1,
          enter: hop,
          leave: hop,
        })),
      ],
      // Of several hops, some as the log of the second half begins: two in one sample of the first hop’s.
      events: [
        { at: 7.03, do: 'rate', hop: 0, rate: 6e6 },
        { at: 7.07, do: 'rate', hop: 1, rate: 4e6 },
        { at: 7.11, do: 'rate', hop: 0, rate: 7e6 },
        { at: 7.16, do: 'rate', hop: 2, rate: 5e6 },
      ],
    },
  ],
  [
    'a rate that changes, drop-tail',
    {
      events: [
        { at: 5.0123, do: 'rate', rate: 2e6 },
        { at: 9.1, do: 'rate', rate: 9e6 },
      ],
    },
  ],
  [
    'a rate that changes, CoDel',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'codel', limit: 200 } }],
      events: [
        { at: 5.0123, do: 'rate', rate: 2e6 },
        { at: 9.1, do: 'rate', rate: 9e6 },
      ],
    },
  ],
  [
    'a link so slow that a transmission lasts for three samples',
    { sample: 0.05, path: [{ rate: 5e4, delay: 0.02, queue: droptail(11) }] },
  ],
  [
    'a transmission that began while the link was slow, and lasts on as the log of the second half begins',
    {
      path: [{ rate: 16e3, delay: 0.02, queue: droptail(40) }],
      flows: [
        { id: 'one', scheme: { kind: 'tcp' }, packets: 1, start: 6.8, accessDelay: 0 },
        { id: 'more', scheme: { kind: 'tcp' }, count: 3, start: 7.02, startEvery: 0.01, accessDelay: 0 },
      ],
      events: [{ at: 6.9, do: 'rate', rate: 5e6 }],
    },
  ],
  [
    'a trace, drop-tail',
    { ...OFF_THE_GRID, path: [{ delay: 0.0203717, queue: droptail(40), trace: { perMs: '1001020010000010000' } }] },
  ],
  [
    'a second link that nobody sends over',
    {
      path: [5e6, 4e6].map((rate) => ({ rate, delay: 0.02, queue: droptail(40) })),
      flows: [{ id: 'first', scheme: { kind: 'tcp' }, count: 3, startJitter: 1, leave: 0 }],
    },
  ],
  [
    'a trace, CoDel',
    {
      ...OFF_THE_GRID,
      path: [{ delay: 0.0203717, queue: { kind: 'codel', limit: 200 }, trace: { perMs: '1001020010000010000' } }],
    },
  ],
  [
    'a trace, fair queueing',
    {
      ...OFF_THE_GRID,
      path: [{ delay: 0.0203717, queue: { kind: 'drr', limit: 40 }, trace: { perMs: '1001020010000010000' } }],
    },
  ],
  [
    'a real reverse path with flows of its own',
    {
      path: [{ rate: 5e6, delay: 0.02, queue: droptail(30) }],
      reverse: [{ rate: 1e6, delay: 0.02, queue: droptail(20) }],
      flows: [
        { id: 'there', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
        { id: 'back', scheme: { kind: 'rap' }, direction: 'reverse', startJitter: 1 },
      ],
    },
  ],
];

/** Data packets in the network at `time`, per endpoint. */
function underWay(model: StageModel, { scenario, simulation }: ObservedRun, time: number): number[] {
  const count = simulation.wiring.map(() => 0);
  const hops = hopsOf(scenario);
  model.hops.forEach((passages, hop) => {
    for (let index = passages.first; index < passages.arrivedBy(time); index++) {
      const endpoint = endpointOf(passages.codeOf(index));
      const wiring = simulation.wiring[endpoint]!;
      if (!wiring.hops.includes(hop)) continue;
      const rest = hops[hop]!.delay + (wiring.hops.at(-1) === hop ? wiring.toReceiver : 0);
      const gone = passages.endOf(index) + (passages.wasDropped(index) ? 0 : rest);
      if (gone > time) count[endpoint]!++;
    }
  });
  return count;
}

const waitingAt = (model: StageModel, hop: number, time: number): number => model.hops[hop]!.waitingAt(time);

describe.each(NETWORKS)('the stage, %s', (_, fields) => {
  test('as many wait in each queue at the end of each sample as the engine says', () => {
    const run = observedRun(fields);
    const model = new StageModel();
    for (let time = 0.37; time < DURATION; time += 0.37) {
      goOn(run, time);
      model.sync({ ...run, wiring: run.simulation.wiring });
    }
    let most = 0;
    for (let index = 0; index < run.series.length; index++) {
      const time = run.series.samples.timeOf(index);
      if (time > run.simulation.now) break;
      expect(model.covers(time)).toBe(true);
      model.hops.forEach((_hop, hop) => {
        const counted = run.series.hopColumn(hop, 'queue').at(index);
        expect(`${waitingAt(model, hop, time)} wait at ${time}`).toBe(`${counted} wait at ${time}`);
        most = Math.max(most, counted);
      });
    }
    expect(most).toBeGreaterThan(10);
  });

  test('every packet that the engine has under way is somewhere on the stage, and no other', () => {
    const run = observedRun(fields);
    const model = new StageModel();
    let most = 0;
    for (let time = 0.4137; time < DURATION; time += 0.4137) {
      goOn(run, time);
      model.sync({ ...run, wiring: run.simulation.wiring });
      const inFlight = [...run.simulation.dataInFlight()];
      expect({ time, count: underWay(model, run, time) }).toEqual({ time, count: inFlight });
      most = Math.max(most, ...inFlight);
    }
    expect(most).toBeGreaterThan(5);
  });

  test('with records only from the middle of the run on, it shows the same as with all', () => {
    const run = observedRun(fields);
    goOn(run, 7);
    const late = new PacketStore();
    late.restart(7);
    const [whole, part] = [new StageModel(), new StageModel()];
    const before = run.packets.end;
    for (let time = 8; time <= DURATION; time++) goOn(run, time);
    const records = new Float64Array(2 * (run.packets.end - before));
    for (let index = before; index < run.packets.end; index++)
      records.set([run.packets.timeOf(index), run.packets.codeOf(index)], 2 * (index - before));
    late.append({ records, missed: 0, drops: new Float64Array(0), firstDrop: 0 }, DURATION);
    const { wiring } = run.simulation;
    whole.sync({ series: run.series, packets: run.packets, wiring });
    part.sync({ series: run.series, packets: late, wiring });
    expect(part.covers(6.9)).toBe(false);
    let compared = 0;
    let apart = 0;
    for (let time = 7.05; time < DURATION; time += 0.00173) {
      if (!part.covers(time)) continue;
      compared++;
      if (part.hops.some((_hop, hop) => waitingAt(part, hop, time) !== waitingAt(whole, hop, time))) apart++;
    }
    expect(compared).toBeGreaterThan(6_500);
    // Ends of transmissions are found to within some ns, so an instant between the two is all but never hit.
    expect(apart).toBeLessThanOrEqual(2);
  });
});

test('of a log that has forgotten its beginning, a time is known once nothing sent before that is on its way', () => {
  const run = observedRun({});
  goOn(run, 6);
  const { packets, series } = run;
  const model = new StageModel();
  model.sync({ series, packets, wiring: run.simulation.wiring });
  expect(model.covers(0.01)).toBe(true);
  // As many records more as it holds.
  const records = Float64Array.from({ length: 2 << 16 }, (_, index) => (index % 2 === 0 ? 6 + 1e-6 * index : 0));
  packets.append({ records, missed: 0, drops: new Float64Array(0), firstDrop: 0 }, 7);
  expect(packets.from).toBeGreaterThan(5.9);
  expect(model.covers(packets.from + 0.01)).toBe(false);
  expect(model.covers(packets.from + Math.max(...series.layout.flowBaseRtt))).toBe(true);
});

test('of a run that has no packets yet nothing is known, though the run before had some', () => {
  const run = observedRun({});
  goOn(run, 2);
  const model = new StageModel();
  model.sync({ ...run, wiring: run.simulation.wiring });
  expect(model.covers(1)).toBe(true);
  model.sync({ ...run, packets: new PacketStore(), wiring: [] });
  expect(model.covers(1)).toBe(false);
});

describe('a packet that comes at the very instant of a change of rate', () => {
  /** A source alone, 10 packets of 1000 bytes a second into 8 Mbit/s. */
  const alone = (events: object[]): ObservedRun =>
    observedRun({
      path: [{ rate: 8e6, delay: 0.02, queue: droptail(40) }],
      flows: [{ id: 'none', scheme: { kind: 'tcp' }, start: DURATION - 1 }],
      traffic: [{ kind: 'cbr', wave: 'constant', high: 80_000, packetSize: 1000 }],
      events,
    });

  test('is sent at the old rate, as the engine sends it, and the next one at the new', () => {
    const before = alone([]);
    goOn(before, 6);
    const at = before.packets.timeOf(before.packets.after(5));
    const run = alone([{ at, do: 'rate', rate: 8e4 }]);
    const model = new StageModel();
    goOn(run, at + 0.5);
    model.sync({ ...run, wiring: run.simulation.wiring });
    const [hop] = model.hops;
    const index = hop!.arrivedBy(at) - 1;
    expect(hop!.startOf(index)).toBe(at);
    expect(hop!.endOf(index) - at).toBeCloseTo(0.001, 9);
    expect(hop!.endOf(index + 1) - hop!.startOf(index + 1)).toBeCloseTo(0.1, 9);
  });

  test('waits for nobody in the engine either: 50 ms later it has left the link', () => {
    const before = alone([]);
    goOn(before, 6);
    const at = before.packets.timeOf(before.packets.after(5));
    const run = alone([{ at, do: 'rate', rate: 8e4 }]);
    goOn(run, at + 0.05);
    const [source] = [...run.simulation.dataInFlight()].slice(1);
    expect(source).toBe(0);
  });
});
