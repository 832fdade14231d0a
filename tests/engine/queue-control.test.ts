import { describe, expect, it } from 'vitest';

import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { prepare } from './support/run.ts';
import { mean } from './support/statistics.ts';
import { LONG } from './support/long.ts';

/** Of a 1000-byte packet at 10 Mbit/s, s. */
const SERVICE = 0.0008;
const SECONDS = 160;
const WARMUP = 40;

interface Held {
  /** Mean queueing delay, s. */
  mean: number;
  /** The standing queue: mean over spans of 100 ms of the least queueing delay within each, s. */
  standing: number;
  utilization: number;
  dropRate: number;
  markRate: number;
}

/** What a queue makes of ten TCP flows over 10 Mbit/s with round trips of 50 ms. */
function tenFlows(queue: object): Held {
  const { simulation, frames } = prepare({
    duration: SECONDS,
    warmup: WARMUP,
    sample: 0.01,
    path: [{ rate: 10e6, delay: 0.0125, queue }],
    flows: [{ count: 10, accessDelay: 0.0125, startJitter: 2 }],
  });
  simulation.runUntil(SECONDS);
  const { utilization, meanQueue, dropRate, markRate } = simulation.summary().hops[0]!;
  const place = hopOffset(simulation.layout, 0, 'queue');
  const least: number[] = [];
  for (let frame = 100 * WARMUP; frame + 10 <= frames.length; frame += 10) {
    least.push(Math.min(...frames.slice(frame, frame + 10).map((row) => row[place]!)));
  }
  return { mean: meanQueue * SERVICE, standing: mean(least) * SERVICE, utilization: utilization!, dropRate, markRate };
}

describe('ten TCP flows', () => {
  it('fill a drop-tail queue of 150 packets, 120 ms: more than 50 ms of it stand', () => {
    const { standing, mean: delay } = tenFlows({ kind: 'droptail', limit: 150 });
    expect(standing).toBeGreaterThan(0.05);
    expect(delay).toBeGreaterThan(0.06);
  });

  it.each(LONG ? [false, true] : [false])(
    'leave a standing queue near the target of 5 ms in CoDel, and the link busy (ECN: %s)',
    (ecn) => {
      const held = tenFlows({ kind: 'codel', ecn });
      // A standing queue above the target for 100 ms is what CoDel acts on: it is half to twice that on average.
      expect(held.standing).toBeGreaterThan(0.0025);
      expect(held.standing).toBeLessThan(0.01);
      expect(held.mean).toBeLessThan(0.02);
      expect(held.utilization).toBeGreaterThan(0.97);
      expect(ecn ? held.dropRate : held.markRate).toBe(0);
      expect(ecn ? held.markRate : held.dropRate).toBeGreaterThan(0.005);
    },
  );

  it.each(LONG ? [false, true] : [true])(
    'are held at a mean delay of 15 ms by PIE, and the link busy (ECN: %s)',
    (ecn) => {
      const held = tenFlows({ kind: 'pie', ecn });
      // An integral controller has no lasting error: 5 % is what 120 s leave of the start.
      expect(Math.abs(held.mean / 0.015 - 1)).toBeLessThan(0.05);
      expect(held.utilization).toBeGreaterThan(0.98);
      expect(ecn ? held.markRate : held.dropRate).toBeGreaterThan(0.005);
    },
  );

  it('are held by PIE at any target that it is given', () => {
    for (const target of [0.01, 0.03]) {
      expect(Math.abs(tenFlows({ kind: 'pie', target }).mean / target - 1)).toBeLessThan(0.05);
    }
  });
});
