/** From a number of the papers to its runs: each once, called by what makes it another than the rest. */
import { expect, test } from 'vitest';
import { difference, RunLinks, runsOf } from '../../src/papers/run-links.tsx';
import type { Ask, RunRequest } from '../../workers/papers/figures/ask.ts';
import { Panel, textsOf } from './support/panel.tsx';

const ask = (choice: Ask['choice'], more: Partial<Ask> = {}): Ask => ({
  setup: 'own',
  choice,
  measure: 'loss',
  ...more,
});

test('runs behind several asks are each there once', () => {
  const asks = [ask({ a: 1, b: 2 }), ask({ a: 1, b: 2 }, { measure: 'throughput' }), ask({ a: 4, b: 2 })];
  expect(runsOf(asks, 7)).toEqual(
    [
      { a: 1, b: 2 },
      { a: 4, b: 2 },
    ].map((choice) => ({ setup: 'own', choice, seed: 7 })),
  );
});

test.each<[readonly Ask['choice'][], readonly string[]]>([
  [
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    ['b 2', 'b 3'],
  ],
  [
    [
      { a: 1, b: 2 },
      { a: 4, b: 3 },
    ],
    ['a 1, b 2', 'a 4, b 3'],
  ],
  // Where each has a scheme of its own, that says enough.
  [
    [
      { scheme: 'tcp', b: 2 },
      { scheme: 'tfrc', b: 3 },
    ],
    ['tcp', 'tfrc'],
  ],
  [
    [
      { scheme: { kind: 'tcp' }, b: 2 },
      { scheme: { kind: 'tcp' }, b: 3 },
    ],
    ['b 2', 'b 3'],
  ],
  [
    [{ scheme: { kind: 'aimd' } }, { scheme: { kind: 'rap' } }],
    ['aimd', 'rap'],
  ],
])('of %j each is called by what differs', (choices, words) => {
  const runs = choices.map((choice): RunRequest => ({ setup: 'own', choice, seed: 1 }));
  expect(runs.map((run) => difference(run, runs))).toEqual(words);
});

test.each([
  [0, [], ''],
  [1, ['Open in the playground'], ''],
  [3, ['a 0', 'a 1', 'a 2'], ''],
  [6, ['a 0', 'a 1', 'a 2', 'a 3', 'a 4', 'a 5'], ''],
  [8, ['a 0', 'a 1', 'a 2', 'a 3', 'a 4', 'a 5'], 'and 2 more, in the table'],
])('%i runs behind a point', async (count, links, more) => {
  const asks = Array.from({ length: count }, (_, a) => ask({ a }));
  const panel = await Panel.of(<RunLinks asks={asks} seed={1} />);
  expect(textsOf('.run-link')).toEqual(links);
  expect(/and \d+ more, in the table/.exec(panel.text)?.[0] ?? '').toBe(more);
});
