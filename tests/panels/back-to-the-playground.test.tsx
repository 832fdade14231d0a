/** From another part of the page back to the playground, as whoever waits for it sees it: files that are dropped, cards of terms. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFile } from '../../src/export/open-file.ts';
import { keepPlace } from '../../src/link/place.ts';
import { showDefinitions, Terms } from '../../src/terms/part.tsx';
import { FileWorker } from '../page/support/file-worker.ts';
import { Panel } from './support/panel.tsx';

/** The reader goes there; whoever listens has heard of it. */
const goTo = async (hash: string): Promise<void> => {
  location.hash = hash;
  await new Promise((resolve) => void setTimeout(resolve));
};

beforeEach(() => {
  location.hash = '#/terms';
  vi.stubGlobal('Worker', FileWorker);
});

test.each([
  ['that was never there', []],
  ['and it was left for another part', ['#/play', '#/papers']],
  ['and it was left with a scene', ['#/scene/red', '#/lessons/sawtooth']],
])(
  'a file that is dropped elsewhere leads to the playground, %s, and says there what is wrong with it',
  async (_, way) => {
    const panel = await Panel.of(null);
    keepPlace(panel.player, () => undefined);
    for (const hash of way) await goTo(hash);
    expect(await openFile(panel.player, new File(['no run'], 'mine.json'))).toBe(false);
    expect(panel.player.state.notice?.text).toMatch(/^mine\.json: .* Nothing was changed\.$/);
  },
);

test('the card of a term goes with whatever address leads elsewhere', async () => {
  // A document without a screen has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
  const panel = await Panel.of(<Terms text="Round trip, empty queue" most={1} />);
  keepPlace(panel.player, () => undefined);
  const end = await act(async () => showDefinitions());
  for (const hash of ['#/lessons', '#/play', '#/terms/rtt']) {
    await act(async () => document.querySelector<HTMLElement>('.term')!.click());
    expect(document.querySelector('.term-card'), hash).not.toBeNull();
    await act(() => goTo(hash));
    expect(document.querySelector('.term-card'), hash).toBeNull();
  }
  await act(async () => end());
});
