/** Pointer and keys on the charts: what they ask of the player, and what is painted over the charts. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { ChartInteraction } from '../../src/panels/chart-interaction.ts';
import type { Player } from '../../src/player/player.ts';
import { RunSeries } from '../../src/run/series.ts';
import { inputOf } from './support/drawn-chart.ts';
import { type Drawing, fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf, scenario } from './support/run-parts.ts';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';

/** Left and top of the charts on the screen, px. */
const [LEFT, TOP] = [200, 50];

const series = new RunSeries(scenario, layoutOf(scenario));
series.append(0, 400, framesOf(scenario, 400));

/** The element around the charts: events are sent to it by hand. */
class Box extends EventTarget {
  style = {};
  readonly stop: { ariaLabel?: string } = {};
  getBoundingClientRect(): { left: number; top: number } {
    return { left: LEFT, top: TOP };
  }
  setPointerCapture(): void {}
  querySelectorAll(): object[] {
    return [this.stop];
  }
}

/** Two groups of many flows, which are bands, and one flow alone. */
const bandsScenario = normalizeScenario({
  ...scenario,
  flows: [{ id: 'tcp', count: 4 }, { id: 'aimd', scheme: { kind: 'aimd' }, count: 5 }, { id: 'tfrc' }],
});
const bands = new RunSeries(bandsScenario, layoutOf(bandsScenario));
// Each group has a rate of its own, so that none stands on another.
bands.append(
  0,
  400,
  framesOf(bandsScenario, 400, (row, _, { flowGroups }) =>
    flowGroups.forEach((group, flow) => (row[flowOffset(flow, 'delivered')] = 5 + 10 * group)),
  ),
);

/** More flows than are spoken of at once, each a group. */
const tenScenario = normalizeScenario({ ...scenario, flows: Array.from({ length: 10 }, (_, id) => ({ id: `${id}` })) });
const ten = new RunSeries(tenScenario, layoutOf(tenScenario));
ten.append(0, 400, framesOf(tenScenario, 400));

/** @param now time on show; 40 s end there @param focused whether the row has the focus before anything listens */
function setUp(now = 40, of = series, focused = false, input: object = {}) {
  const { canvas } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(800, 300);
  chart.draw(inputOf(of, { now, rows: ['throughput'], ...input }), 0);
  const player = {
    series: of,
    state: { pointed: null as object | null, highlight: null as object | null },
    setZoom: vi.fn<(zoom: [number, number] | null) => void>(),
    point: vi.fn<(flow: object | null) => void>(),
    inspect: vi.fn<(flow: object | null) => void>(),
    seek: vi.fn<(time: number) => void>(),
    follow: vi.fn<() => void>(),
    ask: vi.fn<(question: object | null) => void>(),
  };
  const box = new Box();
  const over = fakeCanvas();
  const live = { textContent: '' };
  Object.assign(document, { activeElement: focused ? box.stop : null });
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
  return { interaction, player, chart, scene, at, drag, press, near, drawing: over.drawing, stop: box.stop, live };
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('PointerEvent', Event);
  vi.stubGlobal('window', { devicePixelRatio: 1, setTimeout: () => 0 });
});

/** Of the three groups, the place of the name beside the plot. */
function nameAt({ chart, scene }: Pick<ReturnType<typeof setUp>, 'chart' | 'scene'>, group: number): object {
  const x = scene.geometry.right + 30;
  for (let y = 0; y < 300; y++) if (chart.flowAt(x, y)?.group === group) return { clientX: LEFT + x, clientY: TOP + y };
  throw new Error(`group ${group} has no name beside the plot`);
}

const words = ({ words: all }: Drawing): string[] => all.map(({ text }) => text);

test('a row that got the focus before its keys were there is announced with its values all the same', () => {
  expect(setUp(40, series, true).stop.ariaLabel).toMatch(/^Throughput of each flow.*\. Now .*Mbit\/s/);
  expect(setUp().stop.ariaLabel).toBeUndefined();
});

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

test('a span of less than two samples is none, one of two is', () => {
  for (const [long, zooms] of [
    [0.19, 0],
    [0.21, 1],
  ] as const) {
    const { player, drag, at } = setUp(40, series, false, { zoom: [20, 22] });
    drag(20.5, 20.5 + long);
    at('pointerup', 20.5 + long);
    expect(player.setZoom).toHaveBeenCalledTimes(zooms);
  }
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

  test('stays at the first and at the last sample in view, whichever keys are pressed on', () => {
    for (const [key, end] of [
      ['ArrowLeft', 0.1],
      ['ArrowRight', 40],
    ] as const) {
      const { player, press } = setUp(40);
      for (let count = 0; count < 45; count++) press(key, { shiftKey: true });
      press('Enter');
      press(key);
      press('Enter');
      press(key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
      press('Enter');
      const times = player.seek.mock.calls.map(([time]) => time);
      expect(times.slice(0, 2)).toEqual([expect.closeTo(end, 6), expect.closeTo(end, 6)]);
      expect(Math.abs(times[2]! - end)).toBeCloseTo(0.1, 6);
    }
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

  test('a press on a line of another row, as of a queue, asks nothing', () => {
    const { player, at, near } = setUp(40, series, false, { rows: ['queue'] });
    at('click', 20, { clientY: near(20) });
    expect(player.ask).not.toHaveBeenCalled();
  });

  test('the pointer on a line is told that a press there asks why; what an answer speaks of is ringed', () => {
    const { at, near, interaction, drawing, player } = setUp();
    const drawn = (): [boolean, number] => {
      drawing.words.length = drawing.rings.length = drawing.strokes.length = drawing.boxes.length = 0;
      interaction.paint();
      return [words(drawing).some((text) => text.includes('why?')), drawing.rings.length + drawing.strokes.length];
    };
    at('pointermove', 20, { clientY: near(20) });
    const [asks, marks] = drawn();
    at('pointermove', 20, { clientY: near(20) - 20 });
    expect([asks, drawn()]).toEqual([true, [false, marks]]);
    player.state.highlight = { flow: 0, time: 20, at: null };
    expect(drawn()[1]).toBeGreaterThan(marks);
    at('pointerleave', 20);
    // Also where no pointer is.
    expect(drawn()[1]).toBeGreaterThan(0);
    player.state.highlight = null;
    expect(drawn()).toEqual([false, 0]);
  });

  test('a press on a line of windows asks about the window', () => {
    const { player, at, near } = setUp(40, series, false, { rows: ['window'] });
    at('click', 20, { clientY: near(20) });
    expect(player.ask.mock.calls.map(([asked]) => asked)).toEqual([expect.objectContaining({ variable: 'cwnd' })]);
  });

  test.each<[string, (hand: ReturnType<typeof setUp>) => void, boolean]>([
    ['a finger that is lifted', ({ at }) => at('pointerleave', 20, { pointerType: 'touch' }), true],
    ['a mouse that leaves', ({ at }) => at('pointerleave', 20), false],
    ['the focus that goes', ({ at }) => at('focusout', 20), false],
    ['Escape', ({ press }) => void press('Escape'), false],
    ['another key', ({ press }) => void press('x'), true],
    ['a mouse that goes on beside the plot', ({ at }) => at('pointermove', 20, { clientY: TOP }), false],
  ])('after %s is there or gone', (_, act, there) => {
    const hand = setUp();
    hand.at('pointermove', 20);
    act(hand);
    hand.interaction.paint();
    expect(words(hand.drawing).length > 0).toBe(there);
  });

  test('keys that would do nothing are left to the page around: Enter and Escape without a cursor', () => {
    const { player, at, press } = setUp();
    expect([press('Enter'), press('Escape')]).toEqual([false, false]);
    at('pointermove', 20);
    expect([press('Enter'), press('Escape'), press('Escape')]).toEqual([true, true, false]);
    expect(player.seek).toHaveBeenCalledExactlyOnceWith(expect.closeTo(20, 6));
    press('ArrowDown');
    expect([press('Escape'), press('Escape')]).toEqual([true, false]);
    expect(player.point.mock.calls.at(-1)).toEqual([null]);
  });

  test('before the first flow and after the last up and down point at none, between them at the next of the same group or another', () => {
    const { player, press } = setUp(40, bands);
    const flows = bandsScenario.flows.flatMap(({ id, count }) =>
      Array.from({ length: count }, (_, flow) => ({ group: id, flow })),
    );
    for (const [at, flow] of flows.entries())
      for (const [key, by] of [
        ['ArrowDown', 1],
        ['ArrowUp', -1],
      ] as const) {
        player.state.pointed = flow;
        press(key);
        expect(player.point).toHaveBeenLastCalledWith(flows[at + by] ?? null);
      }
  });

  test('is spoken once it rests, at most every two seconds, and no more once it is taken down', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('window', { devicePixelRatio: 1, setTimeout });
    const { live, press, interaction, chart } = setUp(40, bands);
    press('ArrowLeft');
    press('ArrowLeft');
    vi.advanceTimersByTime(99);
    expect(live.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(live.textContent).toMatch(/^39\.80 s, .*: .*Mbit\/s/);
    expect(live.textContent.split(' Mbit/s')).toHaveLength(chart.shown()[0]!.row.readings(chart.scene!, 39).length + 1);
    press('ArrowLeft');
    vi.advanceTimersByTime(1_990);
    expect(live.textContent).toMatch(/^39\.80 s/);
    vi.advanceTimersByTime(10);
    expect(live.textContent).toMatch(/^39\.70 s/);
    press('ArrowLeft');
    interaction.dispose();
    vi.advanceTimersByTime(10_000);
    expect(live.textContent).toMatch(/^39\.70 s/);
    vi.useRealTimers();
  });

  test.each([
    ['of eight flows at most', null, 8],
    ['of the flow pointed at alone', 9, 1],
  ])('is spoken %s', (_, pointed, spoken) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('window', { devicePixelRatio: 1, setTimeout });
    const { live, press } = setUp(40, ten, false, { pointed });
    press('ArrowLeft');
    vi.advanceTimersByTime(100);
    expect(live.textContent.match(/Mbit\/s/g)).toHaveLength(spoken);
    vi.useRealTimers();
  });

  test('once it is taken down, no pointer and no key is heard any more', () => {
    const { player, interaction, at, drag, press } = setUp();
    interaction.dispose();
    drag(10, 20);
    for (const type of ['pointerup', 'click', 'dblclick', 'pointerleave']) at(type, 20);
    expect([press('ArrowLeft'), press('ArrowDown')]).toEqual([false, false]);
    for (const asked of [player.setZoom, player.ask, player.follow, player.point]) expect(asked).not.toHaveBeenCalled();
  });

  test('a double click in a plot follows the run again', () => {
    const { player, at } = setUp();
    at('dblclick', 20, { clientY: TOP });
    expect(player.follow).not.toHaveBeenCalled();
    at('dblclick', 20);
    expect(player.follow).toHaveBeenCalledOnce();
  });
});

describe('a press on a name beside the plot', () => {
  test('opens the band of its group and closes that of any other; the same press again closes it; its flow is looked into', () => {
    const { player, chart, scene, at } = setUp(40, bands);
    const places = [0, 1, 2].map((group) => nameAt({ chart, scene }, group));
    const opened = (group: number): number | null => {
      at('click', 40, places[group]);
      expect(player.inspect).toHaveBeenLastCalledWith({ group: bandsScenario.flows[group]!.id, flow: 0 });
      return chart.opened;
    };
    // Of one flow there is no band.
    expect([0, 0, 0, 1, 1, 1, 2].map(opened)).toEqual([0, null, 0, 1, null, 1, null]);
    expect(player.ask).not.toHaveBeenCalled();
  });

  test('points at its flow while the pointer is on it, and at none from then on, which is said once', () => {
    const { player, chart, scene, at } = setUp(40, bands);
    at('pointermove', 20);
    expect(player.point).not.toHaveBeenCalled();
    for (const leave of [() => at('pointermove', 20), () => at('pointerleave', 40)]) {
      player.point.mockClear();
      at('pointermove', 40, nameAt({ chart, scene }, 1));
      leave();
      leave();
      expect(player.point.mock.calls).toEqual([[{ group: 'aimd', flow: 0 }], [null]]);
    }
  });
});
