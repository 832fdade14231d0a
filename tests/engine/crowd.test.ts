import { describe, expect, it } from 'vitest';

import type { Network } from '../../workers/engine/assemble/network.ts';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import type { Simulation } from '../../workers/engine/simulation.ts';
import { runToEnd } from './support/run.ts';
import { mean } from './support/statistics.ts';

const countsOf = (simulation: Simulation): Network['counts'] =>
  (simulation as unknown as { network: Network }).network.counts;

describe('flows that start at random times', () => {
  it('start uniformly within the jitter: Kolmogorov-Smirnov at 0.1 %', () => {
    const count = 500;
    const { simulation } = runToEnd({
      duration: 20,
      warmup: 1,
      path: [{ rate: null, delay: 0.05 }],
      flows: [{ count, start: 3, startJitter: 10, accessDelay: 0, packets: 1, transport: { maxWindow: 2 } }],
    });
    const starts = countsOf(simulation)
      .map(({ startedAt }) => (startedAt - 3) / 10)
      .toSorted((a, b) => a - b);
    expect(starts[0]).toBeGreaterThanOrEqual(0);
    expect(starts.at(-1)).toBeLessThan(1);
    const distance = Math.max(
      ...starts.map((start, index) => Math.max((index + 1) / count - start, start - index / count)),
    );
    expect(distance).toBeLessThan(1.95 / Math.sqrt(count));
  });
});

describe('finite transfers', () => {
  it('of one flow alone take the round trips of slow start: 1, 2, 4, ... packets', () => {
    const { simulation } = runToEnd({
      duration: 20,
      warmup: 0,
      path: [{ rate: null, delay: 0.02 }],
      transport: { handshake: false, initialWindow: 1 },
      flows: [1, 3, 4, 7, 8, 15].map((packets) => ({ packets, accessDelay: 0.03 })),
    });
    simulation
      .summary()
      .flows.map(({ completion }) => completion)
      .forEach((completion, index) => {
        expect(completion).toBeCloseTo([0.1, 0.2, 0.3, 0.3, 0.4, 0.4][index]!, 9);
      });
  });

  it('send again what was lost until all has arrived, and then nothing', () => {
    const { simulation, frames } = runToEnd({
      duration: 60,
      warmup: 0,
      path: [{ rate: 5e6, delay: 0.02 }],
      flows: [{ packets: 200, transport: { handshake: false } }],
      loss: { kind: 'bernoulli', p: 0.05 },
    });
    const [flow] = simulation.summary().flows;
    const counts = countsOf(simulation)[0]!;
    expect(counts.inOrder).toBe(200);
    expect(flow!.sent).toBe(200 + flow!.drops + (flow!.delivered - 200));
    expect(flow!.drops).toBeGreaterThan(0);
    const place = flowOffset(0, 'sent');
    const after = frames.slice(Math.ceil(counts.finishedAt / simulation.layout.period));
    expect(after.length).toBeGreaterThan(10);
    expect(after.every((row) => row[place] === 0)).toBe(true);
  });

  it('that are not over have no completion time', () => {
    const { simulation } = runToEnd({ duration: 5, flows: [{ packets: 1_000_000 }, {}] });
    for (const { completion } of simulation.summary().flows) expect(completion).toBeNull();
    expect(simulation.summary().groups.map(({ finished, completion }) => [finished, completion])).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});

describe('a flash crowd', () => {
  it('of 200 transfers of 10 packets within 5 s all comes through, each later than it would alone, while a long flow gives way', () => {
    const run = (crowd: object[]): Simulation =>
      runToEnd({
        duration: 60,
        warmup: 20,
        path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
        flows: [{ id: 'long' }, ...crowd],
      }).simulation;
    const { groups, flows } = run([{ id: 'crowd', count: 200, packets: 10, start: 25, startJitter: 5 }]).summary();
    const [long, crowd] = groups;
    expect(crowd).toMatchObject({ count: 200, finished: 200 });
    const times = flows.filter(({ group }) => group === 'crowd').map(({ completion }) => completion!);
    expect(crowd!.completion).toBeCloseTo(mean(times), 9);
    // Handshake, then 2, 4 and 4 packets: four round trips of 0.1 s at the least.
    expect(Math.min(...times)).toBeGreaterThan(0.4);
    expect(crowd!.completion).toBeGreaterThan(0.45);
    expect(Math.max(...times)).toBeLessThan(30);
    expect(long!.goodputPps).toBeLessThan(0.97 * run([]).summary().groups[0]!.goodputPps);
  });
});
