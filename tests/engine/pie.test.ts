import { describe, expect, it } from 'vitest';

import { Pie, type PieQueue } from '../../workers/engine/network/queues/pie.ts';
import { ACCEPT, DROP, MARK, type Verdict } from '../../workers/engine/network/queues/discipline.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { scenarioWith } from '../support/scenario.ts';
import { ConstantStream } from './support/randomness.ts';
import { mean } from './support/statistics.ts';

/** As RFC 8033 has them: tests/scenario/defaults.test.ts. */
const SETTINGS = scenarioWith({ flows: [{}], path: [{ queue: { kind: 'pie' } }] }).path[0]!.queue as PieQueue;

function pie(changes: Partial<PieQueue> = {}, random: RandomStream = new RandomStream(1, 'queue 0')): Pie {
  return new Pie({ ...SETTINGS, ...changes }, random);
}

/** A queue whose last two updates saw `delay` and whose chance is `chance`, its burst allowance used up. */
function held(chance: number, delay: number, random?: RandomStream, changes: Partial<PieQueue> = {}): Pie {
  const queue = pie({ maxBurst: 0, ...changes }, random);
  queue.update(delay);
  queue.chance = chance;
  return queue;
}

/** By how much an update at `delay`, after one at `before`, moves the chance from `chance`. */
function step(chance: number, delay: number, before: number): number {
  const queue = held(chance, before);
  queue.update(delay);
  return queue.chance - chance;
}

describe("PIE's chance", () => {
  it('grows by α per second of delay above the target and β per second of its growth, at every update', () => {
    // 0.125 × 5 ms + 1.25 × 10 ms = 0.013125; from 0.1 on unscaled.
    expect(step(0.2, 0.02, 0.01)).toBeCloseTo(0.125 * 0.005 + 1.25 * 0.01, 12);
    expect(step(0.2, 0.02, 0.02)).toBeCloseTo(0.125 * 0.005, 12);
    expect(step(0.2, 0.01, 0.02)).toBeCloseTo(-0.125 * 0.005 - 1.25 * 0.01, 12);
    expect(step(0.2, 0.015, 0.015)).toBe(0);
  });

  it.each([
    [0, 2048],
    [0.0000009, 2048],
    [0.000001, 512],
    [0.000009, 512],
    [0.00001, 128],
    [0.00009, 128],
    [0.0001, 32],
    [0.0009, 32],
    [0.001, 8],
    [0.009, 8],
    [0.01, 2],
    [0.09, 2],
    [0.1, 1],
  ])('of %f is moved in steps divided by %i', (chance, scale) => {
    expect(step(chance, 0.02, 0.01) * scale).toBeCloseTo(0.013125, 9);
  });

  it('from 0 on, at a delay that stays at 30 ms, is that worked out by hand', () => {
    const queue = pie();
    const chances = [1, 2, 3].map(() => {
      queue.update(0.03);
      return queue.chance;
    });
    // (0.001875 + 0.0375)/2048, then 0.001875/128 twice.
    const first = 0.039375 / 2048;
    expect(chances[0]).toBeCloseTo(first, 15);
    expect(chances[1]).toBeCloseTo(first + 0.001875 / 128, 15);
    expect(chances[2]).toBeCloseTo(first + (2 * 0.001875) / 128, 15);
  });

  it('above 10 % grows by at most 2 % at an update, and below by as much as it has to', () => {
    expect(step(0.5, 0.2, 0)).toBeCloseTo(0.02, 12);
    expect(step(0.09, 0.2, 0)).toBeCloseTo((0.125 * 0.185 + 1.25 * 0.2) / 2, 12);
  });

  it('decays by 2 % at each update of a queue that is and was empty', () => {
    const queue = held(0.5, 0);
    queue.update(0);
    expect(queue.chance).toBeCloseTo((0.5 - 0.125 * 0.015) * 0.98, 12);
  });

  it('stays from 0 to 1', () => {
    expect(held(0.99, 0.2).chance + step(0.99, 0.3, 0.2)).toBe(1);
    const empty = held(0.0001, 0.1);
    empty.update(0);
    expect(empty.chance).toBe(0);
  });
});

describe("PIE's burst allowance", () => {
  it('lets everything through for 150 ms, ten updates', () => {
    const queue = pie({}, new ConstantStream(0));
    for (let update = 1; update <= 10; update += 1) {
      queue.update(0.2);
      queue.chance = 1;
      if (update < 10) expect(queue.admit(100, false)).toBe(ACCEPT);
    }
    expect(queue.burstAllowance).toBeCloseTo(0, 12);
    queue.update(0.2);
    expect(queue.admit(100, false)).toBe(DROP);
  });

  it('is given again once the chance is 0 and the delay below half the target at two updates', () => {
    const queue = pie();
    for (let update = 0; update < 12; update += 1) queue.update(0.02);
    expect(queue.burstAllowance).toBe(0);
    queue.update(0.007);
    queue.chance = 0.5;
    queue.update(0.007);
    expect(queue.chance).toBeGreaterThan(0);
    expect(queue.burstAllowance).toBe(0);
    queue.chance = 0;
    queue.update(0.007);
    expect(queue.chance).toBe(0);
    expect(queue.burstAllowance).toBe(SETTINGS.maxBurst);
  });
});

describe('early drops of PIE', () => {
  /** Packets from one early drop to the next at a chance of `chance`, held. */
  const gaps = (chance: number, count: number, random: RandomStream): number[] => {
    const queue = held(chance, 0.05, random);
    const result: number[] = [];
    for (let packets = 1; result.length < count; packets += 1) {
      if (queue.admit(100, false) !== DROP) continue;
      result.push(packets);
      packets = 0;
    }
    return result;
  };

  it('never come before the chances since the last add up to 0.85, however the draw falls', () => {
    // 7 × 1/8 is the first sum above 0.85.
    expect(gaps(1 / 8, 5, new ConstantStream(0))).toEqual([7, 7, 7, 7, 7]);
  });

  it('count from a drop by the full queue too', () => {
    const queue = held(1 / 8, 0.05, new ConstantStream(0));
    for (let packet = 1; packet <= 6; packet += 1) expect(queue.admit(100, false)).toBe(ACCEPT);
    expect(queue.admit(queue.limit, false)).toBe(DROP);
    for (let packet = 1; packet <= 6; packet += 1) expect(queue.admit(100, false), `${packet}`).toBe(ACCEPT);
    expect(queue.admit(100, false)).toBe(DROP);
  });

  it('count from the last time at which the chance was 0', () => {
    const queue = held(1 / 8, 0.05, new ConstantStream(0));
    for (const chance of [1 / 8, 0, 1 / 8]) {
      queue.chance = chance;
      for (let packet = 1; packet <= 6; packet += 1) expect(queue.admit(100, false), `${chance}`).toBe(ACCEPT);
    }
    expect(queue.admit(100, false)).toBe(DROP);
  });

  it('always come when the chances since the last add up to 8.5', () => {
    expect(gaps(1 / 8, 3, new ConstantStream(0.999))).toEqual([68, 68, 68]);
  });

  it('in between are drawn: the mean gap is ⌈0.85/p⌉ − 1 packets and a geometric one of mean 1/p', () => {
    const p = 1 / 8;
    const drawn = gaps(p, 20_000, new RandomStream(3, 'queue 0'));
    // The end at 68 packets cuts off (1 − p)^61 of the draws, 0.03 %.
    const sigma = Math.sqrt(1 - p) / p / Math.sqrt(drawn.length);
    expect(Math.abs(mean(drawn) - (6 + 1 / p))).toBeLessThan(4 * sigma + 0.003);
    expect(Math.min(...drawn)).toBe(7);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(68);
  });

  it('are none while the delay is below half the target and the chance below 20 %', () => {
    const verdicts = (chance: number, delay: number): Set<Verdict> => {
      const queue = held(chance, delay, new ConstantStream(0));
      return new Set(Array.from({ length: 100 }, () => queue.admit(100, false)));
    };
    expect(verdicts(0.19, 0.007)).toEqual(new Set([ACCEPT]));
    expect(verdicts(0.19, 0.0075)).toContain(DROP);
    expect(verdicts(0.2, 0.007)).toContain(DROP);
  });

  it('are none while two packets wait or fewer', () => {
    const queue = held(1, 0.05, new ConstantStream(0));
    for (let packet = 0; packet < 100; packet += 1) expect(queue.admit(2, false)).toBe(ACCEPT);
    expect(queue.admit(3, false)).toBe(DROP);
  });

  it('are marks for ECN-capable packets while the chance is below 10 %', () => {
    const kinds = (chance: number, ecn: boolean, capable: boolean): Set<Verdict> => {
      const queue = held(chance, 0.05, new ConstantStream(0), { ecn });
      return new Set(Array.from({ length: 100 }, () => queue.admit(100, capable)));
    };
    expect(kinds(0.099, true, true)).toEqual(new Set([ACCEPT, MARK]));
    expect(kinds(0.1, true, true)).toEqual(new Set([ACCEPT, DROP]));
    expect(kinds(0.099, true, false)).toEqual(new Set([ACCEPT, DROP]));
    expect(kinds(0.099, false, true)).toEqual(new Set([ACCEPT, DROP]));
  });
});

describe('a full PIE queue', () => {
  it('drops every packet, also while the chance is 0', () => {
    const queue = pie({ limit: 5 });
    expect(queue.admit(4, true)).toBe(ACCEPT);
    expect(queue.admit(5, true)).toBe(DROP);
  });
});
