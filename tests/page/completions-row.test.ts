/** The completion times of transfers, a point each: of which group, how high, in view or not, and which of them is read. */
import { beforeAll, describe, expect, test } from 'vitest';
import { RunSeries } from '../../src/run/series.ts';
import { scenarioWith } from '../support/scenario.ts';
import { type Drawn, drawnRow, inputOf } from './support/drawn-chart.ts';
import { fetchDrawings } from './support/drawings.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

const tcp = { scheme: { kind: 'tcp' }, count: 2 };
/** Flows 0 and 1 are the mice, 2 and 3 the calls, 4 and 5 send without end. */
const scenario = scenarioWith({
  duration: 20,
  warmup: 0,
  flows: [
    { ...tcp, id: 'mice', label: 'Mice', packets: 20 },
    { ...tcp, id: 'calls', label: 'Calls', packets: 90 },
    { ...tcp, id: 'bulk', label: 'Bulk' },
  ],
});
/** Flow, beginning and end (s), in the order of their ends. */
const ENDED = [
  [0, 1, 1.5],
  [2, 0, 3],
  [1, 3, 4],
  [3, 2, 6],
  [0, 6, 7.25],
  // A probe, which is no transfer.
  [6, 7, 9],
];

function seriesWith(ended: readonly number[][]): RunSeries {
  const series = new RunSeries(scenario, layoutOf(scenario));
  series.append(0, 200, framesOf(scenario, 200));
  series.completions.append(0, Float64Array.from(ended.flat()));
  return series;
}

const drawn = (series: RunSeries, zoom: [number, number] = [0, 20]): Drawn =>
  drawnRow(inputOf(series, { window: null, zoom, rows: ['completion'] }));
const read = ({ chart }: Drawn, time: number) =>
  chart
    .shown()[0]!
    .row.readings(chart.scene!, time)
    .map(({ name, text, flow }) => [name, text.replaceAll('\u00a0', ' '), flow]);
const points = ({ drawing }: Drawn) => drawing.boxes.filter(({ width, height }) => width === 4 && height === 4);

describe('completion times', () => {
  test('have an axis without numbers but 0 while no transfer is over', () => {
    const numbers = ({ chart, drawing }: Drawn) =>
      drawing.words.filter(({ x }) => x === chart.scene!.geometry.left - 8).map(({ text }) => text);
    expect(numbers(drawn(seriesWith([])))).toEqual(['0']);
    expect(numbers(drawn(seriesWith(ENDED))).length).toBeGreaterThan(2);
  });

  let whole: Drawn;
  beforeAll(() => (whole = drawn(seriesWith(ENDED))));

  test('are read of each group: its transfer that ended last by then', () => {
    expect(read(whole, 1)).toEqual([]);
    expect(read(whole, 1.5)).toEqual([['Mice', '0.500 s', 0]]);
    expect(read(whole, 5)).toEqual([
      ['Mice', '1.000 s', 1],
      ['Calls', '3.000 s', 2],
    ]);
    expect(read(whole, 20)).toEqual([
      ['Mice', '1.250 s', 0],
      ['Calls', '4.000 s', 3],
    ]);
  });

  test('are points where a transfer ended, as high as it took long; a probe is none', () => {
    const { scene } = whole.chart;
    const { top, bottom } = scene!.geometry.rows[0]!;
    const found = points(whole).toSorted((one, other) => one.x - other.x);
    expect(found.map(({ x }) => x + 2)).toEqual([1.5, 3, 4, 6, 7.25].map((time) => expect.closeTo(scene!.x(time), 6)));
    const height = found.map(({ y }) => bottom - (y + 2));
    const one = height[2]!;
    expect(height).toEqual([0.5, 3, 1, 4, 1.25].map((seconds) => expect.closeTo(seconds * one, 6)));
    expect(Math.max(...height)).toBeLessThanOrEqual(bottom - top);
    const colours = found.map(({ colour }) => colour);
    // Two of a group are told apart too; one flow has one colour.
    expect(colours[0]).toBe(colours[4]);
    expect(new Set(colours).size).toBe(4);
  });

  test('are on show of what ended in view', () => {
    expect(points(drawn(seriesWith(ENDED), [3.5, 7]))).toHaveLength(2);
  });

  test('of another run begin their axis anew', () => {
    const { chart, drawing } = whole;
    const short = seriesWith([[0, 1, 1.1]]);
    chart.draw(inputOf(short, { window: null, zoom: [0, 20], rows: ['completion'] }), 2_000);
    const { top, bottom } = chart.scene!.geometry.rows[0]!;
    const [point] = points({ chart, drawing });
    // 0.1 s is high on an axis that is made for it, and at the foot of one for 4 s.
    expect(bottom - point!.y).toBeGreaterThan((bottom - top) / 3);
  });

  test('are none where all flows send without end, and it says so', () => {
    const endless = scenarioWith({ duration: 20, warmup: 0, flows: [tcp] });
    const series = new RunSeries(endless, layoutOf(endless));
    series.append(0, 200, framesOf(endless, 200));
    const words = (of: RunSeries) => drawn(of).drawing.words.map(({ text }) => text);
    expect(words(series)).toContain('all flows send without end');
    expect(words(seriesWith(ENDED))).not.toContain('all flows send without end');
  });
});
