import { describe, expect, it } from 'vitest';

import { ACCEPT, DROP, MARK, type Verdict } from '../../workers/engine/network/queues/discipline.ts';
import { Red, type RedQueue } from '../../workers/engine/network/queues/red.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { ConstantStream } from './support/randomness.ts';
import { seeds } from './support/statistics.ts';

const SETTINGS: RedQueue = {
  kind: 'red',
  limit: 1_000,
  minThreshold: 10,
  maxThreshold: 30,
  maxP: 0.1,
  weight: 0.002,
  gentle: true,
  wait: true,
  ecn: false,
  markP: 0.1,
};

function red(changes: Partial<RedQueue> = {}, random: RandomStream = new RandomStream(1, 'queue 0')): Red {
  return new Red({ ...SETTINGS, ...changes }, random, () => 300);
}

/** A packet arrives at a queue whose length has been `average` for so long that the average is that. */
function arriveAt(queue: Red, average: number, ecnCapable = false): Verdict {
  queue.average = average;
  return queue.admit(average, ecnCapable);
}

/** Packets from one early drop to the next, `count` times, at an average that is held at `average`. */
function gapsBetweenDrops(queue: Red, average: number, count: number): number[] {
  const gaps: number[] = [];
  let packets = 0;
  while (gaps.length <= count) {
    packets += 1;
    if (arriveAt(queue, average) !== DROP) continue;
    gaps.push(packets);
    packets = 0;
  }
  // The first gap begins with the crossing of the threshold.
  return gaps.slice(1);
}

describe("RED's average", () => {
  it('is the weighted mean of the queue lengths that arrivals find', () => {
    const queue = red({ weight: 0.25 });
    let expected = 0;
    for (const waiting of [0, 4, 7, 2, 9]) {
      queue.admit(waiting, false);
      expected = 0.75 * expected + 0.25 * waiting;
      expect(queue.average).toBeCloseTo(expected, 12);
    }
  });

  it('falls by (1 − w)^301 = 0.547 in an idle second of a link that sends 300 packets per second', () => {
    const queue = red();
    queue.average = 20;
    queue.age(1);
    queue.admit(0, false);
    expect(queue.average / 20).toBeCloseTo(0.547, 3);
    expect(queue.average).toBeCloseTo(20 * (1 - 0.002) ** 301, 9);
  });

  it('ages by whole packets only', () => {
    const queue = red();
    queue.average = 20;
    queue.age(0.9 / 300);
    queue.admit(0, false);
    expect(queue.average).toBeCloseTo(20 * 0.998, 12);
  });
});

describe("RED's chance of an early drop", () => {
  const chanceAt = (average: number, changes: Partial<RedQueue> = {}): number => {
    const queue = red(changes);
    queue.average = average;
    return queue.chance();
  };

  it('is 0 below the lower threshold and climbs in a straight line to maxP at the upper', () => {
    expect(chanceAt(9.999)).toBe(0);
    expect(chanceAt(10)).toBe(0);
    expect(chanceAt(15)).toBeCloseTo(0.025, 12);
    expect(chanceAt(20)).toBeCloseTo(0.05, 12);
    expect(chanceAt(29.9999)).toBeCloseTo(0.1, 5);
  });

  it('goes on gently from maxP to 1 at twice the upper threshold', () => {
    expect(chanceAt(30)).toBeCloseTo(0.1, 12);
    expect(chanceAt(45)).toBeCloseTo(0.55, 12);
    expect(chanceAt(60)).toBeCloseTo(1, 12);
    expect(chanceAt(90)).toBe(1);
  });

  it('jumps to 1 at the upper threshold if it is not gentle', () => {
    expect(chanceAt(29.999, { gentle: false })).toBeLessThan(0.1);
    expect(chanceAt(30, { gentle: false })).toBe(1);
  });
});

describe('early drops of RED', () => {
  it('never hit a packet that finds one waiting or none, however high the average: the link must not fall idle', () => {
    // The smallest weight: the average stays at 60, where every other packet would be dropped.
    for (const waiting of [0, 1]) {
      const queue = red({ weight: 1e-6, gentle: false, wait: false });
      queue.average = 60;
      const verdicts = Array.from({ length: 50 }, () => queue.admit(waiting, false));
      expect(new Set(verdicts)).toEqual(new Set([ACCEPT]));
      expect([queue.admit(2, false), queue.admit(2, false)]).toEqual([ACCEPT, DROP]);
    }
  });

  it('with wait come 1/p to 2/p packets apart, evenly: at p = 0.05 every gap from 20 to 39 is as likely', () => {
    // red.cc draws p/(2 − k p) for the k-th packet from the 1/p-th on, which reaches 1 at k = 2/p − 1.
    for (const seed of seeds(3)) {
      const gaps = gapsBetweenDrops(red({}, new RandomStream(seed, 'queue 0')), 20, 20_000);
      expectUniform(gaps, 20, 39);
    }
  });

  it('without wait come 1 to 1/p packets apart, evenly: at p = 0.05 every gap from 1 to 19 is as likely', () => {
    for (const seed of seeds(3)) {
      const gaps = gapsBetweenDrops(red({ wait: false }, new RandomStream(seed, 'queue 0')), 20, 20_000);
      expectUniform(gaps, 1, 19);
    }
  });

  it('with wait make a drop rate of 2/3 of the chance, without wait twice the chance', () => {
    const rate = (gaps: number[]): number => gaps.length / gaps.reduce((sum, gap) => sum + gap, 0);
    // At p = 0.01: mean gaps (100 + 199)/2 and (1 + 99)/2 packets; 5000 gaps have a mean within 4 × 0.4 %.
    expect(rate(gapsBetweenDrops(red(), 12, 5_000)) * 149.5).toBeCloseTo(1, 1.8);
    expect(rate(gapsBetweenDrops(red({ wait: false }), 12, 5_000)) * 50).toBeCloseTo(1, 1.4);
  });

  it('are always made above twice the upper threshold', () => {
    const queue = red();
    arriveAt(queue, 60);
    for (let packet = 0; packet < 50; packet += 1) expect(arriveAt(queue, 60)).toBe(DROP);
  });

  it('are told with the packets since the one before', () => {
    const queue = red();
    expect(queue.spacing).toBeNaN();
    let packets = 0;
    const [gaps, told]: [number[], number[]] = [[], []];
    while (gaps.length < 50) {
      packets += 1;
      if (arriveAt(queue, 20) !== DROP) continue;
      gaps.push(packets);
      told.push(queue.spacing);
      packets = 0;
    }
    // At p = 5 % they lie at least 20 apart; the first count begins one packet above the threshold.
    expect(told.slice(1)).toEqual(gaps.slice(1));
    expect(Math.min(...told)).toBeGreaterThanOrEqual(20);
  });

  it('spare the first packet that finds the average above the threshold', () => {
    const queue = red({}, new ConstantStream(0));
    expect(arriveAt(queue, 60)).toBe(ACCEPT);
    expect(arriveAt(queue, 60)).toBe(DROP);
    // The average falls below and comes back.
    expect(arriveAt(queue, 2)).toBe(ACCEPT);
    expect(arriveAt(queue, 60)).toBe(ACCEPT);
    expect(arriveAt(queue, 60)).toBe(DROP);
  });

  it('spare whoever finds at most one packet waiting, at any average', () => {
    const queue = red({ weight: 1e-6 }, new ConstantStream(0));
    queue.average = 60;
    for (let packet = 0; packet < 50; packet += 1) expect(queue.admit(packet % 2, false)).toBe(ACCEPT);
  });

  it('are none below the lower threshold', () => {
    const queue = red({}, new ConstantStream(0));
    for (let packet = 0; packet < 1_000; packet += 1) expect(arriveAt(queue, 9)).toBe(ACCEPT);
  });
});

describe('ECN marks of RED', () => {
  /** The verdicts of packets at a chance of `chance`, held, with a draw that always signals once spacing lets it. */
  function verdicts(chance: number, changes: Partial<RedQueue>, ecnCapable: boolean): Set<Verdict> {
    const queue = red({ wait: false, weight: 1e-6, ...changes }, new ConstantStream(0));
    const seen = new Set<Verdict>();
    const average = 10 + 200 * chance;
    arriveAt(queue, average);
    for (let packet = 0; packet < 20; packet += 1) seen.add(arriveAt(queue, average, ecnCapable));
    return seen;
  }

  it('take the place of early drops for packets that are ECN-capable', () => {
    expect(verdicts(0.05, { ecn: true }, true)).toEqual(new Set([MARK]));
  });

  it('are not for packets that are not, nor in a queue that does not mark', () => {
    expect(verdicts(0.05, { ecn: true }, false)).toEqual(new Set([DROP]));
    expect(verdicts(0.05, { ecn: false }, true)).toEqual(new Set([DROP]));
  });

  it('are given only while the chance is below markP', () => {
    expect(verdicts(0.049, { ecn: true, markP: 0.05 }, true)).toEqual(new Set([MARK]));
    expect(verdicts(0.051, { ecn: true, markP: 0.05 }, true)).toEqual(new Set([DROP]));
    expect(verdicts(0.05, { ecn: true, markP: 0 }, true)).toEqual(new Set([DROP]));
  });

  it('are spaced as drops are', () => {
    const queue = red({ ecn: true });
    const gaps: number[] = [];
    let packets = 0;
    while (gaps.length < 5_001) {
      packets += 1;
      if (arriveAt(queue, 20, true) !== MARK) continue;
      gaps.push(packets);
      packets = 0;
    }
    expectUniform(gaps.slice(1), 20, 39);
  });
});

describe('a full RED queue', () => {
  it('drops every packet, ECN-capable or not, also while the average is low', () => {
    const queue = red({ limit: 5, ecn: true });
    for (let packet = 0; packet < 20; packet += 1) {
      expect(queue.admit(5, packet % 2 === 0)).toBe(DROP);
      expect(queue.admit(4, true)).toBe(ACCEPT);
    }
  });

  it('restarts the spacing of early drops at a forced drop', () => {
    const queue = red({ limit: 20 }, new ConstantStream(0));
    // An average a little above 20, so that p is a little above 0.05, with room for one more packet.
    const below = (): Verdict => {
      queue.average = 20.01;
      return queue.admit(19, false);
    };
    below();
    for (let packet = 0; packet < 10; packet += 1) expect(below()).toBe(ACCEPT);
    expect(arriveAt(queue, 20)).toBe(DROP);
    // The next 19 are spared, then the draw (always 0) drops.
    const next = Array.from({ length: 20 }, below);
    expect(next.slice(0, 19)).toEqual(Array(19).fill(ACCEPT));
    expect(next[19]).toBe(DROP);
  });
});

/** Gaps from `first` to `last`, all as likely: extremes, mean within 4 standard errors, chi-square. */
function expectUniform(gaps: readonly number[], first: number, last: number): void {
  const kinds = last - first + 1;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const sigma = Math.sqrt((kinds * kinds - 1) / 12);
  // The held average is right but for rounding, which may move the ends by one packet in rare draws.
  expect(Math.min(...gaps)).toBe(first);
  expect(Math.max(...gaps)).toBe(last);
  expect(Math.abs(mean - (first + last) / 2)).toBeLessThan((4 * sigma) / Math.sqrt(gaps.length));
  const expected = gaps.length / kinds;
  let chiSquare = 0;
  for (let gap = first; gap <= last; gap += 1) {
    chiSquare += (gaps.filter((one) => one === gap).length - expected) ** 2 / expected;
  }
  // Mean kinds − 1, standard deviation sqrt(2 (kinds − 1)); 5 of them.
  expect(chiSquare).toBeLessThan(kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1)));
}
