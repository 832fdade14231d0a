/** Controls at their limits, and pressed twice: the first and the last value hold, the second press takes the first one back. */
import { describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../src/commands/keys.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { Rail } from '../../src/panels/rail.tsx';
import { RunSection } from '../../src/panels/run-section.tsx';
import { sayWith } from '../../workers/words/say.ts';
import { mode } from '../../src/screen/mode.ts';
import { CompareBar } from '../../src/side/compare-bar.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { nameOf, Panel, scenarioOf } from './support/panel.tsx';

/** Travel of a slider, from one end to the other. */
const TRAVEL = 1000;
const KEYS_UP = ['ArrowRight', 'ArrowUp'];
const KEYS_DOWN = ['ArrowLeft', 'ArrowDown'];

const tried = new Set<string>();

const queue = (kind: string) => ({ path: [{ rate: 8e6, delay: 0.02, queue: { kind, limit: 50 } }] });

test.each([
  ['two groups at a drop-tail queue', {}],
  ['RED and losses', { path: [{ ...queue('red').path[0], loss: { kind: 'bernoulli', p: 0.02 } }] }],
  ['a square wave', { ...queue('pie'), traffic: [{ kind: 'cbr', high: 4e6, low: 1e6, on: 2, off: 3 }] }],
])('no key leads beyond either end of a slider, each leads away from it: %s', async (_, fields) => {
  // What a slider is set to is applied when it has rested for a while: here it never has.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const panel = await Panel.of(<Rail />, scenarioOf(fields));
  const all = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];
  // What two scenarios have in common is tried in the first.
  const sliders = all.filter((slider) => !tried.has(nameOf(slider)));
  for (const slider of sliders) tried.add(nameOf(slider));
  expect(all.length).toBeGreaterThan(3);
  expect(sliders.length).toBeGreaterThan(0);
  for (const slider of sliders) {
    const said = (): string => `${nameOf(slider)}: ${slider.getAttribute('aria-valuetext')}`;
    for (const [end, beyond, away] of [
      [TRAVEL, KEYS_UP, KEYS_DOWN],
      [0, KEYS_DOWN, KEYS_UP],
    ] as const) {
      // By way of the middle: an input that is set to what it has tells nobody.
      for (const place of [TRAVEL / 2, end]) await panel.enter(slider, String(place));
      const there = said();
      for (const key of beyond)
        for (const shiftKey of [false, true]) {
          await panel.key(slider, key, { shiftKey });
          expect(said(), key).toBe(there);
        }
      for (const key of away) {
        await panel.key(slider, key);
        expect(said(), key).not.toBe(there);
        for (let press = 0; press < 3; press++) await panel.key(slider, beyond[0]!);
        expect(said()).toBe(there);
      }
    }
  }
});

test('a calm page shows the causes alone; all other sections come when it is calm no more', async () => {
  const sections = (): string[] => [...document.querySelectorAll<HTMLElement>('details.section')].map(({ id }) => id);
  const panel = await Panel.of(<Rail />, scenarioOf());
  const all = sections();
  await panel.settle(() => setUp.setState({ calm: true }));
  const calm = sections();
  await panel.settle(() => setUp.setState({ calm: false }));
  const causes = ['flows', 'bottleneck', 'disturbance', 'losses'];
  expect({ all, calm, after: sections() }).toEqual({
    all: [...causes, 'now', 'run'],
    calm: causes,
    after: [...causes, 'now', 'run'],
  });
});

test('the fingerprint of a run is bare, whatever marks a language puts around what it says', async () => {
  const panel = await Panel.of(<RunSection />, scenarioOf({ duration: 2, warmup: 0 }));
  sayWith({ translate: (english) => english.replaceAll(/\{\w+\}/g, '\u2068$&\u2069'), door: null });
  await panel.play(3);
  await panel.openAll();
  sayWith(null);
  expect(document.querySelector('[data-testid=digest]')!.textContent).toBe(panel.player.state.finished!.digest);
});

describe('the same key twice', () => {
  const SWITCHES =
    /on or off|hide or show|^phase plane$|^seconds or round trips$|^hear the throughput$|^play or pause$/;
  const switches = KEYS.flatMap(({ commands }) => commands).filter(({ words }) => SWITCHES.test(words));

  test('leaves the page as it was, for every switch; once does not', async () => {
    const panel = await Panel.of(null);
    await panel.play(3);
    const { player } = panel;
    /** All that is chosen of the view and the page; not what goes on. */
    const chosen = (): string => {
      const { rows, plane, unit, window, zoom, narrator, playing } = player.state;
      return JSON.stringify([{ rows, plane, unit, window, zoom, narrator, playing }, mode.getState()]);
    };
    expect(switches.length).toBeGreaterThan(10);
    for (const { words, run } of switches) {
      const before = chosen();
      await panel.settle(() => run(player));
      expect(chosen(), words).not.toBe(before);
      await panel.settle(() => run(player));
      expect(chosen(), words).toBe(before);
    }
  });
});

test('of two compared runs each is said to have its own settings, and the other’s in brackets, whichever the page sets', async () => {
  const cases: readonly [words: string, (old: Scenario) => Scenario, a: string, b: string][] = [
    ['the queue', (old) => scenarioOf({ ...old, ...queue('red') }), 'drop-tail', 'RED'],
    ['the rate', (old) => scenarioOf({ ...old, path: [{ ...old.path[0], rate: 5e6 }] }), '8 Mbit/s', '5 Mbit/s'],
    ['the seed', (old) => scenarioOf({ ...old, seed: 9 }), '7', '9'],
    [
      'the flows',
      (old) => scenarioOf({ ...old, flows: [{ ...old.flows[0], count: 5 }, old.flows[1]] }),
      '2 TCP',
      '5 TCP',
    ],
  ];
  for (const [what, change, a, b] of cases) {
    const panel = await Panel.of(<CompareBar />);
    const said = (): string => document.querySelector('.compare-bar p')!.textContent.replaceAll('\u00a0', ' ');
    await panel.settle(() => panel.player.toggleCompare());
    expect(said()).toBe('B is as A. Change something: it changes B only.');
    await panel.settle(() => panel.player.edit(what, change));
    const differs = (name: string, own: string, other: string): RegExp =>
      new RegExp(`^${name}: .*${own}(?: .*)?\\(was (?:.* )?${other}`);
    expect(said()).toMatch(differs('B', b, a));
    await panel.settle(() => panel.player.switchRun());
    expect(said()).toMatch(differs('A', a, b));
    await panel.settle(() => panel.player.switchRun());
    expect(said()).toMatch(differs('B', b, a));
  }
});
