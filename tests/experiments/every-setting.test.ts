/** Every setting that can vary in runs of each shape: what it is called, its value, the values to begin with; and paths that lead nowhere. */
import { describe, expect, test } from 'vitest';
import { firstSetting, numbersOf, settingsIn } from '../../workers/experiments/offers.ts';
import { namedSetting, valueAt, valueText, valuesOf, withValue } from '../../workers/experiments/settings.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { SHAPES } from '../page/support/shapes.ts';
import { scenarioWith } from '../support/scenario.ts';

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
};

/** A rule with a param, losses of a kind and queues alike. */
const OWN = {
  path: [0, 1].map(() => ({
    rate: 2e6,
    loss: { kind: 'gilbert' },
    queue: { kind: 'red', limit: 40 },
  })),
  reverse: [0, 1].map(() => ({ rate: 1e6 })),
  flows: [
    {
      id: 'own',
      scheme: {
        kind: 'own',
        rule: 'param b 0.1..0.9 = 0.5\non ack: W = W + 1 / W\non loss: W = b * W',
      },
    },
    {
      id: 'poisson',
      feed: 'poisson',
      feedRate: 1e5,
      readRate: 2e5,
      packets: 40,
      again: 'every',
      gap: 2,
    },
    { id: 'other', scheme: { kind: 'binomial' } },
  ],
  traffic: [{ kind: 'onoff' }],
};
const SHAPE_NAMES = [
  'groups of one flow and of three, beside sources',
  'three hops, marks, queues of flows, and a way back',
];

test.each([
  ['a rule with a param, losses of a kind and queues alike', OWN],
  ...SHAPE_NAMES.map((name) => [name, SHAPES[name]!] as const),
] as const)('%s: each setting that the forms offer has a name, a value, and others to begin with', (_name, fields) => {
  const scenario = scenarioWith(fields);
  const lines = settingsIn(scenario).map(({ part, path, name: called }) => {
    const { unit } = namedSetting(scenario, path);
    const first = firstSetting(scenario, path);
    const words = first ? valuesOf(scenario, first).map((_, index) => valueText(scenario, first, index)) : ['nothing'];
    return `${part}, ${called}${unit && `, ${unit}`} (${path}) = ${short(valueAt(scenario, path))}: ${words.join(' | ')}`;
  });
  expect(lines).toMatchSnapshot();
});

describe('what a path leads to', () => {
  const scenario = scenarioWith(OWN);

  test.each([
    'path.9.rate',
    'reverse.3.rate',
    'flows.9.start',
    'flows.1.scheme.rule.b',
    'flows.0.scheme.rule.nothing',
    'traffic.4.rate',
    'queue.0.limit',
    'path.0.nothing',
  ])('of %s, which is not there, the name is the path, and there is no value', (path) => {
    expect(namedSetting(scenario, path)).toEqual({ name: path, unit: '', per: 1, field: null });
    expect(valueAt(scenario, path)).toBeUndefined();
  });

  test.each([
    ['path.1.rate', 'bottleneck 2: link rate', 2e6],
    ['path.*.rate', 'every bottleneck: link rate', 2e6],
    ['reverse.0.rate', 'Back, bottleneck 1: link rate', 1e6],
    ['reverse.1.rate', 'Back, bottleneck 2: link rate', 1e6],
    ['reverse.1.queue.kind', 'Back, bottleneck 2: queue', 'droptail'],
    ['reverse.1.queue.limit', 'Back, bottleneck 2: queue holds', 60],
    ['reverse.0.loss.kind', 'Back, bottleneck 1: losses', 'none'],
    ['traffic.0.start', 'Source: starts at', 0],
  ])('%s is %s', (path, name, value) => {
    expect([namedSetting(scenario, path).name, valueAt(scenario, path)]).toEqual([name, value]);
    const other = normalizeScenario(withValue(scenario, path, typeof value === 'number' ? value + 1 : value));
    expect(valueAt(other, path)).toBe(typeof value === 'number' ? value + 1 : value);
  });

  test('of a single hop back the setting is only that; no scenario has one where ACKs come back at once', () => {
    const back = (reverse: object[] | 'ideal') =>
      scenarioWith({ path: [{ rate: 2e6 }], reverse, flows: [{ id: 'tcp' }] });
    expect(namedSetting(back([{ rate: 1e6 }]), 'reverse.0.rate').name).toBe('Back, link rate');
    expect(namedSetting(back('ideal'), 'reverse.0.rate').name).toBe('reverse.0.rate');
    expect(namedSetting(back('ideal'), 'path.0.rate').name).toBe('Link rate');
  });

  test.each([
    ['path.9.rate', 1, 'leads to number 9 of 2'],
    ['path.2.rate', 1, 'leads to number 2 of 2'],
    ['reverse.2.rate', 1, 'leads to number 2 of 2'],
    ['flows.3.start', 1, 'leads to number 3 of 3'],
    ['traffic.1.start', 1, 'leads to number 1 of 1'],
    ['path.0.nothing.more', 1, 'leads nowhere in the scenario'],
    ['duration.more', 1, 'leads nowhere in the scenario'],
    ['flows.0.scheme.rule.nothing', 0.5, 'leads nowhere in the scenario'],
    ['flows.0.scheme.rule.b', 0.95, 'must be a number from 0.1 to 0.9, as the rule’s param says'],
    ['flows.0.scheme.rule.b', '0.5', 'must be a number from 0.1 to 0.9, as the rule’s param says'],
    ['roundTrip', 0, 'must be a time above 0 s'],
  ])('%s with %s is refused', (path, value, why) => {
    expect(() => withValue(scenario, path, value)).toThrow(new RangeError(why));
  });

  test('the ends of a param’s range are taken, and of every bottleneck each has the value', () => {
    for (const b of [0.1, 0.9])
      expect(valueAt(normalizeScenario(withValue(scenario, 'flows.0.scheme.rule.b', b)), 'flows.0.scheme.rule.b')).toBe(
        b,
      );
    const wide = normalizeScenario(withValue(scenario, 'path.*.queue.limit', 17));
    expect(wide.path.map(({ queue }) => queue.limit)).toEqual([17, 17]);
    expect(valueAt(wide, 'path.*.queue.limit')).toBe(17);
  });

  test('another kind of queue keeps the room, another kind of losses begins with its own', () => {
    const other = normalizeScenario(withValue(scenario, 'path.1.queue.kind', 'codel'));
    expect(other.path[1]!.queue).toMatchObject({ kind: 'codel', limit: 40 });
    const lossy = normalizeScenario(withValue(scenario, 'path.1.loss.kind', 'bernoulli'));
    expect(lossy.path[1]!.loss).toEqual(
      scenarioWith({ path: [{ loss: { kind: 'bernoulli' } }], flows: [{ id: 'tcp' }] }).path[0]!.loss,
    );
  });

  test.each([
    ['', [scenario, { ...scenario, title: 'The other' }], ['1', 'The other']],
    ['flows.1.packetSize', [1, 1500], ['1 byte', '1500 bytes']],
    ['flows.1.count', [1, 2], ['1 flow', '2 flows']],
    ['flows.1.ecn', [false, true], ['off', 'on']],
    ['flows.1.packets', [null, 1, 20], ['without end', '1 packet', '20 packets']],
    [
      'flows.2.scheme',
      [{ kind: 'binomial', k: 1 }, { kind: 'binomial', k: 0 }, { kind: 'cubic' }, { kind: 'none such' }],
      null,
    ],
    ['path.0.queue.kind', ['red', 'none such'], ['RED', 'none such']],
  ] as const)('values of %s in words', (path, list, words) => {
    const setting = { path, values: { list } } as unknown as Parameters<typeof valueText>[1];
    const said = list.map((_, index) => valueText(scenario, setting, index));
    if (words) expect(said).toEqual(words);
    else expect(said).toMatchSnapshot();
  });

  test('a range has its ends as they were given, whole numbers where the field has them, and each value once', () => {
    const values = (path: string, from: number, to: number, count: number, scale: 'linear' | 'log' = 'linear') =>
      valuesOf(scenario, { path, values: { from, to, count, scale } });
    expect(values('path.0.queue.limit', 1, 3, 5)).toEqual([1, 2, 3]);
    expect(values('path.0.rate', 1e6, 1e8, 3, 'log')).toEqual([1e6, 1e7, 1e8]);
    expect(values('path.0.rate', 1e6, 1e8, 1)).toEqual([1e6]);
  });

  test('the numbers of two runs in a stretch are those of A and B measured from its begin to its end', () => {
    const own = scenarioWith({ duration: 8, warmup: 1, flows: [{ id: 'tcp' }] });
    const experiment = numbersOf([own, { ...own, seed: 4 }], [2, 5]);
    expect(experiment.vary).toMatchObject([
      {
        names: ['A', 'B'],
        values: {
          list: [
            { warmup: 2, duration: 5 },
            { warmup: 2, duration: 5 },
          ],
        },
      },
    ]);
    expect(numbersOf([own], null).scenario).toMatchObject({ warmup: 1, duration: 8 });
  });
});
