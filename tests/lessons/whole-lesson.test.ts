/** All answers to a lesson: as one code, as what a course is told, and in their own words. */
import { describe, expect, test } from 'vitest';
import { linkAnswerCode, MAX_WORDS } from '../../src/lesson/answer-code.ts';
import { textKey } from '../../src/lesson/key.ts';
import { type Answer, isAnswer, saidText, truthOf, verdictOf } from '../../src/lessons/answer.ts';
import {
  type CodedStep,
  decodeCode,
  encodeAnswer,
  encodeLesson,
  MAX_CODE,
  readingHandedIn,
} from '../../src/lessons/code.ts';
import { CURVE_KNOTS, CURVE_LEVELS } from '../../src/lessons/curve.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import { keptOf, progressFrom, reportOf, withEarlier } from '../../src/lessons/in-course.ts';
import { plainText } from '../../src/lessons/prose.ts';
import { isDone, lessonKey, noProgress, type Progress } from '../../src/lessons/progress.ts';
import { wholly } from '../../src/slices.ts';
import { opened, runOf } from './support.ts';

const SCENE = '```scene\nopen: #/scene/sawtooth\nuntil: 12\n```\n';
/** Each goes on a little. */
const until = (step: number): string => `\n\`\`\`scene\nuntil: ${12 + step}\n\`\`\`\n`;
const QUESTIONS = [
  'choice: Which?\n- [ ] one\n- [x] two',
  'number: How many?\nunit: times\nanswer: cuts(tcp)\nnear: 1',
  'order: Which order?\n- one = 1\n- two = 2',
  'curve: Draw.\nof: window(tcp)\ntop: 63',
  'point: Where?\nacross: used() 0..100 used\nup: share(tcp) 0..200 share',
  'words: What do you see?',
];
const TEXT = `# All kinds\n\n${QUESTIONS.map((question, step) => `## Step ${step}\n\n${step === 0 ? SCENE : until(step)}\n\`\`\`question\n${question}\n\`\`\`\n`).join('\n')}`;
const lesson = await opened(TEXT);
const KEY = lessonKey(TEXT);

const ANSWERS: Answer[] = [
  { kind: 'choice', option: 0 },
  { kind: 'number', value: -1.5e-7 },
  { kind: 'order', items: [1, 0] },
  { kind: 'curve', heights: Array<number>(CURVE_KNOTS).fill(CURVE_LEVELS) },
  { kind: 'point', across: 0.123, up: 1 },
  { kind: 'words', text: 'Es halbiert “sich” – 損失' },
];
const steps = ANSWERS.map((answer, step): CodedStep => ({
  step,
  answer,
  digest: `0000000${step}`,
  reason: step % 2 ? 'Weil es – ü.' : '',
}));

describe('a whole lesson', () => {
  test('is one code, and comes back with every answer, its digest and its reason', () => {
    const codes = encodeLesson(KEY, steps, 'a1b2c3');
    expect(codes).toHaveLength(1);
    expect(decodeCode(codes[0]!, lesson, KEY)).toEqual(steps.map((step) => ({ ...step, lesson: KEY, tag: 'a1b2c3' })));
    expect(encodeLesson(KEY, [], 'a1b2c3')).toEqual([]);
    // Nobody writes one without an answer, or with more than a lesson has steps.
    expect(decodeCode(`ST2-${KEY}-a1b2c3`, lesson, KEY)).toBeNull();
    const one = /^(ST2-[^-]+)(-.*)-a1b2c3$/.exec(encodeLesson(KEY, steps.slice(0, 1), 'a1b2c3')[0]!)!;
    const many = (count: number): number | undefined =>
      decodeCode(`${one[1]}${one[2]!.repeat(count)}-a1b2c3`, lesson, KEY)?.length;
    expect([LESSON_LIMITS.steps, LESSON_LIMITS.steps + 1].map(many)).toEqual([LESSON_LIMITS.steps, undefined]);
  });

  test('holds an answer whose run was left before its end too, without a digest', () => {
    const open = steps.map((step) => (step.step === 2 ? { ...step, digest: '' } : step));
    const [code] = encodeLesson(KEY, open, 'a1b2c3');
    expect(decodeCode(code!, lesson, KEY)?.map(({ digest }) => digest)).toEqual(open.map(({ digest }) => digest));
    const alone = encodeAnswer({ lesson: KEY, ...open[2]!, tag: '' });
    expect(decodeCode(alone, lesson, KEY)).toMatchObject([{ step: 2, digest: '', reason: '' }]);
  });

  test('has a step that asks nothing done once its run was seen, also where a course keeps it', async () => {
    const asked = await opened(
      `# Two\n\n## Look\n\n${SCENE}\n## Say\n\n${until(1)}\n\`\`\`question\nwords: Why?\n\`\`\`\n`,
    );
    const none = noProgress(asked);
    const seen = { ...none, outcomes: [{ digest: '0123abcd', right: null }, null] };
    expect([none, seen].map((progress) => isDone(progress, 0))).toEqual([false, true]);
    expect(progressFrom(keptOf(seen), asked)).toEqual(seen);
    expect(withEarlier(none, seen).outcomes).toEqual(seen.outcomes);
  });

  test('is a few codes for a camera, each of at most 300 characters, each for itself', () => {
    const long = steps.map((step) => ({ ...step, reason: 'because it halves '.repeat(8).trim() }));
    const codes = encodeLesson(KEY, long, 'a1b2c3', MAX_CODE);
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter(({ length }) => length > MAX_CODE)).toEqual([]);
    expect(codes.flatMap((code) => decodeCode(code, lesson, KEY)!).map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('is collected beside codes of single steps, old ones too; the last answer to a step stands', () => {
    const [code] = encodeLesson(KEY, steps, 'a1b2c3');
    const { answers, unread } = wholly(
      readingHandedIn(`Ada; ${code}.\nBob ${code}\nAda ST1-${KEY}-1-c1-00000000`, lesson, KEY),
    );
    expect([answers.length, unread]).toEqual([12, 0]);
    expect(answers.filter(({ name, step }) => name === 'Ada' && step === 0).map(({ answer }) => answer)).toEqual([
      { kind: 'choice', option: 1 },
    ]);
    // Two without names are two by their tags.
    const other = encodeLesson(KEY, steps, 'ffffff')[0];
    expect(wholly(readingHandedIn(`${code}\n${other}\n${code}`, lesson, KEY)).answers).toHaveLength(12);
  });

  test('whose code is altered anywhere is none, or is of other answers', () => {
    const [code] = encodeLesson(KEY, steps, 'a1b2c3');
    const parts = code!.split('-');
    for (const [place] of parts.entries()) {
      expect(decodeCode(parts.toSpliced(place, 1).join('-'), lesson, KEY), `without ${parts[place]}`).toBeNull();
      expect(decodeCode(parts.with(place, '!').join('-'), lesson, KEY)).toBeNull();
    }
    expect(decodeCode(`${code}-1-c0-00000000--a1b2c3`, lesson, KEY)).toBeNull();
    expect(decodeCode(code!.replace('-1-c0', '-9-c0'), lesson, KEY)).toBeNull();
    expect(decodeCode(code!.replace('ST2', 'ST3'), lesson, KEY)).toBeNull();
    expect(decodeCode(code!, lesson, 'other')).toBeNull();
    expect(decodeCode('x'.repeat(16_001), lesson, KEY)).toBeNull();
  });
});

describe('an answer in one’s own words', () => {
  const step = lesson.steps[5]!;

  test('is any text of up to 500 characters, neither right nor wrong, and said again as it is', () => {
    const words = (text: string): Answer => ({ kind: 'words', text });
    expect(isAnswer(step.question!, words('x'.repeat(MAX_WORDS)))).toBe(true);
    for (const text of ['', ' ', 'x'.repeat(MAX_WORDS + 1), 7])
      expect(isAnswer(step.question!, { kind: 'words', text })).toBe(false);
    expect(verdictOf(step, words('a'), runOf(step))).toMatchObject({ right: null });
    expect(saidText(step, words('a b'))).toBe('a b');
    for (const text of ['損'.repeat(MAX_WORDS), '🦈'.repeat(MAX_WORDS / 2)]) {
      const code = encodeAnswer({ lesson: KEY, ...steps[5]!, answer: words(text), tag: '' });
      expect(decodeCode(code, lesson, KEY)![0]!.answer).toEqual(words(text));
    }
  });

  test('to the question of a link is a code of one step, whose key is the question', async () => {
    const { steps: asked } = await opened(`# Q\n\n## Q\n\n${SCENE}\n\`\`\`question\nwords: Why?\n\`\`\`\n`);
    const code = linkAnswerCode('Why?', ' Because – ü ');
    const [read] = decodeCode(code, { ...lesson, steps: asked }, textKey('Why?'))!;
    expect(read).toMatchObject({ step: 0, answer: { kind: 'words', text: 'Because – ü' }, digest: '00000000' });
    expect(read!.tag).toMatch(/^[0-9a-z]{6}$/);
  });
});

test('What is right in a run is said in a few words, but for what is drawn or nobody’s to judge', () => {
  expect(lesson.steps.map((step) => truthOf(step.question!, runOf(step))?.replaceAll('\u00a0', ' ') ?? null)).toEqual([
    'two',
    expect.stringMatching(/^\d times; within 1 times counts$/),
    'two; one',
    null,
    expect.stringMatching(/^used: \d\d(\.\d)?; share: 100$/),
    null,
  ]);
});

describe('a course', () => {
  const outcome = (right: boolean | null): { digest: string; right: boolean | null } => ({ digest: '0123abcd', right });
  const done: Progress = {
    ...noProgress(lesson),
    at: 6,
    answers: ANSWERS,
    reasons: steps.map(({ reason }) => reason),
    outcomes: [false, true, null, null, false, null].map(outcome),
  };

  test('is told each answer in the words of SCORM, the score of those that can be right, and when all is done', () => {
    const { answers, ...report } = reportOf(lesson, done);
    expect(answers.map(({ type, response, right, result, counts }) => [type, response, right, result, counts])).toEqual(
      [
        ['choice', 'a', 'b', 'wrong', true],
        ['numeric', '-1.5e-7', undefined, 'correct', true],
        // The run has no such order.
        ['sequencing', 'b,a', undefined, 'neutral', false],
        ['performance', expect.stringMatching(/^u~{49}$/), undefined, 'neutral', false],
        ['performance', 'p0.123,1.000', undefined, 'wrong', true],
        ['fill-in', 'Es halbiert “sich” – 損失', undefined, 'neutral', false],
      ],
    );
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((step) => `step-${step}`));
    // One of three.
    expect(report).toMatchObject({ score: 33, complete: true, location: '7' });
  });

  test('is told no score before an answer, and of “just show me” that it is not right', () => {
    expect(reportOf(lesson, noProgress(lesson))).toMatchObject({ answers: [], score: null, complete: false });
    const shown = {
      ...done,
      answers: done.answers.with(1, { kind: 'none' }),
      outcomes: done.outcomes.with(1, outcome(null)),
    };
    expect(reportOf(lesson, shown)).toMatchObject({ score: 0, complete: true });
    expect(reportOf(lesson, shown).answers[1]).toMatchObject({ result: 'wrong', counts: true, type: 'fill-in' });
    const open = { ...done, outcomes: done.outcomes.with(5, null) };
    expect(reportOf(lesson, open)).toMatchObject({ complete: false });
  });

  test('keeps all that is needed to go on in 4,096 signs of ASCII', () => {
    expect(progressFrom(keptOf(done), lesson)).toEqual({ ...done, answers: done.answers });
    const typed = '損失ü'.repeat(166);
    const many = { ...lesson, steps: Array.from({ length: 20 }, () => lesson.steps[5]!) };
    const full: Progress = {
      ...noProgress(many),
      answers: many.steps.map(() => ({ kind: 'words', text: typed })),
      reasons: many.steps.map(() => typed.slice(0, 50)),
      outcomes: many.steps.map(() => outcome(null)),
    };
    const kept = keptOf(full);
    expect(kept.length).toBeLessThanOrEqual(4_096);
    expect(kept).toMatch(/^[\x20-\x7e]*$/);
    const read = progressFrom(kept, many)!;
    expect(read.outcomes).toEqual(full.outcomes);
    for (const answer of read.answers) expect(typed.startsWith((answer as { text: string }).text)).toBe(true);
  });

  test('cuts what was typed no shorter than it must: of fewer steps more is left, up to all of it', () => {
    const typed = 'words '.repeat(60).trim();
    const left = [5, 10, 20, 40, 80].map((length) => {
      const many = { ...lesson, steps: Array.from({ length }, () => lesson.steps[5]!) };
      const full: Progress = {
        ...noProgress(many),
        answers: many.steps.map(() => ({ kind: 'words', text: typed })),
        reasons: many.steps.map(() => ''),
        outcomes: many.steps.map(() => outcome(null)),
      };
      const read = progressFrom(keptOf(full), many)!;
      const lengths = read.answers.map((answer) => (answer as { text: string }).text.length);
      expect(new Set(lengths).size).toBe(1);
      return lengths[0]!;
    });
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(new Set(left).size).toBe(left.length);
    expect(left[0]).toBe(typed.length);
  });

  test('that gives back something else gives back nothing', () => {
    for (const text of [
      '',
      '{',
      '[]',
      '[2,0,[],[],[]]',
      '[1,0,7]',
      'null',
      '[1,0,[["x"]]',
      `[1,0,[],[],[]]${' '.repeat(4_096)}`,
    ])
      expect(progressFrom(text, lesson), text).toBeNull();
    const other = progressFrom('[1,99,[["c9",""],["n1","!","zz",1],0],null,[]]', lesson)!;
    expect(other).toEqual({
      ...noProgress(lesson),
      at: 6,
      answers: [null, { kind: 'number', value: 1 }, null, null, null, null],
    });
  });

  test('that comes late adds what was answered before, and changes nothing that was answered now', () => {
    const now = {
      ...noProgress(lesson),
      at: 0,
      answers: noProgress(lesson).answers.with(0, { kind: 'choice', option: 1 }),
    };
    const both = withEarlier(now, done);
    expect(both.answers).toEqual([{ kind: 'choice', option: 1 }, ...ANSWERS.slice(1)]);
    expect(both.outcomes).toEqual([null, ...done.outcomes.slice(1)]);
    expect([both.at, withEarlier(noProgress(lesson), done).at]).toEqual([0, 6]);
  });
});

describe('a wrong number whose bounds the run gives', () => {
  const question = (items: string): string =>
    `# W\n\n## W\n\n${SCENE}\n\`\`\`question\nnumber: ?\nunit: %\nanswer: used()\nnear: 5\n${items}\n\`\`\`\n`;
  const reasonOf = async (items: string, value: number): Promise<string> => {
    const [step] = (await opened(question(items))).steps;
    return plainText(verdictOf(step!, { kind: 'number', value }, runOf(step!))!.reason);
  };

  test('gets its reason as near to it as a right one is right', async () => {
    // The window keeps half of 48 packets at a cut; the link is in use nearly always.
    const items = '- kept(tcp, 5)\n  At the cut.\n- peak(tcp)..2 * peak(tcp)\n  Twice.';
    const said = await Promise.all([44, 46, 49, 54, 56, 70, 98, 101].map((value) => reasonOf(items, value)));
    expect(said).toEqual(['', 'At the cut.', 'At the cut.', 'At the cut.', 'Twice.', 'Twice.', '', '']);
  });

  test('gets none where the run does not tell it, and a lesson that asks for another flow’s is refused', async () => {
    expect(await reasonOf('- whenWindow(tcp, 9) / 0\n  Never.\n- 0..50\n  Less.', 20)).toBe('Less.');
    await expect(opened(question('- cuts(udp)\n  Why.'))).rejects.toThrow(/the scene has no group “udp”/);
  });
});
