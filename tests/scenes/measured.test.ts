import { describe, expect, test } from 'vitest';
import { Measured } from '../../src/scenes/measured.ts';
import { handMade, scenario } from './support/hand-made.ts';

describe('flows cut together', () => {
  const together = (...flows: number[][]): number => {
    const series = handMade(flows.map((lossEvents) => ({ lossEvents })));
    return Measured.of(scenario, series, series.length)!.cutTogether('a', 0);
  };

  test('if at most two samples without loss events lie between theirs: with three they are two times', () => {
    expect(together([0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0])).toBe(2);
    expect(together([0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])).toBe(1);
  });

  test('counted once each however often they cut in that time, and no flows of other groups', () => {
    expect(together([1, 1, 1, 0], [0, 0, 0, 0], [1, 1, 1, 1])).toBe(1);
    expect(together([1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0])).toBe(1.5);
  });
});

test('a climb begins with a cut, be it of two samples, and what falls before it is over begins none', () => {
  const climb = (...cwnd: number[]): number => {
    const series = handMade([{ cwnd }]);
    return Measured.of(scenario, series, series.length)!.climb('a', 0);
  };
  // From 20 by way of 12 to 8, and after four samples 20 again.
  expect(climb(10, 20, 12, 8, 10, 14, 20, 20)).toBe(4);
  expect(climb(10, 20, 10, 20, 10, 15, 20)).toBe(1.5);
});
