/** What one run answers to what is asked of it. */
import { expect, test } from 'vitest';
import { type Ask, given } from '../../workers/papers/figures/ask.ts';
import { doJob } from '../../workers/papers/batch/run-point.ts';
import { scenarioWith } from '../support/scenario.ts';

const run = given(
  scenarioWith({
    duration: 12,
    warmup: 2,
    path: [{ rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 10 } }],
    flows: [{ id: 'tcp', count: 2 }],
  }),
);
const answers = (...asks: Partial<Ask>[]) =>
  doJob({
    key: '',
    request: { ...run, seed: 1 },
    asks: asks.map((ask) => ({ ...run, measure: 'smooth-ratio', ...ask })),
  });

test('a part of an answer is asked for by its label; one that it does not have has no value, and of no answer the reason is told', () => {
  const [whole, part, other, none] = answers(
    {},
    { part: 'larger over smaller' },
    { part: 'more' },
    { measure: 't1', options: { flows: [0] }, part: 'more' },
  );
  expect(part!.value).toBeCloseTo(1 / whole!.value!, 12);
  expect(other).toEqual({ value: null, why: 'smooth-ratio has no part "more" here' });
  expect(none).toEqual(answers({ measure: 't1', options: { flows: [0] } })[0]);
  expect(none!.value).toBeNull();
});

test('each answer is of its own options, and the numbers behind it come if they are asked for', () => {
  const [both, first, second, each] = answers(
    ...[{}, { options: { flows: [0] } }, { options: { flows: [1] } }, { each: true as const }].map((more) => ({
      measure: 'flow-throughput',
      ...more,
      options: { from: 2, to: 12, ...('options' in more && more.options) },
    })),
  );
  expect(both!.each).toBeUndefined();
  expect(each!.each).toEqual([first!.value, second!.value]);
  expect(first!.value).not.toBe(second!.value);
});

test('what is no metric of one run, and a series that a metric does not have, is a mistake that is named', () => {
  expect(() => answers({ measure: 'verdict-nonperiodic' })).toThrow(
    'no metric of a run with the id verdict-nonperiodic',
  );
  expect(() => answers({ trace: 7 })).toThrow('no series number 7');
});
