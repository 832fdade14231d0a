import { describe, expect, test } from 'vitest';
import { DisplayClock } from '../../src/run/display-clock.ts';
import { History } from '../../src/run/history.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

describe('the clock on show', () => {
  /** Time after a frame of which nothing is known yet, and another one `ms` later. */
  const after = (speed: number | null, limit: number, ms: number): number => {
    const clock = new DisplayClock();
    clock.advance(1_000, speed, 0);
    clock.advance(1_000 + ms, speed, limit);
    return clock.time;
  };

  test('goes on by the wall time since the last frame, times the speed', () => {
    expect(after(2, 0.1 + 0.16, 50)).toBeCloseTo(0.1, 9);
    expect(after(0.5, 0.04, 50)).toBeCloseTo(0.025, 9);
  });

  test('never goes beyond what is known, nor back', () => {
    expect(after(2, 0.06, 50)).toBeCloseTo(0.06, 9);
    const clock = new DisplayClock();
    clock.set(5);
    clock.advance(0, 1, 3);
    clock.advance(50, null, 3);
    clock.advance(40, 1, 9);
    expect(clock.time).toBeGreaterThanOrEqual(5);
  });

  test('makes up a tenth of what it is behind by more than 80 ms of wall time', () => {
    // It would stand at 0.1; 1.26 is known, of which 0.16 is slack.
    expect(after(2, 1.26, 50)).toBeCloseTo(0.1 + 0.1 * 1, 9);
  });

  test('counts a long gap between frames, as of a hidden page, as a tenth of a second', () => {
    expect(after(1, 0.18, 5_000)).toBeCloseTo(0.1, 9);
  });

  test('as fast as possible shows what is known', () => {
    expect(after(null, 7, 0)).toBe(7);
  });

  test('after a rest, or another time, begins to count anew', () => {
    const clock = new DisplayClock();
    clock.advance(0, 1, 0.08);
    clock.rest();
    clock.advance(90, 1, 0.08);
    expect(clock.time).toBe(0);
    clock.set(2);
    clock.advance(160, 1, 2.05);
    expect(clock.time).toBe(2);
    clock.advance(170, 1, 2.05);
    expect(clock.time).toBeCloseTo(2.01, 9);
  });
});

describe('undo and redo', () => {
  const moment = (seed: number) => ({ scenario: { seed } as Scenario, liveEvents: 0 });
  const seeds = (list: readonly { scenario: Scenario }[]): number[] => list.map(({ scenario }) => scenario.seed);

  test('go back and forth through what was, and a change ends what could be redone', () => {
    const history = new History();
    history.remember(moment(1));
    history.remember(moment(2));
    expect(history.undo(moment(3))!.scenario.seed).toBe(2);
    expect(history.undo(moment(2))!.scenario.seed).toBe(1);
    expect([history.canUndo, history.undo(moment(1))]).toEqual([false, null]);
    expect(history.redo(moment(1))!.scenario.seed).toBe(2);
    expect([seeds(history.moments.past), seeds(history.moments.future)]).toEqual([[1], [3]]);
    history.remember(moment(2));
    expect([seeds(history.moments.past), history.canRedo, history.redo(moment(9))]).toEqual([[1, 2], false, null]);
  });

  test('reach back over the last hundred changes', () => {
    const history = new History();
    for (let seed = 1; seed <= 102; seed += 1) history.remember(moment(seed));
    expect(seeds(history.moments.past)).toEqual(Array.from({ length: 100 }, (_, index) => index + 3));
  });

  test('are restored as they were, and are then their own', () => {
    const [history, other] = [new History(), new History()];
    history.remember(moment(1));
    history.undo(moment(2));
    history.remember(moment(3));
    other.restore(history.moments.past, [moment(4)]);
    history.undo(moment(5));
    expect([seeds(other.moments.past), other.redo(moment(6))!.scenario.seed]).toEqual([[3], 4]);
  });
});
