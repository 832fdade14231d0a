/** Axes of the papers' figures where there is nothing to show, one value, or a value beyond what an axis has. */
import { expect, test } from 'vitest';
import { memoryStorage } from '../../src/papers/answer-store.ts';
import { type Extent, NOTHING, xScale, yScale } from '../../src/papers/scale.ts';
import type { Axis } from '../../workers/papers/figures/figure.ts';

const [BOTTOM, TOP] = [270, 10];
const axis = (more: Partial<Axis> = {}): Axis => ({ label: 'a', unit: 'packets', ...more });

test.each<[string, Axis, Extent, Extent]>([
  ['nothing', axis(), NOTHING, [0, 1]],
  ['one value', axis(), [5, 5], [0, 8]],
  ['one below 0', axis(), [-4, -4], [-6, 0]],
  ['0 alone', axis(), [0, 0], [0, 1]],
  ['parts of a whole', axis({ unit: '%' }), [0, 99], [0, 100]],
  ['parts of a whole whose interval ends a little above', axis({ unit: '%' }), [0, 104], [0, 104]],
  ['parts much above the whole', axis({ unit: '%' }), [0, 106], [0, 120]],
  ['as much of no whole', axis(), [0, 104], [0, 120]],
  ['what the paper’s axis holds', axis({ range: [0, 10] }), [0, 10], [0, 10]],
  ['what is beyond the paper’s axis', axis({ range: [0, 10] }), [1, 12], [0, 12]],
  ['one value by factors', axis({ scale: 'log' }), [10, 10], [5, 20]],
])('the y axis of %s', (_, of, extent, [low, high]) => {
  const scale = yScale(of, extent, BOTTOM, TOP);
  expect([scale.low, scale.high + 0]).toEqual([low, high]);
  expect([scale.at(low), scale.at(high)].map(Math.round)).toEqual([BOTTOM, TOP]);
  for (const tick of scale.ticks) expect([tick >= low, tick <= high]).toEqual([true, true]);
  expect(scale.ticks.length).toBeGreaterThan(1);
});

test.each<[string, Axis, Extent, Extent]>([
  ['nothing', axis(), NOTHING, [0, 1]],
  ['one value', axis(), [5, 5], [2.5, 7.5]],
  ['names', axis({ names: ['one', 'two'] }), NOTHING, [-0.5, 1.5]],
])('the x axis of %s', (_, of, extent, ends) => {
  const scale = xScale(of, extent, [], 40, 400);
  expect([scale.low, scale.high]).toEqual(ends);
  expect([scale.value(40), scale.value(400)]).toEqual(ends);
});

test('a value of 0 has a place on an axis of factors, and one without a name none', () => {
  const factors = xScale(axis({ scale: 'log' }), [1, 100], [], 40, 400);
  expect([0, 0.1].map(factors.at)).toEqual([-140, -140].map((px) => expect.closeTo(px, 6) as number));
  const named = xScale(axis({ names: ['one', 'two'] }), NOTHING, [], 40, 400);
  expect([0, 1, 2].map(named.text)).toEqual(['one', 'two', '']);
});

test('of more answers than are kept the oldest goes', async () => {
  const [MOST, { read, write }] = [12_000, memoryStorage()];
  for (let run = 0; run <= MOST; run += 1) await write(String(run), { queue: { value: run } });
  const kept = [1, MOST].map((value) => ({ queue: { value } }));
  expect(await read(['0', '1', String(MOST)])).toEqual([undefined, ...kept]);
});
