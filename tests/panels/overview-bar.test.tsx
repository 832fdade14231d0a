/** The bar of the whole run by keys: each moves by its own part of the run, and what it says is where the run stands. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Overview } from '../../src/charts/overview.ts';
import { OverviewBar } from '../../src/panels/overview-bar.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

beforeEach(() => {
  const context = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

test.each([
  ['ArrowRight', 11],
  ['ArrowUp', 11],
  ['ArrowLeft', 9],
  ['ArrowDown', 9],
  ['PageUp', 20],
  ['PageDown', 0],
  ['Home', 0],
  ['End', 'known'],
] as const)('from 10 s of a run of 100 s %s leads to %s s', async (key, time) => {
  const panel = await Panel.of(<OverviewBar />, scenarioOf({ duration: 100 }));
  await panel.play(25);
  await panel.settle(() => panel.player.seek(10));
  await panel.pass(400);
  const bar = document.querySelector('[role=slider]')!;
  expect([bar.getAttribute('aria-valuemax'), bar.getAttribute('aria-valuenow')]).toEqual(['100', '10']);
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^10 s of 100 s, known up to 2\d s$/);
  const { known } = panel.player.navigator;
  await panel.key(bar, key);
  await panel.pass(400);
  expect(panel.player.time).toBeCloseTo(time === 'known' ? known : time, 1);
});

test('the pointer goes anywhere in the run while it is held down, and nowhere while it only moves; other keys are the page’s', async () => {
  let held = false;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => (held = true));
  vi.spyOn(HTMLElement.prototype, 'hasPointerCapture').mockImplementation(() => held);
  vi.spyOn(Overview.prototype, 'timeAt').mockImplementation((x) => x / 10);
  const panel = await Panel.of(<OverviewBar />, scenarioOf({ duration: 100 }));
  await panel.play(25);
  const seek = vi.spyOn(panel.player, 'seek');
  const bar = document.querySelector('[role=slider]')!;
  const pointer = (type: string, offsetX: number): Promise<void> =>
    panel.settle(() => bar.dispatchEvent(Object.assign(new Event(type), { offsetX, pointerId: 1 })));
  await pointer('pointermove', 30);
  await pointer('pointerdown', 50);
  await pointer('pointermove', 120);
  held = false;
  await pointer('pointermove', 200);
  expect(seek.mock.calls).toEqual([[5], [12]]);
  for (const key of ['a', 'Enter', 'ArrowRight']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await panel.settle(() => bar.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(key === 'ArrowRight');
  }
});
