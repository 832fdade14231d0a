/** Fair shares as reference lines where flows take different paths. */
import { beforeAll, expect, test } from 'vitest';
import { drawn, inputOf } from './support/drawn-chart.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { openRun } from './support/runs.ts';
import { scenarioWith } from '../support/scenario.ts';

beforeAll(stubBrowser);
beforeAll(() => import('../../src/charts/rows/network-share-lines.ts'));

const hop = (rate: number) => ({ rate, delay: 0.01, queue: { kind: 'droptail', limit: 20 } });
const lot = (more: object = {}) =>
  scenarioWith({
    duration: 20,
    warmup: 0,
    path: [hop(4e6), hop(8e6)],
    flows: [
      { id: 'long', scheme: { kind: 'tcp' } },
      { id: 'first', scheme: { kind: 'tcp' }, leave: 0 },
      { id: 'second', scheme: { kind: 'tcp' }, enter: 1 },
    ],
    ...more,
  });

async function wordsOf(scenario: ReturnType<typeof lot>): Promise<string[]> {
  const { simulation, series } = openRun(scenario);
  simulation.runUntil(20);
  const input = inputOf(series, { rows: ['throughput'], window: null });
  // The first picture asks for the lines, and a later one has them.
  drawn([input]);
  await import('../../src/charts/rows/network-share-lines.ts');
  return drawn([input]).drawing.words.map(({ text }) => text);
}

test('a network of two links that is solved by hand has its shares by both rules as lines', async () => {
  const words = await wordsOf(lot());
  expect(words).toEqual(expect.arrayContaining(['max-min 2', 'max-min 6']));
  // x + y = 4, x + z = 8 and 1/x = 1/y + 1/z.
  const x = 4 - Math.sqrt(16 / 3);
  expect(words).toEqual(
    expect.arrayContaining([x, 4 - x, 8 - x].map((share) => `proportional ${Number(share.toPrecision(3))}`)),
  );
});

test('where a constant stream takes its part there are none', async () => {
  const words = await wordsOf(lot({ traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] }));
  expect(words.filter((text) => /max-min|proportional/.test(text))).toEqual([]);
});
