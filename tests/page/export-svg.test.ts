/** What the painters of charts and stage draw, written down as SVG: the same marks at the same places, text as text. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { drawText } from '../../src/charts/canvas.ts';
import { PhasePlane } from '../../src/charts/phase-plane.ts';
import { fetchBackdrop, TimeChart } from '../../src/charts/time-chart.ts';
import { type FigurePart, figureOf, stretchInView } from '../../src/export/figure.ts';
import { svgOf } from '../../src/export/figure-files.ts';
import { plainColour } from '../../src/export/svg-colour.ts';
import { SvgContext } from '../../src/export/svg-context.ts';
import { arcPath, roundRectPath } from '../../src/export/svg-path.ts';
import { escaped } from '../../src/export/svg-text.ts';
import { wrapped } from '../../src/export/figure-caption.ts';
import { namesOf } from '../../src/scenario/names.ts';
import { StageModel } from '../../src/stage/model.ts';
import { chartGeometry } from '../../src/charts/geometry.ts';
import { ROWS, rowShapes } from '../../src/charts/rows/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { pointsOf, readSvg, type SvgElement } from './support/svg.ts';

/** The light theme as a browser resolves it: hues as rgb(), mixed colours as oklab(). */
const COLOURS: Readonly<Record<string, string>> = {
  'var(--plate)': 'rgb(255, 255, 255)',
  'var(--ink)': 'rgb(21, 25, 29)',
  'var(--cbr)': 'rgb(123, 130, 136)',
  'var(--wash)': 'rgba(21, 25, 29, 0.04)',
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, slot) => [`var(--flow-${slot + 1})`, `rgb(${40 + 20 * slot}, 80, 200)`]),
  ),
};
const colourOf = (css: string): string =>
  COLOURS[css] ?? (/mix|dark/.test(css) ? 'oklab(0.45 -0.02 -0.15)' : 'rgb(100, 107, 114)');
const hueOf = (slot: number): string => plainColour(colourOf(`var(--flow-${slot})`)).hex;

beforeAll(async () => {
  stubBrowser();
  const style = (element: { style: { color?: string } }) => ({
    color: colourOf(element.style.color ?? ''),
    fontFamily: 'Sans',
    getPropertyValue: () => '',
  });
  vi.stubGlobal('getComputedStyle', style);
  vi.stubGlobal('document', {
    body: { append: () => undefined, style: {} },
    createElement: () => ({
      style: {},
      append: () => undefined,
      remove: () => undefined,
      getContext: () => ({ measureText: (text: string) => ({ width: 6 * text.length }) }),
    }),
  });
});

/** A run at `time` (s), at rest, as the page holds it. */
function run(fields: object, time: number): Bench {
  const scenario: Scenario = scenarioWith({
    duration: 30,
    warmup: 2,
    seed: 5,
    path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
      { id: 'aimd', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, count: 2, startJitter: 1 },
    ],
    ...fields,
  });
  const bench = new Bench(scenario);
  bench.player.seek(time);
  bench.pass(500);
  return bench;
}

const measure = (_: string, text: string): number => 6 * text.length;

function drawn(
  { player }: Bench,
  part: FigurePart,
  view: { from: number; to: number } | null = null,
): { svg: string; elements: SvgElement[] } {
  const svg = svgOf(figureOf(player, part, view, 'https://example.org/#/play?a=1&b=2', measure));
  return { svg, elements: readSvg(svg) };
}

const texts = (elements: readonly SvgElement[]): string[] =>
  elements.filter(({ name }) => name === 'text').map(({ text }) => text);

const RUNS: [string, object][] = [
  ['four flows', {}],
  [
    'a median and band of many flows',
    {
      flows: [
        { id: 'tcp', scheme: { kind: 'tcp' }, count: 9, startJitter: 1 },
        { id: 'tfrc', scheme: { kind: 'tfrc' } },
      ],
    },
  ],
  [
    'RED with marks',
    {
      path: [
        { rate: 5e6, delay: 0.02, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 30, ecn: true } },
      ],
    },
  ],
  ['a square wave', { traffic: [{ kind: 'cbr', wave: 'square', high: 3e6, low: 0, on: 3, off: 3, packetSize: 300 }] }],
  [
    'random loss, and a rate that changes',
    {
      loss: { kind: 'bernoulli', p: 0.01 },
      events: [
        { at: 5, do: 'rate', rate: 2e6 },
        { at: 8, do: 'drop', group: 'tcp', flow: 0, count: 3 },
      ],
    },
  ],
  [
    'three bottlenecks and a real reverse path',
    {
      path: [8e6, 5e6, 6e6].map((rate) => ({ rate, delay: 0.01, queue: { kind: 'droptail', limit: 30 } })),
      reverse: [1e6, 1e6, 1e6].map((rate) => ({ rate, delay: 0.01, queue: { kind: 'droptail', limit: 20 } })),
      flows: [
        { id: 'all', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
        { id: 'one', scheme: { kind: 'aimd' }, enter: 1, leave: 1 },
        { id: 'back', scheme: { kind: 'rap' }, direction: 'reverse' },
      ],
    },
  ],
];

describe.each(RUNS)('the figure of %s', (_, fields) => {
  const bench = run(fields, 12);
  bench.player.store.setState({ rows: ROWS.map(({ id }) => id) });

  test.each(['both', 'chart', 'stage', 'axes', 'plane'] as const)(
    'of %s is well-formed, within its bounds, and has no number that is none',
    (part) => {
      const { svg, elements } = drawn(bench, part);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|var\(|oklab/);
      const { width, height } = elements[0]!.attributes;
      for (const { attributes } of elements.filter(({ name }) => name === 'text')) {
        if (attributes['x'] === undefined) continue;
        expect(Number(attributes['x'])).toBeGreaterThanOrEqual(0);
        expect(Number(attributes['x'])).toBeLessThanOrEqual(Number(width));
        expect(Number(attributes['y'])).toBeLessThanOrEqual(Number(height));
      }
    },
  );

  test('has each row’s title, each scheme’s name, and below what it is of', () => {
    const said = texts(drawn(bench, 'both').elements);
    for (const title of [
      'Throughput of each flow',
      'Queue',
      'Fairness index',
      'Round trip',
      'Loss events',
      'Link used',
    ])
      expect(said).toContain(title);
    for (const name of namesOf(bench.player.series.scenario))
      expect(said.join(' ')).toContain(name.replace(/\(.*\)/, ''));
    expect(said.some((line) => line.startsWith('Seed 5, 0.0 to 12.0 s of 30'))).toBe(true);
    expect(said.at(-1)).toBe('https://example.org/#/play?a=1&b=2');
  });
});

describe('the words under a figure', () => {
  const said = (fields: object, part: FigurePart = 'both', time = 12): string => {
    const { player } = run(fields, time);
    const svg = svgOf(figureOf(player, part, null, '', (_, text) => text.length, 'page'));
    return readSvg(svg)
      .filter(({ name }) => name === 'text')
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join(' ');
  };
  const changes = (count: number): object[] =>
    Array.from({ length: count }, (_, at) => ({ at: at + 3, do: 'rate', hop: 0, rate: (at + 2) * 1e6 }));

  test('tell up to five timed changes, each with its own time, and count more', () => {
    for (const count of [1, 2, 5]) {
      const words = said({ events: changes(count) });
      for (let at = 0; at < count; at++) expect(words).toContain(`${at + 2} Mbit/s at ${at + 3} s`);
      expect(words).not.toContain('timed changes');
    }
    for (const count of [6, 9]) {
      const words = said({ events: changes(count) });
      expect(words).toContain(`With ${count} timed changes.`);
      expect(words).not.toContain('Changed:');
    }
    expect(said({})).not.toMatch(/Changed|timed changes/);
  });

  test('say the stretch of charts and the time of the network, where each is shown', () => {
    expect(said({}, 'both')).toMatch(/Seed 5, 0\.0 to 12\.0 s of 30 s, the network at 12\.00 s\./);
    expect(said({}, 'chart')).toMatch(/Seed 5, 0\.0 to 12\.0 s of 30 s\. Simulated/);
    expect(said({}, 'stage')).toMatch(/Seed 5, the network at 12\.00 s\. Simulated/);
  });

  test('above it are the page’s own names of the axes, or the reader’s', () => {
    const { player } = run({}, 12);
    const titles = (names: object): string =>
      readSvg(svgOf(figureOf(player, 'chart', null, '', (_, text) => text.length, 'page', names)))
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text)
        .join('|');
    expect(titles({})).toMatch(/Queue\|, packets waiting/);
    const own = titles({ queue: 'Warteschlange <b>', time: 'Zeit [s]' });
    expect(own).toContain('Warteschlange <b>');
    expect(own).not.toMatch(/packets waiting/);
    expect(own).toContain('0 Zeit [s]');
    expect(own).toContain('Throughput');
  });

  test('say of two runs which one it is, and by what the other differs', () => {
    const { player, pass } = run({}, 5);
    player.toggleCompare();
    pass(200);
    player.edit('the seed', (old) => ({ ...old, seed: 9 }));
    pass(200);
    const words = (part: FigurePart): string =>
      readSvg(svgOf(figureOf(player, part, null, '', (_, text) => text.length, 'page')))
        .map(({ text }) => text)
        .join(' ');
    expect(words('chart')).toMatch(/This is run B\. Run A differs by: [^.]*5/);
    expect(words('chart')).toContain('Seed 9');
    player.switchRun();
    pass(200);
    expect(words('chart')).toMatch(/This is run A\. Run B differs by: [^.]*9/);
    expect(words('stage')).not.toContain('This is run');
  });
});

describe.each(RUNS)('the slide of %s', (_, fields) => {
  const { player } = run(fields, 12);
  player.store.setState({ rows: ROWS.map(({ id }) => id) });
  const link = `https://example.org/#/play?s=2.${'x'.repeat(300)}`;

  test.each(['both', 'chart', 'stage', 'plane'] as const)(
    'of %s has 16 to 9, and all its words are 20 points high on 7.5 inches but for one line of small print with the seed and the link',
    (part) => {
      const svg = svgOf(figureOf(player, part, null, link, measure, 'slide'));
      const elements = readSvg(svg);
      const { width, height, viewBox } = elements[0]!.attributes;
      expect([width, height]).toEqual(['1280', '720']);
      const [, , wide, high] = viewBox!.split(' ').map(Number) as [number, number, number, number];
      expect(wide / high).toBeCloseTo(16 / 9, 6);
      const words = elements.filter(({ name }) => name === 'text');
      const points = ({ attributes }: SvgElement): number => (Number(attributes['font-size']) / high) * 7.5 * 72;
      const small = words.filter((element) => points(element) < 19.9);
      expect(small).toHaveLength(1);
      expect(small[0]!.text).toMatch(/^Seed 5, Sawtooth, engine [\d.]+\. https:.*…$/);
      expect(svg).toContain(`href="${link}"`);
      for (const { attributes } of words.filter((word) => word.attributes['x'] !== undefined)) {
        expect(Number(attributes['x'])).toBeLessThanOrEqual(wide);
        expect(Number(attributes['y'])).toBeLessThanOrEqual(high);
      }
    },
  );

  test.each(['both', 'chart'] as const)(
    'of %s has the charts as its larger part, of rows as high as when presenting',
    (part) => {
      const { chartHeight, height, width, margin, chart } = figureOf(player, part, null, link, measure, 'slide');
      expect(chartHeight).toBeGreaterThanOrEqual(0.55 * height);
      const { rows } = chartGeometry(width - 2 * margin, chartHeight, rowShapes(chart.rows, chart.series.scenario), 90);
      expect(rows.length).toBeGreaterThanOrEqual(1);
      for (const { top, bottom } of rows) expect(bottom - top).toBeGreaterThanOrEqual(0.11 * height);
    },
  );
});

describe('the charts', () => {
  test('have the very lines that a canvas gets', () => {
    const bench = run({}, 12);
    const figure = figureOf(bench.player, 'chart', { from: 2, to: 11 }, '', measure);
    const { canvas, drawing } = fakeCanvas();
    const chart = new TimeChart(canvas);
    chart.resize(figure.width - 48, figure.chartHeight);
    chart.draw(figure.chart, 0);
    const wanted = drawing.strokes.filter(({ points }) => points.length > 20);
    const paths = readSvg(svgOf(figure)).filter(
      ({ name, attributes }) =>
        name === 'path' && attributes['fill'] === 'none' && pointsOf(attributes['d']!).length > 20,
    );
    expect(wanted.length).toBeGreaterThanOrEqual(7);
    expect(paths).toHaveLength(wanted.length);
    wanted.forEach(({ points, colour, width, dash }, index) => {
      const { attributes } = paths[index]!;
      expect(pointsOf(attributes['d']!).flat()).toEqual(
        points.flatMap(([x, y]) => [x + 24, y + 24]).map((value) => expect.closeTo(value, 2)),
      );
      expect(attributes).toMatchObject({ stroke: plainColour(colour).hex, 'stroke-width': String(width) });
      expect(attributes['stroke-dasharray'] ?? '').toBe(dash.join(' '));
    });
  });

  test('have no line of now, but where the network beside them is of a time within them', () => {
    const bench = run({}, 12);
    expect(texts(drawn(bench, 'both').elements).filter((text) => text.startsWith('now '))).toEqual([]);
    bench.player.seek(6);
    bench.pass(300);
    expect(
      texts(drawn(bench, 'chart', { from: 0, to: 12 }).elements).filter((text) => text.startsWith('now ')),
    ).toEqual([]);
    const both = texts(drawn(bench, 'both', { from: 0, to: 12 }).elements);
    expect(both.filter((text) => text.startsWith('now '))).toEqual(['now 6.00 s']);
    expect(both.join(' ')).toContain('the network at 6.00 s');
  });

  test('left empty, have their axes and no line of any flow', () => {
    const elements = drawn(run({}, 12), 'axes').elements;
    expect(elements.filter(({ attributes }) => [attributes['stroke'], attributes['fill']].includes(hueOf(1)))).toEqual(
      [],
    );
    expect(texts(elements)).toEqual(
      expect.arrayContaining(['Throughput of each flow', '0 s', 'fair share 1.25'].slice(0, 2)),
    );
  });

  test('of two runs say which is which, and in what they differ', () => {
    const bench = run({}, 8);
    bench.player.toggleCompare();
    bench.pass(300);
    bench.player.edit('the queue', (old) => ({
      ...old,
      path: [{ ...old.path[0]!, queue: { kind: 'droptail', limit: 10 } }],
    }));
    bench.pass(300);
    bench.player.seek(8);
    bench.pass(600);
    const said = texts(drawn(bench, 'chart').elements).join(' ');
    expect(said).toContain('This is run B. Run A differs by: queue drop-tail of 40');
    expect(said).toMatch(/A TCP 1.*B TCP 1|B TCP 1.*A TCP 1/);
  });
});

describe('the stretch of time that a figure shows', () => {
  const { player } = run({}, 12);
  const known = player.series.samples.timeOf(player.series.length - 1);

  test('is what the chart shows of the samples that are known: a view past their end stops there', () => {
    expect(known).toBeLessThan(12.1);
    expect(stretchInView(player, { from: 2, to: 8 })).toEqual([2, 8]);
    expect(stretchInView(player, { from: 2, to: 29 })).toEqual([2, known]);
    expect(stretchInView(player, { from: -18, to: 12 })).toEqual([0, known > 12 ? 12 : known]);
    expect(stretchInView(player, null)).toEqual([0, known]);
  });

  test('is all that is known where the chart shows nothing that is', () => {
    expect(stretchInView(player, { from: 20, to: 29 })).toEqual([0, known]);
    expect(stretchInView({ series: new Bench(player.series.scenario).player.series }, null)).toBeNull();
  });

  test('is that of its charts, whose lines end at the right edge', () => {
    const { chart } = figureOf(player, 'chart', { from: 2, to: 29 }, '', measure);
    expect(chart.zoom).toEqual([2, known]);
  });
});

describe('the network', () => {
  test('has a bar for each packet that waits', () => {
    const bench = run({}, 12);
    const model = new StageModel();
    model.sync(bench.player.run);
    const waiting = model.hops[0]!.arrivedBy(bench.player.time) - model.hops[0]!.begunBy(bench.player.time);
    const bars = drawn(bench, 'stage').elements.filter(
      ({ name, attributes }) => name === 'rect' && attributes['height'] === '78' && attributes['fill'] !== '#ffffff',
    );
    expect(waiting).toBeGreaterThan(5);
    expect(bars).toHaveLength(waiting);
  });

  test('says how many wait and for how long: their bits, and the rest of the packet being sent, over the rate', () => {
    const bench = run({}, 12);
    const words = texts(drawn(bench, 'stage').elements);
    const numberIn = (pattern: RegExp): string | undefined =>
      words.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
    const [many, ms] = [numberIn(/^(\d+)\u00a0waiting$/), numberIn(/^, ([\d.]+)\u00a0ms$/)];
    // 1000 bytes at 5 Mbit/s take 1.6 ms.
    expect(Number(many)).toBeGreaterThan(5);
    expect(Number(ms)).toBeGreaterThanOrEqual(Math.floor(1.6 * Number(many)));
    expect(Number(ms)).toBeLessThanOrEqual(Math.ceil(1.6 * (Number(many) + 1)));
  });
});

describe('a phase plane, whose words are turned, is well-formed too', () => {
  test('and its words keep their place', () => {
    const { player } = run({}, 12);
    const context = new SvgContext(measure);
    const plane = new PhasePlane({
      style: {},
      append: () => undefined,
      getContext: () => context,
    } as unknown as HTMLCanvasElement);
    plane.resize(300);
    plane.draw({
      series: player.series,
      now: 12,
      model: null,
      quantity: 'window',
      across: { flow: 0, name: 'TCP', slot: 1, place: 0 },
      up: { flow: 2, name: 'AIMD', slot: 3, place: 0 },
    });
    const elements = readSvg(`<svg>${context.content()}</svg>`);
    const turned = elements.find(({ text }) => text === 'equal shares')!;
    expect(turned.attributes['transform']).toMatch(/^matrix\(0\.7071 -0\.7071 0\.7071 0\.7071 /);
    expect(context.skipped).toBe(0);
  });
});

describe('the figure of the phase plane', () => {
  const bench = run({}, 12);
  bench.player.store.setState({
    planeOf: { quantity: 'rate', across: { group: 'aimd', flow: 1 }, up: { group: 'tcp', flow: 1 } },
  });

  test('has the very trail that a canvas gets, of the flows that the reader chose', () => {
    const figure = figureOf(bench.player, 'plane', null, '', measure);
    expect([figure.plane!.across.flow, figure.plane!.up.flow]).toEqual([3, 1]);
    const { canvas, drawing } = fakeCanvas();
    const plane = new PhasePlane(canvas);
    plane.resize(480);
    plane.draw(figure.plane!);
    const wanted = drawing.strokes.filter(({ points }) => points.length > 2);
    const paths = readSvg(svgOf(figure)).filter(
      ({ name, attributes }) =>
        name === 'path' &&
        attributes['fill'] === 'none' &&
        pointsOf(attributes['d']!).length > 2 &&
        !attributes['d']!.includes('A'),
    );
    expect(wanted.length).toBeGreaterThan(5);
    expect(paths.map(({ attributes }) => pointsOf(attributes['d']!).flat())).toEqual(
      wanted.map(({ points }) => points.flatMap(([x, y]) => [x + 24, y + 24]).map((value) => expect.closeTo(value, 2))),
    );
  });

  test('says of what it is, what its marks mean, when, and where its run is', () => {
    const { svg, elements } = drawn(bench, 'plane');
    const said = texts(elements).join(' ');
    expect(elements[0]!.attributes['width']).toBe('528');
    for (const words of [
      'TCP 2',
      'AIMD 2',
      'Throughput over the last second, Mbit/s: TCP 2 against AIMD 2.',
      'The dot is 12.00 s, the line the ',
      'Dotted: equal shares, their part of the link.',
      'at 12.00 s of 30',
    ])
      expect(said).toContain(words);
    expect(svg).toContain('<a href="https://example.org/#/play?a=1&amp;b=2">');
    const trail = /the line the ([\d.]+) s before/.exec(said)![1];
    const { layout } = bench.player.series;
    expect(Number(trail)).toBeCloseTo(Math.min(200 * layout.period, 12 - layout.period), 1);
  });

  test('is that of the time on show, and before the first sample has axes alone', () => {
    const early = run({}, 12);
    early.player.seek(6);
    early.pass(300);
    expect(texts(drawn(early, 'plane').elements).join(' ')).toContain('The dot is 6.00 s');
    const { player } = new Bench(early.player.series.scenario);
    const said = texts(readSvg(svgOf(figureOf(player, 'plane', null, '', measure)))).join(' ');
    expect(said).toContain('Window, packets: AIMD 1 against TCP 1. Dotted:');
    expect(said).not.toContain('The dot');
    // Nor has a chart a stretch yet; the network is shown as it is then.
    const made = (part: FigurePart) => texts(readSvg(svgOf(figureOf(player, part, null, '', measure)))).join(' ');
    for (const part of ['both', 'stage'] as const) expect(made(part)).toContain('Seed 5, the network at 0.00 s. Sim');
    for (const part of ['chart', 'plane'] as const) expect(made(part)).toContain('Seed 5. Sim');
  });
});

describe('of a drawing', () => {
  const written = (draw: (context: SvgContext & CanvasRenderingContext2D) => void): SvgElement[] => {
    const context = new SvgContext(measure, 'a');
    draw(context as SvgContext & CanvasRenderingContext2D);
    return readSvg(`<svg>${context.content()}</svg>`).slice(1);
  };

  test('what is clipped stands within its clips, and nothing else does', () => {
    const elements = written((context) => {
      context.save();
      context.beginPath();
      context.rect(0, 0, 10, 10);
      context.clip();
      context.fillRect(1, 1, 2, 2);
      context.restore();
      context.fillRect(20, 20, 2, 2);
    });
    const [inner, outer] = elements.filter(({ name }) => name === 'rect');
    expect(inner!.parent!.attributes).toEqual({ 'clip-path': 'url(#a-1)' });
    expect(outer!.parent!.name).toBe('svg');
  });

  test('a clip within a clip stands within it, and a clip that comes back is written once', () => {
    const clipped = (context: CanvasRenderingContext2D, size: number, draw: () => void): void => {
      context.save();
      context.beginPath();
      context.rect(0, 0, size, size);
      context.clip();
      draw();
      context.restore();
    };
    const elements = written((context) => {
      clipped(context, 10, () => {
        clipped(context, 5, () => context.fillRect(0, 0, 2, 2));
        context.fillRect(0, 0, 3, 3);
      });
      clipped(context, 5, () => context.fillRect(0, 0, 4, 4));
    });
    const clipsOf = (width: string): string[] => {
      const found: string[] = [];
      for (let at = elements.find(({ attributes }) => attributes['width'] === width)!.parent; at; at = at.parent)
        if (at.attributes['clip-path']) found.push(at.attributes['clip-path']);
      return found;
    };
    expect(['2', '3', '4'].map(clipsOf)).toEqual([['url(#a-2)', 'url(#a-1)'], ['url(#a-1)'], ['url(#a-2)']]);
    expect(elements.filter(({ name }) => name === 'clipPath')).toHaveLength(2);
  });

  test('lengths, dashes and places follow scale and shift', () => {
    const [line, box] = written((context) => {
      context.setTransform(2, 0, 0, 2, 10, 0);
      context.setLineDash([3, 1]);
      context.lineDashOffset = 1;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(5, 5);
      context.stroke();
      context.globalAlpha = 0.5;
      context.fillRect(0, 0, 4, 3);
    });
    expect(line!.attributes).toMatchObject({
      d: 'M10 0L20 10',
      'stroke-width': '2',
      'stroke-dasharray': '6 2',
      'stroke-dashoffset': '2',
    });
    expect(box!.attributes).toMatchObject({ x: '10', width: '8', height: '6', 'fill-opacity': '0.5' });
  });

  test('a halo and its text are one text; spaces at its ends move it, and stay out of it', () => {
    const [text] = written((context) =>
      drawText(context, { sans: 'Sans' } as never, ' of 60', 100, 20, {
        colour: '#123456',
        halo: '#ffffff',
        weight: 600,
      }),
    );
    expect(text).toMatchObject({
      name: 'text',
      text: 'of 60',
      attributes: {
        x: '106',
        y: '20',
        'font-weight': '600',
        fill: '#123456',
        stroke: '#ffffff',
        'stroke-width': '4',
        'paint-order': 'stroke',
      },
    });
  });

  test('numbers that are none leave no mark, as on a canvas', () => {
    const context = new SvgContext(measure);
    context.moveTo(NaN, 0);
    context.fillRect(0, Infinity, 1, 1);
    // Nor what has no width or no height.
    context.fillRect(0, 0, 0, 1);
    context.strokeRect(0, 0, 1, 0);
    expect([context.content(), context.skipped]).toEqual(['', 2]);
  });

  test('a property that it does not know cannot be set', () => {
    const context = new SvgContext(measure) as unknown as { shadowBlur: number };
    expect(() => (context.shadowBlur = 3)).toThrow(TypeError);
  });

  test('an arc is drawn in parts that SVG knows', () => {
    const [circle] = written((context) => {
      context.beginPath();
      context.arc(10, 10, 5, 0, 2 * Math.PI);
      context.fill();
    });
    expect(circle!.attributes['d']).toBe('M15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10');
  });

  test('any text is written as it is, but for what XML forbids', () => {
    const [text] = written((context) => context.fillText('<a href="x">&\u0007\uFFFF', 0, 0));
    expect(text!.text).toBe('<a href="x">&');
    expect(escaped('é ≤ “1”')).toBe('é ≤ “1”');
  });
});

describe('a colour in every form that browsers give', () => {
  test.each([
    ['#15191d0a', '#15191d', 10 / 255],
    ['rgb(47, 90, 216)', '#2f5ad8', 1],
    ['rgba(21, 25, 29, 0.04)', '#15191d', 0.04],
    ['color(srgb 1 0.5 0 / 0.25)', '#ff8000', 0.25],
    // From CSS Color 4: red and a green in OKLab.
    ['oklab(0.627955 0.224863 0.125846)', '#ff0000', 1],
    ['oklab(51.975% -0.1403 0.10768)', '#008000', 1],
  ])('%s', (css, hex, opacity) => expect(plainColour(css)).toEqual({ hex, opacity: expect.closeTo(opacity, 6) }));

  test('and no other', () => expect(() => plainColour('var(--ink)')).toThrow('var(--ink)'));
});

test('text is broken between words, and a long link within', () => {
  const width = (text: string): number => text.length;
  expect(wrapped('two flows share a link', 10, width)).toEqual(['two flows', 'share a', 'link']);
  expect(wrapped('see https://example.org/abc now', 10, width)).toEqual(['see', 'https://ex', 'ample.org/', 'abc now']);
});

test('the name at the end of a measured line is drawn over the lines of the run, so that it can be read', async () => {
  await fetchBackdrop();
  const measured = [{ name: 'lab', time: [0, 5, 10], queue: [1, 5, 20] }];
  const { elements } = drawn(run({ measured }, 12), 'chart');
  const name = elements.findLastIndex(({ text }) => text === 'lab');
  const title = elements.findIndex(({ text }) => text.startsWith('Queue'));
  const long = elements.findIndex(
    ({ attributes: { d, fill } }, place) => place > title && fill === 'none' && d && pointsOf(d).length > 100,
  );
  expect(title).toBeGreaterThanOrEqual(0);
  expect(long).toBeGreaterThan(title);
  expect(name).toBeGreaterThan(long);
});

test('a circle is two arcs by way of its far side, and the corners of a rectangle are no rounder than its half', () => {
  const at = (angle: number): readonly [number, number] => [
    Math.round(10 + 5 * Math.cos(angle)),
    Math.round(20 + 5 * Math.sin(angle)),
  ];
  expect(arcPath(true, 5, 0, 7, at)).toBe('M15 20A5 5 0 0 1 5 20A5 5 0 0 1 15 20');
  expect(arcPath(false, 5, 0, Math.PI / 2, at)).toBe('L15 20A5 5 0 0 1 10 25');
  const path = roundRectPath(10, 20, 8, 4, 9, (x, y) => [x, y], 1);
  const ends = [...path.matchAll(/(\d+) (\d+)(?=[A-Z]|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...ends.map(([x]) => x!)), Math.max(...ends.map(([x]) => x!))]).toEqual([10, 18]);
  expect([Math.min(...ends.map(([, y]) => y!)), Math.max(...ends.map(([, y]) => y!))]).toEqual([20, 24]);
  expect(path).toContain('A2 2 0 0 1 ');
});
