/** What the seeds of an experiment tell, at the bounds of each sentence. */
import { expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import {
  comparisonWords,
  fewSeedsWords,
  otherSeedsWords,
  skewWords,
  type Told,
} from '../../workers/experiments/report.ts';
import { FEW_SEEDS, percentile } from '../../workers/experiments/statistics.ts';
import { scenarioWith } from '../support/scenario.ts';

const number = (value: number): string => value.toFixed(2);

test('the median is told where it lies outside of the interval, and not at its end', () => {
  const words = (half: number): string | null => {
    const told = { values: [1, 1, 4], mean: 2, median: 1, half } as unknown as Told;
    return skewWords(told, number);
  };
  expect([0.99, 1, 1.01].map(words)).toEqual(['median 1.00', null, null]);
});

test('four fifths of the values are told of ten seeds that have one, and not of nine', () => {
  const words = (count: number): string => {
    const values = [...Array.from({ length: count }, (_, seed) => seed + 1), null];
    const told = { values, mean: 99, median: percentile(values, 0.5), half: 1 } as unknown as Told;
    return skewWords(told, number)!;
  };
  expect([words(9), words(10)]).toEqual(['median 5.00', 'median 5.50, four fifths from 1.90 to 9.10']);
});

test('few seeds are told as long as they are few', () => {
  const begins = [1, 2, FEW_SEEDS - 1, FEW_SEEDS].map((seeds) => fewSeedsWords(seeds)?.split(':')[0] ?? null);
  expect(begins).toEqual(['One seed', 'Only 2 seeds', `Only ${FEW_SEEDS - 1} seeds`, null]);
});

test('a difference in which nothing is left to chance has no interval', () => {
  const told = (mean: number, half: number): string =>
    comparisonWords(
      { difference: { mean, half }, verdict: mean > 0 ? 'more' : 'less', seedsWanted: null } as never,
      number,
    );
  expect([told(2, 0), told(2, 0.5), told(-2, 0.5)]).toEqual([
    'more by 2.00',
    'more by 2.00 ± 0.50',
    'less by 2.00 ± 0.50',
  ]);
});

test.each([
  [1, 1, 'Paired: B (set up with seed 9) runs with seed 7 like the others.'],
  [1, 2, 'Paired: B (set up with seed 9), C (set up with seed 8) run with seed 7 like the others.'],
  [3, 1, 'Paired: B (set up with seed 9) runs with seeds 7 to 9 like the others.'],
  [3, 2, 'Paired: B (set up with seed 9), C (set up with seed 8) run with seeds 7 to 9 like the others.'],
])(
  'over %d seeds, %d scenarios that were made with others are named with those that they run with',
  (seeds, count, words) => {
    const scenario = scenarioWith({ seed: 7, flows: [{ scheme: { kind: 'tcp' } }] });
    const values = [scenario, { ...scenario, seed: 9 }, { ...scenario, seed: count === 2 ? 8 : 7 }];
    const vary = [{ path: '', values, names: ['A', 'B', 'C'] }];
    expect(otherSeedsWords(normalizeExperiment({ version: 1, scenario, vary, seeds, measures: ['loss'] }))).toBe(words);
  },
);
