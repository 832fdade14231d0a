import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { jainIndex, meanOf, Moments, share } from '../../workers/engine/sampling/statistics.ts';
import { runs } from './support/property.ts';

const rates = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 50 });

describe("Jain's fairness index", () => {
  it('is 1 for equal rates and k/n when k of n share all', () => {
    expect(jainIndex([5, 5, 5, 5])).toBe(1);
    expect(jainIndex([1, 0, 0, 0])).toBe(0.25);
    expect(jainIndex([...Array<number>(8).fill(3), ...Array<number>(8).fill(0)])).toBe(0.5);
  });

  it('is (1 + r)² / (2 (1 + r²)) for two rates in ratio r', () => {
    for (const r of [1, 1.5, 3, 40]) expect(jainIndex([7, 7 * r])).toBeCloseTo((1 + r) ** 2 / (2 * (1 + r * r)), 12);
  });

  it('is 1 when nobody sends, and of the first rates only if a count is given', () => {
    expect(jainIndex([0, 0, 0])).toBe(1);
    expect(jainIndex([4, 4, 99], 2)).toBe(1);
  });

  it('is between 1/n and 1, blind to order and scale, and 1/(1 + CoV²) of the same rates', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 1_000 }), (values, scale) => {
        const index = jainIndex(values);
        expect(index).toBeLessThanOrEqual(1 + 1e-12);
        expect(index).toBeGreaterThanOrEqual(1 / values.length - 1e-12);
        expect(jainIndex(values.toReversed())).toBeCloseTo(index, 12);
        expect(jainIndex(values.map((value) => scale * value))).toBeCloseTo(index, 12);
        const { cov } = momentsOf(values);
        if (cov !== null) expect(index).toBeCloseTo(1 / (1 + cov * cov), 9);
      }),
      runs(300),
    );
  });
});

describe('the coefficient of variation', () => {
  it('is the population standard deviation over the mean', () => {
    expect(momentsOf([2, 4, 4, 4, 5, 5, 7, 9]).cov).toBeCloseTo(2 / 5, 12);
    expect(momentsOf([3, 3, 3]).cov).toBe(0);
    // One busy bin in four: sqrt((1 − π)/π).
    expect(momentsOf([1, 0, 0, 0]).cov).toBeCloseTo(Math.sqrt(3), 12);
  });

  it('does not exist for no numbers or a mean of 0', () => {
    expect(momentsOf([])).toMatchObject({ count: 0, mean: null, cov: null });
    expect(momentsOf([0, 0])).toMatchObject({ count: 2, mean: 0, cov: null });
  });

  it('agrees with the definition computed in two passes, and is a number also for equal values', () => {
    fc.assert(
      fc.property(rates, (values) => {
        const moments = momentsOf(values);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
        expect(moments.mean).toBeCloseTo(mean, 9);
        if (mean > 0) expect(moments.cov! * mean).toBeCloseTo(Math.sqrt(variance), 4);
        const equal = momentsOf(values.map(() => 0.1 + values[0]!));
        expect(equal.cov).toBeGreaterThanOrEqual(0);
        expect(equal.cov).toBeLessThan(1e-6);
      }),
      runs(300),
    );
  });
});

describe('shares and means', () => {
  it('of nothing are 0 and null', () => {
    expect(share(0, 0)).toBe(0);
    expect(share(3, 0)).toBe(0);
    expect(share(1, 4)).toBe(0.25);
    expect(meanOf([])).toBeNull();
    expect(meanOf([null, null])).toBeNull();
    expect(meanOf([1, null, 3])).toBe(2);
  });
});

function momentsOf(values: readonly number[]): Moments {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments;
}
