import { describe, expect, it } from 'vitest';

import { LossIntervals } from '../../workers/engine/transport/loss-intervals.ts';

/** History of closed intervals, the oldest first, and `open` packets since. */
function history(count: number, discounting: boolean, closed: readonly number[], open = 0): LossIntervals {
  const intervals = new LossIntervals(count, discounting);
  intervals.begin(closed[0]!);
  for (const length of closed.slice(1)) {
    for (let packet = 0; packet < length; packet += 1) intervals.count();
    intervals.close();
  }
  return grow(intervals, open);
}

function grow(intervals: LossIntervals, packets: number): LossIntervals {
  for (let packet = 0; packet < packets; packet += 1) intervals.count();
  return intervals;
}

describe('the average loss interval', () => {
  it.each([
    [2, [1, 0.5]],
    // An odd number counts as the next even one (ns-2).
    [1, [1, 0.5]],
    [5, [1, 1, 1, 0.75, 0.5, 0.25]],
    [6, [1, 1, 1, 0.75, 0.5, 0.25]],
    [8, [1, 1, 1, 1, 0.8, 0.6, 0.4, 0.2]],
    [16, [1, 1, 1, 1, 1, 1, 1, 1, 8 / 9, 7 / 9, 6 / 9, 5 / 9, 4 / 9, 3 / 9, 2 / 9, 1 / 9]],
  ])('of the last %i weighs the newest half fully and the others less and less', (count, weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [place, weight] of weights.entries()) {
      // All 10 but the one at `place` from the newest, which is 1000; two intervals more, forgotten by now.
      const newestFirst = [...weights.map((_, index) => (index === place ? 1_000 : 10)), 77_777, 77_777];
      const average = history(count, false, newestFirst.toReversed()).average();
      expect(average).toBeCloseTo(10 + (990 * weight) / total, 9);
    }
  });

  it("has the tails that yang2000 tabulates: what a loss rate's new value weighs after 1, 2, … losses", () => {
    const tails = [5 / 6, 2 / 3, 1 / 2, 1 / 3, 1 / 5, 1 / 10, 1 / 30, 0];
    for (const [losses, tail] of tails.entries()) {
      const newestFirst = [
        ...Array.from({ length: losses + 1 }, () => 0),
        ...Array.from({ length: 8 }, () => 300),
      ].slice(0, 8);
      expect(history(8, false, newestFirst.toReversed()).average()).toBeCloseTo(300 * tail, 9);
    }
  });

  it('is over as many intervals as there are, until there are enough', () => {
    expect(history(8, false, [60]).average()).toBe(60);
    expect(history(8, false, [60, 30]).average()).toBe(45);
    expect(history(8, false, [60, 30, 30, 30, 30]).average()).toBeCloseTo((4 * 30 + 0.8 * 60) / 4.8, 12);
  });

  it('counts the open interval only where that raises it', () => {
    const closed = Array.from({ length: 8 }, () => 100);
    expect(history(8, false, closed, 99).average()).toBe(100);
    expect(history(8, false, closed, 100).average()).toBe(100);
    // Then it is the newest of all, and the eighth falls out: (700 + 100 (3 + 0.8 + 0.6 + 0.4 + 0.2)) / 6.
    expect(history(8, false, closed, 700).average()).toBeCloseTo(200, 12);
  });

  it('gives a loss event rate of 0 before any loss, and of 1 at most', () => {
    expect(new LossIntervals(8, true).lossEventRate()).toBe(0);
    expect(grow(new LossIntervals(8, true), 500).lossEventRate()).toBe(0);
    expect(history(8, true, [1, 1, 1]).lossEventRate()).toBe(1);
    expect(history(8, true, [0]).lossEventRate()).toBe(1);
    expect(history(8, true, [50, 50]).lossEventRate()).toBe(1 / 50);
  });
});

describe('history discounting, worked by hand for eight intervals of 100', () => {
  const closed = Array.from({ length: 8 }, () => 100);

  /** The open interval at a number of packets, looked at on the way as reports do. */
  function stepwise(discounting: boolean, ...opens: number[]): { intervals: LossIntervals; averages: number[] } {
    const intervals = history(8, discounting, closed);
    let at = 0;
    const averages = opens.map((open) => {
      grow(intervals, open - at);
      at = open;
      return intervals.average();
    });
    return { intervals, averages };
  }

  it('does nothing until the open interval is over twice the average', () => {
    // (200 + 500) / 6 at 200 packets.
    expect(stepwise(true, 100, 200).averages).toEqual([100, 700 / 6]);
  });

  it('then multiplies older weights by 2 · average / open, but by no less than 1/2', () => {
    const { averages } = stepwise(true, 250, 300, 400, 800);
    // 250: factor 0.8: (250 + 0.8 · 500) / (1 + 0.8 · 5) = 130; without it 125.
    expect(averages[0]).toBeCloseTo(130, 12);
    // 300: factor 2/3: (300 + 1000/3) / (1 + 10/3) = 146.15.
    expect(averages[1]).toBeCloseTo(1_900 / 13, 10);
    // 400: factor 1/2: (400 + 250) / 3.5.
    expect(averages[2]).toBeCloseTo(650 / 3.5, 10);
    // 800: the floor, still 1/2, not 1/4: (800 + 250) / 3.5.
    expect(averages[3]).toBeCloseTo(300, 10);
    const undiscounted = stepwise(false, 250, 300, 400, 800).averages;
    [125, 800 / 6, 150, 1_300 / 6].forEach((value, index) => expect(undiscounted[index]).toBeCloseTo(value, 10));
  });

  it('is burnt into the old intervals when the next loss closes the open one', () => {
    const { intervals } = stepwise(true, 800);
    intervals.close();
    // 800 counts fully, the seven others with half of 1, 1, 1, 0.8, 0.6, 0.4, 0.2.
    expect(intervals.average()).toBeCloseTo((800 + 250) / 3.5, 10);
    grow(intervals, 300).close();
    // Two new ones fully; six old ones with half of 1, 1, 0.8, 0.6, 0.4, 0.2: (1100 + 200) / (2 + 2).
    expect(intervals.average()).toBeCloseTo(325, 10);
    const plain = stepwise(false, 800).intervals;
    plain.close();
    expect(plain.average()).toBeCloseTo((800 + 500) / 6, 10);
  });

  it('multiplies what earlier discounting left: twice halved is a quarter', () => {
    const { intervals } = stepwise(true, 800);
    intervals.close();
    // Average 300 now; 1200 is over twice that: 1/2 again.
    grow(intervals, 1_200);
    expect(intervals.average()).toBeCloseTo((1_200 + 0.5 * 800 + 0.25 * 100 * 4) / (1 + 0.5 + 0.25 * 4), 9);
  });
});
