/** The list of scenes, and what to notice in one: numbers that the run fills in, and what becomes of them when it is changed. */
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SceneList } from '../../src/dialogs/scene-list.tsx';
import { LessonNote } from '../../src/side/lesson-note.tsx';
import { openAgain } from '../../src/embed/frame.ts';
import { keepAddress } from '../../src/link/go-to-scene.ts';
import { openLink } from '../../src/link/address-bar.ts';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { searchScenes } from '../../src/scenes/search.ts';
import { withCount } from '../../src/scenario/edit-flows.ts';
import { Panel } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

describe('the list of scenes', () => {
  test('is searched by the words that lecturers use, and Enter opens the first that is found', async () => {
    const open = vi.fn<(scene: Scene) => void>();
    const leave = vi.fn<(go: () => void) => void>();
    const panel = await Panel.of(<SceneList onOpen={open} onLeave={leave} />);
    const names = (): string[] =>
      [...document.querySelectorAll('.chapters button')]
        .filter((button) => !button.closest('.elsewhere'))
        .map((button) => button.textContent);
    expect(names()).toEqual(scenes.map(({ name }) => name));
    const field = document.querySelector('input')!;
    await panel.enter(field, 'wifi');
    expect(names()).toEqual(['Loss is not congestion: a wireless link']);
    await panel.key(field, 'Enter');
    await panel.enter(field, 'nothing is called so');
    await panel.key(field, 'Enter');
    expect(panel.text).toContain('No scene is called so.');
    await panel.enter(field, '');
    await panel.press('TCP against UDP');
    expect(open.mock.calls.map(([scene]) => scene.id)).toEqual(['wireless', 'udp']);
  });

  test('is searched from the first letter on, which finds whole words alone; blanks are nothing to search for', async () => {
    const panel = await Panel.of(<SceneList onOpen={() => undefined} onLeave={() => undefined} />);
    const found = async (text: string): Promise<string[]> => {
      await panel.enter(document.querySelector('input')!, text);
      return [...document.querySelectorAll('.chapters button')]
        .filter((button) => !button.closest('.elsewhere'))
        .map((button) => button.textContent);
    };
    expect(await found('  ')).toEqual(scenes.map(({ name }) => name));
    for (const letter of ['q', 'w']) expect(await found(letter)).toEqual(searchScenes(letter).map(({ name }) => name));
    expect(searchScenes('w').length).toBeLessThan(searchScenes('wi').length);
  });

  test.each([
    ['has the focus at once', false],
    ['does not bring up the keyboard of a touch screen over the list', true],
  ])('%s', async (_, coarse) => {
    onScreen(...(coarse ? ['(pointer: coarse)'] : []));
    await Panel.of(<SceneList onOpen={() => undefined} onLeave={() => undefined} />);
    expect(document.querySelector('input')!.hasAttribute('autofocus')).toBe(!coarse);
  });

  test('says what else the words mean: a term, a lesson, a figure', async () => {
    const leave = vi.fn<(go: () => void) => void>();
    const panel = await Panel.of(<SceneList onOpen={() => undefined} onLeave={leave} />);
    await panel.enter(document.querySelector('input')!, 'receive window');
    // It is fetched first.
    await vi.waitFor(
      async () => {
        await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
        expect(panel.text).toContain('Elsewhere on this page');
      },
      { timeout: 60_000 },
    );
    await panel.press('Window (cwnd)');
    expect(leave).toHaveBeenCalledOnce();
  });
});

/** What stands above the network when that scene has been opened by a link that holds these runs. */
async function noted(id: string, link = `#/scene/${id}`, alone = false): Promise<Panel> {
  const panel = await Panel.of(<LessonNote alone={alone} />);
  await act(() => openLink(panel.player, link, false));
  panel.player.setSpeed(10);
  await panel.pass(100);
  return panel;
}

describe('what to notice in a scene', () => {
  test('has its numbers from the run once it has come so far', async () => {
    const panel = await noted('slow-start');
    expect(panel.text).toMatch(/within … s\..*, and … packets are dropped\./);
    await panel.play(2.5);
    expect(panel.text).toMatch(/within 0\.\d+ s\..*, and \d\d+ packets are dropped\./);
  });

  test('of an exercise is said when the run has shown it, and not beside the question', async () => {
    const panel = await noted('course-first-window');
    expect(panel.text).toContain('How long does it take until the first full window can be sent?');
    expect(panel.text).not.toContain('segments, and then 12');
    await panel.play(2);
    expect(panel.text).toMatch(/segments, and then 12.*at 4\d\s?ms/);
  });

  test('is not said of a run that the reader has changed: the news line says so, and here it is not said again', async () => {
    const panel = await noted('slow-start');
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(panel.text).toBe('');
    await panel.settle(() => panel.player.undo());
    expect(panel.text).toContain('The window doubles');
  });

  test('is in an embed, which has no news line, gone back to at the address that the embed has', async () => {
    location.hash = '#/embed?scene=slow-start';
    keepAddress((player) => void openAgain(player));
    const panel = await noted('slow-start', '#/scene/slow-start', true);
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(panel.text).toBe('You have changed the scene “Slow start”. Back to it');
    await panel.press('Back to it');
    await act(() => vi.dynamicImportSettled());
    await panel.pass(50);
    expect(panel.text).toContain('The window doubles');
    expect(location.hash).toBe('#/embed?scene=slow-start');
    location.hash = '';
    keepAddress(null);
  });

  test.each([false, true])(
    'does not blame its reader for what the link changed: the note comes first',
    async (alone) => {
      const panel = await noted('slow-start', '#/scene/slow-start?flows.0.count=2&view.note=Look%20here.', alone);
      // The news line above it has the scene's title; an embed has no such line.
      const what = alone ? 'This is the scene “Slow start” with changes.' : 'This link changes the scene.';
      expect(panel.text).toBe(`Look here.${what} See it without`);
      await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 3)));
      expect(panel.text).not.toContain('You have');
    },
  );

  test('is the reader’s to go back to where a reload brought back what they had changed', async () => {
    const panel = await noted('slow-start', '#/scene/slow-start?flows.0.count=2');
    const scene = scenes.find(({ id }) => id === 'slow-start')!;
    // As library/session.ts does for the tab in which it was changed.
    await panel.settle(() => panel.player.store.setState({ base: sceneScenario(scene, scene.scenario) }));
    expect(panel.text).toBe('');
  });

  test('waits for the second of two runs, and is gone when one of them is changed', async () => {
    const panel = await noted('red');
    expect(panel.text).toContain('When the drop-tail queue');
    expect(panel.text).not.toContain('Run A');
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(panel.text).toContain('You have changed the scene');
  });

  test('is said of run A where the reader has set another run beside it, whichever of them is on show', async () => {
    const panel = await noted('slow-start');
    await panel.settle(() => panel.player.toggleCompare());
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    await panel.play(2.5);
    expect(panel.text).toMatch(/^Run A: The window doubles.*within 0\.\d+ s\./);
    const [before] = document.querySelectorAll('.notice-number');
    const number = before!.textContent;
    await panel.settle(() => panel.player.switchRun());
    expect(panel.text).toMatch(/^Run A: The window doubles/);
    expect(document.querySelector('.notice-number')!.textContent).toBe(number);
  });
});
