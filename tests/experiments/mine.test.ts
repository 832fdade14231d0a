import { describe, expect, it } from 'vitest';

import { canonical } from '../../workers/experiments/canonical.ts';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { mineOf } from '../../workers/papers/figures/mine.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import { originalOf } from '../../src/papers/original.ts';
import { LONG } from '../engine/support/long.ts';

const runsOf = (figure: Figure): string[] => [
  ...new Set(
    asksOf(figure).map(({ setup, choice }) =>
      canonical({ ...scenarioOf({ setup, choice, seed: 1 }), title: '', note: '' }),
    ),
  ),
];
const hasEqualChoices = (figure: Figure): boolean => {
  const asks = asksOf(figure);
  const count = (keys: unknown[]): number => new Set(keys.map(canonical)).size;
  return count(asks.map(({ choice }) => choice)) < count(asks.map(({ setup, choice }) => [setup, choice]));
};
const pointsAsRuns = (mine: Experiment): string[] => [
  ...new Set(pointsOf(mine).map(({ scenario }) => canonical({ ...scenario, title: '', note: '' }))),
];

describe('a paper’s figure made mine', () => {
  it('has the very runs of the figure, wherever these differ in one number, in names, or in both', () => {
    const ofRuns = figures.filter((figure) => asksOf(figure).length > 0);
    const mine = new Map(ofRuns.map((figure) => [figure.id, mineOf(figure)]));
    // Of each paper some, and those whose set-ups have the same choices; `npm run test:long` has all.
    for (const figure of ofRuns.filter((each, index) => LONG || index % 3 === 0 || hasEqualChoices(each))) {
      const own = mine.get(figure.id);
      if (own) expect(pointsAsRuns(own).toSorted(), figure.id).toEqual(runsOf(figure).toSorted());
    }
    // Where more than one number changes from run to run it opens none.
    expect([...mine].filter(([, own]) => own === null).map(([id]) => id)).toEqual([
      ...['bansal2001-fig14', 'bansal2001-fig15', 'bansal2001-fig16', 'tsao2007-fig2', 'tsao2007-table4'],
    ]);
  });

  it('keeps what the figure measures, its number as the axis and its schemes as lines', () => {
    const mine = mineOf(findFigure('yang2000-fig6')!)!;
    expect(mine.vary.map(({ path }) => path)).toEqual(['path.0.loss.p', '']);
    expect(mine.vary[1]!.names).toEqual(['TCP', 'GAIMD', 'TFRC', 'TEAR']);
    expect(mine.measures).toEqual([{ id: 'cov-time' }]);
    expect(pointsOf(mine)).toHaveLength(52);
  });

  it('is none of a figure of closed forms', () => {
    expect(mineOf(findFigure('jin2001-fig3')!)).toBeNull();
  });
});

describe('the figure that an experiment was made of', () => {
  const mine = mineOf(findFigure('yang2000-fig6')!)!;
  const file = experimentFile(mine);
  const changed = (change: object): Experiment => normalizeExperiment({ ...file, ...change });
  const [losses, schemes] = file.vary;
  const fewer = [{ ...losses, values: [0.01, 0.02] }, schemes];

  it('lies behind it once its runs are others, over the same axis', () => {
    expect(mine.figure).toBe('yang2000-fig6');
    expect(originalOf(changed({ vary: fewer }))).toEqual(mine);
    // As it was, with another title or other seeds there is nothing to compare.
    expect(originalOf(mine)).toBeNull();
    expect(originalOf(changed({ title: 'Mine', seeds: 7 }))).toBeNull();
  });

  it('does not where the axis is another, or there is no such figure', () => {
    expect(originalOf(changed({ vary: [{ path: 'path.0.rate', values: [1e6, 2e6] }, schemes] }))).toBeNull();
    expect(originalOf(changed({ vary: fewer, figure: 'yang2000-fig999' }))).toBeNull();
    expect(originalOf(changed({ vary: fewer, map: true }))).toBeNull();
  });
});
