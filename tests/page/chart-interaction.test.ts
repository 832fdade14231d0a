/** Pointer and keys on the charts: what they ask of the player, and what is painted over the charts. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { ChartInteraction } from '../../src/panels/chart-interaction.ts';
import type { Player } from '../../src/player/player.ts';
import { RunSeries } from '../../src/run/series.ts';
import { inputOf } from './support/drawn-chart.ts';
import { type Drawing, fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf, scenario } from './support/run-parts.ts';

/** Left and top of the charts on the screen, px. */
const [LEFT, TOP] = [200, 50];

const series = new RunSeries(scenario, layoutOf(scenario));
series.append(0, 400, framesOf(scenario, 400));

/** The element around the charts: events are sent to it by hand. */
class Box extends EventTarget {
  style = {};
  readonly stop = {};
  getBoundingClientRect(): { left: number; top: number } {
    return { left: LEFT, top: TOP };
  }
  setPointerCapture(): void {}
  querySelectorAll(): object[] {
    return [this.stop];
  }
}

/** @param now time on show; 40 s end there */
function setUp(now = 40) {
  const { canvas } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(800, 300);
  chart.draw(inputOf(series, { now, rows: ['throughput'] }), 0);
  const player = {
    series,
    state: { pointed: null, highlight: null as object | null },
    setZoom: vi.fn<(zoom: [number, number] | null) => void>(),
    point: vi.fn<(flow: object | null) => void>(),
    seek: vi.fn<(time: number) => void>(),
    follow: vi.fn<() => void>(),
    ask: vi.fn<(question: object | null) => void>(),
  };
  const box = new Box();
  const over = fakeCanvas();
  const live = { textContent: '' };
  const interaction = new ChartInteraction(
    player as unknown as Player,
    chart,
    box as unknown as HTMLElement,
    Object.assign(over.canvas, { clientWidth: 800, clientHeight: 300 }),
    live as unknown as HTMLElement,
    () => undefined,
  );
  const scene = chart.scene!;
  const row = scene.geometry.rows[0]!;
  /** An event at a time of the chart (s), `below` px under the top of its plot. */
  const at = (type: string, time: number, change: object = {}): void => {
    const place = { clientX: LEFT + scene.x(time), clientY: TOP + row.top + 30, button: 0, pointerType: 'mouse' };
    box.dispatchEvent(Object.assign(new Event(type), place, change));
  };
  const drag = (from: number, to: number, change: object = {}): void => {
    at('pointerdown', from, change);
    at('pointermove', (from + to) / 2, change);
    at('pointermove', to, change);
  };
  const press = (key: string, change: object = {}): boolean => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...change });
    Object.defineProperty(event, 'target', { value: box.stop });
    box.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const near = (time: number): number => TOP + chart.shown()[0]!.row.readings(scene, time)[0]!.y;
  return { interaction, player, scene, at, drag, press, near, drawing: over.drawing };
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('PointerEvent', Event);
  vi.stubGlobal('window', { devicePixelRatio: 1, setTimeout: () => 0 });
});

const words = ({ words: all }: Drawing): string[] => all.map(({ text }) => text);

describe('a span', () => {
  test.each([
    ['from left to right', 10, 25],
    ['from right to left', 25, 10],
  ])('drawn %s is zoomed into when the button goes up', (_, from, to) => {
    const { interaction, player, drag, at, drawing, scene } = setUp();
    drag(from, to);
    interaction.paint();
    // While it is being chosen it is a field with its length, from its left to its right.
    expect(words(drawing)).toEqual(['15.00 s']);
    const [field] = drawing.boxes;
    expect([field!.x, field!.x + field!.width]).toEqual([
      expect.closeTo(scene.x(10), 6),
      expect.closeTo(scene.x(25), 6),
    ]);
    expect(player.setZoom).not.toHaveBeenCalled();
    at('pointerup', to);
    expect(player.setZoom).toHaveBeenCalledOnce();
    expect(player.setZoom.mock.calls[0]![0]).toEqual([expect.closeTo(10, 6), expect.closeTo(25, 6)]);
  });

  test('drawn beyond an edge ends there', () => {
    const { player, drag, at } = setUp();
    drag(30, 80);
    at('pointerup', 80);
    expect(player.setZoom.mock.calls[0]![0]).toEqual([expect.closeTo(30, 6), expect.closeTo(40, 6)]);
  });

  test('drawn over what lies before the beginning of the run begins there', () => {
    const { player, drag, at } = setUp(10);
    drag(8, -20);
    at('pointerup', -20);
    expect(player.setZoom.mock.calls[0]![0]).toEqual([0, expect.closeTo(8, 6)]);
  });

  test('is none where the pointer moved by 6 px or less, was a finger, or another button went down', () => {
    const { player, drag, at, scene } = setUp();
    const px = 40 / (scene.geometry.right - scene.geometry.left);
    drag(20, 20 + 6 * px);
    at('pointerup', 20);
    drag(10, 20, { pointerType: 'touch' });
    at('pointerup', 20, { pointerType: 'touch' });
    for (const button of [1, 2]) {
      drag(10, 20, { button });
      at('pointerup', 20);
    }
    expect(player.setZoom).not.toHaveBeenCalled();
    drag(20, 20 - 7 * px);
    at('pointerup', 20 - 7 * px);
    expect(player.setZoom).toHaveBeenCalledOnce();
  });
});

describe('the cursor', () => {
  test('stands on the sample nearest to the pointer, and goes when that leaves', () => {
    const { interaction, at, drawing } = setUp();
    at('pointermove', 12.34);
    interaction.paint();
    expect(words(drawing)).toContainEqual(expect.stringMatching(/^12\.30 s, round trip \d+$/));
    at('pointerleave', 12.34, { pointerType: 'mouse' });
    interaction.paint();
    expect(words(drawing)).toEqual([]);
  });

  test('moves by samples with the arrow keys, ten with Shift, and Enter goes to its time', () => {
    const { player, press } = setUp();
    expect(press('ArrowLeft')).toBe(true);
    press('ArrowLeft');
    press('ArrowLeft', { shiftKey: true });
    press('ArrowRight');
    press('Enter');
    expect(player.seek.mock.calls).toEqual([[expect.closeTo(38.9, 6)]]);
    // Keys of the browser, and keys that mean nothing here, are left alone.
    expect(press('ArrowLeft', { ctrlKey: true })).toBe(false);
    expect(press('x')).toBe(false);
  });

  test('up and down point at one flow after the other, from either end', () => {
    const { player, press } = setUp();
    press('ArrowDown');
    press('ArrowUp');
    expect(player.point.mock.calls).toEqual([[{ group: 'tcp', flow: 0 }], [{ group: 'tfrc', flow: 0 }]]);
  });

  test('a press on a line asks why it is there, a press elsewhere and the end of a span do not', () => {
    const { player, at, near } = setUp();
    at('click', 20, { clientY: near(20) });
    expect(player.ask).toHaveBeenCalledExactlyOnceWith({
      flow: { group: 'tcp', flow: 0 },
      time: expect.closeTo(20, 6) as number,
      variable: null,
    });
    at('click', 20, { clientY: near(20) - 20 });
    // A finger is less exact.
    at('click', 20, { clientY: near(20) - 20, pointerType: 'touch' });
    expect(player.ask).toHaveBeenCalledTimes(2);
    const clientY = near(20);
    at('pointerdown', 10, { clientY });
    at('pointermove', 20, { clientY });
    at('pointerup', 20, { clientY });
    at('click', 20, { clientY });
    expect(player.ask).toHaveBeenCalledTimes(2);
  });

  test('a double click in a plot follows the run again', () => {
    const { player, at } = setUp();
    at('dblclick', 20, { clientY: TOP });
    expect(player.follow).not.toHaveBeenCalled();
    at('dblclick', 20);
    expect(player.follow).toHaveBeenCalledOnce();
  });
});
