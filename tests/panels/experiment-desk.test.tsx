/** The desk of an experiment at its bounds: what it says of few runs and of many, ranges of few values and of none, statements and names one among several. */
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { BOUNDS, type Experiment } from '../../workers/experiments/experiment.ts';
import { heldExperiment, holdExperiment } from '../../src/link/held-experiment.ts';
import { placeOf } from '../../src/link/route.ts';
import { keptExperiments } from '../../src/library/kept-experiments.ts';
import { ExperimentDesk } from '../../src/papers/experiment-desk.tsx';
import { ExperimentPage } from '../../src/papers/experiment-page.tsx';
import { useExperiment } from '../../src/papers/experiment-state.ts';
import { beginBatch } from './support/fake-spawn.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(900);
beforeEach(beginBatch);

const scenario = scenarioOf({ duration: 20, path: [{ rate: 1e6, delay: 0.02 }] });
const LIMIT = { path: 'path.0.queue.limit', values: [10, 20] };
const fields = { version: 1, scenario, vary: [LIMIT], seeds: 2, measures: [{ id: 'link-use' }] };
const HERE = placeOf('#/experiment')!;
const now = (): Experiment => heldExperiment()!;

function Desk() {
  const state = useExperiment(HERE, () => scenario);
  return state.experiment && <ExperimentDesk ref={null} state={state} experiment={state.experiment} theory />;
}
async function shown(change: object, node: ReactNode = <Desk />): Promise<Panel> {
  holdExperiment(normalizeExperiment({ ...fields, ...change }));
  location.hash = '#/experiment';
  const panel = await Panel.of(node, scenario);
  await until(() => expect(document.querySelector('.experiment-desk')).not.toBeNull());
  return panel;
}
const plain = (selector: string): string[] => textsOf(selector).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const part = (label: string): string => `section[aria-label="${label}"]`;

test.each([
  [[], 1, '1 run, of one seed.'],
  [[], 3, '3 runs, each with another seed.'],
  [[LIMIT], 1, '2 runs: 2 points of one seed. What is left to chance is not seen.'],
  [[LIMIT], 2, '4 runs: 2 points, each with the same 2 seeds, so that differences are compared seed by seed.'],
])('of settings and seeds it says how many runs that are (%#)', async (vary, seeds, words) => {
  const panel = await shown({ vary, seeds, over: ['queue'] });
  expect(plain(`${part('Seeds')} .help`)).toEqual([words]);
  // A mean is one of several seeds.
  expect(panel.text.includes('Mean of the seeds')).toBe(seeds > 1);
  // What varies nothing is not kept among the experiments that were made.
  await until(() => expect(location.hash).toContain('e='));
  expect(keptExperiments().some(({ hash }) => hash === location.hash)).toBe(vary.length > 0);
});

const DELAY = 'flows.0.accessDelay';
test.each([
  [LIMIT.path, [5], { from: 5, to: 10, count: 3, scale: 'linear' }],
  [LIMIT.path, [10, 79], { from: 10, to: 79, count: 3, scale: 'linear' }],
  [LIMIT.path, [10, 80], { from: 10, to: 80, count: 3, scale: 'log' }],
  [LIMIT.path, Array.from({ length: 14 }, (_, at) => at + 20), { from: 20, to: 33, count: 12, scale: 'linear' }],
  [DELAY, [0], { from: 0, to: 0.001, count: 3, scale: 'linear' }],
  [DELAY, [0, 0.05], { from: 0, to: 0.05, count: 3, scale: 'linear' }],
])('a list for %s becomes a range of its ends (%#)', async (path, values, range) => {
  const panel = await shown({ vary: [{ path, values }] });
  await panel.pick('Range');
  expect(now().vary[0]!.values).toEqual(range);
  await panel.type('points', '4.6');
  expect(now().vary[0]!.values).toMatchObject({ count: 5 });
});

test('a value that is typed twice is one, and of several names each goes with its own value', async () => {
  const panel = await shown({});
  await panel.type('Values, with commas between, packets', '30, 30 50');
  expect(now().vary[0]!.values).toEqual({ list: [30, 50] });
  const named = await shown({
    vary: [
      { ...LIMIT, path: 'path.0.queue.kind', values: ['droptail', 'red', 'codel'], names: ['One', 'Two', 'Three'] },
    ],
  });
  await named.press('Leave out Two');
  expect(now().vary[0]).toMatchObject({ values: { list: ['droptail', 'codel'] }, names: ['One', 'Three'] });
  // What has names of its own gets no others from a list.
  expect(document.getElementById('add path.0.queue.kind')).toBeNull();
});

test('of several statements each says in how many seeds it must hold, and goes by itself', async () => {
  const must = [
    { says: 'link-use() > 0.5: used', part: 0.8 },
    { says: 'link-use() < 2: no more than there is', part: 1 },
  ];
  const panel = await shown({ must });
  expect(plain(`${part('What must hold')} p > span`)).toEqual([
    `${must[0]!.says}, in 80 % of the seeds`,
    must[1]!.says,
  ]);
  await panel.press(`Remove ${must[1]!.says}`);
  expect(now().must).toEqual([must[0]]);
});

test('it measures from when the last of them begins; where the time itself varies there is no stretch to set', async () => {
  const stream = (start: number) => ({ kind: 'cbr', start, high: 1e5 });
  const traffic = [stream(7), stream(9), stream(8), stream(20)];
  const late = await shown({ scenario: { ...scenario, warmup: 5, traffic } });
  // What never begins in these 20 s is none of them.
  await late.press('Measure from 9 s');
  expect(now().scenario.warmup).toBe(9);
  expect(plain(`${part('Stretch')} button`)).toEqual([]);
  for (const path of ['duration', 'warmup']) {
    await shown({ vary: [{ path, values: [10, 15] }] });
    expect(plain(part('Stretch'))).toEqual([]);
  }
});

test('ten more seeds are no more than there can be', async () => {
  const panel = await shown({ vary: [], seeds: BOUNDS.seeds - 5 }, <ExperimentPage place={HERE} />);
  await panel.press('Another 10 seeds');
  expect(now().seeds).toBe(BOUNDS.seeds);
});

test.each([
  [{}, 'Over time, seed 7'],
  [{ overMean: true }, 'Over time, mean of 2 seeds; pale: its 95 % interval'],
  [{ overMean: true, seeds: 60 }, 'Over time, mean of the first 50 seeds; pale: its 95 % interval'],
])('over time it says whose course is drawn: %j', async (change, words) => {
  await shown({ over: ['queue'], ...change }, <ExperimentPage place={HERE} />);
  expect(plain('.over-time h2')).toEqual([words]);
});

test('a measure of a hop may be of one on the way back too; what is measured already is not measured twice', async () => {
  const reverse = [{ rate: 1e6, delay: 0.02 }];
  const panel = await shown({
    scenario: { ...scenario, reverse },
    measures: [{ id: 'link-use' }, { id: 'throughput' }, { id: 'throughput', group: 'tcp' }],
  });
  const hops = [...document.querySelectorAll('select')].find(({ textContent }) => textContent.includes('back'))!;
  expect([...hops.options].map(({ textContent }) => textContent)).toEqual(['bottleneck 1', 'back 1']);
  await panel.enter(hops, '1');
  expect(now().measures[0]).toEqual({ id: 'link-use', hop: 1 });
  const [, second] = [...document.querySelectorAll('select')].filter(({ textContent }) =>
    textContent.includes('all flows'),
  );
  const before = now();
  await panel.enter(second!, '');
  expect(now()).toBe(before);
  await panel.enter(second!, 'aimd');
  expect(now().measures[2]).toEqual({ id: 'throughput', group: 'aimd' });
  // The last one stays.
  for (const name of ['Throughput', 'Use of the link']) {
    const [remove] = [...document.querySelectorAll<HTMLElement>('.measure-list button')].filter((button) =>
      button.getAttribute('aria-label')!.includes(name),
    );
    await panel.settle(() => remove?.click());
  }
  expect(now().measures).toHaveLength(1);
  expect(document.querySelectorAll('.measure-list button')).toHaveLength(0);
});

test('what is on or off is offered the other way', async () => {
  const panel = await shown({ vary: [{ path: 'flows.0.ecn', values: [false] }] });
  const offered = () => [...document.querySelectorAll<HTMLOptionElement>('[id="add flows.0.ecn"] option')].slice(1);
  expect(offered().map(({ textContent }) => textContent)).toEqual(['on']);
  await panel.choose('Add', 'on');
  expect(now().vary[0]!.values).toEqual({ list: [false, true] });
  expect(offered()).toEqual([]);
});

test('on paper it says from when it measures, with which seeds, and what it assumes of the way back', async () => {
  const paper = (): string => plain('.experiment-sheet').join();
  await shown({ seeds: 3 }, <ExperimentPage place={HERE} />);
  expect(paper()).toContain('What comes before 5 s is warm-up; the runs end at 20 s.');
  expect(paper()).toContain('Seeds: seeds 7 to 9, the same at every point; 6 runs in all');
  expect(paper()).toContain('ACKs wait in no queue and none is lost.');
  await shown(
    { seeds: 1, scenario: { ...scenario, reverse: [{ rate: 1e6 }] }, vary: [{ path: 'duration', values: [10, 15] }] },
    <ExperimentPage place={HERE} />,
  );
  expect(paper()).not.toMatch(/is warm-up|ACKs wait/);
  expect(paper()).toContain('Seeds: seed 7, the same at every point; 2 runs in all');
  expect(paper()).toContain('One seed: no interval can be given.');
});
