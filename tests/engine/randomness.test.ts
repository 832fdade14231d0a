import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { integerPower } from '../../workers/theory/math.ts';
import { FrameDigest } from '../../workers/engine/sampling/digest.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { runs } from './support/property.ts';

const draws = (stream: RandomStream, count: number): number[] => Array.from({ length: count }, () => stream.uniform());

describe('a random stream', () => {
  it('is a function of its seed and name alone', () => {
    expect(draws(new RandomStream(7, 'loss'), 50)).toEqual(draws(new RandomStream(7, 'loss'), 50));
    // These very numbers are what links and published results rest on.
    expect(draws(new RandomStream(1, 'loss'), 3)).toMatchInlineSnapshot(`
      [
        0.1160188727080822,
        0.48208310129120946,
        0.2962176634464413,
      ]
    `);
  });

  it('is uniform on [0, 1): mean, variance and every tenth within 4 standard deviations', () => {
    const count = 100_000;
    for (const name of ['loss', 'queue 0', 'flow tcp 3']) {
      const values = draws(new RandomStream(3, name), count);
      const mean = values.reduce((sum, value) => sum + value, 0) / count;
      expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
      expect(Math.abs(mean - 0.5)).toBeLessThan(4 / Math.sqrt(12 * count));
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const inside = values.filter((value) => Math.floor(10 * value) === tenth).length;
        expect(Math.abs(inside - count / 10)).toBeLessThan(4 * Math.sqrt(count * 0.09));
      }
    }
  });

  it('has nothing to do with the streams of neighbouring seeds and other names', () => {
    const count = 20_000;
    const one = draws(new RandomStream(1, 'flow tcp 0'), count);
    const others = [
      new RandomStream(2, 'flow tcp 0'),
      new RandomStream(1, 'flow tcp 1'),
      new RandomStream(1, 'start tcp 0'),
    ];
    for (const other of others) {
      const values = draws(other, count);
      const products = values.reduce((sum, value, index) => sum + (value - 0.5) * (one[index]! - 0.5), 0);
      // Of independent streams the correlation has standard deviation 1 / sqrt(count).
      expect(Math.abs((12 * products) / count)).toBeLessThan(4 / Math.sqrt(count));
    }
  });

  it('begins differently for every seed: the first draws of 5000 seeds are spread evenly', () => {
    const firsts = Array.from({ length: 5_000 }, (_, seed) => new RandomStream(seed, 'loss').uniform());
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = firsts.filter((value) => Math.floor(10 * value) === tenth).length;
      expect(Math.abs(inside - 500)).toBeLessThan(4 * Math.sqrt(5_000 * 0.09));
    }
  });
});

describe('a whole power', () => {
  it('is the product it stands for, by few multiplications', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 5_000 }), (base, exponent) => {
        let product = 1;
        for (let factor = 0; factor < exponent; factor += 1) product *= base;
        expect(integerPower(base, exponent)).toBeCloseTo(product, 10);
      }),
      runs(100),
    );
    expect(integerPower(0.998, 301)).toBeCloseTo(0.547, 3);
    expect(integerPower(0.5, 1e15)).toBe(0);
    expect(integerPower(3, 0)).toBe(1);
  });
});

describe('the digest of a run', () => {
  const digestOf = (...frames: Uint32Array[]): string => {
    const digest = new FrameDigest();
    for (const frame of frames) digest.add(frame);
    return digest.toString();
  };

  it('depends on every bit of every frame and on their order', () => {
    fc.assert(
      fc.property(
        fc.uint32Array({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.integer({ min: 0, max: 31 }),
        (frame, word, bit) => {
          const changed = frame.slice();
          changed[word % frame.length]! ^= 1 << bit;
          expect(digestOf(changed)).not.toBe(digestOf(frame));
          expect(digestOf(frame)).toMatch(/^[0-9a-f]{16}$/);
        },
      ),
      runs(500),
    );
    const [a, b] = [new Uint32Array([1, 2]), new Uint32Array([2, 1])];
    expect(digestOf(a, b)).not.toBe(digestOf(b, a));
    expect(digestOf(a)).not.toBe(digestOf(a, new Uint32Array(2)));
  });

  it('of the same words is the same in one frame or in two', () => {
    expect(digestOf(new Uint32Array([1, 2, 3]))).toBe(digestOf(new Uint32Array([1]), new Uint32Array([2, 3])));
  });
});
