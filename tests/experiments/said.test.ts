/** What experiments tell, in another language: nothing of it stays English but names. */
import { expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { measureName } from '../../workers/experiments/measures.ts';
import { judged, judgedWords } from '../../workers/experiments/must.ts';
import { settingsIn } from '../../workers/experiments/offers.ts';
import {
  chanceWords,
  comparisonWords,
  fewSeedsWords,
  neverWords,
  otherSeedsWords,
  skewWords,
  toldOf,
} from '../../workers/experiments/report.ts';
import { experimentTitle, pointWords, rowsOf } from '../../workers/experiments/rows.ts';
import { experimentPlan } from '../../workers/papers/figures/experiment-figure.ts';
import { inLetters, unsaid } from '../support/said.ts';
import { scenarioWith } from '../support/scenario.ts';

const hop = { rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 60 } };
const scenario = scenarioWith({
  path: [hop, hop],
  reverse: [hop, hop],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' } },
    { id: 'other', label: 'A', scheme: { kind: 'binomial' } },
  ],
  traffic: [{ kind: 'cbr' }, { kind: 'ping' }],
});
const MEASURES = [
  { id: 'loss', group: 'tcp' },
  { id: 'mean-queue', hop: 1 },
  { id: 'source-rate', source: 1 },
];

test('settings, points, measures and figures of an experiment have their names in the reader’s language', () => {
  const said = inLetters(() => {
    const offers = settingsIn(scenario).flatMap(({ part, name }) => [part, name]);
    const own = normalizeExperiment({
      ...{ version: 1, scenario, measures: MEASURES },
      vary: [
        { path: 'path.1.queue.limit', values: [1, 20, 40] },
        { path: 'flows.1.scheme', values: [{ kind: 'binomial', k: 1 }, { kind: 'binomial', k: 0 }, { kind: 'cubic' }] },
      ],
      seeds: 2,
    });
    const { panels, series } = experimentPlan(own);
    return [
      ...offers,
      ...[experimentTitle(own), pointWords(own, { at: [0, 1], values: [], scenario })],
      ...MEASURES.map((measure) => measureName(scenario, measure)),
      ...panels.flatMap(({ id, x, y }) => [id, x.label, y.label]),
      ...series.map(({ name }) => name),
    ];
  });
  expect(said.length).toBeGreaterThan(80);
  expect(said.flatMap(unsaid)).toEqual([]);
});

test('what its seeds tell, and whether its statements hold, is said in it too', () => {
  const must = [{ says: 'loss(tcp) < 1: x', part: 0.5 }, { says: 'mean-queue(2) < 3: y' }];
  const experiment = normalizeExperiment({
    ...{ version: 1, scenario, must, seeds: 4 },
    measures: [...MEASURES, { id: 'cov' }],
    vary: [{ path: '', values: [scenario, { ...scenario, seed: 9 }], names: ['A', 'B'] }],
  });
  const seeds = [1, 2, 3, 4];
  const rows = rowsOf(experiment, seeds, (point, seed) => ({
    values: { 'loss tcp': 0.1 * seed * seed, 'mean-queue 1': point.at[0]! * 2 + seed, cov: null },
    why: { cov: '–' },
    digest: '',
  }));
  const said = inLetters(() => [
    ...judged(experiment, rows).map((one) => judgedWords(experiment, one)),
    ...experiment.measures
      .flatMap((measure) => toldOf(experiment, rows, measure))
      .flatMap((told) => [told.against && comparisonWords(told.against, String), skewWords(told, String)]),
    ...[chanceWords(rows), fewSeedsWords(1), fewSeedsWords(4), otherSeedsWords(experiment)],
    ...neverWords(experiment, rows),
  ]);
  expect(said.filter((one) => one !== null).length).toBeGreaterThan(12);
  // The statement itself is of the language of statements.
  expect(new Set(said.flatMap((one) => unsaid(one ?? '')))).toEqual(new Set(['loss', 'tcp', 'mean', 'queue']));
});
