/** The buttons of time, and what is said of a speed that is not reached. */
import { describe, expect, test } from 'vitest';
import { Transport } from '../../src/panels/transport.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

const enabled = (panel: Panel, ...names: string[]): boolean[] => names.map((name) => !panel.button(name).disabled);

describe('time', () => {
  test('at the end of a run leads back and no further', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />, scenarioOf({ duration: 6 }));
    await panel.play(3);
    expect(enabled(panel, 'Step back one round trip', 'Step forward one round trip', 'Next loss')).toEqual([
      true,
      true,
      true,
    ]);
    await panel.play(10);
    expect(panel.player.state.finished).not.toBeNull();
    expect(enabled(panel, 'Step back one round trip', 'Step forward one round trip', 'Next loss')).toEqual([
      true,
      false,
      false,
    ]);
    expect(panel.button('Play again from the start').disabled).toBe(false);
  });

  test('steps by what was stepped by last, and stops the play', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    await panel.play(3);
    const before = panel.player.time;
    await panel.press('Step forward one round trip');
    await panel.pass(200);
    expect(panel.player.time).toBeGreaterThan(before);
    expect(panel.player.state.playing).toBe(false);
  });

  test('says nothing of a speed that is reached', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    await panel.settle(() => panel.player.togglePlay(true));
    await panel.pass(3_000);
    const { reached, speed } = panel.player.state;
    expect(reached).toBeGreaterThan(0.8 * speed!);
    expect(panel.text).not.toContain('of that');
  });

  test('is in nobody’s hands where the engine has died: no button but those of the view can be pressed', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    await panel.settle(() => panel.player.store.setState({ phase: 'dead' }));
    const pressable = [...document.querySelectorAll<HTMLButtonElement>('.buttons button')].filter(
      ({ disabled }) => !disabled,
    );
    expect(pressable).toEqual([]);
  });

  test.each([true, false])('begins with the focus on Play where the page waits for it alone: %s', async (waits) => {
    const panel = await Panel.of(<Transport focusPlay={waits} />);
    expect(document.activeElement === panel.button('Play')).toBe(waits);
  });

  test('is followed again from where it was left, or from a stretch, and not where it is followed already', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    const follows = (): boolean => panel.button('Follow').disabled;
    await panel.play(6);
    expect(follows()).toBe(true);
    for (const leave of [() => panel.player.seek(3), () => panel.player.setZoom([1, 2])]) {
      await panel.settle(leave);
      await panel.pass(300);
      expect(follows()).toBe(false);
      await panel.press('Follow');
      await panel.pass(300);
      expect([follows(), panel.player.state.zoom]).toEqual([true, null]);
    }
  });
});
