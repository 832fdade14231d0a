/** Runs that a file or a link opens: two that need much memory together wait for a press, both of them. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLink } from '../../src/link/address-bar.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { goToScene, keepAddress } from '../../src/link/go-to-scene.ts';
import { openRuns } from '../../src/link/open-runs.ts';
import { openBeside, runsOf, sameShown } from '../../src/link/page-view.ts';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { findScene, sceneScenario } from '../../src/scenes/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { VIEW_KEYS } from '../../src/view/index.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';

/** A run of so many packets that wait; its source begins late: until then it costs little. */
const waiting = (limit: number, seed: number): Scenario =>
  scenarioWith({
    duration: 60,
    seed,
    path: [{ rate: 1e9, delay: 0.01, queue: { kind: 'droptail', limit } }],
    flows: [{ id: 'tcp' }],
    traffic: [{ kind: 'cbr', high: 2e9, start: 50 }],
  });
const LIGHT = 100;
const notice = { kind: 'info', text: 'Opened.' } as const;

beforeAll(fetchCheck);
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { href: 'https://example.org/#/play', hash: '#/play' });
});

/** The page after two runs with queues of these lengths have been opened. */
async function opened(open: (bench: Bench) => Promise<unknown>): Promise<Bench> {
  const bench = new Bench(defaultScenario());
  bench.pass(100);
  const done = open(bench);
  for (let turn = 0; turn < 20; turn++) {
    bench.pass(20);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
  bench.pass(400);
  return bench;
}

describe.each([
  [
    'a file',
    (limit: number) => (bench: Bench) =>
      openRuns(bench.player, { scenario: waiting(limit, 1), compare: waiting(limit, 2) }, true, notice),
  ],
  [
    'a link',
    (limit: number) => async (bench: Bench) =>
      openLink(bench.player, await encodeHash(waiting(limit, 1), null, { view: {}, compare: waiting(limit, 2) }), true),
  ],
] as const)('%s with two runs', (_, open) => {
  test('plays both from 0 where they are light', async () => {
    const { player } = await opened(open(LIGHT));
    expect(player.state).toMatchObject({
      name: 'B',
      playing: true,
      scenario: { seed: 2 },
      other: { scenario: { seed: 1 } },
    });
    expect(player.time).toBeGreaterThan(0);
    expect(player.state.notice?.kind).not.toBe('heavy');
  });

  test('takes the place of two that are on show', async () => {
    const { player } = await opened(async (bench) => {
      await open(LIGHT)(bench);
      await open(LIGHT + 1)(bench);
    });
    const path = [{ queue: { limit: LIGHT + 1 } }];
    expect(player.state).toMatchObject({
      name: 'B',
      scenario: { seed: 2, path },
      other: { scenario: { seed: 1, path } },
    });
  });

  test.each([
    ['each heavy', 950_000],
    ['heavy together alone', 500_000],
  ])('leaves both at rest where they are %s, until a press', async (__, limit) => {
    const { player, pass } = await opened(open(limit));
    expect(player.state).toMatchObject({ name: 'B', playing: false, other: { name: 'A' }, notice: { kind: 'heavy' } });
    expect(player.state.notice!.text).toMatch(/^These two runs need up to/);
    expect([player.time, player.run.head, player.otherRun!.head]).toEqual([0, 0, 0]);
    player.togglePlay(true);
    pass(400);
    expect(player.state).toMatchObject({ playing: true, notice: null });
    expect(player.time).toBeGreaterThan(0);
  });
});

test('a run that is heavy beside another is not computed before a press, though it was to play', async () => {
  const { player } = await opened(async ({ player: own }) => {
    own.open(waiting(500_000, 1), false, null);
    await openBeside(own, waiting(500_000, 2), true, () => true);
  });
  expect(player.state).toMatchObject({ name: 'B', playing: false, notice: { kind: 'heavy' } });
  expect([player.run.head, player.otherRun!.head]).toEqual([0, 0]);
});

test('a run beside is not opened for a reader who has gone elsewhere meanwhile', async () => {
  const bench = new Bench(defaultScenario());
  await openBeside(bench.player, waiting(LIGHT, 2), true, () => false);
  expect(bench.player.state.other).toBeNull();
});

test('of two compared runs a link has A first, whichever is set', () => {
  const [a, b] = [waiting(LIGHT, 1), waiting(LIGHT, 2)];
  expect(runsOf({ scenario: b, name: 'B', other: { scenario: a } })).toEqual({ scenario: a, compare: b });
  expect(runsOf({ scenario: a, name: 'A', other: { scenario: b } })).toEqual({ scenario: a, compare: b });
  expect(runsOf({ scenario: a, name: 'A', other: null })).toEqual({ scenario: a, compare: null });
});

test('links differ where a run, its letter, the one beside it or any choice of the view differs, and not by numbers', () => {
  const { state } = new Bench(defaultScenario()).player;
  expect(sameShown(state, { ...state, ...{ numbers: { ...state.numbers, queue: 99 }, now: 9 } })).toBe(true);
  for (const key of ['scenario', 'name', ...VIEW_KEYS] as const)
    expect(sameShown(state, { ...state, [key]: Symbol(key) }), key).toBe(false);
  const other = { ...state, other: { name: 'B', scenario: state.scenario } } as unknown as typeof state;
  expect(sameShown(state, other)).toBe(false);
});

describe('going to a scene', () => {
  beforeEach(() => keepAddress(null));
  const scene = findScene('sawtooth')!;
  const pageOf = (): Bench => {
    const bench = new Bench(sceneScenario(scene, scene.scenario), 10);
    bench.player.togglePlay(true);
    bench.pass(300);
    bench.player.togglePlay(false);
    return bench;
  };

  test('from elsewhere leads to its address, and leaves the run to whoever opens that', () => {
    const { player } = pageOf();
    const { time } = player;
    goToScene(player, scene);
    expect([location.hash, player.time, player.state.playing]).toEqual(['#/scene/sawtooth', time, false]);
  });

  test('at its own address, at rest or at play, begins it again, without what was changed', () => {
    for (const playing of [false, true]) {
      const { player, pass } = pageOf();
      location.hash = '#/scene/sawtooth';
      const seed = player.state.scenario.seed;
      player.edit('the seed', (old) => ({ ...old, seed: seed + 1 }));
      pass(100);
      player.togglePlay(playing);
      pass(100);
      goToScene(player, scene);
      pass(100);
      expect(player.state).toMatchObject({ playing: true, scenario: { seed } });
      expect(player.time).toBeGreaterThan(0);
      expect(player.time).toBeLessThan(1.5);
    }
  });

  test('in an embed opens what its own link holds', () => {
    const { player } = pageOf();
    const again = vi.fn<(of: typeof player) => void>();
    keepAddress(again);
    goToScene(player, scene);
    keepAddress(null);
    expect(again).toHaveBeenCalledExactlyOnceWith(player);
    expect(location.hash).toBe('#/play');
  });
});

test('a run beside is not opened for a reader who goes elsewhere while the engine starts', async () => {
  const bench = new Bench(defaultScenario());
  bench.player.store.setState({ phase: 'starting' } as object);
  let here = true;
  const done = openBeside(bench.player, waiting(LIGHT, 2), true, () => here);
  here = false;
  bench.player.store.setState({ phase: 'ready' });
  await done;
  expect(bench.player.state.other).toBeNull();
});

test('two runs that need too much memory together are not shown beside each other, and the notice says so', async () => {
  const much = (seed: number): Scenario =>
    scenarioWith({
      ...{ duration: 60, seed },
      path: [{ rate: 1e9, delay: 2.5, queue: { kind: 'droptail', limit: 1_000_000 } }],
      flows: [{ id: 'tcp', transport: { maxWindow: 100_000 }, scheme: { kind: 'rap' } }],
      traffic: [{ kind: 'cbr', high: 2e9, start: 50 }],
    });
  const { player } = await opened(async (bench) => {
    bench.player.open(much(1), false, null);
    bench.pass(50);
    await openBeside(bench.player, much(2), false, () => true);
  });
  expect(player.state).toMatchObject({ other: null, notice: { kind: 'refused' } });
});
