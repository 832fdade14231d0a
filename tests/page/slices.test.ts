/** Long work of the page rests between slices, in which the page draws and answers. */
import { expect, test, vi } from 'vitest';
import { inSlices, type Sliced, wholly } from '../../src/slices.ts';

/** Counts to `last`; each count takes a millisecond of a clock of its own. */
function* counting(last: number, clock: { ms: number }): Sliced<number> {
  for (let count = 0; count < last; count++) {
    clock.ms += 1;
    yield;
  }
  return last;
}

test('work rests after some milliseconds, lets the page have its turn, and comes to what it comes to at once', () => {
  vi.useFakeTimers();
  const clock = { ms: 0 };
  vi.stubGlobal('window', globalThis);
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  /** How far it has come after each task. */
  const turns: number[] = [];
  const done = vi.fn<(count: number) => void>();
  inSlices(counting(100, clock), done);
  expect(clock.ms).toBe(0);
  for (; done.mock.calls.length === 0; turns.push(clock.ms)) vi.advanceTimersToNextTimer();
  expect(done.mock.calls).toEqual([[wholly(counting(100, clock))]]);
  const longest = Math.max(...turns.map((turn, index) => turn - (turns[index - 1] ?? 0)));
  expect(longest).toBeLessThanOrEqual(10);
  expect(turns.length).toBeGreaterThanOrEqual(10);
});

test('work that is stopped goes no further', () => {
  vi.useFakeTimers();
  const clock = { ms: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  const done = vi.fn<(count: number) => void>();
  const stop = inSlices(counting(100, clock), done);
  vi.advanceTimersToNextTimer();
  const reached = clock.ms;
  expect(reached).toBeGreaterThan(0);
  stop();
  vi.runAllTimers();
  expect([clock.ms, done.mock.calls.length]).toEqual([reached, 0]);
});
