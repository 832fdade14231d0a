import { describe, expect, it } from 'vitest';

import { lossProcess } from '../../workers/engine/network/losses/index.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { BenchHop } from './support/bench-hop.ts';
import { runToEnd } from './support/run.ts';
import { seeds } from './support/statistics.ts';

/** Numbers, from 1, of the packets lost among the first `count`. */
function lost(model: LossModel, count: number, seed = 1): number[] {
  const process = lossProcess(model, new RandomStream(seed, 'loss'), 0);
  const numbers: number[] = [];
  for (let packet = 1; packet <= count; packet += 1) if (process?.drops(0)) numbers.push(packet);
  return numbers;
}

describe('artificial loss', () => {
  it('of no kind loses nothing', () => {
    expect(lost({ kind: 'none' }, 10_000)).toEqual([]);
    expect(lost({ kind: 'bernoulli', p: 0 }, 10_000)).toEqual([]);
  });

  it('that is periodic takes every n-th packet', () => {
    expect(lost({ kind: 'periodic', every: 100, offset: 100 }, 350)).toEqual([100, 200, 300]);
    expect(lost({ kind: 'periodic', every: 1, offset: 1 }, 4)).toEqual([1, 2, 3, 4]);
  });

  it('that is periodic takes its first packet after the offset, shorter or longer than the period', () => {
    expect(lost({ kind: 'periodic', every: 10, offset: 3 }, 30)).toEqual([3, 13, 23]);
    expect(lost({ kind: 'periodic', every: 10, offset: 25 }, 50)).toEqual([25, 35, 45]);
  });

  it('that is periodic goes on counting when its period changes, and loses at once if that many have come', () => {
    const random = new RandomStream(1, 'loss');
    const changed = (every: number): number => {
      const before = lossProcess({ kind: 'periodic', every: 10, offset: 10 }, random, 0)!;
      for (let packet = 1; packet <= 17; packet += 1) before.drops(0);
      const after = lossProcess({ kind: 'periodic', every, offset: every }, random, 0, before)!;
      let more = 1;
      while (!after.drops(0)) more += 1;
      return more;
    };
    // 7 packets have come since the last loss.
    expect([20, 10, 8, 5].map(changed)).toEqual([13, 3, 1, 1]);
  });

  it('of chance p takes a share p of the packets, within 4 standard deviations for every seed', () => {
    const count = 40_000;
    for (const p of [0.001, 0.01, 0.2]) {
      const sigma = Math.sqrt(count * p * (1 - p));
      for (const seed of seeds(10)) {
        expect(Math.abs(lost({ kind: 'bernoulli', p }, count, seed).length - count * p)).toBeLessThan(4 * sigma);
      }
    }
  });

  it('of chance p has geometric gaps: mean 1/p, standard deviation sqrt(1 − p)/p, no memory', () => {
    const p = 0.05;
    const numbers = lost({ kind: 'bernoulli', p }, 400_000, 3);
    const gaps = numbers.slice(1).map((packet, index) => packet - numbers[index]!);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const sigma = Math.sqrt(1 - p) / p;
    expect(Math.abs(mean - 1 / p)).toBeLessThan(4 * (sigma / Math.sqrt(gaps.length)));
    // A loss right after a loss is as likely as any other.
    const next = gaps.filter((gap) => gap === 1).length;
    expect(Math.abs(next - gaps.length * p)).toBeLessThan(4 * Math.sqrt(gaps.length * p * (1 - p)));
  });

  it('of chance 1 lets nothing through', () => {
    expect(lost({ kind: 'bernoulli', p: 1 }, 100)).toHaveLength(100);
  });

  it('happens at the entry: what it takes neither queues nor counts as an arrival', () => {
    const bench = new BenchHop(1e6);
    bench.hop.loss = lossProcess({ kind: 'periodic', every: 2, offset: 2 }, new RandomStream(1, 'loss'), 0);
    bench.sendMany(10).drain();
    expect(bench.arrived.map(({ sequence }) => sequence)).toEqual([0, 2, 4, 6, 8]);
    expect(bench.dropped.every(({ byQueue }) => !byQueue)).toBe(true);
    expect(bench.hop).toMatchObject({ arrivals: 5, injectedDrops: 5, drops: 0 });
    expect(bench.arrived.at(-1)!.at).toBeCloseTo(5 * 0.008, 12);
  });

  it('takes the next packets of a flow that is named, as many as were asked for, and of no other flow', () => {
    const bench = new BenchHop(1e6);
    bench.hop.forceDrop(2, 2);
    bench.hop.forceDrop(2, 1);
    const flows = [0, 2, 1, 2, 2, 0, 2, 2];
    for (const flow of flows) bench.send(1_000, { flow });
    expect(bench.dropped).toEqual([
      { sequence: 1, byQueue: false },
      { sequence: 3, byQueue: false },
      { sequence: 4, byQueue: false },
    ]);
  });

  it('takes retransmissions like any packet: of 100 packets at the entry exactly one is lost', () => {
    const { simulation } = runToEnd({
      duration: 200,
      warmup: 0,
      path: [{ rate: null, delay: 0.02, queue: { kind: 'droptail' } }],
      flows: [{ scheme: { kind: 'tcp', variant: 'reno' } }],
      loss: { kind: 'periodic', every: 100, offset: 7 },
    });
    const { injectedDrops, flows } = simulation.summary();
    const { sent, dropRate } = flows[0]!;
    expect(sent).toBeGreaterThan(10_000);
    expect(injectedDrops).toBe(Math.floor((sent - 7) / 100) + 1);
    expect(dropRate).toBe(injectedDrops / sent);
  });

  it('stands at the first hop only: flows that come in behind it lose nothing', () => {
    const { simulation } = runToEnd({
      duration: 20,
      path: [
        { rate: null, delay: 0.02 },
        { rate: null, delay: 0.01 },
      ],
      flows: [
        { id: 'through', transport: { maxWindow: 50 } },
        { id: 'behind', enter: 1, transport: { maxWindow: 50 } },
      ],
      loss: { kind: 'bernoulli', p: 0.05 },
    });
    const { flows } = simulation.summary();
    expect(flows[0]!.drops).toBeGreaterThan(10);
    expect(flows[1]!.drops).toBe(0);
  });
});
