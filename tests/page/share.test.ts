/** Links that hold how a run is shown, and what they ask of their readers: opened on a page without a screen, and given away again. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlaneChoice, planeOptions, planePair } from '../../src/charts/plane-flows.ts';
import { decodeHash, encodeHash, MAX_UNPACKED_BYTES, type Opened } from '../../src/link/codec.ts';

import { withLoss } from '../../src/scenario/edit-loss.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { formerScene } from '../support/former-scene.ts';
import type { View } from '../../src/link/view.ts';
import { AddressWriter } from '../../src/link/address.ts';
import { LINK_BASE_1 } from '../../src/link/link-base.ts';
import { address, currentLink, openLink } from '../../src/link/address-bar.ts';
import { enterLesson, isHidden, isLocked, leaveLesson, lesson, lessonFields } from '../../src/lesson/lesson.ts';
import { embedCode, filled, freedomOf, hashNow, withFreedom } from '../../src/link/links.ts';
import { sameShown } from '../../src/link/page-view.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Bench } from './support/direct-worker.ts';
import { until } from '../support/until.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario: Scenario = scenarioWith({
  duration: 60,
  seed: 3,
  warmup: 5,
  path: [
    { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } },
    { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } },
  ],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1, leave: 1 }],
});
const other: Scenario = withLoss(scenario, 0, { kind: 'bernoulli', p: 0.01 });

const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { href: 'https://example.org/sawtooth/#/play', hash: '#/play' });
  leaveLesson();
  address.preset = null;
});

/** A page on which the link has been opened and has come to rest. */
async function opened(view: View, compare: Scenario | null = null): Promise<Bench> {
  const bench = new Bench(formerScene());
  await openLink(bench.player, await encodeHash(scenario, null, { view, compare }), false);
  bench.pass(200);
  return bench;
}

/** What the link to what is on show holds, as whoever opens it gets it. */
async function givenAway({ player }: Bench): Promise<Pick<Opened, 'scenario' | 'view' | 'compare'>> {
  const now = currentLink(player.state);
  const {
    scenario: given,
    view,
    compare,
  } = await decodeHash(await encodeHash(now.scenario, null, now.shown), () => Promise.reject(new Error('none named')));
  return { scenario: given, view, compare };
}

describe('the address bar', () => {
  /** Their addresses stand in the open: writing them waits for nothing but its timer. */
  const seeded = (seed: number): Scenario => normalizeScenario({ ...LINK_BASE_1, seed });

  /** A writer, its timer, and what stands in the bar when what it was asked to write is written. */
  function bar(): { writer: AddressWriter; write(): void; written(): Promise<string> } {
    const writer = new AddressWriter();
    let write = (): void => undefined;
    vi.stubGlobal('window', {
      setTimeout(due: () => void): number {
        write = due;
        return 1;
      },
    });
    vi.stubGlobal('history', {
      replaceState(_: unknown, __: unknown, hash: string): void {
        location.hash = hash;
      },
    });
    const written = async (): Promise<string> => {
      write();
      await until(() => expect(writer.writing).toBe(false));
      return location.hash;
    };
    return { writer, write: () => write(), written };
  }

  test('follows the page, but not over an address to which the reader has gone and whose event is still to come', async () => {
    const { writer, write, written } = bar();
    writer.write(seeded(3));
    expect(await written()).toBe('#/play?seed=3');
    writer.write(seeded(4));
    location.hash = '#/play?seed=7';
    writer.write(seeded(11));
    expect(await written()).toBe('#/play?seed=7');
    // It is followed from there.
    writer.cancel();
    writer.write(seeded(5));
    expect(await written()).toBe('#/play?seed=5');
    writer.write(seeded(6));
    expect(await written()).toBe('#/play?seed=6');
    // The reader goes away and comes back to the same address while a write is under way: it is dropped.
    writer.write(seeded(8));
    write();
    writer.cancel();
    await until(() => expect(writer.writing).toBe(false));
    expect(location.hash).toBe('#/play?seed=6');
    writer.write(seeded(9));
    expect(await written()).toBe('#/play?seed=9');
  });

  test('of several writes has the last; what is changed while one is under way is written after it', async () => {
    const { writer, write, written } = bar();
    writer.write(seeded(3));
    writer.write(seeded(4));
    expect(writer.writing).toBe(true);
    expect(await written()).toBe('#/play?seed=4');
    writer.write(seeded(5));
    write();
    writer.write(seeded(6));
    await until(() => expect(location.hash).toBe('#/play?seed=5'));
    expect(writer.writing).toBe(true);
    expect(await written()).toBe('#/play?seed=6');
  });

  test('has nothing written to it while the reader is in another part of the page, nor what waited before', async () => {
    const { writer, written } = bar();
    writer.write(seeded(3));
    writer.rest();
    location.hash = '#/terms';
    writer.write(seeded(4));
    expect(await written()).toBe('#/terms');
    writer.resume();
    writer.write(seeded(5));
    expect(await written()).toBe('#/play?seed=5');
  });

  test('stays where what is on show fits in no link, says so, and no longer once it fits again', async () => {
    const { writer, written } = bar();
    const note = 'x'.repeat(MAX_UNPACKED_BYTES);
    writer.write({ ...seeded(3), note });
    expect(await written()).toBe('#/play');
    expect(writer.problem).toMatch(/Save it as a file/);
    writer.write(seeded(4));
    expect(await written()).toBe('#/play?seed=4');
    expect(writer.problem).toBeNull();
  });
});

describe('a link that says how a run is shown', () => {
  const views: Record<string, View> = {
    'rows of the chart': { rows: ['throughput', 'losses'] },
    'the seconds in view': { window: 20 },
    'the whole run': { window: null },
    'a stretch of time': { from: 12.5, window: 7.5 },
    'the hop': { hop: 1 },
    'round trips': { unit: 'rtt' },
    'the inside of a flow': { rows: ['throughput', 'inside'], inside: 'tcp.1' },
    'a variable of it': { rows: ['inside'], inside: 'tcp.0', variable: 'round trip' },
    'the phase plane': { plane: 'window' },
    'the phase plane of two chosen flows': { plane: 'rate', across: 'tcp.1', up: 'tcp.0' },
    'a theme': { theme: 'dark' },
    'locks, a note, a question and an answer': {
      locked: ['flows', 'losses.hidden'],
      note: 'Watch.',
      question: 'Why?',
      answer: 'Because.',
    },
  };
  test.each(Object.entries(views))('%s: the page shows it so, and gives the same away', async (_name, view) => {
    const bench = await opened(view);
    expect(await givenAway(bench)).toEqual({ scenario, view, compare: null });
    bench.player.setWindow(10);
    // A stretch of time is left for the run, which is followed again.
    expect(await givenAway(bench)).toEqual({
      scenario,
      view: { ...Object.fromEntries(Object.entries(view).filter(([key]) => key !== 'from')), window: 10 },
      compare: null,
    });
  });

  test('what it leaves out is as it is on any page, also after a link that had said otherwise', async () => {
    const bench = await opened({
      rows: ['used'],
      window: null,
      unit: 'rtt',
      hop: 1,
      plane: 'rate',
      up: 'tcp.0',
      theme: 'dark',
      locked: ['run'],
    });
    expect(bench.player.state).toMatchObject({
      rows: ['used'],
      window: null,
      unit: 'rtt',
      hop: 1,
      plane: true,
      planeOf: { quantity: 'rate', across: null, up: { group: 'tcp', flow: 0 } },
    });
    expect(root.dataset).toMatchObject({ theme: 'dark' });
    await openLink(bench.player, await encodeHash(scenario), false);
    bench.pass(200);
    expect(bench.player.state).toMatchObject({
      rows: ['throughput', 'queue', 'fairness'],
      window: 40,
      unit: 's',
      hop: 0,
      plane: false,
      planeOf: { quantity: 'window', up: null },
    });
    expect(root.dataset).toEqual({});
    expect(isLocked(lesson.getState(), 'run')).toBe(false);
  });

  test('the inside of a flow is drawn from the beginning, of the first flow where the link names none that there is', async () => {
    const { player } = await opened({ rows: ['inside'], inside: 'tcp.1', variable: 'RTO' });
    expect(player.state).toMatchObject({ observedFlow: { group: 'tcp', flow: 1 }, variable: 'RTO' });
    expect(player.series.flowState?.flow).toBe(1);
    for (const inside of [undefined, 'tcp.2', 'gone.0', '__proto__.0']) {
      const bench = await opened({ rows: ['inside'], ...(inside ? { inside } : {}), variable: 'no such thing' });
      expect(bench.player.state.observedFlow).toEqual({ group: 'tcp', flow: 0 });
      expect(bench.player.series.flowState?.flow).toBe(0);
    }
    // Of a page that does not show it there is nothing to give away.
    const closed = await opened({ inside: 'tcp.1' });
    expect(closed.player.state.observedFlow).toBeNull();
    expect((await givenAway(closed)).view).toEqual({});
  });

  test.each([false, true])(
    'the inside in a link of other groups than the one before is drawn as well, also with commands under way: %s',
    async (late) => {
      const others = normalizeScenario({
        ...scenario,
        flows: [{ ...scenario.flows[0]!, id: 'other', scheme: { kind: 'tfrc' } }],
      });
      const { player, pass } = new Bench(formerScene(), 10, late);
      for (const [of, inside] of [
        [scenario, 'tcp.1'],
        [others, 'other.0'],
        [scenario, 'tcp.0'],
        [others, 'other.1'],
      ] as const) {
        await openLink(player, await encodeHash(of, null, { view: { rows: ['inside'], inside } }), true);
        pass(1_000);
        expect(player.state.observedFlow).toEqual({ group: of.flows[0]!.id, flow: Number(inside.at(-1)) });
        expect(player.series.length).toBeGreaterThan(50);
        expect(player.series.flowState).toMatchObject({ flow: Number(inside.at(-1)), length: player.series.length });
        player.seek(2);
        pass(17);
      }
    },
  );

  test('a variable of one link is not that of the next', async () => {
    const bench = await opened({ rows: ['inside'], inside: 'tcp.1', variable: 'RTO' });
    await openLink(bench.player, await encodeHash(scenario, null, { view: { rows: ['inside'] } }), false);
    bench.pass(200);
    expect(bench.player.state.variable).toBeNull();
  });

  test('a stretch of time is in view as it was when it was shared', async () => {
    const { player } = await opened({ from: 12.5, window: 7.5 });
    expect(player.state.zoom).toEqual([12.5, 20]);
    expect((await opened({ from: 50, window: null })).player.state.zoom).toEqual([50, 60]);
  });

  test('rows that this page does not know are left out, and of nothing but such the usual ones stay', async () => {
    expect((await opened({ rows: ['later', 'queue'] })).player.state.rows).toEqual(['queue']);
    expect((await opened({ rows: ['later'] })).player.state.rows).toEqual(['throughput', 'queue', 'fairness']);
  });
});

test('a run that is restarted, by an edit or by undo, is followed from its start; what else is chosen stays', async () => {
  const { player, pass } = await opened({ unit: 'rtt', rows: ['queue'] });
  const begins = [() => player.edit('the seed', (old) => ({ ...old, seed: old.seed + 1 })), () => player.undo()];
  for (const begin of begins) {
    player.setZoom([5, 9]);
    begin();
    pass(200);
    expect(player.state).toMatchObject({ zoom: null, window: 40, unit: 'rtt', rows: ['queue'] });
  }
});

describe('the phase plane of a link', () => {
  const flows = planeOptions(scenario.flows);
  const pair = (planeOf: PlaneChoice): (string | undefined)[] => [
    planePair(flows, planeOf).across?.label,
    planePair(flows, planeOf).up?.label,
  ];

  test('is of the flows that it names, and where it names none, or one that is not there, of the usual ones', async () => {
    const shown = async (view: View): Promise<(string | undefined)[]> =>
      pair((await opened(view)).player.state.planeOf);
    expect(await shown({ plane: 'rate', across: 'tcp.1', up: 'tcp.0' })).toEqual(['TCP 2', 'TCP 1']);
    expect(await shown({ plane: 'rate' })).toEqual(['TCP 1', 'TCP 2']);
    expect(await shown({ plane: 'rate', across: 'tcp.7', up: 'constructor.0' })).toEqual(['TCP 1', 'TCP 2']);
  });

  test('leaves the link when it is closed, with its flows', async () => {
    const bench = await opened({ plane: 'rate', across: 'tcp.1' });
    const { state } = bench.player;
    bench.player.togglePlane();
    expect((await givenAway(bench)).view).toEqual({});
    expect(sameShown(state, bench.player.state)).toBe(false);
  });

  test('is not of two flows where there is one', () => {
    const alone = planeOptions([{ ...scenario.flows[0]!, count: 1 }]);
    expect(planePair(alone, { quantity: 'window', across: null, up: null })).toEqual({
      across: alone[0],
      up: alone[0],
    });
  });
});

describe('a link to a comparison', () => {
  test('opens both runs on one clock, B as the one that is set, and is given away again', async () => {
    const bench = await opened({ window: 20 }, other);
    const { player } = bench;
    expect([player.state.name, player.state.other?.name]).toEqual(['B', 'A']);
    expect(player.run.series.scenario.path[0]!.loss).toEqual(other.path[0]!.loss);
    expect(player.otherRun!.series.scenario.path[0]!.loss).toEqual({ kind: 'none' });
    expect(await givenAway(bench)).toEqual({ scenario, view: { window: 20 }, compare: other });
    player.togglePlay(true);
    bench.pass(5_000);
    expect(player.time).toBeGreaterThan(4);
    player.switchRun();
    expect(await givenAway(bench)).toEqual({ scenario, view: { window: 20 }, compare: other });
  });

  test('ends a comparison that was on show before, as does one to a single run', async () => {
    const bench = await opened({}, other);
    await openLink(bench.player, await encodeHash({ ...scenario, seed: 9 }, null, { compare: scenario }), false);
    bench.pass(200);
    expect([bench.player.otherRun!.series.scenario.seed, bench.player.run.series.scenario.seed]).toEqual([9, 3]);
    await openLink(bench.player, await encodeHash(scenario), false);
    bench.pass(200);
    expect(bench.player.state.other).toBeNull();
    expect(await givenAway(bench)).toEqual({ scenario, view: {}, compare: null });
  });

  test('the other run’s numbers make no other link; its changes do', () => {
    const { state } = new Bench(scenario).player;
    const beside = {
      ...state,
      name: 'B' as const,
      other: { name: 'A' as const, scenario, liveEvents: 0, numbers: state.numbers },
    };
    expect(sameShown(beside, { ...beside, other: { ...beside.other, numbers: { ...state.numbers } } })).toBe(true);
    expect(sameShown(beside, { ...beside, other: { ...beside.other, scenario: other } })).toBe(false);
    expect(sameShown(state, { ...state, rows: ['queue'] })).toBe(false);
  });
});

describe('a broken link', () => {
  test('opens as the first scene and takes nothing of the one before with it', async () => {
    const bench = await opened({ locked: ['flows'], note: 'Watch.' });
    await openLink(bench.player, '#/play?view.window=-1', false);
    expect(bench.player.state.notice).toMatchObject({ kind: 'link' });
    expect(bench.player.state.notice?.text).toMatch(/view\.window/);
    expect(lessonFields()).toEqual({});
  });

  test('that names a prepared scenario offers that one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(scenario) }));
    const bench = new Bench(formerScene());
    await openLink(bench.player, '#/play?preset=yang2000-f12&view.window=-1', false);
    expect(bench.player.state.notice?.text).toMatch(/view\.window/);
    bench.player.state.notice!.action!.run();
    expect(location.hash).toBe('#/play?preset=yang2000-f12');
  });

  test('of two opened at once the later one counts', async () => {
    const bench = new Bench(formerScene());
    const [slow, quick] = await Promise.all([
      openLink(bench.player, await encodeHash(scenario), false),
      openLink(bench.player, '#/play', false),
    ]);
    bench.pass(200);
    expect([slow, quick === null]).toEqual([null, false]);
    expect(bench.player.state.scenario).toEqual(defaultScenario());
  });
});

describe('what a link asks of its readers', () => {
  test('hidden is locked too; a part that is not named is free', () => {
    const asked = { locked: ['flows', 'losses.hidden'] };
    expect(['flows', 'losses', 'run'].map((part) => isLocked(asked, part))).toEqual([true, true, false]);
    expect(['flows', 'losses', 'run'].map((part) => isHidden(asked, part))).toEqual([false, true, false]);
  });

  test('all sections hidden take the rail with them', () => {
    enterLesson({
      locked: ['flows', 'bottleneck', 'disturbance', 'losses', 'now', 'run'].map((part) => `${part}.hidden`),
    });
    expect(root.dataset['hidden']?.split(' ')).toContain('rail');
    enterLesson({ locked: ['flows.hidden'] });
    expect(root.dataset['hidden']).toBe('flows');
  });

  test('another scenario opened after it is free of it', async () => {
    const bench = await opened({ locked: ['flows'], question: 'Why?' });
    expect(lessonFields()).toMatchObject({ question: 'Why?' });
    bench.player.open(scenario, false, null);
    expect(lessonFields()).toEqual({});
  });

  test('its theme leaves the link when the reader chooses another', async () => {
    await opened({ theme: 'dark' });
    expect(lessonFields()).toEqual({ theme: 'dark' });
    root.dataset['theme'] = 'light';
    expect(lessonFields()).toEqual({});
  });
});

describe('the share panel', () => {
  test('sets each part free, locked or hidden, from any state', () => {
    for (const was of [[], ['flows'], ['flows.hidden']]) {
      for (const freedom of ['free', 'locked', 'hidden'] as const) {
        const locked = withFreedom(['run', ...was], 'flows', freedom);
        expect([freedomOf(locked, 'flows'), freedomOf(locked, 'run'), locked.length]).toEqual([
          freedom,
          'locked',
          freedom === 'free' ? 1 : 2,
        ]);
      }
    }
  });

  test('leaves out what is empty, and an answer to no question', () => {
    expect(filled({ note: ' ', question: '', answer: 'TCP', locked: [] })).toEqual({});
    expect(filled({ note: ' Watch. ', question: 'Who?', answer: 'TCP ', theme: 'dark', locked: ['now'] })).toEqual({
      note: 'Watch.',
      question: 'Who?',
      answer: 'TCP',
      theme: 'dark',
      locked: ['now'],
    });
  });

  test('names the prepared scenario that the run came from, and says so of what fits in no link', async () => {
    const bench = await opened({ unit: 'rtt' });
    expect(await hashNow(bench.player, { note: 'Watch.' })).toEqual({
      hash: await encodeHash(scenario, null, { view: { unit: 'rtt', note: 'Watch.' } }),
    });
    const preset = { name: 'yang2000-f12', scenario };
    address.preset = preset;
    expect(await hashNow(bench.player, {})).toEqual({ hash: '#/play?preset=yang2000-f12&view.unit=rtt' });
    const events = Array.from({ length: 3000 }, (_, index) => ({
      at: ((index * 0.6180339887498949) % 1) * 59,
      do: 'drop' as const,
      group: 'tcp',
      flow: 0,
      count: 1 + (index % 7),
    }));
    bench.player.store.setState({ scenario: { ...scenario, events } });
    expect(await hashNow(bench.player, {})).toEqual({ problem: expect.stringMatching(/Save it as a file/) as string });
  });

  test('writes an embed that no text can break out of', () => {
    const code = embedCode(
      'https://example.org/s/#/play?preset=yang2000-f12&seed=3',
      'A "quote" <b>&',
      { play: true, at: 12.5 },
      { width: 640, height: 451 },
    );
    expect(code).toBe(
      '<iframe src="https://example.org/s/#/embed?play=1&amp;at=12.5&amp;preset=yang2000-f12&amp;seed=3" width="640" height="451" title="A &quot;quote&quot; &lt;b&gt;&amp;" loading="lazy" style="border:0"></iframe>',
    );
  });
});
