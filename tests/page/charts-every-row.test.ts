/** What each row of the charts reads at a time, writes into a table and into a file, and how it fits, of runs that have something behind them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { dataTable } from '../../src/announce/table-data.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { Overview } from '../../src/charts/overview.ts';
import { rowCards, ROWS } from '../../src/charts/rows/index.ts';
import { fetchBackdrop, TimeChart } from '../../src/charts/time-chart.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { hopsOf } from '../../src/scenario/hops.ts';
import { scenarioWith } from '../support/scenario.ts';
import { fetchDrawings } from './support/drawings.ts';
import { inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { markedCanvas, pictureOf } from './support/marks.ts';
import { measuredAt } from './support/run-parts.ts';
import { seriesOf } from './support/runs.ts';
import { SHAPES } from './support/shapes.ts';

beforeAll(async () => {
  stubBrowser();
  await fetchDrawings();
  await fetchBackdrop();
});

const link = { rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } };
const measured = [
  measuredAt([1, 3, 5, 7, 9]),
  { name: 'again', time: [1, 2.001, 2.002, 2.003, 2.004, 6], cwnd: [9, 18, 3, 40, 7, 5] },
];
/** Runs with something behind them: many points a pixel, more flows than are drawn one by one, what a trace could carry. */
const RUNS: Readonly<Record<string, object>> = {
  'a link that follows a trace': SHAPES['rates, on a link that follows a trace']!,
  'measured runs and a model behind': {
    duration: 12,
    warmup: 1,
    path: [link],
    flows: [{ id: 'tcp', count: 2 }],
    measured,
  },
  'a model of many flows': {
    duration: 12,
    warmup: 1,
    path: [{ ...link, delay: 0.001 }],
    flows: [
      { id: 'one', scheme: { kind: 'tcp' } },
      { id: 'five', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, count: 5, accessDelay: 0.001 },
    ],
  },
  'a link without a rate, and a receive window': {
    duration: 6,
    warmup: 1,
    path: [{ ...link, rate: null }],
    flows: [{ id: 'tcp', transport: { maxWindow: 30 } }],
  },
};
const runs = new Map<string, RunSeries>();
function runOf(name: string): RunSeries {
  if (!runs.has(name)) runs.set(name, seriesOf(scenarioWith(RUNS[name]!)).series);
  return runs.get(name)!;
}

const ROW_IDS = ROWS.map(({ id }) => id);

interface Look {
  change?: Partial<ChartInput>;
  size?: [width: number, height: number];
}

function chartOf(of: RunSeries, { change, size = [828, 1_600] }: Look = {}) {
  const { canvas, marks } = markedCanvas();
  const chart = new TimeChart(canvas);
  chart.resize(...size);
  let wall = 1_000;
  const draw = (now: Partial<ChartInput> = {}): void => {
    chart.draw(inputOf(of, { window: null, rows: ROW_IDS, model: 'queue', ...change, ...now }), (wall += 1_000));
  };
  draw();
  return { chart, marks, draw };
}

/** `TCP = 12.0 packets`, row by row, of what is read at a time. */
const readAt = ({ chart }: ReturnType<typeof chartOf>, time: number): string[] =>
  chart.shown().flatMap(({ card, row }) => {
    const read = row.readings(chart.scene!, time).map(({ name, text }) => `${name} = ${text}`);
    return read.length > 0 ? [`${time} s, ${card.id}: ${read.join(' | ')}`.replaceAll(/\s/g, ' ')] : [];
  });

describe.each(Object.keys(RUNS))('%s', (name) => {
  const series = runOf(name);
  const { scenario } = series;
  const { duration } = scenario;
  const hops = hopsOf(scenario).length;

  test('what is read early, in the middle and at the end; and a part of it that is in view fits into its rows', () => {
    const whole = chartOf(series, { change: { hop: hops - 1 } });
    const { chart } = whole;
    expect([0.3, duration / 2, duration].flatMap((time) => readAt(whole, time))).toMatchSnapshot('read');
    // Before the first sample nothing of a flow is read.
    const before = chart.shown().flatMap(({ row }) => row.readings(chart.scene!, -1));
    expect(before.filter(({ flow }) => flow !== null)).toEqual([]);
    const zoom = [duration * 0.6, duration * 0.8] as const;
    chart.refit();
    whole.draw({ zoom });
    expect(pictureOf(whole.marks)).toMatchSnapshot('fitted');
    const times = Array.from({ length: 9 }, (_, step) => zoom[0] + (step / 8) * (zoom[1] - zoom[0]));
    const outside = chart.shown().flatMap(({ card, row }, index) => {
      // Of transfers the last one is read, which may have ended before the view.
      if (card.id === 'completion') return [];
      const { top, bottom } = chart.scene!.geometry.rows[index]!;
      const read = times.flatMap((time) => row.readings(chart.scene!, time));
      return read.filter(({ y }) => y < top - 0.5 || y > bottom + 0.5).map((each) => ({ row: card.id, ...each }));
    });
    expect(outside).toEqual([]);
  });

  test('the table and the columns of a file, of the first hop and of the last', () => {
    for (const hop of new Set([0, hops - 1])) {
      const { heads, rows, caption } = dataTable({
        ...{ series, hop, rows: ROW_IDS, variable: null, from: duration - 1, to: duration, unit: 's' },
      });
      const cells = heads.map((head, place) => `${head}: ${rows[0]![place]}, … ${rows.at(-1)![place]}`);
      const last = series.length - 1;
      const columns = rowCards(ROW_IDS).flatMap((card) => card.columns(series, hop));
      expect([
        caption,
        ...cells,
        ...columns.map(
          ({ name: head, unit, values }) => `${head}, ${unit}: ${Number(values.at(last)!.toPrecision(6))}`,
        ),
      ]).toMatchSnapshot();
    }
  });
});

test.each(Object.keys(RUNS))('%s, in a chart too narrow for its samples', (name) => {
  expect(pictureOf(chartOf(runOf(name), { size: [170, 1_500] }).marks)).toMatchSnapshot();
});

test('what has not moved is drawn again in another theme alone', () => {
  const series = runOf('measured runs and a model behind');
  const input = inputOf(series, { window: null });
  const views = [
    (canvas: HTMLCanvasElement) => {
      const chart = new TimeChart(canvas);
      chart.resize(828, 414);
      return { draw: () => chart.draw(input, 1_000), restyle: () => chart.restyle() };
    },
    (canvas: HTMLCanvasElement) => {
      const overview = new Overview(canvas);
      overview.resize(700, 40);
      return {
        draw: () => overview.draw(series, 8, { known: 14, window: null, zoom: null }),
        restyle: () => overview.restyle(),
      };
    },
  ];
  for (const make of views) {
    const { canvas, drawing } = fakeCanvas();
    const view = make(canvas);
    view.draw();
    const { length } = drawing.strokes;
    expect(length).toBeGreaterThan(0);
    drawing.boxes.length = drawing.strokes.length = 0;
    view.draw();
    expect(drawing.boxes.length + drawing.strokes.length).toBe(0);
    view.restyle();
    view.draw();
    expect(drawing.strokes.length).toBe(length);
  }
});
