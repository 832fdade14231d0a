/** Every sentence of every lesson that states something of a run, and every number that it asks for, held against that run. */
import { describe, expect, test } from 'vitest';
import { verdictOf } from '../../src/lessons/answer.ts';
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

const lessonOf = new Map(lessons);

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

// Questions that ask for a number: whoever argues soundly from what the step says is right, whoever guesses is not.

/** Packets of 1000 bytes: bits of one. */
const PACKET = 8000;
/** Time of a full buffer, and of one half full, on a path of 60 ms, ms. */
const FULL = 60 + (1000 * 1000 * PACKET) / 3e6;
const HALF = FULL / 2;
/** Waits double until the tunnel of 10 s has ended within one. */
const waits = [0.4];
while (waits.reduce((sum, wait) => sum + wait) < 10) waits.push(2 * waits.at(-1)!);

test.each<[string, number, { reasoned: number[]; guessed: number[] }]>([
  // Half is the rule; three quarters is the mean, and what CUBIC keeps is near it.
  ['sawtooth', 2, { reasoned: [50], guessed: [70, 75, 0] }],
  ['sawtooth', 5, { reasoned: [100], guessed: [75, 50] }],
  // Two halvings, each after a climb of 13 to 18 round trips of 90 ms.
  ['who-shares', 2, { reasoned: [2 * 16 * 0.09, 3.5, 5], guessed: [1, 10, 20] }],
  ['who-shares', 5, { reasoned: [4 - 3], guessed: [2, 0.57, 3] }],
  ['buffer', 1, { reasoned: [88], guessed: [75, 50, 100] }],
  ['buffer', 3, { reasoned: [(HALF + FULL) / 2], guessed: [60, 746, FULL, HALF] }],
  // The ratio of round trips to the power of 1.5, the middle of Lakshman and Madhow's range.
  ['round-trips', 2, { reasoned: [(184 / 63) ** 1.5], guessed: [1, 2.9, 4, (184 / 63) ** 2] }],
  ['round-trips', 5, { reasoned: [3 / 4], guessed: [1.5, 1] }],
  // 1.22 packets per round trip of 0.1 s over the root of 0.01, of 8 Mbit/s.
  ['losses', 1, { reasoned: [(100 * (1.22 / 0.1) * PACKET * 10) / 8e6], guessed: [99, 50, 1] }],
  ['losses', 4, { reasoned: [waits.at(-1)!], guessed: [10, 3, 0.4, 12.4] }],
  ['losses', 5, { reasoned: [99], guessed: [11, 50] }],
  ['tcp-friendly', 1, { reasoned: [1, Math.sqrt(0.31 / 0.2)], guessed: [7, 0.31, 2] }],
  ['tcp-friendly', 3, { reasoned: [1], guessed: [0.2, 4, 1.5] }],
  ['delay-and-rate', 1, { reasoned: [1, 2, 3], guessed: [25, 50] }],
  ['measure', 1, { reasoned: [100 * (0.5 / Math.sqrt(12) / 0.75)], guessed: [14.4, 25, 50] }],
  ['measure', 2, { reasoned: [36 / 52], guessed: [0.2, 0.5, 1] }],
  // t²/3 = 54 − 34
  ['measure', 3, { reasoned: [Math.sqrt(3 * 20)], guessed: [1, 3, 20] }],
  ['slow-start', 1, { reasoned: [2 ** 4], guessed: [5, 8, 32] }],
  // Five doublings and eight single steps.
  ['slow-start', 2, { reasoned: [(5 + 8) * 0.1], guessed: [0.53, 0.8, 3.9] }],
  ['slow-start', 3, { reasoned: [42 / 2], guessed: [1, 32, 41] }],
  // The next power of two beyond what path and queue hold, or half of a window of 150.
  ['slow-start', 6, { reasoned: [256 - 150, 75], guessed: [1, 10, 150, 256] }],
  ['rate-and-window', 1, { reasoned: [(10 * PACKET) / 0.1 / 1e6], guessed: [8, 0.08, 0.1] }],
  ['rate-and-window', 2, { reasoned: [8], guessed: [12.8, 6.4] }],
  ['rate-and-window', 3, { reasoned: [160], guessed: [60, 100, 200] }],
  ['flow-control', 1, { reasoned: [2], guessed: [10, (40 * PACKET) / 0.06 / 1e6] }],
  ['flow-control', 3, { reasoned: [(20 * PACKET) / 0.06 / 1e6], guessed: [10, 2] }],
  ['flow-control', 5, { reasoned: [0], guessed: [5, 10, 20] }],
  // From 28 to 50 the window is what leaves in a round trip, from 50 to 56 the link is.
  ['many-flows', 1, { reasoned: [((22 * 39 + 6 * 50) / 28 / 50) * 100], guessed: [50, 75, 100] }],
  ['many-flows', 2, { reasoned: [97, 100], guessed: [82, 50] }],
  ['cubic', 1, { reasoned: [90 * 0.3], guessed: [1, 75 * 0.3, 180 * 0.3] }],
  ['cubic', 2, { reasoned: [70, (100 * 128) / 188], guessed: [50, 80, 90] }],
  ['cubic', 4, { reasoned: [75, 80], guessed: [50, (100 * 0.7) / 1.2, 95] }],
  ['cubic', 6, { reasoned: [2 ** 9 - 250, 500 / 2], guessed: [0, 125, 1000] }],
  ['fair', 1, { reasoned: [10], guessed: [50, 1] }],
  ['fair', 3, { reasoned: [3 / 4], guessed: [1.5, 1, 0] }],
  ['fair', 4, { reasoned: [3 / 4], guessed: [1, 1 / 4] }],
])('%s, step %i: the reasoned answer is right, a guess is not', (name, number, { reasoned, guessed }) => {
  const step = lessonOf.get(name)!.steps[number - 1]!;
  const run = runOf(step);
  const right = (value: number): boolean => verdictOf(step, { kind: 'number', value }, run)!.right!;
  expect(reasoned.filter((value) => !right(value))).toEqual([]);
  expect(guessed.filter(right)).toEqual([]);
});
