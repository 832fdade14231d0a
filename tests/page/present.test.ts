/** Presenting: what it shows, and that leaving gives everything back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mode, remember, remembered, setMode, setSingleKeys } from '../../src/screen/mode.ts';
import { enterSetUp, setOpen, setUp } from '../../src/screen/set-up.ts';
import { leave, togglePresenting } from '../../src/present/present.ts';
import { PageStore } from '../../src/player/page-store.ts';
import type { Player } from '../../src/player/player.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import { emptySeries } from '../../src/run/series.ts';
import { formerScene } from '../support/former-scene.ts';

const exitFullscreen = vi.fn<() => Promise<void>>(() => Promise.resolve());
const requestFullscreen = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not allowed')));
const page = {
  activeElement: null,
  documentElement: { requestFullscreen },
  fullscreenElement: null as object | null,
  exitFullscreen,
};

beforeEach(() => {
  vi.clearAllMocks();
  page.fullscreenElement = null;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', class {});
  setMode({ presenting: false });
});

const scenario = formerScene();
const player = () =>
  new PageStore(scenario, 1, runNumbers(emptySeries(scenario)), () => undefined) as unknown as Player;

describe('presenting', () => {
  test('shows four of the rows on show, throughput, queue and fairness among them, and gives back those that were when it ends', () => {
    const presenter = player();
    for (const row of ['window', 'losses', 'roundTrip'] as const) presenter.toggleRow(row);
    const before = presenter.state.rows;
    expect(before).toHaveLength(6);
    togglePresenting(presenter);
    expect([...presenter.state.rows].sort()).toEqual(['fairness', 'queue', 'throughput', 'window']);
    expect(presenter.state.rows).toEqual(before.filter((row) => presenter.state.rows.includes(row)));
    presenter.toggleRow('roundTrip');
    presenter.toggleRow('throughput');
    presenter.toggleRow('queue');
    togglePresenting(presenter);
    expect(presenter.state.rows).toEqual(before);
    expect(mode.getState().presenting).toBe(false);
  });

  test('goes on in the window where the browser refuses full screen, or has none', async () => {
    togglePresenting(player());
    expect(requestFullscreen).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(mode.getState().presenting).toBe(true);
    setMode({ presenting: false });
    vi.stubGlobal('document', { ...page, documentElement: {} });
    togglePresenting(player());
    expect(mode.getState().presenting).toBe(true);
  });

  test('leaves full screen with it, and leaving what was not on does nothing', () => {
    const presenter = player();
    leave(presenter);
    expect(exitFullscreen).not.toHaveBeenCalled();
    togglePresenting(presenter);
    page.fullscreenElement = {};
    leave(presenter);
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });
});

test('the focus is where it was each time that presenting has ended and the page is drawn again', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const focused: object[] = [];
  class Element {
    focus(): void {
      focused.push(this);
    }
  }
  vi.stubGlobal('HTMLElement', Element);
  const [presenter, one, other] = [player(), new Element(), new Element()];
  for (const activeElement of [one, null, other]) {
    vi.stubGlobal('document', { ...page, activeElement });
    togglePresenting(presenter);
    vi.stubGlobal('document', { ...page, activeElement: null });
    togglePresenting(presenter);
    const before = focused.length;
    for (const frame of frames.splice(0)) frame();
    expect(focused.length - before).toBe(activeElement ? 1 : 0);
  }
  expect(focused[0]).toBe(one);
  expect(focused[1]).toBe(other);
});

describe('choices of the reader', () => {
  test('are kept where the browser allows it, and hold for the visit where it does not', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    setSingleKeys(false);
    expect(kept.get('sawtooth-single-keys')).toBe('off');
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(remembered('sawtooth-single-keys')).toBeNull();
    expect(() => remember('sawtooth-volume', '1')).not.toThrow();
    setSingleKeys(true);
    expect(mode.getState().singleKeys).toBe(true);
  });

  test.each([
    ['off', false],
    ['on', true],
    [null, true],
  ])('of keys is that of the last visit: %s', async (kept, singleKeys) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sawtooth-single-keys' ? kept : null) });
    vi.resetModules();
    expect((await import('../../src/screen/mode.ts')).mode.getState().singleKeys).toBe(singleKeys);
  });

  const few: readonly string[] = [];
  const usual = ['flows', 'bottleneck', 'now'];
  test.each([
    ['first scene', null, true, few],
    ['scene', null, false, few],
    ['link', null, false, usual],
    ['first scene', 'flows loss', false, ['flows', 'loss']],
    ['link', 'loss', false, ['loss']],
  ] as const)('of open sections: %s, where %s was open before', (what, before, calm, open) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sawtooth-open-sections' ? before : null) });
    setUp.setState({ calm: !calm, open: ['run'] });
    enterSetUp(what);
    expect(setUp.getState()).toEqual({ calm, open });
  });

  test('a section that is opened ends the calm of the first scene, one that is closed does not; both are kept', () => {
    const kept: string[] = [];
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: (_: string, value: string) => void kept.push(value),
    });
    enterSetUp('first scene');
    const steps: unknown[] = [];
    for (const [id, opens] of [
      ['run', false],
      ['flows', true],
      ['run', true],
      ['flows', true],
      ['run', false],
    ] as const) {
      setOpen(id, opens);
      steps.push([setUp.getState().calm, setUp.getState().open.join(' ')]);
    }
    expect(steps).toEqual([
      [true, ''],
      [false, 'flows'],
      [false, 'flows run'],
      [false, 'run flows'],
      [false, 'flows'],
    ]);
    expect(kept).toEqual(steps.map((step) => (step as [boolean, string])[1]));
  });
});
