/** Hands on a plot over time: what chooses another stretch, and what does not. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Mark, Range } from '../../src/dialogs/sequence-marks.ts';
import { SequencePlot } from '../../src/dialogs/sequence-plot.tsx';
import { Panel } from './support/panel.tsx';

const SIZE = { width: 800, height: 400 };
/** On the screen it is half as large as it is drawn. */
const SHOWN = 1 / 2;
/** From 56 px to 784 px stand 4 of 10 seconds. */
const RANGE: Range = [2, 6];
const UNTIL = 10;
const at = (time: number): number => 56 + ((time - RANGE[0]) / (RANGE[1] - RANGE[0])) * (784 - 56);
const MARK: Mark = { kind: 'sent', time: 4, packet: 10 };

interface Hand {
  zooms: (Range | null)[];
  pressed: Mark[];
  /** The plot, and a press or move at these px of the drawing. */
  plot: SVGElement;
  pointer(type: string, x: number, more?: PointerEventInit): Promise<void>;
}

async function handOnPlot(): Promise<Hand> {
  const [zooms, pressed]: [(Range | null)[], Mark[]] = [[], []];
  await Panel.of(
    <SequencePlot
      {...SIZE}
      {...{ marks: [MARK], acks: [], each: false, range: RANGE, until: UNTIL, slot: 0, question: false }}
      onZoom={(range) => zooms.push(range)}
      onPress={(mark) => pressed.push(mark)}
    />,
  );
  const plot = document.querySelector<SVGElement>('.sequence-plot')!;
  const box = { left: 20, top: 10, width: SIZE.width * SHOWN, height: SIZE.height * SHOWN };
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  const [, y] = /M[\d.]+ ([\d.]+)/.exec(document.querySelector('[clip-path] .dots[style]')!.getAttribute('d')!)!;
  const place = (x: number) => ({ clientX: box.left + x * SHOWN, clientY: box.top + Number(y) * SHOWN });
  return {
    ...{ zooms, pressed, plot },
    pointer: (type, x, more = {}) =>
      act(async () => {
        plot.dispatchEvent(new PointerEvent(type, { ...place(x), button: 0, bubbles: true, ...more }));
      }),
  };
}

test.each<[string, readonly [from: number, to: number], PointerEventInit, (Range | null)[], number]>([
  ['from left to right', [at(3), at(5)], {}, [[3, 5]], 0],
  ['from right to left', [at(5), at(3)], {}, [[3, 5]], 0],
  ['beyond the plot', [-50, 2000], {}, [[2, 6]], 0],
  ['of 5 px', [at(4), at(4) + 5], {}, [[4, 4 + 5 / 182]], 0],
  ['of less, which is a press', [at(4), at(4) + 4.9], {}, [], 1],
  ['by another button', [at(3), at(5)], { button: 2 }, [], 0],
])('a drag %s', async (_, [from, to], more, chosen, presses) => {
  const { zooms, pressed, pointer } = await handOnPlot();
  await pointer('pointerdown', from, more);
  await pointer('pointermove', to);
  expect(document.querySelectorAll('.sequence-drag')).toHaveLength(more.button ? 0 : 1);
  await pointer('pointerup', to, more);
  expect(document.querySelector('.sequence-drag')).toBeNull();
  expect(zooms).toEqual(chosen.map((range) => range && range.map((time) => expect.closeTo(time, 9) as number)));
  expect(pressed).toHaveLength(presses);
});

test('a drag that the browser takes over chooses nothing, and the pointer tells of marks again', async () => {
  const { zooms, pressed, pointer } = await handOnPlot();
  await pointer('pointerdown', at(3));
  await pointer('pointermove', at(5));
  await pointer('pointercancel', at(5));
  expect(document.querySelector('.sequence-drag')).toBeNull();
  await pointer('pointerup', at(5));
  expect([zooms, pressed]).toEqual([[], []]);
  await pointer('pointermove', at(4));
  expect(document.querySelector('.sequence-over')).not.toBeNull();
});

test.each<[number, number, Range]>([
  [1, 4, [1.5, 6.5]],
  [-1, 4, [2.4, 5.6]],
  // What is under the pointer stays there.
  [-1, 3, [2.2, 5.4]],
])('a wheel that is turned by %i at %i s sees it wider or closer', async (deltaY, time, range) => {
  const { zooms, plot } = await handOnPlot();
  const turn = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  // This document’s wheel has no place of its own.
  Object.defineProperties(turn, { clientX: { value: 20 + at(time) * SHOWN }, clientY: { value: 10 } });
  await act(async () => void plot.dispatchEvent(turn));
  expect(turn.defaultPrevented).toBe(true);
  expect(zooms).toEqual([range.map((end) => expect.closeTo(end, 9) as number)]);
});

test.each<[string, KeyboardEventInit, (Range | null)[]]>([
  ['ArrowLeft', {}, [[1, 5]]],
  ['ArrowRight', {}, [[3, 7]]],
  ['+', {}, [[3, 5]]],
  ['-', {}, [[0, 8]]],
  ['0', {}, [null]],
  ['+', { ctrlKey: true }, []],
  ['-', { metaKey: true }, []],
  ['ArrowLeft', { altKey: true }, []],
  ['l', {}, []],
])('of the key %s (%j) the page hears only what the plot leaves', async (key, more, chosen) => {
  const { zooms, plot } = await handOnPlot();
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard, { once: true });
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void plot.dispatchEvent(press));
  document.removeEventListener('keydown', heard);
  expect(zooms).toEqual(chosen);
  expect([press.defaultPrevented, heard.mock.calls.length]).toEqual(chosen.length > 0 ? [true, 0] : [false, 1]);
});

test('a double press shows all', async () => {
  const { zooms, pointer } = await handOnPlot();
  await pointer('dblclick', at(4));
  expect(zooms).toEqual([null]);
});
