/** Every sentence of every lesson that states something of a run, held against that run. */
import { describe, expect, test } from 'vitest';
import type { Lesson, Step } from '../../src/lessons/lesson-file.ts';
import { claimHolds, evaluate } from '../../src/lessons/measures.ts';
import { reasonsOf } from '../../src/lessons/open-lesson.ts';
import { claimsIn, prosesOf } from '../../src/lessons/prose.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { seriesOf } from '../page/support/runs.ts';
import { lessonNames, lessonText, opened } from './support.ts';

const lessons = await Promise.all(
  lessonNames().map(async (name): Promise<[string, Lesson]> => [name, await opened(lessonText(name))]),
);

function runOf({ scenario, until }: Step): Measured {
  return new Measured(seriesOf(scenario, until).series, until);
}

describe.each(lessons)('the lesson %s', (name, lesson) => {
  test.each(lesson.steps.map((step): [string, Step] => [step.title, step]))('says what its run does: %s', (_, step) => {
    const run = runOf(step);
    const claims = [...prosesOf(step.before), ...prosesOf(step.after), ...reasonsOf(step.question)].flatMap(claimsIn);
    for (const { claim, line } of claims) {
      const value = claim.is === 'number' ? ` (${evaluate(claim.sum, run)})` : '';
      expect(claimHolds(claim, run), `${name}.md, line ${line}${value}`).toBe(true);
    }
    if (step.question?.kind === 'number') expect(evaluate(step.question.answer, run)).toBeGreaterThanOrEqual(0);
    if (step.question?.kind === 'order') {
      const values = step.question.items.map(({ by }) => evaluate(by, run)).toSorted((one, other) => other - one);
      // An order of what is nearly equal would be a guess.
      values.slice(1).forEach((value, index) => expect(value).toBeLessThan(0.95 * values[index]!));
    }
  });

  test('states something of the run in every step that asks', () => {
    const silent = lesson.steps.filter(
      ({ question, after }) => question && [...prosesOf(after), ...reasonsOf(question)].flatMap(claimsIn).length === 0,
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  test('has four to seven steps, and five questions before and after', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    expect(lesson.checks).toHaveLength(5);
  });
});
