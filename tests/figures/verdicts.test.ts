/** Verdicts on numbers whose mean and 95 % interval are known: on each side of a bound, within a band, one against another. */
import { describe, expect, test } from 'vitest';
import { above, below, fromTo, inBand, notAbout, spanInBand } from '../../workers/papers/claims/checks.ts';
import type { Check, Verdict } from '../../workers/papers/claims/claim.ts';
import { interval } from '../../workers/experiments/statistics.ts';
import { differences, runSpan, side } from '../../workers/papers/claims/interval.ts';
import { more, ordered, overall, rankCorrelation, trend } from '../../workers/papers/claims/order-checks.ts';
import { fromToOfRun, printsOfRun } from '../../workers/papers/claims/single-run.ts';
import { computed, type Measured } from '../../workers/papers/figures/quantity.ts';

/** Student's t of two degrees of freedom. */
const T = 4.303;

function valued(values: (number | null)[], more_: Partial<Measured> = {}): Measured {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return {
    label: 'x',
    values,
    mean,
    low: Math.min(...known),
    high: Math.max(...known),
    sd: 0,
    beyond: false,
    why: null,
    ...more_,
  };
}

/** Three seeds whose mean lies within `half` of `mean`, 95 % sure. */
function about(mean: number, half: number, beyond = false): Measured {
  const away = (half * Math.sqrt(3)) / T;
  return valued([mean - away, mean, mean + away], { beyond });
}

const q = computed('x', 0);
const judged = (check: Check, ...found: Measured[]): Verdict => check.judge(found).verdict;

test('the three seeds of these tests have the interval that is said', () => {
  const { mean, half } = interval(about(10, 0.5).values)!;
  expect([mean, half]).toEqual([expect.closeTo(10, 12), expect.closeTo(0.5, 12)]);
});

describe('between two numbers', () => {
  test.each<[Verdict, Measured, number, number]>([
    ['holds', about(10, 0.5), 9, 11],
    ['holds', about(10, 0.999), 9, 11],
    ['fails', about(8.4, 0.5), 9, 11],
    ['fails', about(11.6, 0.5), 9, 11],
    // It meets them and is no wider than a tenth of the greater one, either way.
    ['holds', about(8.8, 1.09), 9, 11],
    ['open', about(8.8, 1.11), 9, 11],
    ['open', about(11.2, 1.11), 9, 11],
    ['holds', about(-8.8, 1.09), -11, -9],
    ['open', about(-8.8, 1.11), -11, -9],
    ['holds', about(0, 5), -6, 6],
    ['open', about(10, 0, true), 9, 11],
    ['fails', about(12, 0, true), 9, 11],
    ['fails', valued([1, null, null]), 0, 2],
  ])('%s (%#)', (verdict, found, least, most) => expect(inBand(found, least, most)).toBe(verdict));

  test('a span that ends at a bound lies within it, with what rounding adds', () => {
    expect(spanInBand({ least: 9, most: 11 + 1e-9 }, 9, 11)).toBe('holds');
    expect(spanInBand({ least: 1e9, most: 2e9 + 0.5 }, 1e9, 2e9)).toBe('holds');
  });

  test('taken as they stand asks for the mean too', () => {
    const verdicts = [about(8.9, 0.5), about(11.1, 0.5), about(9.1, 0.5), about(7, 0.5)].map((one) =>
      judged(fromTo(q, '9', '11'), one),
    );
    expect(verdicts).toEqual(['open', 'open', 'holds', 'fails']);
  });
});

test('a bound is surely passed, surely not, or neither; a number that needs no run is on one side of it', () => {
  const both = (one: Measured): Verdict[] => [judged(above(q, 10), one), judged(below(q, 10), one)];
  expect(both(about(11, 0.9))).toEqual(['holds', 'fails']);
  expect(both(about(11, 1.1))).toEqual(['open', 'open']);
  expect(both(about(9, 0.9))).toEqual(['fails', 'holds']);
  expect(both(about(9, 0.9, true))).toEqual(['open', 'open']);
  expect(both(about(11, 0.9, true))).toEqual(['holds', 'fails']);
  expect([both(valued([10])), both(valued([9])), both(valued([11]))]).toEqual([
    ['fails', 'fails'],
    ['fails', 'holds'],
    ['holds', 'fails'],
  ]);
});

test('not about a number is more than a tenth away from it, above or below', () => {
  const verdicts = [about(12, 0.9), about(8, 0.9), about(12, 1.1), about(10, 0.9), about(10, 1.1)].map((one) =>
    judged(notAbout(q, '10'), one),
  );
  expect(verdicts).toEqual(['holds', 'holds', 'open', 'fails', 'open']);
});

describe('one against another', () => {
  test.each<[string, Measured, Measured]>([
    ['more', valued([3, 4, 5]), valued([1, 2, 3])],
    ['less', valued([1, 2, 3]), valued([3, 4, 5])],
    // Beside a number that needs no run, and without the seeds that have no value.
    ['more', valued([3, 4, 5]), valued([1])],
    ['less', valued([1]), valued([3, 4, 5])],
    ['more', valued([3, null, 5, 6]), valued([1, 9, 3, 4])],
    ['more', valued([3, 0, 5, 6]), valued([1, null, 3, 4])],
    ['open', valued([3, null, null]), valued([1, 1, 1])],
    ['equal', valued([2, 2, 2]), valued([2])],
    ['open', valued([1, 2, 3]), valued([3, 2, 1])],
  ])('is %s (%#)', (found, one, other) => expect(side(one, other)).toBe(found));

  test('what was not reached within the run can only be more', () => {
    const [low, high] = [valued([1, 2, 3]), valued([3, 4, 5])];
    const late = (one: Measured): Measured => ({ ...one, beyond: true });
    expect([side(late(high), low), side(late(low), high), side(high, late(low)), side(low, late(high))]).toEqual([
      'more',
      'open',
      'open',
      'less',
    ]);
    expect([side(late(high), late(low)), side(late(low), low), side(low, late(low))]).toEqual(['open', 'open', 'open']);
  });

  test('is against a multiple of the other', () => {
    expect(differences(valued([5, 7]), valued([1, 2]), 3)).toEqual([2, 1]);
    expect(side(valued([5, 6, 7]), valued([1, 2, 3]), 3)).toBe('open');
    expect(side(valued([3, 6, 9.1]), valued([1, 2, 3]), 2.5)).toBe('open');
    expect(side(valued([31, 32, 33]), valued([10, 10, 10]), 3)).toBe('open');
    expect(side(valued([36, 37, 38]), valued([10, 10, 10]), 3)).toBe('more');
  });
});

describe('an order', () => {
  const [one, two, three] = [valued([1, 1.1, 1.2]), valued([2, 2.1, 2.2]), valued([3, 3.1, 3.2])];

  test('is of each with all of the group before it', () => {
    const ascending = ordered('ascending', [[q, q], q]);
    const descending = ordered('descending', [q, [q, q]]);
    expect([judged(ascending, two, one, three), judged(ascending, one, three, two)]).toEqual(['holds', 'fails']);
    expect([judged(descending, three, one, two), judged(descending, two, one, three)]).toEqual(['holds', 'fails']);
    expect([judged(more(q, q), two, one), judged(more(q, q), one, two)]).toEqual(['holds', 'fails']);
  });

  test('of a course is from the first to the last, and back at no step', () => {
    const [rising, falling] = (['rising', 'falling'] as const).map((way) => trend(way, [q, q, q]));
    expect([judged(rising!, one, two, three), judged(rising!, three, two, one)]).toEqual(['holds', 'fails']);
    expect([judged(falling!, three, two, one), judged(falling!, one, two, three)]).toEqual(['holds', 'fails']);
    const four = valued([4, 4.1, 4.2]);
    expect([judged(rising!, one, four, three), judged(falling!, three, one, two)]).toEqual(['fails', 'fails']);
  });

  test('has a rank correlation from −1 to 1, which goes by ranks alone', () => {
    expect([rankCorrelation([1, 2, 3], [5, 7, 90]), rankCorrelation([1, 2, 3], [9, 4, 1])]).toEqual([1, -1]);
    expect(rankCorrelation([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5, 12);
    expect(rankCorrelation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12);
    const quantity = (way: 'rising' | 'falling'): number =>
      overall(
        way,
        'x',
        [1, 3, 2].map((value) => computed('y', value)),
      ).quantities[0]!.of([])!;
    expect([quantity('rising'), quantity('falling')]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(-0.5, 12)]);
  });
});

describe('a number from one run', () => {
  test('is asked to lie where single runs lie, who are to lie within a tenth of it', () => {
    const narrow = valued([9.9, 10, 10.1]);
    expect(judged(printsOfRun(q, '10'), narrow)).toBe('holds');
    expect(judged(printsOfRun(q, '14'), narrow)).toBe('fails');
    expect(judged(printsOfRun(q, '10'), valued([5, 10, 15]))).toBe('open');
    expect(judged(fromToOfRun(q, '9', '11'), narrow)).toBe('holds');
    expect(judged(fromToOfRun(q, '10.1', '12'), narrow)).toBe('holds');
    expect(judged(fromToOfRun(q, '8', '9.9'), narrow)).toBe('holds');
    expect(judged(fromToOfRun(q, '11', '12'), narrow)).toBe('fails');
    const late = { ...narrow, beyond: true };
    expect([judged(fromToOfRun(q, '1', '2'), late), judged(fromToOfRun(q, '1', '11'), late)]).toEqual([
      'fails',
      'open',
    ]);
  });

  test('of several is each its own, and says from where to where single runs go', () => {
    const [low, high] = [valued([0.99, 1, 1.01]), valued([9.9, 10, 10.1])];
    expect(judged(printsOfRun([q, q], ['1', '10']), low, high)).toBe('holds');
    expect(judged(printsOfRun([q, q], ['10', '1']), low, high)).toBe('fails');
    const say = (count: number, beyond = false): string =>
      printsOfRun(Array(count).fill(q), '1').judge(
        Array.from({ length: count }, (_, index) => ({ ...(index % 2 ? high : low), beyond })),
      ).measured;
    expect(say(1)).toBe('single runs 0.95 to 1.05, mean 1');
    expect(say(1, true)).toBe('single runs 0.95 to more, mean 1');
    expect(say(2)).toBe('x: single runs 0.95 to 1.05, mean 1; x: single runs 9.5 to 10.5, mean 10');
    expect([say(12).startsWith('x: '), say(13)]).toEqual([true, '13 values, single runs 0.95 to 10.5']);
  });

  test('of many runs goes by the ranks of the first 39: one in forty lies below all, and more runs do not move them', () => {
    const runs = Array.from({ length: 79 }, (_, index) => index);
    expect(runSpan(runs)).toEqual({ least: 0, most: 38 });
    expect(runSpan(runs.slice(0, 39).toReversed())).toEqual({ least: 0, most: 38 });
    expect(runSpan([null, null])).toBeNull();
  });
});
