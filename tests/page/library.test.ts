import { describe, expect, test, vi } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { persistWork, recordRecent } from '../../src/library/persist.ts';
import { persistHistory } from '../../src/library/session.ts';
import { Library, LIMITS, type Store } from '../../src/library/library.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { formerScene } from '../support/former-scene.ts';
import { Bench } from './support/direct-worker.ts';

/** A browser's storage; `room` is its quota in characters. */
class Drawer implements Store {
  readonly items = new Map<string, string>();
  room = Infinity;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  /** What the one key holds that the tests use. */
  get text(): string {
    return [...this.items.values()].join();
  }

  set text(text: string) {
    const [key] = this.items.keys();
    this.items.set(key!, text);
  }
}

const withSeed = (seed: number): Scenario => ({ ...formerScene(), seed });
const seeds = (kept: readonly { scenario: Scenario }[]): number[] => kept.map(({ scenario }) => scenario.seed);
/** Large enough that eight of them fill all the room. */
const large = (seed: number): Scenario => ({ ...LARGE, seed });
const LARGE = normalizeScenario({
  ...formerScene(),
  events: Array.from({ length: 2_400 }, (_, index) => ({ at: 1 + index / 16, do: 'rate', hop: 0, rate: 1e6 + index })),
});

function libraryIn(drawer: Drawer): Library {
  return new Library(() => drawer);
}

describe('what is kept', () => {
  test('comes back as it was, newest first, from another page too', () => {
    const drawer = new Drawer();
    libraryIn(drawer).addRecent(withSeed(1), 1_000, null);
    libraryIn(drawer).addRecent(withSeed(2), 2_000, null);
    expect(libraryIn(drawer).addNamed(' a wave ', withSeed(3), 3_000)).toBeNull();
    const kept = libraryIn(drawer).list();
    expect(kept).toEqual({
      recent: [
        { at: 2_000, name: '', scenario: withSeed(2) },
        { at: 1_000, name: '', scenario: withSeed(1) },
      ],
      named: [{ at: 3_000, name: 'a wave', scenario: withSeed(3) }],
      unread: [],
      broken: 0,
      forbidden: false,
    });
  });

  test('a scenario kept again moves to the front, and one may take the place of another', () => {
    const library = libraryIn(new Drawer());
    for (const seed of [1, 2, 3]) library.addRecent(withSeed(seed), seed, null);
    library.addRecent(withSeed(1), 4, null);
    expect(seeds(library.list().recent)).toEqual([1, 3, 2]);
    library.addRecent(withSeed(9), 5, withSeed(3));
    expect(seeds(library.list().recent)).toEqual([9, 1, 2]);
  });

  test('a name that is taken is taken over; a name has 1 to 80 characters', () => {
    const library = libraryIn(new Drawer());
    library.addNamed('lecture 3', withSeed(1), 1);
    library.addNamed('lecture 3', withSeed(2), 2);
    expect(seeds(library.list().named)).toEqual([2]);
    expect(library.addNamed('  ', withSeed(3), 3)).toBe('A name has 1 to 80 characters; this one has 0.');
    expect(library.addNamed('x'.repeat(81), withSeed(3), 3)).toBe('A name has 1 to 80 characters; this one has 81.');
    expect(seeds(library.list().named)).toEqual([2]);
  });

  test('is deleted one by one, or all at once so that nothing is left in storage', () => {
    const drawer = new Drawer();
    const library = libraryIn(drawer);
    for (const seed of [1, 2]) library.addRecent(withSeed(seed), seed, null);
    library.addNamed('one', withSeed(3), 3);
    library.addNamed('two', withSeed(4), 4);
    library.removeRecent(library.list().recent[0]!.scenario);
    library.removeNamed('one');
    expect([seeds(library.list().recent), seeds(library.list().named)]).toEqual([[1], [4]]);
    library.clear();
    expect(drawer.items.size).toBe(0);
  });
});

describe('the room for it is bounded', () => {
  test('at most 50 recent ones: the oldest go', () => {
    const library = libraryIn(new Drawer());
    for (let seed = 1; seed <= 53; seed++) library.addRecent(withSeed(seed), seed, null);
    expect(seeds(library.list().recent)).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index));
  });

  test('at most 200 named ones: the next is refused, and none goes', () => {
    const library = libraryIn(new Drawer());
    for (let seed = 1; seed <= 200; seed++) expect(library.addNamed(`no. ${seed}`, withSeed(seed), seed)).toBeNull();
    expect(library.addNamed('one more', withSeed(201), 201)).toBe(
      '200 scenarios are kept by name, and no more can be. Delete one first.',
    );
    expect(library.addNamed('no. 7', withSeed(207), 207)).toBeNull();
    expect(library.list().named).toHaveLength(200);
  });

  test('at most 2 MB: recent ones make room for named ones, which stay until they are deleted', () => {
    const drawer = new Drawer();
    const library = libraryIn(drawer);
    const size = JSON.stringify(large(1)).length;
    const fit = Math.floor(LIMITS.bytes / 2 / size);
    expect(fit).toBeLessThan(12);
    for (let seed = 1; seed <= 12; seed++) library.addRecent(large(seed), seed, null);
    const before = seeds(library.list().recent);
    expect(before[0]).toBe(12);
    expect(before.length).toBeGreaterThan(fit / 2);
    expect(before.length).toBeLessThanOrEqual(fit);

    let refused: string | null = null;
    let kept = 0;
    while ((refused = library.addNamed(`no. ${kept + 1}`, large(100 + kept), kept)) === null) kept++;
    expect(refused).toBe('There is no room left for it. Delete something that is kept first.');
    expect(kept).toBeGreaterThanOrEqual(fit - 1);
    expect(library.list().named).toHaveLength(kept);
    expect(2 * drawer.text.length).toBeLessThanOrEqual(LIMITS.bytes);
  });

  test('a browser with less room keeps the newest of the recent ones', () => {
    const drawer = new Drawer();
    drawer.room = 5 * JSON.stringify(formerScene()).length;
    const library = libraryIn(drawer);
    for (let seed = 1; seed <= 20; seed++) library.addRecent(withSeed(seed), seed, null);
    expect(seeds(library.list().recent).slice(0, 2)).toEqual([20, 19]);
    drawer.room = 10;
    expect(library.addNamed('a name', withSeed(1), 1)).toMatch(/no room/);
    expect(seeds(library.list().recent)[0]).toBe(20);
  });
});

describe('storage is not trusted', () => {
  test('where it is forbidden nothing is kept, nothing throws and it is said', () => {
    const library = new Library(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    library.addRecent(withSeed(1), 1, null);
    library.removeNamed('x');
    library.clear();
    expect(library.addNamed('x', withSeed(1), 1)).toBe('This browser does not let the page keep anything.');
    expect(library.list()).toEqual({ recent: [], named: [], unread: [], broken: 0, forbidden: true });
  });

  const good = { at: 1, name: '', scenario: withSeed(1) };
  const broken: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['no scenario', { at: 1, name: '' }],
    ['no time', { name: '', scenario: withSeed(1) }],
    ['a time that is no date', { ...good, at: 1e300 }],
    ['a name among the recent', { ...good, name: 'x' }],
    ['a scenario that is none', { ...good, scenario: 'javascript:' }],
    ['a scenario out of bounds', { ...good, scenario: { ...withSeed(1), duration: 1e12 } }],
    ['a million flows', { ...good, scenario: { ...withSeed(1), flows: [{ ...withSeed(1).flows[0], count: 1e6 }] } }],
  ];
  test.each(broken)('an entry with %s is left out and counted, and the others are there', (_, entry) => {
    const drawer = new Drawer();
    const library = libraryIn(drawer);
    library.addRecent(withSeed(1), 1, null);
    drawer.text = JSON.stringify({ recent: [entry, good], named: [] });
    expect(library.list()).toEqual({ recent: [good], named: [], unread: [], broken: 1, forbidden: false });
    library.removeBroken();
    expect(library.list()).toEqual({ recent: [good], named: [], unread: [], broken: 0, forbidden: false });
  });

  test.each(['', '{', '[]', '7', 'null', '{"recent":{},"named":[]}', '{"recent":[],"named":"x"}'])(
    'a text that is no library at all (%s) is one broken thing',
    (text) => {
      const drawer = new Drawer();
      const library = libraryIn(drawer);
      library.addRecent(withSeed(1), 1, null);
      drawer.text = text;
      expect(library.list()).toEqual({ recent: [], named: [], unread: [], broken: 1, forbidden: false });
      library.addRecent(withSeed(2), 2, null);
      expect(seeds(library.list().recent)).toEqual([2]);
    },
  );

  test('of too long a list no more is looked at than could have been kept', () => {
    const drawer = new Drawer();
    const library = libraryIn(drawer);
    library.addRecent(withSeed(1), 1, null);
    drawer.text = JSON.stringify({
      recent: Array.from({ length: 5_000 }, (_, index) => ({ ...good, at: index })),
      named: [],
    });
    expect(library.list().recent).toHaveLength(50);
  });
});

/** A page with a scenario of 60 s that plays, and the library that its work is kept on. */
function page(): { bench: Bench; library: Library; leave(): void } {
  const bench = new Bench({ ...formerScene(), duration: 60 });
  const library = libraryIn(new Drawer());
  const leave = recordRecent(bench.player, library, () => bench.wall);
  bench.player.togglePlay(true);
  return { bench, library, leave };
}

const queueOf =
  (limit: number) =>
  (old: Scenario): Scenario => ({ ...old, path: [{ ...old.path[0]!, queue: { kind: 'droptail', limit } }] });

describe('recent scenarios', () => {
  test('what is only opened and played is not kept; what is changed and runs is', () => {
    const { bench, library } = page();
    bench.pass(5_000);
    expect(library.list().recent).toEqual([]);
    bench.player.edit('the queue', queueOf(30));
    bench.pass(1_000);
    expect(library.list().recent).toEqual([]);
    bench.pass(3_000);
    const { recent } = library.list();
    expect(recent.map(({ scenario }) => scenario.path[0]!.queue.limit)).toEqual([30]);
    expect(recent[0]!.scenario).toEqual(bench.player.state.scenario);
  });

  test('of a slider that is drawn only what it comes to rest at is kept', () => {
    const { bench, library } = page();
    for (let limit = 20; limit <= 40; limit++) {
      bench.player.edit('the queue', queueOf(limit));
      bench.pass(200);
    }
    bench.pass(3_000);
    expect(library.list().recent.map(({ scenario }) => scenario.path[0]!.queue.limit)).toEqual([40]);
  });

  test('a lesson with one live change after the other is one entry; another set-up is another', () => {
    const { bench, library } = page();
    for (let change = 1; change <= 3; change++) {
      bench.player.act({ do: 'rate', hop: 0, rate: change * 1e6 });
      bench.pass(3_000);
    }
    expect(library.list().recent.map(({ scenario }) => scenario.events.length)).toEqual([3]);
    bench.player.edit('the queue', queueOf(30));
    bench.pass(3_000);
    expect(library.list().recent).toHaveLength(2);
  });

  test('what has been taken back to the beginning is not stored again', () => {
    const { bench, library } = page();
    bench.player.edit('the queue', queueOf(30));
    bench.pass(3_000);
    bench.player.backToBase();
    bench.pass(5_000);
    expect(library.list().recent.map(({ scenario }) => scenario.path[0]!.queue.limit)).toEqual([30]);
  });

  test('when the page is left, what has run but not settled is kept; what never ran is not', () => {
    const { bench, library, leave } = page();
    bench.player.edit('the queue', queueOf(30));
    bench.pass(1_000);
    leave();
    expect(library.list().recent).toHaveLength(1);
    bench.player.togglePlay(false);
    bench.player.edit('the queue', queueOf(31));
    bench.pass(1_000);
    leave();
    expect(library.list().recent).toHaveLength(1);
  });
});

test('all of it is kept at once when the page is left or hidden, and not when it is shown again', () => {
  const drawer = new Drawer();
  const listeners = new Map<string, () => void>();
  const addEventListener = (name: string, listener: () => void): void => void listeners.set(name, listener);
  vi.stubGlobal('window', { addEventListener });
  vi.stubGlobal('document', { addEventListener, hidden: false });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('localStorage', drawer);
  vi.stubGlobal('sessionStorage', drawer);
  const bench = new Bench({ ...withSeed(1), duration: 60 }, null);
  persistWork(bench.player);
  const runWith = (seed: number): void => {
    bench.player.togglePlay(true);
    bench.player.edit('the seed', (old) => ({ ...old, seed }));
    bench.pass(100);
  };
  const recent = (): number[] => seeds(libraryIn(drawer).list().recent);
  runWith(2);
  listeners.get('visibilitychange')!();
  expect(recent()).toEqual([]);
  vi.stubGlobal('document', { hidden: true });
  listeners.get('visibilitychange')!();
  expect(recent()).toEqual([2]);
  expect([...drawer.items.keys()].toSorted()).toEqual(['sawtooth-history-1', 'sawtooth-kept-1']);
  runWith(3);
  listeners.get('pagehide')!();
  expect(recent()).toEqual([3, 2]);
});

describe('undo over a reload', () => {
  /** The page that a reload of `bench` brings: its address, opened again. */
  async function reloaded(bench: Bench, drawer: Store): Promise<Bench> {
    const { scenario } = await decodeHash(await encodeHash(bench.player.state.scenario), () =>
      Promise.reject(new Error('none')),
    );
    const next = new Bench(scenario);
    persistHistory(next.player, () => drawer)();
    return next;
  }

  function worked(drawer: Store): Bench {
    const bench = new Bench(formerScene());
    const flush = persistHistory(bench.player, () => drawer);
    for (const limit of [30, 31, 32]) {
      bench.player.edit('the queue', queueOf(limit));
      bench.pass(100);
    }
    bench.player.undo();
    bench.pass(100);
    flush();
    return bench;
  }

  const limitOf = ({ player }: Bench): number => player.state.scenario.path[0]!.queue.limit;

  test('what was undone and what was before are still there, and so is what it all began with', async () => {
    const drawer = new Drawer();
    const next = await reloaded(worked(drawer), drawer);
    const { player } = next;
    expect(limitOf(next)).toBe(31);
    expect([player.state.canUndo, player.state.canRedo]).toEqual([true, true]);
    expect(player.state.base).toEqual(formerScene());
    player.redo();
    next.pass(100);
    expect([limitOf(next), player.state.canRedo]).toEqual([32, false]);
    for (const limit of [31, 30, 60]) {
      player.undo();
      next.pass(100);
      expect(limitOf(next)).toBe(limit);
    }
    expect(player.state.canUndo).toBe(false);
    expect(player.state.scenario).toEqual(formerScene());
  });

  test('what was edited where the run stood is undone and made again there', async () => {
    const drawer = new Drawer();
    const bench = new Bench(formerScene(), null);
    const flush = persistHistory(bench.player, () => drawer);
    bench.player.seek(2);
    bench.pass(100);
    bench.player.editHere('the queue', queueOf(30), 2);
    bench.pass(200);
    flush();
    const next = await reloaded(bench, drawer);
    const { player, pass } = next;
    expect(limitOf(next)).toBe(30);
    player.seek(3);
    pass(200);
    for (const limit of [60, 30]) {
      if (limit === 60) player.undo();
      else player.redo();
      pass(200);
      expect([limitOf(next), player.time]).toEqual([limit, 3]);
    }
  });

  test('of a run that had only just been opened, it is no change of the one before', async () => {
    const drawer = new Drawer();
    const bench = new Bench(formerScene());
    const flush = persistHistory(bench.player, () => drawer);
    bench.player.open(withSeed(9), true, null);
    // The reader reloads before the engine has answered.
    flush();
    const { player } = await reloaded(bench, drawer);
    expect(player.state.base).toBe(player.state.scenario);
  });

  test('without anything to undo it is taken up once, when the engine is ready', () => {
    const drawer = new Drawer();
    const present = { scenario: formerScene(), liveEvents: 0 };
    drawer.setItem('sawtooth-history-1', JSON.stringify({ present, base: null, unlinked: null, past: [], future: [] }));
    const { player } = new Bench(formerScene());
    player.store.setState({ phase: 'starting' });
    let changes = 0;
    persistHistory(player, () => drawer);
    player.store.subscribe(() => (changes += 1));
    player.store.setState({ phase: 'ready' });
    // Ready, and restored.
    expect(changes).toBe(2);
  });

  test('live changes are still live: the run can be had without them', async () => {
    const drawer = new Drawer();
    const bench = new Bench(formerScene());
    const flush = persistHistory(bench.player, () => drawer);
    bench.player.togglePlay(true);
    bench.pass(2_000);
    bench.player.act({ do: 'rate', hop: 0, rate: 5e6 });
    bench.pass(500);
    expect(bench.player.state.liveEvents).toBe(1);
    flush();
    const next = await reloaded(bench, drawer);
    expect(next.player.state.liveEvents).toBe(1);
    next.player.forgetLiveChanges();
    next.pass(100);
    expect(next.player.state.scenario).toEqual(formerScene());
  });

  test('it is for what the address holds: where that is something else, nothing is taken up', () => {
    const drawer = new Drawer();
    worked(drawer);
    const other = new Bench(withSeed(77));
    persistHistory(other.player, () => drawer);
    expect(other.player.state.canUndo).toBe(false);
  });

  describe('a run that no link holds', () => {
    const bar = { hash: '#/play?seed=77', holdsAll: false, writing: false };
    /** The events alone would unpack to more than a link may. */
    const huge = normalizeScenario({
      ...formerScene(),
      events: Array.from({ length: 9_000 }, (_, index) => ({ at: index / 100, do: 'rate', hop: 0, rate: 1e6 + index })),
    });

    async function kept(scenario: Scenario, drawer: Store): Promise<Bench> {
      const bench = new Bench(withSeed(77));
      const flush = persistHistory(
        bench.player,
        () => drawer,
        () => bar,
      );
      bench.player.open(scenario, false, null);
      bench.pass(100);
      flush();
      return bench;
    }

    async function reloadedAt(hash: string, drawer: Store): Promise<Bench> {
      const next = new Bench(withSeed(77));
      persistHistory(
        next.player,
        () => drawer,
        () => ({ ...bar, hash }),
      );
      await new Promise((resolve) => setTimeout(resolve));
      next.pass(100);
      return next;
    }

    test('is there again after a reload, and says so; at another address it is not', async () => {
      await expect(encodeHash(huge)).rejects.toThrow(/unpack to \d+ kB; at most 200 kB/);
      const drawer = new Drawer();
      await kept(huge, drawer);
      const { player } = await reloadedAt(bar.hash, drawer);
      expect(player.state.scenario).toEqual(huge);
      expect(player.state.notice?.text).toContain('its address does not hold it');
      expect((await reloadedAt('#/play', drawer)).player.state.scenario.seed).toBe(77);
    });

    test('is kept without what could be undone where there is room for no more', async () => {
      const drawer = new Drawer();
      const bench = await kept(withSeed(5), drawer);
      for (const seed of [6, 7]) {
        bench.player.edit('the seed', (old) => ({ ...old, seed }));
        bench.pass(50);
      }
      drawer.room = 3.5 * JSON.stringify(formerScene()).length;
      const flush = persistHistory(
        bench.player,
        () => drawer,
        () => bar,
      );
      bench.player.edit('the seed', (old) => ({ ...old, seed: 8 }));
      bench.pass(50);
      flush();
      const next = await reloadedAt(bar.hash, drawer);
      expect(next.player.state.scenario.seed).toBe(8);
      expect(next.player.state.canUndo).toBe(false);
    });

    test('with another beside it comes back with that one', async () => {
      const drawer = new Drawer();
      const bench = await kept(withSeed(5), drawer);
      const flush = persistHistory(
        bench.player,
        () => drawer,
        () => bar,
      );
      bench.player.toggleCompare();
      bench.pass(100);
      bench.player.edit('the seed', (old) => ({ ...old, seed: 6 }));
      bench.pass(100);
      flush();
      const { player } = await reloadedAt(bar.hash, drawer);
      expect([player.state.name, player.state.scenario.seed, player.state.other!.scenario.seed]).toEqual(['B', 6, 5]);
    });
  });

  test('at most the last 20 moments are kept, within half a million characters', async () => {
    const drawer = new Drawer();
    const bench = new Bench(formerScene());
    const flush = persistHistory(bench.player, () => drawer);
    for (let limit = 100; limit < 130; limit++) {
      bench.player.edit('the queue', queueOf(limit));
      bench.pass(50);
    }
    flush();
    expect((JSON.parse(drawer.text) as { past: unknown[] }).past).toHaveLength(20);
    const next = await reloaded(bench, drawer);
    for (let step = 0; step < 20; step++) next.player.undo();
    next.pass(100);
    expect([limitOf(next), next.player.state.canUndo]).toEqual([109, false]);

    const heavy = new Bench({ ...LARGE, events: LARGE.events.slice(0, 600) });
    const store = new Drawer();
    const keepNow = persistHistory(heavy.player, () => store);
    for (let seed = 2; seed <= 25; seed++) {
      heavy.player.edit('the seed', (old) => ({ ...old, seed }));
      heavy.pass(50);
    }
    keepNow();
    const { past } = JSON.parse(store.text) as { past: unknown[] };
    expect(past.length).toBeGreaterThan(5);
    expect(JSON.stringify(past).length).toBeLessThan(510_000);
  });

  test('a moment that was tampered with is left out; a text that is none of ours changes nothing', async () => {
    const drawer = new Drawer();
    const bench = worked(drawer);
    const session = JSON.parse(drawer.text) as { past: { scenario: unknown; liveEvents: unknown }[] };
    session.past[0]!.scenario = { version: 1, flows: 'x' };
    session.past[1]!.liveEvents = 9;
    drawer.text = JSON.stringify(session);
    const next = await reloaded(bench, drawer);
    expect([next.player.state.canUndo, next.player.state.canRedo]).toEqual([false, true]);
    for (const text of ['{', '7', 'null', '{"present":{}}', '{"past":{"length":1e9}}']) {
      drawer.text = text;
      expect((await reloaded(bench, drawer)).player.state.canUndo).toBe(false);
    }
  });

  test('what is kept while the address is being written is kept again when that has been done', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawer = new Drawer();
    const bench = new Bench(formerScene());
    let bar = { hash: '#before', holdsAll: false, writing: true };
    const flush = persistHistory(
      bench.player,
      () => drawer,
      () => bar,
    );
    const unlinked = (): unknown => (JSON.parse(drawer.text) as { unlinked: { address: string } | null }).unlinked;
    bench.player.edit('the queue', queueOf(30));
    flush();
    expect(unlinked()).toMatchObject({ address: '#before' });
    bar = { hash: '#after', holdsAll: true, writing: false };
    vi.advanceTimersByTime(300);
    expect([unlinked(), vi.getTimerCount()]).toEqual([null, 0]);
    // Nothing has changed since: nothing is written.
    drawer.text = 'as it was';
    flush();
    expect(drawer.text).toBe('as it was');
    vi.useRealTimers();
  });

  test('where storage is forbidden the page works without', () => {
    const bench = new Bench(formerScene());
    const flush = persistHistory(bench.player, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    bench.player.edit('the queue', queueOf(30));
    flush();
    expect(bench.player.state.canUndo).toBe(true);
  });
});
