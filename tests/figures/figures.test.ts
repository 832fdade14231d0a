import { beforeAll, describe, expect, it } from 'vitest';

import { type Answer, answerKey, type Ask, jobsOf, joined } from '../../workers/papers/figures/ask.ts';
import { figureResult } from '../../workers/papers/figures/data.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { doJob } from '../../workers/papers/batch/run-point.ts';
import { findSetup, setups } from '../../workers/papers/setups/index.ts';
import { costOf } from '../../workers/papers/commands/batch-pool.ts';
import { LONG } from '../engine/support/long.ts';
import { reduced } from './reduced.ts';

const SEEDS = [1];
const small = figures.map(reduced);

/** What a figure needs of the machinery: each mark and table of its paper. */
const kindsOf = ({ paper, series, table }: Figure): string[] => [
  ...series.map(({ mark }) => `${paper} ${mark}`),
  ...(table ? [`${paper} table`] : []),
];
const packetsOf = (figure: Figure): number => jobsOf(asksOf(figure), SEEDS).reduce((sum, job) => sum + costOf(job), 0);

/** Of the cheapest figures what has every kind there is, once; `npm run test:long` tries all of all. */
function ofEveryKind(all: readonly Figure[]): Figure[] {
  const seen = new Set<string>();
  const cost = new Map(all.map((figure) => [figure, packetsOf(figure)]));
  return all
    .toSorted((one, other) => cost.get(one)! - cost.get(other)!)
    .flatMap((figure) => {
      const isNew = (what: string): boolean => !seen.has(`${figure.paper} ${what}`);
      const series = figure.series.filter(({ mark }) => isNew(mark));
      const table = isNew('table') ? figure.table : undefined;
      for (const kind of kindsOf(figure)) seen.add(kind);
      return series.length > 0 || table ? [{ ...figure, series, table }] : [];
    });
}
const tried = LONG ? small : ofEveryKind(small);
const answers = new Map<string, Answer>();

describe('the gallery', () => {
  it('has every figure and table that the set-ups name, each once', () => {
    const named = new Set(setups.flatMap((setup) => setup.figures));
    expect(figures.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  });

  it.each(figures.map((figure) => [figure.id, figure] as const))(
    '%s says what it shows and what to notice, of set-ups and panels that there are',
    (id, figure) => {
      expect(findFigure(id)).toBe(figure);
      expect(id).toBe(`${figure.paper}-${figure.number.replace('Figure ', 'fig').replace('Table ', 'table')}`);
      for (const text of [figure.title, figure.notice.says]) expect(text.length).toBeGreaterThan(10);
      for (const setup of figure.setups) expect(findSetup(setup)?.figures).toContain(id);
      const panels = figure.panels.map((panel) => panel.id);
      expect(new Set(panels).size).toBe(panels.length);
      for (const series of figure.series) expect(panels).toContain(series.panel);
      for (const panel of panels)
        expect(
          figure.series.some((series) => series.panel === panel),
          panel,
        ).toBe(true);
      for (const { setup } of asksOf(figure)) expect(figure.setups).toContain(setup);
      expect(figure.series.length > 0 || figure.table).toBeTruthy();
    },
  );
});

/** What a figure of a reduced run may lack: a queue that is not full again, a flow that does not settle. */
const finite = (values: readonly (number | null)[]): boolean =>
  values.every((value) => value === null || Number.isFinite(value));

describe('figures of every kind, with few points of its sweeps, one seed and shorter runs', () => {
  // All at once, so that a run that several figures look at is done once.
  beforeAll(() => {
    for (const job of jobsOf(tried.flatMap(asksOf), SEEDS))
      doJob(job).forEach((answer, index) => answers.set(answerKey(job.asks[index]!, job.request.seed), answer));
  });

  it.each(tried.map((figure) => [figure.id, figure] as const))(
    '%s has a point, dot or sample wherever it promises one, and no number that is not one',
    (_, figure) => {
      const result = figureResult(figure, answers, SEEDS, 'test');
      expect(result.series).toHaveLength(figure.series.length);
      result.series.forEach((series, index) => {
        const plan = figure.series[index]!;
        switch (plan.mark) {
          case 'line':
          case 'dots':
            expect(series.points!.map(({ x }) => x)).toEqual(plan.points.map(({ x }) => x));
            for (const point of series.points!) {
              expect(finite(point.values)).toBe(true);
              if (point.mean === null) expect(point.why).toBeTruthy();
            }
            expect(
              series.points!.some(({ mean }) => mean !== null),
              `${plan.name} has no value at all`,
            ).toBe(true);
            break;
          case 'each':
          case 'formula':
            expect(series.xy!.length).toBeGreaterThanOrEqual(plan.points.length);
            for (const [x, y] of series.xy!) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
            break;
          case 'trace': {
            const { values, step } = series.trace!;
            expect(step).toBeGreaterThan(0);
            expect(finite(values)).toBe(true);
            expect(values.filter((value) => value !== null).length).toBeGreaterThan(values.length / 2);
          }
        }
      });
      for (const table of result.tables) {
        expect(table.rows.map(({ name }) => name)).toEqual(figure.table!.rows.map(({ name }) => name));
        for (const { cells } of table.rows) {
          expect(cells).toHaveLength(table.columns.length);
          for (const { ours } of cells) expect(ours).toMatch(/\S/);
        }
      }
    },
  );
});

describe('asks and jobs', () => {
  const ask: Ask = {
    setup: 'yang2000-single',
    choice: { scheme: 'TCP' },
    measure: 'send-rate',
    options: { from: 10, to: 20 },
    trace: 0,
  };

  it('are the same with their fields in any order', () => {
    const turned: Ask = {
      trace: 0,
      options: { to: 20, from: 10 },
      measure: 'send-rate',
      choice: { scheme: 'TCP' },
      setup: 'yang2000-single',
    };
    expect(answerKey(turned, 1)).toBe(answerKey(ask, 1));
  });

  it('of one run are one job per seed, and a trace is taken of the first seed alone', () => {
    const jobs = jobsOf([ask, { ...ask, measure: 'cwnd' }, ask], [1, 2]);
    expect(jobs.map((job) => [job.request.seed, job.asks.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(jobs[0]!.asks[0]!.trace).toBe(0);
    expect(jobs[1]!.asks.every((one) => one.trace === undefined)).toBe(true);
  });

  it('of one run that is asked for in several places, with as many seeds as each wants, are one job with each ask once', () => {
    const other = { ...ask, measure: 'cwnd' };
    const jobs = joined([...jobsOf([ask], [1, 2]), ...jobsOf([{ ...ask }, other], [1]), ...jobsOf([other], [2, 3])]);
    expect(jobs.map((job) => [job.request.seed, job.asks.map(({ measure }) => measure)])).toEqual([
      [1, ['send-rate', 'cwnd']],
      [2, ['send-rate', 'cwnd']],
      [3, ['cwnd']],
    ]);
  });

  it('of shards are all the jobs, none twice', () => {
    const jobs = jobsOf(figures.flatMap(asksOf), [1, 2]);
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
  });

  it('a lone TCP flow that is not delayed at random sends at the speed of the link: 31 packets in a round trip of 0.1 s', () => {
    const choice = { ...ask.choice, sendJitterSeconds: 0 };
    const answered = (more: Record<string, number>): Answer =>
      doJob(jobsOf([{ ...ask, choice: { ...choice, ...more }, options: { from: 30, to: 60 } }], [1])[0]!)[0]!;
    const short = answered({ binSeconds: 0.1 });
    expect(short.value).toBeCloseTo(31.25, 0);
    expect(short.trace!.values).toHaveLength(300);
    // Packets in a round trip of the propagation, not of the bins that they are counted in.
    const usual = answered({});
    expect(usual.value).toBeCloseTo(31.25, 0);
    expect(usual.trace).toMatchObject({ step: 0.2, values: { length: 150 } });
  });
});
