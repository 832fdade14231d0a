/** The page of an experiment: what varies, what is measured, what must hold; what its runs tell; undo, and what is refused. */
import { act, type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeRefusal, type ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { scenarioDigest } from '../../workers/experiments/canonical.ts';
import { valuesOf } from '../../workers/experiments/settings.ts';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { jobsOf } from '../../workers/papers/figures/ask.ts';
import { experimentAsks } from '../../workers/papers/figures/experiment-figure.ts';
import { scenarioOf as scenarioOfRun } from '../../workers/papers/figures/scenario-of.ts';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { mineOf } from '../../workers/papers/figures/mine.ts';
import { heldExperiment, holdExperiment } from '../../src/link/held-experiment.ts';
import { placeOf } from '../../src/link/route.ts';
import { ExperimentDesk } from '../../src/papers/experiment-desk.tsx';
import { ExperimentPage } from '../../src/papers/experiment-page.tsx';
import { useExperiment } from '../../src/papers/experiment-state.ts';
import { FigureRun } from '../../src/papers/figure-run.ts';
import { useOriginal } from '../../src/papers/use-original.ts';
import { answerTo, type FakeWorker } from '../page/support/fake-batch.ts';
import { answerStore, batch, beginBatch, pool, work } from './support/fake-spawn.ts';
import { nameOf, Panel, scenarioOf, until } from './support/panel.tsx';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

beforeEach(() => {
  beginBatch();
});

const scenario = scenarioOf({
  duration: 20,
  path: [
    { rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } },
    { rate: 9e6, delay: 0.01, queue: { kind: 'droptail', limit: 40 } },
  ],
});
const LIMIT = { path: 'path.0.queue.limit', values: [10, 20, 40] };
const RATE = { path: 'path.0.rate', values: [2e6, 8e6] };
const fields = { version: 1, scenario, seeds: 2, measures: [{ id: 'link-use' }, { id: 'throughput', group: 'tcp' }] };

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const part = (label: string): HTMLElement => document.querySelector<HTMLElement>(`section[aria-label="${label}"]`)!;
const now = (): Experiment => heldExperiment()!;
const paths = (): string[] => now().vary.map(({ path }) => path);
const values = (setting = 0): readonly unknown[] => valuesOf(now().scenario, now().vary[setting]!);

const HERE = placeOf('#/experiment')!;

/** What changes an experiment, without its runs. */
function Desk() {
  const state = useExperiment(HERE, () => scenario);
  return (
    <>
      <button disabled={!state.canUndo} onClick={state.undo}>
        Undo
      </button>
      <button disabled={!state.canRedo} onClick={state.redo}>
        Redo
      </button>
      {state.experiment && <ExperimentDesk ref={null} state={state} experiment={state.experiment} theory={false} />}
    </>
  );
}

/** As if it had been made in this tab. */
async function shown(node: ReactNode, change: object = {}): Promise<Panel> {
  holdExperiment(normalizeExperiment({ ...fields, vary: [LIMIT], ...change }));
  location.hash = '#/experiment';
  const panel = await Panel.of(node, scenario);
  await panel.settle(() => undefined);
  return panel;
}

/** A run of an experiment says its digest too. */
function answer(worker: FakeWorker): void {
  const { id, job } = worker.current!;
  const answers = job.asks.map((ask) => ({ ...answerTo(ask, job.request.seed), text: 'digest' }));
  worker.report({ id, answers, ms: 1 });
}

describe('an experiment', () => {
  test('of the run on show has nothing that varies yet, says so, and lists its numbers by family', async () => {
    const panel = await shown(<ExperimentPage place={HERE} />, { vary: [] });
    expect(panel.text).toContain('Nothing varies yet: choose a setting under What varies, or press Vary…');
    expect(document.title).toBe(`${textOf(document.querySelector('h1'))} · Sawtooth`);
    expect(textOf(document.querySelector('.run-numbers [role=status]'))).toBe('2 numbers');
    expect(part('Stretch')).toBeTruthy();
    await panel.enter(panel.input('Find a number'), 'link');
    expect(textOf(document.querySelector('.run-numbers [role=status]'))).toBe('One number');
    await panel.enter(panel.input('Find a number'), 'no such');
    expect(textOf(document.querySelector('.run-numbers [role=status]'))).toBe('None is called so.');
    expect(all('.numbers-table')).toHaveLength(0);
  });

  test('takes settings one after the other: the axis and a line each, drawn as a map, and the other way round', async () => {
    const panel = await shown(<Desk />);
    expect(all('.varied')).toHaveLength(1);
    expect(textOf(document.querySelector('.varied'))).not.toContain('the axis');
    const options = all('#add-setting option').map((option) => (option as HTMLOptionElement).value);
    expect(options).toContain(RATE.path);
    expect(options).not.toContain(LIMIT.path);
    const select = document.querySelector<HTMLSelectElement>('#add-setting')!;
    await panel.settle(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, RATE.path);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(paths()).toEqual([LIMIT.path, RATE.path]);
    // Two are the most.
    expect(document.querySelector('#add-setting')).toBeNull();
    expect(all('.varied').map((each) => /\((.*?)\)/.exec(textOf(each))![1])).toEqual(['the axis', 'a line each']);
    await panel.pick('Map');
    expect(now().map).toBe(true);
    expect(textOf(all('.varied')[1])).toContain('(a row each)');
    await panel.press('Columns and rows the other way round');
    expect(paths()).toEqual([RATE.path, LIMIT.path]);
    await panel.press(`Remove ${nameOf(all('.varied')[0]!)}`);
    expect(paths()).toEqual([LIMIT.path]);
    await panel.press('Undo');
    expect(paths()).toEqual([RATE.path, LIMIT.path]);
    await panel.press('Undo');
    expect(paths()).toEqual([LIMIT.path, RATE.path]);
    await panel.press('Redo');
    expect(paths()).toEqual([RATE.path, LIMIT.path]);
    await panel.press('Undo');
    await panel.pick('Lines');
    // Whoever changes after going back leaves the other way.
    expect((panel.button('Redo') as HTMLButtonElement).disabled).toBe(true);
  });

  test('takes values as a list and as a range, each once and in the unit that is shown', async () => {
    const panel = await shown(<Desk />, { vary: [RATE] });
    const list = 'Values, with commas between, Mbit/s';
    expect(panel.value(list)).toBe('2, 8');
    await panel.type(list, '1; 4 4, 16');
    expect(values()).toEqual([1e6, 4e6, 16e6]);
    await panel.type(list, '1, much');
    expect(values()).toEqual([1e6, 4e6, 16e6]);
    await panel.pick('Range');
    // 1 to 16 is more than eight times: steps of equal ratio.
    expect(now().vary[0]!.values).toEqual({ from: 1e6, to: 16e6, count: 3, scale: 'log' });
    expect(values()).toEqual([1e6, 4e6, 16e6]);
    await panel.press('Logarithmic');
    expect(values()).toEqual([1e6, 8.5e6, 16e6]);
    await panel.type('from, Mbit/s', '4');
    await panel.type('to, Mbit/s', '8');
    await panel.type('points', '5');
    expect(values()).toEqual([4e6, 5e6, 6e6, 7e6, 8e6]);
    await panel.pick('List');
    expect(now().vary[0]!.values).toEqual({ list: [4e6, 5e6, 6e6, 7e6, 8e6] });
  });

  test('takes names, of which one is left out and another added', async () => {
    const panel = await shown(<Desk />, { vary: [{ path: 'path.0.queue.kind', values: ['droptail', 'red'] }] });
    const chips = () => all('.value-chip').map((chip) => textOf(chip).replace(/ ?×$/, ''));
    const [first, second] = chips();
    await panel.press(`Leave out ${first}`);
    expect(values()).toEqual(['red']);
    expect(chips()).toEqual([second]);
    // The last one stays.
    expect(all('.value-chip button')).toHaveLength(0);
    const offered = all('[id="add path.0.queue.kind"] option').map(textOf);
    expect(offered).toContain(first);
    expect(offered).not.toContain(second);
    await panel.choose('Add', first!);
    expect(values()).toEqual(['red', 'droptail']);
  });

  test('measures what is chosen, of which flows and at which bottleneck', async () => {
    const panel = await shown(<Desk />);
    const measured = () => now().measures;
    await panel.choose('Of which flows: Throughput', 'AIMD');
    expect(measured()).toEqual([{ id: 'link-use' }, { id: 'throughput', group: 'aimd' }]);
    await panel.choose('Of which flows: Throughput', 'all flows');
    expect(measured()[1]).toEqual({ id: 'throughput' });
    await panel.choose('At which bottleneck: Use of the link', 'bottleneck 2');
    expect(measured()[0]).toEqual({ id: 'link-use', hop: 1 });
    await panel.choose('At which bottleneck: Use of the link', 'bottleneck 1');
    expect(measured()[0]).toEqual({ id: 'link-use' });
    await panel.press('Add a measure…');
    await panel.enter(panel.input('Find a measure'), 'zebra');
    expect(textOf(document.querySelector('.found-measures'))).toBe('None is called so.');
    await panel.enter(panel.input('Find a measure'), 'fairness');
    const [found] = all('.found-measure');
    const name = textOf(found!.querySelector('b'));
    await panel.settle(() => found!.click());
    expect(measured()).toHaveLength(3);
    expect(textOf(document.querySelector('.measure-list'))).toContain(name);
    // What is measured already is not offered again.
    expect(all('.found-measure b').map(textOf)).not.toContain(name);
    await panel.press('Done');
    expect(document.querySelector('.find-measure')).toBeNull();
    await panel.press(`Remove ${name}`);
    expect(measured()).toHaveLength(2);
  });

  test('has seeds, a stretch, courses over time, statements and a title; what cannot be is refused in words', async () => {
    const panel = await shown(<Desk />);
    // There are two groups, each with losses of its own.
    expect(now().scenario.flows).toHaveLength(2);
    expect(document.querySelector('.experiment-desk')!.textContent).toContain('of a group loss(tcp)');
    expect(textOf(part('Seeds'))).toContain('6 runs: 3 points, each with the same 2 seeds, so that');
    await panel.press('Number of seeds: one more');
    expect(now().seeds).toBe(3);
    await panel.type('from, s', '2');
    await panel.type('to, s', '10');
    expect([now().scenario.warmup, now().scenario.duration]).toEqual([2, 10]);
    await panel.press('Queue');
    await panel.press('Windows');
    expect(now().over).toEqual(['window', 'queue']);
    await panel.press('Windows');
    expect(now().over).toEqual(['queue']);
    await panel.type('Add a statement', 'link-use() > 0.5: the link is used');
    expect(now().must).toEqual([{ says: 'link-use() > 0.5: the link is used', part: 1 }]);
    await panel.type('Add a statement', 'nonsense(');
    expect(textOf(document.querySelector('.experiment-desk [role=alert]'))).toMatch(/Nothing was changed\.$/);
    expect(now().must).toHaveLength(1);
    await panel.type('Title', 'Small buffers');
    expect(now().title).toBe('Small buffers');
    expect(document.querySelector('.experiment-desk [role=alert]')).toBeNull();
    await panel.press(/^Remove link-use/);
    expect(now().must).toHaveLength(0);
  });

  test('says what begins when measuring has begun already, and measures from then on in one press', async () => {
    const stream = { kind: 'cbr', start: 4 };
    const panel = await shown(<Desk />, { scenario: { ...scenario, warmup: 1, duration: 20, traffic: [stream] } });
    expect(textOf(part('Stretch'))).toContain('Constant stream begins at 4 s: the means hold time without it.');
    await panel.press('Measure from 4 s');
    expect(now().scenario.warmup).toBe(4);
    expect(textOf(part('Stretch'))).not.toContain('begins at');
  });

  test('tells of each point and measure the mean over its own seeds, and how it differs from the first row', async () => {
    const panel = await shown(<ExperimentPage place={HERE} />);
    const heads = () => all('.told-table thead th').map(textOf);
    const row = (at: number) => [...all('.told-table tbody tr')[at]!.children].map(textOf);
    expect(row(1).slice(1)).toEqual(['not run yet', 'not run yet']);
    await work(panel, answer);
    expect(heads()).toHaveLength(3);
    expect(heads()[0]).toBe(nameOf(document.querySelector('.varied')!));
    expect(all('.told-table tbody tr')).toHaveLength(3);
    expect([0, 1, 2].map((at) => /\d+/.exec(row(at)[0]!)![0])).toEqual(['10', '20', '40']);
    const cells = all('.told-table tbody td').map(textOf);
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of cells) expect(cell).toMatch(/^[\d.,]+/);
    expect(textOf(document.querySelector('.told-table caption'))).toBe(
      'Mean over 2 seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.',
    );
    const sent = batch.workers.flatMap(({ commands }) => commands.map(({ job }) => job.request.seed));
    await panel.press('Another 10 seeds');
    expect(now().seeds).toBe(12);
    // Each point by each seed, the run's own and the next.
    expect(sent.toSorted((one, other) => one - other)).toEqual([7, 7, 7, 8, 8, 8]);
  });

  test('has on paper the link of what is on show, also after a change for which nothing is computed', async () => {
    const panel = await shown(<ExperimentPage place={HERE} />);
    const printed = (): string => document.querySelector('.sheet-link p')?.textContent ?? '';
    await until(() => expect(printed()).toContain('?e='));
    await work(panel, answer);
    const before = printed();
    expect(before).toBe(location.href);
    await panel.type('Title', 'Small buffers');
    await until(() => expect(['', before]).not.toContain(printed()));
    expect(printed()).toBe(location.href);
  });

  test('of several reasons for which a change cannot be tells the first', async () => {
    const held: { state?: ReturnType<typeof useExperiment> } = {};
    function Held() {
      const state = useExperiment(HERE, () => scenario);
      useEffect(() => void Object.assign(held, { state }));
      return null;
    }
    const panel = await shown(<Held />);
    const refusedBy = (change: object): string[] => {
      try {
        normalizeExperiment({ ...fields, vary: [LIMIT], ...change });
      } catch (error) {
        return (error as ScenarioError).refusals.map(describeRefusal);
      }
      return [];
    };
    const change = { seeds: -1, title: 7 };
    const [first, second] = refusedBy(change);
    expect(second).not.toBe(first);
    await panel.settle(() => expect(held.state!.change((file) => ({ ...file, ...change }) as never)).toBe(false));
    expect(held.state!.problem).toBe(`${first}. Nothing was changed.`);
    await panel.settle(() => held.state!.change((file) => ({ ...file, seeds: 3 })));
    expect([held.state!.problem, now().seeds]).toEqual([null, 3]);
  });

  test('that was made of a paper’s figure has its lines behind its own once its runs are others, and no longer after undo', async () => {
    const paper = mineOf(findFigure('yang2000-fig6')!)!;
    const mine = experimentFile(paper);
    for (const job of jobsOf(experimentAsks(paper), seedsOf(paper)))
      await answerStore.write(
        scenarioDigest(scenarioOfRun(job.request)),
        job,
        job.asks.map((ask) => answerTo(ask, job.request.seed)),
      );
    const held: { original?: ReturnType<typeof useOriginal>; state?: ReturnType<typeof useExperiment> } = {};
    const answers = new Map();
    const run = new FigureRun(pool, answerStore, undefined, answers);
    function Behind({ experiment }: { experiment: Experiment }) {
      const original = useOriginal(experiment, run);
      useEffect(() => void Object.assign(held, { original }));
      return null;
    }
    function Held() {
      const state = useExperiment(HERE, () => scenario);
      useEffect(() => void Object.assign(held, { state }));
      return state.experiment && <Behind experiment={state.experiment} />;
    }
    const panel = await shown(<Held />, mine);
    const settled = async (what: () => unknown): Promise<void> => {
      await panel.settle(what);
      await act(() => vi.dynamicImportSettled());
      await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
    };
    await settled(() => undefined);
    expect(held.original!.ghost).toBeNull();
    const losses = (rates: readonly number[]) =>
      settled(() =>
        held.state!.change((file) => ({ ...file, vary: [{ path: file.vary[0]!.path, values: rates }, file.vary[1]!] })),
      );
    // Behind the points of the new axis alone, per cent.
    const behind = () => [...new Set(held.original!.ghost!.series.flatMap(({ points }) => points.map(({ x }) => x)))];
    await losses([0.01, 0.02]);
    expect(behind()).toEqual([1, 2]);
    // What our runs of the figure gave is known; nothing runs for it.
    const measured = () =>
      held.original!.ghost!.series.flatMap(({ points }) => points.map((point) => point.measured?.mean));
    await until(() => expect(measured()).not.toContain(undefined));
    expect(batch.workers).toEqual([]);
    expect(Object.keys(held.original!.seen!)).toEqual(held.original!.ghost!.figure.panels.map(({ id }) => id));
    await losses([0.02, 0.04, 0.06]);
    expect(Math.min(...behind())).toBe(2);
    expect(Math.max(...behind())).toBeGreaterThan(4);
    await settled(() => held.state!.undo());
    expect(behind()).toEqual([1, 2]);
    await settled(() => held.state!.undo());
    expect(held.original).toEqual({ ghost: null, seen: null });
  });

  test('at an address that holds none says why, and leads back', async () => {
    const panel = await Panel.of(<ExperimentPage place={placeOf('#/experiment?e=rubbish')!} />, scenario);
    await panel.settle(() => undefined);
    expect(textOf(document.querySelector('h1'))).toBe('This experiment cannot be opened');
    expect(document.querySelector('.notice a')!.getAttribute('href')).toBe('#/play');
  });
});
