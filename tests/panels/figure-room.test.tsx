/** A figure on its page: it has the room that the window has, keeps its cursor as long as somebody is at it, watches nothing when it has gone; and whoever goes on to another figure begins at its head. */
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { FigurePage } from '../../src/papers/figure-page.tsx';
import { FigureView } from '../../src/papers/figure-view.tsx';
import { Papers } from '../../src/papers/papers.tsx';
import { knobsOf } from '../../src/papers/playful.ts';
import { figureHash, placeOf } from '../../src/link/route.ts';
import { answerKey } from '../../workers/papers/figures/ask.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { mineOf } from '../../workers/papers/figures/mine.ts';
import { answerTo } from '../page/support/fake-batch.ts';
import { beginBatch } from './support/fake-spawn.ts';
import { Panel } from './support/panel.tsx';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(900);
const scrolled: number[][] = [];
beforeEach(() => {
  beginBatch();
  scrolled.length = 0;
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.stubGlobal('scrollTo', (...to: number[]) => scrolled.push(to));
});

const plots = (): SVGElement[] => [...document.querySelectorAll<SVGElement>('svg.plot')];
const ring = (): Element | null => document.querySelector('.ring');

/** How many listeners of these kinds there are by now on what outlives a figure. */
function watch(): () => number {
  let open = 0;
  for (const target of [document, window])
    for (const [name, by] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const usual = target[name].bind(target) as (...given: unknown[]) => void;
      vi.spyOn(target, name).mockImplementation((...given: unknown[]) => {
        if (given[0] === 'pointerdown' || given[0] === 'resize') open += by;
        usual(...given);
      });
    }
  return () => open;
}

test('its cursor goes when the focus leaves it, but not for the card of its point; the card listens only while it is there', async () => {
  const figure = findFigure('bansal2001-fig13')!;
  const answers = new Map(asksOf(figure).map((ask) => [answerKey(ask, 4), answerTo(ask, 4)] as const));
  const data = drawnFigure(figure, answers, [4]);
  const panel = await Panel.of(null);
  const open = watch();
  await panel.show(<FigureView data={data} ghost={null} seen={null} height={600} box={createRef<HTMLDivElement>()} />);
  const leave = (): Promise<void> =>
    panel.settle(() => plots()[0]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await panel.key(plots()[0]!, 'ArrowRight');
  expect([ring() !== null, open()]).toEqual([true, 0]);
  await leave();
  expect(ring()).toBeNull();
  await panel.key(plots()[0]!, 'ArrowRight');
  await panel.key(plots()[0]!, 'Enter');
  expect([document.querySelectorAll('.point-card').length, open()]).toEqual([1, 1]);
  await leave();
  expect(ring()).not.toBeNull();
  await panel.key(document.querySelector('.point-card')!, 'Escape');
  expect([document.querySelectorAll('.point-card').length, open()]).toEqual([0, 0]);
  await leave();
  expect(ring()).toBeNull();
  await panel.key(plots()[0]!, 'ArrowRight');
  await panel.key(plots()[0]!, 'Enter');
  await panel.show(null);
  expect(open()).toBe(0);
});

/** A letter of a name is at most so wide on the whole, px: 5.5 were measured. */
const LETTER = 6;

test.each([310, 358, 560, 700, 900, 1300])(
  'in %i px each line has its name once: at its end where there is room for it, else below all panels',
  async (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const panel = await Panel.of(null);
    let [ends, lower] = [0, 0];
    for (const id of ['bansal2001-fig13', 'jin2001-fig5', 'tsao2007-fig1']) {
      const figure = findFigure(id)!;
      const answers = new Map(asksOf(figure).map((ask) => [answerKey(ask, 4), answerTo(ask, 4)] as const));
      const data = drawnFigure(figure, answers, [4]);
      await panel.show(
        <FigureView data={data} ghost={null} seen={null} height={600} box={createRef<HTMLDivElement>()} />,
      );
      const below = [...document.querySelectorAll('.key-row button')].map(({ textContent }) => textContent);
      const beside = plots().flatMap((plot) =>
        [...plot.querySelectorAll('.labels text')].map((label) => {
          const name = label.textContent;
          const end = Number(label.getAttribute('x')) + LETTER * name.length;
          expect(end, name).toBeLessThan(Number(plot.getAttribute('width')));
          return name;
        }),
      );
      const names = new Set(data.series.flatMap(({ name, mark }) => (mark === 'each' ? [] : [name])));
      expect([...beside, ...below].toSorted()).toEqual([...names].toSorted());
      [ends, lower] = [ends + beside.length, lower + below.length];
    }
    expect(ends).toBeGreaterThan(0);
    expect(lower).toBeGreaterThan(0);
  },
);

describe('the page of a figure', () => {
  test('is as high as the window leaves room for, also when that changes, until it is left', async () => {
    const { innerHeight } = window;
    const panel = await Panel.of(null);
    const open = watch();
    await panel.show(<FigurePage figure={findFigure('bansal2001-fig13')!} compute={false} />);
    expect(open()).toBe(1);
    const high = async (px: number): Promise<number> => {
      Object.assign(window, { innerHeight: px });
      await panel.settle(() => window.dispatchEvent(new Event('resize')));
      return Number(plots()[0]!.getAttribute('height'));
    };
    const low = await high(500);
    expect((await high(600)) - low).toBe(100);
    expect(await high(500)).toBe(low);
    await panel.show(null);
    expect(open()).toBe(0);
    Object.assign(window, { innerHeight });
  });

  test('keeps each of its parameters where the reader has put it', async () => {
    const figure = findFigure('jin2001-fig1')!;
    const panel = await Panel.of(<FigurePage figure={figure} compute={false} />);
    const knobs = knobsOf(figure.id);
    const values = (): number[] => knobs.map(({ words, unit }) => Number(panel.value(nameOf(words, unit))));
    const nameOf = (words: string, unit: string): string => [words, unit].filter(Boolean).join(', ');
    const starts = knobs.map(({ start }) => start);
    expect([knobs.length, values()]).toEqual([2, starts]);
    const put = ({ words, unit, most }: (typeof knobs)[number]): Promise<void> =>
      panel.type(nameOf(words, unit), String(most));
    await put(knobs[1]!);
    expect(values()).toEqual([starts[0], knobs[1]!.most]);
    await put(knobs[0]!);
    expect(values()).toEqual(knobs.map(({ most }) => most));
  });

  test('of which no experiment can be made says why, and leads nowhere', async () => {
    const figure = figures.find((each) => asksOf(each).length > 0 && mineOf(each) === null)!;
    const panel = await Panel.of(<FigurePage figure={figure} compute={false} />);
    await panel.press('Make it mine');
    expect(panel.text).toContain('Its runs differ in more than two settings: open one of them in the playground');
    expect(location.hash).toBe('');
  });

  test('that is gone on to begins at its head, which has the focus; the first one leaves the focus where it is', async () => {
    const [one, other] = [findFigure('bansal2001-fig13')!, findFigure('jin2001-fig1')!];
    const at = (id: string) => <Papers place={placeOf(`${figureHash(id)}?run=no`)!} />;
    const panel = await Panel.of(at(one.id));
    expect([document.activeElement, scrolled]).toEqual([document.body, [[0, 0]]]);
    await panel.show(at(other.id));
    expect([document.activeElement!.textContent, scrolled.length]).toEqual([other.title, 2]);
    await panel.show(at(other.id));
    expect(scrolled).toHaveLength(2);
  });
});
