/** Every sentence of every lesson that states something of a run, held against that run. */
import { describe, expect, test } from 'vitest';
import { trueCurve } from '../../src/lessons/curve.ts';
import { parseExpression } from '../../src/lessons/expression.ts';
import type { Lesson, Step } from '../../src/lessons/lesson-file.ts';
import { claimHolds, evaluate } from '../../src/lessons/measures.ts';
import { wrongNotes } from '../../src/lessons/open-lesson.ts';
import { claimsIn, prosesOf, reasonsOf } from '../../src/lessons/prose.ts';
import { lessonNames, lessonText, opened, runOf } from './support.ts';

const lessons = await Promise.all(
  lessonNames().map(async (name): Promise<[string, Lesson]> => [name, await opened(lessonText(name))]),
);

describe.each(lessons)('the lesson %s', (name, lesson) => {
  test.each(lesson.steps.map((step): [string, Step] => [step.title, step]))('says what its run does: %s', (_, step) => {
    const run = runOf(step);
    const claims = [...prosesOf(step.before), ...prosesOf(step.after), ...reasonsOf(step.question)].flatMap(claimsIn);
    for (const { claim, line } of claims) {
      const value = claim.is === 'number' ? ` (${evaluate(claim.sum, run)})` : '';
      expect(claimHolds(claim, run), `${name}.md, line ${line}${value}`).toBe(true);
    }
    if (step.question?.kind === 'number') {
      const measured = evaluate(step.question.answer, run);
      expect(measured).toBeGreaterThanOrEqual(0);
      // A number that is said to be wrong is wrong.
      for (const { low, high } of step.question.wrong) {
        const [from, to] = [low, high].map((bound) => evaluate(bound, run)) as [number, number];
        expect(measured < from || measured > to, `${from}..${to}`).toBe(true);
      }
    }
    if (step.question?.kind === 'curve') {
      const highest = Math.max(...trueCurve(step.question.of, run.series, step).map(({ value }) => value));
      expect(highest, 'the run leaves the axis').toBeLessThanOrEqual(step.question.top);
    }
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

  test('has no note that its run cannot bear out', () => {
    expect(wrongNotes(lesson)).toEqual([]);
  });

  test('has four to seven steps, and five questions before and after', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    expect(lesson.checks).toHaveLength(5);
  });
});

test('Vegas holds its own beside Reno where the buffer has room for 8 packets, as the lesson on delay says, and the less the more room there is', async () => {
  const shares: number[] = [];
  for (const room of [8, 25, 50, 200]) {
    const link = `#/scene/vegas?path.0.queue.limit=${room}`;
    const { steps } = await opened(`# L\n\n## S\n\n\`\`\`scene\nopen: ${link}\nuntil: 60\n\`\`\`\n`);
    shares.push(evaluate(parseExpression('share(vegas, 30, 60)'), runOf(steps[0]!)));
  }
  expect(lessonText('delay-and-rate')).toContain('[with room for 8 packets](#/scene/vegas?path.0.queue.limit=8)');
  expect(shares[0]).toBeGreaterThan(45);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});
