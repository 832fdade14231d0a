/** The tray of what a hop dropped, where there is too much of it to lie one by one. */
import { expect, test } from 'vitest';
import { DropLog } from '../../src/run/packet-store.ts';
import { layoutOf } from '../../src/stage/layout.ts';
import { paintDrops } from '../../src/stage/paint-drops.ts';
import type { StageScene } from '../../src/stage/scene.ts';
import { DROPPED, recordCode } from '../../workers/engine/network/packet-records.ts';
import { scenario } from '../scenes/support/hand-made.ts';

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
