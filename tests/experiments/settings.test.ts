/** The values of a setting: how they are said, where their axis begins to go by ratios, and what may be set at all. */
import { describe, expect, test } from 'vitest';
import { firstExperiment } from '../../workers/experiments/offers.ts';
import { isLogarithmic, isNumeric, valueText, valuesOf, withValue } from '../../workers/experiments/settings.ts';
import { scenarioWith } from '../support/scenario.ts';

const link = { rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } };
const scenario = scenarioWith({
  duration: 30,
  path: [link, { ...link, rate: 2e6 }, { ...link, rate: null }],
  flows: [{ scheme: { kind: 'own', rule: 'param b 0.1..4 = 1\non ack: W = W + b / W' } }],
  traffic: [
    { kind: 'cbr', high: 1e6, enter: 0, leave: 1 },
    { kind: 'cbr', high: 4e6, enter: 0, leave: 0 },
    { kind: 'cbr', high: 4e6, enter: 2, leave: 2 },
  ],
});
const LIMIT = 'path.0.queue.limit';
const RULE = 'flows.0.scheme.rule.b';

test.each([
  ['numbers that span a factor of 8', [1, 3, 8], false],
  ['numbers that span more', [1, 3, 8.1], true],
  ['two numbers', [1, 100], false],
  ['numbers with a 0', [0, 1, 100], false],
])('the axis of %s: %j goes by ratios: %s', (_, list, logarithmic) => {
  expect(isLogarithmic(scenario, { path: LIMIT, values: { list } })).toBe(logarithmic);
});

test('only numbers without names of their own have an axis of numbers', () => {
  const numeric = (list: unknown[], names?: string[]): boolean =>
    isNumeric(scenario, { path: LIMIT, values: { list }, ...(names && { names }) });
  expect([numeric([1, 2]), numeric([1, null]), numeric([1, 2], ['few', 'more'])]).toEqual([true, false, false]);
});

test('a number is said with its unit, and by its name alone where it has one', () => {
  const setting = { path: LIMIT, values: { list: [10, 20] }, names: ['small', ''] };
  expect([0, 1].map((index) => valueText(scenario, setting, index).replaceAll('\u00a0', ' '))).toEqual([
    'small',
    '20 packets',
  ]);
});

test('a range has both of its ends as they are given; of one value it is the first', () => {
  const range = (count: number) =>
    valuesOf(scenario, { path: 'path.0.delay', values: { from: 1 / 3, to: 2 / 3, count, scale: 'linear' } });
  expect([range(1), range(3)]).toEqual([[1 / 3], [1 / 3, 0.5, 2 / 3]]);
});

test.each([
  [LIMIT, [1, 2], ['1 packet', '2 packets']],
  ['flows.0.packetSize', [1, 40], ['1 byte', '40 bytes']],
  ['flows.0.count', [1, 3], ['1 flow', '3 flows']],
  ['flows.0.start', [1, 1.5], ['1 s', '1.5 s']],
])('values of %s are said in ones and in many', (path, list, words) => {
  expect(list.map((_, index) => valueText(scenario, { path, values: { list } }, index))).toEqual(words);
});

describe('a value that is set', () => {
  test('in a rule lies from the least to the greatest of its param, both of them too', () => {
    const rule = (value: number) => (withValue(scenario, RULE, value) as typeof scenario).flows[0]!.scheme['rule'];
    expect([0.1, 4].map(rule)).toEqual([0.1, 4].map((value) => `param b 0.1..4 = ${value}\non ack: W = W + b / W`));
    for (const value of [0.09, 4.01]) expect(() => rule(value)).toThrow('must be a number from 0.1 to 4');
  });

  test('in a list leads to one that is there', () => {
    expect(() => withValue(scenario, 'path.2.rate', 1e6)).not.toThrow();
    expect(() => withValue(scenario, 'path.3.rate', 1e6)).toThrow('leads to number 3 of 3');
    for (const value of [0, -1, '1']) expect(() => withValue(scenario, 'roundTrip', value)).toThrow('above 0 s');
  });
});

test.each([
  [0, [0.25e6, 0.5e6, 1e6, 2e6]],
  [1, [1e6, 2e6, 4e6, 5e6]],
  [2, [1e6, 2e6, 4e6, 8e6, 16e6]],
])('source %d begins with rates up to the slowest link that it crosses', (source, list) => {
  const { vary } = firstExperiment(scenario, `traffic.${source}.high`)!;
  expect(vary[0]!.values).toEqual({ list });
});
