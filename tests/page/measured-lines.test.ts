/** The line of what was measured behind a run: where it breaks, and what it shows of several measurements in a px. */
import { expect, test } from 'vitest';
import { backdrop } from '../../src/charts/backdrop.ts';
import type { Scene } from '../../src/charts/scene.ts';
import { digestedCanvas } from './support/digested-canvas.ts';

/** Px a second. */
const WIDE = 5;

/** The pieces of the line through windows that were measured at some times (s), each as px of time and packets. */
function pieces(time: readonly number[], cwnd: readonly (number | null)[], [from, to] = [0, 200]): number[][][] {
  const found: number[][][] = [];
  const context = Object.assign(digestedCanvas().canvas.getContext('2d')!, {
    moveTo: (x: number, y: number) => found.push([[x, y]]),
    lineTo(x: number, y: number) {
      const piece = found.at(-1)!;
      if (piece.at(-1)!.join() !== [x, y].join()) piece.push([x, y]);
    },
  });
  const scene = {
    ...{ context, palette: { ink3: 'grey' }, geometry: { left: 0, right: 1_000 }, from, to },
    x: (seconds: number) => WIDE * seconds,
    scenario: { measured: [{ name: 'lab', time, cwnd }], path: [{}] },
  } as unknown as Scene;
  backdrop.draw(scene, 'window', { title: 0, top: 0, bottom: 100 }, (packets) => packets);
  return found;
}

/** Forty distances, of which all but the last are 1 s: twenty times their mean is 39 s where that is 39 s. */
const withGap = (gap: number): number[] => [...Array.from({ length: 40 }, (_, at) => at), 39 + gap];

test.each([
  [1, 1],
  [39, 1],
  [39.1, 2],
])('where nothing was measured for %d s, forty distances being 1 s, it is in pieces: %d', (gap, count) => {
  const time = withGap(gap);
  const drawn = pieces(
    time,
    time.map(() => 7),
  );
  expect(drawn).toHaveLength(count);
  expect(drawn.flat()).toEqual(time.map((seconds) => [WIDE * seconds, 7]));
});

test('what was not measured at a time is no point of it, and no break', () => {
  expect(pieces([0, 1, 2, 3], [null, 4, null, 6])).toEqual([
    [
      [5, 4],
      [15, 6],
    ],
  ]);
});

test('of several in a px it goes to the least, to the greatest and on from the last', () => {
  expect(pieces([0, 1, 1.01, 1.02, 1.03, 2], [5, 6, 1, 9, 4, 5])).toEqual([
    [
      [0, 5],
      [5, 1],
      [5, 9],
      [5, 4],
      [10, 5],
    ],
  ]);
});

test('begins with the last measurement before the view and ends with the first one after it', () => {
  const time = [0, 1, 2, 3, 4, 5, 6];
  const all = pieces(time, time, [2.5, 4.5]).flat();
  expect(all.map(([, packets]) => packets)).toEqual([2, 3, 4, 5]);
});
