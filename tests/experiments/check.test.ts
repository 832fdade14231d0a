import { describe, expect, it } from 'vitest';

import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { BOUNDS, seedsOf } from '../../workers/experiments/experiment.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { firstExperiment, firstSetting, settingsIn } from '../../workers/experiments/offers.ts';
import { experimentTitle, pointWords } from '../../workers/experiments/rows.ts';
import { namedSetting, valueAt, valuesOf } from '../../workers/experiments/settings.ts';
import type { NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import { meanBaseRtt } from '../../workers/engine/scenario/rtt.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { checkedJob } from '../../workers/papers/batch/job.ts';
import { jobsOf } from '../../workers/papers/figures/ask.ts';
import { experimentAsks, experimentPlan } from '../../workers/papers/figures/experiment-figure.ts';
import { messageOf } from '../support/refusals.ts';

const SCENARIO = {
  version: 1,
  seed: 7,
  duration: 5,
  path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2 }],
};
const BUFFERS = { path: 'path.0.queue.limit', values: [5, 20, 100] };

const experiment = (more: object): unknown => ({ version: 1, scenario: SCENARIO, vary: [BUFFERS], ...more });
const read = (more: object = {}) => normalizeExperiment(experiment(more));

const refusal = (input: unknown): string => messageOf(() => normalizeExperiment(input), ScenarioError);

const words = (more: object): string[] => {
  const found = read(more);
  return pointsOf(found).map((point) => pointWords(found, point));
};

describe('an experiment', () => {
  it('has a point for each value, with the same seeds at each: the scenario’s own and those that follow', () => {
    const found = read({ seeds: 3 });
    expect(pointsOf(found).map(({ scenario }) => scenario.path[0]!.queue.limit)).toEqual([5, 20, 100]);
    expect(seedsOf(found)).toEqual([7, 8, 9]);
    expect(jobsOf(experimentAsks(found), seedsOf(found)).map(({ request }) => request.seed)).toEqual([
      ...[7, 7, 7, 8, 8, 8, 9, 9, 9],
    ]);
  });

  it('of two settings has every value of the one with every value of the other', () => {
    const found = read({ vary: [BUFFERS, { path: 'flows.0.count', values: [1, 4] }] });
    const at = pointsOf(found).map(({ scenario }) => [scenario.path[0]!.queue.limit, scenario.flows[0]!.count]);
    expect(at).toEqual([...[5, 20, 100].map((limit) => [limit, 1]), ...[5, 20, 100].map((limit) => [limit, 4])]);
    // A line for each number of flows, in each panel.
    const { panels, series } = experimentPlan(found);
    expect(series).toHaveLength(2 * panels.length);
    expect(series[0]!.name).toBe('1 flow');
  });

  it('names its values as the form does', () => {
    expect(words({})).toEqual(['5 packets', '20 packets', '100 packets']);
    expect(words({ vary: [{ path: 'path.0.rate', values: [1e6, 2.5e6] }] })).toEqual(['1 Mbit/s', '2.5 Mbit/s']);
    expect(words({ vary: [{ path: 'roundTrip', values: [0.01, 0.1] }] })).toEqual(['10 ms', '100 ms']);
    expect(words({ vary: [{ path: 'flows.0.stop', values: [2, null] }] })).toEqual(['2 s', 'never']);
    const schemes = ['tahoe', 'reno', 'newreno'].map((variant) => ({ kind: 'tcp', variant }));
    expect(words({ vary: [{ path: 'flows.0.scheme', values: [...schemes, { kind: 'vegas' }] }] })).toEqual([
      ...['Tahoe', 'Reno', 'NewReno', 'Vegas'],
    ]);
    expect(words({ vary: [{ path: 'path.0.queue.kind', values: ['droptail', 'codel'] }] })).toEqual([
      'drop-tail',
      'CoDel',
    ]);
  });

  it('goes over a range in equal steps or equal ratios, in whole numbers where the field has them', () => {
    const values = (range: object): unknown[] =>
      pointsOf(read({ vary: [{ path: 'path.0.queue.limit', ...range }] })).map(({ values: [value] }) => value);
    expect(values({ from: 10, to: 50, count: 5 })).toEqual([10, 20, 30, 40, 50]);
    expect(values({ from: 1, to: 1000, count: 4, scale: 'log' })).toEqual([1, 10, 100, 1000]);
    expect(values({ from: 1, to: 3, count: 9 })).toEqual([1, 2, 3]);
  });

  it('stretches every delay for a round trip, and keeps the room of a queue of another kind', () => {
    const [near, far] = pointsOf(read({ vary: [{ path: 'roundTrip', values: [0.02, 0.2] }] }));
    expect([near, far].map((point) => meanBaseRtt(point!.scenario))).toEqual([0.02, 0.2]);
    const [, red] = pointsOf(read({ vary: [{ path: 'path.0.queue.kind', values: ['droptail', 'red'] }] }));
    expect(red!.scenario.path[0]!.queue).toMatchObject({ kind: 'red', limit: 20 });
  });

  it('sets every bottleneck of the path alike where its number is a star, and says so', () => {
    const hop = (limit: number) => ({ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit } });
    const chain = { ...SCENARIO, path: [hop(20), hop(30), hop(40)] };
    const found = read({ scenario: chain, vary: [{ path: 'path.*.queue.limit', values: [5, 80] }] });
    const limits = pointsOf(found).map(({ scenario }) => scenario.path.map(({ queue }) => queue.limit));
    expect(limits).toEqual([
      [5, 5, 5],
      [80, 80, 80],
    ]);
    expect(experimentTitle(found)).toBe('every bottleneck: queue holds: 5, 80 packets');
    expect(normalizeExperiment(JSON.parse(JSON.stringify(experimentFile(found))))).toEqual(found);
    // Offered where there are several, with values around the first one's.
    const offered = settingsIn(found.scenario).filter(({ part }) => part === 'Every bottleneck');
    expect(offered.map(({ path }) => path)).toContain('path.*.queue.limit');
    expect(settingsIn(read().scenario).some(({ path }) => path.includes('*'))).toBe(false);
    expect(firstExperiment(found.scenario, 'path.*.queue.limit')!.vary[0]!.values).toEqual({
      list: [5, 10, 20, 40, 80],
    });
    for (const path of ['path.*', '*.rate', 'flows.*.count', 'path.0.*'])
      expect(refusal(experiment({ scenario: chain, vary: [{ path, values: [1] }] })), path).toMatch(/^vary\[0\]/);
  });

  it('begins with times within the run, and from zero with what its slider reaches', () => {
    const { scenario } = read({ scenario: { ...SCENARIO, duration: 6, path: [{ loss: { kind: 'gilbert' } }] } });
    const begun = settingsIn(scenario).flatMap(({ path }) => {
      const { field } = namedSetting(scenario, path);
      const setting = field?.type === 'number' ? firstSetting(scenario, path) : null;
      return setting
        ? [{ path, field: field as NumberParameter, values: valuesOf(scenario, setting) as number[] }]
        : [];
    });
    const times = begun.filter(({ field }) => field.ofRun);
    expect(times.map(({ path }) => path)).toEqual(['flows.0.start', 'flows.0.stop', 'warmup']);
    for (const { path, values } of times) expect(Math.max(...values), path).toBeLessThanOrEqual(6);
    expect(times[1]!.values).toEqual([0.75, 1.5, 3, 6]);
    const fromZero = begun.filter(({ path }) => valueAt(scenario, path) === 0);
    expect(fromZero.length).toBeGreaterThan(4);
    for (const { path, field, values } of fromZero) {
      const end = field.shown ? field.shown.max * field.shown.per : field.max;
      expect(values.length, path).toBe(4);
      expect(Math.max(...values), path).toBeLessThanOrEqual(Math.min(end, field.unit === 's' ? 6 : Infinity) / 5);
    }
  });

  it('may choose among whole scenarios, with another setting in each', () => {
    const other = { ...SCENARIO, title: 'slower', path: [{ ...SCENARIO.path[0], rate: 1e6 }] };
    const found = read({ vary: [BUFFERS, { path: '', values: [{ ...SCENARIO, title: 'first' }, other] }], seeds: 2 });
    expect(pointsOf(found)).toHaveLength(6);
    const set = pointsOf(found).map(({ scenario: { path, seed } }) => [path[0]!.rate, path[0]!.queue.limit, seed]);
    expect(set).toEqual([2e6, 1e6].flatMap((rate) => [5, 20, 100].map((limit) => [rate, limit, 7])));
    expect(pointWords(found, pointsOf(found)[3]!)).toBe('5 packets, slower');
  });

  it('comes back from its file as it was', () => {
    const found = read({
      vary: [BUFFERS, { path: 'roundTrip', from: 0.01, to: 1, count: 5, scale: 'log' }],
      measures: ['jain', { id: 'loss', group: 'tcp' }],
      over: ['window'],
    });
    expect(normalizeExperiment(JSON.parse(JSON.stringify(experimentFile(found))))).toEqual(found);
  });

  it('gives jobs that a batch worker takes', () => {
    const [job] = jobsOf(experimentAsks(read()), [7]);
    const checked = checkedJob(structuredClone(job));
    expect(checked.request.scenario).toEqual({ ...job!.request.scenario });
    expect(checked.request.setup).toBe(job!.request.setup);
    const broken = structuredClone(job!);
    broken.request.scenario!.path[0]!.queue.limit = -1;
    expect(() => checkedJob(broken)).toThrow('path[0].queue.limit');
  });
});

describe('an experiment at its bounds', () => {
  it('has as many runs as there may be', () => {
    const limits = { path: BUFFERS.path, from: 1, to: 900, count: BOUNDS.runs / BOUNDS.seeds };
    expect(read({ vary: [limits], seeds: BOUNDS.seeds }).seeds).toBe(BOUNDS.seeds);
  });

  it('measures at most so much, also where its statements name more', () => {
    const flows = Array.from({ length: 10 }, (_, group) => ({ id: `g${group}`, scheme: { kind: 'tcp' } }));
    const ids = ['loss', 'throughput', 'cov', 'mean-rtt', 'share', 'timeouts'];
    const must = flows.map(({ id }) => `${ids.map((measure) => `${measure}(${id})`).join(' + ')} > 0: it is`);
    const named = (statements: number): unknown =>
      experiment({ scenario: { ...SCENARIO, flows }, vary: [], must: must.slice(0, statements) });
    const usual = normalizeExperiment(named(0)).measures.length;
    expect(normalizeExperiment(named(9)).measures).toHaveLength(usual + 9 * ids.length);
    // One more than there is room for.
    expect(usual + 10 * ids.length).toBe(BOUNDS.measures + 1);
    expect(refusal(named(10))).toMatch(/^must\[9\]: must be of what is measured; timeouts g9 is not/);
  });

  it('shows each course once', () => {
    expect(read({ over: ['window', 'queue', 'window'] }).over).toEqual(['window', 'queue']);
  });
});

describe('what no experiment can be is refused with its field, the rule and the value', () => {
  it.each([
    [
      'a setting that does not exist',
      { vary: [{ path: 'path.0.colour', values: [1] }] },
      /^vary\[0\]\.values\[0\]: path\[0\]\.colour: is not a field/,
    ],
    [
      'a path that leads nowhere',
      { vary: [{ path: 'path.3.rate', values: [1e6] }] },
      /^vary\[0\]\.values\[0\]: leads to number 3 of 1/,
    ],
    [
      'a path that is none',
      { vary: [{ path: '__proto__.x', values: [1] }] },
      /^vary\[0\]\.path: must be the path of a field/,
    ],
    ['the seed', { vary: [{ path: 'seed', values: [1] }] }, /^vary\[0\]\.path: .* other than its seed/],
    [
      'a value out of its range',
      { vary: [{ ...BUFFERS, values: [5, 0] }] },
      /^vary\[0\]\.values\[1\]: path\[0\]\.queue\.limit: must be a whole number from 1/,
    ],
    [
      'a range upside down',
      { vary: [{ path: BUFFERS.path, from: 9, to: 3, count: 4 }] },
      /^vary\[0\]\.to: must be above from, which is 9, got 3/,
    ],
    [
      'a logarithmic range from 0',
      { vary: [{ path: 'path.0.delay', from: 0, to: 1, count: 4, scale: 'log' }] },
      /^vary\[0\]\.from: must be above 0/,
    ],
    [
      'a range of one value',
      { vary: [{ path: BUFFERS.path, from: 3, to: 3, count: 4 }] },
      /^vary\[0\]\.to: must be above from, which is 3, got 3/,
    ],
    [
      'values and a range',
      { vary: [{ ...BUFFERS, from: 1, to: 2, count: 2 }] },
      /^vary\[0\]: must have either values, or/,
    ],
    ['no values', { vary: [{ ...BUFFERS, values: [] }] }, /^vary\[0\]\.values: must have at least one/],
    ['the same setting twice', { vary: [BUFFERS, BUFFERS] }, /^vary\[1\]\.path: must be another setting/],
    ['three settings', { vary: [BUFFERS, BUFFERS, BUFFERS] }, /^vary: must be a list of at most 2/],
    [
      'a thousand million points',
      { vary: [{ path: BUFFERS.path, from: 1, to: 1e6, count: 1e9 }] },
      /^vary\[0\]\.count: must be a whole number from 1 to 200/,
    ],
    [
      'too many points of two settings',
      {
        vary: [
          { path: BUFFERS.path, from: 1, to: 900, count: 200 },
          { path: 'path.0.delay', from: 0.01, to: 1, count: 200 },
        ],
      },
      /^vary: must give at most 2000 points, got 40000/,
    ],
    [
      'one point too many of 29 values and 69',
      {
        vary: [
          { path: BUFFERS.path, values: Array.from({ length: 29 }, (_, at) => at + 1) },
          { path: 'path.0.delay', from: 0.01, to: 1, count: 69 },
        ],
      },
      /^vary: must give at most 2000 points, got 2001/,
    ],
    [
      'too many runs',
      { seeds: 1000, vary: [{ path: BUFFERS.path, from: 1, to: 900, count: 100 }] },
      /^seeds: must give at most 50000 runs/,
    ],
    [
      'too many packets, which one seed would not have',
      {
        scenario: { ...SCENARIO, path: [{ ...SCENARIO.path[0], rate: 2e10 }], duration: 3600 },
        vary: [{ path: BUFFERS.path, from: 20, to: 44, count: 25 }],
        seeds: 1000,
      },
      /^scenario: must need at most 1e\+13 packets in all its runs/,
    ],
    [
      'a measure that there is not',
      { measures: ['beauty'] },
      /^measures\[0\]\.id: must be the id of a number or metric of one run, got "beauty"/,
    ],
    ['a verdict', { measures: ['verdict-nonperiodic'] }, /^measures\[0\]\.id/],
    [
      'a group that there is not',
      { measures: [{ id: 'loss', group: 'udp' }] },
      /^measures\[0\]\.group: must be the id of a group/,
    ],
    [
      'a hop behind the last one',
      { measures: [{ id: 'mean-queue', hop: 1 }] },
      /^measures\[0\]\.hop: must be the number of a hop/,
    ],
    [
      'a source behind the last one',
      { measures: [{ id: 'source-loss', source: 0 }] },
      /^measures\[0\]\.source: must be the place of a source/,
    ],
    [
      'a hop of a measure of flows',
      { measures: [{ id: 'loss', hop: 0 }] },
      /^measures\[0\]\.hop: is not of this measure/,
    ],
    [
      'a scenario that cannot run',
      { scenario: { ...SCENARIO, flows: [] } },
      /^scenario: flows: must have at least one/,
    ],
    [
      'names for other values',
      { vary: [{ ...BUFFERS, names: ['small'] }] },
      /^vary\[0\]\.names: must be one for each of the 3 values/,
    ],
    ['a field of no experiment', { colour: 1 }, /^colour: is not a field/],
  ])('%s', (_, more, told) => {
    expect(refusal(experiment(more))).toMatch(told);
  });

  it('also what is no object, and values of any shape', () => {
    for (const input of [null, 5, 'x', [], { version: 2 }]) expect(refusal(input)).not.toBe('');
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    for (const value of [deep, null, [], {}, { kind: '__proto__' }, Number.NaN, 'x'])
      for (const path of ['', 'roundTrip', 'path', 'flows.0.scheme', 'path.0.queue.kind', 'path.0.queue'])
        expect(refusal(experiment({ vary: [{ path, values: [value] }] })), path).toMatch(/^vary\[0\]/);
  });
});
