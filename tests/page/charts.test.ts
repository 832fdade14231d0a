import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartGeometry, leastHeights } from '../../src/charts/geometry.ts';
import { rowShapes } from '../../src/charts/rows/index.ts';
import { DASHES, flowColour, markerPath } from '../../src/charts/palette.ts';
import { GrowingTop } from '../../src/charts/scales.ts';
import { spread } from '../../src/charts/spread.ts';
import { defaultScenario } from '../../src/scenario/default.ts';

describe('y axes', () => {
  test('an axis grows to the next tick step when a value passes it, and never shrinks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 40 }),
        fc.constantFrom(3, 5),
        (start, values, steps) => {
          const top = new GrowingTop(start, steps);
          let before = top.max;
          for (const value of values) {
            const grew = top.include(value);
            expect(top.max).toBeGreaterThanOrEqual(Math.max(before, value) * (1 - 1e-9));
            expect(grew).toBe(top.max > before);
            before = top.max;
          }
        },
      ),
    );
  });

  test('ticks run evenly from 0, up to less than one of their steps below the top, and stand apart in any row', () => {
    for (const start of [0.3, 1, 5, 42, 83, 167, 1234]) {
      for (const steps of [3, 5]) {
        for (const height of [24, 45, 90, 180]) {
          const top = new GrowingTop(start, steps);
          const ticks = top.ticks(height);
          expect(ticks[0]).toBe(0);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.at(-1)! + ticks[1]!).toBeGreaterThan(top.max * (1 + 1e-9));
          expect(ticks.at(-1)).toBeLessThanOrEqual(top.max * (1 + 1e-9));
          expect(ticks.length === 2 || (height * ticks[1]!) / top.max >= 19).toBe(true);
          ticks.slice(1).forEach((tick, index) => expect(tick - ticks[index]!).toBeCloseTo(ticks[1]!, 9));
        }
      }
    }
  });

  test('an axis of what is counted has whole ticks only: there is no half packet', () => {
    for (const packets of [1e-3, 1, 2, 3, 7]) {
      const top = new GrowingTop(packets, 3, true);
      expect(top.ticks(90).filter((tick) => !Number.isInteger(tick))).toEqual([]);
      expect(top.max).toBeGreaterThanOrEqual(packets);
    }
    expect(new GrowingTop(2, 3).ticks(90)).toContain(0.5);
  });
});

describe('direct labels', () => {
  test('labels keep their order and their distance, stay inside, and do not move without need', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 12 }), (wanted) => {
        const places = spread(wanted, 15, 0, 200);
        for (let index = 1; index < places.length; index++)
          expect(places[index]! - places[index - 1]!).toBeGreaterThanOrEqual(15 - 1e-9);
        expect(Math.min(...places)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(...places)).toBeLessThanOrEqual(200 + 1e-9);
      }),
    );
    expect(spread([10, 60, 120], 15, 0, 200)).toEqual([10, 60, 120]);
    expect(spread([50, 50], 16, 0, 200)).toEqual([42, 58]);
    expect(spread([195, 198, 199], 15, 0, 200)).toEqual([170, 185, 200]);
  });
});

describe('the rows', () => {
  const shapes = [
    { weight: 162, above: 0 },
    { weight: 119, above: 4 },
    { weight: 72, above: 14 },
    { weight: 50, above: 4 },
  ];

  test.each([
    [828, 414],
    [1500, 870],
    [980, 520],
    [358, 480],
  ])('at %s × %s they fit one above the other, under one another’s titles', (width, height) => {
    const geometry = chartGeometry(width, height, shapes, 84);
    let above = 0;
    for (const row of geometry.rows) {
      expect(row.title).toBeGreaterThan(above);
      expect(row.top).toBeGreaterThan(row.title);
      expect(row.bottom - row.top).toBeGreaterThanOrEqual(30);
      above = row.bottom;
    }
    // Room for the time axis.
    expect(height - above).toBeGreaterThanOrEqual(18);
    expect(geometry.right).toBe(width - 84);
  });

  test('none is under 64 px at the height that they ask for, and what is over goes by weight', () => {
    const plots = (height: number): number[] =>
      chartGeometry(828, height, shapes, 84).rows.map(({ top, bottom }) => bottom - top);
    const least = leastHeights(shapes).far;
    expect(plots(least)).toEqual([64, 64, 64, 64]);
    const [first, , , last] = plots(least + 403);
    expect([first, last]).toEqual([64 + 162, 64 + 50]);
    expect(new Set(plots(least - 80))).toEqual(new Set([44]));
  });

  test('the window of each flow is the tallest row where it stands on top', () => {
    const ids = ['window', 'queue', 'throughput', 'fairness'] as const;
    const [first, ...others] = rowShapes(ids, defaultScenario()).map(({ weight }) => weight);
    expect(first).toBeGreaterThan(1.5 * Math.max(...others));
  });

  test('losses of one lane have the height of two, and each further lane adds as much as the second', () => {
    const weights = [1, 2, 3].map((flows) => {
      const scenario = defaultScenario();
      scenario.flows = scenario.flows.slice(0, 1).map((group) => ({ ...group, count: flows }));
      return rowShapes(['losses'], scenario)[0]!.weight;
    });
    expect(weights).toEqual([weights[1], weights[1], (3 / 2) * weights[1]!]);
  });
});

test('each of the eight slots has a dash, a marker and a hue of its own', () => {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(new Set(slots.map((slot) => DASHES[slot]!.join())).size).toBe(8);
  expect(new Set(slots.map((slot) => markerPath(slot, 4))).size).toBe(8);
  expect(new Set(slots.flatMap((slot) => [0, 1, 2].map((flow) => flowColour(slot, flow)))).size).toBe(24);
});

test('of the two triangles one points up and the other down, about the same middle', () => {
  const heights = (slot: number): number[] =>
    [...markerPath(slot, 4).matchAll(/[ML][^,]+,([^MLZ]+)/g)].map(([, y]) => Number(y)).sort((a, b) => a - b);
  const [up, down] = [heights(3), heights(5)];
  expect(up[0]).toBeLessThan(0);
  expect(up.slice(1)).toEqual([expect.closeTo(-up[0]! / 2, 2), expect.closeTo(-up[0]! / 2, 2)]);
  expect(down).toEqual(up.map((y) => expect.closeTo(-y, 2)).reverse());
});
