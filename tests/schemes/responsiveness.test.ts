import { describe, expect, it } from 'vitest';

import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { afterLosses } from './support/persistent-loss.ts';

/** Cuts until a window is down to half of what it was before the first of them. */
function cutsToHalve(scheme: SchemeChoice): number {
  return afterLosses(scheme, 1_000, 40).findIndex((share) => share <= 0.5 + 1e-9) + 1;
}

describe('responsiveness D: one loss per round trip until the rate is half (yang2000 Sec. 4.1)', () => {
  // By the law alone: ln(1/2)/ln(1 − b) cuts, rounded up. The climb between two cuts may ask for one more.
  it.each<[string, SchemeChoice, number]>([
    ['TCP', { kind: 'tcp' }, 1],
    ['GAIMD(0.31, 1/8)', { kind: 'aimd', a: 0.31, b: 0.125 }, 6],
    ['AIMD(0.2, 1/8)', { kind: 'aimd', a: 0.2, b: 0.125 }, 6],
    ['SIMD(1/16)', { kind: 'simd', b: 1 / 16 }, 11],
    ['CUBIC, which keeps 0.7', { kind: 'cubic' }, 2],
    ['RAP', { kind: 'rap' }, 1],
  ])('%s (%j) needs %d cuts or one more', (_, scheme, byLaw) => {
    const cuts = cutsToHalve(scheme);
    expect(cuts).toBeGreaterThanOrEqual(byLaw);
    expect(cuts).toBeLessThanOrEqual(byLaw + 1);
  });

  it('SQRT follows dW/dn = −b sqrt(W), IIAD and AIAD/H lose their constant each time, less what they climb between', () => {
    const windows = (scheme: SchemeChoice): number[] => afterLosses(scheme, 1_000, 12);
    // sqrt(W) falls by b/2 per cut; windows were at about sqrt(1500) = 38.7 and stood a little above before the cut.
    const sqrt = windows({ kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67 });
    const peak = (0.67 / (1 - sqrt[0]!)) ** 2;
    expect(peak).toBeGreaterThan(36);
    expect(peak).toBeLessThan(44);
    for (let cut = 1; cut <= 12; cut += 1) {
      const fluid = (1 - (0.335 * (cut + 1)) / Math.sqrt(peak)) ** 2;
      // What it climbs in the round trip or so between: a/sqrt(W) packets.
      expect(sqrt[cut]! - fluid).toBeGreaterThan(-0.01);
      expect((sqrt[cut]! - fluid) * peak).toBeLessThan(cut * 2 * 0.35);
    }
    for (const [scheme, cut] of [
      [{ kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 }, 0.67],
      [{ kind: 'aiad-h', b: 0.25 }, 0.25],
    ] as const) {
      const shares = windows(scheme);
      const from = cut / (1 - shares[0]!);
      for (let index = 1; index <= 12; index += 1) {
        const lost = (shares[index - 1]! - shares[index]!) * from;
        expect(lost).toBeLessThanOrEqual(cut + 1e-9);
        expect(lost).toBeGreaterThan(0.85 * cut);
      }
    }
  });

  it.each([100, 1_000])(
    'TFRC(8) halves after 5 or 6 losses beyond the one that was due (one in %i before)',
    (every) => {
      const shares = afterLosses({ kind: 'tfrc' }, every, 8);
      // The loss that was due changes nothing.
      expect(shares[0]).toBeCloseTo(1, 2);
      const losses = shares.findIndex((share) => share <= 0.5);
      expect(losses).toBeGreaterThanOrEqual(5);
      expect(losses).toBeLessThanOrEqual(6);
    },
  );

  it('TFRC falls the slower the more intervals it averages: about 0.6 of them until half', () => {
    const losses = [4, 8, 16, 32].map((intervals) =>
      afterLosses({ kind: 'tfrc', intervals }, 1_000, 40).findIndex((share) => share <= 0.5),
    );
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect(losses[3]! / losses[1]!).toBeGreaterThan(3);
    expect(losses[3]! / losses[1]!).toBeLessThan(5);
  });

  it('TEAR falls as its weights say: to 0.944, 0.833, 0.694, 0.542, 0.393, so below half after 5 losses', () => {
    const shares = afterLosses({ kind: 'tear' }, 1_000, 6);
    expect(shares[0]).toBeCloseTo(1, 2);
    // Windows halve each time; what they climb in the round trip between is over the theory.
    [0.944, 0.833, 0.694, 0.542, 0.393].forEach((share, index) => {
      expect(shares[index + 1]! - share).toBeGreaterThan(-0.005);
      expect(shares[index + 1]! - share).toBeLessThan(0.06);
    });
    expect(shares.findIndex((share) => share <= 0.5)).toBe(5);
    // Smaller windows climb more of their size in a round trip: one loss more at 1 %.
    const small = afterLosses({ kind: 'tear' }, 100, 8).findIndex((share) => share <= 0.5);
    expect([5, 6]).toContain(small);
  });
});
