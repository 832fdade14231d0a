/**
 * The charts as recorded on 2026-11-23, not judged by eye: everything they draw of some runs. Who changes how they look, looks at the page and
 * accepts the new pictures with `npx vitest run tests/page/charts-pictures.test.ts -u`; whoever did not mean to, has made a mistake.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { drawCursor, drawHighlight, drawSpan } from '../../src/charts/cursor.ts';
import { Overview } from '../../src/charts/overview.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { ROWS } from '../../src/charts/rows/index.ts';
import { fetchBackdrop, TimeChart } from '../../src/charts/time-chart.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { scenarioWith } from '../support/scenario.ts';
import { fetchDrawings } from './support/drawings.ts';
import { inputOf } from './support/drawn-chart.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { markedCanvas, pictureOf } from './support/marks.ts';
import { measuredAt } from './support/run-parts.ts';
import { seriesOf } from './support/runs.ts';

beforeAll(async () => {
  stubBrowser();
  await fetchDrawings();
  await fetchBackdrop();
});

const hop = (fields: object = {}): object => ({
  rate: 8e6,
  delay: 0.02,
  queue: { kind: 'droptail', limit: 40 },
  ...fields,
});
const two = [
  { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
  { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, start: 4, packetSize: 700 },
];
const measured = [measuredAt([2, 9, 16, 23, 30]), { name: 'again', time: [1, 11, 60], cwnd: [9, 18, 3] }];

/** Runs that have each of the rows' parts. */
const RUNS: Readonly<Record<string, object>> = {
  'two groups, a square wave and changes': {
    path: [hop()],
    flows: two,
    traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, on: 5, off: 5, start: 8 }],
    events: [
      { at: 14, do: 'rate', hop: 0, rate: 4e6 },
      { at: 27, do: 'stop', group: 'tcp', count: 1 },
    ],
  },
  'two hops, losses and RED': {
    path: [
      hop({ queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 25, ecn: true } }),
      hop({ rate: 6e6 }),
    ],
    loss: { kind: 'bernoulli', p: 0.005 },
    flows: [...two, { id: 'short', scheme: { kind: 'tcp' }, leave: 0, stop: 30 }],
  },
  'many flows': {
    path: [hop()],
    flows: [
      { id: 'one', scheme: { kind: 'tcp' } },
      { id: 'many', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, count: 12, startJitter: 2 },
    ],
  },
  'measured runs behind it': { path: [hop()], flows: two, measured },
  'RED on the way back, two queues in one hop, a delay that changes, a transfer': {
    path: [hop({ queue: { kind: 'dualpi2', limit: 80 } })],
    reverse: [hop({ rate: 1e6, queue: { kind: 'red', limit: 50, minThreshold: 5, maxThreshold: 20 } })],
    flows: [
      ...two,
      { id: 'prague', scheme: { kind: 'prague' }, stop: 35 },
      { id: 'back', scheme: { kind: 'tcp' }, direction: 'reverse', packetSize: 500 },
      { id: 'mice', scheme: { kind: 'cubic' }, packets: 30, startEvery: 3 },
    ],
    events: [
      { at: 12, do: 'delay', hop: 0, delay: 0.05 },
      { at: 21, do: 'queue', hop: 1, limit: 30 },
    ],
  },
};

const series = new Map<string, RunSeries>();
function runOf(name: string, until = 40): RunSeries {
  const key = `${name} ${until}`;
  let known = series.get(key);
  if (!known) {
    const scenario = scenarioWith({ duration: 60, warmup: 5, seed: 3, ...RUNS[name] });
    series.set(key, (known = seriesOf(scenario, until).series));
  }
  return known;
}

const all = ROWS.map(({ id }) => id);
interface Look {
  input: Partial<ChartInput>;
  opened?: number;
  size?: [width: number, height: number, scale: number];
}
const LOOKS: Readonly<Record<string, Look>> = {
  'all rows at its end': { input: { rows: all }, size: [828, 900, 1] },
  'a window that begins later, in round trips, one pointed at': {
    input: { now: 33, window: 10, unit: 'rtt', pointed: 2, rows: ['window', 'throughput', 'losses', 'roundTrip'] },
  },
  'zoomed in, at a time before the end, the last hop, a group opened': {
    input: { now: 20.3, zoom: [17, 24], hop: 1, rows: ['window', 'queue', 'fairness', 'used'] as ChartInput['rows'] },
    opened: 1,
  },
  // One point for each of some 1,500 samples.
  'every sample on a wide screen': {
    input: { window: null, rows: ['window', 'queue', 'queues'] },
    size: [1900, 500, 1],
  },
  'the whole run on a phone': { input: { window: null, rows: ['throughput', 'queue'] }, size: [360, 260, 1] },
  'large, for the last row': { input: { now: 30 }, size: [1366, 640, 1.6] },
};

function look(chart: TimeChart, of: RunSeries, { input, opened, size = [828, 414, 1] }: Look): void {
  chart.opened = opened ?? null;
  const [width, height, scale] = size;
  chart.scale = scale;
  chart.resize(width / scale, height / scale);
  chart.draw(inputOf(of, { ...input, hop: Math.min(input.hop ?? 0, of.layout.hops - 1) }), 1_000);
}

describe.each(Object.keys(RUNS))('%s', (name) => {
  test.each(Object.keys(LOOKS))('%s', (how) => {
    const { canvas, marks } = markedCanvas();
    look(new TimeChart(canvas), runOf(name), LOOKS[how]!);
    expect(pictureOf(marks)).toMatchSnapshot();
  });

  test('beside what a change has replaced and another run, with the cursor, what is spoken of and a span', () => {
    const { canvas, marks } = markedCanvas();
    const chart = new TimeChart(canvas);
    const beside: Partial<ChartInput> = {
      ghost: { series: runOf(name, 36), since: 22 },
      other: { name: 'B', series: runOf('many flows') },
      rows: ['window', 'throughput', 'queue', 'fairness', 'losses'],
    };
    look(chart, runOf(name, 24), { input: beside });
    const rows = chart.shown().map(({ row }) => row);
    const { context } = chart.scene!;
    drawCursor(context, chart.scene!, rows, 11.5, ', here');
    drawHighlight(context, chart.scene!, rows, { flow: 2, time: 15.2, at: null });
    drawSpan(context, chart.scene!, 19, 12);
    expect(pictureOf(marks)).toMatchSnapshot();
  });

  test('the whole at a glance, and two flows against each other', () => {
    const { canvas, marks } = markedCanvas();
    const overview = new Overview(canvas);
    overview.resize(700, 40);
    overview.draw(runOf(name), 31, { known: 40, window: 12, zoom: null });
    const pictures = [pictureOf(marks)];
    for (const quantity of ['window', 'rate'] as const) {
      const plane = markedCanvas();
      const drawing = new PhasePlane(plane.canvas);
      drawing.resize(480);
      const flow = (of: number, place: number) => ({ flow: of, name: `flow ${of}`, slot: of + 1, place });
      drawing.draw({ series: runOf(name), now: 31, quantity, across: flow(1, 1), up: flow(2, 0), model: null });
      pictures.push(pictureOf(plane.marks));
    }
    expect(pictures.join('\n')).toMatchSnapshot();
  });
});

test('an overview that has shown other runs shows the next one as a new overview does', () => {
  const used = markedCanvas();
  const overview = new Overview(used.canvas);
  overview.resize(700, 40);
  for (const name of [...Object.keys(RUNS), ...Object.keys(RUNS).toReversed()])
    for (const now of [12, 31]) {
      const fresh = markedCanvas();
      const other = new Overview(fresh.canvas);
      other.resize(700, 40);
      for (const each of [overview, other]) each.draw(runOf(name), now, { known: 40, window: null, zoom: null });
      expect(pictureOf(used.marks), name).toEqual(pictureOf(fresh.marks));
    }
});
