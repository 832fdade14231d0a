/** The page and its address: what an address holds is opened, what the page shows is written there. Alone: it listens for as long as the page lives. */
import { beforeEach, expect, test, vi } from 'vitest';
import { address, syncAddress } from '../../src/link/address-bar.ts';
import { decodeHash, encodeHash, type Opened } from '../../src/link/codec.ts';
import { LINK_BASE_1 } from '../../src/link/link-base.ts';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { guideFirst } from '../../src/first/guide-first.ts';
import { enterLesson, leaveLesson, lesson } from '../../src/lesson/lesson.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { DEFAULT_SPEED, defaultScenario, FIRST_SPEED } from '../../src/scenario/default.ts';
import { SCENE_SPEED } from '../../src/scenes/scene.ts';
import { findScene } from '../../src/scenes/index.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Bench } from './support/direct-worker.ts';

/** What links that stand in the open are the difference from. */
const scenario = normalizeScenario(LINK_BASE_1);
const listeners: (() => void)[] = [];
/** Addresses that the page has written. */
const replaced: string[] = [];
let due: (() => void) | null = null;
let bench: Bench;

beforeEach(() => {
  listeners.length = 0;
  due = null;
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { hash: '' });
  replaced.length = 0;
  vi.stubGlobal('history', {
    replaceState(_: unknown, __: unknown, hash: string): void {
      location.hash = hash;
      replaced.push(hash);
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    setTimeout: (write: () => void) => ((due = write), 1),
  });
  leaveLesson();
  address.preset = null;
});

/** A page that is opened at an address, and has come to rest. */
async function page(hash: string, play = false): Promise<Bench> {
  location.hash = hash;
  bench = new Bench(defaultScenario());
  await opens(() => syncAddress(bench.player, play, guideFirst));
  return bench;
}

/** The reader goes to another address. */
async function goTo(hash: string): Promise<void> {
  location.hash = hash;
  await opens(() => listeners.forEach((listener) => listener()));
}

/** What a link asks of the page is taken up last, but for a run beside the first. */
async function opens(act: () => void): Promise<void> {
  let opened = false;
  const stop = lesson.subscribe(() => (opened = true));
  act();
  await vi.waitFor(() => expect(opened).toBe(true), { timeout: 60_000, interval: 1 });
  stop();
  for (let turn = 0; turn < 10; turn += 1) {
    bench.pass(20);
    await Promise.resolve();
  }
}

/** What the page has to write is written. */
async function written(): Promise<string> {
  due?.();
  await vi.waitFor(() => expect(address.writing).toBe(false), { timeout: 60_000 });
  return location.hash;
}

/** What the address holds then. */
async function held(): Promise<Pick<Opened, 'scenario' | 'view'>> {
  const { scenario: of, view } = await decodeHash(await written(), () => Promise.reject(new Error('none named')));
  return { scenario: of, view };
}

const seeded = (seed: number): string => `#/play?seed=${seed}`;

test('what is changed is written to the address, a setting of the view and a question as well', async () => {
  const { player } = await page(seeded(3));
  expect(player.state.scenario.seed).toBe(3);
  player.edit('the seed', (old) => ({ ...old, seed: 4 }));
  expect(await held()).toEqual({ scenario: { ...scenario, seed: 4 }, view: {} });
  player.setWindow(20);
  expect((await held()).view).toEqual({ window: 20 });
  enterLesson({ question: 'Who?' });
  expect((await held()).view).toEqual({ window: 20, question: 'Who?' });
});

test('a reader who goes elsewhere while a change waits to be written finds the address that was gone to, and its run', async () => {
  const { player } = await page(seeded(3));
  player.edit('the seed', (old) => ({ ...old, seed: 4 }));
  const there = seeded(7);
  await goTo(there);
  expect(player.state.scenario.seed).toBe(7);
  expect(await written()).toBe(there);
  // Nor is what was being written when the reader went away and came back to the same address.
  player.edit('the seed', (old) => ({ ...old, seed: 8 }));
  due?.();
  await goTo(there);
  expect(await written()).toBe(there);
  expect(replaced).toEqual([]);
});

test('a broken address stays as it is, so that it can be corrected; what opens next is written again', async () => {
  const { player } = await page('#/play?view.window=-1');
  expect(player.state.notice?.kind).toBe('link');
  player.setWindow(30);
  expect(await written()).toBe('#/play?view.window=-1');
  await goTo(seeded(5));
  expect(player.state.notice).toBeNull();
  player.edit('the seed', (old) => ({ ...old, seed: 6 }));
  expect((await held()).scenario.seed).toBe(6);
});

test('the first scene alone is begun slowly, with few controls; a scene at its own speed, which ends with it', async () => {
  const { player } = await page('');
  expect([player.state.speed, setUp.getState().calm]).toEqual([FIRST_SPEED, true]);
  await goTo('#/scene/bufferbloat');
  const { speed = SCENE_SPEED } = findScene('bufferbloat')!;
  expect([player.state.speed, setUp.getState().calm, setUp.getState().open]).toEqual([speed, false, []]);
  expect(lesson.getState().scene?.scene.id).toBe('bufferbloat');
  await goTo(seeded(5));
  expect(player.state.speed).toBe(DEFAULT_SPEED);
  expect(setUp.getState().open).not.toEqual([]);
  expect(lesson.getState().scene).toBeUndefined();
  // A link that is no scene leaves the speed that the reader has chosen.
  player.setSpeed(2);
  await goTo(seeded(6));
  expect(player.state.speed).toBe(2);
});

test('a link plays at once, but not where a question waits for its answer or two runs need much memory', async () => {
  await fetchCheck();
  const plays = async (hash: string): Promise<boolean> => (await page(hash, true)).player.state.playing;
  expect(await plays(seeded(3))).toBe(true);
  expect(await plays(await encodeHash(scenario, null, { view: { question: 'Who?' } }))).toBe(false);
  const light = { ...scenario, seed: 9 };
  expect(await plays(await encodeHash(scenario, null, { compare: light }))).toBe(true);
  expect(bench.player.state.other?.scenario.seed).toBe(scenario.seed);
  const heavy = normalizeScenario({
    ...scenario,
    path: [{ rate: 1e9, delay: 1, queue: { kind: 'droptail', limit: 900_000 } }],
    traffic: [{ kind: 'cbr', high: 2e9 }],
    flows: [{ id: 'tcp', transport: { maxWindow: 100_000 }, scheme: { kind: 'rap' } }],
  });
  expect(await plays(await encodeHash(scenario, null, { compare: heavy }))).toBe(false);
  expect(bench.player.state.notice?.kind).toBe('heavy');
});
