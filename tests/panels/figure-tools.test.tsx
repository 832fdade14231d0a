/** What a hand does with a figure: point at it, press a point, move a parameter, take its numbers along, change its runs. */
import { createRef, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerKey } from '../../workers/papers/figures/ask.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { compact } from '../../src/format.ts';
import { heldExperiment } from '../../src/link/held-experiment.ts';
import { type DrawnFigure, drawnFigure } from '../../src/papers/figure-data.ts';
import { FigurePage } from '../../src/papers/figure-page.tsx';
import type { FigureRun } from '../../src/papers/figure-run.ts';
import { FigureView } from '../../src/papers/figure-view.tsx';
import { knobsOf } from '../../src/papers/playful.ts';
import { RunBar } from '../../src/papers/run-bar.tsx';
import { NumberTables } from '../../src/papers/tables.tsx';
import { Thumb } from '../../src/papers/thumb.tsx';
import { answerTo } from '../page/support/fake-batch.ts';
import { beginBatch, work } from './support/fake-spawn.ts';
import { Panel, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(1100);
beforeEach(() => {
  beginBatch();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  // A drawing is as large as its own units.
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: SVGElement) {
    const [width, height] = ['width', 'height'].map((name) => Number(this.getAttribute(name)));
    return { left: 0, top: 0, right: width, bottom: height, width, height } as DOMRect;
  });
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const find = (id: string): Figure => findFigure(id)!;
function dataOf(figure: Figure, seeds: readonly number[]): DrawnFigure {
  const asks = asksOf(figure);
  const answers = new Map(
    seeds.flatMap((seed) => asks.map((ask) => [answerKey(ask, seed), answerTo(ask, seed)] as const)),
  );
  return drawnFigure(figure, answers, seeds);
}
const viewOf = (data: DrawnFigure): ReactNode => (
  <FigureView data={data} ghost={null} seen={null} height={900} box={createRef<HTMLDivElement>()} />
);
const plot = (at = 0): SVGElement => document.querySelectorAll<SVGElement>('svg.plot')[at]!;
async function pointer(panel: Panel, type: string, target: Element, at: readonly [number, number] = [0, 0]) {
  const [clientX, clientY] = at;
  await panel.settle(() => target.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true })));
}
/** Where the markers of points stand. */
function markers(at = 0): [number, number][] {
  const places = [...plot(at).querySelectorAll('.series .marker')].map((each) => each.getAttribute('transform')!);
  return places.map((place) => place.match(/-?[\d.]+/g)!.map(Number) as [number, number]);
}

describe('pointing at a figure', () => {
  test('of points marks the nearest within reach; a press shows what it is of, with its runs; elsewhere nothing', async () => {
    const figure = find('bansal2001-fig15');
    const data = dataOf(figure, [4, 9]);
    const panel = await Panel.of(viewOf(data));
    const [x, y] = markers()[1]!;
    await pointer(panel, 'pointermove', plot(), [x + 3, y - 3]);
    expect(Number(document.querySelector('.ring')!.getAttribute('cx'))).toBeCloseTo(x, 6);
    const [one] = data.series;
    const { mean } = one!.points[1]!.measured!;
    expect(textsOf('[role=status]')).toEqual([
      expect.stringContaining(`${one!.name} at ${compact(one!.points[1]!.x)}`),
    ]);
    expect(textsOf('[role=status]')[0]).toContain(`: ${compact(mean!, 3)}`);
    await pointer(panel, 'pointermove', plot(), [x, y + 400]);
    expect(document.querySelector('.ring, .cursor')).toBeNull();
    await pointer(panel, 'click', plot(), [x, y + 400]);
    expect(document.querySelector('.point-card')).toBeNull();
    await pointer(panel, 'click', plot(), [x, y]);
    expect(textsOf('.point-card p')[0]).toBe(
      `${one!.name} at ${compact(one!.points[1]!.x)} ${figure.panels[0]!.x.unit}: ${compact(mean!, 3)}`.replace(
        / +:/,
        ':',
      ),
    );
    // While the card has the focus, its point stays marked.
    expect(document.querySelector('.ring')).not.toBeNull();
    await panel.key(document.querySelector('.point-card')!, 'x');
    expect(document.querySelector('.point-card')).not.toBeNull();
    await panel.key(document.querySelector('.point-card')!, 'Escape');
    expect(document.querySelector('.point-card')).toBeNull();
    await pointer(panel, 'pointerout', plot());
    expect(document.querySelector('.ring')).toBeNull();
  });

  test('of points by keys goes along a line and to the next one, round and round, and Enter opens it', async () => {
    const data = dataOf(find('bansal2001-fig15'), [4]);
    const panel = await Panel.of(viewOf(data));
    const said = (): string => textsOf('[role=status]')[0]!;
    const press = async (...keys: string[]): Promise<string> => {
      for (const key of keys) await panel.key(plot(), key);
      return said();
    };
    const at = (line: number, point: number): unknown =>
      expect.stringContaining(`${data.series[line]!.name} at ${compact(data.series[line]!.points[point]!.x)} `);
    expect(await press('Enter', 'x')).toBe('');
    expect(await press('ArrowRight')).toEqual(at(0, 0));
    expect(await press('ArrowRight')).toEqual(at(0, 1));
    expect(await press('ArrowLeft', 'ArrowLeft')).toEqual(at(0, 0));
    expect(await press('ArrowDown')).toEqual(at(1, 0));
    expect(await press('ArrowUp', 'ArrowUp')).toEqual(at(data.series.length - 1, 0));
    await press('Enter');
    expect(textsOf('.point-card p')[1]).toMatch(/^seed 4/);
  });

  test('of lines over time reads each one there, in every panel with that axis, and by keys too', async () => {
    const figure = find('jin2001-fig1');
    const panel = await Panel.of(viewOf(dataOf(figure, [4])));
    await pointer(panel, 'pointermove', plot(), [300, 60]);
    const values = (): string[] => textsOf('.cursor-value');
    expect(document.querySelectorAll('.cursor')).toHaveLength(figure.panels.length);
    expect(values().length).toBeGreaterThan(1);
    const x = Number(textsOf('.cursor-x')[0]);
    expect(x).toBeGreaterThan(0);
    await panel.key(plot(), 'ArrowRight');
    expect(Number(textsOf('.cursor-x')[0])).toBeGreaterThan(x);
    await panel.key(plot(), 'ArrowUp');
    await panel.key(plot(), 'Enter');
    expect(document.querySelector('.point-card')).toBeNull();
    // Near the right edge the words stand to the left of the line.
    const right = (): SVGElement | null => plot().querySelector('.cursor-x[text-anchor=end]');
    for (let px = Number(plot().getAttribute('width')); px > 0 && !right(); px -= 40)
      await pointer(panel, 'pointermove', plot(), [px, 60]);
    expect(Number(right()!.textContent)).toBeGreaterThan(x);
    await pointer(panel, 'pointermove', plot(), [1, 60]);
    expect(document.querySelector('.cursor')).toBeNull();
  });

  test('at a name below the panels makes its lines stand out', async () => {
    const data = dataOf(find('bansal2001-fig17'), [4]);
    const name = 'A name that is longer than a label beside its line';
    const series = data.series.map((one, at) => (at === 0 ? { ...one, name } : one));
    const panel = await Panel.of(viewOf({ ...data, series }));
    expect(textsOf('.key-row button')).toEqual([name]);
    const [button] = document.querySelectorAll('.key-row button');
    const dim = (): number => document.querySelectorAll('g.series.dim').length;
    for (const [enter, leave] of [
      ['pointerover', 'pointerout'],
      ['focusin', 'focusout'],
    ] as const) {
      await pointer(panel, enter, button!);
      expect(dim()).toBe(series.length - 1);
      await pointer(panel, leave, button!);
      expect(dim()).toBe(0);
    }
  });
});

test.each([
  ['bansal2001-fig10', [4, 9]],
  ['bansal2001-fig10', [4]],
  ['jin2001-fig1', [4]],
  ['bansal2001-fig17', [4]],
] as const)(
  '%s of seeds %j has a table of each panel’s points, lines and curves, under their names',
  async (id, seeds) => {
    const figure = find(id);
    const data = dataOf(figure, seeds);
    await Panel.of(<NumberTables data={data} />);
    const kinds = figure.panels.flatMap(({ id: panel }) => {
      const own = data.series.filter((one) => one.panel === panel);
      return [
        own.filter(({ points }) => points.length > 0),
        own.filter(({ trace }) => trace !== null),
        own.filter(({ mark }) => mark === 'formula'),
      ].filter((some) => some.length > 0);
    });
    const tables = [...document.querySelectorAll('table')];
    expect(tables).toHaveLength(kinds.length);
    tables.forEach((table, at) => {
      const heads = [...table.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent);
      expect(heads).toEqual(kinds[at]!.map(({ name }) => name));
      const ofPoints = kinds[at]![0]!.points.length > 0;
      const caption = table.querySelector('caption')!.textContent;
      if (!ofPoints) expect(caption).not.toContain('mean of');
      else expect(caption).toContain(seeds.length === 1 ? '; mean of one seed' : '; mean of 2 seeds, with the least');
      const [one] = kinds[at]!;
      const [row] = table.querySelectorAll('tbody tr');
      const first = one!.trace ? one!.trace.values[0]! : one!.xy[0]?.[1];
      if (!ofPoints) expect(row!.querySelector('td')!.textContent).toBe(compact(first!, 3));
    });
  },
);

test.each(['bansal2001-fig7', 'jin2001-fig1', 'bansal2001-fig17', 'jin2001-table1'])(
  'the small picture of %s draws dots as dots, lines as lines, a table as rows',
  async (id) => {
    const figure = find(id);
    const thin = figure.series.map((_, at) => [1, 1 + at, 2, null, 3, 2 + at]);
    await Panel.of(<Thumb figure={figure} thin={thin} />);
    const count = (mark: string): number => figure.series.filter((one) => one.mark === mark).length;
    expect(document.querySelectorAll('.dot')).toHaveLength(2 * count('each'));
    expect(document.querySelectorAll('circle:not(.dot)')).toHaveLength(2 * count('line'));
    if (figure.table) expect(document.querySelectorAll('.ghost-text').length).toBeGreaterThan(0);
  },
);

describe('the page of a figure', () => {
  test('has parameters that a reader moves, and is taken along as numbers, drawing and experiment', async () => {
    const figure = find('jin2001-fig1');
    const panel = await Panel.of(<FigurePage figure={figure} compute />);
    await work(panel);
    await until(() => expect(document.querySelectorAll('path.trace').length).toBeGreaterThan(0));
    const lines = (): string[] =>
      [...document.querySelectorAll('g.series path')].map((path) => path.getAttribute('d') ?? '');
    const before = lines();
    const [knob] = knobsOf(figure.id);
    const field = [knob!.words, knob!.unit].filter(Boolean).join(', ');
    expect(Number(panel.value(field))).toBe(knob!.start);
    await panel.type(field, String(knob!.most));
    const moved = lines();
    // The reader's curves stand beside the paper's.
    expect(moved.length).toBeGreaterThan(before.length);
    await panel.type(field, String(knob!.start));
    expect(lines()).toHaveLength(moved.length);
    expect(lines()).not.toEqual(moved);
    const files = saved();
    await panel.press('CSV');
    await panel.press('SVG');
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      [`${figure.id}.csv`, 'text/csv'],
      [`${figure.id}.svg`, 'image/svg+xml'],
    ]);
    const csv = await files[0]!.text();
    expect(csv).toContain(`${figure.id}: ${figure.title}`);
    for (const { panel: id, name, mark } of figure.series)
      if (mark === 'trace') expect(csv).toContain(`\n${id},${name},trace,1,`);
    expect((await files[1]!.text()).match(/<g transform="translate/g)!.length).toBeGreaterThanOrEqual(2);
    await panel.press('Table');
    expect(document.querySelectorAll('.number-tables table').length).toBeGreaterThanOrEqual(figure.panels.length);
    await panel.press('Table');
    expect(document.querySelector('.number-tables')).toBeNull();
    await panel.press('Make it mine');
    await until(() => expect(location.hash).toMatch(/^#\/experiment\?e=/));
    expect(heldExperiment()!.vary.length).toBeGreaterThan(0);
  });

  test.each([
    [{ status: 'running', done: 1, all: 9 }, [1, 2, 3], '1 of 9 runs', ['Stop', 'Run 10 seeds'], upTo(10)],
    [{ status: 'running', done: 1, all: 9, secondsLeft: 89 }, [1], '1 of 9 runs, about 89 s left', ['Stop'], null],
    [{ status: 'running', done: 1, all: 9, secondsLeft: 200 }, [1], '1 of 9 runs, about 3 min left', ['Stop'], null],
    [{ status: 'stopped', done: 0, all: 9 }, upTo(10), '0 of 9 runs', ['Run', 'Show 3 seeds'], upTo(3)],
    [{ status: 'stopped', done: 2, all: 9 }, upTo(10), '2 of 9 runs', ['Go on', 'Show 3 seeds'], upTo(3)],
    [{ status: 'done', done: 1, all: 1 }, [4], 'One run, seed 4', ['Another seed'], [5]],
    [{ status: 'done', done: 9, all: 9, stored: 9 }, [4, 5], 'All 9 runs, 2 seeds, kept from before', [], null],
  ] as const)('says how far its runs are and what can be done: %j', async (progress, seeds, words, buttons, next) => {
    const calls: unknown[] = [];
    const failed = new Map([['a', 'It hangs.']]);
    const run = {
      progress: { stored: 0, secondsLeft: null, failed, ...progress },
      stop: () => calls.push('stop'),
      resume: () => calls.push('resume'),
    } as unknown as FigureRun;
    const take = { onSeeds: (chosen: readonly number[]) => void calls.push(chosen) };
    const panel = await Panel.of(
      <RunBar run={run} seeds={seeds} single={seeds.length === 1} {...(next && take)}>
        {null}
      </RunBar>,
    );
    expect([textsOf('.run-words'), textsOf('.run-failed')]).toEqual([[words], ['one run has failed']]);
    expect(textsOf('button')).toEqual(buttons);
    for (const button of buttons) await panel.press(button);
    const begin = { running: ['stop'], stopped: ['resume'], done: [] }[progress.status];
    expect(calls).toEqual([...begin, ...(next ? [next] : [])]);
  });
});

test('every figure that is drawn has a picture of each kind that is tested here', () => {
  expect(new Set(figures.flatMap(({ series }) => series.map(({ mark }) => mark)))).toEqual(
    new Set(['each', 'line', 'formula', 'trace']),
  );
});
