import { describe, expect, test } from 'vitest';
import { along, type Curve } from '../../src/stage/curve.ts';

const at = (curve: Curve, u: number): number[] => {
  const point = new Float64Array(4);
  along(curve, u, point);
  return Array.from(point, (value) => Math.round(1e6 * value) / 1e6);
};

describe('a packet on its way', () => {
  // Down from (0, 0) to (30, 40), then level to 40.
  const bent: Curve = [0, 0, 10, 0, 20, 40, 30, 40, 40];
  // Straight down, to its end.
  const line: Curve = [0, 0, 3, 4, 6, 8, 9, 12, 9];

  test('begins and ends where its curve does, level', () => {
    expect(at(bent, 0)).toEqual([0, 0, 1, 0]);
    expect(at(bent, 1)).toEqual([40, 40, 1, 0]);
  });

  test('takes the bend in as great a part of its time as of its way across, then goes straight on', () => {
    expect(at(bent, 0.75)).toEqual([30, 40, 1, 0]);
    expect(at(bent, 0.875)).toEqual([35, 40, 1, 0]);
    // Half of the bend: halfway down, and steepest there.
    const [x, y, cos, sin] = at(bent, 0.375);
    expect([x, y]).toEqual([15, 20]);
    expect(sin! / cos!).toBeCloseTo(2, 5);
    expect(Math.hypot(cos!, sin!)).toBeCloseTo(1, 5);
  });

  test('without a level piece has its curve alone', () => {
    for (const u of [0, 0.25, 0.5, 1]) expect(at(line, u)).toEqual([9 * u, 12 * u, 0.6, 0.8]);
  });
});
