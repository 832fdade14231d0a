/** Two runs on one clock that are not of one length: what the longer one has is seen to its end. */
import { describe, expect, test } from 'vitest';
import { Navigator } from '../../src/player/navigator.ts';
import { Runs } from '../../src/player/runs.ts';
import { scenario, ScriptedRun } from './support/run-parts.ts';

/** Runs of 10 s and 20 s, in either order, computed up to these times, s. */
function both(order: readonly [number, number], heads: readonly [number, number] = order) {
  const runs = order.map((duration, index) => new ScriptedRun({ ...scenario, duration }).begun(heads[index]));
  const shown = new Runs(runs[0]!.handle);
  shown.other = runs[1]!.handle;
  const navigator = new Navigator(shown, 1);
  let wall = 0;
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 10) navigator.advance((wall += 10));
  };
  return { navigator, runs, pass };
}

describe.each([[[10, 20]], [[20, 10]]] as const)('of runs of %j s', (order) => {
  test('the time on show goes to 20 s, and no further; only there they have ended', () => {
    const { navigator, pass } = both(order);
    expect(navigator.duration).toBe(20);
    navigator.seek(15);
    pass(10);
    expect([navigator.time, navigator.ended]).toEqual([15, false]);
    navigator.seek(99);
    pass(10);
    expect([navigator.time, navigator.ended]).toEqual([20, true]);
  });

  test('playing goes on beyond the end of the shorter one', () => {
    const { navigator, runs, pass } = both(order, [9.5, 9.5]);
    navigator.seek(9.4);
    navigator.play();
    for (const run of runs) run.handle.receive(run.frames(Math.min(13, run.handle.series.scenario.duration)));
    pass(3_000);
    expect(navigator.time).toBeGreaterThan(12);
    expect(navigator.ended).toBe(false);
  });

  test('a time beyond the end of the shorter one waits for the longer one alone', () => {
    const { navigator, runs, pass } = both(order, [10, 10]);
    const longer = runs[order.indexOf(20)]!;
    navigator.seek(15);
    pass(10);
    expect(navigator.time).toBe(0);
    longer.handle.receive(longer.frames(15));
    pass(10);
    expect(navigator.time).toBe(15);
  });
});

test('another run begins at 0, with nothing that was asked for before', () => {
  const { navigator, runs, pass } = both([10, 20], [5, 5]);
  navigator.seek(4);
  navigator.seek(18);
  navigator.begin();
  expect([navigator.time, navigator.inPast, navigator.ended]).toEqual([0, false, false]);
  for (const run of runs) run.handle.receive(run.frames(Math.min(19, run.handle.series.scenario.duration)));
  pass(50);
  expect(navigator.time).toBe(0);
});
