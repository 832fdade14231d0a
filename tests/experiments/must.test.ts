/** What must hold of an experiment: every sign below, at and above its bound, and how many seeds it takes. */
import { describe, expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { type Judged, judged, statementProblem } from '../../workers/experiments/must.ts';
import { rowsOf } from '../../workers/experiments/rows.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({ duration: 20, flows: [{ scheme: { kind: 'tcp' } }] });

/** What is said of a statement where the seeds measured these uses of the link; null has not run. */
function saidOf(says: string, measured: readonly (number | null)[], part = 1): Judged {
  const experiment = normalizeExperiment({
    ...{ version: 1, scenario, vary: [], seeds: measured.length },
    ...{ measures: [{ id: 'link-use' }], must: [{ says, part }] },
  });
  const seeds = seedsOf(experiment);
  const rows = rowsOf(experiment, seeds, (_, seed) => {
    const value = measured[seeds.indexOf(seed)]!;
    return value === null ? null : { values: { 'link-use': value }, why: {}, digest: '' };
  });
  const [one, ...others] = judged(experiment, rows);
  expect(others).toEqual([]);
  return one!;
}

describe('a statement', () => {
  test.each<[says: string, below: string, at: string, above: string]>([
    ['link-use() < 0.5: it is so', 'met', 'not met', 'not met'],
    ['link-use() <= 0.5: it is so', 'met', 'met', 'not met'],
    ['link-use() > 0.5: it is so', 'not met', 'not met', 'met'],
    ['link-use() >= 0.5: it is so', 'not met', 'met', 'met'],
    ['link-use() in 0.45..0.55', 'not met', 'met', 'not met'],
  ])('%s is so below, at and above its bound', (says, ...verdicts) => {
    expect([0.4, 0.5, 0.6].map((value) => saidOf(says, [value]).verdict)).toEqual(verdicts);
  });

  test.each<[part: number, measured: (number | null)[], verdict: string]>([
    [1, [0.6, 0.6], 'met'],
    [1, [0.6, 0.4], 'not met'],
    [0.5, [0.6, 0.4], 'met'],
    [0.5, [0.6, 0.4, 0.4], 'not met'],
    [1, [0.6, null], 'cannot be told'],
    [1, [0.4, null], 'not met'],
    [0.5, [0.4, null], 'cannot be told'],
    [0.5, [0.6, null], 'met'],
    // 0.28 × 25 is 7.000000000000001.
    [0.28, [...Array<number>(7).fill(0.6), ...Array<number>(18).fill(0.4)], 'met'],
    [0.28, [...Array<number>(6).fill(0.6), ...Array<number>(19).fill(0.4)], 'not met'],
  ])('that must hold in %f of the seeds that measured %j is %s', (part, measured, verdict) => {
    expect(saidOf('link-use() > 0.5: it is used', measured, part).verdict).toBe(verdict);
  });

  test('tells of each measure once what the seeds measured, however often it names it', () => {
    const { numbers } = saidOf('link-use() < 0.5 + 0.5 * link-use(): it is so', [0.6, 0.4, null]);
    expect(numbers).toEqual([{ name: 'link-use', least: 0.4, most: 0.6 }]);
  });

  test('of two measures is refused for either that is not measured', () => {
    const experiment = normalizeExperiment({
      version: 1,
      scenario,
      vary: [],
      measures: [{ id: 'link-use' }],
      seeds: 1,
    });
    const problem = (says: string): string | null => statementProblem(experiment, says);
    expect(problem('link-use() < 0.5 * link-use(): it is so')).toBeNull();
    const refusal = 'must be of what is measured; mean-queue is not';
    expect(problem('mean-queue() < link-use(): it is so')).toBe(refusal);
    expect(problem('link-use() < mean-queue(): it is so')).toBe(refusal);
  });
});
