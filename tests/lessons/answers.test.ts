/** Answers to the questions of lessons: held against the run, handed in as codes, collected for a class, kept in the browser. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, isAnswer, verdictOf } from '../../src/lessons/answer.ts';
import { barsOf } from '../../src/lessons/bars.ts';
import {
  type Coded,
  decodeAnswer,
  digestOf,
  encodeAnswer,
  MAX_CODE,
  newTag,
  readHandedIn,
} from '../../src/lessons/code.ts';
import { CURVE_KNOTS, CURVE_LEVELS, trueCurve } from '../../src/lessons/curve.ts';
import type { Question, Step } from '../../src/lessons/lesson-file.ts';
import { lessonKey, noProgress, readProgress, writeProgress } from '../../src/lessons/progress.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { seriesOf } from '../page/support/runs.ts';
import { opened } from './support.ts';

const TEXT = `# Kinds

## Choice

\`\`\`scene
open: #/scene/sawtooth
until: 12
\`\`\`

\`\`\`question
choice: Which?
- [ ] one
- [x] two
\`\`\`

## Number

\`\`\`question
number: How many cuts up to 30 s?
unit: times
answer: cuts(tcp, 12, 30)
near: 1
\`\`\`

\`\`\`scene
until: 30
\`\`\`

## Order

\`\`\`question
order: Which order?
- used = used()
- cuts = cuts(tcp)
- one = 1
\`\`\`

## Curve

\`\`\`question
curve: Draw.
of: window(tcp)
top: 63
\`\`\`

\`\`\`scene
open: #/scene/sawtooth
until: 12
\`\`\`

## Point

\`\`\`question
point: Where?
across: used() 0..100 used
up: share(tcp) 0..200 share
near: 0.1
\`\`\`
`;

const lesson = await opened(TEXT);
const KEY = lessonKey(TEXT);
const runs = new Map<Step, Measured>();

function runOf(step: Step): Measured {
  const run = runs.get(step) ?? new Measured(seriesOf(step.scenario, step.until).series, step.until);
  runs.set(step, run);
  return run;
}

function verdict(step: number, answer: Answer): ReturnType<typeof verdictOf> {
  return verdictOf(lesson.steps[step]!, answer, runOf(lesson.steps[step]!));
}

/** Any answer to a question. */
function answersTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.kind) {
    case 'choice':
      return fc.nat(question.options.length - 1).map((option) => ({ kind: 'choice', option }));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({
        kind: 'number',
        value: Number(value.toPrecision(9)) + 0,
      }));
    case 'order':
      return fc
        .shuffledSubarray(
          question.items.map((_, item) => item),
          { minLength: question.items.length },
        )
        .map((items) => ({ kind: 'order', items }));
    case 'curve':
      return fc
        .array(fc.nat(CURVE_LEVELS), { minLength: CURVE_KNOTS, maxLength: CURVE_KNOTS })
        .map((heights) => ({ kind: 'curve', heights }));
    case 'point':
      return fc
        .tuple(fc.nat(1000), fc.nat(1000))
        .map(([across, up]) => ({ kind: 'point', across: across / 1000, up: up / 1000 }));
  }
}

describe('an answer', () => {
  test('of one of several is right if it is the one', () => {
    expect([0, 1].map((option) => verdict(0, { kind: 'choice', option })!.right)).toEqual([false, true]);
  });

  test('in numbers is right if it is near enough, and is told how near', () => {
    // From 12 to 30 s there are five teeth of 3.65 s.
    expect(verdict(1, { kind: 'number', value: 4 })).toEqual({
      right: true,
      text: 'You said 4\u00a0times; the run gives 5\u00a0times. Near enough.',
    });
    expect(verdict(1, { kind: 'number', value: 9 })).toEqual({
      right: false,
      text: 'You said 9\u00a0times; the run gives 5\u00a0times. That is too high by 4.',
    });
  });

  test('in an order is right if it is the falling order of what is measured', () => {
    expect(verdict(2, { kind: 'order', items: [0, 1, 2] })!.right).toBe(true);
    expect(verdict(2, { kind: 'order', items: [1, 0, 2] })!.text).toBe(
      'The order is: used; cuts; one. 1 of 3 stood in their place.',
    );
  });

  test('that is the run’s own curve is a fraction of a packet away from it, a level line at 0 as far as its mean', () => {
    const step = lesson.steps[3]!;
    const points = trueCurve({ what: 'window', whose: 'tcp' }, runOf(step).series, step);
    const at = (time: number): number => points.findLast((point) => point.time <= time + 1e-9)?.value ?? 0;
    const own = Array.from({ length: CURVE_KNOTS }, (_, knot) => Math.round(at((12 * knot) / (CURVE_KNOTS - 1))));
    const away = (heights: readonly number[]): number =>
      Number(/is (\S+) packets/.exec(verdict(3, { kind: 'curve', heights })!.text)![1]);
    // Knots lie 0.25 s apart, so a cut of 24 packets is up to half of that off for a quarter of a second, three times in 12 s.
    expect(away(own)).toBeLessThan(1.5);
    const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
    expect(away(own.map(() => 0))).toBeCloseTo(mean, 0);
  });

  test('on a plot is right within a tenth of its sides', () => {
    expect(verdict(4, { kind: 'point', across: 0.95, up: 0.55 })!.right).toBe(true);
    expect(verdict(4, { kind: 'point', across: 0.95, up: 0.7 })!.right).toBe(false);
  });

  test('is none if there is nothing said, or of another question', () => {
    expect(verdict(0, { kind: 'none' })).toBeNull();
    expect(isAnswer(lesson.steps[0]!.question!, { kind: 'choice', option: 2 })).toBe(false);
    expect(isAnswer(lesson.steps[2]!.question!, { kind: 'order', items: [0, 0, 1] })).toBe(false);
    expect(isAnswer(lesson.steps[3]!.question!, { kind: 'curve', heights: [1] })).toBe(false);
  });
});

describe('a code', () => {
  test('holds any answer to any question in at most 300 characters, and gives it back', () => {
    const any = fc.nat(lesson.steps.length - 1).chain((step) =>
      fc.record<Coded>({
        lesson: fc.constant(KEY),
        step: fc.constant(step),
        answer: answersTo(lesson.steps[step]!.question!),
        digest: fc.constant('0123abcd'),
        reason: fc.constantFrom('', 'Because it halves.', 'Weil “es” halbiert, ü – 損失'.repeat(9)),
        tag: fc.constantFrom('', newTag()),
      }),
    );
    fc.assert(
      fc.property(any, (coded) => {
        const code = encodeAnswer(coded);
        expect(code.length).toBeLessThanOrEqual(MAX_CODE);
        const read = decodeAnswer(code, lesson, KEY);
        expect(read?.answer).toEqual(coded.answer);
        expect(coded.reason.startsWith(read!.reason)).toBe(true);
        expect(read!.reason === '').toBe(coded.reason === '');
        expect(read!.tag).toBe(coded.tag);
      }),
      { numRuns: 200, seed: 18 },
    );
  });

  test('that is altered is none, or of another answer; text of any kind is read as nothing', () => {
    expect(decodeAnswer(`ST1-${KEY}-1-c7-00000000`, lesson, KEY)).toBeNull();
    expect(decodeAnswer(`ST1-${KEY}-9-c1-00000000`, lesson, KEY)).toBeNull();
    expect(decodeAnswer('ST1-other-1-c1-00000000', lesson, KEY)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readHandedIn(text, lesson, KEY).answers).toEqual([]);
      }),
      { seed: 18, numRuns: 50 },
    );
  });

  test('tells the run: another seed or another time has another digest, the same run the same', () => {
    const [first] = lesson.steps;
    const again = new Measured(seriesOf(first!.scenario, 20).series, first!.until);
    expect(digestOf(again)).toBe(digestOf(runOf(first!)));
    expect(digestOf(new Measured(again.series, 11))).not.toBe(digestOf(again));
    const other = seriesOf({ ...first!.scenario, path: [{ ...first!.scenario.path[0]!, rate: 2.1e6 }] }, 12);
    expect(digestOf(new Measured(other.series, 12))).not.toBe(digestOf(again));
  });
});

describe('a class', () => {
  const codes = Array.from({ length: 200 }, (_, student) =>
    encodeAnswer({
      lesson: KEY,
      step: 0,
      answer: { kind: 'choice', option: student % 4 === 0 ? 0 : 1 },
      digest: '00000000',
      reason: '',
      tag: '',
    }),
  );

  test('of 200 is counted, by names beside the codes in lines or in a table', () => {
    const table = `Name;Answer\n${codes.map((code, student) => `"Student ${student}";"${code}"`).join('\r\n')}`;
    const { answers, unread } = readHandedIn(table, lesson, KEY);
    expect([answers.length, unread]).toEqual([200, 0]);
    expect(answers[7]!.name).toBe('Student 7');
    expect(
      barsOf(
        lesson.steps[0]!,
        answers.map(({ answer }) => answer),
      ),
    ).toEqual([
      { words: 'one', count: 50, right: false },
      { words: 'two', count: 150, right: true },
    ]);
  });

  test('is counted once for each name: the last answer stands', () => {
    const { answers, unread } = readHandedIn(`Ada ${codes[0]}\nAda ${codes[1]}\nST1-x-1-c1-00000000`, lesson, KEY);
    expect(answers.map(({ name, answer }) => [name, answer])).toEqual([['Ada', { kind: 'choice', option: 1 }]]);
    expect(unread).toBe(1);
  });

  test('without names is counted by tags: equal answers of two students are two, one that is handed in twice is one', () => {
    const equal = { lesson: KEY, step: 0, answer: { kind: 'choice', option: 1 }, digest: '00000000' } as const;
    const [one, other] = ['a1b2c3', 'd4e5f6'].map((tag) => encodeAnswer({ ...equal, reason: '', tag }));
    const later = encodeAnswer({ ...equal, reason: 'I think', tag: 'd4e5f6' });
    const { answers } = readHandedIn([one, other, later].join('\n'), lesson, KEY);
    expect(answers.map(({ reason }) => reason)).toEqual(['', 'I think']);
  });

  test('of numbers stands in bins that hold all of them', () => {
    const said = [1, 2, 2.5, 9, 9].map((value): Answer => ({ kind: 'number', value }));
    const bars = barsOf(lesson.steps[1]!, [...said, { kind: 'none' }]);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(bars.at(-1)).toEqual({ words: 'Just show me', count: 1 });
  });
});

describe('how far somebody has come', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;

  test('is kept by the text of the lesson, and read only as far as it fits', () => {
    const progress = { ...noProgress(lesson), at: 2 };
    const answers = progress.answers.with(0, { kind: 'choice', option: 1 });
    writeProgress(KEY, { ...progress, answers }, () => storage);
    expect(readProgress(KEY, lesson, () => storage)).toMatchObject({ at: 2, answers });
    expect(readProgress('another', lesson, () => storage)).toEqual(noProgress(lesson));
    writeProgress(KEY, { ...progress, at: 99, answers: [{ kind: 'choice', option: 9 }] }, () => storage);
    expect(readProgress(KEY, lesson, () => storage)).toEqual({ ...noProgress(lesson), at: 5 });
    store.set('sawtooth-lessons-1', '{broken');
    expect(readProgress(KEY, lesson, () => storage)).toEqual(noProgress(lesson));
  });
});
