/** The row of the inside of a chosen flow: what it draws, says and leaves out. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { flowStateRow } from '../../src/charts/rows/flow-state-row.ts';
import { leastChartHeight } from '../../src/charts/rows/index.ts';
import { TimeChart } from '../../src/charts/time-chart.ts';
import { fillTrace, Trace } from '../../src/charts/trace.ts';
import { FlowStateSeries } from '../../src/run/flow-state-series.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { dataTable } from '../../src/announce/table-data.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { FlowStateRecord } from '../../workers/live/flow-state-record.ts';
import { drawn as drawnChart, type Drawn, inputOf as chartInput } from './support/drawn-chart.ts';
import { fetchDrawings } from './support/drawings.ts';
import { type Drawing, fakeCanvas, type Stroke, stubBrowser } from './support/fake-canvas.ts';
import { openRun, type RealRun } from './support/runs.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 60,
  warmup: 10,
  seed: 3,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 20, stop: 50 },
  ],
});

/** The series that the page holds of a run at `time` (s), with the inside of a flow. */
function seriesWith(of: Scenario, flow: number, time = of.duration): RunSeries {
  let record: FlowStateRecord | null = null;
  const { simulation, series }: RealRun = openRun(of, {
    onFrame: (row) => record!.add(simulation.inspect(flow), row[1 + 6 * flow + 4]! > 0),
  });
  record = new FlowStateRecord(flow, 0, simulation.inspect(flow));
  simulation.runUntil(time);
  series.flowState = new FlowStateSeries(flow, record.variables);
  series.flowState.append(0, record.take().data);
  return series;
}

const tcp = seriesWith(scenario, 0);
const tfrc = seriesWith(scenario, 2);
const halved = seriesWith(
  normalizeScenario({ ...scenario, events: [{ at: 30, do: 'rate', hop: 0, rate: 2e6 }] }),
  0,
  45,
);

/** What a reader sees of the flow state row of a run, whole. */
const inputOf = (of: RunSeries, change: Partial<ChartInput> = {}): ChartInput =>
  chartInput(of, { window: null, rows: ['inside'], observed: { flow: of.flowState!.flow, variable: null }, ...change });
const drawn = (...inputs: readonly ChartInput[]): Drawn => drawnChart(inputs);

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

const [TCP, TFRC, INK] = ['var(--flow-1)', 'var(--flow-2)', 'var(--ink)'];
const curves = ({ strokes }: Drawing, colour: string): Stroke[] =>
  strokes.filter((stroke) => stroke.colour === colour && stroke.points.length > 20);
const texts = ({ words }: Drawing): string[] => words.map(({ text }) => text);
const readings = ({ chart }: Drawn, time: number): string[] =>
  chart
    .shown()[0]!
    .row.readings(chart.scene!, time)
    .map(({ name, text }) => `${name} ${text}`.replaceAll('\u00a0', ' '));
const valueOf = ({ flowState, samples }: RunSeries, name: string, time: number): number =>
  flowState!.columns[flowState!.variables.findIndex((variable) => variable.name === name)]!.at(
    samples.indexAt(time + 1e-9),
  );
/** The numbers of the row's axis. */
const axisOf = ({ chart, drawing }: Drawn): number[] =>
  drawing.words
    .filter(({ text, x }) => x === chart.scene!.geometry.left - 8 && /\d/.test(text))
    .map(({ text }) => Number(text));
const topOf = (of: Drawn): number => Math.max(...axisOf(of));

describe('of a flow with a window', () => {
  test('the row is of window and threshold, says so, and names both at their ends', () => {
    const { drawing } = drawn(inputOf(tcp));
    expect(texts(drawing)).toEqual(
      expect.arrayContaining(['Inside of TCP 1: cwnd and ssthresh', ', packets', 'cwnd', 'ssthresh']),
    );
    const [window] = curves(drawing, TCP);
    expect(window).toMatchObject({ width: 2, dash: [], opacity: 1 });
    const threshold = curves(drawing, INK).find(({ dash }) => dash.join() === '6,3');
    expect(threshold).toMatchObject({ width: 1.25, opacity: 1 });
  });

  test('each point stands at its sample and value', () => {
    const { chart, drawing } = drawn(inputOf(tcp, { zoom: [30, 40], now: 60 }));
    const [line] = curves(drawing, TCP);
    const { scene } = chart;
    const at = (time: number): number => chart.shown()[0]!.row.readings(scene!, time)[0]!.y;
    let compared = 0;
    for (const [x, y] of line!.points) {
      const time =
        scene!.from +
        ((x - scene!.geometry.left) / (scene!.geometry.right - scene!.geometry.left)) * (scene!.to - scene!.from);
      if (time < 30 || time > 40) continue;
      expect(y).toBeCloseTo(at(time), 6);
      compared++;
    }
    expect(compared).toBeGreaterThan(80);
  });

  test('the cursor reads the engine’s numbers with their units', () => {
    const chart = drawn(inputOf(tcp));
    expect(readings(chart, 33)).toEqual([
      `cwnd ${valueOf(tcp, 'cwnd', 33).toFixed(1)} packets`,
      `ssthresh ${valueOf(tcp, 'ssthresh', 33).toFixed(1)} packets`,
    ]);
    const rtt = drawn(inputOf(tcp, { observed: { flow: 0, variable: 'round trip' } }));
    expect(readings(rtt, 33)).toEqual([`round trip ${(1000 * valueOf(tcp, 'round trip', 33)).toFixed(1)} ms`]);
    expect(texts(rtt.drawing)).toEqual(expect.arrayContaining(['Inside of TCP 1: round trip', ', ms', 'TCP 1']));
  });

  test('a threshold that is out of reach, as at the start, does not press the window down', () => {
    const high = normalizeScenario({ ...scenario, transport: { initialSsthresh: 5_000 } });
    const early = drawn(inputOf(seriesWith(high, 0, 1.5)));
    expect(topOf(drawn(inputOf(tcp)))).toBeLessThan(100);
    // It has no name at the side, for it is not there; what it is, the cursor still says.
    expect(texts(early.drawing)).not.toContain('ssthresh');
    expect(texts(early.drawing)).toContain('cwnd');
    expect(readings(early, 1.4)[1]).toBe('ssthresh 5000.0 packets');
  });

  test('before the first loss there is no threshold unless one is set: none is drawn or read', () => {
    expect(valueOf(tcp, 'ssthresh', 1.5)).toBeNaN();
    const early = drawn(inputOf(seriesWith(scenario, 0, 1.5)));
    expect(texts(early.drawing)).not.toContain('ssthresh');
    expect(readings(early, 1.4)).toHaveLength(1);
    expect(valueOf(tcp, 'ssthresh', 33)).toBeGreaterThan(1);
  });

  test('Reno’s send window is its cwnd but in fast recovery, where duplicate ACKs inflate it', () => {
    const reno = seriesWith(
      normalizeScenario({ ...scenario, flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' } }] }),
      0,
    );
    const column = (name: string) =>
      reno.flowState!.columns[reno.flowState!.variables.findIndex((each) => each.name === name)]!;
    const [cwnd, send] = [column('cwnd'), column('send window')];
    const beyond = Array.from({ length: reno.flowState!.length }, (_, at) => send.at(at) - cwnd.at(at));
    const inflated = beyond.filter((by) => by > 0);
    // Three duplicate ACKs began it, and each further one adds a packet.
    expect(Math.min(...inflated)).toBeGreaterThanOrEqual(3);
    expect(inflated.length).toBeGreaterThan(3);
    expect(inflated.length).toBeLessThan(beyond.length / 10);
  });

  test('while the reader has gone back, what is known of later is lighter', () => {
    const { chart, drawing } = drawn(inputOf(tcp), inputOf(tcp, { now: 30 }));
    const [past, later] = [1, 0.35].map((opacity) => curves(drawing, TCP).find((line) => line.opacity === opacity)!);
    expect(past!.clip[1]).toBe(chart.scene!.nowX);
    expect(later!.clip[0]).toBeCloseTo(chart.scene!.x(30), 0);
  });
});

describe('of a flow with a rate', () => {
  test('the row is of the rate and of what the equation gives; the loss event rate has it to itself', () => {
    expect(texts(drawn(inputOf(seriesWith(scenario, 2, 45))).drawing)).toEqual(
      expect.arrayContaining(['Inside of TFRC: rate and equation', ', packets/s', 'rate', 'equation']),
    );
    const p = drawn(inputOf(tfrc, { observed: { flow: 2, variable: 'loss event rate p' } }));
    expect(texts(p.drawing)).toEqual(
      expect.arrayContaining(['Inside of TFRC: loss event rate p', ', loss events in 100 packets']),
    );
    const percent = Number(/^loss event rate p (\S+) %$/.exec(readings(p, 45)[0]!)![1]);
    // Three digits are shown.
    expect(percent / 100 / valueOf(tfrc, 'loss event rate p', 45)).toBeCloseTo(1, 2);
    expect(topOf(p)).toBeGreaterThanOrEqual(percent);
    expect(topOf(p)).toBeLessThan(100);
  });

  test('it has no line before the flow joins and after it has gone, and no reading', () => {
    const result = drawn(inputOf(tfrc));
    const { scene } = result.chart;
    for (const { points } of curves(result.drawing, TFRC)) {
      for (const [x] of points) {
        expect(x).toBeGreaterThan(scene!.x(20));
        expect(x).toBeLessThan(scene!.x(50.5));
      }
    }
    expect(curves(result.drawing, TFRC).length).toBeGreaterThan(0);
    expect(readings(result, 10)).toEqual([]);
    expect(readings(result, 30)).toHaveLength(2);
    expect(readings(result, 55)).toEqual([]);
    expect(texts(result.drawing)).not.toContain('rate');
  });

  test('where it has nothing to show at all, it says why, and its axis has no numbers', () => {
    const before = drawn(inputOf(seriesWith(scenario, 2, 15)));
    expect(texts(before.drawing)).toContain('TFRC sends nothing in this stretch of time');
    expect(axisOf(before)).toEqual([0]);
    expect(texts(drawn(inputOf(tfrc, { zoom: [52, 58] })).drawing)).toContain(
      'TFRC sends nothing in this stretch of time',
    );
    expect(texts(drawn(inputOf(tfrc, { zoom: [48, 58] })).drawing)).not.toContain(
      'TFRC sends nothing in this stretch of time',
    );
  });
});

describe('beside the run', () => {
  test('the future before a change is there from the change on, at 35 % and without dashes, and says so', () => {
    const { chart, drawing } = drawn(
      inputOf(tcp, { now: 44, window: 40 }),
      inputOf(halved, { window: 40, ghost: { series: tcp, since: 30 } }),
    );
    const old = [...curves(drawing, TCP), ...curves(drawing, INK)].filter(
      ({ clip }) => Math.abs(clip[0] - chart.scene!.x(30)) < 1e-6,
    );
    expect(old).toHaveLength(2);
    for (const line of old) expect(line).toMatchObject({ dash: [], opacity: 0.35 });
    expect(texts(drawing)).toContain('before');
  });

  test('a ghost of another flow is not drawn, nor is the other one of two compared runs', () => {
    expect(
      curves(drawn(inputOf(halved, { window: 40, ghost: { series: tfrc, since: 30 } })).drawing, TCP).every(
        ({ opacity }) => opacity === 1,
      ),
    ).toBe(true);
    const compared = drawn(inputOf(tcp, { name: 'B', other: { name: 'A', series: halved } }));
    expect(curves(compared.drawing, TCP)).toHaveLength(1);
    expect(texts(compared.drawing)).toContain('Inside of B TCP 1: cwnd and ssthresh');
  });
});

describe('without an inside', () => {
  test('because no flow is chosen, the row says how to choose one', () => {
    const { drawing } = drawn(inputOf(tcp, { observed: { flow: null, variable: null } }));
    expect(texts(drawing)).toEqual(
      expect.arrayContaining([
        'Inside of a flow',
        'No flow is chosen: press one in the network, or the name of its line',
      ]),
    );
    expect(curves(drawing, TCP)).toEqual([]);
  });

  test('because that of the chosen flow has not arrived yet, it has its name and no line of another flow', () => {
    const { drawing } = drawn(inputOf(tcp, { observed: { flow: 2, variable: null } }));
    expect(texts(drawing)).toContain('Inside of TFRC');
    expect(curves(drawing, TCP)).toEqual([]);
  });

  test('drawn as its samples come in, though nothing else changes', () => {
    const { canvas, drawing } = fakeCanvas();
    const chart = new TimeChart(canvas);
    chart.resize(828, 414);
    const series = seriesWith(scenario, 0);
    const whole = series.flowState!;
    series.flowState = new FlowStateSeries(0, whole.variables);
    const input = inputOf(series);
    chart.draw(input, 1000);
    expect(curves(drawing, TCP)).toEqual([]);
    series.flowState.append(
      0,
      Float32Array.from({ length: whole.variables.length * 300 }, (_, at) =>
        whole.columns[at % whole.variables.length]!.at(Math.floor(at / whole.variables.length)),
      ),
    );
    chart.draw(input, 2000);
    expect(curves(drawing, TCP)).toHaveLength(1);
  });
});

test('of many samples to a pixel the least and the greatest that there are count, and only where there are none there is a gap', () => {
  const values = [NaN, 3, 1, NaN, NaN, NaN, NaN, NaN, 2, NaN, 5, NaN];
  const trace = fillTrace(
    new Trace(),
    { length: values.length, at: (index) => values[index]! },
    0,
    values.length - 1,
    4,
  );
  expect(Array.from(trace.y.subarray(0, trace.length))).toEqual([3, 1, NaN, 2, 5]);
});

test('the table of the data has what is drawn of the inside, as it stands at the end of each stretch', () => {
  const usual = { from: 0, to: 60, unit: 's', hop: 0, rows: ['fairness', 'inside'], variable: null } as const;
  const { heads, rows, caption } = dataTable({ ...usual, series: tcp });
  expect(heads.slice(-2)).toEqual(['Inside of TCP 1: cwnd, packets', 'Inside of TCP 1: ssthresh, packets']);
  const row = rows.find(([time]) => Number(time) === 30)!;
  expect(row.at(-2)).toBe(valueOf(tcp, 'cwnd', 30).toFixed(1));
  expect(caption).toContain('of the inside of a flow, what stood at its end');
  const late = dataTable({ ...usual, series: tfrc, variable: 'round trip' });
  expect(late.heads.at(-1)).toBe('Inside of TFRC(8): round trip, ms');
  expect(late.rows[0]!.at(-1)).toBe('–');
  expect(dataTable({ ...usual, series: tcp, rows: ['fairness'] }).heads.at(-1)).toBe('Fairness index');
});

test('what is spoken of the inside is of the flow by its name, at that sample, of the chosen variable, or that it sends nothing', () => {
  const spoken = (of: RunSeries, time: number, variable: string | null = null): string =>
    flowStateRow.spoken!(of, of.samples.indexAt(time + 1e-9), variable).replaceAll('\u00a0', ' ');
  const [window, threshold] = ['cwnd', 'ssthresh'].map((name) => valueOf(tcp, name, 30).toFixed(1));
  expect(spoken(tcp, 30)).toBe(`Inside of TCP 1: cwnd ${window} packets, ssthresh ${threshold} packets.`);
  expect(spoken(tcp, 30, 'round trip')).toMatch(/^Inside of TCP 1: round trip [\d.]+ ms\.$/);
  // Before the first loss there is no threshold.
  const begin = Array.from({ length: 20 }, (_, at) => 0.1 + at / 10).find((time) => valueOf(tcp, 'cwnd', time) > 0)!;
  expect(spoken(tcp, begin)).toMatch(/^Inside of TCP 1: cwnd [\d.]+ packets\.$/);
  expect(spoken(tfrc, 10)).toBe('Inside of TFRC(8): it sends nothing.');
  expect(spoken(tfrc, 30)).toMatch(/^Inside of TFRC\(8\): rate /);
  expect(flowStateRow.spoken!(tcp, -1, null)).toBe('');
  expect(flowStateRow.spoken!(tcp, tcp.flowState!.length, null)).toBe('');
});

test('the row has a height of its own like every other', () => {
  expect(leastChartHeight(['throughput', 'inside'], scenario)).toBeGreaterThan(
    leastChartHeight(['throughput'], scenario) + 60,
  );
});
