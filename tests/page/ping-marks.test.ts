/** What pings measured, in the row of round trips: a dot for each probe that came back in view, a cross for each sample in which one was lost. */
import { beforeAll, expect, test } from 'vitest';
import { rowCards } from '../../src/charts/rows/index.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { RunSeries } from '../../src/run/series.ts';
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';
import { inputOf } from './support/drawn-chart.ts';
import { fetchDrawings } from './support/drawings.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

const scenario = scenarioWith({
  duration: 20,
  warmup: 0,
  flows: [{ id: 'tcp', count: 2, packets: 20 }],
  traffic: [
    { kind: 'cbr', high: 1e6 },
    { kind: 'ping', every: 1 },
  ],
});
const PING = 3;
/** Endpoint, sent and back (s), in the order of their ends; one is a transfer. */
const ENDED = [
  [PING, 1, 1.05],
  [PING, 2, 2.11],
  [0, 1, 2.5],
  [PING, 4, 4.08],
  [PING, 4.5, 4.53],
  [PING, 9, 9.02],
];
/** The stream loses one in each sample; the ping in those that end at 3.1 and 12.1 s. */
const series = new RunSeries(scenario, layoutOf(scenario));
const rows = framesOf(scenario, 200, (row, index, layout) => {
  row[trafficOffset(layout, 0, 'dropped')] = 1;
  row[trafficOffset(layout, 1, 'dropped')] = index === 30 || index === 120 ? 1 : 0;
});
series.append(0, 200, rows);
series.completions.append(0, Float64Array.from(ENDED.flat()));

function drawn(zoom: [number, number], pointed: number | null = null) {
  const { canvas, drawing } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(860, 300);
  chart.draw(inputOf(series, { window: null, zoom, rows: ['roundTrip'], pointed }), 1_000);
  const dots = drawing.boxes.filter(({ width, height }) => width === 3 && height === 3);
  // All of them are one path, of two lines each.
  const pairs = drawing.strokes.flatMap(({ points }) =>
    points.map((point, at) => [point, points[at + 1] ?? point] as const).filter((_, at) => at % 2 === 0),
  );
  const crosses = pairs.filter(([from, to]) => to[0] - from[0] === 6 && Math.abs(to[1] - from[1]) === 6);
  const { scene } = chart;
  const row = chart.shown()[0]!.row;
  return { dots, crosses, scene: scene!, readings: (time: number) => row.readings(scene!, time) };
}

test('a dot stands where a probe was back, as high as it took; transfers and what is out of view are none', () => {
  const { dots, scene, readings } = drawn([1.5, 8]);
  expect(dots.map(({ x }) => x + 1.5)).toEqual([2.11, 4.08, 4.53].map((time) => expect.closeTo(scene.x(time), 6)));
  const [first, second, third] = dots.map(({ y }) => y + 1.5);
  const { bottom } = scene.geometry.rows[0]!;
  expect((bottom - first!) / (bottom - second!)).toBeCloseTo(110 / 80, 6);
  expect((bottom - third!) / (bottom - second!)).toBeCloseTo(30 / 80, 6);
  expect(readings(5).at(-1)!.y).toBeCloseTo(third!, 0);
});

test('the last that came back is read, and in one sample the longest', () => {
  const { readings } = drawn([0, 20]);
  const said = (time: number) =>
    readings(time).flatMap(({ name, text, flow }) => (name.includes('ping') ? [[text, flow]] : []));
  expect(said(1)).toEqual([]);
  expect([1.1, 2, 2.2, 4.2, 8, 20].map((time) => said(time).flat()[0])).toEqual(
    [50, 50, 110, 80, 30, 20].map((ms) => expect.stringMatching(new RegExp(`^${ms}\\sms$`))),
  );
  expect(said(20)[0]![1]).toBeNull();
});

test('a cross stands at the end of each sample in which a probe was lost, none for a stream', () => {
  const { crosses, scene } = drawn([0, 20]);
  const middles = crosses.map((points) => (points[0][0] + points[1][0]) / 2);
  expect(middles).toEqual([3.1, 3.1, 12.1, 12.1].map((time) => expect.closeTo(scene.x(time), 6)));
  const { top } = scene.geometry.rows[0]!;
  for (const points of crosses)
    expect(points.map(([, y]) => y).sort((one, other) => one - other)).toEqual([top, top + 6]);
  expect(drawn([5, 10]).crosses).toEqual([]);
});

test('dots stand back while a flow is pointed at', () => {
  const opacities = (pointed: number | null) => new Set(drawn([0, 20], pointed).dots.map(({ opacity }) => opacity));
  expect([...opacities(null)]).toEqual([1]);
  const [back] = opacities(1);
  expect(back).toBeLessThan(0.5);
});

test('columns of completion times have a number where a transfer ended, and count those that did', () => {
  const [card] = rowCards(['completion']);
  const columns = card!.columns(series, 0);
  const at = (name: string, sample: number) =>
    columns.filter((column) => column.name.includes(name)).map(({ values }) => values.at(sample));
  expect(at('completion time', 24)).toEqual([1.5, NaN]);
  for (const sample of [23, 25]) expect(at('completion time', sample)).toEqual([NaN, NaN]);
});
