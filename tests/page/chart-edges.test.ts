/** Charts where there is hardly room, nothing to show, or more than can be shown: what they leave out, and what stands in its place. */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { drawText } from '../../src/charts/canvas.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { titleOf } from '../../src/charts/frame-marks.ts';
import { modelBackdrop } from '../../src/charts/model-backdrop.ts';
import { Overview } from '../../src/charts/overview.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { planeFlow, planeOptions } from '../../src/charts/plane-flows.ts';
import type { RowId } from '../../src/charts/rows/index.ts';
import type { ChartRow, Scene } from '../../src/charts/scene.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { FlowStateSeries } from '../../src/run/flow-state-series.ts';
import { emptySeries, RunSeries } from '../../src/run/series.ts';
import { setLanguage } from '../../src/words/language.ts';
import { flowOffset, hopOffset } from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';
import { fetchDrawings } from './support/drawings.ts';
import { drawn, inputOf } from './support/drawn-chart.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { framesOf, layoutOf, PERIOD } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

const droptail = { kind: 'droptail', limit: 20 };
const tcp = { id: 'tcp', scheme: { kind: 'tcp' } };

/** A run of which all is known, of samples of 0.1 s that are all alike: the first flow gets 3.2 Mbit/s. */
function runOf(fields: object, duration = 60): RunSeries {
  const path = [{ rate: 4e6, delay: 0.02, queue: droptail }];
  const scenario = scenarioWith({ duration, warmup: 0, path, flows: [tcp], ...fields });
  const series = new RunSeries(scenario, layoutOf(scenario));
  const count = Math.round(duration / PERIOD);
  const frames = framesOf(scenario, count, (row, _, layout) => {
    row[hopOffset(layout, 0, 'departures')] = 5;
    row[flowOffset(0, 'delivered')] = 40;
  });
  series.append(0, count, frames);
  return series;
}
const chartOf = (series: RunSeries, rows: RowId[], change: Partial<ChartInput> = {}) =>
  drawn([inputOf(series, { window: null, rows, ...change })]);
const wordsOf = (...of: Parameters<typeof chartOf>): string[] => chartOf(...of).drawing.words.map(({ text }) => text);

const plain = runOf({ flows: [{ ...tcp, count: 2 }] });

test.each<[what: string, least: number, draw: (canvas: HTMLCanvasElement, size: number) => void]>([
  [
    'wide chart',
    60,
    (canvas, size) => {
      const chart = new TimeChart(canvas);
      chart.resize(size, 300);
      expect(chart.draw(inputOf(plain), 1_000)).toBe(false);
    },
  ],
  [
    'high chart',
    60,
    (canvas, size) => {
      const chart = new TimeChart(canvas);
      chart.resize(300, size);
      expect(chart.draw(inputOf(plain), 1_000)).toBe(false);
    },
  ],
  [
    'chart with so many rows',
    1,
    (canvas, count) => {
      const chart = new TimeChart(canvas);
      chart.resize(300, 300);
      chart.draw(inputOf(plain, { rows: (['queue'] as const).slice(0, count) }), 1_000);
    },
  ],
  [
    'wide overview',
    20,
    (canvas, size) => {
      const overview = new Overview(canvas);
      overview.resize(size, 40);
      overview.draw(plain, 30, { known: 60, window: 40, zoom: null });
      expect(overview.timeAt(7)).toBe(0);
    },
  ],
  [
    'wide phase plane',
    80,
    (canvas, size) => {
      const plane = new PhasePlane(canvas);
      plane.resize(size);
      const [across, up] = planeOptions(plain.scenario.flows).map((option) => planeFlow(plain, option)!);
      const input = { series: plain, now: 30, quantity: 'window', across: across!, up: up!, model: null } as const;
      plane.draw(input);
    },
  ],
])('a %s is drawn from %d on', (_, least, draw) => {
  const strokes = [least - 1, least].map((size) => {
    const { canvas, drawing } = fakeCanvas();
    draw(canvas, size);
    return drawing.strokes.length > 0;
  });
  expect(strokes).toEqual([false, true]);
});

test('the phase plane’s axes are those of the pair on show, whatever was shown before: they shrink for another pair', () => {
  const windows = [80, 60, 6, 4];
  const scenario = scenarioWith({ duration: 60, path: [{ rate: 4e6 }], flows: [{ ...tcp, count: windows.length }] });
  const series = new RunSeries(scenario, layoutOf(scenario));
  const rows = framesOf(scenario, 600, (row) =>
    windows.forEach((window, flow) => (row[flowOffset(flow, 'cwnd')] = window)),
  );
  series.append(0, 600, rows);
  const flows = planeOptions(scenario.flows).map((option) => planeFlow(series, option)!);
  const words = (pairs: readonly (readonly [number, number])[]): string[] => {
    const { canvas, drawing } = fakeCanvas();
    const plane = new PhasePlane(canvas);
    plane.resize(400);
    for (const [across, up] of pairs) {
      drawing.words.length = 0;
      const pair = { across: flows[across]!, up: flows[up]! };
      plane.draw({ series, now: 30, quantity: 'window', ...pair, model: null });
    }
    return drawing.words.map(({ text }) => text);
  };
  const small = words([[2, 3]]);
  expect(small).not.toEqual(words([[0, 1]]));
  expect(
    words([
      [0, 1],
      [2, 3],
    ]),
  ).toEqual(small);
});

test('a phase plane whose flows have not moved is not painted again; beside its square there are no values', () => {
  const { canvas, drawing } = fakeCanvas();
  const plane = new PhasePlane(canvas);
  plane.resize(300);
  const [across, up] = planeOptions(plain.scenario.flows).map((option) => planeFlow(plain, option)!);
  const draw = (now: number, series = plain): number => {
    drawing.strokes.length = 0;
    plane.draw({ series, now, quantity: 'window', across: across!, up: up!, model: null });
    return drawing.strokes.length;
  };
  expect(plane.valuesAt(100, 100)).toBeNull();
  const painted = draw(30);
  expect([draw(30), draw(30 + PERIOD / 2), draw(30 + PERIOD)]).toEqual([0, 0, painted]);
  expect(draw(30 + PERIOD, runOf({ flows: [{ ...tcp, count: 2 }] }))).toBe(painted);
  expect([43, 44, 270, 271].map((x) => plane.valuesAt(x, 100) !== null)).toEqual([false, true, true, false]);
  expect([33, 34, 260, 261].map((y) => plane.valuesAt(100, y) !== null)).toEqual([false, true, true, false]);
});

test('a flow that a run does not have is none of its phase plane', () => {
  const [, , third] = planeOptions([{ ...plain.scenario.flows[0]!, count: 3 }]);
  expect([planeFlow(plain, third), planeFlow(plain, undefined)]).toEqual([null, null]);
});

const wave = (on: number, off = on) => ({ traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, low: 0, on, off }] });

test('a fair share that steps too often to be seen is one level, its mean; one that does not is where it stands now', () => {
  const levels = (series: RunSeries): [number, string] => {
    const { drawing } = chartOf(series, ['throughput']);
    const dotted = drawing.strokes.filter(({ dash }) => dash.join() === '2,3');
    const share = dotted.find(({ points }) => points.some(([, y]) => y !== dotted[0]!.points[0]![1]))!;
    const name = drawing.words.find(({ text }) => text.startsWith('fair share'))!.text;
    return [new Set(share.points.map(([, y]) => y)).size, name];
  };
  // 4 Mbit/s of the link, less 2 Mbit/s half of the time.
  expect(levels(runOf(wave(PERIOD)))).toEqual([1, 'fair share 3']);
  expect(levels(runOf(wave(10, 15)))).toEqual([2, 'fair share 2']);
});

/** Where the name of the sources stands, s; null where it is not said. */
function namedAt(series: RunSeries): number | null {
  const { chart, drawing } = chartOf(series, ['queue']);
  const name = drawing.words.find(({ text }) => text === 'square wave on');
  const { left, right } = chart.scene!.geometry;
  return name ? ((name.left - 4 - left) / (right - left)) * 60 : null;
}

test.each<[at: number[], named: number | null]>([
  [[], 0],
  [[1], 20],
  // Nor where a flag stands close before it.
  [[1, 19], 40],
  [[1, 21], 40],
  [[1, 21, 41], null],
])('with flags at %j s the sources are named where they begin at %d s: no flag has its words there', (at, named) => {
  const series = runOf({ ...wave(10), events: at.map((time) => ({ at: time, do: 'rate', rate: 4e6 })) });
  expect([namedAt(series)]).toEqual([named === null ? null : expect.closeTo(named, 6)]);
});

test('a wave too fast for the picture is no wash, and has no name', () => {
  const series = runOf(wave(PERIOD));
  expect(namedAt(series)).toBeNull();
  const washes = (of: RunSeries): number =>
    chartOf(of, ['queue']).drawing.boxes.filter(({ colour }) => colour === 'var(--wash)').length;
  expect([washes(series), washes(runOf(wave(10)))]).toEqual([0, 3]);
});

test.each([
  [7.99, false],
  [8, true],
])(
  'with %d samples to a px a line of windows is a mean in a band and says so; rates over a second are lines: %s',
  (samples, dense) => {
    const series = runOf({}, 600);
    const { geometry } = chartOf(series, ['window']).chart.scene!;
    const zoom = [0, samples * PERIOD * (geometry.right - geometry.left) + 1e-6] as const;
    const says = (row: RowId): boolean => {
      const { chart } = chartOf(series, [row], { zoom });
      return chart.shown()[0]!.row.title(chart.scene!)[1].includes('least to most');
    };
    expect([says('window'), says('roundTrip'), says('queue'), says('throughput')]).toEqual([
      dense,
      dense,
      dense,
      false,
    ]);
  },
);

test('beside a run that has not begun its fairness is not said', () => {
  const { scenario } = plain;
  const beside = (other: RunSeries): string[] =>
    wordsOf(plain, ['fairness'], { other: { name: 'B', series: other } }).filter((text) => text.startsWith(' B '));
  expect([beside(emptySeries(scenario)), beside(plain)]).toEqual([[], [' B 1.00']]);
});

test('a link that offered nothing in the last second is not used', () => {
  const path = [{ delay: 0.02, queue: droptail, trace: { perMs: `1${'0'.repeat(2_999)}` } }];
  const { chart } = chartOf(runOf({ path }, 9), ['used']);
  const { row } = chart.shown()[0]!;
  expect([1, 2.5].map((time) => row.readings(chart.scene!, time)[0]!.text)).toEqual(['100.0 %', '0.0 %']);
});

test.each([
  ['flow', [{ ...tcp, count: 8 }], 4, 'TCP 4', 'TCP 5'],
  ['group', Array.from({ length: 8 }, (_, at) => ({ ...tcp, id: `g${at}`, count: 4 })), 22, 'TCP E', 'TCP F'],
])('where not all lanes of losses are named, the one of a %s that is pointed at is', (_, flows, at, gone, named) => {
  const [usual, pointed] = [null, at].map((flow) => {
    const input = inputOf(runOf({ flows }), { window: null, rows: ['losses'], pointed: flow });
    const { chart, drawing } = drawn([input], null, 130);
    const { right } = chart.scene!.geometry;
    return drawing.words.flatMap(({ text, x }) => (x > right ? [text] : []));
  });
  expect(usual).not.toContain(named);
  expect(pointed).toEqual(usual!.map((name) => (name === gone ? named : name)));
});

test('the model of another flow stands back while one is pointed at, not that of its own group', () => {
  const series = runOf({
    flows: [
      { ...tcp, count: 2 },
      { ...tcp, id: 'many', count: 4 },
    ],
  });
  const back = (pointed: number | null): boolean[] => {
    const { scene } = chartOf(series, ['window'], { model: 'link', pointed }).chart;
    return modelBackdrop.labels(scene!, 'window', () => 0).map((label) => label.back);
  };
  expect([null, 0, 1, 5].map(back)).toEqual([
    [false, false, false],
    [false, true, true],
    [true, false, true],
    [true, true, false],
  ]);
});

test('the model of a flow that has not begun has no name; that of an empty queue has', () => {
  const series = runOf({ flows: [tcp, { ...tcp, id: 'late', start: 50 }] });
  const named = (row: string): number => {
    const { scene } = chartOf(series, ['window'], { model: 'queue', now: 0.1 }).chart;
    return modelBackdrop.labels(scene!, row, () => 0).length;
  };
  expect([named('window'), named('queue')]).toEqual([1, 1]);
});

test('of three variables of a flow the first has its colour, the second is ink, the third paler, each with dashes of its own', () => {
  const series = runOf({});
  series.flowState = new FlowStateSeries(
    0,
    ['cwnd', 'ssthresh', 'target'].map((name) => ({ name, unit: 'packets' })),
  );
  series.flowState.append(
    0,
    Float32Array.from({ length: 3 * series.length }, (_, at) => 10 + (at % 3)),
  );
  const { drawing } = chartOf(series, ['inside'], { observed: { flow: 0, variable: null } });
  const lines = drawing.strokes.filter(({ points, width }) => points.length > 100 && width !== 1);
  expect(lines.map(({ colour, dash }) => [colour, dash.join()])).toEqual([
    ['var(--flow-1)', ''],
    ['var(--ink)', '6,3'],
    ['var(--ink-2)', '2,2.5'],
  ]);
});

test('words in Arabic are written from the right, others from the left', () => {
  const { canvas } = fakeCanvas();
  const context = canvas.getContext('2d')!;
  const palette = { sans: 'Sans' } as Parameters<typeof drawText>[1];
  const direction = (text: string): string => {
    drawText(context, palette, text, 0, 0, { colour: 'black' });
    return context.direction;
  };
  expect(direction('زمن')).toBeUndefined();
  Object.assign(document, { documentElement: {} });
  setLanguage('ar');
  onTestFinished(() => setLanguage('en'));
  expect([direction('زمن'), direction('cwnd')]).toEqual(['rtl', 'ltr']);
});

test('a title begins with its name, from the right where that is read first, and ends behind all of it either way', () => {
  const context = { measureText: (text: string) => ({ width: text.length }) };
  const scene = { context, palette: { sans: 'Sans' }, geometry: { right: 900 } } as unknown as Scene;
  const row = { title: () => ['Queue', ', packets waiting', ''] } as unknown as ChartRow;
  const placed = () => {
    const { atName, atMore, end } = titleOf(scene, row);
    return { atName, atMore, end };
  };
  expect(placed()).toEqual({ atName: 0, atMore: 'Queue'.length, end: 'Queue, packets waiting'.length });
  Object.assign(document, { documentElement: {} });
  setLanguage('ar');
  onTestFinished(() => setLanguage('en'));
  expect(placed()).toEqual({ atName: ', packets waiting'.length, atMore: 0, end: 'Queue, packets waiting'.length });
});
