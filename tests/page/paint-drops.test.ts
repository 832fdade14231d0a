/** The tray of what a hop dropped, where there is too much of it to lie one by one. */
import { describe, expect, test } from 'vitest';
import { Placer } from '../../src/charts/placer.ts';
import { DropLog } from '../../src/run/packet-store.ts';
import { type HopBox, layoutOf } from '../../src/stage/layout.ts';
import { paintDropCounts, paintDrops } from '../../src/stage/paint-drops.ts';
import type { StageScene } from '../../src/stage/scene.ts';
import { DROPPED, DROPPED_AT_HEAD, LOST, recordCode } from '../../workers/engine/network/packet-records.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { scenario } from '../scenes/support/hand-made.ts';
import { fakeCanvas } from './support/fake-canvas.ts';

/** The bars that stand in the tray of the first hop when each of these endpoints has lost some packets at once. */
function barsOf(lost: readonly [endpoint: number, count: number][]) {
  const codes = lost.flatMap(([endpoint, count]) => Array<number>(count).fill(recordCode(DROPPED, 0, endpoint)));
  const drops = new DropLog();
  const pairs = Float64Array.from(codes.flatMap((code) => [9.5, code]));
  drops.append({ records: new Float64Array(0), missed: 0, drops: pairs, firstDrop: 0 });
  const bars: { low: number; high: number }[] = [];
  const strokeRect = (_x: number, y: number, _width: number, height: number): number =>
    bars.push({ low: y + height, high: y });
  const context = new Proxy<object>(
    { strokeRect },
    {
      get: (own, key) => Reflect.get(own, key) ?? (() => undefined),
    },
  );
  const layout = layoutOf(scenario, 0, 1084, 300, 1);
  const scene = {
    context,
    layout,
    run: { drops },
    time: 10,
    traySpan: 3,
    pointed: -1,
    dropCounts: new Int32Array(3),
    highestBars: new Int32Array(2),
    palette: { flow: () => 'blue' },
  } as unknown as StageScene;
  paintDrops(scene, layout.boxes[0]!);
  return { bars, layout, highest: scene.highestBars[0] };
}

test('drops of two groups are layers of one bar: the lower stands in the tray, the upper on it, each as high as its number', () => {
  const {
    bars: [lower, upper, ...others],
    layout: { tray, z, stack },
    highest,
  } = barsOf([
    [0, 8],
    [1, 5],
    [2, 7],
  ]);
  expect(others).toEqual([]);
  expect(highest).toBe(20);
  expect(lower!.low).toBeCloseTo(tray! - z, 6);
  expect(upper!.low).toBeCloseTo(lower!.high, 6);
  expect((lower!.low - lower!.high) / (upper!.low - upper!.high)).toBeCloseTo(13 / 7, 6);
  expect(lower!.low - upper!.high).toBeCloseTo(10 * stack * z, 6);
});

test.each([
  ['lost on the way', LOST, ({ mouth }: HopBox, z: number) => mouth - 14 * z, false],
  ['dropped as it came', DROPPED, ({ x0 }: HopBox, z: number) => x0 - 10 * z, true],
  ['dropped at the head', DROPPED_AT_HEAD, ({ x1 }: HopBox, z: number) => x1 - 6 * z, true],
] as const)('a packet that was %s falls from there, into the tray', (_, kind, from, under) => {
  const drops = new DropLog();
  const pairs = Float64Array.of(10, recordCode(kind, 0, 0));
  drops.append({ records: new Float64Array(0), missed: 0, drops: pairs, firstDrop: 0 });
  const layout = layoutOf(scenario, 0, 1084, 300, 1);
  const [box] = layout.boxes as [HopBox];
  const { z, axis, half, tray } = layout;
  const at = (time: number): [number, number] => {
    const { canvas } = fakeCanvas();
    const context = canvas.getContext('2d')!;
    const places: [number, number][] = [];
    context.translate = (x, y) => void places.push([x, y]);
    paintDrops(
      {
        ...{ context, layout, run: { drops }, time, traySpan: 3, speed: 1, packets: 1, pointed: -1 },
        ...{ dropCounts: new Int32Array(3), highestBars: new Int32Array(2), palette: { flow: () => 'blue' } },
      } as unknown as StageScene,
      box,
    );
    expect(places).toHaveLength(1);
    return places[0]!;
  };
  expect(at(10)).toEqual([from(box, z), under ? axis + half + 13 * z : axis].map((px) => expect.closeTo(px, 6)));
  // 0.14 s later it lies there.
  expect(at(10.14)[1]).toBeCloseTo(tray! - 6 * z, 6);
  expect(at(10.14)[0]).toBeGreaterThan(box.t0);
});

describe('the number of the highest bar', () => {
  /** What stands beside the trays of a path where the tray of hop n has a highest bar of n + 20. */
  function saidOf(hops: number, view: number): string[] {
    const of = normalizeScenario({
      ...scenario,
      version: 1,
      path: Array<object>(hops).fill({ rate: 4e6 }),
      flows: [{ id: 'a', count: 2 }],
    });
    const layout = layoutOf(of, view, 1600, 300, 1);
    const { canvas, drawing } = fakeCanvas();
    const scene = {
      context: canvas.getContext('2d'),
      layout,
      traySpan: 3,
      dropCounts: new Int32Array(3),
      highestBars: Int32Array.from({ length: hops }, (_, hop) => hop + 20),
      words: new Placer(),
      palette: { flow: () => 'blue', font: 'Sans' },
    } as unknown as StageScene;
    paintDropCounts(scene);
    const places = layout.boxes.map(({ t0, x1 }) => [t0, x1] as const);
    return places
      .flatMap(([left, right]) =>
        drawing.words.filter(({ text, x }) => text.startsWith('highest bar') && x >= left && x <= right),
      )
      .map(({ text }) => text);
  }

  test('is of the hop whose tray it stands under, of a path that is in view as a whole', () => {
    for (const hops of [1, 2, 3])
      expect(saidOf(hops, 0)).toEqual(Array.from({ length: hops }, (_, hop) => `highest bar ${hop + 20}`));
  });

  test('is of the hop in view, of a path too long for that', () => {
    for (const view of [0, 1, 3, 5]) expect(saidOf(6, view)).toEqual([`highest bar ${view + 20}`]);
  });
});

test('a tray counts the drops of its own hop alone', () => {
  const codes = [0, 1, 1, 0, 1].map((hop) => recordCode(DROPPED, hop, 0));
  const drops = new DropLog();
  drops.append({
    records: new Float64Array(0),
    missed: 0,
    drops: Float64Array.from(codes.flatMap((code) => [9.5, code])),
    firstDrop: 0,
  });
  const counted = [0, 1].map((hop) => {
    const { canvas } = fakeCanvas();
    const layout = layoutOf(scenario, 0, 1084, 300, 1);
    const scene = {
      ...{ context: canvas.getContext('2d'), layout, run: { drops }, time: 10, traySpan: 3, pointed: -1, speed: 0 },
      ...{ packets: 1, dropCounts: new Int32Array(3), highestBars: new Int32Array(2) },
      palette: { flow: () => 'blue' },
    } as unknown as StageScene;
    paintDrops(scene, layout.boxes[hop]!);
    return scene.dropCounts[0];
  });
  expect(counted).toEqual([2, 3]);
});
