import { describe, expect, test } from 'vitest';
import { CURVE_KNOTS, CURVE_LEVELS, distanceFrom, knotTime, trueCurve } from '../../src/lessons/curve.ts';
import type { CurveOf, CurveQuestion } from '../../src/lessons/lesson-file.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { handMade, scenario } from '../scenes/support/hand-made.ts';

const rising = Array.from({ length: 20 }, (_, index) => index + 1);
const series = handMade(
  [
    { cwnd: rising, delivered: [100] },
    { cwnd: [99], delivered: [500] },
    { cwnd: [0, 0, 0, 0, 7], delivered: rising.map((each) => 10 * each) },
  ],
  [{ queueMean: [3] }, { queueMean: rising.map((each) => 2 * each) }],
);
const values = (of: CurveOf, from: number, until: number): [number, number][] =>
  trueCurve(of, series, { from, until }).map(({ time, value }) => [time, Number(value.toFixed(6))]);

describe('the curve of a run', () => {
  test('is that of its group’s first flow or of its hop, sample by sample, in the unit of its axis', () => {
    expect(values({ what: 'window', whose: 'a' }, 2, 4)).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(values({ what: 'queue', whose: 2 }, 5, 6)).toEqual([
      [5, 10],
      [6, 12],
    ]);
    expect(values({ what: 'queue', whose: 1 }, 5, 5)).toEqual([[5, 3]]);
    // Packets of 500 bytes, averaged over a second: a sample.
    expect(values({ what: 'rate', whose: 'b' }, 5, 6)).toEqual([
      [5, 0.2],
      [6, 0.24],
    ]);
    expect(values({ what: 'rate', whose: 'a' }, 5, 5)).toEqual([[5, 0.8]]);
  });

  test('of a round trip begins with the first window', () => {
    expect(values({ what: 'roundTrip', whose: 'b' }, 1, 6).map(([time]) => time)).toEqual([5, 6]);
    for (const [, roundTrip] of values({ what: 'roundTrip', whose: 'b' }, 1, 6)) expect(roundTrip).toBeGreaterThan(100);
  });

  test('goes as far as the run is known', () => {
    expect(values({ what: 'window', whose: 'a' }, 18, 30).map(([time]) => time)).toEqual([18, 19, 20]);
  });
});

describe('a drawn curve', () => {
  const span = { from: 4, until: 16 };
  const question = { of: { what: 'window', whose: 'a' }, top: CURVE_LEVELS } as CurveQuestion;
  const run = Measured.of(scenario, series, 16)!;
  const heightsOf = (height: (time: number) => number): number[] =>
    Array.from({ length: CURVE_KNOTS }, (_, knot) => height(knotTime(knot, span)));

  test('has its first knot at the beginning, its last at the end', () => {
    expect([0, 24, CURVE_KNOTS - 1].map((knot) => knotTime(knot, span))).toEqual([4, 10, 16]);
  });

  test('is as far from the run’s as it lies above or below it, straight from knot to knot', () => {
    const away = (height: (time: number) => number, asked = question): number =>
      distanceFrom(asked, run, span)!(heightsOf(height));
    // The window at time t is t.
    expect(away((time) => time)).toBeCloseTo(0, 9);
    expect(away((time) => time + 2)).toBeCloseTo(2, 9);
    expect(away((time) => time - 2)).toBeCloseTo(2, 9);
    // A level line at 10: the distances from 4 to 16 are 6, 5, ... 0 ... 6.
    expect(away(() => 10)).toBeCloseTo(42 / 13, 9);
    // With another top a height is another number of packets.
    expect(away((time) => time / 2, { ...question, top: 2 * CURVE_LEVELS })).toBeCloseTo(0, 9);
  });

  test('has no distance where the run has no curve', () => {
    const none = handMade([{ cwnd: [1] }, { cwnd: [1] }, { cwnd: [0, 0, 0, 0, 0, 0] }]);
    const asked = { of: { what: 'roundTrip', whose: 'b' }, top: 100 } as CurveQuestion;
    expect(distanceFrom(asked, Measured.of(scenario, none, 6)!, { from: 0, until: 6 })).toBeNull();
  });
});
