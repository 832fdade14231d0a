/** How many things a chart still shows one by one, exactly: with one more it shows them together, or only some. */
import { beforeAll, expect, test } from 'vitest';
import { dataTable } from '../../src/announce/table-data.ts';
import { chartGeometry } from '../../src/charts/geometry.ts';
import { modelBackdrop } from '../../src/charts/model-backdrop.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { RunSeries } from '../../src/run/series.ts';
import { scenarioWith } from '../support/scenario.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { markedCanvas } from './support/marks.ts';
import { framesOf, layoutOf } from './support/run-parts.ts';

beforeAll(stubBrowser);

/** Ten samples in which every flow sends the same. */
function runOf(...flows: object[]): RunSeries {
  const scenario = scenarioWith({ duration: 1, warmup: 0, flows: flows.map((group) => ({ scheme, ...group })) });
  const series = new RunSeries(scenario, layoutOf(scenario));
  series.append(0, 10, framesOf(scenario, 10));
  return series;
}
const scheme = { kind: 'tcp' };
const times = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));
const groups = (count: number, more: object): object[] => times(count, (at) => ({ id: `g${at}`, ...more }));

function chartOf(canvas: HTMLCanvasElement, series: RunSeries, change: Partial<ChartInput>, opened = -1): TimeChart {
  const chart = new TimeChart(canvas);
  chart.opened = opened < 0 ? null : opened;
  chart.resize(828, 600);
  chart.draw(inputOf(series, { window: null, ...change }), 1_000);
  return chart;
}

/** Columns of the table but for the times. */
const columns = (count: number): number =>
  dataTable({
    ...{ series: runOf({ count }), rows: ['window'], hop: 0, variable: null, from: 0, to: 1, unit: 's' },
  }).heads.length - 1;

/** Areas as faint as a band. */
function bands(count: number): number {
  const { canvas, marks } = markedCanvas();
  chartOf(canvas, runOf(...groups(count, { count: 4 })), { rows: ['throughput'] });
  return marks.filter(({ paint, all }) => paint === 'fill' && / 0\.18 /.test(all)).length;
}

function thinLines(count: number): number {
  const { canvas, drawing } = fakeCanvas();
  chartOf(canvas, runOf({ count }), { rows: ['window'] }, 0);
  return drawing.strokes.filter(({ width }) => width === 0.75).length;
}

function lanes(count: number): number {
  const { canvas, drawing } = fakeCanvas();
  chartOf(canvas, runOf({ count: count - 1 }, { id: 'last' }), { rows: ['losses'] });
  // Each lane ends with a line across the plots, above the ticks of the axis.
  const across = drawing.strokes.filter(({ points: [from, to] }) => to![0] - from![0] > 400 && from![1] === to![1]);
  return across.length;
}

function emptyPaths(count: number): number {
  const { canvas, drawing } = fakeCanvas();
  const paths = times(count, (at) => ({ id: `g${at}`, accessDelay: at / 50 }));
  const scenario = scenarioWith({ duration: 1, warmup: 0, flows: paths.map((group) => ({ scheme, ...group })) });
  const layout = layoutOf(scenario);
  const series = new RunSeries(scenario, { ...layout, flowBaseRtt: times(count, (at) => 0.1 + at / 25) });
  series.append(0, 10, framesOf(scenario, 10));
  chartOf(canvas, series, { rows: ['roundTrip'] });
  return drawing.words.filter(({ text }) => text.startsWith('empty')).length;
}

function modelLines(count: number): number {
  const { scene } = chartOf(fakeCanvas().canvas, runOf({ count }), { rows: ['window'], model: 'link', now: 1 });
  return modelBackdrop.readings(scene!, 'window', 1, () => 0).length;
}

/** Lines that are read: of a band the median alone. */
function linesRead(count: number): number {
  const chart = chartOf(fakeCanvas().canvas, runOf({ count }), { rows: ['window'] });
  return chart.shown()[0]!.row.readings(chart.scene!, 1).length;
}

test.each<[what: string, most: number, all: number, over: number, shown: (count: number) => number]>([
  ['columns of the table, a column a flow', 16, 16, 1, columns],
  ['flows of a group, a line each; of more their median', 3, 3, 1, linesRead],
  ['bands, of groups of many flows', 3, 3, 0, bands],
  ['thin lines, of the flows of a group that is opened', 64, 64, 33, thinLines],
  ['lanes of losses, a lane a flow; of more a group', 8, 8, 2, lanes],
  ['empty paths; of more the shortest and the longest', 3, 3, 2, emptyPaths],
  ['lines of the model, a line a flow; of more the middle one', 3, 3, 1, modelLines],
  ['px that are a narrow chart, by the room for its numbers', 519, 34, 38, (n) => chartGeometry(n, 300, [], 0).left],
])('%s: %d', (_, most, all, over, shown) => {
  expect([shown(most), shown(most + 1)]).toEqual([all, over]);
});
