/** What seeds tell, as it always was: tables, report and verdicts of made-up results, with one seed or many, with values that are missing, equal or skewed. */
import { describe, expect, test } from 'vitest';
import { describeRefusal } from '../../workers/engine/scenario/refusal.ts';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { measureKey } from '../../workers/experiments/measures.ts';
import { judged, judgedWords } from '../../workers/experiments/must.ts';
import { neverWords, otherSeedsWords, reportOf } from '../../workers/experiments/report.ts';
import { csvOf, experimentTitle, jsonLinesOf, type Outcome, type Row, rowsOf } from '../../workers/experiments/rows.ts';
import { compared, interval, percentile } from '../../workers/experiments/statistics.ts';
import { digestOf } from '../support/digest.ts';
import { refusalsOf } from '../support/refusals.ts';

const scenario = {
  version: 1,
  seed: 7,
  duration: 20,
  path: [{ rate: 2e6, queue: { kind: 'droptail', limit: 20 } }, {}],
  flows: [
    { id: 'tcp', count: 2 },
    { id: 'a b', scheme: { kind: 'tfrc' } },
  ],
  traffic: [{ kind: 'cbr' }, { kind: 'ping' }],
};
const measures = [
  'link-use',
  { id: 'mean-queue', hop: 1 },
  { id: 'loss', group: 'a b' },
  { id: 'completion', group: 'tcp' },
];
const must = [
  'mean-queue(2) < 3: it is short',
  { says: 'link-use() / mean-queue(2) in 0..0.2', part: 0.6 },
  'loss("a b") >= 0 - 1 <= 2: whatever',
];

/** What came of a run, by the place of the point and of the seed; null has not run. */
type Made = (point: number, seed: number) => Outcome | null;

const result = (point: number, seed: number): Outcome => ({
  values: { 'link-use': point / 10 + (seed % 3) / 100 },
  why: {},
  digest: `${point}-${seed}`,
});

function rowsMade(experiment: Experiment, made: Made): Row[] {
  const seeds = seedsOf(experiment);
  const points = new Map<unknown, number>();
  return rowsOf(experiment, seeds, (point, seed) => {
    if (!points.has(point)) points.set(point, points.size);
    const outcome = made(points.get(point)!, seeds.indexOf(seed));
    if (!outcome || 'failed' in outcome) return outcome;
    const [, queue, loss, completion] = experiment.measures.map(measureKey);
    const [place, at] = [points.get(point)!, seeds.indexOf(seed)];
    const values = {
      [queue!]: at === 3 ? 90 : 2 + place * (1 + (at % 2)),
      [loss!]: (place + at) % 4 === 1 ? null : 0.01,
      [completion!]: null,
    };
    const why = { [loss!]: 'nothing was sent', ...(at > 0 && { [completion!]: 'no transfer was over' }) };
    return { ...outcome, values: { ...outcome.values, ...values }, why };
  });
}

const limits = { path: 'path.0.queue.limit', values: [5, 20, 80] };
const VARIED: Record<string, object[]> = {
  'nothing varies': [],
  'one number varies': [limits],
  'a word and a range vary': [
    { path: 'flows.0.scheme.kind', values: ['tcp', 'cubic'], names: ['old', 'new'] },
    { path: 'path.1.delay', from: 0.01, to: 0.1, count: 3, scale: 'log' },
  ],
  'the round trip varies': [{ path: 'roundTrip', from: 0.05, to: 0.2, count: 2 }],
  'whole scenarios vary': [{ path: '', values: [scenario, { ...scenario, seed: 9, title: 'Other' }] }],
};
const MADE: Record<string, Made> = {
  'all are over': result,
  'one has failed, one has not run': (point, seed) =>
    point === 1 && seed === 0
      ? { failed: 'no memory, "none"' }
      : point === 0 && seed === 1
        ? null
        : result(point, seed),
  'all seeds are alike': (point) => result(point, 0),
};

describe.each(Object.entries(VARIED))('where %s', (_, vary) => {
  test.each(Object.entries(MADE))('and %s', (_name, made) => {
    const told = [1, 2, 4, 12].flatMap((seeds) => {
      const experiment = normalizeExperiment({ version: 1, scenario, vary, seeds, measures, must });
      const rows = rowsMade(experiment, made);
      const [first] = rows;
      const missing = rows.filter((row) => seeds !== 12 || row !== first);
      const report = reportOf(experiment, rows);
      const verdicts = judged(experiment, missing).map((one) => judgedWords(experiment, one));
      const files = [csvOf(experiment, rows, ['a fact']), jsonLinesOf(experiment, rows)];
      return [
        `${seeds}: ${experimentTitle(experiment)}: ${[report, verdicts, ...files].map(digestOf).join(' ')}`,
        ...[otherSeedsWords(experiment) ?? []].flat(),
        ...neverWords(experiment, rows),
        // One of them as it is read.
        ...(seeds === 4 && vary[0] === limits ? [report.split('\n\n')[1]!, verdicts.at(-1)!] : []),
      ];
    });
    expect(told.join('\n')).toMatchSnapshot();
  });
});

test('means, percentiles and comparisons of few and many values are as they were', () => {
  const waves = [1, 2, 3, 4, 21, 22, 26, 31, 32, 41, 61, 62, 121, 122].map((count) =>
    Array.from({ length: count }, (_, index) => ((index * 7) % 10) / 10 + 1),
  );
  const sparse = [[null], [null, 2], [1, null, 3], [0, 0], [-1, 1, null]];
  const round = (value: unknown): string =>
    JSON.stringify(value, (_, one) => (typeof one === 'number' ? Number(one.toPrecision(9)) : one));
  const lines = [...waves, ...sparse].map((values) => {
    const other = values.map((value, index) =>
      index % 5 === 2 || value === null ? null : value - ((index % 3) - 0.9) / 7,
    );
    return [
      values.length,
      interval(values),
      interval(values, 99.9),
      [0, 0.1, 0.5, 0.9, 1].map((part) => percentile(values, part)),
      compared(values, other),
      compared(other, other),
    ]
      .map(round)
      .join(' ');
  });
  expect(lines).toMatchSnapshot();
});

test('an experiment is refused for the same reason, and at the bound it is taken', () => {
  const range = (fields: object): object => ({
    vary: [{ path: 'path.1.delay', from: 0.01, to: 0.1, count: 3, ...fields }],
  });
  const values = (path: string, ...list: unknown[]): object => ({ vary: [{ path, values: list }] });
  const experiments = [
    ...[
      { from: 0.1 },
      { from: 0.0999 },
      { from: 0 },
      { from: 0, scale: 'log' },
      { count: 1 },
      { count: 201 },
      { to: undefined },
      { values: [1] },
    ].map(range),
    ...[2, 1].map((place) => values(`path.${place}.delay`, 0.1)),
    ...[
      'path.x.delay',
      'flows.0',
      'flows.2.count',
      '',
      'scenario',
      'path.0.queue.kind',
      'events.0.at',
      'roundTrip',
      'seed',
    ].map((path) => values(path, 1, 2)),
    values('path.0.queue.kind', 'red', 'codel', 'drr'),
    values('path.0.queue.limit'),
    { vary: [limits, limits] },
    { vary: [{ ...limits, names: ['a', 'b'] }] },
    { vary: [{ path: 'path.0.queue.limit' }] },
    ...[0, 1, 1000, 1e9].map((seeds) => ({ seeds })),
    ...[2, 1, 0].map((hop) => ({ measures: [{ id: 'mean-queue', hop }] })),
    ...[1, 2].map((source) => ({ measures: [{ id: 'source-loss', source }] })),
    ...['tcp', 'none'].map((group) => ({ measures: [{ id: 'loss', group }] })),
    {
      measures: [
        { id: 'loss', hop: 0 },
        { id: 'mean-queue', group: 'tcp' },
        { id: 'jain', source: 0 },
      ],
    },
    { must: ['loss(tcp) < 1: so', 'jain() >'] },
    { vary: [{ path: 'path.0.queue.limit', from: 1, to: 200, count: 200 }], seeds: 50 },
  ];
  const said = experiments.map((fields) => {
    let taken: unknown;
    const refused = refusalsOf(() => (taken = normalizeExperiment({ version: 1, scenario, ...fields })));
    return refused.length > 0 ? refused.map(describeRefusal).join(' | ') : digestOf(taken);
  });
  expect(said).toMatchSnapshot();
});
