/** The list of scenes, and what to notice in one: numbers that the run fills in, and what becomes of them when it is changed. */
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SceneList } from '../../src/scenes/scene-list.tsx';
import { SceneNotice } from '../../src/scenes/scene-notice.tsx';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { withCount } from '../../src/scenario/edit-flows.ts';
import { Panel } from './support/panel.tsx';

const sceneOf = (id: string): Scene => scenes.find((scene) => scene.id === id)!;

describe('the list of scenes', () => {
  test('is searched by the words that lecturers use, and Enter opens the first that is found', async () => {
    const open = vi.fn<(scene: Scene) => void>();
    const panel = await Panel.of(<SceneList onOpen={open} />);
    const names = (): string[] =>
      [...document.querySelectorAll('.chapters button')].map((button) => button.textContent);
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
});

describe('what to notice in a scene', () => {
  const scene = sceneOf('slow-start');
  const scenario = sceneScenario(scene, scene.scenario);

  test('has its numbers from the run once it has come so far, and not when the scene was changed', async () => {
    const panel = await Panel.of(<SceneNotice scene={scene} scenario={scenario} compare={null} />, scenario);
    expect(panel.text).toMatch(/within … s\..*, and … packets are dropped\./);
    await panel.play(2.5);
    expect(panel.text).toMatch(/within 0\.\d+ s\..*, and \d\d+ packets are dropped\./);
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(panel.text).toBe('You have changed the scene “Slow start”. Back to it');
    await panel.settle(() => panel.player.undo());
    expect(panel.text).toContain('The window doubles');
  });

  test('is gone back to in an embed at the address that the embed has', async () => {
    location.hash = '#/embed?scene=slow-start';
    const panel = await Panel.of(<SceneNotice scene={scene} scenario={scenario} compare={null} />, scenario);
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    await panel.press('Back to it');
    await act(() => vi.dynamicImportSettled());
    await panel.pass(50);
    expect(panel.text).toContain('The window doubles');
    expect(location.hash).toBe('#/embed?scene=slow-start');
    location.hash = '';
  });

  test('waits for the second of two runs, and leaves the reader a second one of their own', async () => {
    const two = sceneOf('red');
    const [a, b] = [two.scenario, two.compare!].map((input) => sceneScenario(two, input)) as [
      typeof scenario,
      typeof scenario,
    ];
    const panel = await Panel.of(<SceneNotice scene={two} scenario={a} compare={b} />, a);
    await panel.settle(() => panel.player.toggleCompare());
    expect(panel.text).toContain('When the drop-tail queue');
    await panel.settle(() => panel.player.run.open(b, false));
    await panel.pass(100);
    expect(panel.text).toContain('When the drop-tail queue');
    await panel.settle(() => panel.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(panel.text).toContain('You have changed the scene');

    const one = await Panel.of(<SceneNotice scene={scene} scenario={scenario} compare={null} />, scenario);
    await one.settle(() => one.player.toggleCompare());
    await one.settle(() => one.player.edit('the flows', (old) => withCount(old, 0, 2)));
    expect(one.text).toContain('The window doubles');
  });
});
