import { describe, expect, it } from 'vitest';

import { compared, interval, percentile } from '../../workers/experiments/statistics.ts';

/** Two-sided 95 %, by degrees of freedom: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2. */
const NIST: Readonly<Record<number, number>> = {
  1: 12.706,
  2: 4.303,
  3: 3.182,
  4: 2.776,
  5: 2.571,
  6: 2.447,
  7: 2.365,
  8: 2.306,
  9: 2.262,
  10: 2.228,
  12: 2.179,
  15: 2.131,
  20: 2.086,
  25: 2.06,
  30: 2.042,
  40: 2.021,
  60: 2,
  120: 1.98,
};

/** n values with mean 0 and sample standard deviation 1. */
function unit(count: number): number[] {
  const raw = Array.from({ length: count }, (_, index) => index - (count - 1) / 2);
  const sd = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0) / (count - 1));
  return raw.map((value) => value / sd);
}

/** The quantile by integrating Student's density, for any degrees of freedom. */
function quantileOf(freedom: number): number {
  const density = (t: number): number => (1 + (t * t) / freedom) ** (-(freedom + 1) / 2);
  // x = t / √(f + t²) maps all of the axis to −1 … 1.
  const mass = (to: number): number => {
    const end = to / Math.sqrt(freedom + to * to);
    const steps = 2_000;
    let sum = 0;
    for (let step = 0; step < steps; step += 1) {
      const x = ((step + 0.5) / steps) * end;
      const t = (x * Math.sqrt(freedom)) / Math.sqrt(1 - x * x);
      sum += (density(t) * Math.sqrt(freedom)) / (1 - x * x) ** 1.5;
    }
    return (sum * end) / steps;
  };
  const all = mass(1e7);
  let [low, high] = [0, 20];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (mass(middle) / all < 0.95) low = middle;
    else high = middle;
  }
  return low;
}

describe('the 95 % interval of a mean over seeds', () => {
  it('has the published quantiles of Student’s t', () => {
    for (const [freedom, t] of Object.entries(NIST)) {
      const count = Number(freedom) + 1;
      expect(interval(unit(count))!.half * Math.sqrt(count), freedom).toBeCloseTo(t, 2);
    }
  });

  it('has the quantiles that Student’s density gives, and between two entries the larger one', () => {
    for (const freedom of [2, 5, 9, 14, 29, 35, 50, 100]) {
      const own = interval(unit(freedom + 1))!.half * Math.sqrt(freedom + 1);
      const exact = quantileOf(freedom);
      expect(own / exact, String(freedom)).toBeGreaterThan(0.999);
      expect(own / exact, String(freedom)).toBeLessThan(1.02);
    }
  });
});

describe('two settings compared seed by seed', () => {
  // Student, The probable error of a mean, Biometrika 1908: hours of sleep gained with two drugs by ten patients.
  const FIRST = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const SECOND = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

  it('come out as Student’s own example does: 1.58 hours more, between 0.70 and 2.46', () => {
    const { difference, verdict } = compared(SECOND, FIRST);
    expect(verdict).toBe('more');
    expect(difference!.mean).toBeCloseTo(1.58, 10);
    expect(difference!.mean - difference!.half).toBeCloseTo(0.7, 2);
    expect(difference!.mean + difference!.half).toBeCloseTo(2.46, 2);
    expect(compared(FIRST, SECOND).verdict).toBe('less');
  });

  it('are the same where every seed gives the same, and stay open with one seed', () => {
    expect(compared([1, 2, 3], [1, 2, 3]).verdict).toBe('same');
    expect(compared([1], [2])).toEqual({ difference: null, verdict: 'open', seedsWanted: null });
  });

  it('leave out seeds in which one of them has no value', () => {
    expect(compared([1, null, 3, 4.1], [0, 5, 2, 3])).toEqual(compared([1, 3, 4.1], [0, 2, 3]));
  });

  // Cohen, Statistical Power Analysis (1988), and G*Power: pairs for a power of 0.8 at 5 %, two-sided.
  it.each([
    [1, 10],
    [0.8, 15],
    [0.5, 34],
    [0.2, 199],
  ])('that differ by %d standard deviations want %d seeds', (effect, seeds) => {
    // Three seeds never tell so little: t is 4.3.
    const apart = unit(3).map((value) => value + effect);
    const found = compared(apart, [0, 0, 0]);
    expect(found.verdict).toBe('open');
    expect(Math.abs(found.seedsWanted! - seeds)).toBeLessThanOrEqual(Math.ceil(0.01 * seeds));
  });
});

describe('percentiles', () => {
  it('lie between neighbours in proportion, and are null of nothing', () => {
    expect(percentile([3, 1, null, 2], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(percentile([null], 0.5)).toBeNull();
  });
});
