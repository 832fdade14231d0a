/** Every choice of how a run is shown: each of its values goes into a link and comes back, alone, and what is as usual stays out. */
import { describe, expect, test } from 'vitest';
import { INITIAL_VIEW, VIEW_CONTROLS, viewFromLink, viewOf, type ViewState, viewToLink } from '../../src/view/index.ts';
import { scenarioWith } from '../support/scenario.ts';

const tcp = { scheme: { kind: 'tcp' } };
const scenario = scenarioWith({
  path: [
    { rate: 5e6, delay: 0.01 },
    { rate: 4e6, delay: 0.01 },
  ],
  flows: [
    { ...tcp, id: 'one', count: 2 },
    { ...tcp, id: 'two', count: 3 },
  ],
});

/** What a link to a run that is shown so says, and how it opens. */
function there(change: Partial<ViewState>) {
  const state = { ...INITIAL_VIEW, ...change };
  const fields = viewToLink({ ...state, scenario }, INITIAL_VIEW);
  return { fields, back: viewFromLink(JSON.parse(JSON.stringify(fields)) as typeof fields, scenario, INITIAL_VIEW) };
}

const CHOICES = VIEW_CONTROLS.flatMap(({ key, options, also }) =>
  (options?.map(({ value }) => value) ?? [true, false]).map((value): [string, Partial<ViewState>] => [
    `${key} ${String(value)}`,
    { ...also, [key]: value },
  ]),
);
const OTHERS: [string, Partial<ViewState>][] = [
  ['two rows in another order', { rows: ['queue', 'throughput'] }],
  ['one row', { rows: ['losses'] }],
  ['the second hop', { hop: 1 }],
  ['the first flow of the first group', { rows: ['inside'], observedFlow: { group: 'one', flow: 0 } }],
  [
    'a variable of the last flow of the last group',
    { rows: ['inside'], observedFlow: { group: 'two', flow: 2 }, variable: 'RTO' },
  ],
];

describe('a view', () => {
  test('as usual says nothing, and opens as usual', () => {
    expect(there({})).toEqual({ fields: {}, back: viewOf(INITIAL_VIEW) });
  });

  test.each([...CHOICES, ...OTHERS])('%s goes into a link and comes back, and nothing else changes', (_, change) => {
    const { fields, back } = there(change);
    expect(back).toEqual({ ...viewOf(INITIAL_VIEW), ...change });
    const isUsual = JSON.stringify({ ...INITIAL_VIEW, ...change }) === JSON.stringify(INITIAL_VIEW);
    expect(Object.keys(fields).length > 0).toBe(!isUsual);
  });

  test.each<[string, [number, number], [from: number, to: number]]>([
    ['that begins before the run', [-2, 5], [0, 5]],
    ['of less than a millisecond', [3, 3.0001], [3, 3.001]],
    ['between two milliseconds', [1.23449, 2.5], [1.234, 2.5]],
  ])('a stretch %s is in a link what a link can hold', (_, zoom, opened) => {
    expect(there({ zoom }).back.zoom).toEqual(opened.map((time) => expect.closeTo(time, 9)));
  });

  test('a link that says where it begins alone is open to the end of the run, and of a second at least', () => {
    const { duration } = scenario;
    for (const from of [0, 12, duration - 0.5, duration])
      expect(viewFromLink({ from }, scenario, INITIAL_VIEW).zoom).toEqual([from, Math.max(duration, from + 1)]);
  });
});
