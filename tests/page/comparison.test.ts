import { expect, test } from 'vitest';
import { partsAt as at, scenario } from './support/run-parts.ts';

test('B begins as a copy of A at the time on show, with its speed, and is set from then on', () => {
  const parts = at(8);
  const a = parts.runs.current;
  parts.page.set({ speed: 5, playing: true, canUndo: true });
  parts.comparison.toggle();
  const [copy] = parts.copies;
  expect([parts.runs.current, parts.runs.other]).toEqual([copy!.handle, a]);
  expect(copy!.client.calls).toMatchObject([
    { do: 'speed', speed: 5 },
    { do: 'load', time: 8, play: true, scenario },
  ]);
  expect(copy!.handle.series).toBe(a.series);
  expect(parts.state).toMatchObject({ name: 'B', other: { name: 'A', scenario }, canUndo: false, canRedo: false });
});

test('of a run that is still to come the time on show is that of the one before: B begins at 0 with it', () => {
  const parts = at(8);
  parts.editor.open({ ...scenario, seed: 9 }, false, null);
  parts.comparison.toggle();
  expect(parts.copies[0]!.client.of('load')).toMatchObject([{ time: 0, scenario: { seed: 9 } }]);
});

test('before the engine is ready there is no second run', () => {
  const parts = at(0);
  parts.page.set({ phase: 'slow' });
  parts.comparison.toggle();
  expect([parts.runs.other, parts.state.other, parts.copies]).toEqual([null, null, []]);
});

test('the other run is set by turns: each keeps its scenario, its numbers and its history', () => {
  const parts = at(8);
  parts.comparison.toggle();
  parts.editor.edit('the seed', (old) => ({ ...old, seed: 9 }));
  const numbers = { ...parts.state.numbers, queue: 7 };
  parts.page.set({ numbers });
  parts.comparison.switch();
  expect(parts.state).toMatchObject({
    name: 'A',
    scenario,
    canUndo: false,
    other: { name: 'B', scenario: { seed: 9 }, numbers },
  });
  parts.comparison.switch();
  expect(parts.state).toMatchObject({ name: 'B', scenario: { seed: 9 }, numbers, canUndo: true, other: { name: 'A' } });
});

test('what ends a comparison is the end of the other worker; a second comparison has a worker of its own', () => {
  const parts = at(8);
  parts.comparison.toggle();
  parts.comparison.switch();
  parts.comparison.toggle();
  expect(parts.copies[0]!.client.calls.at(-1)).toEqual({ do: 'close' });
  expect(parts.run.client.of('close')).toEqual([]);
  expect(parts.state).toMatchObject({ name: 'A', other: null });
  expect(parts.runs.all).toEqual([parts.run.handle]);
  parts.comparison.toggle();
  expect(parts.copies).toHaveLength(2);
  expect(parts.runs.all).toEqual([parts.copies[1]!.handle, parts.run.handle]);
  expect(parts.state).toMatchObject({ name: 'B', other: { name: 'A' } });
});

test('with one run there is nothing to switch to', () => {
  const parts = at(8);
  const before = parts.state;
  parts.comparison.switch();
  expect(parts.state).toBe(before);
});
