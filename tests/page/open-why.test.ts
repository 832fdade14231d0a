/** From elsewhere to the moment at which a window fell, with the question why: asked once that run is there, of no other run, and not for ever. */
import { beforeEach, expect, test, vi } from 'vitest';
import { encodeHash } from '../../src/link/codec.ts';
import { openWhy } from '../../src/link/open-why.ts';
import type { PageState } from '../../src/player/state.ts';
import type { Player } from '../../src/player/player.ts';
import { scenarioWith } from '../support/scenario.ts';

const wanted = scenarioWith({ duration: 20, flows: [{ id: 'tcp' }] });
const flow = { group: 'tcp', flow: 0 };
const question = { flow, time: 7, variable: null };

type State = Pick<PageState, 'scenario' | 'phase'>;
/** A page that says what it has been asked, and how many wait for it. */
function page(state: State) {
  const listeners = new Set<(now: State, before: State) => void>();
  const asked: unknown[] = [];
  const player = {
    get state() {
      return state;
    },
    store: {
      subscribe: (listener: (now: State, before: State) => void) => (
        listeners.add(listener),
        () => listeners.delete(listener)
      ),
    },
    ask: (of: unknown) => asked.push(of),
  };
  const set = (change: Partial<State>): void => {
    const before = state;
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state, before);
    vi.advanceTimersByTime(0);
  };
  return { player: player as unknown as Player, asked, listeners, set };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { hash: '' });
});

const other = scenarioWith({ ...wanted, seed: 99 });

test('the run is opened by its address, and asked once it is on show and its engine there', async () => {
  const { player, asked, listeners, set } = page({ scenario: other, phase: 'ready' });
  await openWhy(player, wanted, flow, 7);
  expect(location.hash).toBe(await encodeHash(wanted));
  set({ phase: 'slow' });
  set({ scenario: { ...other, seed: 5 }, phase: 'ready' });
  expect(asked).toEqual([]);
  set({ scenario: structuredClone(wanted), phase: 'starting' });
  expect(asked).toEqual([]);
  set({ phase: 'ready' });
  expect([asked, listeners.size]).toEqual([[question], 0]);
  set({ phase: 'ready' });
  expect(asked).toHaveLength(1);
});

test('of the run that is on show already the question is asked at once', async () => {
  const { player, asked, listeners } = page({ scenario: wanted, phase: 'ready' });
  await openWhy(player, structuredClone(wanted), flow, 7);
  vi.advanceTimersByTime(0);
  expect([asked, listeners.size]).toEqual([[question], 0]);
});

test('whoever has gone elsewhere meanwhile is asked nothing: the run came and went, or did not come in time', async () => {
  const { player, asked, listeners, set } = page({ scenario: other, phase: 'starting' });
  await openWhy(player, wanted, flow, 7);
  set({ scenario: wanted });
  set({ scenario: other, phase: 'ready' });
  expect([asked, listeners.size]).toEqual([[], 1]);
  vi.advanceTimersByTime(20_000);
  expect(listeners.size).toBe(0);
  set({ scenario: wanted });
  expect(asked).toEqual([]);
});
