/** The queues of several hops in one picture. */
import { beforeAll, expect, test } from 'vitest';
import { dataTable } from '../../src/announce/table-data.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { chartColumns } from '../../src/export/results-of.ts';
import { RunSeries } from '../../src/run/series.ts';
import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { scenarioWith } from '../support/scenario.ts';
import { type Drawn, drawnRow, inputOf } from './support/drawn-chart.ts';
import { fetchDrawings } from './support/drawings.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf, scenario } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

/** With its parameters as they are by default. */
const schemeOf = (kind: string): Scenario['flows'][number]['scheme'] =>
  scenarioWith({ flows: [{ scheme: { kind } }] }).flows[0]!.scheme;
const [link] = scenario.path as [Scenario['path'][number]];

/** 20 s of `hops` hops: hop number h has a queue of 10 (h + 1) and drops 2 packets h + 1 seconds after the start. */
function runOf(hops: number, of = scenario): RunSeries {
  const path = { ...of, path: Array.from({ length: hops }, () => link) };
  const series = new RunSeries(path, layoutOf(path));
  const frames = framesOf(path, 200, (row, index, layout) => {
    for (let hop = 0; hop < hops; hop++) {
      row[hopOffset(layout, hop, 'queueMax')] = 10 * (hop + 1);
      row[hopOffset(layout, hop, 'queueMean')] = 5 * (hop + 1);
      row[hopOffset(layout, hop, 'drops')] = index === 10 * (hop + 1) - 1 ? 2 : 0;
    }
  });
  series.append(0, 200, frames);
  return series;
}

const drawn = (of: RunSeries, change: Partial<ChartInput> = {}): Drawn =>
  drawnRow(inputOf(of, { now: 20, window: null, zoom: [0, 20], rows: ['queues'], ...change }));
const readAt = ({ chart }: Drawn, time: number): string[] =>
  chart
    .shown()[0]!
    .row.readings(chart.scene!, time)
    .map(({ name, text }) => `${name}: ${text}`);

test('every hop has a line at the height of its queue, named where it ends', () => {
  const result = drawn(runOf(3));
  const { left, right, rows } = result.chart.scene!.geometry;
  expect(readAt(result, 10)).toEqual([
    'bottleneck 1: 10\u00a0packets',
    'bottleneck 2: 20\u00a0packets',
    'bottleneck 3: 30\u00a0packets',
  ]);
  const { top, bottom } = rows[0]!;
  const lines = result.drawing.strokes.filter(({ points }) => points.length > 50);
  const parts = lines.map(({ points }) => (bottom - points.at(-1)![1]) / (bottom - top));
  expect(parts).toEqual([1, 2 / 3, 1 / 3].map((part) => expect.closeTo(part, 5)));
  expect(new Set(lines.map(({ colour }) => colour)).size).toBe(3);
  expect(new Set(lines.map(({ dash }) => dash.join())).size).toBe(3);
  expect(lines.every(({ points }) => points[0]![0] >= left - 5)).toBe(true);
  const names = result.drawing.words
    .filter(({ x, text }) => x > right && text.startsWith('bottleneck'))
    .map(({ text }) => text);
  expect(names).toEqual(['bottleneck 3', 'bottleneck 2', 'bottleneck 1']);
});

test('the drops of a hop stand in its lane above the plot; those of more than four hops share one', () => {
  const marksOf = (hops: number) => {
    const { chart, drawing } = drawn(runOf(hops));
    const { top } = chart.scene!.geometry.rows[0]!;
    const marks = drawing.boxes.filter(({ width }) => width === 1.5).sort((one, other) => one.x - other.x);
    expect(marks.every(({ y, height }) => y > 0 && y + height < top)).toBe(true);
    expect(marks.map(({ x }) => x)).toEqual(
      Array.from({ length: hops }, (_, hop) => Math.round(chart.scene!.x(hop + 0.95))),
    );
    return new Set(marks.map(({ y }) => y)).size;
  };
  expect([marksOf(1), marksOf(3), marksOf(5)]).toEqual([1, 3, 1]);
});

test('a file and the table have a queue and drops of every hop', () => {
  const series = runOf(2);
  const columns = chartColumns(series, ['queues'], 0).slice(1);
  expect(columns.map(({ name, values }) => [name, values.at(19)])).toEqual([
    ['bottleneck 1 queue, most', 10],
    ['bottleneck 1 dropped', 0],
    ['bottleneck 2 queue, most', 20],
    ['bottleneck 2 dropped', 2],
  ]);
  const table = dataTable({ series, from: 0, to: 20, unit: 's', hop: 0, rows: ['queues'], variable: null });
  const [, ...last] = table.rows.find(([time]) => Number(time) === 2)!;
  expect(table.heads.slice(1)).toEqual([
    'Bottleneck 1 queue, packets',
    'Bottleneck 1 dropped, packets',
    'Bottleneck 2 queue, packets',
    'Bottleneck 2 dropped, packets',
  ]);
  expect(last).toEqual(['5.0', '0', '10.0', '2']);
});

test('the axis has room for the fullest queue of any hop, and fits what is in view when asked', () => {
  const { chart, drawing } = drawn(runOf(3));
  const { left, rows } = chart.scene!.geometry;
  const top = drawing.words.find(({ text, x, y }) => x === left - 8 && y - 4 === rows[0]!.top && /\d/.test(text));
  expect(top?.text).toBe('30');
});

test.each(schemes.map(({ kind }) => kind))('beside a run of %s no hop has the hue of a flow of either run', (kind) => {
  const of = { ...scenario, flows: [{ ...scenario.flows[0]!, scheme: schemeOf(kind) }] };
  const { chart, drawing } = drawn(runOf(3), { other: { name: 'B', series: runOf(3, of) } });
  const { runs, palette } = chart.scene!;
  expect(runs).toHaveLength(2);
  const taken = new Set(runs.flatMap(({ slots }) => slots).map((slot) => palette.flow(slot, 0)));
  const lines = drawing.strokes.filter(({ points }) => points.length > 50);
  expect(lines).toHaveLength(6);
  for (const { colour } of lines) expect(taken).not.toContain(colour);
  expect(new Set(lines.map(({ colour }) => colour)).size).toBe(3);
});

test.each(['queue', 'queues'] as const)(
  'the axis of %s grows with a run that goes on differently, also while its old future is longer',
  (row) => {
    const path = [{ ...link, rate: 1e6, queue: { ...link.queue, limit: 5_000 } }] as Scenario['path'];
    const of = { ...scenario, path };
    const [old, now] = [new RunSeries(of, layoutOf(of)), new RunSeries(of, layoutOf(of))];
    const goOn = (series: RunSeries, count: number, waiting: number): void => {
      const frames = framesOf(of, count, (values, _, layout) => {
        values[hopOffset(layout, 0, 'queueMax')] = waiting;
      });
      series.append(series.length, count, frames);
    };
    goOn(old, 200, 10);
    goOn(now, 50, 10);
    const input = (time: number): ChartInput =>
      inputOf(now, { now: time, window: null, zoom: [0, 20], rows: [row], ghost: { series: old, since: 3 } });
    const { chart } = drawnRow(input(5));
    goOn(now, 50, 790);
    chart.draw(input(10), 3_000);
    const { scene } = chart;
    const { y } = chart.shown()[0]!.row.readings(scene!, 9)[0]!;
    expect(y).toBeGreaterThanOrEqual(scene!.geometry.rows[0]!.top);
  },
);
