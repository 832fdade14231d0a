/** What a line or a band of a chart is, point for point, before it is painted. */
import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/charts/canvas.ts';
import { DashAnchor, drawArea, drawLine, eachMark, type Plot } from '../../src/charts/lines.ts';
import { drawReference, steps } from '../../src/charts/reference.ts';
import type { Scene } from '../../src/charts/scene.ts';
import { scenarioWith } from '../support/scenario.ts';

/** A context that notes its paths: each subpath as its points, and whether it was closed. */
function recorder(): { context: Context; paths: { points: [number, number][]; closed: boolean }[] } {
  const paths: { points: [number, number][]; closed: boolean }[] = [];
  const last = () => paths.at(-1)!;
  const context = {
    beginPath: () => (paths.length = 0),
    moveTo: (x: number, y: number) => paths.push({ points: [[x, y]], closed: false }),
    lineTo: (x: number, y: number) => last().points.push([x, y]),
    closePath: () => (last().closed = true),
    setLineDash: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
    measureText: () => ({ width: 1e9 }),
  };
  return { context: context as unknown as Context, paths };
}

const values = (list: readonly number[]) => ({ length: list.length, at: (index: number) => list[index]! });
/** Samples are 10 px apart, and a value of 1 is 1 px above the foot at 100 px. */
const plot = (change: Partial<Plot> = {}): Plot => ({
  x: (index) => 10 * index,
  y: (value) => 100 - value,
  from: 0,
  to: 99,
  bucket: 1,
  opacity: 1,
  ...change,
});
const style = { colour: 'ink', width: 1 };

describe('of many samples to a pixel column', () => {
  // A tooth of ten samples in each column: 0, 1 … 9.
  const teeth = values(Array.from({ length: 40 }, (_, index) => index % 10));
  const dense = plot({ bucket: 10, to: 39 });

  test('a line is their mean, and behind it a band from the least to the greatest', () => {
    const bands: [number, number][][] = [];
    const { context, paths } = recorder();
    Object.assign(context, { fill: () => bands.push(...paths.map(({ points }) => points)) });
    drawLine(context, teeth, dense, style);
    expect(paths.map(({ points }) => points)).toEqual([[4.5, 14.5, 24.5, 34.5].map((sample) => [10 * sample, 95.5])]);
    const heights = bands.flat().map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([91, 100]);
  });

  test('the mean of what is left of a column is of its own samples', () => {
    const { context, paths } = recorder();
    drawLine(context, teeth, plot({ bucket: 10, from: 12, to: 31 }), { ...style, band: false });
    expect(paths[0]!.points).toEqual([
      [145, 95.5],
      [245, 95.5],
      [305, 99.5],
    ]);
  });

  test('means of a long run, of which only bins are kept, count each bin by its samples', () => {
    const binned = { ...values(Array.from({ length: 40 }, (_, index) => (index < 20 ? 3 : 7))), binAt: () => 4 };
    const { context, paths } = recorder();
    drawLine(context, { ...binned, least: binned.at, greatest: binned.at }, dense, { ...style, band: false });
    expect(paths[0]!.points.map(([, y]) => y)).toEqual([97, 97, 93, 93]);
  });
});

describe('a line', () => {
  test('goes through every sample in view', () => {
    const { context, paths } = recorder();
    drawLine(context, values([1, 5, 2, 8]), plot({ from: 1 }), style);
    expect(paths).toEqual([
      {
        points: [
          [10, 95],
          [20, 98],
          [30, 92],
        ],
        closed: false,
      },
    ]);
  });

  test.each([0, NaN])('has a gap where the value is %d, if that means none', (none) => {
    const { context, paths } = recorder();
    drawLine(context, values([1, 2, none, none, 5, 6]), plot(), { ...style, gap: none });
    expect(paths.map(({ points }) => points)).toEqual([
      [
        [0, 99],
        [10, 98],
      ],
      [
        [40, 95],
        [50, 94],
      ],
    ]);
  });

  test('goes through 0 where 0 is a value', () => {
    const { context, paths } = recorder();
    drawLine(context, values([1, 0, 2]), plot(), style);
    expect(paths.map(({ points }) => points.length)).toEqual([3]);
  });

  test('of more samples than pixels keeps the least and the greatest of each pixel, as they came', () => {
    const { context, paths } = recorder();
    drawLine(context, values([3, 9, 1, 4, 2, 2, 7, 5]), plot({ bucket: 4, to: 7 }), style);
    expect(paths[0]!.points).toEqual([
      [10, 91],
      [20, 99],
      [40, 98],
      [60, 93],
    ]);
  });

  test('dashed begins at a fixed sample left of the view, and its dashes move with its data', () => {
    const flat = values(Array(1_000).fill(0) as number[]);
    const { context, paths } = recorder();
    const anchor = new DashAnchor();
    const dashed = { ...style, dash: [4, 4], anchor };
    drawLine(context, flat, plot({ from: 100, to: 400 }), dashed);
    expect([paths[0]!.points[0], context.lineDashOffset]).toEqual([[0, 100], 0]);
    drawLine(context, flat, plot({ from: 300, to: 600 }), dashed);
    // It begins 256 samples later and carries their length.
    expect([paths[0]!.points[0], context.lineDashOffset]).toEqual([[2_560, 100], 2_560]);
  });
});

describe('an area', () => {
  test('stands on the axis', () => {
    const { context, paths } = recorder();
    drawArea(context, values([10, 30, 20]), plot(), 'ink', 1);
    expect(paths).toEqual([
      {
        points: [
          [0, 90],
          [10, 70],
          [20, 80],
          [20, 100],
          [10, 100],
          [0, 100],
        ],
        closed: true,
      },
    ]);
  });

  test('between two columns of more samples than pixels goes from the greatest above to the least below', () => {
    const { context, paths } = recorder();
    const high = [30, 50, 40, 35, 60, 20];
    const low = [5, 9, 2, 8, 7, 1];
    drawArea(context, values(high), plot({ bucket: 3, to: 5 }), 'ink', 1, values(low));
    expect(paths).toEqual([
      {
        points: [
          [0, 50],
          [30, 40],
          [30, 99],
          [0, 98],
        ],
        closed: true,
      },
    ]);
  });
});

test('marks stand in the middle of their samples, one to a pixel', () => {
  const at: number[] = [];
  eachMark(values([0, 1, 0, 2, 3]), plot(), (x) => at.push(x));
  expect(at).toEqual([5, 25, 35]);
});

test('a reference line steps at the time of each change, and goes on to the right edge', () => {
  const { context, paths } = recorder();
  const scene = {
    context,
    palette: { ink: 'ink' },
    x: (time: number) => 10 * time,
    geometry: { left: 40, rows: [{ top: 0 }] },
  };
  drawReference(scene as unknown as Scene, [20, 60, 90], [70, 50, 80], 120);
  const corners = paths[0]!.points.filter(
    ([x, y], index, all) => index === 0 || x !== all[index - 1]![0] || y !== all[index - 1]![1],
  );
  expect(corners).toEqual([
    [40, 70],
    [60, 70],
    [60, 50],
    [90, 50],
    [90, 80],
    [120, 80],
  ]);
});

test('a level that follows the flows steps where a group begins and where it ends, as far as that is in view', () => {
  const scenario = scenarioWith({
    duration: 60,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
    flows: [
      { id: 'there', scheme: { kind: 'tcp' } },
      { id: 'guests', count: 3, scheme: { kind: 'tcp' }, start: 10, stop: 20 },
      { id: 'late', scheme: { kind: 'tcp' }, start: 50 },
    ],
  });
  const flows = (from: number, to: number) =>
    steps({ scenario, from, to } as unknown as Scene, ({ running }) => running.reduce((sum, count) => sum + count, 0));
  expect(flows(0, 40)).toEqual({ times: [0, 10, 20], levels: [1, 4, 1] });
  expect(flows(15, 60)).toEqual({ times: [15, 20, 50], levels: [4, 1, 2] });
});

test.each([1, 1_000, 1_025, 5_000])('a line of %i points passes through each of them, in order', (count) => {
  const { context, paths } = recorder();
  const height = (index: number): number => (7 * index) % 90;
  const all = Array.from({ length: count }, (_, index) => height(index));
  drawLine(context, values(all), plot({ to: count - 1 }), style);
  expect(paths.flatMap(({ points }) => points)).toEqual(all.map((value, index) => [10 * index, 100 - value]));
});
