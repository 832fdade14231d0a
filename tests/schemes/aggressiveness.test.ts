import { describe, expect, it } from 'vitest';

import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { shown } from './support/inspect.ts';
import { equilibrium } from './support/persistent-loss.ts';

/** Window (of a rate scheme rate times round trip) at the end of each of `rounds` round trips from the last loss on. */
function withoutLoss(scheme: SchemeChoice, rounds = 150): { windows: number[]; alpha: number } {
  const rig = equilibrium(scheme, 100);
  const { counts } = rig;
  // Out of the last recovery first.
  const events = counts.lossEvents;
  while (counts.lossEvents === events) rig.run(rig.now + rig.rtt);
  rig.lose = () => false;
  rig.run(rig.now + 3 * rig.rtt);
  const from = rig.now;
  const windows = [rig.sender.cwnd];
  for (let round = 1; round <= rounds; round += 1) {
    rig.run(from + round * rig.rtt);
    windows.push(rig.sender.cwnd);
  }
  const hasAlpha = rig.sender.inspect().some(({ name }) => name === 'α');
  return { windows, alpha: hasAlpha ? shown(rig.sender, 'α') : 0 };
}

/** Largest rise over `span` round trips, per round trip. */
function steepest(windows: readonly number[], span: number): number {
  return Math.max(...windows.slice(span).map((window, index) => (window - windows[index]!) / span));
}

describe('aggressiveness I: the largest climb without loss, packets per round trip per round trip', () => {
  it.each<[string, SchemeChoice, number]>([
    ['TCP', { kind: 'tcp' }, 1],
    ['GAIMD(0.31, 1/8)', { kind: 'aimd', a: 0.31, b: 0.125 }, 0.31],
    ['AIMD(0.2, 1/8)', { kind: 'aimd', a: 0.2, b: 0.125 }, 0.2],
    ['RAP', { kind: 'rap' }, 1],
  ])('of %s (%j) is %d', (_, scheme, expected) => {
    const { windows } = withoutLoss(scheme);
    // Only whole packets are ACKed: a fraction of a packet less than a window's worth per round trip.
    expect(steepest(windows, 1)).toBeLessThanOrEqual(expected * 1.001);
    expect(steepest(windows, 10)).toBeGreaterThan(0.95 * expected);
  });

  it.each<[string, SchemeChoice]>([
    ['SQRT', { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67 }],
    ['IIAD', { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 }],
  ])('of %s falls as a/W^k with the window', (_, scheme) => {
    const { windows } = withoutLoss(scheme);
    for (let round = 1; round < windows.length; round += 10) {
      const step = windows[round]! - windows[round - 1]!;
      const law = 1 / windows[round - 1]! ** (scheme['k'] as number);
      expect(step).toBeLessThanOrEqual(law * 1.001);
      expect(step).toBeGreaterThan(0.9 * law);
    }
  });

  it('of AIAD/H is α of the last peak, and stays', () => {
    const { windows, alpha } = withoutLoss({ kind: 'aiad-h' });
    expect(alpha).toBeGreaterThan(0.02);
    expect(alpha).toBeLessThan(0.05);
    expect(steepest(windows, 1)).toBeLessThanOrEqual(alpha * 1.001);
    expect(steepest(windows, 50)).toBeGreaterThan(0.95 * alpha);
  });

  it('of SIMD has no bound: it grows by α²/2 in each round trip', () => {
    const { windows, alpha } = withoutLoss({ kind: 'simd' });
    const steps = windows.slice(1).map((window, index) => window - windows[index]!);
    const perRound =
      (steps.slice(-10).reduce((sum, step) => sum + step) - steps.slice(0, 10).reduce((sum, step) => sum + step)) /
      10 /
      140;
    expect(perRound / ((alpha * alpha) / 2)).toBeGreaterThan(0.9);
    expect(perRound / ((alpha * alpha) / 2)).toBeLessThan(1.05);
  });

  it.each([
    [6, 1 / 4.5],
    [8, 1 / 6],
    [16, 1 / 12],
  ])('of TFRC(%i) without discounting is 0.75 of the weight of the open interval', (intervals, weight) => {
    const { windows } = withoutLoss({ kind: 'tfrc', intervals, discounting: false });
    // 0.12 for 8 with the constant 1.2 of yang2000, 0.125 with sqrt(1.5); the timeout term adds a few per cent.
    expect(steepest(windows, 10) / (0.75 * weight)).toBeGreaterThan(0.95);
    expect(steepest(windows, 10) / (0.75 * weight)).toBeLessThan(1.06);
  });

  it('of TFRC(8) with discounting is twice that: 0.2 to 0.28 (yang2000: 0.22, bansal2001: 0.28)', () => {
    const { windows } = withoutLoss({ kind: 'tfrc' });
    const sustained = (windows[150]! - windows[50]!) / 100;
    expect(sustained).toBeGreaterThan(0.2);
    expect(sustained).toBeLessThan(0.28);
    expect(steepest(windows, 10)).toBeLessThan(0.28);
  });

  it('of TEAR is 1/12: half a packet per round of the emulated window, a sixth of which counts', () => {
    const { windows } = withoutLoss({ kind: 'tear' });
    expect(steepest(windows, 1)).toBeGreaterThan(0.95 / 12);
    expect(steepest(windows, 1)).toBeLessThan(1.05 / 12);
    // Rounds are counted by arrivals, and the window it imagines outgrows the rate: slower and slower.
    expect(windows[150]! - windows[100]!).toBeLessThan(windows[50]! - windows[0]!);
  });

  it('of TFRCP is the rate itself: it doubles at every look', () => {
    const { windows } = withoutLoss({ kind: 'tfrcp', interval: 2 }, 60);
    const looks = windows
      .slice(1)
      .map((window, index) => window / windows[index]!)
      .filter((ratio) => ratio > 1.01);
    expect(looks).toHaveLength(3);
    for (const ratio of looks.slice(1)) expect(ratio).toBeCloseTo(2, 6);
  });
});
