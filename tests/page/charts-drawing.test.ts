import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chosenReadings, drawCursor, lineAt, sampleTime, timeWords } from '../../src/charts/cursor.ts';
import { LabelColumn, named } from '../../src/charts/labels.ts';
import { Overview } from '../../src/charts/overview.ts';
import { drawFlags } from '../../src/charts/flags.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { diagonalWords, fullLines, type PlaneInput } from '../../src/charts/plane-lines.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import type { ChartRow, Scene } from '../../src/charts/scene.ts';
import { fetchFilm, TimeChart } from '../../src/charts/time-chart.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { fakeCanvas, stubBrowser, type Drawing, type Stroke } from './support/fake-canvas.ts';
import { scenarioWith } from '../support/scenario.ts';
import { drawn, inputOf } from './support/drawn-chart.ts';
import { seriesOf } from './support/runs.ts';

beforeAll(stubBrowser);

const network = {
  duration: 60,
  warmup: 10,
  transport: { sendJitter: 0.003 },
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
};
const two = [
  { id: 'tcp', count: 2, scheme: { kind: 'tcp' } },
  { id: 'aimd', count: 2, scheme: { kind: 'aimd', a: 0.2, b: 0.125 } },
];
const scenario = scenarioWith({ ...network, flows: two });
const { series, simulation } = seriesOf(scenario);
const halved = seriesOf(
  scenarioWith({ ...scenario, events: [{ at: 30, do: 'stop', group: 'tcp', count: 1 }] }),
  45,
).series;
const many = seriesOf(
  scenarioWith({
    ...network,
    flows: [
      { id: 'tcp', count: 1, scheme: { kind: 'tcp' } },
      { id: 'aimd', count: 12, scheme: { kind: 'aimd', a: 0.2, b: 0.125 } },
    ],
  }),
).series;

const [TCP, AIMD] = ['var(--flow-1)', 'var(--flow-3)'];

/** The inputs of a reader who follows a run up to `time` (s). */
function followed(of: RunSeries, time: number, change: Partial<ChartInput> = {}): ChartInput[] {
  const steps = Math.ceil(time / 3);
  return Array.from({ length: steps }, (_, step) => inputOf(of, { ...change, now: (time * (step + 1)) / steps }));
}

/** Lines of many points in a colour, widest first. */
const curves = ({ strokes }: Drawing, colour: string): Stroke[] =>
  strokes.filter((stroke) => stroke.colour === colour && stroke.points.length > 20).sort((a, b) => b.width - a.width);
const texts = ({ words }: Drawing): string[] => words.map(({ text }) => text);

describe('what is drawn again', () => {
  const same = inputOf(series, { now: 20 });
  const chartOf = () => {
    const chart = new TimeChart(fakeCanvas().canvas);
    chart.resize(828, 414);
    return {
      shown: () => chart.scene!.now,
      draw: (now: number, playing: boolean, wallMs: number) => chart.draw({ ...same, now, playing }, wallMs),
    };
  };

  test('while the run plays, what has moved by half a pixel, which is 24 ms of 40 s on 828 px; at rest, all', () => {
    const { shown, draw } = chartOf();
    draw(20.005, true, 1_000);
    draw(20.015, true, 2_000);
    expect(shown()).toBe(20.005);
    draw(20.03, true, 3_000);
    expect(shown()).toBe(20.03);
    draw(20.04, false, 4_000);
    expect(shown()).toBe(20.04);
  });

  test('a chart that has just been drawn rests while the run plays, and asks for another frame; at rest it does not', () => {
    const { shown, draw } = chartOf();
    draw(20, true, 1_000);
    expect(draw(25, true, 1_000)).toBe(true);
    expect(shown()).toBe(20);
    draw(25, true, 1_100);
    expect(shown()).toBe(25);
    draw(26, false, 1_100);
    expect(shown()).toBe(26);
  });
});

describe('where there are canvases to keep pictures on', () => {
  const lines = (drawing: Drawing): Stroke[] => drawing.strokes.filter(({ points }) => points.length > 20);

  test('of a line what is new is drawn while the run plays, and all of it at rest and where the scale is another', async () => {
    const films: Drawing[] = [];
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        constructor(width: number, height: number) {
          const film = fakeCanvas();
          films.push(film.drawing);
          return Object.assign(film.canvas, { width, height });
        }
      },
    );
    await fetchFilm();
    const { canvas, drawing } = fakeCanvas();
    const chart = new TimeChart(canvas);
    chart.resize(828, 414);
    const input = inputOf(series, { now: 20 });
    let wall = 0;
    const draw = (now: number, change: Partial<ChartInput> = {}): void => {
      chart.draw({ ...input, now, playing: true, ...change }, (wall += 1_000));
    };
    // From 50 s on the view moves.
    for (let now = 40; now < 52; now += 0.137) draw(now);
    const made = films.length;
    for (let now = 52; now < 58; now += 0.137) draw(now);
    expect(films).toHaveLength(made);
    expect(films.some(({ strokes }) => strokes.length > 0)).toBe(true);
    expect(films.flatMap(lines)).toEqual([]);
    expect(lines(drawing)).toEqual([]);
    draw(58, { window: 30 });
    expect(films.flatMap(lines).length).toBeGreaterThan(3);
    draw(58, { playing: false });
    expect(lines(drawing).length).toBeGreaterThan(3);
    vi.unstubAllGlobals();
    stubBrowser();
  });
});

test('flags are those of the time in view: not of what was before it', () => {
  const { chart, drawing } = drawn([inputOf(halved)]);
  const flags = (from: number): string[] => {
    drawing.words = [];
    drawFlags({ ...chart.scene!, from });
    return texts(drawing);
  };
  expect(flags(29)).toEqual([expect.stringContaining('stop')]);
  expect(flags(31)).toEqual([]);
});

describe('where a drawing takes longer than 4 ms of script', () => {
  /** A chart whose drawings, or rows, take so long each; what it draws; and how often each of its rows was drawn. */
  const slowChart = (each: number) => {
    const { canvas, drawing } = fakeCanvas();
    let wall = 0;
    const chart = new TimeChart(canvas, () => (wall += each));
    chart.resize(828, 414);
    const input = inputOf(series, { now: 20 });
    const draw = (now: number, playing: boolean, wallMs: number): boolean =>
      chart.draw({ ...input, now, playing }, wallMs);
    draw(20, true, 1_000);
    // A frame while it rests.
    draw(20, true, 1_020);
    const rows = chart.shown().map(({ row }) => vi.spyOn(row, 'draw'));
    return {
      chart,
      drawing,
      draw,
      drawn: () => rows.map((row) => row.mock.calls.length),
      times: () => rows.map((row) => row.mock.calls.at(-1)![0].now),
    };
  };

  test('the rows are drawn one a frame while the run plays, and all at once at rest', () => {
    const { draw, drawn: counts } = slowChart(5);
    expect(draw(21, true, 1_040)).toBe(true);
    expect(counts()).toEqual([1, 0, 0]);
    draw(21.1, true, 1_057);
    expect(counts()).toEqual([1, 1, 0]);
    draw(21.2, true, 1_073);
    expect(counts()).toEqual([1, 1, 1]);
    draw(21.3, false, 1_090);
    expect(counts()).toEqual([2, 2, 2]);
  });

  test('the rows of one drawing are of one time', () => {
    const { draw, times } = slowChart(5);
    draw(21, true, 1_040);
    draw(21.1, true, 1_057);
    draw(21.2, true, 1_073);
    expect(times()).toEqual([21, 21, 21]);
  });

  test('one quicker is drawn at once', () => {
    const { draw, drawn: counts } = slowChart(3);
    draw(21, true, 1_040);
    expect(counts()).toEqual([1, 1, 1]);
  });

  test('where turns are more than 70 ms apart, and rows of two times would be seen beside each other, it is drawn at once', () => {
    const { draw, drawn: counts } = slowChart(5);
    draw(21, true, 1_090);
    expect(counts()).toEqual([1, 0, 0]);
    draw(21.1, true, 1_161);
    expect(counts()).toEqual([2, 1, 1]);
  });

  test('asked in between to fit, all are drawn at once: rows of two axes do not stand beside each other', () => {
    const { chart, draw, drawn: counts } = slowChart(5);
    draw(21, true, 1_040);
    expect(counts()).toEqual([1, 0, 0]);
    chart.refit();
    draw(21.1, true, 1_057);
    expect(counts()).toEqual([2, 1, 1]);
  });

  test('a run that is gone to is drawn at once: rows of two times do not stand beside each other', () => {
    const { draw, drawn: counts } = slowChart(5);
    draw(50, true, 1_040);
    expect(counts()).toEqual([1, 1, 1]);
  });

  test('rows drawn one by one are the picture that is drawn at once', () => {
    const [slow, quick] = [slowChart(5), slowChart(3)];
    for (const wallMs of [1_040, 1_057, 1_073]) slow.draw(21, true, wallMs);
    quick.draw(21, true, 1_040);
    // The line at now crosses the rows; on a canvas its parts are cut where the rows end.
    const inARow = ({ points }: Stroke): boolean => points.some(([x]) => x !== points[0]![0]);
    const marks = ({ strokes, words, boxes }: Drawing): string[] =>
      [...strokes.filter(inARow), ...words, ...boxes].map((mark) =>
        JSON.stringify({ ...mark, clip: null, edges: null }),
      );
    const [apart, whole] = [marks(slow.drawing), marks(quick.drawing)];
    expect(whole.length).toBeGreaterThan(50);
    expect(apart.filter((mark) => !whole.includes(mark))).toEqual([]);
    expect(whole.filter((mark) => !apart.includes(mark))).toEqual([]);
  });
});

describe('what has happened and what is still to come', () => {
  test('followed, a line ends at the last sample at or before now, and nothing is drawn of later', () => {
    const now = 41.23;
    const { chart, drawing } = drawn(followed(series, now));
    const [line] = curves(drawing, TCP);
    const end = line!.points.at(-1)!;
    expect(end[0]).toBeCloseTo(chart.scene!.x(series.samples.timeOf(series.samples.indexAt(now))), 6);
    expect(end[0]).toBeLessThanOrEqual(chart.scene!.nowX);
    expect(curves(drawing, TCP).every(({ opacity }) => opacity === 1)).toBe(true);
    expect(chart.scene!.nowX).toBe(chart.scene!.geometry.right);
  });

  test('gone back, the line stands inside, and what is known of later stays right of it at 35 %', () => {
    const { chart, drawing } = drawn([inputOf(series), inputOf(series, { now: 45 })]);
    const { scene } = chart;
    expect([scene!.from, scene!.to]).toEqual([20, 60].map((time) => expect.closeTo(time, 0)));
    expect(scene!.nowX).toBeLessThan(scene!.geometry.right);
    const [past, later] = [1, 0.35].map((opacity) => curves(drawing, TCP).find((line) => line.opacity === opacity)!);
    expect(past!.clip[1]).toBe(scene!.nowX);
    expect(past!.points.at(-1)![0]).toBeLessThanOrEqual(scene!.nowX);
    expect(later!.clip[0]).toBeCloseTo(scene!.x(45), 6);
    expect(later!.points.at(-1)![0]).toBeGreaterThanOrEqual(scene!.x(scene!.to) - 2);
    // The words of now and the numbers beside the rows are of the time on show.
    expect(texts(drawing)).toContain('now 45.00 s');
    expect(texts(drawing)).toContain(String(series.hopColumn(0, 'queue').at(series.samples.indexAt(45))));
  });

  test('drops later than now are lighter marks of the same lanes', () => {
    const { chart, drawing } = drawn([inputOf(series), inputOf(series, { now: 40 })]);
    const rug = drawing.boxes.filter(({ colour, width }) => [TCP, AIMD].includes(colour) && width === 1.5);
    expect(rug.some(({ opacity }) => opacity === 1)).toBe(true);
    expect(rug.some(({ opacity }) => opacity === 0.35)).toBe(true);
    for (const { opacity, clip } of rug) expect(opacity === 1 ? clip[1] : clip[0]).toBeCloseTo(chart.scene!.nowX, 0);
  });

  test('a run that is only just begun, or has no frame yet, draws its axes and says what it waits for', () => {
    const empty = seriesOf(scenario, 0).series;
    expect(empty.length).toBe(0);
    const { drawing } = drawn([inputOf(empty, { now: 0, message: 'first sample at 100 ms' })]);
    expect(texts(drawing)).toContain('first sample at 100 ms');
    expect(texts(drawing)).toContain('Throughput of each flow');
    expect(curves(drawing, TCP)).toEqual([]);
  });
});

describe('runs beside the run', () => {
  test('the future before a change is there from the change on, at 35 %, without dashes, and says so', () => {
    const ghost = { series, since: 30 };
    const { chart, drawing } = drawn([inputOf(series, { now: 45 }), inputOf(halved, { now: 44, ghost })]);
    for (const colour of [TCP, AIMD]) {
      const old = curves(drawing, colour).filter(({ opacity }) => opacity === 0.35);
      expect(old.length).toBeGreaterThan(0);
      for (const line of old) {
        expect(line.dash).toEqual([]);
        expect(line.clip[0]).toBeCloseTo(chart.scene!.x(30), 6);
      }
    }
    expect(curves(drawing, AIMD).some(({ opacity, dash }) => opacity === 1 && dash.length > 0)).toBe(true);
    expect(texts(drawing).filter((text) => text === 'before')).toHaveLength(2);
  });

  test('the axis does not change when a run goes on differently', () => {
    const before = drawn([inputOf(series, { now: 45 })]);
    const after = drawn([inputOf(series, { now: 45 }), inputOf(halved, { now: 30, ghost: { series, since: 30 } })]);
    const lowest = (chart: TimeChart): number => chart.shown()[0]!.row.readings(chart.scene!, 10)[0]!.y;
    expect(lowest(after.chart)).toBe(lowest(before.chart));
  });

  test('of two compared runs the other is drawn at 60 %, and names tell them apart by letters', () => {
    const { drawing } = drawn([inputOf(series, { now: 40, other: { name: 'B', series: halved } })]);
    expect(texts(drawing)).toEqual(expect.arrayContaining(['A TCP 1', 'A AIMD 1', 'B TCP 1', 'B AIMD 1']));
    // One name for each group of each run: more would pile up.
    expect(texts(drawing).filter((text) => /^[AB] (TCP|AIMD) \d$/.test(text))).toHaveLength(4);
    expect(curves(drawing, TCP).map(({ opacity }) => opacity)).toEqual(expect.arrayContaining([1, 0.6]));
    const alone = drawn([inputOf(series, { now: 40 })]);
    expect(texts(alone.drawing)).toEqual(expect.arrayContaining(['TCP 1', 'AIMD 2']));
  });

  test('names never lie on each other, nor outside their row, however low it is', () => {
    for (const height of [260, 300, 340, 380, 420]) {
      const { chart, drawing } = drawn(
        [inputOf(series, { now: 40, other: { name: 'B', series: halved } })],
        null,
        height,
      );

      const [box] = chart.scene!.geometry.rows;
      const places = drawing.words.filter(({ text }) => /^[AB] (TCP|AIMD) \d$/.test(text)).map(({ y }) => y - 4.5);
      places
        .sort((a, b) => a - b)
        .slice(1)
        .forEach((place, index) => expect(place - places[index]!).toBeGreaterThanOrEqual(14));
      expect(places[0]!).toBeGreaterThanOrEqual(box!.top);
      expect(places.at(-1)!).toBeLessThanOrEqual(box!.bottom);
    }
  });

  test('the fairness of both compared runs is of one moment: a run beside itself has one number, also between two readouts', () => {
    const readouts = (inputs: ChartInput[]): string[] =>
      texts(drawn(inputs).drawing)
        .filter((text) => /^ ?[AB] [01]\.\d\d$/.test(text))
        .map((text) => text.slice(-4));
    const itself = { name: 'B', series } as const;
    const index = (now: number): string | undefined => readouts([inputOf(series, { now, other: itself })])[0];
    const later = [41, 42, 43, 44, 45].find((now) => index(now) !== index(40))!;
    expect(later).toBeDefined();
    // The numbers are renewed a few times a second; the charts go on between.
    const numbers = runNumbers(series, 0, 40);
    const between = readouts([40, later].map((now) => inputOf(series, { now, numbers, other: itself })));
    expect(between).toEqual([index(40), index(40)]);
    // At rest it says what came in meanwhile.
    const rested = readouts([40, later, later].map((now) => inputOf(series, { now, numbers, other: itself })));
    expect(rested[1]).toBe(index(later));
  });
});

describe('which flow is meant', () => {
  test('while a flow is pointed at, the others go back to 30 %', () => {
    const { drawing } = drawn(followed(series, 40, { pointed: series.flowsOfGroup[1]![0]! }));
    // Of the four flows two have their scheme’s own hue, the others tints of it.
    expect(curves(drawing, TCP).map(({ opacity }) => opacity)).toEqual([0.3]);
    expect(curves(drawing, AIMD).map(({ opacity }) => opacity)).toEqual([1]);
    expect(drawing.words.find(({ text }) => text === 'TCP 1')!.opacity).toBe(0.3);
    expect(drawing.words.find(({ text }) => text === 'AIMD 1')!.opacity).toBe(1);
  });

  test('many flows are a median and a band, until their name is pressed: then each is a thin line at 45 %', () => {
    const thin = (drawing: Drawing): Stroke[] =>
      drawing.strokes.filter(({ width, points }) => width === 0.75 && points.length > 20);
    const closed = drawn([inputOf(many)]);
    expect(thin(closed.drawing)).toEqual([]);
    expect(texts(closed.drawing)).toEqual(expect.arrayContaining(['TCP', 'AIMD']));
    const opened = drawn([inputOf(many)], 1);
    expect(thin(opened.drawing)).toHaveLength(12);
    expect(thin(opened.drawing).every(({ opacity }) => opacity === 0.45)).toBe(true);
    // The flow pointed at is among them, as thick as the median, and is named.
    const pointed = drawn([inputOf(many, { pointed: many.flowsOfGroup[1]![6]! })], 1);
    expect(thin(pointed.drawing)).toHaveLength(11);
    expect(texts(pointed.drawing)).toContain('AIMD 7');
  });
});

describe('the rows', () => {
  test('each row that is asked for is there, in order, and no other', () => {
    const titles = [
      'Throughput of each flow',
      'Window of each flow',
      'Queue',
      'Fairness index',
      'Round trip',
      'Loss events',
      'Link used',
    ];
    const { drawing } = drawn([
      inputOf(series, { rows: ['throughput', 'window', 'queue', 'fairness', 'roundTrip', 'losses', 'used'] }),
    ]);
    expect(texts(drawing).filter((text) => titles.includes(text))).toEqual(titles);
    expect(
      texts(drawn([inputOf(series, { rows: ['queue'] })]).drawing).filter((text) => titles.includes(text)),
    ).toEqual(['Queue']);
  });

  test('each row reads what the run’s samples hold at that time, with its unit', () => {
    const { chart } = drawn([
      inputOf(series, { rows: ['throughput', 'window', 'queue', 'fairness', 'roundTrip', 'losses', 'used'] }),
    ]);
    const at = series.samples.indexAt(33);
    const [throughput, window, queue, fairness, roundTrip] = chart
      .shown()
      .map(({ row }) => row.readings(chart.scene!, series.samples.timeOf(at)));
    expect(throughput!.map(({ name, text }) => `${name} ${text}`)[3]).toBe(
      `AIMD 2 ${(series.throughput[3]!.at(at) / 1e6).toFixed(2)} Mbit/s`,
    );
    expect(window![0]!.text).toBe(`${series.flowColumn(0, 'cwnd').at(at).toFixed(1)} packets`);
    expect(queue![0]!.text).toBe(`${series.hopColumn(0, 'queueMax').at(at)}\u00a0packets`);
    expect(fairness![0]!.text).toBe(series.steadyFairness.at(at).toFixed(2));
    expect(roundTrip![1]!.text).toBe(`${(1000 * series.roundTrip[1]!.at(at)).toFixed(0)} ms`);
  });

  test('loss events are marks, one for each sample of a flow that has any', () => {
    const { drawing } = drawn([inputOf(series, { rows: ['losses'], window: null })]);
    const marks = drawing.boxes.filter(({ colour, width }) => colour === TCP && width === 2);
    let samples = 0;
    for (let sample = 0; sample < series.length; sample++)
      if (series.flowColumn(0, 'lossEvents').at(sample) > 0) samples++;
    expect(samples).toBeGreaterThan(3);
    expect(marks).toHaveLength(samples);
  });

  test('the link’s use over a second agrees, on average, with what the engine counted', () => {
    const { chart } = drawn([inputOf(series, { rows: ['used'] })]);
    const { row } = chart.shown()[0]!;
    const parts: number[] = [];
    for (let time = 11; time <= 60; time += 1) parts.push(Number.parseFloat(row.readings(chart.scene!, time)[0]!.text));
    const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    // Readings have one decimal, in per cent.
    expect(Math.abs(mean - 100 * simulation.summary().hops[0]!.utilization!)).toBeLessThan(0.1);
  });

  test('where packets do not tell how much of a link is used, the row says so and shows no number', () => {
    const mixed = seriesOf(scenarioWith({ ...network, flows: [two[0], { ...two[1], packetSize: 500 }] }), 5).series;
    const { chart, drawing } = drawn([inputOf(mixed, { rows: ['used'] })]);
    expect(texts(drawing).some((text) => text.includes('packets differ in size'))).toBe(true);
    expect(chart.shown()[0]!.row.readings(chart.scene!, 3)).toEqual([]);
  });
});

describe('reference lines', () => {
  /** Levels (in the axis’ unit) of the dotted line that stands under the words beginning with `words`. */
  const dotted = (drawing: Drawing): Stroke[] => drawing.strokes.filter(({ dash }) => dash.join() === '2,3');

  test('the fair share halves while a square wave takes half of the link', () => {
    const wave = seriesOf(
      scenarioWith({
        ...network,
        flows: two,
        traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, on: 10, off: 10, start: 20 }],
      }),
    ).series;
    const { drawing } = drawn([inputOf(wave, { window: null, rows: ['throughput'] })]);
    expect(texts(drawing)).toContain('fair share 2.5');
    const { points } = dotted(drawing)[0]!;
    const levels = [...new Set(points.map(([, y]) => Math.round(y)))];
    expect(levels).toHaveLength(2);
    // 0 lies at the foot of the row: the lower level is half as high above it.
    const foot = Math.max(
      ...drawing.strokes.filter(({ colour }) => colour === 'var(--edge)').map(({ points: [first] }) => first![1]),
    );
    expect((foot - levels[0]!) / (foot - levels[1]!)).toBeCloseTo(2, 1);
  });

  test('the share of the last of many transfers, far above the axis, stays in its row', () => {
    const crowd = { id: 'crowd', count: 8, packets: 40, scheme: { kind: 'tcp' }, startJitter: 1 };
    const { series: transfers } = seriesOf(scenarioWith({ ...network, warmup: 0, duration: 10, flows: [crowd] }));
    const { chart, drawing } = drawn([inputOf(transfers, { now: 10, window: null })]);
    const { top, bottom } = chart.scene!.geometry.rows[0]!;
    const above = drawing.strokes.filter(({ points }) => points.length > 2 && points.some(([, y]) => y < top - 20));
    expect(above.length).toBeGreaterThan(0);
    for (const { edges } of above) expect(edges[0] >= top - 4 && edges[1] <= bottom + 4).toBe(true);
  });

  test('each flow’s part of the bandwidth–delay product grows when a flow stops', () => {
    const { drawing } = drawn([inputOf(halved, { rows: ['window'] })]);
    // 10 Mbit/s × 100 ms = 125 packets of 1000 bytes, for the 3 flows that are left.
    expect(texts(drawing)).toContain('BDP ÷ 3 41.7');
    expect(new Set(dotted(drawing)[0]!.points.map(([, y]) => y)).size).toBe(2);
  });

  test('RED’s thresholds and the bandwidth–delay product stand in the queue with their words', () => {
    const red = scenarioWith({
      ...network,
      path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'red', limit: 200, minThreshold: 10, maxThreshold: 90 } }],
      flows: two,
    });
    const { drawing } = drawn([inputOf(seriesOf(red, 20).series, { rows: ['queue'] })]);
    expect(texts(drawing)).toEqual(expect.arrayContaining(['RED min 10', 'RED max 90', 'BDP 125']));
  });

  test('the average that RED goes by is a bold line of its own, is read with the queue, and drop-tail has none', () => {
    const run = (kind: 'red' | 'droptail'): RunSeries =>
      seriesOf(
        scenarioWith({ ...network, path: [{ rate: 10e6, delay: 0.02, queue: { kind, limit: 60 } }], flows: two }),
        20,
      ).series;
    const [red, tail] = [run('red'), run('droptail')];
    const bold = (of: RunSeries): Stroke[] =>
      drawn([inputOf(of, { rows: ['queue'] })]).drawing.strokes.filter(
        ({ width, points }) => width === 2 && points.length > 20,
      );
    expect(bold(tail)).toEqual([]);
    expect(bold(red)).toHaveLength(1);
    const { chart, drawing } = drawn([inputOf(red, { rows: ['queue'] })]);
    const at = red.samples.indexAt(12);
    const [row] = chart.shown();
    // Beside the line of the fullest queue, and on the same axis: as high above the foot as its values are.
    const fullest = drawing.strokes.find(({ width, points }) => width === 1.25 && points.length > 20)!;
    const height = ({ points }: Stroke): number =>
      Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y));
    const extent = (column: 'average' | 'queueMax'): number => {
      const values = Array.from({ length: red.length }, (_, sample) => red.hopColumn(0, column).at(sample));
      return Math.max(...values) - Math.min(...values);
    };
    expect(extent('average')).toBeGreaterThan(2);
    expect(height(bold(red)[0]!) / height(fullest)).toBeCloseTo(extent('average') / extent('queueMax'), 2);
    expect(row!.row.readings(chart.scene!, red.samples.timeOf(at))[0]!.text).toBe(
      `${red.hopColumn(0, 'queueMax').at(at)}\u00a0packets, RED’s average ${red.hopColumn(0, 'average').at(at).toFixed(1)}`,
    );
  });
});

describe('the cursor', () => {
  const rows: ChartInput['rows'] = ['throughput', 'queue', 'fairness'];

  test('it stands on a sample that is in view and known, the nearest to where the reader points', () => {
    const { scene } = drawn(followed(series, 50, { rows })).chart;
    const { period } = series.layout;
    const time = sampleTime(scene!, 33.333)!;
    expect(Math.abs(time - 33.333)).toBeLessThanOrEqual(period / 2 + 1e-9);
    expect(time / period).toBeCloseTo(Math.round(time / period), 6);
    expect(sampleTime(scene!, 1e6)).toBeLessThanOrEqual(50);
    expect(sampleTime(scene!, -1)).toBeGreaterThanOrEqual(10);
    const begun = drawn([inputOf(seriesOf(scenario, 0).series, { now: 0, rows })]).chart;
    expect(sampleTime(begun.scene!, 0)).toBeNull();
  });

  test('its tags name each flow with value and unit, keep 22 px apart, and stand left of it near the edge', () => {
    const { chart } = drawn(followed(series, 50, { rows }));
    const tags = (time: number): Drawing['words'] => {
      const { canvas, drawing } = fakeCanvas();
      drawCursor(
        canvas.getContext('2d')!,
        chart.scene!,
        chart.shown().map(({ row }) => row),
        time,
      );
      return drawing.words;
    };
    const middle = tags(30);
    const flows = middle.filter(({ text }) => text.endsWith('Mbit/s'));
    expect(flows).toHaveLength(4);
    const places = flows.map(({ y }) => y).sort((a, b) => a - b);
    for (let index = 1; index < places.length; index++)
      expect(places[index]! - places[index - 1]!).toBeGreaterThanOrEqual(22 - 1e-9);
    const x = chart.scene!.x(30);
    expect(flows.every((tag) => tag.x > x)).toBe(true);
    expect(
      tags(49)
        .filter(({ text }) => text.endsWith('Mbit/s'))
        .every((tag) => tag.x < chart.scene!.x(49)),
    ).toBe(true);
    expect(middle.map(({ text }) => text)).toContain(timeWords(30, chart.scene!.series));
  });

  test('of more flows than have room, the highest, the lowest and the one pointed at are named', () => {
    const readings = Array.from({ length: 9 }, (_, flow) => ({
      name: `TCP ${flow + 1}`,
      slot: 1,
      colour: '',
      y: 10 * ((flow * 7) % 9),
      text: '',
      flow,
    }));
    expect(chosenReadings(readings, 9, null)).toHaveLength(9);
    expect(chosenReadings(readings, 4, null).map(({ flow }) => flow)).toEqual([0, 5]);
    expect(chosenReadings(readings, 4, 4).map(({ flow }) => flow)).toEqual([0, 4, 5]);
  });
});

describe('the flow that is pointed at, wherever its line lies', () => {
  const FLOWS = 9;
  /** Ends of lines, px: one under the other, several at one place, all at one place. */
  const ENDS = [(flow: number) => 10 * ((flow * 7) % FLOWS), (flow: number) => 40 * (flow % 2), () => 40];
  const all = Array.from({ length: FLOWS }, (_, flow) => flow);
  /** Two groups; the first of the second is flow 5. The last label is of no flow. */
  const labelsOf = (end: (flow: number) => number, pointed: number | null) => [
    ...all.map((flow) => ({
      ...{ key: `${flow}`, name: `TCP ${flow + 1}`, slot: 1, colour: '', back: false, y: end(flow) },
      ...{ place: flow < 5 ? flow : flow - 5, focused: flow === pointed },
    })),
    ...[
      { key: 'share', name: 'fair share', quiet: true, slot: 0, colour: '', place: 0.5, focused: false, back: false },
    ].map((label) => ({ ...label, y: 20 })),
  ];

  test.each(ENDS)('is named beside the plot, if only one is; as many are as have room, from the top down', (end) => {
    for (const pointed of [null, ...all])
      for (let room = 0; room <= FLOWS + 1; room++) {
        const labels = named(labelsOf(end, pointed), room);
        const [keys, ys] = [labels.map(({ key }) => key), labels.map(({ y }) => y)];
        expect(ys).toEqual(ys.toSorted((a, b) => a - b));
        expect(new Set(keys).size).toBe(Math.min(room, FLOWS + 1));
        if (pointed !== null && room > 0) expect(keys).toContain(`${pointed}`);
        const flows = labelsOf(end, null)
          .slice(0, FLOWS)
          .toSorted((a, b) => a.y - b.y);
        if (pointed === null && room > 4)
          expect(keys).toEqual(expect.arrayContaining([flows[0]!.key, flows.at(-1)!.key]));
        if (pointed === null && room > 2) expect(keys).toEqual(expect.arrayContaining(['0', '5', 'share']));
      }
  });

  test.each(ENDS)('is named by the cursor; a press there asks about it, else about the nearest', (end) => {
    const readings = all.map((flow) => ({ name: '', slot: 1, colour: '', text: '', flow, y: end(flow) }));
    // What belongs to no flow is never meant.
    const row = { readings: () => [{ ...readings[0]!, flow: null }, ...readings] } as unknown as ChartRow;
    const { chart } = drawn([inputOf(series)]);
    for (const pointed of all) {
      for (const room of [1, 2, 4])
        expect(chosenReadings(readings, room, pointed).map(({ flow }) => flow)).toContain(pointed);
      const scene = { ...chart.scene!, pointed };
      for (const other of all) {
        const meant = lineAt(scene, row, scene.now, end(other), 3);
        expect(end(meant!)).toBe(end(other));
        if (end(pointed) === end(other)) expect(meant).toBe(pointed);
      }
      expect(lineAt(scene, row, scene.now, -5, 3)).toBeNull();
      expect(lineAt(scene, row, scene.now, Math.min(...all.map(end)) - 3, 3)).not.toBeNull();
    }
  });
});

describe('the phase plane', () => {
  const pair = seriesOf(
    scenarioWith({
      ...network,
      flows: [{ id: 'tcp', count: 2, scheme: { kind: 'tcp' } }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, on: 10, off: 10, start: 20 }],
    }),
  ).series;

  const input = (of: RunSeries, now: number, quantity: PlaneInput['quantity'] = 'window'): PlaneInput => ({
    series: of,
    model: null,
    now,
    quantity,
    across: { flow: 0, name: 'one', slot: 1, place: 0 },
    up: { flow: 1, name: 'other', slot: 1, place: 1 },
  });
  const rounded = (of: PlaneInput): (number | string)[][] =>
    fullLines(of).map(({ across, up, words }) => [Math.round(across), Math.round(up), words]);

  test('two flows fill the link when their windows come to the bandwidth–delay product, and the queue at its limit more', () => {
    // 10 Mbit/s × 100 ms = 125 packets of 1000 bytes; the queue holds 60.
    expect(rounded(input(pair, 15))).toEqual([
      [125, 125, 'full link'],
      [185, 185, 'full queue'],
    ]);
    expect(rounded(input(pair, 15, 'rate'))).toEqual([[10, 10, 'full link']]);
    const flows = [{ id: 'tcp', count: 2, scheme: { kind: 'tcp' } }];
    const roomier = seriesOf(
      scenarioWith({ ...network, flows, events: [{ at: 10, do: 'queue', limit: 100 }] }),
      20,
    ).series;
    expect(rounded(input(roomier, 9)).at(-1)).toEqual([185, 185, 'full queue']);
    expect(rounded(input(roomier, 15)).at(-1)).toEqual([225, 225, 'full queue']);
    expect(diagonalWords(input(pair, 15))).toBe('equal shares');
  });

  test('of unequal round trips the longer one fills the link with more packets, and equal windows are no equal shares', () => {
    const unequal = seriesOf(
      scenarioWith({
        ...network,
        flows: [
          { id: 'near', scheme: { kind: 'tcp' }, accessDelay: 0 },
          { id: 'far', scheme: { kind: 'tcp' }, accessDelay: 0.06 },
        ],
      }),
      20,
    ).series;
    // 10 Mbit/s × 40 and 160 ms are 50 and 200 packets.
    expect(rounded(input(unequal, 15))).toEqual([
      [50, 200, 'full link'],
      [110, 260, 'full queue'],
    ]);
    expect(diagonalWords(input(unequal, 15))).toBe('equal windows');
    expect(diagonalWords(input(unequal, 15, 'rate'))).toBe('equal shares');
    expect(fullLines(input(unequal, 15, 'rate')).map(({ across, up }) => across === up)).toEqual([true]);
  });

  test('smaller packets fill the link with more of them, whichever flow has them', () => {
    const sizes = seriesOf(
      scenarioWith({
        ...network,
        flows: [
          { id: 'large', scheme: { kind: 'tcp' } },
          { id: 'small', scheme: { kind: 'tcp' }, packetSize: 500 },
        ],
      }),
      20,
    ).series;
    expect(rounded(input(sizes, 15))[0]).toEqual([125, 250, 'full link']);
    expect(diagonalWords(input(sizes, 15))).toBe('equal windows');
  });

  test('while a square wave takes half of the link, half is left for them', () => {
    expect(fullLines(input(pair, 25, 'rate'))[0]!.across).toBeCloseTo(5, 6);
    expect(rounded(input(pair, 25)).map(([across]) => across)).toEqual([63, 93]);
  });

  test('two of four flows have half of it, and the words say so; several bottlenecks have no such line', () => {
    expect(fullLines(input(series, 15))[0]).toEqual({
      across: expect.closeTo(62.5, 6),
      up: expect.closeTo(62.5, 6),
      words: 'their part of the link',
    });
    const chain = seriesOf(
      scenarioWith({ ...network, path: [network.path[0], network.path[0]], flows: two }),
      5,
    ).series;
    expect(fullLines(input(chain, 4))).toEqual([]);
  });

  test('the way from where both began stays in sight, ringed at its beginning, on axes that hold it', () => {
    const apart = seriesOf(
      scenarioWith({
        ...network,
        flows: [
          { id: 'rich', scheme: { kind: 'tcp' }, transport: { initialWindow: 100, initialSsthresh: 100 } },
          { id: 'poor', scheme: { kind: 'tcp' }, transport: { initialSsthresh: 2 } },
        ],
      }),
    ).series;
    const { canvas, drawing } = fakeCanvas();
    const plane = new PhasePlane(canvas);
    plane.resize(480);
    const at = (sample: number): [number, number] =>
      [0, 1].map((flow) => apart.flowColumn(flow, 'cwnd').at(sample)) as [number, number];
    plane.draw(input(apart, 58));
    const place = ([across, up]: [number, number]): number[] => {
      const zero = drawing.words.find(({ text }) => text === '0')!;
      const ticks = drawing.words.filter(({ text, y }) => /^\d+$/.test(text) && y > 450);
      const [first, second] = ticks.map(({ text, x }) => ({ value: Number(text), x }));
      const perPacket = (second!.x - first!.x) / (second!.value - first!.value);
      return [first!.x + perPacket * across, zero.y - 4 - perPacket * up];
    };
    const begins = drawing.strokes.find(({ points }) => points.length > 20)!;
    expect(begins.points[0]).toEqual(place(at(0)).map((value) => expect.closeTo(value, 1)));
    const [rich, poor] = at(5);
    expect(rich / poor).toBeGreaterThan(4);
    expect(begins.points[5]).toEqual(place(at(5)).map((value) => expect.closeTo(value, 1)));
    const [x, y] = begins.points[5]!;
    expect(x).toBeLessThan(470);
    expect(y).toBeGreaterThan(30);
  });
});

test('the ceiling of the queue steps where its room was changed, the axis ends at the largest, and the number’s limit is that of now', () => {
  const events = [{ at: 10, do: 'queue', limit: 20 }];
  const changed = seriesOf(scenarioWith({ ...network, flows: two, events }), 20).series;
  const { chart, drawing } = drawn([inputOf(changed, { rows: ['queue'] })]);
  const [row] = chart.scene!.geometry.rows;
  const heightOf = ([, y]: readonly [number, number]): number =>
    Math.round((60 * (row!.bottom - y)) / (row!.bottom - row!.top));
  const ceilings = drawing.strokes
    .filter(({ width, points: [one, other, ...rest] }) => width === 1.25 && rest.length === 0 && one![1] === other![1])
    .map(({ points: [one, other] }) => ({ from: one![0], to: other![0], limit: heightOf(one!) }));
  expect(ceilings.map(({ limit }) => limit)).toEqual([60, 20]);
  expect(ceilings[0]!.to).toBeCloseTo(ceilings[1]!.from, 6);
  expect(texts(drawing)).toContain(' of 20');
  expect(texts(drawn([inputOf(changed, { rows: ['queue'], now: 8, clock: 8 })]).drawing)).toContain(' of 60');
});

test('the words of now say what the page’s clock says, though the picture has gone on', () => {
  const { drawing } = drawn([inputOf(series, { now: 20.07, clock: 20, playing: true })]);
  expect(texts(drawing)).toContain('now 20.00 s');
});

describe('names of lines', () => {
  const red = { ...network.path[0]!, queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 25 } };
  const near = { id: 'near', count: 1, scheme: { kind: 'tcp' } };
  const far = { id: 'far', count: 1, scheme: { kind: 'tcp' }, accessDelay: 0.12 };
  const runs: Record<string, RunSeries> = {
    'two schemes': series,
    'a flow that stops': halved,
    'many flows': many,
    'two paths, RED': seriesOf(scenarioWith({ ...network, path: [red], flows: [near, far] })).series,
    'a square wave': seriesOf(
      scenarioWith({
        ...network,
        flows: two,
        traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, on: 3, off: 3 }],
      }),
    ).series,
    'six flows of one scheme': seriesOf(scenarioWith({ ...network, flows: [{ ...near, count: 6 }] })).series,
  };
  const rows = ['window', 'throughput', 'queue', 'roundTrip'] as const;
  const NAMES = /^(TCP|AIMD|[AB] |near|far|BDP|link|fair|share|empty|RED|min|max|before)/;

  test.each(Object.keys(runs))('stand right of the plots, and never on one another: %s', (name) => {
    const run = runs[name]!;
    for (const [width, height] of [
      [828, 414],
      [1100, 700],
      [358, 420],
    ] as const)
      for (const now of [5, 20, 44]) {
        const { canvas, drawing } = fakeCanvas();
        const chart = new TimeChart(canvas);
        chart.resize(width, height);
        const other = { name: 'B', series: run } as const;
        const ghost = { series: run, since: 3 };
        for (const beside of [{}, { other }, { ghost }]) {
          drawing.words.length = 0;
          chart.draw(inputOf(run, { rows: [...rows], now, window: now > 40 ? 40 : null, ...beside }), 1000);
          const { right, rows: boxes } = chart.scene!.geometry;
          const said = drawing.words.filter(({ text }) => NAMES.test(text) && !text.startsWith('A '));
          expect(said.length).toBeGreaterThan(3);
          for (const { x, y, text } of said) {
            expect(x, text).toBeGreaterThan(right);
            expect(x + 6 * text.length, text).toBeLessThanOrEqual(width);
            expect(
              boxes.some((row) => y > row.top && y <= row.bottom + 5),
              text,
            ).toBe(true);
          }
          const margin = drawing.words.filter(({ x, text }) => x > right && !text.startsWith('now '));
          margin.forEach((one, index) => {
            for (const next of margin.slice(index + 1))
              if (Math.abs(one.y - next.y) < 12 && one.y !== next.y)
                expect(`${one.text} ${one.y}, ${next.text} ${next.y}`).toBe('apart');
          });
        }
      }
  });

  test('of flows with paths of their own each empty path is drawn and named', () => {
    const { drawing } = drawn([inputOf(runs['two paths, RED']!, { rows: ['roundTrip', 'queue'] })]);
    expect(texts(drawing).filter((text) => text.startsWith('empty path'))).toHaveLength(2);
    expect(texts(drawing)).toEqual(expect.arrayContaining(['RED min 8', 'RED max 25']));
  });

  test('the fair share is named before a second flow of a group, where not both have room', () => {
    const { drawing } = drawn([inputOf(runs['six flows of one scheme']!, { rows: [...rows] })], null, 420);
    expect(texts(drawing).some((text) => text.startsWith('fair share'))).toBe(true);
    expect(texts(drawing)).not.toContain('near 5');
  });
});

test('of lines that end close together each has its name, closer where there is no room for more', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name, place) => ({
    key: name,
    name,
    slot: 1,
    colour: '',
    place,
    focused: false,
    back: false,
    y: 20 + place,
  }));
  const { canvas, drawing } = fakeCanvas();
  const column = new LabelColumn();
  const [context, palette] = [canvas.getContext('2d')!, { edge: '', ink: '', plate: '' }];
  const scene = { context, palette, geometry: { right: 100, width: 200 }, wallMs: 0, glide: false } as unknown as Scene;
  column.draw(scene, five, { top: 10, bottom: 72 });
  expect(drawing.words.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([20, 60])(
  'a label glides to where its line ends at %d px, keeps by 50 ms what is left to 1/e, and rests there',
  (end) => {
    const { canvas, drawing } = fakeCanvas();
    const column = new LabelColumn();
    const [context, palette] = [canvas.getContext('2d')!, { edge: '', ink: '', plate: '' }];
    const label = { key: 'a', name: 'a', slot: 1, colour: '', place: 0, focused: false, back: false };
    const at = (wallMs: number, y: number): boolean =>
      column.draw(
        { context, palette, geometry: { right: 100, width: 200 }, wallMs, glide: true } as unknown as Scene,
        [{ ...label, y }],
        { top: 10, bottom: 72 },
      );
    const shown = (): number => drawing.words.at(-1)!.y - 4.5;
    expect([at(0, 40), shown()]).toEqual([false, 40]);
    // Its line may wander a little before it follows.
    expect([at(50, 44), shown()]).toEqual([false, 40]);
    const moves = Array.from({ length: 20 }, (_, frame) => [at(100 + 50 * frame, end), shown()]);
    expect(moves.slice(0, 3)).toEqual([1, 2, 3].map((turn) => [true, Math.round(end + (40 - end) * Math.exp(-turn))]));
    expect(moves.at(-1)).toEqual([false, end]);
  },
);

test('a place of the overview is a time of the run, from its beginning to its end', () => {
  const { canvas, drawing } = fakeCanvas();
  const overview = new Overview(canvas);
  overview.resize(614, 40);
  overview.draw(series, 30, { known: 60, window: 40, zoom: null });
  expect([overview.timeAt(7), overview.timeAt(307), overview.timeAt(607)]).toEqual(
    [0, 30, 60].map((time) => expect.closeTo(time, 6)),
  );
  expect([overview.timeAt(-50), overview.timeAt(1000)]).toEqual([0, 60]);
  // Drops after the time on show are lighter.
  const drops = drawing.boxes.filter(({ width }) => width === 1.2);
  expect(drops.some(({ x, opacity }) => x < 300 && opacity === 1)).toBe(true);
  for (const { x, opacity } of drops) expect(opacity).toBe(x > 307 ? 0.35 : 1);
});

test.each([
  [1, [0.2, 0.3]],
  [2, [0.1, 0.2]],
])(
  'the overview is drawn again where something has moved by half a pixel of the screen, of which a px has %d',
  (density, moves) => {
    vi.stubGlobal('devicePixelRatio', density);
    window.devicePixelRatio = density;
    const redrawn = moves.map((px) => {
      const { canvas, drawing } = fakeCanvas();
      const overview = new Overview(canvas);
      // Ten px a second.
      overview.resize(614, 40);
      for (const now of [30, 30 + px / 10]) {
        drawing.boxes.length = 0;
        overview.draw(series, now, { known: 60, window: null, zoom: null });
      }
      return drawing.boxes.length > 0;
    });
    stubBrowser();
    expect(redrawn).toEqual([false, true]);
  },
);

test('the overview at another width is drawn as a new one of that width', () => {
  const { canvas, drawing } = fakeCanvas();
  const overview = new Overview(canvas);
  for (const width of [614, 300, 614]) {
    overview.resize(width, 40);
    overview.draw(many, 30, { known: 60, window: 40, zoom: null });
    const fresh = fakeCanvas();
    const other = new Overview(fresh.canvas);
    other.resize(width, 40);
    other.draw(many, 30, { known: 60, window: 40, zoom: null });
    expect(drawing).toEqual(fresh.drawing);
    expect(overview.timeAt(width / 2)).toBeCloseTo(30, 9);
  }
});

test('the overview of another run is drawn as if it were the first: its drops have a scale of their own', () => {
  const drawnBy = (...runs: RunSeries[]): Drawing => {
    const { canvas, drawing } = fakeCanvas();
    const overview = new Overview(canvas);
    overview.resize(614, 40);
    for (const run of runs) overview.draw(run, 30, { known: 60, window: 40, zoom: null });
    return drawing;
  };
  const calm = seriesOf(scenarioWith({ ...network, flows: [{ id: 'one', scheme: { kind: 'tcp' } }] })).series;
  const tallest = ({ boxes }: Drawing): number =>
    Math.max(...boxes.filter(({ width }) => width === 1.2).map(({ height }) => height));
  expect(tallest(drawnBy(calm))).toBe(3 + 18);
  expect(tallest(drawnBy(many))).toBe(3 + 18);
  expect(drawnBy(many, calm)).toEqual(drawnBy(calm));
  expect(drawnBy(calm, many)).toEqual(drawnBy(many));
});
