/** The papers: the gallery with its filters, a figure by its address, and what is said where there is none. */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { figures } from '../../workers/papers/figures/index.ts';
import { figureHash, placeOf } from '../../src/link/route.ts';
import { FILTERS, matches, NO_FILTERS, nothingFound, optionsOf, wordOf } from '../../src/papers/filters.ts';
import { loadGallery } from '../../src/papers/gallery-data.ts';
import { Papers } from '../../src/papers/papers.tsx';
import { PAPERS } from '../../src/scenario/papers.ts';
import { batch, beginBatch } from './support/fake-spawn.ts';
import { Panel } from './support/panel.tsx';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

const has = figures.filter(({ panels }) => panels.length > 0);
beforeEach(() => {
  beginBatch();
  const shipped = { engine: '1', seeds: 2, figures: { [has[0]!.id]: has[0]!.series.map(() => [0, 1, 1, 2]) } };
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('gallery.json') ? Response.json(shipped) : new Response('', { status: 404 }),
  );
  vi.stubGlobal('scrollTo', () => undefined);
});

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const status = (): string => textOf(document.querySelector('.filter-count'));
async function gallery(hash = '#/papers'): Promise<Panel> {
  const panel = await Panel.of(<Papers place={placeOf(hash)!} />);
  await act(() => new Promise((resolve) => void setTimeout(resolve, 60)));
  return panel;
}

describe('the gallery', () => {
  test('has every figure under its paper, with number, title, kind and lesson, and says which are not computed', async () => {
    await gallery();
    expect(document.title).toBe('Papers · Sawtooth');
    expect(status()).toBe(`${figures.length} figures and tables`);
    const papers = [...new Set(figures.map(({ paper }) => paper))];
    expect(all('.gallery-paper h2').map(textOf)).toEqual(papers.map((paper) => PAPERS[paper]!.short));
    expect(all('.gallery-paper .unit').map(textOf)).toEqual(papers.map((paper) => plain(PAPERS[paper]!.full)));
    const ordered = papers.flatMap((paper) => figures.filter((figure) => figure.paper === paper));
    all('.tile').forEach((tile, index) => {
      const figure = ordered[index]!;
      expect(tile.querySelector('a')!.getAttribute('href')).toBe(figureHash(figure.id));
      for (const words of [figure.number, figure.title, `${figure.kind} · ${figure.lesson}`])
        expect(textOf(tile)).toContain(plain(words));
    });
    expect(all('.tile')).toHaveLength(figures.length);
    // What was shipped is fetched once for all tests; of the others those with a picture say that they have none yet.
    const computed = (await loadGallery())?.figures ?? {};
    expect(all('.tile-missing')).toHaveLength(has.filter(({ id }) => !computed[id]).length);
    expect(batch.warmed).toBe(1);
  });

  test.each(FILTERS)('shows by %s what the address asks for, and offers every value of it', async (name) => {
    const options = optionsOf(figures, name);
    expect(new Set(options).size).toBe(options.length);
    const value = options.at(-1)!;
    const panel = await gallery(`#/papers?${new URLSearchParams({ [name]: value }).toString()}`);
    const shown = figures.filter((figure) => matches(figure, { ...NO_FILTERS, [name]: value }));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(figures.length);
    expect(status()).toBe(`${shown.length} of ${figures.length}`);
    expect(all('.tile')).toHaveLength(shown.length);
    const label = name[0]!.toUpperCase() + name.slice(1);
    const select = all('select').find((each) =>
      textOf(each.closest('.select-field') ?? each.parentElement).includes(label),
    );
    expect([...(select as HTMLSelectElement).options].map(textOf)).toEqual([
      'all',
      ...options.map((option) => plain(wordOf(name, option))),
    ]);
    await panel.choose(label, plain(wordOf(name, options[0]!)));
    expect(placeOf(location.hash)!.query.get(name)).toBe(options[0]);
    await panel.choose(label, 'all');
    expect(placeOf(location.hash)!.query.get(name) ?? '').toBe('');
    expect(all('.filters a')[0]!.textContent).toBe('Show all');
  });

  test('says of filters that match nothing which ones, and leads to what dropping one of them finds', async () => {
    const [paper, other] = optionsOf(figures, 'paper');
    const scheme = optionsOf(figures, 'scheme').find(
      (each) => !figures.some((figure) => matches(figure, { ...NO_FILTERS, paper: paper!, scheme: each })),
    )!;
    expect(scheme).toBeDefined();
    expect(other).toBeDefined();
    const filters = { ...NO_FILTERS, paper: paper!, scheme };
    await gallery(`#/papers?${new URLSearchParams({ paper: paper!, scheme }).toString()}`);
    expect(all('.tile')).toHaveLength(0);
    const { words, ways } = nothingFound(figures, filters);
    expect(words).toBe(`There is no figure of ${PAPERS[paper!]!.short} with ${scheme}.`);
    expect(textOf(document.querySelector('.nothing p'))).toBe(plain(words));
    expect(all('.nothing a').map(textOf)).toEqual(ways.map((way) => plain(way.words)));
    expect(ways).toHaveLength(2);
    all('.nothing a').forEach((link, index) => {
      const { query } = placeOf(link.getAttribute('href')!)!;
      const way = ways[index]!.filters;
      for (const name of FILTERS) expect(query.get(name) ?? '').toBe(way[name]);
      const count = figures.filter((figure) => matches(figure, way)).length;
      expect(textOf(link)).toContain(`: ${count} figure${count === 1 ? '' : 's'}`);
    });
  });

  test('is where an unknown figure leads, and the page’s title and workers end with it', async () => {
    const panel = await Panel.of(null);
    beginBatch();
    document.title = 'Before';
    await panel.show(<Papers place={placeOf('#/papers/no-such?run=no')!} />);
    expect(textOf(document.querySelector('h1'))).toBe('There is no figure called “no-such”');
    expect(document.querySelector('.gallery a')!.getAttribute('href')).toBe('#/papers');
    expect(batch.warmed).toBe(0);
    await panel.show(null);
    expect(batch.closed).toBe(1);
    expect(document.title).toBe('Before');
  });
});
