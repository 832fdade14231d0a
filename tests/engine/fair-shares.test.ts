/** Fair shares of networks that textbooks solve by hand. */
import { expect, test } from 'vitest';
import { maxMinShares, proportionalShares } from '../../workers/theory/fair-shares.ts';

test('on one link all get the same, by either rule', () => {
  const ways = [{ flows: 4, links: [0] }];
  expect(maxMinShares([10], ways)).toEqual([2.5]);
  expect(proportionalShares([10], ways)[0]).toBeCloseTo(2.5, 9);
});

test('with demands of 30, 40 and 15 on a link of 75 who wants least gets it, and the others share the rest', () => {
  const ways = [30, 40, 15].map((limit) => ({ flows: 1, links: [0], limit }));
  expect(maxMinShares([75], ways)).toEqual([30, 30, 15]);
  expect(maxMinShares([200], ways)).toEqual([30, 40, 15]);
});

test('in a parking lot the long flow gets half of a link by max-min, and one part in n + 1 by proportional fairness', () => {
  for (const n of [2, 3, 4]) {
    const all = Array.from({ length: n }, (_, link) => link);
    const ways = [{ flows: 1, links: all }, ...all.map((link) => ({ flows: 1, links: [link] }))];
    const capacities = all.map(() => 12);
    expect(maxMinShares(capacities, ways)).toEqual([6, ...all.map(() => 6)]);
    const [long, ...short] = proportionalShares(capacities, ways);
    expect(long).toBeCloseTo(12 / (n + 1), 8);
    for (const share of short) expect(share).toBeCloseTo((12 * n) / (n + 1), 8);
  }
});

test('two links of 10 and 20 with three sessions: the one over both is held by the first, the last one takes what is left', () => {
  const ways = [
    { flows: 1, links: [0, 1] },
    { flows: 1, links: [0] },
    { flows: 1, links: [1] },
  ];
  expect(maxMinShares([10, 20], ways)).toEqual([5, 5, 15]);
  // x + y = 10, x + z = 20 and 1/x = 1/y + 1/z: 3x² − 60x + 200 = 0.
  const [both, first, second] = proportionalShares([10, 20], ways);
  const exact = 10 - Math.sqrt(100 / 3);
  expect(both).toBeCloseTo(exact, 8);
  expect(first).toBeCloseTo(10 - exact, 8);
  expect(second).toBeCloseTo(20 - exact, 8);
});

test('proportional shares are looked for until no price changes, and no longer: on one link twice', () => {
  let looked = 0;
  const ways = [{ flows: 4, links: { includes: () => (looked += 1) > 0, reduce: [0].reduce.bind([0]) } as never }];
  expect(proportionalShares([10], ways)[0]).toBeCloseTo(2.5, 9);
  expect(looked).toBe(2);
});

test('a link that nobody fills has no price, and one without a limit none either', () => {
  const ways = [
    { flows: 2, links: [0, 1] },
    { flows: 1, links: [1] },
  ];
  expect(maxMinShares([2, 100], ways)).toEqual([1, 98]);
  const shares = proportionalShares([2, 100], ways);
  expect(shares[0]! * 2).toBeLessThanOrEqual(2 + 1e-9);
  expect(shares[0]! * 2 + shares[1]!).toBeCloseTo(100, 6);
  expect(maxMinShares([Infinity, 100], ways)).toEqual([100 / 3, 100 / 3]);
  expect(proportionalShares([Infinity, 100], ways)[0]).toBeCloseTo(100 / 3, 8);
});

test('no share can grow by max-min without one that is no larger becoming less: of random networks', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let run = 0; run < 200; run += 1) {
    const links = 1 + Math.floor(4 * random());
    const capacities = Array.from({ length: links }, () => 1 + 9 * random());
    const ways = Array.from({ length: 1 + Math.floor(5 * random()) }, () => {
      const enter = Math.floor(links * random());
      const leave = enter + Math.floor((links - enter) * random());
      return {
        flows: 1 + Math.floor(3 * random()),
        links: Array.from({ length: leave - enter + 1 }, (_, at) => enter + at),
      };
    });
    const loads = (shares: readonly number[]): number[] =>
      capacities.map((_, link) =>
        ways.reduce((sum, way, at) => sum + (way.links.includes(link) ? way.flows * shares[at]! : 0), 0),
      );
    const shares = maxMinShares(capacities, ways);
    loads(shares).forEach((load, link) => expect(load).toBeLessThanOrEqual(capacities[link]! + 1e-9));
    ways.forEach((way, at) => {
      const bottleneck = way.links.some(
        (link) =>
          loads(shares)[link]! > capacities[link]! - 1e-9 &&
          ways.every((other, index) => !other.links.includes(link) || shares[index]! <= shares[at]! + 1e-9),
      );
      expect(bottleneck).toBe(true);
    });
    // The sum over all of (another share − its share) / its share is not above 0 (Kelly 1997).
    const fair = proportionalShares(capacities, ways);
    loads(fair).forEach((load, link) => expect(load).toBeLessThanOrEqual(capacities[link]! * (1 + 1e-6)));
    const gain = ways.reduce((sum, way, at) => sum + (way.flows * (shares[at]! - fair[at]!)) / fair[at]!, 0);
    expect(gain).toBeLessThan(1e-5);
  }
});
