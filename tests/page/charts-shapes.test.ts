/**
 * Each row of the charts, of runs of many shapes and in many views, as it was: a digest of all that it draws, one of what the pointer finds there,
 * and, once, each text. A change that is meant is taken by `npx vitest run tests/page/charts-shapes.test.ts -u`, after a look at the page.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { drawCursor, drawHighlight, drawSpan, lineAt, sampleTime } from '../../src/charts/cursor.ts';
import { Overview } from '../../src/charts/overview.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { planeFlow, planeOptions } from '../../src/charts/plane-flows.ts';
import type { PlaneFlow } from '../../src/charts/plane-lines.ts';
import { rowCards, type RowId, ROWS } from '../../src/charts/rows/index.ts';
import { fetchBackdrop, fetchFilm, fetchFlags, TimeChart } from '../../src/charts/time-chart.ts';
import { type RunNumbers, runNumbers } from '../../src/run/numbers.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { setLanguage } from '../../src/words/language.ts';
import { fetchDrawings } from './support/drawings.ts';
import { inputOf } from './support/drawn-chart.ts';
import { stubBrowser } from './support/fake-canvas.ts';
import { digestedCanvas, digestOf, newWords } from './support/digested-canvas.ts';
import { leftInEnglish } from './support/left-in-english.ts';
import { CHARTED as NAMES, EARLY, END, type Shape, type ShapeName, shapeOf } from './support/shape-runs.ts';

beforeAll(async () => {
  stubBrowser();
  Object.assign(document, { documentElement: {} });
  await fetchDrawings();
  await fetchBackdrop();
});
afterAll(() => setLanguage('en'));

const ids = ROWS.map(({ id }) => id);

interface Look {
  input(shape: Shape, next: Shape): Partial<ChartInput>;
  opened?: number;
  size?: [width: number, height: number, scale: number];
  density?: number;
  language?: 'ar';
}

const lastFlow = ({ series }: Shape): number => series.layout.flowGroups.length - 1;
/** A variable of the observed flow that is a time. */
const spanOf = ({ series }: Shape): string | null =>
  series.flowState!.variables.find(({ unit }) => unit === 's')?.name ?? null;

const LOOKS: Readonly<Record<string, Look>> = {
  'the whole run': { input: () => ({ window: null }) },
  'zoomed in, in round trips, the last flow pointed at': {
    input: (shape) => ({
      ...{ now: 11.3, zoom: [8.2, 13], unit: 'rtt', pointed: lastFlow(shape) },
      observed: { flow: shape.series.flowState!.flow, variable: spanOf(shape) },
    }),
    density: 2,
  },
  'its beginning, from right to left': {
    input: ({ series }) => ({ now: series.layout.period, window: 5, pointed: 1 }),
    language: 'ar',
  },
  'on a phone, the last hop, a group opened': {
    input: ({ series: { layout } }) => ({
      now: 17,
      zoom: [4, 8.5],
      hop: layout.hops - 1,
      axisNames: { time: 't', queue: 'q' },
    }),
    opened: 2,
    size: [360, 150, 1],
  },
  'beside another run and what a change replaced': {
    input: ({ series, early }, next) => ({
      ...{ series: early, now: 13, window: 12, ghost: { series, since: 6.5 }, name: 'B' },
      other: { name: 'A', series: next.series },
    }),
  },
  'beside the model, large, the last group opened': {
    input: ({ scenario, early }) => ({
      ...{ now: 12, zoom: [3, 14], model: scenario.path.length > 1 ? 'link' : 'queue' },
      // What was known of the old future is too short for its name.
      ghost: { series: early, since: EARLY - 0.4 },
    }),
    opened: 8,
    size: [900, 330, 1.5],
  },
  'before anything is known': {
    input: () => ({ now: 0, window: 5, message: 'starts soon' }),
  },
};

/** What a chart shows of a run, and the flow whose state is known. */
function viewOf(name: ShapeName, { input }: Look): ChartInput {
  const [shape, next] = [name, NAMES[(NAMES.indexOf(name) + 1) % NAMES.length]!].map(shapeOf) as [Shape, Shape];
  const observed = { flow: shape.series.flowState!.flow, variable: null };
  const { series = shape.series, now = END, hop = 0, ...view } = input(shape, next);
  return inputOf(series, { observed, ...view, now, hop, numbers: numbersOf(series, hop, now) });
}

const numbers = new Map<RunSeries, Map<string, RunNumbers>>();

function numbersOf(series: RunSeries, hop: number, now: number): RunNumbers {
  const own = numbers.get(series) ?? new Map<string, RunNumbers>();
  numbers.set(series, own);
  const key = `${hop} ${now}`;
  if (!own.has(key)) own.set(key, runNumbers(series, hop, now));
  return own.get(key)!;
}

function look(chart: TimeChart, view: ChartInput, how: Look, rows: RowId[], wallMs = 1_000): void {
  const { size = [828, 190, 1], density = 1, language = 'en' } = how;
  vi.stubGlobal('devicePixelRatio', density);
  window.devicePixelRatio = density;
  setLanguage(language);
  chart.opened = how.opened ?? null;
  chart.scale = size[2];
  chart.resize(size[0], size[1]);
  chart.draw({ ...view, rows }, wallMs);
}

/** What the pointer finds at some times, over the lines and the labels: readings, flows, and what is painted over the chart. */
function found(chart: TimeChart): { digest: string; texts: string[] } {
  const scene = chart.scene!;
  const [{ row }] = chart.shown() as [ReturnType<TimeChart['shown']>[number]];
  const { top, bottom } = scene.geometry.rows[0]!;
  const [texts, all] = [[] as string[], [] as unknown[]];
  for (const part of [-0.1, 0.05, 0.43, 0.9]) {
    const time = scene.from + part * (scene.to - scene.from);
    const readings = row.readings(scene, time);
    for (const { name } of readings) texts.push(name);
    all.push(readings, sampleTime(scene, time));
  }
  for (let y = top; y <= bottom; y += 41) all.push(lineAt(scene, row, scene.now - 1, y, 14));
  for (let y = top - 8; y <= bottom + 8; y += 7)
    all.push(chart.flowAt((scene.geometry.right + 20) * chart.scale, y * chart.scale));
  const over = digestedCanvas();
  const context = over.canvas.getContext('2d')!;
  drawCursor(context, scene, [row], scene.from + 0.88 * (scene.to - scene.from), ', here');
  drawHighlight(context, scene, [row], { flow: 1, time: scene.now - 0.4, at: null });
  drawSpan(context, scene, scene.to + 1, scene.now - 1);
  return { digest: digestOf(all, over.digest()), texts };
}

describe.each(NAMES)('%s', (name) => {
  test('each row, drawn and pointed at', () => {
    const said = new Set<string>();
    const digests = new Map(ids.map((id) => [id, [] as string[]]));
    const titles = Object.entries(LOOKS).map(([title, how]) => {
      const [view, texts] = [viewOf(name, how), [] as string[]];
      for (const id of ids) {
        const { canvas, digest, words } = digestedCanvas();
        const chart = new TimeChart(canvas);
        look(chart, view, how, [id]);
        const here = found(chart);
        texts.push(...words, ...here.texts);
        digests.get(id)!.push(`${digest()} ${here.digest}`);
      }
      return `${title}: ${newWords(said, texts)}`;
    });
    const lines = [...titles, ...[...digests].map(([id, each]) => `${id} ${each.join(', ')}`)];
    expect(lines.join('\n')).toMatchSnapshot('rows');
  });

  test('each row, as columns, table and sentence', () => {
    const shape = shapeOf(name);
    const { series } = shape;
    const samples = [0, 20, Math.floor(series.length / 2), series.length - 1];
    const lines = rowCards(ids).map(({ id, shape: high, columns, table, spoken }) => {
      const [all, heads] = [[] as unknown[], new Set<string>()];
      for (const hop of new Set([0, series.layout.hops - 1])) {
        for (const { name: head, unit, values } of columns(series, hop)) {
          all.push(head, unit, ...samples.map((sample) => values.at(sample)?.toPrecision(8)));
          heads.add(head);
        }
        for (const { head, cell } of [null, spanOf(shape)].flatMap((variable) =>
          table.columns({ series, hop, variable }),
        )) {
          all.push(head, cell(-1, samples[1]!), cell(samples[2]!, samples[3]!));
          heads.add(head);
        }
      }
      all.push(high(series.scenario, [id]), high(series.scenario, ['throughput', 'window', id]));
      const spokenOf = [-1, ...samples, series.length].map(
        (sample) => spoken?.(series, sample, sample > 20 ? spanOf(shape) : null) ?? '',
      );
      const told = [...heads].filter((_, at, { length }) => at === 0 || at === length - 1);
      return `${id} ${heads.size} ${digestOf(all, spokenOf)} ${[...told, spokenOf[3]!].join(' | ').replaceAll(/\s/g, ' ')}`;
    });
    expect(lines.join('\n')).toMatchSnapshot('tables');
  });

  test('says what it reads in the reader’s language', () => {
    const { series, scenario } = shapeOf(name);
    const given = [...scenario.flows.map(({ label }) => label), ...(scenario.measured ?? []).map((run) => run.name)];
    const chart = new TimeChart(digestedCanvas().canvas);
    chart.resize(900, 1_600);
    const read = leftInEnglish(() => {
      chart.draw(inputOf(series, { window: null, rows: ids }), 1_000);
      return chart
        .shown()
        .flatMap(({ row }) => row.readings(chart.scene!, 9).map((reading) => `${reading.name} ${reading.text}`));
    });
    expect(read.filter((text) => !given.some((each) => each !== '' && text.startsWith(each)))).toEqual([]);
  });

  test('the run at a glance, and two flows against each other', () => {
    const { series, scenario } = shapeOf(name);
    const options = planeOptions(scenario.flows);
    const said = new Set<string>();
    const glance = digestedCanvas();
    const overview = new Overview(glance.canvas);
    overview.resize(500, 36);
    const glances = [
      [0, 0],
      [12, END],
      [3, 15],
      [END, END],
    ].map(([now, know]) => {
      overview.draw(series, now!, { known: know!, window: 9, zoom: now === 3 ? [1, 2] : null });
      return `${now} s ${digestOf(glance.digest(), overview.timeAt(100 + now!))}`;
    });
    const lines = [glances.join(', ')];
    const { canvas, digest, words } = digestedCanvas();
    const plane = new PhasePlane(canvas);
    plane.resize(480);
    for (const [one, other] of [
      [0, options.length - 1],
      [1, 2],
    ]) {
      const [across, up] = [one!, other!].map((at) => planeFlow(series, options[Math.min(at, options.length - 1)]));
      for (const now of [0, 3.7, END, 9]) {
        const digests = PLANES.map(([quantity, model]) => {
          plane.draw({ series, now, quantity, across: across!, up: up!, model });
          return digestOf(digest(), plane.valuesAt(200, 300));
        });
        lines.push(`${one} ${other} ${now} s ${digests.join(' ')} ${newWords(said, words)}`);
      }
    }
    expect(lines.join('\n')).toMatchSnapshot('plane');
  });
});

const PLANES = [
  ['window', null],
  ['window', 'queue'],
  ['rate', 'link'],
] as const;

/** Views and runs, each next to others. */
const walk = Object.entries(LOOKS).flatMap(([title, how], at) =>
  [0, 1, 2, 3, 4, 5].map((index) => ({ title, how, name: NAMES[(index * 4 + 3 * at) % NAMES.length]! })),
);

test('one chart that goes from view to view and run to run', () => {
  const { canvas, digest } = digestedCanvas();
  const chart = new TimeChart(canvas);
  const lines = walk.map(({ title, how, name }, step) => {
    const large: Look = { ...how, size: [828, 900, how.size?.[2] ?? 1] };
    look(chart, viewOf(name, how), large, [...ids], 400 * step);
    if (step % 7 === 4) chart.refit();
    return `${name}, ${title} ${digest()}`;
  });
  expect(lines.join('\n')).toMatchSnapshot('walk');
});

test('what a chart reads that has been asked to fit is what one reads that has drawn nothing else', () => {
  const used = new TimeChart(digestedCanvas().canvas);
  const views = walk.filter(({ how, name }) => how.input(shapeOf(name), shapeOf(name)).zoom);
  for (const { title, how, name } of views) {
    const view = viewOf(name, how);
    const read = [used, new TimeChart(digestedCanvas().canvas)].map((chart) => {
      look(chart, view, how, [...ids]);
      chart.refit();
      look(chart, view, how, [...ids]);
      return chart.shown().map(({ card: { id }, row }) => [id, row.readings(chart.scene!, view.now)]);
    });
    expect(JSON.stringify(read[0]), `${name}, ${title}`).toBe(JSON.stringify(read[1]));
  }
});

const LIVELY: RowId[] = ['window', 'throughput', 'queue', 'losses', 'inside'];

test.each(['kept on films', 'drawn anew'])('while it plays, all rows at once, then in turns, %s', async (films) => {
  class Offscreen {
    constructor(width: number, height: number) {
      return digestedCanvas(width, height).canvas;
    }
  }
  vi.stubGlobal('OffscreenCanvas', films === 'drawn anew' ? undefined : Offscreen);
  const { canvas, digest } = digestedCanvas();
  let ms = 0;
  const chart = new TimeChart(canvas, () => (ms += 9));
  const digests: string[] = [];
  await Promise.all([fetchFilm(), fetchFlags(), fetchBackdrop()]);
  for (let frame = 0; frame < 60; frame++) {
    const { series } = shapeOf(NAMES[frame < 45 ? 1 : 3]!);
    const now = 6 + 0.05 * frame;
    chart.resize(600, 400);
    const input = inputOf(series, { rows: LIVELY, now, window: 5, playing: true, pointed: frame > 30 ? 1 : null });
    const again = chart.draw(input, 1_000 + frame * (frame < 20 ? 120 : 16));
    digests.push(`${digest()}${again ? '…' : ''}`);
  }
  expect(digests.join(' ')).toMatchSnapshot();
});

test('chart, overview and phase plane that are told of another theme and scale show them as new ones do', () => {
  const { series, scenario } = shapeOf('two groups that the model knows');
  const [across, up] = [0, 2].map((at) => planeFlow(series, planeOptions(scenario.flows)[at])!) as [
    PlaneFlow,
    PlaneFlow,
  ];
  const view = viewOf('two groups that the model knows', LOOKS['the whole run']!);
  const parts = [
    (canvas: HTMLCanvasElement) => {
      const chart = new TimeChart(canvas);
      chart.resize(828, 700);
      return { restyle: () => chart.restyle(), draw: () => chart.draw({ ...view, rows: ids }, 1_000) };
    },
    (canvas: HTMLCanvasElement) => {
      const overview = new Overview(canvas);
      overview.resize(500, 36);
      const draw = () => overview.draw(series, 12, { known: END, window: 9, zoom: null });
      return { restyle: () => overview.restyle(), draw };
    },
    (canvas: HTMLCanvasElement) => {
      const plane = new PhasePlane(canvas);
      plane.resize(480);
      const draw = () => plane.draw({ series, now: 12, quantity: 'rate', across, up, model: 'link' });
      return { restyle: () => plane.restyle(), draw };
    },
  ];
  const usual = getComputedStyle;
  for (const make of parts) {
    const [used, new_] = [digestedCanvas(), digestedCanvas()];
    const [old, other] = [make(used.canvas), make(new_.canvas)];
    old.draw();
    const before = used.digest();
    vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
      ...{ color: `dark ${element.style.color}`, fontFamily: 'Serif', getPropertyValue: () => '1.25' },
    }));
    for (const part of [old, other]) {
      part.restyle();
      part.draw();
    }
    vi.stubGlobal('getComputedStyle', usual);
    expect(used.digest()).toBe(new_.digest());
    expect(used.digest()).not.toBe(before);
  }
});
