/** The parts of experiments, races, figures and claims over data of each shape: nothing run yet, some of it, all, none that has a value, a run that failed; what they show is kept. */
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { ClaimRow } from '../../src/papers/claim-row.tsx';
import { svgOf } from '../../src/papers/export.ts';
import { ExperimentSheet } from '../../src/papers/experiment-sheet.tsx';
import { ExperimentTable } from '../../src/papers/experiment-table.tsx';
import { theoryCurves } from '../../src/papers/experiment-theory.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import type { FigureRun } from '../../src/papers/figure-run.ts';
import { thinned } from '../../src/papers/gallery-data.ts';
import { FigureView } from '../../src/papers/figure-view.tsx';
import { NumbersTable } from '../../src/papers/numbers-table.tsx';
import { RacePlane } from '../../src/papers/race-plane.tsx';
import { RaceTable } from '../../src/papers/race-table.tsx';
import { RunBar } from '../../src/papers/run-bar.tsx';
import { SetUpPanel } from '../../src/papers/set-up-panel.tsx';
import { setUpsOf } from '../../src/papers/set-up.ts';
import { NumberTables, PaperTable } from '../../src/papers/tables.tsx';
import { Thumb } from '../../src/papers/thumb.tsx';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { rowsOf } from '../../workers/experiments/rows.ts';
import type { Finding } from '../../workers/papers/claims/claim.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { type Ask, type Answer, answerKey } from '../../workers/papers/figures/ask.ts';
import {
  coursePlan,
  courseSeeds,
  experimentAsks,
  experimentPlan,
  outcomeOf,
} from '../../workers/papers/figures/experiment-figure.ts';
import { figureResult } from '../../workers/papers/figures/data.ts';
import { asksOf, type Plan } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import type { Answers } from '../../workers/papers/figures/quantity.ts';
import { raceLinks } from '../../workers/race/links/index.ts';
import { linkRace, normalizeRace } from '../../workers/race/race.ts';
import { standingsOn } from '../../workers/race/standing.ts';
import { viewsOf } from '../../workers/race/views.ts';
import { answerTo } from '../page/support/fake-batch.ts';
import { EXPERIMENTS } from './support/experiments.ts';
import { faultsOf } from './support/faults.ts';
import { Panel } from './support/panel.tsx';
import { keepBriefly } from './support/shown.ts';
import { inWidth } from './support/wide.ts';

inWidth(900);
keepBriefly(4);

type Given = (ask: Ask, seed: number, index: number) => Answer | null;

/** Experiments ask for a digest too. */
const all: Given = (ask, seed) => ({ ...answerTo(ask, seed), text: 'digest' });
const ANSWERS: readonly [string, Given][] = [
  ['nothing has run', () => null],
  ['all have run', all],
  [
    'some have, with no value or with more than is measured',
    (ask, seed, index) => {
      if (index % 4 === 3) return null;
      const answer = all(ask, seed, index)!;
      if (index % 3 === 1 && ask.measure !== 'digest') return { ...answer, value: null, why: 'nothing was sent' };
      return index % 3 === 2 ? { ...answer, value: 0, beyond: true, why: 'it had not ended' } : answer;
    },
  ],
];

/** @param given the index is that of the run */
function answersTo(asks: readonly Ask[], seeds: readonly number[], given: Given): Answers {
  const runs = new Map<string, number>();
  return new Map(
    seeds.flatMap((seed) =>
      asks.flatMap((ask) => {
        const run = { ...ask, measure: null, options: null, trace: null, each: null };
        const key = `${seed} ${JSON.stringify(run)}`;
        if (!runs.has(key)) runs.set(key, runs.size);
        const answer = given(ask, seed, runs.get(key)!);
        return answer ? [[answerKey(ask, seed), answer] as const] : [];
      }),
    ),
  );
}

const view = (plan: Plan, answers: Answers, seeds: readonly number[], ghost: Answers | null = null) => (
  <FigureView
    data={drawnFigure(plan, answers, seeds)}
    ghost={ghost && drawnFigure(plan, ghost, seeds)}
    seen={null}
    height={600}
    box={createRef<HTMLDivElement>()}
  />
);

describe.each(Object.entries(EXPERIMENTS))('an experiment of %s', (_, experiment: Experiment) => {
  test.each(ANSWERS)('%s', async (__, given) => {
    const seeds = seedsOf(experiment);
    const answers = answersTo(experimentAsks(experiment), seeds, given);
    const own = experimentPlan(experiment);
    const theory = experiment.theory ? theoryCurves(experiment).series : [];
    const rows = rowsOf(experiment, seeds, (point, seed) => outcomeOf(experiment, answers, point, seed));
    const courses = coursePlan(experiment);
    const some = courseSeeds(experiment, seeds);
    const panel = await Panel.of(
      <>
        {experiment.vary.length > 0 && view({ ...own, series: [...own.series, ...theory] }, answers, seeds)}
        {courses && view(courses, answersTo(asksOf(courses), some, given), some)}
        {experiment.seeds > 1 ? (
          <ExperimentTable experiment={experiment} rows={rows} />
        ) : (
          <NumbersTable experiment={experiment} rows={rows} />
        )}
        {answers.size === 0 && <ExperimentSheet experiment={experiment} hash="#/experiment" />}
      </>,
    );
    // The card of the second point.
    const plot = document.querySelector('svg[role=application]');
    if (plot && given === all) for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await panel.key(plot, key);
    expect(faultsOf(document.body)).toEqual([]);
  });
});

const MOST_ASKS = 10;
/** The quickest figure of each shape. */
const byShape = [
  ...new Map(
    figures
      .filter((figure) => asksOf(figure).length <= MOST_ASKS)
      .toSorted((one, other) => asksOf(other).length - asksOf(one).length)
      .map((figure) => [
        JSON.stringify([
          figure.table !== undefined,
          [...new Set(figure.series.map(({ mark }) => mark))].toSorted(),
          figure.panels.some(({ x }) => x.names),
        ]),
        figure,
      ]),
  ).values(),
];

test('there are figures of several shapes', () => expect(byShape.length).toBeGreaterThan(4));

describe.each(byShape.map((figure) => [figure.id, figure] as const))('the figure %s', (_, figure) => {
  test('with its numbers, its small picture and its set-up', async () => {
    const seeds = [2, 3];
    const [nothing, everything] = ANSWERS.map(([, given]) => answersTo(asksOf(figure), seeds, given));
    const box = createRef<HTMLDivElement>();
    const data = drawnFigure(figure, everything!, seeds);
    const chosen = setUpsOf(figure).find(({ choosable }) => choosable.length > 0);
    const [one] = chosen?.choosable ?? [];
    const changes = one ? { [one.setup]: { [one.name]: 2 * one.value } } : {};
    await Panel.of(
      <>
        <FigureView data={data} ghost={drawnFigure(figure, nothing!, seeds)} seen={null} height={500} box={box} />
        <NumberTables data={data} />
        <PaperTable data={data} />
        <Thumb figure={figure} thin={thinned(figureResult(figure, everything!, seeds, '1'))} />
        <SetUpPanel figure={figure} changes={changes} onChange={() => undefined} />
      </>,
    );
    if (figure.panels.length === 1) expect(svgOf(box.current!, data, figure.id, 'here')).toContain('<title>');
    expect(faultsOf(document.body)).toEqual([]);
  });
});

describe('a race', () => {
  const race = normalizeRace({
    version: 1,
    seed: 3,
    entries: [
      { name: 'Ada', scheme: { kind: 'own', rule: 'on ack: W = W + 2 / W\non loss: W = W / 2' } },
      { name: 'Broken', scheme: { kind: 'own', rule: 'on ack: Wnd = 1' } },
      { name: 'TCP', scheme: { kind: 'tcp', variant: 'sack' } },
      { name: 'TFRC', scheme: { kind: 'tfrc' } },
    ],
  });
  const links = raceLinks.slice(0, 3).map((link) => linkRace(race, link));
  const seeds = seedsOf(links[0]!.experiment);

  test.each([...ANSWERS, ['a run has failed', all] as const])('%s', async (what, given) => {
    const views = viewsOf(
      race,
      links.map((one) => {
        const answers = answersTo(experimentAsks(one.experiment), seeds, given);
        return standingsOn(race, one, seeds, ({ experiment }, point, seed) =>
          what === 'a run has failed' && point.at.includes(0)
            ? { failed: 'it hangs' }
            : outcomeOf(experiment, answers, point, seed),
        );
      }),
    );
    const nothing = (): void => undefined;
    await Panel.of(
      views.slice(0, 2).map((one, at) => (
        <div key={one.id}>
          <RacePlane view={one} width={500 - 200 * at} height={300} focus={at + 1} onFocus={nothing} onOpen={nothing} />
          <RaceTable view={one} views={views} seed={seeds[0]!} focus={at} onFocus={nothing} onLink={nothing} />
        </div>
      )),
    );
    expect(faultsOf(document.body)).toEqual([]);
  });
});

test('the bar of runs says how far they are, what is left and what failed', async () => {
  const bar = { all: 12, done: 0, stored: 0, secondsLeft: null, failed: new Map<string, string>() };
  const one = new Map([['a', 'it hangs']]);
  const cases: readonly [object, readonly number[], boolean][] = [
    [{ ...bar, status: 'idle', all: 0 }, [1], true],
    [{ ...bar, status: 'done', all: 0 }, [1], true],
    [{ ...bar, status: 'stopped' }, [1], true],
    [{ ...bar, status: 'stopped', done: 1 }, [1, 2, 3], false],
    [{ ...bar, status: 'running', done: 5 }, [1, 2, 3], false],
    [{ ...bar, status: 'running', done: 5, secondsLeft: 0.2 }, [1], false],
    [{ ...bar, status: 'running', done: 5, secondsLeft: 89.7, failed: one }, [1], false],
    [
      { ...bar, status: 'running', done: 5, secondsLeft: 150, failed: new Map([...one, ['b', 'it hangs']]) },
      [1],
      false,
    ],
    [{ ...bar, status: 'done', done: 12, stored: 12 }, [4], true],
    [{ ...bar, status: 'done', done: 12, stored: 11 }, [...Array(10).keys()], false],
    [{ ...bar, status: 'done', all: 1, done: 1 }, [...Array(9).keys()], false],
  ];
  await Panel.of(
    cases.map(([progress, seeds, single], index) => (
      <RunBar key={index} run={{ progress } as FigureRun} seeds={seeds} single={single} onSeeds={() => undefined}>
        {null}
      </RunBar>
    )),
  );
  expect(document.querySelectorAll('.run-bar')).toHaveLength(cases.length);
});

test('claims of each kind, with each finding', async () => {
  const kinds = [
    ...new Map(
      claims.map((claim) => [
        `${claim.needs} ${claim.ns2 === null} ${claim.source} ${claim.cause?.kind} ${!claim.cause?.counter} ${claim.ns2 ? claim.ns2.length > 100 : ''}`,
        claim,
      ]),
    ).values(),
  ].slice(0, 12);
  const long = (count: number): string =>
    Array.from({ length: count }, (_, at) => `part ${at}: ${at / 7} of all`).join('; ');
  // As many characters as are shown whole, and one more.
  const measured = ['1.5', long(2), long(9), `${'word '.repeat(19)}words`, `${'word '.repeat(20)}w`, 'x'.repeat(56)];
  const verdicts = ['holds', 'fails', 'open', 'none'] as const;
  await Panel.of(
    <ul>
      {kinds.map((claim, at) => {
        const finding = {
          verdict: claim.cause ? 'fails' : verdicts[at % 4]!,
          measured: measured[at % 6]!,
          tells: at % 2 ? 'a > b' : undefined,
        } as Finding;
        return (
          <ClaimRow
            key={claim.id}
            claim={claim}
            finding={at === 1 ? null : finding}
            own={at % 2 === 0}
            seeds={at + 1}
            counter={at % 3 === 0 ? null : at % 3 === 1 ? 'running' : { verdict: 'holds', measured: 'then 2' }}
            onCounter={() => undefined}
          />
        );
      })}
    </ul>,
  );
  expect(document.querySelectorAll('.claim')).toHaveLength(kinds.length);
});
