/** A figure's page: each claim with its own finding, the numbers of its own panel and seeds, each set-up's own changes. */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimsFor } from '../../workers/papers/claims/index.ts';
import { type Claim, type Finding, type Verdict, verdictWords } from '../../workers/papers/claims/claim.ts';
import { answerKey, type Ask } from '../../workers/papers/figures/ask.ts';
import { figureData } from '../../workers/papers/figures/data.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { type Answers, measure } from '../../workers/papers/figures/quantity.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { FigurePage } from '../../src/papers/figure-page.tsx';
import { ClaimsPanel } from '../../src/papers/claims-panel.tsx';
import { type Changes, setUpsOf } from '../../src/papers/set-up.ts';
import { SetUpPanel } from '../../src/papers/set-up-panel.tsx';
import { compared } from '../../workers/papers/setups/evidence.ts';
import { NumberTables, PaperTable } from '../../src/papers/tables.tsx';
import { Thumb } from '../../src/papers/thumb.tsx';
import { stylesOf } from '../../src/papers/series-style.ts';
import { answerTo } from '../page/support/fake-batch.ts';
import { until } from '../support/until.ts';
import { batch, beginBatch } from './support/fake-spawn.ts';
import { Panel } from './support/panel.tsx';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

let findings: Record<string, Finding> = {};

beforeEach(() => {
  findings = {};
  beginBatch();
  watchTimers();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.includes('findings') ? Response.json({ findings }) : new Response('', { status: 404 })),
  );
});

const { setTimeout: later, clearTimeout: cancel } = globalThis;
/** Longer ones wait for a worker that hangs, ms. */
const SHORT_MS = 10_000;
/** The timers of the page that have still to come. */
const timers = new Set<unknown>();

/** Knows of each timer until it has come. */
function watchTimers(): void {
  timers.clear();
  vi.stubGlobal('setTimeout', (todo: () => void, ms = 0) => {
    const timer = later(() => {
      timers.delete(timer);
      todo();
    }, ms);
    if (ms < SHORT_MS) timers.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof later>) => {
    timers.delete(timer);
    cancel(timer);
  });
}

/** Wait for what is fetched, prepared in slices and published at most so often: until no timer is left and nothing changes. */
async function rest(): Promise<void> {
  for (let before = ''; timers.size > 0 || before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => void later(resolve, 5));
    });
  }
}

/** Let the workers do all that they have been sent. */
async function work(panel: Panel): Promise<void> {
  const busy = () => batch.workers.filter(({ ended, current }) => !ended && current && !done.has(current));
  for (;;) {
    // What has been answered may lead to more.
    if (busy().length === 0) await rest();
    const working = busy();
    if (working.length === 0) return;
    await panel.settle(() => {
      for (const worker of working) {
        done.add(worker.current!);
        worker.answer();
      }
    });
  }
}
const done = new WeakSet<object>();

/** What the workers answer to what is asked with these seeds. */
function answersTo(asks: readonly Ask[], seeds: readonly number[]): Answers {
  return new Map(seeds.flatMap((seed) => asks.map((ask) => [answerKey(ask, seed), answerTo(ask, seed)] as const)));
}

const find = (id: string): Figure => findFigure(id)!;
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.claim')];
const facts = (row: HTMLElement): string[] => [...row.querySelectorAll('dd')].map(({ textContent }) => textContent);
const VERDICTS: readonly Verdict[] = ['holds', 'open', 'fails', 'none'];
const WORDS = ['holds', 'cannot be told with these seeds', 'does not hold', 'not a test'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const ownFinding = (claim: Claim): Finding => {
  const seeds = upTo(claim.seeds);
  const asks = claim.quantities.flatMap(({ asks: own }) => own);
  return claim.judge(claim.quantities.map((quantity) => measure(quantity, answersTo(asks, seeds), seeds)));
};

describe('the claims of a figure', () => {
  const figure = find('bansal2001-fig13');
  const claims = claimsFor(figure.id);
  const panelOf = (onHere: (here: string) => void = () => undefined): Promise<Panel> =>
    Panel.of(<ClaimsPanel figure={figure} seeds={[1, 2, 3]} ready compute={false} changed={false} onHere={onHere} />);

  test('have each its own finding, as shipped where it takes runs; those that need none are judged here', async () => {
    findings = Object.fromEntries(
      claims.map(({ id }, at) => [id, { verdict: VERDICTS[at % 4]!, measured: `measured ${at}` }]),
    );
    await panelOf();
    await rest();
    expect(rows()).toHaveLength(claims.length);
    const expected = claims.map(({ needs }, at) => [needs, at] as const);
    rows().forEach((row, at) => {
      const [, , measured, verdict] = facts(row);
      expect(row.textContent).toContain(claims[at]!.says);
      if (expected[at]![0] === 'run') expect([measured, verdict]).toEqual([`measured ${at} as shipped`, WORDS[at % 4]]);
      else expect(measured).not.toContain('as shipped');
    });
    const verdicts = rows().map((row) => facts(row)[3]);
    const count = (words: string): number => verdicts.filter((each) => each === words).length;
    expect(document.querySelector('.desk-head span')!.textContent).toBe(
      `${count('holds')} hold, ${count(WORDS[1]!)} cannot be told, ${count(WORDS[2]!)} do not hold, ${count(WORDS[3]!)} no test`,
    );
  });

  test('are run by themselves where that is asked and they are few, and not where it is not', async () => {
    const few = figures.find(({ id }) => {
      const asks = claimsFor(id).flatMap(({ quantities }) => quantities.flatMap((quantity) => quantity.asks));
      return asks.length > 0 && asks.length <= 4;
    })!;
    for (const compute of [false, true]) {
      beginBatch();
      await Panel.of(
        <ClaimsPanel figure={few} seeds={[1]} ready compute={compute} changed={false} onHere={() => undefined} />,
      );
      await rest();
      expect(batch.workers.some(({ commands }) => commands.length > 0)).toBe(compute);
    }
  });

  test('are judged by runs of this page with as many seeds as each needs, once they are run', async () => {
    const panel = await panelOf();
    await rest();
    const said = document.querySelector('.more-runs')!.textContent;
    await panel.press('Run them');
    await work(panel);
    const sent = batch.workers.reduce((sum, { commands }) => sum + commands.length, 0);
    expect(said).toBe(`To run the others here takes ${sent} more runs. Run them`);
    expect(document.querySelector('.more-runs')).toBeNull();
    rows().forEach((row, at) => {
      const claim = claims[at]!;
      expect([at, facts(row)[3]]).toEqual([at, verdictWords(ownFinding(claim))]);
      expect(row.textContent).not.toContain('as shipped');
      if (claim.needs === 'run') expect(row.textContent).toContain(`${claim.seeds} seeds; ±`);
    });
  });

  test('that fail have the cause taken away one by one: the run without it is that claim’s', async () => {
    const two = find('tsao2007-fig3');
    const all = claimsFor(two.id);
    findings = Object.fromEntries(all.map(({ id }) => [id, { verdict: 'fails' as const, measured: 'x' }]));
    const panel = await Panel.of(
      <ClaimsPanel figure={two} seeds={[1, 2, 3]} ready={false} compute={false} changed onHere={() => undefined} />,
    );
    await rest();
    await panel.openAll();
    expect(panel.text).toContain('what you have changed does not count for them');
    const countered = all.flatMap((claim, at) => (claim.cause?.counter ? [at] : []));
    expect(countered.length).toBeGreaterThan(1);
    const [first, second] = countered as [number, number];
    const button = (at: number): HTMLButtonElement | null => rows()[at]!.querySelector('.cause button');
    await panel.settle(() => button(second)!.click());
    expect(rows()[second]!.textContent).toContain('Running without it');
    expect(button(first)).not.toBeNull();
    await rest();
    await work(panel);
    const { cause, seeds } = all[second]!;
    const asks = cause!.counter!.quantities.flatMap(({ asks: own }) => own);
    const found = cause!.counter!.judge(
      cause!.counter!.quantities.map((quantity) => measure(quantity, answersTo(asks, upTo(seeds)), upTo(seeds))),
    );
    expect(rows()[second]!.textContent).toContain(
      `${cause!.counter!.expects}: ${found.measured}. Then it ${WORDS[VERDICTS.indexOf(found.verdict)]}.`,
    );
    expect(rows()[first]!.textContent).not.toContain('Then it');
  });
});

test('what stands beside a value that a paper states stands beside it on the page: how its statements fare with the other queue', async () => {
  const panel = await Panel.of(<SetUpPanel figure={find('yang2000-fig12')} changes={{}} onChange={() => {}} />);
  expect(panel.text).toContain(`Each simulation was made with RED too: ${compared('yang-red')})`);
});

describe('a changed set-up', () => {
  const figure = find('tsao2007-fig2');
  const setUps = setUpsOf(figure);
  const onChange = vi.fn<(changes: Changes) => void>();
  beforeEach(() => onChange.mockClear());
  const panelOf = (changes: Changes): Promise<Panel> =>
    Panel.of(<SetUpPanel figure={figure} changes={changes} onChange={onChange} />);
  const fields = (at: number): HTMLInputElement[] => [
    ...document.querySelectorAll('.set-up-one')[at]!.querySelectorAll<HTMLInputElement>('.choice input'),
  ];

  test('stands open where something of it is changed, and only there', async () => {
    const panel = await panelOf({});
    for (const [at, { id, choosable }] of setUps.entries()) {
      await panel.settle(() => panel.draw(null));
      const changes: Changes = { [id]: { [choosable[0]!.name]: choosable[0]!.value * 1.5 } };
      await panel.settle(() => panel.draw(<SetUpPanel figure={figure} changes={changes} onChange={onChange} />));
      const open = [...document.querySelectorAll('.set-up-one')].map(
        (one) => one.querySelector<HTMLDetailsElement>('.choices')!.open,
      );
      expect(open).toEqual(setUps.map((_, place) => place === at));
    }
  });

  test('is the change of its own number, in the unit that stands beside it, whatever else is changed', async () => {
    expect(setUps.length).toBeGreaterThan(1);
    for (const [at, { id, choosable }] of setUps.entries())
      for (const [place, { name, value, perUnit }] of choosable.entries()) {
        // The first of each unit stands for the others.
        if (choosable.findIndex((each) => each.perUnit === perUnit) !== place) continue;
        const next = value + perUnit;
        const other = setUps[(at + 1) % setUps.length]!;
        const others: Changes = { [other.id]: { [other.choosable[0]!.name]: other.choosable[0]!.value * 1.5 } };
        const panel = await panelOf(others);
        expect(Number(fields(at)[place]!.value)).toBeCloseTo(value / perUnit, 9);
        await panel.typeInto(fields(at)[place]!, String(next / perUnit));
        if (onChange.mock.calls.length === 0) expect(panel.text).toContain('Nothing was changed.');
        else {
          const [changes] = onChange.mock.calls[0]!;
          expect(Object.keys(changes).toSorted()).toEqual([id, other.id].toSorted());
          expect(changes[other.id]).toEqual(others[other.id]);
          expect(Object.keys(changes[id]!)).toEqual([name]);
          expect(changes[id]![name]).toBeCloseTo(next, 9);
        }
        onChange.mockClear();
      }
  });

  test('is the paper’s again when its number is typed, alone, or all of it by a press', async () => {
    const [first, second] = setUps;
    const [one, two] = first!.choosable;
    const changes: Changes = {
      [first!.id]: { [one!.name]: one!.value * 2, [two!.name]: two!.value * 2 },
      [second!.id]: { [second!.choosable[0]!.name]: second!.choosable[0]!.value * 2 },
    };
    const panel = await panelOf(changes);
    expect([...document.querySelectorAll('.choice.strong')]).toHaveLength(3);
    await panel.typeInto(fields(0)[0]!, String(one!.value / one!.perUnit));
    expect(onChange.mock.lastCall).toEqual([{ ...changes, [first!.id]: { [two!.name]: two!.value * 2 } }]);
    await panel.press('Back to the paper’s');
    expect(onChange.mock.lastCall).toEqual([{}]);
  });

  test('that no run can be is refused, and nothing changes', async () => {
    const panel = await panelOf({});
    const at = setUps[0]!.choosable.findIndex(({ name }) => name === 'duration' || name.startsWith('duration'));
    await panel.typeInto(fields(0)[Math.max(0, at)]!, '-1');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('numbers', () => {
  const seeds = [1, 2, 3];
  test.each(['tsao2007-fig2', 'bansal2001-fig7'])('of %s are those of each panel’s own series', async (id) => {
    const figure = find(id);
    const data = figureData(figure, answersTo(asksOf(figure), seeds), seeds);
    await Panel.of(<NumberTables data={drawnFigure(figure, answersTo(asksOf(figure), seeds), seeds)} />);
    const tables = [...document.querySelectorAll('table')];
    const panels = figure.panels.filter((panel) =>
      data.series.some(({ panel: own, points }) => own === panel.id && points.length > 0),
    );
    expect(tables).toHaveLength(panels.length);
    panels.forEach((panel, at) => {
      const own = data.series.filter((one) => one.panel === panel.id && one.points.length > 0);
      const heads = [...tables[at]!.querySelectorAll('thead th')].map(({ textContent }) => textContent);
      expect(heads.slice(1)).toEqual(own.map(({ name }) => name));
      expect(tables[at]!.querySelector('caption')!.textContent).toContain(
        `${panel.y.label}${panel.y.unit && `, ${panel.y.unit}`}; mean of 3 seeds`,
      );
      const xs = [...new Set(own.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
      const lines = [...tables[at]!.querySelectorAll('tbody tr')];
      expect(lines).toHaveLength(xs.length);
      lines.forEach((line, row) => {
        const numbers = [...line.querySelectorAll('td')].map(({ textContent }) =>
          [...textContent.replace(/run.*/, '').matchAll(/\d+(\.\d+)?/g)].slice(0, 3).map(([text]) => Number(text)),
        );
        own.forEach(({ points }, column) => {
          const point = points.find(({ x }) => x === xs[row]);
          if (!point?.measured || point.measured.mean === null) return;
          const { mean, low, high } = point.measured;
          [mean, low!, high!].forEach((value, part) => {
            const shown = numbers[column]![part]!;
            expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.006 * Math.abs(value) + 1e-9);
          });
        });
      });
    });
  });

  test('of a table stand above what the paper prints, and only what is the same is marked so', async () => {
    const figure = find('tsao2007-table4');
    const data = drawnFigure(figure, answersTo(asksOf(figure), seeds), seeds);
    const table = data.table!;
    const [first, second] = [table.rows[0]!.cells[0]!, table.rows[1]!.cells[1]!];
    second.print = ` ${second.ours!.toUpperCase()}`;
    first.print = `${first.ours!}9`;
    await Panel.of(<PaperTable data={data} />);
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')]);
    expect(cells.map((row) => row.length)).toEqual(table.rows.map((row) => row.cells.length));
    cells.forEach((row, at) =>
      row.forEach((cell, column) =>
        expect(cell.querySelector('.strong')!.textContent).toBe(table.rows[at]!.cells[column]!.ours),
      ),
    );
    expect(cells[0]![0]!.textContent).not.toContain('the same');
    expect([cells[1]![1]!.className, cells[1]![1]!.textContent]).toEqual([
      'same',
      expect.stringContaining('(the same)'),
    ]);
  });
});

describe('the page of a figure', () => {
  const names = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test('of traces is of one seed, and of another at a press: its runs, and their links', async () => {
    const figure = find('bansal2001-fig17');
    const panel = await Panel.of(<FigurePage figure={figure} compute />);
    await rest();
    await work(panel);
    const runs = (): string => document.querySelector('.run-words')!.textContent;
    expect(runs()).toMatch(/^All \d+ runs, seed 1$/);
    const sent = (): number[] => batch.workers.flatMap(({ commands }) => commands.map(({ job }) => job.request.seed));
    const links = (): (string | null)[] =>
      [...document.querySelectorAll('.trace-links a')].map((link) => link.getAttribute('href'));
    // They are packed a moment later.
    const packed = (): void => links().forEach((link) => expect(link).not.toBeNull());
    await until(packed);
    const before = links();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before).size).toBe(before.length);
    const most = sent().length;
    await panel.press('Another seed');
    await rest();
    await work(panel);
    expect(sent().slice(most)).toContain(2);
    expect(runs()).toMatch(/seed 2/);
    await until(packed);
    for (const link of links()) expect(before).not.toContain(link);
  });

  test('has the ways to the figures before and after it, another paper’s by that paper’s name', async () => {
    for (const at of [0, figures.length - 1]) {
      await Panel.of(<FigurePage key={at} figure={figures[at]!} compute={false} />);
      const links = [...document.querySelectorAll('.crumb-next a')].map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('href')!.split('/').at(-1),
      ]);
      expect(links).toEqual([
        ...(at > 0 ? [['prev', figures[at - 1]!.id]] : []),
        ...(at + 1 < figures.length ? [['next', figures[at + 1]!.id]] : []),
      ]);
      expect(names('h1')).toEqual([figures[at]!.title]);
    }
    const border = figures.findIndex(({ paper }, at) => at > 0 && paper !== figures[at - 1]!.paper);
    await Panel.of(<FigurePage key="border" figure={figures[border]!} compute={false} />);
    const [before, after] = names('.crumb-next a');
    expect(before).toContain(`, ${figures[border - 1]!.number}`);
    expect(after).toBe(figures[border + 1]!.number);
  });
});

test('a small picture has each panel’s own curves, in the colours of the figure', async () => {
  const figure = find('yang2000-fig3');
  const thin = figure.series.map((_, at) => [0, 1, 1, 2 + at, 2, 1]);
  await Panel.of(<Thumb figure={figure} thin={thin} />);
  const groups = [...document.querySelectorAll('svg > g')];
  expect(groups).toHaveLength(figure.panels.length);
  const places = groups.map((group) => group.getAttribute('transform'));
  expect(new Set(places).size).toBe(4);
  const styles = stylesOf(figure.series);
  groups.forEach((group, at) => {
    const own = figure.series.flatMap(({ panel }, index) => (panel === figure.panels[at]!.id ? [index] : []));
    const drawn = [...group.querySelectorAll('g')];
    expect(drawn).toHaveLength(own.length);
    expect(drawn.map((one) => one.getAttribute('style'))).toEqual(
      own.map((index) => expect.stringContaining(String(styles[index]!.slot))),
    );
  });
});
