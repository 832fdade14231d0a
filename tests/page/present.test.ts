/** Presenting: what it shows, and that leaving gives everything back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mode, remember, remembered, setMode, setSingleKeys } from '../../src/screen/mode.ts';
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
});
