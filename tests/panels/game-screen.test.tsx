/** The screen of a game beyond its one key: pause and pace, sound, touch that slips, what a network and a table offer. */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pitchOf } from '../../src/announce/pitch.ts';
import { gameHash } from '../../src/hands/address.ts';
import { HandsPage } from '../../src/hands/hands-page.tsx';
import { LEVELS } from '../../src/hands/levels.ts';
import { Outcome } from '../../src/hands/outcome.tsx';
import { OwnSound } from '../../src/hands/own-sound.ts';
import type * as Spawn from '../../src/hands/spawn.ts';
import { readAddress } from '../../src/link/address.ts';
import { placeOf } from '../../src/link/route.ts';
import type { Measurer } from '../../src/run/measurer.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { OwnTick } from '../../workers/hands/protocol.ts';
import { withRecord, withTcp } from '../../workers/hands/seat.ts';
import { beginDesk, desk } from './support/fake-hands.ts';
import { Panel, until } from './support/panel.tsx';

// The worker of a page comes from its bundler.
vi.mock('../../src/hands/spawn.ts', () => import('./support/fake-hands.ts'));

beforeEach(beginDesk);

const screen = (): HTMLElement => document.querySelector('.hands-screen')!;
const hold = (): HTMLElement => document.querySelector('.hands-hold')!;
const tick = (times: number) => act(async () => desk.clock.tick(times));
const short = (id: string, duration: number) =>
  normalizeScenario({ ...LEVELS.find((level) => level.id === id)!.scenario(), duration });
const said = (text: string) => until(() => expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(text));

async function ready(hash: string): Promise<Panel> {
  const panel = await Panel.of(<HandsPage place={placeOf(hash)!} />);
  await said('Ready? Press Space, or tap');
  return panel;
}

/** An audio context that notes the last goal of each of its numbers. */
class FakeAudio {
  static last: FakeAudio;
  currentTime = 0;
  closed = false;
  readonly destination = {};
  readonly oscillators: { frequency: { value: number }; started: boolean; stopped: number | null }[] = [];
  readonly gains: { gain: { value: number } }[] = [];
  constructor() {
    FakeAudio.last = this;
  }
  private number() {
    const number = { value: NaN, setTargetAtTime: (goal: number) => void (number.value = goal) };
    return number;
  }
  createOscillator() {
    const node = {
      ...{ type: '', frequency: this.number(), started: false, stopped: null as number | null },
      connect: (target: unknown) => target,
      start: () => void (node.started = true),
      stop: (time: number) => void (node.stopped = time),
    };
    this.oscillators.push(node);
    return node;
  }
  createGain() {
    const node = { gain: this.number(), connect: (target: unknown) => target };
    this.gains.push(node);
    return node;
  }
  async close(): Promise<void> {
    this.closed = true;
  }
}

describe('one’s own end as a sound', () => {
  test('is as high as what comes back is to the most so far, silent where nothing does, with a tick for what is sent again', () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const sound = new OwnSound();
    const [voice] = FakeAudio.last.oscillators;
    const level = FakeAudio.last.gains[0]!.gain;
    const hear = (acked: number, again = 0) => sound.hear({ acked, again } as OwnTick);
    expect([voice!.started, level.value]).toEqual([true, 0]);
    for (const [acked, part] of [
      [4, 1],
      [2, 0.5],
      [8, 1],
      [2, 0.25],
    ] as const) {
      hear(acked);
      expect(voice!.frequency.value).toBe(pitchOf(part));
      expect(level.value).toBeGreaterThan(0);
    }
    hear(0);
    expect(level.value).toBe(0);
    expect(FakeAudio.last.oscillators).toHaveLength(1);
    FakeAudio.last.currentTime = 7;
    hear(3, 1);
    const [, click] = FakeAudio.last.oscillators;
    expect(click!.started).toBe(true);
    expect(click!.stopped! - 7).toBeCloseTo(0.015, 9);
    sound.hear(null);
    expect(level.value).toBe(0);
    sound.close();
    expect(FakeAudio.last.closed).toBe(true);
  });

  test('is switched on and off in the game, heard while it goes on only, and ends with it', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    await panel.press('Sound on');
    const level = FakeAudio.last.gains[0]!.gain;
    await panel.key(screen(), ' ');
    await panel.key(screen(), ' ');
    await tick(10);
    expect(level.value).toBeGreaterThan(0);
    await panel.key(screen(), 'p');
    expect(level.value).toBe(0);
    const first = FakeAudio.last;
    await panel.press('Sound off');
    expect(first.closed).toBe(true);
    await panel.press('Sound on');
    expect(FakeAudio.last).not.toBe(first);
    await panel.show(null);
    expect(FakeAudio.last.closed).toBe(true);
  });
});

describe('the time of a game', () => {
  test('rests and goes on by P and by its button, at the pace that is chosen', async () => {
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    await panel.key(screen(), 'p');
    expect(desk.clock.runs).toBe(true);
    await panel.key(screen(), 'p', { repeat: true });
    expect(desk.clock.runs).toBe(true);
    await panel.key(screen(), 'p');
    expect(desk.clock.runs).toBe(false);
    await panel.press('Half');
    const bar = [...document.querySelectorAll<HTMLButtonElement>('.hands-bar button')];
    await panel.settle(() => bar[0]!.click());
    expect([desk.clock.runs, desk.clock.periods.at(-1)]).toEqual([true, 200]);
    await panel.press('Pause');
    expect(desk.clock.runs).toBe(false);
    expect(document.querySelector('.hands-bar button')!.textContent).toBe('Go on');
    // The large button holds a game that goes on, and lets one that rests go on.
    const large = (): string => document.querySelector('.hands-hold')!.textContent;
    expect(large()).toBe('Go on');
    await panel.press('Quarter');
    await panel.settle(() => bar[0]!.click());
    expect(large()).toBe('Hold to grow, let go to halve');
  });

  test('a key with Ctrl is the browser’s, and one that a choice takes before the game is the choice’s', async () => {
    const scenario = short('beside-tcp', 6);
    const flows = [
      { id: 'a', label: 'Ann', count: 2 },
      { id: 'b', label: 'Ben' },
    ];
    const panel = await ready(await gameHash(normalizeScenario({ ...scenario, flows }), 'wheel'));
    await panel.key(screen(), 'p', { ctrlKey: true });
    await panel.key(document.querySelector('.hands-screen select')!, ' ');
    await panel.key(panel.button('Sound on'), ' ');
    expect(desk.clock.runs).toBe(false);
    await panel.key(screen(), ' ');
    expect(desk.clock.runs).toBe(true);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])(
    'a key with %s is the browser’s, and begins nothing',
    async (modifier) => {
      const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
      for (const key of [' ', 'p']) {
        await panel.key(screen(), key, { [modifier]: true });
        expect(desk.clock.runs).toBe(false);
      }
    },
  );

  test('a key that is held down is one press: what begins the game by it does not hold yet', async () => {
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    const held = () => hold().getAttribute('aria-pressed') === 'true';
    await panel.key(screen(), ' ');
    await panel.key(screen(), ' ', { repeat: true });
    expect([desk.clock.runs, held()]).toEqual([true, false]);
    // The large button is the one key too, where the focus is on it; another button has Space for itself.
    await panel.key(panel.button('Pause'), ' ');
    expect(held()).toBe(false);
    await panel.key(hold(), ' ');
    expect(held()).toBe(true);
    const keyUp = (key: string) =>
      panel.settle(() => screen().dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));
    await keyUp('ArrowUp');
    expect(held()).toBe(true);
    // The focus goes on to another control of the game.
    const within = { bubbles: true, relatedTarget: panel.button('Pause') };
    await panel.settle(() => screen().dispatchEvent(new FocusEvent('focusout', within)));
    expect(held()).toBe(true);
    await keyUp(' ');
    expect(held()).toBe(false);
  });

  test('has the keys again after a button was pressed by hand; one that was pressed by a key keeps them', async () => {
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    expect(document.activeElement).toBe(screen());
    const press = async (name: string, detail: number): Promise<Element | null> => {
      const button = panel.button(name);
      button.focus();
      await panel.settle(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
      return document.activeElement;
    };
    expect(await press('Ready? Press Space, or tap', 0)).toBe(screen());
    expect(await press('+1 ↑', 0)).toBe(panel.button('+1 ↑'));
    expect(await press('+1 ↑', 1)).toBe(screen());
  });

  test('its charts are as wide as their room, also when that changes; one that is folded away keeps its size', async () => {
    let resized = (): void => undefined;
    let watched: Element | null = null;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(call: () => void) {
          resized = call;
        }
        observe = (element: Element) => void (watched = element);
        disconnect = () => void (watched = null);
      },
    );
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    const charts = document.querySelector('.hands-charts')!;
    const sizes = () =>
      [...charts.querySelectorAll('svg')].map((svg) => [svg.getAttribute('width'), svg.getAttribute('height')]);
    const room = (clientWidth: number, clientHeight: number) =>
      panel.settle(() => {
        for (const [name, value] of Object.entries({ clientWidth, clientHeight }))
          Object.defineProperty(charts, name, { value, configurable: true });
        resized();
      });
    expect(watched).toBe(charts);
    await room(500, 300);
    const heights = ['174', '126'];
    expect(sizes()).toEqual(heights.map((height) => ['500', height]));
    await room(0, 0);
    expect(sizes()).toEqual(heights.map((height) => ['500', height]));
    await room(320, 20);
    expect(sizes()).toEqual([
      ['320', '104'],
      ['320', '76'],
    ]);
    await panel.show(null);
    expect(watched).toBe(null);
  });

  test('a finger that slips off the button, a touch that is taken away and a focus that leaves let go', async () => {
    const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
    const pointer = (type: string) =>
      panel.settle(() => hold().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 })));
    await pointer('pointerdown');
    expect(desk.clock.runs).toBe(true);
    const held = () => hold().getAttribute('aria-pressed') === 'true';
    for (const end of ['pointercancel', 'pointerup']) {
      await pointer('pointerdown');
      expect(held()).toBe(true);
      await pointer(end);
      expect([end, held()]).toEqual([end, false]);
    }
    hold().setPointerCapture = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await pointer('pointerdown');
    expect(held()).toBe(false);
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    await panel.settle(() => hold().dispatchEvent(menu));
    expect(menu.defaultPrevented).toBe(true);
    await panel.key(screen(), ' ');
    expect(held()).toBe(true);
    await panel.settle(() =>
      screen().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null })),
    );
    expect(held()).toBe(false);
  });
});

test('the network harms by its buttons too; of each packet Why? leads to the playground at its fall', async () => {
  const panel = await ready(await gameHash(short('unequal', 12), 'network'));
  await panel.press(/^Ready/);
  await tick(30);
  await panel.press(/^Lose the next of .* 2$/);
  await tick(20);
  await panel.key(screen(), 'm');
  await panel.key(screen(), 'm', { repeat: true });
  await panel.press(/^Mark the next of .* 1$/);
  await tick(90);
  await said('What 1 lost packet and 1 marked packet did');
  // Both runs are computed for it.
  const why = (): HTMLElement | null => document.querySelector('.hands-losses button');
  await until(() => expect(why()).not.toBeNull());
  await panel.settle(() => why()!.click());
  await until(() => expect(location.hash).toMatch(/^#\/play\?/));
  const { scenario } = await readAddress(location.hash);
  expect(scenario.events.map(({ do: what, at }) => [what, at])).toEqual([
    ['drop', 3],
    ['mark', 5],
  ]);
  await panel.press('Play it again');
  expect(panel.text).toContain('Ready? Press Space, or tap');
});

describe('an outcome', () => {
  test('that cannot be computed says why, and the game can be played again', async () => {
    const again = vi.fn<() => void>();
    const scenario = withRecord(short('alone', 6), 'aaa');
    const dead = { measure: () => Promise.reject(new Error('the worker died of it')) } as unknown as Measurer;
    const panel = await Panel.of(
      <Outcome
        {...{ scenario, played: 'abc', measurer: dead, again, game: 'wheel', title: 'The fog lifts' }}
        besideOf={withTcp}
        words={() => []}
      >
        {() => null}
      </Outcome>,
    );
    await said('the worker died of it');
    expect(panel.text).not.toContain('Both runs are computed');
    await panel.press('Play it again');
    expect(again).toHaveBeenCalledTimes(1);
  });
});

test('a table that is computed again has the new lines alone, also where those before were not done', async () => {
  const panel = await Panel.of(<HandsPage place={placeOf('#/hands/table')!} />);
  const area = document.querySelector('textarea')! as unknown as HTMLInputElement;
  const link = await gameHash(withRecord(short('beside-tcp', 6), 'aaaa'), 'wheel');
  const names = (): string[] => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  await panel.enter(area, `Ada ${link}\nBen ${link}`);
  await panel.settle(() => [panel.button('Compute them').click(), panel.button('Compute them').click()]);
  await said('2 computed.');
  expect(names()).toEqual(['Ada', 'Ben']);
  await panel.enter(area, `Cid ${link}`);
  await panel.press('Compute them');
  await said('1 computed.');
  expect(names()).toEqual(['Cid']);
});

test('whoever leaves a game, its outcome or a table leaves no worker behind, and one that is computed anew has one', async () => {
  const running = () => desk.ports.filter(({ ended }) => !ended).length;
  const panel = await ready(await gameHash(short('alone', 6), 'wheel'));
  await panel.key(screen(), ' ');
  await tick(60);
  await said('to the same bits');
  expect(running()).toBe(2);
  await panel.press('Play it again');
  expect(running()).toBe(2);
  await panel.show(<HandsPage place={placeOf('#/hands/table')!} />);
  expect(running()).toBe(0);
  const link = await gameHash(withRecord(short('beside-tcp', 6), 'aaaa'), 'wheel');
  await panel.enter(document.querySelector('textarea')!, link);
  for (let round = 1; round <= 2; round += 1) {
    await panel.press('Compute them');
    await said('1 computed.');
    expect(running()).toBe(1);
  }
  await panel.show(null);
  expect(running()).toBe(0);
});

test('a table without a link asks for one; the order is the one that is chosen', async () => {
  const panel = await Panel.of(<HandsPage place={placeOf('#/hands/table')!} />);
  await panel.press('Compute them');
  await said('Paste a link first, one in a line.');
  const area = document.querySelector('textarea')!;
  const records = ['aaaa', 'a'.repeat(30)];
  const links = await Promise.all(
    records.map((record) => gameHash(withRecord(short('beside-tcp', 6), record), 'wheel')),
  );
  await panel.enter(area, links.map((link, at) => `${['Ada', 'Ben'][at]} ${link}`).join('\n'));
  await panel.press('Compute them');
  await said('2 computed.');
  const names = (): string[] => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Ben', 'Ada']);
  await panel.choose('Rank by', 'what the others got');
  expect(names()).toEqual(['Ada', 'Ben']);
});

test('the clock of the games ticks at its period until it is stopped', async () => {
  const { everyMs } = await vi.importActual<typeof Spawn>('../../src/hands/spawn.ts');
  vi.useFakeTimers();
  let ticks = 0;
  const stop = everyMs(100, () => (ticks += 1));
  vi.advanceTimersByTime(350);
  stop();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(ticks).toBe(3);
});
