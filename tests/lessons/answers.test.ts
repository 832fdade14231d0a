/** Answers to the questions of lessons: held against the run, handed in as codes, collected for a class, kept in the browser. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  answerAsItStands,
  isAnswer,
  judge,
  judging,
  rightOrder,
  saidText,
  verdictOf,
} from '../../src/lessons/answer.ts';
import { barsOf } from '../../src/lessons/bars.ts';
import {
  type Coded,
  decodeCode,
  digesting,
  digestOf,
  encodeAnswer,
  MAX_CODE,
  newTag,
  readingHandedIn,
} from '../../src/lessons/code.ts';
import { CURVE_KNOTS, CURVE_LEVELS, trueCurve } from '../../src/lessons/curve.ts';
import { parseExpression } from '../../src/lessons/expression.ts';
import type { Question, Step } from '../../src/lessons/lesson-file.ts';
import { claimHolds } from '../../src/lessons/measures.ts';
import { claimsIn, plainText, reasonsOf } from '../../src/lessons/prose.ts';
import { lessonKey, noProgress, readProgress, writeProgress } from '../../src/lessons/progress.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { type Sliced, wholly } from '../../src/slices.ts';
import { measuredOf, seriesOf } from '../page/support/runs.ts';
import { handMade, scenario } from '../scenes/support/hand-made.ts';
import { opened, runOf } from './support.ts';

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
- 4..12
  The run gives {{cuts(tcp, 12, 30) in 5..5.5}}.
- 0..20
  No.
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
    case 'words':
      return fc.constantFrom('It halves.', 'ü 損失').map((text) => ({ kind: 'words', text }));
  }
}

describe('an answer', () => {
  test('of one of several is right if it is the one', () => {
    expect([0, 1].map((option) => verdict(0, { kind: 'choice', option })!)).toMatchObject([
      { right: false, text: 'It came differently.' },
      { right: true, text: 'So it is.' },
    ]);
  });

  test('in numbers is right if it is near enough, and is told how near', () => {
    // From 12 to 30 s there are five teeth of 3.65 s.
    expect(verdict(1, { kind: 'number', value: 4 })).toEqual({
      right: true,
      text: 'You said 4\u00a0times; the run gives 5\u00a0times. Near enough.',
      reason: [],
    });
    expect(verdict(1, { kind: 'number', value: 9 })).toMatchObject({
      right: false,
      text: 'You said 9\u00a0times; the run gives 5\u00a0times. That is too high by 4.',
    });
  });

  test('in numbers that the lesson knows how one comes to is told the reason, the first that fits; a right one is not', () => {
    const reason = (value: number): string => plainText(verdict(1, { kind: 'number', value })!.reason);
    expect([4, 9, 3, 21].map(reason)).toEqual(['', 'The run gives ….', 'No.', '']);
    // Both bounds belong to what they bound.
    expect([12, 12.1, 0, 20, 20.1].map(reason)).toEqual(['The run gives ….', 'No.', 'No.', 'No.', '']);
    const [claim] = reasonsOf(lesson.steps[1]!.question).flatMap(claimsIn);
    expect(claimHolds(claim!.claim, runOf(lesson.steps[1]!))).toBe(true);
  });

  test('in an order stands in one before anything is moved', () => {
    expect(answerAsItStands(lesson.steps[2]!.question!)).toEqual({ kind: 'order', items: [0, 1, 2] });
    expect([0, 1, 3, 4].map((step) => answerAsItStands(lesson.steps[step]!.question!))).toEqual(Array(4).fill(null));
  });

  test('in an order is right if it is the falling order of what is measured', () => {
    expect(verdict(2, { kind: 'order', items: [0, 1, 2] })!.right).toBe(true);
    expect(verdict(2, { kind: 'order', items: [1, 0, 2] })!.text).toBe(
      'The order is: used; cuts; one. 1 of 3 stood in their place.',
    );
  });

  test('in an order has the greatest first; what never comes about is later than all else, and of equal ones the first stands first', () => {
    expect(rightOrder([1, 3, 2, 3, Infinity])).toEqual([4, 1, 3, 2, 0]);
    const moved = { ...lesson.steps[2]!, question: { ...lesson.steps[2]!.question! } } as Step;
    const { items } = lesson.steps[2]!.question as Extract<Question, { kind: 'order' }>;
    (moved.question as { items: unknown }).items = [items[2]!, items[0]!, items[1]!];
    const said = (...places: number[]): ReturnType<typeof verdictOf> =>
      verdictOf(moved, { kind: 'order', items: places }, runOf(lesson.steps[2]!));
    expect(said(1, 2, 0)).toMatchObject({ right: true, text: 'That is the order.' });
    expect(said(0, 1, 2)!.text).toBe('The order is: used; cuts; one. 0 of 3 stood in their place.');
  });

  test('of another kind of question has no verdict, nor has “just show me”', () => {
    const kinds: Answer[] = [
      { kind: 'choice', option: 0 },
      { kind: 'number', value: 1 },
      { kind: 'order', items: [0, 1, 2] },
      { kind: 'point', across: 0.5, up: 0.5 },
      { kind: 'none' },
    ];
    for (const [number, step] of lesson.steps.entries())
      expect(kinds.filter((answer) => verdict(number, answer)).map(({ kind }) => kind)).toEqual(
        kinds.map(({ kind }) => kind).filter((kind) => kind === step.question!.kind),
      );
  });

  test('that was kept for another text, or altered, is none', () => {
    const [choice, number, order, curve, point] = lesson.steps.map(({ question }) => question!);
    const sound: [Question, object][] = [
      [choice!, { kind: 'choice', option: 1 }],
      [number!, { kind: 'number', value: -1.5 }],
      [order!, { kind: 'order', items: [2, 0, 1] }],
      [curve!, { kind: 'curve', heights: Array(CURVE_KNOTS).fill(CURVE_LEVELS) }],
      [point!, { kind: 'point', across: 0, up: 1 }],
    ];
    const without = (at: number, height: unknown): unknown[] => Array<unknown>(CURVE_KNOTS).fill(1).with(at, height);
    const broken: [Question, object][] = [
      ...[2, -1, 0.5, '1', null].map((option): [Question, object] => [choice!, { kind: 'choice', option }]),
      ...['1', NaN, Infinity, null].map((value): [Question, object] => [number!, { kind: 'number', value }]),
      ...[[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, '2'], [0, 1, 2, 2], [0, 1, 0.5], '012', null, { length: 3 }].map(
        (items): [Question, object] => [order!, { kind: 'order', items }],
      ),
      ...[Array(CURVE_KNOTS - 1).fill(1), without(9, CURVE_LEVELS + 1), without(9, -1), without(48, 0.5), 'x'].map(
        (heights): [Question, object] => [curve!, { kind: 'curve', heights }],
      ),
      ...[-0.1, 1.1, '1', null].map((up): [Question, object] => [point!, { kind: 'point', across: 0.5, up }]),
      [point!, { kind: 'point', up: 0.5 }],
    ];
    expect(sound.filter(([question, answer]) => !isAnswer(question, answer))).toEqual([]);
    expect(broken.filter(([question, answer]) => isAnswer(question, answer))).toEqual([]);
    for (const [index, [, answer]] of sound.entries())
      expect(sound.filter(([question]) => isAnswer(question, answer))).toEqual([sound[index]]);
    expect(sound.every(([question]) => isAnswer(question, { kind: 'none' }) && !isAnswer(question, null))).toBe(true);
  });

  test('is said again in the words of its question', () => {
    const said = (step: number, answer: Answer): string => saidText(lesson.steps[step]!, answer);
    expect(said(0, { kind: 'choice', option: 1 })).toBe('two');
    expect(said(1, { kind: 'number', value: 4.5 })).toBe('4.5\u00a0times');
    expect(said(2, { kind: 'order', items: [2, 0, 1] })).toBe('one, used, cuts');
    expect(said(3, { kind: 'curve', heights: [] })).toBe('a curve');
    expect(said(4, { kind: 'point', across: 0, up: 0 })).toBe('a point');
    for (const step of [0, 1, 2, 3, 4]) expect(said(step, { kind: 'none' })).toBe('just show me');
  });

  test('at a point is right near it along both axes, wherever these begin', () => {
    const { question } = lesson.steps[4]!;
    const axis = (value: string, low: number, high: number): object => ({ of: parseExpression(value), low, high });
    const step = {
      ...lesson.steps[4]!,
      question: { ...question, across: axis('3', 2, 4), up: axis('4', 3, 5) },
    } as Step;
    const right = (across: number, up: number): boolean =>
      verdictOf(step, { kind: 'point', across, up }, runOf(lesson.steps[4]!))!.right!;
    const said = [
      [0.5, 0.5],
      [0.59, 0.41],
      [0.5, 0.61],
      [0.61, 0.5],
      [0.39, 0.5],
      [0.5, 0.39],
    ] as const;
    expect(said.map(([across, up]) => right(across, up))).toEqual([true, true, false, false, false, false]);
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
    // With the fields of one and the name of another it is neither.
    const both = { option: 1, value: 1 };
    expect([0, 1].map((step) => isAnswer(lesson.steps[step]!.question!, { kind: 'order', ...both }))).toEqual([
      false,
      false,
    ]);
    expect([0, 1].map((step) => isAnswer(lesson.steps[step]!.question!, { kind: 'number', ...both }))).toEqual([
      false,
      true,
    ]);
    for (const value of [NaN, Infinity, '1', null])
      expect(isAnswer(lesson.steps[1]!.question!, { kind: 'number', value })).toBe(false);
    for (const across of [-0.1, 1.1, NaN])
      expect(isAnswer(lesson.steps[4]!.question!, { kind: 'point', across, up: 0.5 })).toBe(false);
    expect(isAnswer(lesson.steps[2]!.question!, { kind: 'order', items: [0, 0, 1] })).toBe(false);
    expect(isAnswer(lesson.steps[3]!.question!, { kind: 'curve', heights: [1] })).toBe(false);
  });
});

describe('where the run has no answer', () => {
  const steps = async (...asked: string[]): Promise<readonly Step[]> =>
    (
      await opened(
        '# T\n\n## S\n\n```scene\nopen: #/scene/sawtooth\nuntil: 0.001\n```\n\n' +
          asked
            .map((lines) => `\`\`\`question\n${lines}\n\`\`\`\n\n{{whenWindow(tcp, 999) > 1: late}}\n`)
            .join('\n## S\n\n```scene\nfrom: 0\nuntil: 0.001\n```\n\n'),
      )
    ).steps;
  const number = (answer: string): string => `number: ?\nunit: s\nanswer: ${answer}\nnear: 1`;

  test.each([
    ['0 / 0', 'the arithmetic has no result, as a division by 0 has none'],
    ['1 / 0', 'the arithmetic has no result, as a division by 0 has none'],
    ['cov(tcp)', 'too little was sent to vary'],
    ['roundTrip(tcp)', 'no round trip was measured'],
    ['climb(tcp)', 'no window came back to what it was'],
    ['together(tcp)', 'nothing was cut'],
    ['kept(tcp)', 'no window was cut'],
    ['whenWindow(tcp, 999)', 'it never is'],
    ['window(tcp, 99999999)', 'the run has no sample then'],
  ])('a number is neither right nor wrong: %s', async (answer, why) => {
    const [step] = await steps(number(answer));
    expect(verdictOf(step!, { kind: 'number', value: 7 }, runOf(step!))).toEqual({
      right: null,
      text: `In this run there is no answer: ${why}.`,
      reason: [],
    });
  });

  test('nor are an order, a point and a curve', async () => {
    const [order, point, curve] = await steps(
      'order: ?\n- a = cov(tcp)\n- b = 1',
      'point: ?\nacross: cov(tcp) 0..1 x\nup: 1 0..2 y',
      'curve: ?\nof: roundTrip(tcp)\ntop: 9',
    );
    const said = (step: Step, answer: Answer): ReturnType<typeof verdictOf> => verdictOf(step, answer, runOf(step));
    const none = 'In this run there is no answer: too little was sent to vary.';
    expect(said(order!, { kind: 'order', items: [0, 1] })).toMatchObject({ right: null, text: none });
    expect(said(point!, { kind: 'point', across: 0, up: 0 })).toMatchObject({ right: null, text: none });
    expect(said(curve!, { kind: 'curve', heights: Array(CURVE_KNOTS).fill(0) })!.text).toBe(
      'In this run there is no such curve.',
    );
  });
});

test('What never comes about in a run is later than all that does', () => {
  const { steps } = lesson;
  const items = ['whenWindow(tcp, 999)', 'whenWindow(tcp, 9)'].map((by) => ({ text: [], by: parseExpression(by) }));
  const step: Step = { ...steps[0]!, question: { kind: 'order', ask: [], line: 1, items } };
  expect(verdictOf(step, { kind: 'order', items: [0, 1] }, runOf(steps[0]!))!.right).toBe(true);
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
        const [read] = decodeCode(code, lesson, KEY)!;
        expect(read!.answer).toEqual(coded.answer);
        expect(coded.reason.startsWith(read!.reason)).toBe(true);
        expect(read!.reason === '').toBe(coded.reason === '');
        expect(read!.tag).toBe(coded.tag);
      }),
      { numRuns: 200, seed: 18 },
    );
  });

  test('that is altered is none, or of another answer; text of any kind is read as nothing', () => {
    expect(decodeCode(`ST1-${KEY}-1-c7-00000000`, lesson, KEY)).toBeNull();
    expect(decodeCode(`ST1-${KEY}-9-c1-00000000`, lesson, KEY)).toBeNull();
    expect(decodeCode('ST1-other-1-c1-00000000', lesson, KEY)).toBeNull();
    // What else JavaScript takes for a number.
    for (const odd of ['1-c1e0', '1-c0x1', '1-c01', '1-c1.0', '2-n0x10', '2-n', '2-n007', '2-nInfinity', '5-p0x0,1'])
      expect(decodeCode(`ST1-${KEY}-${odd}-00000000`, lesson, KEY), odd).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(wholly(readingHandedIn(text, lesson, KEY)).answers).toEqual([]);
      }),
      { seed: 18, numRuns: 50 },
    );
  });

  test('has for a run the digest that it has always had, of all samples up to its time', () => {
    const made = handMade([{ cwnd: [1, 2, 3, 4] }]);
    const digests = [1, 2, 3, 4].map((time) => digestOf(Measured.of(scenario, made, time)!));
    expect(digests).toEqual(['9eab1f37', 'c242ec9d', 'a95f847f', '4891dcb5']);
  });

  test('tells the run: another seed or another time has another digest, the same run the same', () => {
    const [first] = lesson.steps;
    const again = Measured.of(first!.scenario, seriesOf(first!.scenario, 20).series, first!.until)!;
    expect(digestOf(again)).toBe(digestOf(runOf(first!)));
    expect(digestOf(Measured.of(first!.scenario, again.series, 11)!)).not.toBe(digestOf(again));
    const other = measuredOf({ ...first!.scenario, path: [{ ...first!.scenario.path[0]!, rate: 2.1e6 }] }, 12);
    expect(digestOf(other)).not.toBe(digestOf(again));
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
    const { answers, unread } = wholly(readingHandedIn(table, lesson, KEY));
    expect([answers.length, unread]).toEqual([200, 0]);
    expect(answers[7]!.name).toBe('Student 7');
    expect(
      barsOf(
        lesson.steps[0]!,
        answers.map(({ answer }) => answer),
        null,
      ),
    ).toEqual([
      { words: 'one', count: 50, right: 0 },
      { words: 'two', count: 150, right: 150 },
    ]);
  });

  test('is counted once for each name: the last answer stands', () => {
    const { answers, unread } = wholly(
      readingHandedIn(`Ada ${codes[0]}\nAda ${codes[1]}\nST1-x-1-c1-00000000`, lesson, KEY),
    );
    expect(answers.map(({ name, answer }) => [name, answer])).toEqual([['Ada', { kind: 'choice', option: 1 }]]);
    expect(unread).toBe(1);
  });

  test('without names is counted by tags: equal answers of two students are two, one that is handed in twice is one', () => {
    const equal = { lesson: KEY, step: 0, answer: { kind: 'choice', option: 1 }, digest: '00000000' } as const;
    const [one, other] = ['a1b2c3', 'd4e5f6'].map((tag) => encodeAnswer({ ...equal, reason: '', tag }));
    const later = encodeAnswer({ ...equal, reason: 'I think', tag: 'd4e5f6' });
    const { answers } = wholly(readingHandedIn([one, other, later].join('\n'), lesson, KEY));
    expect(answers.map(({ reason }) => reason)).toEqual(['', 'I think']);
  });

  test('of more than is read is told how many are left out, and lines that are too long are passed over', () => {
    const line = (student: number): string => `Student ${student} ${codes[1]}`;
    const many = Array.from({ length: 5_003 }, (_, student) => line(student));
    const { answers, ...left } = wholly(
      readingHandedIn([...many, line(7), `${'x'.repeat(16_000)} ${codes[1]}`].join('\n'), lesson, KEY),
    );
    expect(answers).toHaveLength(5_000);
    expect(left).toEqual({ unread: 0, beyond: 3, tooLong: 1 });
  });

  test('cannot turn the page around with a name or a reason', () => {
    const code = encodeAnswer({ ...decodeCode(codes[1]!, lesson, KEY)![0]!, reason: 'so \u202e!\u2066 it is' });
    const [answer] = wholly(readingHandedIn(`\u202eAda\u0007 ${code}`, lesson, KEY)).answers;
    expect([answer!.name, answer!.reason]).toEqual(['Ada', 'so  !  it is']);
  });

  test('without names or tags is counted by lines, each step of it for itself; a sentence may end behind a code', () => {
    const handed = (text: string): [string, number][] =>
      wholly(readingHandedIn(text, lesson, KEY)).answers.map(({ name, step }) => [name, step]);
    expect(handed(`${codes[0]}\n${codes[0]}`)).toEqual([
      ['', 0],
      ['', 0],
    ]);
    const second = encodeAnswer({
      ...decodeCode(codes[0]!, lesson, KEY)![0]!,
      step: 1,
      answer: { kind: 'number', value: 3 },
    });
    expect(handed(`Ada ${codes[0]}, ${second}.\n${'B'.repeat(99)}\t${codes[0]}.-,`)).toEqual([
      ['Ada', 0],
      ['Ada', 1],
      ['B'.repeat(80), 0],
    ]);
  });

  test('is counted by names where there are tags too: two answers of one name are one, the last, with any tags', () => {
    const coded = { lesson: KEY, step: 0, digest: '00000000', reason: '' };
    const [first, last] = ['a1b2c3', 'd4e5f6'].map((tag, option) =>
      encodeAnswer({ ...coded, answer: { kind: 'choice', option }, tag }),
    );
    const { answers } = wholly(readingHandedIn(`Ada ${first}\nBob ${first}\nAda ${last}`, lesson, KEY));
    expect(answers.map(({ name, tag }) => [name, tag])).toEqual([
      ['Ada', 'd4e5f6'],
      ['Bob', 'a1b2c3'],
    ]);
  });

  const wordsOf = (step: number, ...said: Answer[]): [string, number][] =>
    barsOf(lesson.steps[step]!, said, null).map(({ words, count }) => [words.replaceAll('\u00a0', ' '), count]);
  const number = (value: number): Answer => ({ kind: 'number', value });
  const order = (...items: number[]): Answer => ({ kind: 'order', items });

  test('of numbers has each in one bin, the greatest in the last, and equal ones in one alone', () => {
    expect(wordsOf(1, number(0), number(2), number(2), number(5), number(10))).toEqual([
      ['0 to 2 times', 1],
      ['2 to 4 times', 2],
      ['4 to 6 times', 1],
      ['6 to 8 times', 0],
      ['8 to 10 times', 1],
    ]);
    expect(wordsOf(1, number(7), number(7))).toEqual([['7 times', 2]]);
    expect(wordsOf(1, { kind: 'none' })).toEqual([['Just show me', 1]]);
    expect(wordsOf(1)).toEqual([]);
  });

  test('of orders is counted by orders, the most frequent first, and who says none last', () => {
    expect(wordsOf(2, order(0, 1, 2), order(2, 1, 0), { kind: 'none' }, order(2, 1, 0))).toEqual([
      ['one, cuts, used', 2],
      ['used, cuts, one', 1],
      ['Just show me', 1],
    ]);
  });

  test('of more orders than eight has bars for the eight most frequent, and for the right one', () => {
    const many = Array.from({ length: 10 }, (_, index) => Array<Answer>(10 - index).fill(order(index)));
    const step = {
      question: { kind: 'order', items: many.map((_, index) => ({ text: [{ is: 'text', text: `${index}` }] })) },
    } as unknown as Step;
    expect(barsOf(step, [...many.toReversed().flat(), { kind: 'none' }], null)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => ({ words: `${index}`, count: 10 - index, right: 0 })),
      { words: 'Just show me', count: 1, right: null },
    ]);
    const rule = (answer: Answer) => ({ right: answer.kind === 'order' && answer.items[0] === 9 });
    expect(barsOf(step, many.flat(), rule as ReturnType<typeof judge>).slice(7)).toEqual([
      { words: '7', count: 3, right: 0 },
      { words: '9', count: 1, right: 1 },
    ]);
  });

  test('of one of several counts who says none behind the options', () => {
    expect(wordsOf(0, { kind: 'choice', option: 1 }, { kind: 'none' })).toEqual([
      ['one', 0],
      ['two', 1],
      ['Just show me', 1],
    ]);
  });

  test('of curves or points is counted as one', () => {
    const point = (up: number): Answer => ({ kind: 'point', across: 0.5, up });
    expect(wordsOf(4, point(0.1), { kind: 'none' }, point(0.2))).toEqual([
      ['a point', 2],
      ['Just show me', 1],
    ]);
  });

  test('of numbers stands in bins that hold all of them', () => {
    const said = [1, 2, 2.5, 9, 9].map((value): Answer => ({ kind: 'number', value }));
    const bars = barsOf(
      lesson.steps[1]!,
      [...said, { kind: 'none' }],
      judge(lesson.steps[1]!, runOf(lesson.steps[1]!)),
    );
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(bars.at(-1)).toEqual({ words: 'Just show me', count: 1, right: null });
    // The run has five cuts, and one more or less counts: nobody said so.
    expect(bars.slice(0, -1).filter(({ right }) => right !== 0)).toEqual([]);
    const near = barsOf(
      lesson.steps[1]!,
      [number(3), number(4.5), number(6), number(7)],
      judge(lesson.steps[1]!, runOf(lesson.steps[1]!)),
    );
    expect(near.filter(({ count }) => count > 0).map(({ right }) => right)).toEqual([0, 1, 1, 0]);
  });
});

describe('a class of 5,000 never holds up the page:', () => {
  /** The most that `counted` grows by between two rests, and what comes of the work. */
  function between<T>(work: Sliced<T>, counted: () => number): { most: number; result: T } {
    for (let most = 0, before = counted(); ; before = counted()) {
      const { done, value } = work.next();
      most = Math.max(most, counted() - before);
      if (done) return { most, result: value };
    }
  }
  const codeOf = (answer: Answer, step: number): string =>
    encodeAnswer({ lesson: KEY, step, answer, digest: '00000000', reason: 'It halves.', tag: '' });
  const curveOf = (student: number): Answer => ({
    kind: 'curve',
    heights: Array.from({ length: CURVE_KNOTS }, (_, knot) => (7 * knot + student) % (CURVE_LEVELS + 1)),
  });
  const curves = lesson.steps.findIndex(({ question }) => question!.kind === 'curve');

  test('their lines are read twenty at a time, and so are the codes of one line', () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, student) => `Student ${student} ${codeOf(curveOf(student), curves)}`,
    );
    const many = Array.from({ length: 200 }, () => `ST1-${KEY}-1-c1-`).join(' ');
    let asked = 0;
    const watched = {
      ...lesson,
      get steps() {
        asked += 1;
        return lesson.steps;
      },
    };
    // Broken codes end before the lesson is asked; the whole ones of a table do not.
    const { most, result } = between(readingHandedIn([many, ...lines].join('\n'), watched, KEY), () => asked);
    expect([result.answers.length, result.unread]).toEqual([5_000, 200]);
    expect(most).toBeLessThanOrEqual(20);
    const one = Array.from({ length: 60 }, () => codeOf({ kind: 'choice', option: 1 }, 0)).join(' ');
    expect(one.length).toBeLessThan(4_000);
    expect(between(readingHandedIn(one, watched, KEY), () => asked).most).toBeLessThanOrEqual(20);
  });

  test('a digest has eight digits, whatever it begins with', () => {
    const digests = Array.from({ length: 200 }, (_, window) =>
      digestOf(Measured.of(scenario, handMade([{ cwnd: [window] }]), 5)!),
    );
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{8}$/);
    expect(digests.some((digest) => digest.startsWith('0'))).toBe(true);
    expect(new Set(digests).size).toBe(digests.length);
  });

  test('the digest of the run is taken some thousand numbers at a time', () => {
    const { series, time } = runOf(lesson.steps[1]!);
    const { columns } = series.samples;
    const reads = vi.spyOn(columns[0]!, 'at');
    const { most, result } = between(digesting({ series, time } as Measured), () => reads.mock.calls.length);
    expect(reads.mock.calls.length).toBeGreaterThan(most);
    expect(most * columns.length).toBeLessThan(5_000 + columns.length);
    reads.mockRestore();
    expect(result).toBe(digestOf(runOf(lesson.steps[1]!)));
  });

  test('they are judged one at a time, and the run is read once for all of them', () => {
    const step = lesson.steps[curves]!;
    const run = runOf(step);
    const rule = vi.fn<ReturnType<typeof judge>>(judge(step, run));
    const reads = run.series.samples.columns.map((column) => vi.spyOn(column, 'at'));
    const answers = Array.from({ length: 200 }, (_, student) => curveOf(student));
    const { most, result } = between(judging(rule, answers), () => rule.mock.calls.length);
    expect(most).toBe(1);
    expect(result.map((each) => each!.text)).toEqual(answers.map((answer) => judge(step, run)(answer)!.text));
    for (const read of reads) read.mockRestore();
    const column = run.series.flowColumn(0, 'cwnd');
    const again = vi.spyOn(column, 'at');
    for (const answer of answers) rule(answer);
    expect(again).not.toHaveBeenCalled();
  });
});

test('a lesson’s key is that of all its letters: what was kept and handed in before is found for ever', () => {
  // FNV-1a of 32 bits.
  expect(['', 'a', 'foobar'].map(lessonKey)).toEqual(
    [0x811c9dc5, 0xe40c292c, 0xbf9cf968].map((hash) => hash.toString(36)),
  );
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
    // Each answer is that of its own step, each option that of its own check.
    const checked = { ...lesson, checks: [0, 1].map(() => lesson.steps[0]!.question as never) };
    const said: Answer[] = [
      { kind: 'choice', option: 1 },
      { kind: 'number', value: 3 },
      { kind: 'order', items: [2, 1, 0] },
    ];
    const outcomes = [{ digest: '0123abcd', right: true }, { digest: 'ffffffff', right: null }, null, null, null];
    const reasons = ['because', '', '', '', ''];
    const far = { at: 1, answers: [...said, null, null], reasons, outcomes, before: [0, 1], after: [1, null] };
    writeProgress(KEY, far, () => storage);
    expect(readProgress(KEY, checked, () => storage)).toEqual(far);
    const silent = { ...lesson, steps: lesson.steps.map((step) => ({ ...step, question: null })) };
    expect(readProgress(KEY, silent, () => storage).answers).toEqual(Array(5).fill(null));
    writeProgress(KEY, { ...far, at: -7 }, () => storage);
    expect(readProgress(KEY, lesson, () => storage).at).toBe(-1);
    store.set('sawtooth-lessons-1', '{broken');
    expect(readProgress(KEY, lesson, () => storage)).toEqual(noProgress(lesson));
  });

  test('is kept of the last forty lessons: the one that was begun longest ago goes, never the newest', () => {
    const at = (name: string): number => readProgress(name, lesson, () => storage).at;
    store.clear();
    const names = Array.from({ length: 42 }, (_, index) => `lesson ${index}`);
    for (const name of names) writeProgress(name, { ...noProgress(lesson), at: 1 }, () => storage);
    expect(names.filter((name) => at(name) < 1)).toEqual(['lesson 0', 'lesson 1']);
    // What is written again is the newest.
    for (const name of ['lesson 2', 'another']) writeProgress(name, { ...noProgress(lesson), at: 3 }, () => storage);
    expect(['lesson 2', 'lesson 3', 'lesson 4', 'another'].map(at)).toEqual([3, -1, 1, 3]);
  });
});
