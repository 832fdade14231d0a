/** A figure made of answers: of which ask, which seed and which axis each of its numbers is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../workers/experiments/canonical.ts';
import { type Answer, answerKey, type Ask, jobsOf, numberOnly } from '../../workers/papers/figures/ask.ts';
import { figureResult } from '../../workers/papers/figures/data.ts';
import { asksOf, type Figure, type Series, withChoice } from '../../workers/papers/figures/figure.ts';
import {
  askOf,
  digits,
  dots,
  line,
  metric,
  numberCell,
  range,
  runOf,
  show,
  textCell,
  trace,
} from '../../workers/papers/figures/parts.ts';
import * as quantity from '../../workers/papers/figures/quantity.ts';

const ask = (measure: string, more: Partial<Ask> = {}): Ask => askOf(runOf('some', { x: 1 }), measure, undefined, more);
const of = (measure: string): quantity.Quantity => quantity.asked(measure, ask(measure));
/** Answers by measure: one for each seed, or the same for all. */
function answersOf(seeds: readonly number[], byMeasure: Record<string, Answer | readonly Answer[]>, more: Ask[] = []) {
  const known = new Map<string, Answer>();
  for (const [measure, answer] of Object.entries(byMeasure))
    for (const [index, seed] of seeds.entries())
      known.set(
        answerKey(more.find((each) => each.measure === measure) ?? ask(measure), seed),
        [answer].flat()[Array.isArray(answer) ? index : 0]!,
      );
  return known;
}
const values = (...list: (number | null)[]): Answer[] => list.map((value) => ({ value }));

describe('a quantity over the seeds', () => {
  const seeds = [5, 6, 8];
  const measure = (what: quantity.Quantity, by: Record<string, Answer | readonly Answer[]>): quantity.Measured =>
    quantity.measure(what, answersOf(seeds, by), seeds);

  test('has a value for each, in their order, and of those its mean, its range and its standard deviation', () => {
    expect(measure(of('a'), { a: values(3, 1, 2) })).toEqual({
      label: 'a',
      values: [3, 1, 2],
      mean: 2,
      low: 1,
      high: 3,
      sd: 1,
      beyond: false,
      why: null,
    });
  });

  test('leaves out the seeds without a value, and says of the first of them why', () => {
    const lacking = [{ value: null, why: 'first' }, { value: 4 }, { value: null, why: 'second' }];
    expect(measure(of('a'), { a: lacking })).toMatchObject({
      values: [null, 4, null],
      mean: 4,
      low: 4,
      sd: 0,
      why: 'first',
    });
    expect(measure(of('a'), { a: values(null, null, null) })).toMatchObject({
      mean: null,
      low: null,
      high: null,
      sd: 0,
      why: 'no value',
    });
  });

  test('is a lower bound if it is in any of them', () => {
    const bound = (index: number): Answer[] =>
      values(1, 2, 3).map((each, place) => (place === index ? { ...each, beyond: true as const } : each));
    expect([0, 2].map((index) => measure(of('a'), { a: bound(index) }).beyond)).toEqual([true, true]);
  });

  test('that is made of others takes each one’s own answers, seed by seed', () => {
    const by = { a: values(6, 8, 0), b: values(3, 2, 0), c: values(1, null, 1) };
    expect(measure(quantity.ratio('a/b', of('a'), of('b')), by)).toMatchObject({
      values: [2, 4, null],
      why: 'no value there',
    });
    expect(measure(quantity.difference('a-b', of('a'), of('b')), by).values).toEqual([3, 6, 0]);
    const both = quantity.combined(
      'two',
      [quantity.difference('a-b', of('a'), of('b')), of('c')],
      ([x, y]) => 10 * x! + y!,
    );
    expect(measure(both, by).values).toEqual([31, null, 1]);
    const mean = quantity.meanOfAll('mean', [of('a'), quantity.computed('four', 4), of('b')]);
    expect(measure(mean, by).values).toEqual([13 / 3, 14 / 3, 4 / 3]);
    const none = quantity.combined('none', [quantity.computed('none', null), of('a')], ([x]) => x!);
    expect(measure(none, by).values).toEqual([null, null, null]);
  });

  test('that is computed has one value, for all seeds; a slice is the mean of its part', () => {
    expect(measure(quantity.computed('x', 7), {})).toMatchObject({ values: [7], mean: 7, sd: 0 });
    const slice = quantity.sliceMean('s', ask('a'), 1, 3);
    expect(measure(slice, { a: { value: 0, each: [1, 2, 4, 9] } }).mean).toBe(3);
    expect(measure(slice, { a: { value: 0 } }).why).toBe('no value there');
  });

  test('without its answers is a mistake that is named', () => {
    expect(() => measure(of('a'), {})).toThrow(/^no answer for seed 5: 5 .*"a"/);
  });
});

test('asks that differ in the order of their fields alone have one key, others another', () => {
  const field = fc.constantFrom('a', 'b', 'c');
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.nat(3),
      fc.constantFrom('x', null),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(field, tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries([
      ...Object.entries(value)
        .toReversed()
        .map(([key, each]) => [key, turned(each)]),
      ['z', undefined],
    ]);
  };
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(value);
      expect(canonical(turned(value))).toBe(canonical(value));
    }),
    { seed: 29 },
  );
});

test('a run is asked everything at once, and what is drawn of it alone of its first seed', () => {
  const drawn = ask('a', { trace: 0 });
  const elsewhere = { ...ask('a'), choice: { x: 2 } };
  const jobs = jobsOf([drawn, ask('b'), ask('b'), elsewhere], [3, 4]);
  expect(
    jobs.map(({ request, asks }) => [request.seed, request.choice['x'], asks.map(({ measure }) => measure)]),
  ).toEqual([
    [3, 1, ['a', 'b']],
    [3, 2, ['a']],
    [4, 1, ['a', 'b']],
    [4, 2, ['a']],
  ]);
  expect([jobs[0]!.asks[0]!.trace, jobs[2]!.asks[0]!.trace]).toEqual([0, undefined]);
});

describe('a figure', () => {
  const seeds = [1, 2];
  const traced = ask('t', { trace: 0 });
  const each = ask('e', { each: true });
  const series: Series[] = [
    line('lines', 'tcp', [1, 2], (x) => of(`l${x}`)),
    dots('dots', null, [10, 20], (x) => ({ ask: each, ...(x === 10 ? { from: 0, to: 2 } : { from: 2 }) }), 'right', 2),
    trace('trace', null, traced, { origin: 1, perX: 0.5, perY: 3 }),
    { name: 'form', scheme: null, panel: 'main', mark: 'formula', points: [[1, 2]] },
  ];
  const cells = [numberCell(metric('m', runOf('some', { x: 1 }), 'm'), '9'), numberCell(of('l1')), textCell('words')];
  const table = { columns: ['c', 'd', 'e'], rows: [{ name: 'r', cells }] };
  const figure = { id: 'f', series, table } as unknown as Figure;
  const byMeasure = {
    l1: values(1, 3),
    l2: [{ value: 5, beyond: true as const }, { value: 7 }],
    m: values(1234.4, 1234.4),
    e: [
      { value: 0, each: [1, 2, 3] },
      { value: 0, each: [99] },
    ],
    t: [{ value: 0, trace: { from: 2, step: 0.25, values: [1, null, 4] } }, { value: 0 }],
  };
  const answers = answersOf(seeds, byMeasure, [traced, each]);

  test('has each line’s points with their range, dots and traces of the first seed, in the units of its axes', () => {
    const { series: drawn, tables: filled } = figureResult(figure, answers, seeds, '1.0');
    expect(drawn.map(({ mark, panel }) => [mark, panel])).toEqual([
      ['line', 'main'],
      ['each', 'right'],
      ['trace', 'main'],
      ['formula', 'main'],
    ]);
    expect(drawn[0]!.points).toEqual([
      { x: 1, mean: 2, low: 1, high: 3, values: [1, 3] },
      { x: 2, mean: 6, low: 5, high: 7, values: [5, 7], beyond: true },
    ]);
    expect(drawn[1]!.xy).toEqual([
      [10, 2],
      [10, 4],
      [20, 6],
    ]);
    expect(drawn[2]!.trace).toEqual({ from: 2, step: 0.5, values: [3, null, 12] });
    expect(drawn[3]!.xy).toEqual([[1, 2]]);
    expect(filled[0]!.rows[0]!.cells).toEqual([
      { print: '9', ours: '1234' },
      { print: null, ours: '2' },
      { print: null, ours: 'words' },
    ]);
  });

  test('finds the number of a trace where its line was not asked for, and an empty trace there', () => {
    const numbers = new Map(
      [...answers].map(([key, answer]) => [
        key === answerKey(traced, 1) ? answerKey(numberOnly(traced), 1) : key,
        { ...answer, trace: undefined },
      ]),
    );
    expect(figureResult(figure, numbers as never, seeds, '1.0').series[2]!.trace!.values).toEqual([]);
  });

  test('asks for all that it draws and tabulates, also with another choice in each of its runs', () => {
    expect(asksOf(figure).map(({ measure }) => measure)).toEqual(['l1', 'l2', 'e', 'e', 't', 'm', 'l1']);
    const changed = withChoice(figure, (setup, choice) => ({ ...choice, y: setup.length }));
    expect(asksOf(changed).map(({ choice }) => choice)).toEqual(Array(7).fill({ x: 1, y: 4 }));
    expect(asksOf(figure).every(({ choice }) => !('y' in choice))).toBe(true);
  });
});

test('numbers are written with three digits, a lower bound with its sign, none with a dash', () => {
  expect([0, 0.012345, -1.2345, 999.6, 1000.4, -1234.5].map(digits)).toEqual([
    '0',
    '0.0123',
    '-1.23',
    '1000',
    '1000',
    '-1234',
  ]);
  const shown = (mean: number | null, beyond = false): string => show({ mean, beyond } as quantity.Measured);
  expect([shown(2.5), shown(2.5, true), shown(null, true)]).toEqual(['2.5', '> 2.5', '–']);
  expect(range(0.1, 0.5, 0.1)).toHaveLength(5);
  expect([range(1, 3, 1), range(2, 7, 2)]).toEqual([
    [1, 2, 3],
    [2, 4, 6],
  ]);
});
