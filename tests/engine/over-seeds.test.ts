/** One summary of several seeds: each number by itself, place by place, with what has no value left out. */
import { expect, test } from 'vitest';
import { summarizeSeeds } from '../../workers/headless/seeds.ts';
import type { Summary } from '../../workers/engine/sampling/summary.ts';

const of = (summary: object, wallSeconds: number) => ({
  summary: { from: 5, to: 60, bin: 0.1, ...summary } as unknown as Summary,
  wallSeconds,
});
const numbers = (mean: number, sd: number, n: number) => ({
  mean: expect.closeTo(mean, 12),
  sd: expect.closeTo(sd, 12),
  n,
});

test('each number of each flow has mean, sd and count over the seeds; who it is about stays as it is', () => {
  const flows = (a: number | null, b: number) => [
    { group: 'tcp', index: 0, rate: a },
    { group: 'tcp', index: 1, rate: b },
  ];
  const groups = (rate: number) => [{ id: 'tcp', count: 2, rate, scheme: 'sack' }];
  expect(
    summarizeSeeds([
      of({ flows: flows(null, 10), groups: groups(5), fairness: { longTerm: 1 } }, 2),
      of({ flows: flows(4, 20), groups: groups(7), fairness: { longTerm: null } }, 4),
    ]),
  ).toEqual({
    from: 5,
    to: 60,
    bin: 0.1,
    wallSeconds: numbers(3, Math.SQRT2, 2),
    flows: [
      { group: 'tcp', index: 0, rate: numbers(4, 0, 1) },
      { group: 'tcp', index: 1, rate: numbers(15, 5 * Math.SQRT2, 2) },
    ],
    groups: [{ id: 'tcp', count: 2, rate: numbers(6, Math.SQRT2, 2), scheme: 'sack' }],
    fairness: { longTerm: numbers(1, 0, 1) },
  });
});

test('what has no value in any seed has none over them, and lists are taken place by place', () => {
  const both = [
    { cov: null, of: [1, 2] },
    { cov: null, of: [3, null] },
  ].map((summary) => of(summary, 1));
  expect(summarizeSeeds(both)).toMatchObject({
    cov: null,
    of: [numbers(2, Math.SQRT2, 2), numbers(2, 0, 1)],
  });
});

test('one seed alone is a mean without a spread; of several the span and the samples are those of the first', () => {
  expect(summarizeSeeds([of({ cov: 4 }, 2)])).toEqual({
    ...{ from: 5, to: 60, bin: 0.1 },
    ...{ cov: numbers(4, 0, 1), wallSeconds: numbers(2, 0, 1) },
  });
  // Round trips of flows, and with them a sample, are drawn anew with each seed.
  expect(summarizeSeeds([of({}, 1), of({ bin: 0.2 }, 1)])).toMatchObject({ bin: 0.1 });
});
