/** The phase plane: which flows it is drawn of, where two flows begin by a press, what a lock keeps; and gestures on a plot over time. */
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { usePlotGestures } from '../../src/dialogs/plot-gestures.ts';
import type { Range } from '../../src/dialogs/sequence-marks.ts';
import { enterLesson } from '../../src/lesson/lesson.ts';
import { Plane } from '../../src/panels/plane.tsx';
import { Panel, scenarioOf } from './support/panel.tsx';

/** What watches the size of an element, by the element. */
const sizes = new Map<Element, () => void>();
/** Pictures that are drawn at each frame. */
const pictures = new Set<(wallMs: number) => unknown>();
let point: { across: number; up: number } | null;
const drawn: Parameters<PhasePlane['draw']>[0][] = [];

beforeEach(() => {
  sizes.clear();
  pictures.clear();
  drawn.length = 0;
  point = { across: 6, up: 3 };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly on: () => void) {}
      observe = (element: Element): void => void sizes.set(element, this.on);
      disconnect = (): void => sizes.forEach((on, element) => on === this.on && sizes.delete(element));
    },
  );
  const style = { color: 'rgb(1, 2, 3)', fontFamily: 'Sans', paddingRight: '0', getPropertyValue: () => '' };
  vi.stubGlobal('getComputedStyle', () => style);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  vi.spyOn(PhasePlane.prototype, 'resize').mockImplementation(() => undefined);
  vi.spyOn(PhasePlane.prototype, 'draw').mockImplementation((input) => void drawn.push(input));
  vi.spyOn(PhasePlane.prototype, 'valuesAt').mockImplementation(() => point);
});

const scenario = scenarioOf({
  flows: [
    { id: 'two', scheme: { kind: 'tcp' }, count: 2 },
    { id: 'one', scheme: { kind: 'aimd', a: 0.2, b: 0.125 } },
    { id: 'rate', scheme: { kind: 'tfrc' } },
  ],
});

async function plane(): Promise<Panel> {
  const panel = await Panel.of(null, scenario);
  panel.loop.addPicture = (draw) => {
    pictures.add(draw);
    return () => pictures.delete(draw);
  };
  await panel.show(<Plane />);
  return panel;
}
/** The flows that are drawn, across and up, and of what. */
function drawnOf(): unknown[] {
  drawn.length = 0;
  for (const draw of pictures) draw(0);
  return drawn.flatMap(({ across, up, quantity }) => [across.flow, up.flow, quantity]);
}
const canvas = (): HTMLCanvasElement => document.querySelector('canvas')!;
const press = (panel: Panel): Promise<void> =>
  panel.settle(() => canvas().dispatchEvent(new MouseEvent('click', { bubbles: true })));
const beginnings = (panel: Panel): (number | null | undefined)[][] =>
  panel.scenario.flows.map(({ transport }) => [transport?.initialWindow, transport?.initialSsthresh]);

describe('the phase plane', () => {
  test('is of the first flows of the first two groups, until others are chosen on either axis', async () => {
    const panel = await plane();
    expect(drawnOf()).toEqual([0, 2, 'window']);
    const options = [...document.querySelector('select')!.options].map(({ text }) => text);
    expect(options).toHaveLength(4);
    expect(canvas().getAttribute('aria-label')).toMatch(
      new RegExp(`^${options[2]!.replaceAll(/[()]/g, '\\$&')} against ${options[0]!}: the window`),
    );
    await panel.choose('across', options[3]!);
    expect(drawnOf()).toEqual([3, 2, 'window']);
    await panel.choose('Up', options[1]!);
    expect(drawnOf()).toEqual([3, 1, 'window']);
    await panel.press('Rate');
    expect(drawnOf()).toEqual([3, 1, 'rate']);
    expect(canvas().getAttribute('aria-label')).toContain(': the rate of each, ');
    expect([...document.querySelectorAll('select')].map((select) => select.selectedOptions[0]!.text)).toEqual([
      options[1],
      options[3],
    ]);
    expect(panel.player.state.planeOf).toEqual({
      quantity: 'rate',
      across: { group: 'rate', flow: 0 },
      up: { group: 'two', flow: 1 },
    });
    expect(pictures.size).toBe(1);
    await panel.show(null);
    expect([pictures.size, sizes.size]).toEqual([0, 0]);
  });

  test('is as large as the shorter side of its place', async () => {
    await plane();
    const [square] = [...sizes.keys()] as [HTMLElement];
    for (const [width, height] of [
      [300, 200],
      [180, 220],
    ] as const) {
      Object.defineProperties(square, {
        clientWidth: { value: width, configurable: true },
        clientHeight: { value: height, configurable: true },
      });
      sizes.get(square)!();
      expect(PhasePlane.prototype.resize).toHaveBeenLastCalledWith(Math.min(width, height));
      expect([canvas().style.width, canvas().style.height]).toEqual([
        `${Math.min(width, height)}px`,
        `${Math.min(width, height)}px`,
      ]);
    }
  });

  test('lets two flows of one group begin where it is pressed, each a group of its own then, and stays on them', async () => {
    const panel = await plane();
    await panel.settle(() =>
      panel.player.setView({
        planeOf: { quantity: 'window', across: { group: 'two', flow: 1 }, up: { group: 'two', flow: 0 } },
      }),
    );
    await press(panel);
    expect(beginnings(panel)).toEqual([
      [3, 3],
      [6, 6],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(panel.scenario.flows.map(({ id, count }) => [id, count])).toEqual([
      ['two', 1],
      ['two-2', 1],
      ['one', 1],
      ['rate', 1],
    ]);
    expect(panel.player.state.planeOf).toMatchObject({
      across: { group: 'two-2', flow: 0 },
      up: { group: 'two', flow: 0 },
    });
  });

  test('takes rates in Mbit/s of a round trip, and refuses in words what cannot begin so, or beside the plot does nothing', async () => {
    const panel = await plane();
    const before = JSON.stringify(panel.scenario);
    point = null;
    await press(panel);
    expect([JSON.stringify(panel.scenario), panel.player.state.notice]).toEqual([before, null]);
    point = { across: 2, up: 1 };
    const at = (quantity: 'window' | 'rate', across: string, up: string) =>
      panel.settle(() =>
        panel.player.setView({ planeOf: { quantity, across: { group: across, flow: 0 }, up: { group: up, flow: 0 } } }),
      );
    await at('window', 'one', 'rate');
    await press(panel);
    expect(panel.player.state.notice).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('sends by a rate'),
    });
    await at('window', 'one', 'one');
    await press(panel);
    expect(panel.player.state.notice).toMatchObject({ text: 'Both axes are of one flow. Choose two.' });
    expect(JSON.stringify(panel.scenario)).toBe(before);
    // Of the one flow of a group, and of one of two that are alone by then.
    await panel.settle(() =>
      panel.player.edit('the flows', (old) => ({ ...old, flows: old.flows.map((group) => ({ ...group, count: 1 })) })),
    );
    await at('rate', 'one', 'two');
    await press(panel);
    const [two, one] = beginnings(panel);
    const rtt = panel.player.series.layout.flowBaseRtt;
    expect(one![0]).toBe(Math.round((2e6 * rtt[1]!) / 8000));
    expect(two![0]).toBe(Math.round((1e6 * rtt[0]!) / 8000));
  });

  test('that is locked by a link takes no press, and does not offer one', async () => {
    const panel = await plane();
    const planeOf = {
      ...({ quantity: 'window', across: { group: 'two', flow: 1 }, up: { group: 'two', flow: 0 } } as const),
    };
    await panel.settle(() => {
      enterLesson({ locked: ['flows'] });
      panel.player.setView({ planeOf });
    });
    const before = JSON.stringify(panel.scenario);
    await press(panel);
    expect(JSON.stringify(panel.scenario)).toBe(before);
    expect(panel.text).not.toContain('Press a point of the square');
    expect(canvas().className).toBe('');
  });
});

describe('on a plot over time', () => {
  const told: unknown[] = [];
  function Plot() {
    const [range, setRange] = useState<Range>([2, 6]);
    const [svg, drag] = usePlotGestures({
      ...{ range, until: 10, width: 500, left: 100, right: 500 },
      onZoom: (next) => (told.push(next), setRange(next ?? [0, 10])),
      onPress: (...at) => told.push(['press', ...at]),
      onOver: (...at) => told.push(['over', ...at]),
      onLeave: () => told.push('left'),
    });
    return <svg ref={svg} data-drag={drag?.join(' ') ?? ''} />;
  }
  async function plot() {
    told.length = 0;
    const panel = await Panel.of(<Plot />);
    const svg = document.querySelector('svg')!;
    // Drawn half as large as its own px.
    svg.getBoundingClientRect = () => ({ left: 10, top: 20, width: 250, height: 100 }) as DOMRect;
    const pointer = (type: string, x: number, y = 0, { button = 0, deltaY = 0 } = {}) => {
      const place = { clientX: 10 + x / 2, clientY: 20 + y / 2, button };
      const event = new MouseEvent(type, { ...place, bubbles: true, cancelable: true });
      return panel.settle(() => svg.dispatchEvent(Object.assign(event, { deltaY })));
    };
    const took = (): unknown[] => told.splice(0);
    return { panel, svg, pointer, took };
  }

  test('a drag chooses its stretch, whichever way it goes, within the axes; what moves less than 5 px presses', async () => {
    const { svg, pointer, took } = await plot();
    await pointer('pointerdown', 200);
    await pointer('pointermove', 300);
    expect(svg.dataset['drag']).toBe('200 300');
    await pointer('pointerup', 300);
    expect([took(), svg.dataset['drag']]).toEqual([[[3, 4]], '']);
    await pointer('pointerdown', 300);
    await pointer('pointermove', 20);
    await pointer('pointerup', 20);
    expect(took()).toEqual([[3, 3.5]]);
    await pointer('pointerdown', 200, 30);
    await pointer('pointermove', 204, 30);
    await pointer('pointerup', 204, 30);
    expect(took()).toEqual([['press', 204, 30]]);
    await pointer('pointerdown', 200);
    await pointer('pointermove', 205);
    await pointer('pointerup', 205);
    expect(took()).toHaveLength(1);
    expect(told).not.toContainEqual(['press', 205, 0]);
  });

  test('a pointer that rests or leaves is told; one that is called off, or another button, chooses nothing', async () => {
    const { svg, pointer, took } = await plot();
    await pointer('pointermove', 220, 44);
    await pointer('pointerleave', 0);
    expect(took()).toEqual([['over', 220, 44], 'left']);
    await pointer('pointerdown', 200);
    await pointer('pointercancel', 200);
    expect(svg.dataset['drag']).toBe('');
    await pointer('pointerup', 400);
    expect(took()).toEqual([]);
    await pointer('pointerdown', 200, 0, { button: 2 });
    await pointer('pointerup', 400);
    expect(took()).toEqual([]);
  });

  test('the wheel zooms around the pointer, keys around the middle, arrows move by a quarter, 0 and a double press show all', async () => {
    const { panel, svg, pointer, took } = await plot();
    await pointer('wheel', 200, 0, { deltaY: -1 });
    const [[from, to]] = took() as [[number, number]];
    expect(to - from).toBeCloseTo(3.2, 9);
    expect(from + (to - from) / 4).toBeCloseTo(3, 9);
    await pointer('wheel', 200, 0, { deltaY: 1 });
    expect(took()).toEqual([[expect.closeTo(2, 9), expect.closeTo(6, 9)]]);
    const key = async (name: string, more = {}) => {
      await panel.key(svg, name, more);
      return took();
    };
    expect(await key('+')).toEqual([[expect.closeTo(3, 9), expect.closeTo(5, 9)]]);
    expect(await key('-')).toEqual([[expect.closeTo(2, 9), expect.closeTo(6, 9)]]);
    expect(await key('ArrowRight')).toEqual([[expect.closeTo(3, 9), expect.closeTo(7, 9)]]);
    expect(await key('ArrowLeft')).toEqual([[expect.closeTo(2, 9), expect.closeTo(6, 9)]]);
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(await key('+', { [held]: true })).toEqual([]);
    expect(await key('x')).toEqual([]);
    expect(await key('0')).toEqual([null]);
    await pointer('dblclick', 0);
    expect(took()).toEqual([null]);
    // Beyond the end nothing is shown.
    expect(await key('ArrowRight')).toEqual([[0, 10]]);
    expect([svg.getAttribute('role'), svg.tabIndex]).toEqual(['application', 0]);
  });
});
