/** Which page an address opens, and that the playground rests meanwhile. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Root } from '../../src/root.tsx';
import { FigureRun } from '../../src/papers/figure-run.ts';
import { keepPlace } from '../../src/link/place.ts';
import type { Player } from '../../src/player/player.ts';
import { batch, beginBatch } from './support/fake-spawn.ts';
import { Panel } from './support/panel.tsx';

vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

let panel: Panel;
let arrive: (event: Event) => void;

beforeEach(async () => {
  beginBatch();
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  location.hash = '#/play';
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'hashchange') arrive = listener as typeof arrive;
  });
  const keys = vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  keepPlace({ togglePlay: () => undefined } as unknown as Player, () => undefined);
  listen.mockRestore();
  keys.mockRestore();
  panel = await Panel.of(<Root>itself</Root>);
});
afterEach(async () => {
  await goTo('#/play');
  location.hash = '';
  vi.unstubAllGlobals();
});

/** The reader goes to an address; what its page fetches is there. */
async function goTo(hash: string): Promise<void> {
  const oldURL = location.href;
  location.hash = hash;
  await act(async () => {
    arrive(Object.assign(new Event('hashchange'), { oldURL }));
    await vi.dynamicImportSettled();
    await new Promise((resolve) => void setTimeout(resolve, 20));
  });
  await panel.pass(20);
}

const current = (): string | undefined => document.querySelector('.nav [aria-current=page]')?.textContent;
const heading = (): string | undefined => document.querySelector('main h1, main h2')?.textContent;

test.each([
  ['#/terms', 'Terms', 'The words of congestion control', 'Terms'],
  ['#/lessons', 'Lessons', 'Lessons', 'Lessons'],
  ['#/papers/bansal2001-fig13', 'Papers', /^Part of the link that is used/, 'Bansal et al. 2001, Figure 13'],
  ['#/papers/no-such-figure', 'Papers', 'There is no figure called “no-such-figure”', 'Papers'],
  ['#/experiment', undefined, 'Experiment', 'Experiment'],
  ['#/race', undefined, 'A race of rules', 'A race of rules'],
])(
  'the address %s opens its page, and leaving it the playground, by whose name the tab goes again',
  async (hash, part, head, title) => {
    document.title = 'Sawtooth';
    expect(panel.text).toBe('itself');
    await goTo(hash);
    expect(current()).toBe(part);
    expect(heading()).toMatch(head);
    expect(document.title).toBe(`${title} · Sawtooth`);
    await goTo('#/no-such-place');
    expect([panel.text, document.title]).toEqual(['itself', 'Sawtooth']);
  },
);

test.each(['#/papers/bansal2001-fig13', '#/papers/tsao2007-table4', '#/experiment', '#/race'])(
  'what is computed for %s is no longer when its page is left: its runs end, and its workers',
  async (hash) => {
    const open = new Set<FigureRun>();
    const [want, close] = [FigureRun.prototype.want, FigureRun.prototype.close];
    vi.spyOn(FigureRun.prototype, 'want').mockImplementation(function (this: FigureRun, ...asked) {
      open.add(this);
      return want.apply(this, asked);
    });
    vi.spyOn(FigureRun.prototype, 'close').mockImplementation(function (this: FigureRun) {
      open.delete(this);
      close.call(this);
    });
    await goTo(hash);
    await vi.waitUntil(async () => (await panel.pass(20), open.size > 0));
    await goTo('#/no-such-place');
    vi.restoreAllMocks();
    expect([open.size, batch.closed]).toEqual([0, 1]);
  },
);
