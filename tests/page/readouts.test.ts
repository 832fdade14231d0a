/** How often the numbers beside the charts are renewed, and what of the queue they say. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type QueuePicture, Readouts } from '../../src/player/readouts.ts';
import { emptySeries } from '../../src/run/series.ts';
import type { PageState } from '../../src/player/state.ts';
import { handMade, scenario } from '../scenes/support/hand-made.ts';
import { scenarioWith } from '../support/scenario.ts';

const series = handMade(
  [{ cwnd: [5], sent: [10] }, {}, {}],
  [{ queue: [1, 2, 3, 4, 5, 6, 7, 8] }, { queue: [10, 20, 30, 40, 50, 60, 70, 80] }],
);
let state: PageState;
let navigator: { time: number; known: number; ended: boolean };
let runs: { current: object; other: object | null };
let readouts: Readouts;

beforeEach(() => {
  state = { speed: 1, hop: 0, other: null, numbers: { queue: -1 } } as unknown as PageState;
  navigator = { time: 3, known: 8, ended: false };
  runs = { current: { series, outcome: 'over' }, other: null };
  const page = {
    get state(): PageState {
      return state;
    },
    set: (part: Partial<PageState>) => (state = { ...state, ...part }),
  };
  readouts = new Readouts(...([page, runs, navigator] as unknown as ConstructorParameters<typeof Readouts>));
});

const picture = (count: number | null, belies: (shown: number, hop: number) => boolean): QueuePicture => ({
  count: () => count,
  belies,
});

describe('the numbers', () => {
  test('are those of the time on show and of the hop in view', () => {
    expect(readouts.update(0, true)).toBe(true);
    expect(state).toMatchObject({ now: 3, known: 8, finished: null, numbers: { queue: 3 } });
    state = { ...state, hop: 1 };
    navigator.time = 5;
    readouts.update(1_000, true);
    expect(state).toMatchObject({ now: 5, numbers: { queue: 50 } });
  });

  test('are renewed once in a fifth of a second while the time moves, and at rest when they are asked for', () => {
    const renewed = [0, 100, 200, 201, 400, 402].map((wall) => readouts.update(wall, true));
    expect(renewed).toEqual([true, false, false, true, false, true]);
    expect(readouts.update(5_000, false)).toBe(false);
    readouts.invalidate();
    expect([5_001, 9_000].map((wall) => readouts.update(wall, false))).toEqual([true, false]);
  });

  test('of a run that is over come with its outcome', () => {
    navigator.ended = true;
    readouts.update(0, true);
    expect(state.finished).toBe('over');
  });

  test('of the run beside it are its own, of the hop in view if it has that', () => {
    const other = { name: 'A', scenario: { ...scenario, seed: 9 }, liveEvents: 2, numbers: null };
    state = { ...state, hop: 1, other: other as unknown as PageState['other'] };
    runs.other = { series };
    readouts.update(0, true);
    expect(state.other).toMatchObject({ name: 'A', liveEvents: 2, scenario, numbers: { queue: 30 } });
  });

  test('of the run beside it are of the hop in view also where the run on show has no such hop', () => {
    const short = scenarioWith({ path: [{ rate: 4e6 }], flows: [{ id: 'a' }] });
    state = { ...state, hop: 1, other: { name: 'A', numbers: null } as unknown as PageState['other'] };
    Object.assign(runs, { current: { series: emptySeries(short), outcome: null }, other: { series } });
    readouts.update(0, true);
    expect(state.other!.numbers.queue).toBe(30);
    Object.assign(runs, { current: { series, outcome: null }, other: { series: emptySeries(short) } });
    readouts.update(1_000, true);
    expect([state.numbers.queue, state.other!.numbers.queue]).toEqual([30, 0]);
  });
});

describe('the queue’s number', () => {
  test('is what is drawn, where that is known packet by packet', () => {
    readouts.countWaitingBy(picture(7, () => false));
    readouts.update(0, true);
    expect(state.numbers.queue).toBe(7);
    readouts.countWaitingBy(picture(null, () => false));
    readouts.update(1_000, true);
    expect(state.numbers.queue).toBe(3);
    readouts.countWaitingBy(null);
    readouts.update(2_000, true);
    expect(state.numbers.queue).toBe(3);
  });

  test('alone is renewed sooner where the picture belies it, at most about twelve times a second', () => {
    readouts.countWaitingBy(picture(7, () => false));
    readouts.update(0, true);
    const asked: [number, number][] = [];
    readouts.countWaitingBy(picture(9, (shown, hop) => asked.push([shown, hop]) > 0));
    expect(readouts.update(80, true)).toBe(false);
    expect([asked, state.numbers.queue]).toEqual([[], 7]);
    expect(readouts.update(81, true)).toBe(false);
    expect([asked, state.numbers.queue, state.now]).toEqual([[[7, 0]], 9, 3]);
    // The next is 80 ms after that one; all numbers 200 ms after all numbers.
    readouts.countWaitingBy(picture(11, () => true));
    readouts.update(161, true);
    expect(state.numbers.queue).toBe(9);
    readouts.update(162, true);
    expect(state.numbers.queue).toBe(11);
    navigator.time = 4;
    expect([readouts.update(243, true), state.now]).toEqual([true, 4]);
  });

  test('stays between renewals as fast as the engine goes: no number can follow', () => {
    readouts.countWaitingBy(picture(7, () => true));
    readouts.update(0, true);
    state = { ...state, speed: null };
    readouts.countWaitingBy(picture(9, () => true));
    readouts.update(100, true);
    expect(state.numbers.queue).toBe(7);
  });
});
