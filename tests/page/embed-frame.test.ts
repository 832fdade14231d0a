/** An embed at work in its frame: what it opens, which rows have room, which keys and which messages it obeys, what it tells the page around. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fitInto, inFrame, openAgain, showNextRows, startEmbed, wantedRows } from '../../src/embed/frame.ts';
import { naturalHeight } from '../../src/embed/layout.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { embedHash } from '../../src/link/embed-link.ts';
import { goToScene } from '../../src/link/go-to-scene.ts';
import type { PageState } from '../../src/player/state.ts';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { scenes } from '../../src/scenes/index.ts';
import { scenarioWith } from '../support/scenario.ts';
import { leaveLesson } from '../../src/lesson/lesson.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { Bench } from './support/direct-worker.ts';

type Listener = (event: object) => void;

let bench: Bench;
let keydown: Listener;
let message: Listener;
let resized: () => void;
let stopFitting: () => void;
/** The words above the network, and below the charts. */
let part: HTMLElement;
let still = false;
/** What the page around was told. */
let told: { now: number; playing: boolean; finished: boolean; height: number }[];
const parent = { postMessage: (status: (typeof told)[number]) => told.push(status) };

beforeEach(() => {
  told = [];
  still = false;
  message = () => expect.fail('nobody listens');
  leaveLesson();
  inFrame.setState({ layout: null });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    addEventListener: (_: string, listener: Listener) => (keydown = listener),
    querySelector: () => null,
  });
  vi.stubGlobal('window', { parent, addEventListener: (_: string, listener: Listener) => (message = listener) });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
});

/** Wall time passes, and what waits for it goes on. */
async function pass(ms = 400): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    bench.pass(ms / 20);
    await Promise.resolve();
  }
}

/** What is awaited comes by time that passes, and by modules that are fetched. */
async function until(holds: () => void): Promise<void> {
  const wait = async (): Promise<void> => {
    await pass(20);
    holds();
  };
  await vi.waitFor(wait, { timeout: 60_000, interval: 1 });
}

async function embed(hash: string, see?: (state: PageState) => void): Promise<Bench['player']> {
  location.hash = hash;
  bench = new Bench(defaultScenario());
  if (see) bench.player.store.subscribe(see);
  startEmbed(bench.player);
  await until(() => expect(bench.player.state.scenario.title).toBe('The TCP sawtooth'));
  await pass();
  return bench.player;
}

function fitTo(height: number): HTMLElement {
  const frame = { offsetHeight: height, scrollHeight: 0 } as HTMLElement;
  part = { scrollHeight: 0 } as HTMLElement;
  stopFitting = fitInto(bench.player, { frame, above: part, notice: part });
  resized();
  return frame;
}

const SCENE = 'scene=sawtooth';
const key = (name: string, more: object = {}): { event: object; prevented: boolean } => {
  const pressed = { prevented: false };
  const event = { key: name, target: null, preventDefault: () => (pressed.prevented = true), ...more };
  keydown(event);
  return { event, prevented: pressed.prevented };
};

describe('the link', () => {
  test('rests unless it says that it plays, and where less motion is asked for it rests all the same', async () => {
    expect((await embed(`#/embed?${SCENE}`)).state.playing).toBe(false);
    expect((await embed(`#/embed?play=1&${SCENE}`)).state.playing).toBe(true);
    still = true;
    expect((await embed(`#/embed?play=1&${SCENE}`)).state.playing).toBe(false);
    await openAgain(bench.player);
    expect(bench.player.state.playing).toBe(true);
  });

  test('shows its time first, at its speed, and plays from there', async () => {
    const player = await embed(`#/embed?at=12&speed=5&${SCENE}`);
    expect([player.time, player.state.playing, player.state.speed]).toEqual([12, false, 5]);
    const shown: number[] = [];
    const goes = await embed(`#/embed?play=1&at=12&speed=0.5&${SCENE}`, ({ now }) => shown.push(now));
    expect([goes.state.playing, goes.state.speed]).toEqual([true, 0.5]);
    await until(() => expect(goes.time).toBeGreaterThan(12));
    expect(goes.time).toBeLessThan(12.5);
    // Nothing of the twelve seconds before.
    expect(shown.filter((now) => now > 0 && now < 12)).toEqual([]);
  });
});

test('a link to a run that needs much memory waits for its reader, whatever it and the page around ask for', async () => {
  await fetchCheck();
  const heavy = scenarioWith({
    duration: 60,
    path: [{ rate: 1e9, delay: 1, queue: { kind: 'droptail', limit: 900_000 } }],
    flows: [{}],
    traffic: [{ kind: 'cbr', high: 2e9, start: 50 }],
  });
  location.hash = embedHash(await encodeHash(heavy), { play: true, at: 12 });
  bench = new Bench(defaultScenario());
  const { player } = bench;
  startEmbed(player);
  await until(() => expect(player.state.notice?.kind).toBe('heavy'));
  for (const asked of [{ do: 'play' }, { do: 'seek', time: 7 }])
    message({ source: parent, data: { type: 'sawtooth', ...asked } });
  await pass();
  expect([player.state.playing, player.time]).toEqual([false, 0]);
  // No more than what is on its way to the first hop, where somebody asks for causes.
  expect(player.run.head).toBeLessThanOrEqual(player.run.lead);
  key(' ');
  await pass();
  expect([player.state.playing, player.time > 0]).toEqual([true, true]);
});

test('a scene that is chosen in an embed is the one of its link: it begins again and plays', async () => {
  const player = await embed(`#/embed?${SCENE}`);
  player.seek(9);
  goToScene(player, scenes[0]!);
  await until(() => expect(player.state.playing).toBe(true));
  await pass();
  expect(player.time).toBeLessThan(2);
  expect([location.hash, player.state.scenario.title]).toEqual([`#/embed?${SCENE}`, 'The TCP sawtooth']);
});

describe('the frame', () => {
  const rows = ['throughput', 'window', 'queue', 'fairness', 'roundTrip'];

  test('shows as many of the link’s rows as have room, the others in turn, and all again when it grows', async () => {
    const player = await embed(`#/embed?${SCENE}&view.rows=${rows.join()}`);
    expect(wantedRows()).toEqual(rows);
    const frame = fitTo(420);
    const count = player.state.rows.length;
    expect([count > 0, count < rows.length, inFrame.getState().layout!.rows]).toEqual([true, true, count]);
    expect(player.state.rows).toEqual(rows.slice(0, count));
    const seen = new Set(player.state.rows);
    for (let press = 0; press < rows.length; press += 1) {
      showNextRows(player);
      expect(player.state.rows).toHaveLength(count);
      for (const row of player.state.rows) seen.add(row);
    }
    expect([...seen].toSorted()).toEqual(rows.toSorted());
    Object.assign(frame, { offsetHeight: 2000 });
    resized();
    expect(player.state.rows).toEqual(rows);
    // Another link begins with its own rows, after any others.
    Object.assign(frame, { offsetHeight: 420 });
    resized();
    showNextRows(player);
    location.hash = `#/embed?${SCENE}`;
    await openAgain(player);
    expect(wantedRows()).not.toEqual(rows);
    expect(player.state.rows[0]).toBe(wantedRows()[0]);
  });

  test('is as it was left once nobody shows it', async () => {
    const player = await embed(`#/embed?${SCENE}&view.rows=${rows.join()}`);
    const frame = fitTo(420);
    const count = player.state.rows.length;
    stopFitting();
    Object.assign(frame, { offsetHeight: 2000 });
    resized();
    expect(player.state.rows).toHaveLength(count);
  });
});

describe('the page around', () => {
  const ask = (data: object, source: object = parent): void => message({ source, data: { type: 'sawtooth', ...data } });

  test('plays, pauses and seeks, and nobody else does', async () => {
    const player = await embed(`#/embed?${SCENE}`);
    ask({ do: 'play' }, {});
    expect(player.state.playing).toBe(false);
    ask({ do: 'pause' });
    expect(player.state.playing).toBe(false);
    ask({ do: 'play' });
    ask({ do: 'play' });
    expect(player.state.playing).toBe(true);
    ask({ do: 'pause' });
    expect(player.state.playing).toBe(false);
    ask({ do: 'seek', time: 7 });
    await pass();
    expect([player.time, player.state.playing]).toEqual([7, false]);
  });

  test('is told what has changed, and nothing twice: time, whether it plays, and the height that it needs', async () => {
    const player = await embed(`#/embed?${SCENE}`);
    fitTo(600);
    ask({ do: 'seek', time: 7 });
    await pass();
    const content = {
      scenario: player.state.scenario,
      rows: wantedRows(),
      above: 0,
      notice: 0,
      stage: true,
      charts: true,
    };
    expect(told.at(-1)).toEqual({
      type: 'sawtooth',
      now: 7,
      playing: false,
      finished: false,
      height: naturalHeight(content),
    });
    ask({ do: 'seek', time: player.state.scenario.duration });
    await pass(3_000);
    expect(told.at(-1)!.finished).toBe(true);
    expect(told.filter((each, index) => index > 0 && JSON.stringify(each) === JSON.stringify(told[index - 1]))).toEqual(
      [],
    );
    const count = told.length;
    resized();
    expect(told).toHaveLength(count);
    Object.assign(part, { scrollHeight: 30 });
    resized();
    expect(told.slice(count).map(({ height }) => height)).toEqual([
      naturalHeight({ ...content, above: 30, notice: 30 }),
    ]);
  });

  test('there is none where the embed is opened by itself', async () => {
    vi.stubGlobal('window', { addEventListener: () => expect.fail('it listens') });
    window.parent = window;
    await embed(`#/embed?${SCENE}`);
    expect(told).toEqual([]);
  });
});

describe('its keys', () => {
  test('are those of time; what needs another part of the page does nothing, and goes on to the browser', async () => {
    const player = await embed(`#/embed?${SCENE}`);
    expect(key(' ').prevented).toBe(true);
    expect(player.state.playing).toBe(true);
    // A key that is held down is one press.
    expect(key(' ', { repeat: true }).prevented).toBe(true);
    expect(player.state.playing).toBe(true);
    expect([key('e').prevented, key('Delete').prevented]).toEqual([false, false]);
    key(' ', { defaultPrevented: true });
    expect(player.state.playing).toBe(true);
    document.querySelector = () => ({}) as never;
    key(' ');
    expect(player.state.playing).toBe(true);
  });

  test('are the control’s that has the focus where it takes them, and a step goes on while its key is held down', async () => {
    const player = await embed(`#/embed?at=5&${SCENE}`);
    const field = Object.assign(new Element(), { matches: () => true });
    expect(key('ArrowRight', { target: field }).prevented).toBe(false);
    await pass();
    expect(player.time).toBe(5);
    const other = Object.assign(new Element(), { matches: () => false, closest: () => null });
    key('ArrowRight', { target: other });
    await until(() => expect(player.time).toBeGreaterThan(5));
    const once = player.time;
    key('ArrowRight', { target: other, repeat: true });
    await until(() => expect(player.time).toBeGreaterThan(once));
    expect(player.state.playing).toBe(false);
  });
});
