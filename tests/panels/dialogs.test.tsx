/** The dialogs: what they offer, what a press does, and what they leave behind when they close. */
import { existsSync } from 'node:fs';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { currentChart } from '../../src/charts/current-chart.ts';
import { toggleTheme } from '../../src/theme.ts';
import { Blank } from '../../src/dialogs/blank.tsx';
import { CommandList } from '../../src/dialogs/command-list.tsx';
import { DialogHost } from '../../src/dialogs/dialog-host.tsx';
import { ExportPanel } from '../../src/dialogs/export-panel.tsx';
import { KeysDialog } from '../../src/dialogs/keys-dialog.tsx';
import { OpenDialog } from '../../src/dialogs/open-dialog.tsx';
import { PresentFoot } from '../../src/panels/present-foot.tsx';
import { PlayButton } from '../../src/panels/play-button.tsx';
import { Sonifier } from '../../src/announce/sonifier.ts';
import { SoundBox } from '../../src/panels/sound-box.tsx';
import { TopBar } from '../../src/panels/top-bar.tsx';
import { PRESETS } from '../../src/scenario/presets.ts';
import { mode, setMode, type DialogName } from '../../src/screen/mode.ts';
import { KEYS } from '../../src/commands/keys.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { withCanvas } from './support/canvas.ts';
import { noise } from '../support/noise.ts';
import { nameOf, Panel, scenarioOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';

withCanvas();

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const names = (selector: string): string[] => all(selector).map(nameOf);

describe('a blank screen', () => {
  test.each(['b', 'B', '.'])('lets time stand, and %s brings back the page and the play', async (key) => {
    const panel = await Panel.of(null);
    await panel.settle(() => panel.player.togglePlay(true));
    act(() => setMode({ dialog: 'blank' }));
    await panel.show(<Blank />);
    expect(panel.player.state.playing).toBe(false);
    await panel.key(document.body, 'x');
    expect(document.querySelector('dialog')!.open).toBe(true);
    await panel.key(document.body, key);
    expect(document.querySelector('dialog')!.open).toBe(false);
    expect(mode.getState().dialog).toBeNull();
    await panel.show(null);
    expect(panel.player.state.playing).toBe(true);
  });

  test('leaves a run that stood as it was', async () => {
    const panel = await Panel.of(<Blank />);
    await panel.show(null);
    expect(panel.player.state.playing).toBe(false);
  });
});

describe('the list of commands', () => {
  const chosen = (): string[] => all('[role=option][aria-selected=true] span:first-child').map(textOf);
  const options = (): string[] => all('[role=option] span:first-child').map(textOf);
  const open = async () => {
    const shown: string[] = [];
    const panel = await Panel.of(<CommandList onShow={(section) => shown.push(section)} />);
    const field = document.querySelector<HTMLInputElement>('[role=combobox]')!;
    return { panel, field, shown };
  };

  test('stands in kinds; arrows go round it, and what is typed begins it anew', async () => {
    const { panel, field } = await open();
    expect(document.activeElement).toBe(field);
    expect(all('[role=group]').length).toBeGreaterThan(3);
    const list = options();
    expect(chosen()).toEqual([list[0]]);
    await panel.key(field, 'ArrowUp');
    expect(chosen()).toEqual([list.at(-1)]);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await panel.key(field, key);
    expect(chosen()).toEqual([list[2]]);
    await panel.key(field, 'a');
    expect(chosen()).toEqual([list[2]]);
    await panel.enter(field, 'bufferbloat');
    expect(chosen()).toEqual([options()[0]]);
    expect(all('[role=group]')).toEqual([]);
    expect(options().length).toBeLessThan(list.length);
    expect(field.getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected=true]')!.id);
  });

  test('Enter or a press goes there and closes the list', async () => {
    for (const how of ['Enter', 'press']) {
      const { panel, field } = await open();
      await panel.enter(field, 'play again from the start');
      await panel.enter(field, 'compare');
      const first = document.querySelector<HTMLElement>('[role=option]')!;
      expect(textOf(first)).toMatch(/second run|compare/i);
      if (how === 'Enter') await panel.key(field, 'Enter');
      else await panel.settle(() => first.click());
      expect(document.querySelector('dialog')!.open).toBe(false);
      expect(panel.player.state.other).not.toBeNull();
    }
  });

  test('says so where nothing is called so, and then Enter does nothing', async () => {
    const { panel, field } = await open();
    await panel.enter(field, 'xyzzyqwx');
    expect(panel.text).toContain('Nothing here is called so.');
    await panel.key(field, 'Enter');
    await panel.key(field, 'ArrowDown');
    expect(document.querySelector('dialog')!.open).toBe(true);
    await panel.enter(field, '');
    expect(panel.text).not.toContain('Nothing here is called so.');
  });
});

test.each<[DialogName, RegExp]>([
  ['open', /^Open a scenario$/],
  ['share', /^Share/],
  ['export', /^Export$/],
  ['keys', /^Keys$/],
  ['commands', /^Go to$/],
  ['table', /^Table of the data/],
  ['blank', /blank$/],
])('of all dialogs the one that is asked for is open: %s; closed, none is', async (name, label) => {
  const panel = await Panel.of(<DialogHost onShow={() => undefined} />);
  expect(all('dialog')).toEqual([]);
  await panel.settle(() => setMode({ dialog: name }));
  await vi.dynamicImportSettled();
  await panel.settle(() => undefined);
  expect(names('dialog')).toEqual([expect.stringMatching(label)]);
  const dialog = document.querySelector('dialog')!;
  await panel.settle(() => dialog.querySelector<HTMLElement>('*')!.click());
  expect(dialog.open).toBe(true);
  // A press beside it is on the dialog itself.
  await panel.settle(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect([mode.getState().dialog, all('dialog')]).toEqual([null, []]);
});

test('the host says what was asked for by key, hides the rail, and shows the foot while presenting', async () => {
  const panel = await Panel.of(<DialogHost onShow={() => undefined} />);
  await panel.settle(() => setMode({ spoken: 'TCP 5 Mbit/s', railHidden: true, presenting: true }));
  await vi.dynamicImportSettled();
  await panel.settle(() => undefined);
  expect(textOf(document.querySelector('[role=status]'))).toBe('TCP 5 Mbit/s');
  expect(document.documentElement.hasAttribute('data-rail-hidden')).toBe(true);
  expect(all('.present-foot')).toHaveLength(1);
  await panel.settle(() => setMode({ railHidden: false, presenting: false }));
  expect(document.documentElement.hasAttribute('data-rail-hidden')).toBe(false);
  expect(all('.present-foot')).toEqual([]);
});

/** With all that the panel has to make first. */
async function showExport(panel: Panel): Promise<void> {
  await panel.show(<ExportPanel />);
  await panel.settle(() => undefined);
}

/** A file comes when its maker has been fetched. */
async function pressForFile(panel: Panel, words: string, files: readonly unknown[]): Promise<void> {
  const before = files.length;
  await panel.press(words);
  while (files.length === before) await panel.settle(() => undefined);
}

describe('what is exported', () => {
  test('is of a run that stands meanwhile, and plays on afterwards', async () => {
    const panel = await Panel.of(null);
    await panel.settle(() => panel.player.togglePlay(true));
    await showExport(panel);
    expect(panel.player.state.playing).toBe(false);
    await panel.show(null);
    expect(panel.player.state.playing).toBe(true);
  });

  test('before anything was measured is no table', async () => {
    const panel = await Panel.of(null);
    await showExport(panel);
    expect(panel.text).toContain('Nothing has been measured yet.');
    expect([panel.button('CSV').disabled, panel.button('JSON').disabled]).toEqual([true, true]);
  });

  test('bears its name: groups, seed, what and when; of what is in view, or of all so far', async () => {
    const files = saved();
    const panel = await Panel.of(null, scenarioOf({ duration: 90 }));
    await panel.play(60);
    currentChart.chart = { view: { from: 10, to: 20 } } as typeof currentChart.chart;
    await showExport(panel);
    const rows = (): number =>
      Number(/([\d,]+) rows of/.exec(panel.text.replaceAll(/[\s\u00a0]/g, ' '))![1]!.replace(',', ''));
    const inView = rows();
    await pressForFile(panel, 'CSV', files);
    await panel.pick('The whole run so far');
    expect(rows()).toBeGreaterThan(inView);
    await panel.pick('All that is sampled');
    await pressForFile(panel, 'JSON', files);
    await pressForFile(panel, 'Scenario file', files);
    await pressForFile(panel, 'Script for ns-2.35', files);
    await pressForFile(panel, 'SVG', files);
    await panel.pick('Slide');
    await panel.pick('Network');
    await pressForFile(panel, 'SVG', files);
    expect(files.map(({ name }) => name)).toEqual([
      'sawtooth-2-tcp-1-aimd-seed-7-charts-10-to-20-s.csv',
      'sawtooth-2-tcp-1-aimd-seed-7-samples.json',
      'sawtooth-2-tcp-1-aimd-seed-7.json',
      'sawtooth-2-tcp-1-aimd-seed-7.tcl',
      'sawtooth-2-tcp-1-aimd-seed-7-figure.svg',
      'sawtooth-2-tcp-1-aimd-seed-7-network-slide.svg',
    ]);
    const texts = await Promise.all(files.map((file) => file.text()));
    expect(texts[0]!.split('\n').filter((line) => /^[\d.]+,/.test(line))).toHaveLength(inView);
    expect(JSON.parse(texts[2]!)).toEqual(panel.scenario);
    expect(texts[3]).toContain('set seed 7');
    expect(texts[3]!.trimEnd()).toMatch(/\$ns run$/);
    expect(texts[4]).toMatch(/^<svg/);
    expect(panel.text).toMatch(/The script says all|What ns-2.35 does not have/);
  });

  test('of two runs says which one the scenario is of', async () => {
    const panel = await Panel.of(null);
    await panel.play(2);
    await panel.settle(() => panel.player.toggleCompare());
    await showExport(panel);
    expect(panel.text).toContain('are of run B, which');
    expect(panel.text).toContain('each run’s own link and seed');
    const files = saved();
    await pressForFile(panel, 'CSV', files);
    expect(files[0]!.name).toContain('compared-charts');
  });

  test('that cannot be made is said on the page, and nothing is saved', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No room.');
    });
    const panel = await Panel.of(null);
    await showExport(panel);
    await panel.press('Scenario file');
    expect(panel.player.state.notice).toMatchObject({ kind: 'refused', text: 'No room. Nothing was saved.' });
  });
});

describe('the list of keys', () => {
  test('names every key and what it does; a press on a line does it and closes the list', async () => {
    const panel = await Panel.of(<KeysDialog />);
    const commands = KEYS.flatMap((group) => group.commands);
    expect(all('li .key-words').map(textOf)).toEqual(commands.map(({ words }) => words));
    expect(all('li').every((line) => line.querySelector('kbd'))).toBe(true);
    // This list is open already; what needs the focus elsewhere is no button.
    const plain = all('span.key-words').map(textOf);
    expect(plain).toEqual(
      commands
        .filter(({ keys, onFocused }) => onFocused || keys[0] === '?' || keys[0] === 'Escape')
        .map(({ words }) => words),
    );
    const play = commands.find(({ keys }) => keys.includes('Space'))!;
    await panel.press(play.words);
    expect(panel.player.state.playing).toBe(true);
    expect(document.querySelector('dialog')!.open).toBe(false);
  });

  test('turns single keys off and on', async () => {
    const panel = await Panel.of(<KeysDialog />);
    await panel.press(/^Letters, digits/);
    expect(mode.getState().singleKeys).toBe(false);
    expect(localStorage.getItem('sawtooth-single-keys')).toBe('off');
    await panel.press(/^Letters, digits/);
    expect([mode.getState().singleKeys, localStorage.getItem('sawtooth-single-keys')]).toEqual([true, 'on']);
  });
});

describe('what there is to open', () => {
  test('goes by its address; one that is there already begins again', async () => {
    const panel = await Panel.of(<OpenDialog />);
    const restart = vi.spyOn(panel.player, 'restart').mockImplementation(() => undefined);
    await panel.press('The first scene');
    expect([location.hash, restart.mock.calls.length]).toEqual(['#/play', 0]);
    expect(document.querySelector('dialog')!.open).toBe(false);
    await panel.press('The first scene');
    expect(restart).toHaveBeenCalledOnce();
  });

  test.each(PRESETS.map(({ title, name }) => [title, name] as const))('%s is prepared', async (title, name) => {
    const panel = await Panel.of(<OpenDialog />);
    await panel.press(title);
    expect([location.hash, document.querySelector('dialog')!.open]).toEqual([`#/play?preset=${name}`, false]);
    // The file is there.
    expect(existsSync(`public/scenarios/${name}.json`)).toBe(true);
  });

  test('a scene opens at its address, and Space plays it; what lies elsewhere, or begins anew, leaves the dialog too', async () => {
    const panel = await Panel.of(null);
    const isOpen = (): boolean => document.querySelector('dialog')!.open;
    const show = async (): Promise<void> => {
      await panel.show(null);
      await panel.show(
        <>
          <PlayButton />
          <OpenDialog />
        </>,
      );
      expect(isOpen()).toBe(true);
    };
    await show();
    await panel.press('TCP against UDP');
    expect([isOpen(), document.activeElement]).toEqual([false, document.querySelector('button.play')]);
    await until(() => expect(location.hash).toContain('udp'));
    await show();
    await panel.press('A new one with this run');
    expect(isOpen()).toBe(false);
    await until(() => expect(location.hash).toBe('#/experiment'));
    await show();
    await panel.enter(panel.input('Find a scene'), 'receive window');
    await until(() => expect(panel.text).toContain('Elsewhere on this page'));
    await panel.press('Window (cwnd)');
    expect([isOpen(), location.hash]).toEqual([false, '#/terms/window']);
  });

  test('what was kept opens by its link, and one that no link holds all the same', async () => {
    for (const long of [false, true]) {
      const perMs = noise(60_000);
      const [hop] = scenarioOf().path;
      const panel = await Panel.of(
        <OpenDialog />,
        scenarioOf(long ? { path: [{ ...hop, trace: { name: 'own', perMs, loop: true } }] } : {}),
      );
      await panel.type('Name the scenario on show', 'mine');
      const open = vi.spyOn(panel.player, 'open');
      location.hash = '';
      await panel.settle(() => document.querySelector<HTMLElement>('.library-open')!.click());
      await until(() => expect(document.querySelector('dialog')!.open).toBe(false));
      await until(() => expect([open.mock.calls.length, location.hash !== '']).toEqual(long ? [1, false] : [0, true]));
      localStorage.clear();
    }
  });

  test('and what is on show can be saved', async () => {
    const files = saved();
    const panel = await Panel.of(<OpenDialog />);
    await panel.press('Save this scenario');
    expect(JSON.parse(await files[0]!.text())).toEqual(panel.scenario);
    await panel.press('Close');
    expect(document.querySelector('dialog')!.open).toBe(false);
  });
});

describe('while presenting', () => {
  test('the foot says whether it plays, when and how fast, and that it has ended', async () => {
    const panel = await Panel.of(<PresentFoot />, scenarioOf({ duration: 6 }));
    expect(textOf(document.querySelector('footer'))).toMatch(/^0\.0 s ?paused/);
    await panel.press('Play');
    await panel.pass(200);
    expect(nameOf(panel.button('Pause'))).toBe('Pause');
    expect(panel.text).not.toContain('paused');
    await panel.play(10);
    expect(textOf(document.querySelector('footer'))).toMatch(/^6\.0 s ?the end/);
    expect(panel.button('Play again from the start').disabled).toBe(false);
    await panel.press(/keys$/);
    expect(mode.getState().dialog).toBe('keys');
  });

  test('the end of full screen is the end of presenting', async () => {
    const panel = await Panel.of(<PresentFoot />);
    await panel.settle(() => setMode({ presenting: true }));
    const full: { element: Element | null } = { element: document.body };
    Object.defineProperty(document, 'fullscreenElement', { get: () => full.element, configurable: true });
    await panel.settle(() => document.dispatchEvent(new Event('fullscreenchange')));
    expect(mode.getState().presenting).toBe(true);
    full.element = null;
    await panel.settle(() => document.dispatchEvent(new Event('fullscreenchange')));
    expect(mode.getState().presenting).toBe(false);
  });

  test('a pointer that rests is hidden, until it moves or presenting ends', async () => {
    const pointer = (): string | undefined => document.documentElement.dataset['pointer'];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const panel = await Panel.of(<PresentFoot />);
    vi.advanceTimersByTime(1_900);
    document.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(1_900);
    expect(pointer()).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(pointer()).toBe('hidden');
    document.dispatchEvent(new Event('pointermove'));
    expect(pointer()).toBeUndefined();
    vi.advanceTimersByTime(3_000);
    await panel.show(null);
    expect(pointer()).toBeUndefined();
    document.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(9_000);
    expect(pointer()).toBeUndefined();
  });
});

test('sound says who is heard where, keeps its volume and ends with its box', async () => {
  const node = (): object => {
    const param = { value: 0, setTargetAtTime: vi.fn<() => void>(), setValueAtTime: vi.fn<() => void>() };
    return new Proxy(
      { gain: param, frequency: param, pan: param },
      {
        get: (target, key) => (key in target ? target[key as 'gain'] : vi.fn<() => object>(node)),
      },
    );
  };
  const closed = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        const made: Record<string, unknown> = { close: closed, currentTime: 0, sampleRate: 8_000, destination: {} };
        made['createBuffer'] = () => ({ getChannelData: () => new Float32Array(8_000) });
        for (const key of ['suspend', 'resume']) made[key] = async () => undefined;
        return new Proxy(made, { get: (target, key: string) => target[key] ?? node });
      }
    },
  );
  const shown = vi.fn<(visible: boolean) => void>();
  vi.spyOn(Sonifier.prototype, 'setVisible').mockImplementation(shown);
  const hide = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  localStorage.setItem('sawtooth-volume', '0.25');
  const panel = await Panel.of(<SoundBox />);
  expect(panel.text).toContain('TCP left, AIMD right.');
  const slider = panel.slider('Volume');
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['0.25', '25 %']);
  await panel.enter(slider, '0.6');
  expect(localStorage.getItem('sawtooth-volume')).toBe('0.6');
  // A page that nobody sees is silent.
  for (const hidden of [true, false]) hide(hidden);
  expect(shown.mock.calls).toEqual([[false], [true]]);
  act(() => setMode({ sound: true }));
  await panel.press('Sound off');
  expect(mode.getState().sound).toBe(false);
  await panel.show(null);
  expect(closed).toHaveBeenCalledOnce();
  hide(false);
  expect(shown).toHaveBeenCalledTimes(2);
  const three = ['a', 'b', 'c'].map((id) => ({ id, scheme: { kind: id === 'b' ? 'aimd' : 'tcp' } }));
  const middle = await Panel.of(<SoundBox />, scenarioOf({ flows: three }));
  expect(middle.text).toMatch(/left, .* in the middle, .* right\./);
});

describe('the bar on top', () => {
  /** A bar whose parts are 100 px wide each, in a window so wide. */
  async function bar(width: number, onSetUp: (() => void) | null = null) {
    let measure = (): void => undefined;
    const disconnected = vi.fn<() => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined;
        disconnect = disconnected;
        constructor(callback: () => void) {
          measure = callback;
        }
      },
    );
    const state = { width };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => state.width);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const parts = document.querySelectorAll('.tools > *').length;
      return { right: this.tagName === 'HEADER' ? state.width : 100 * parts } as DOMRect;
    });
    const panel = await Panel.of(<TopBar onSetUp={onSetUp} />);
    const at = async (px: number): Promise<string[]> => {
      state.width = px;
      await panel.settle(() => measure());
      return names('.tools > button').concat(names('#more-tools button').map((name) => `(${name})`));
    };
    return { panel, at, disconnected };
  }

  test('holds all where there is room, and what has none is behind “…”, the least wanted first', async () => {
    setUp.setState({ calm: false });
    const { panel, at, disconnected } = await bar(2_000);
    expect((await at(2_000)).filter((name) => name.startsWith('('))).toEqual([]);
    const some = await at(800);
    expect(some).toContain('(Keys)');
    expect(some).toContain('Export');
    const few = await at(300);
    expect(few.filter((name) => !name.startsWith('('))).toEqual(['Open', 'More']);
    expect(await at(2_000)).toContain('Export');
    // Out of sight it keeps its parts.
    expect(await at(1)).toContain('Export');
    await panel.show(null);
    expect(disconnected).toHaveBeenCalled();
  });

  test('undoes, compares, presents and opens', async () => {
    setUp.setState({ calm: false });
    const onSetUp = vi.fn<() => void>();
    const { panel } = await bar(2_000, onSetUp);
    expect([panel.button('Undo').disabled, panel.button('Redo').disabled]).toEqual([true, true]);
    await panel.settle(() => panel.player.edit('the seed', (scenario) => ({ ...scenario, seed: 8 })));
    expect([panel.button('Undo').disabled, panel.button('Redo').disabled]).toEqual([false, true]);
    await panel.press('Undo');
    expect(panel.scenario.seed).toBe(7);
    expect([panel.button('Undo').disabled, panel.button('Redo').disabled]).toEqual([true, false]);
    await panel.press('Redo');
    expect(panel.scenario.seed).toBe(8);
    await panel.press('Compare');
    expect(panel.player.state.other).not.toBeNull();
    expect(panel.button('Compare').getAttribute('aria-pressed')).toBe('true');
    await panel.press('Set up');
    expect(onSetUp).toHaveBeenCalledOnce();
    for (const [words, dialog] of [
      ['Open', 'open'],
      ['Share', 'share'],
      ['Export', 'export'],
      ['Keys', 'keys'],
    ] as const) {
      await panel.press(words);
      expect(mode.getState().dialog).toBe(dialog);
    }
    await panel.press('Present');
    expect(mode.getState()).toMatchObject({ presenting: true, dialog: null });
    const theme = (): string | undefined => document.documentElement.dataset['theme'];
    const before = theme();
    await panel.press('Switch between light and dark');
    expect(theme()).not.toBe(before);
    act(toggleTheme);
  });

  test('of a calm page holds one way in, and says what else there is', async () => {
    setUp.setState({ calm: true });
    const { at } = await bar(2_000);
    expect(await at(2_000)).toEqual(['Open', 'Lessons, papers, terms', ...(await at(2_000)).slice(2)]);
    expect((await at(2_000)).slice(2)).toContain('(Export)');
    setUp.setState({ calm: false });
  });
});
