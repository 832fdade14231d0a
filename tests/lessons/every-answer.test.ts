/**
 * What becomes of answers to each kind of question, near the right one on either side, missing and broken: verdict, code,
 * bars, table, what is kept and what a course is told. As recorded; changed on purpose by `vitest -u`.
 */
import { describe, expect, test } from 'vitest';
import { type Answer, isAnswer, judge, saidText, truthOf } from '../../src/lessons/answer.ts';
import { barsOf } from '../../src/lessons/bars.ts';
import { decodeCode, encodeAnswer, encodeLesson, readAnswer, readingHandedIn } from '../../src/lessons/code.ts';
import { CURVE_KNOTS, CURVE_LEVELS, distanceFrom, trueCurve } from '../../src/lessons/curve.ts';
import { keptOf, progressFrom, reportOf, withEarlier } from '../../src/lessons/in-course.ts';
import type { CurveQuestion, Step } from '../../src/lessons/lesson-file.ts';
import { evaluate } from '../../src/lessons/measures.ts';
import { plainText } from '../../src/lessons/prose.ts';
import { isDone, lessonKey, noProgress, type Progress, soundProgress } from '../../src/lessons/progress.ts';
import { scanned } from '../../src/lessons/scanned.ts';
import { wholly } from '../../src/slices.ts';
import { digestOf } from '../support/digest.ts';
import { opened, runOf } from './support.ts';

const QUESTIONS = [
  'choice: Which?\n- [ ] *one* of\n- [x] two\n  It is.\n- [ ] three',
  'number: How many?\nunit: times\nanswer: cuts(tcp)\nnear: 2\n- 0..1\n  None.\n- 2 * cuts(tcp)\n  Twice.\n- 0..40\n  Any.',
  'order: Which order?\n- a = 1\n- b = cuts(tcp)\n- c = whenWindow(tcp, 9000)\n- d = 1',
  'curve: Window.\nof: window(tcp)\ntop: 63',
  'curve: Queue.\nof: queue()\ntop: 50',
  'curve: Rate.\nof: rate(tcp)\ntop: 8',
  'curve: Round trip.\nof: roundTrip(tcp)\ntop: 400',
  'point: Where?\nacross: used() 0..100 used\nup: cuts(tcp) 2..42 cuts\nnear: 0.1',
  'words: What do you see?',
  'number: When?\nanswer: whenWindow(tcp, 9000) / 0\nnear: 1',
];
const CHECK = '```check\nchoice: Before?\n- [x] Yes.\n- [ ] No.\n  So.\n```\n';
const TEXT = `# All\n\n${CHECK}\n${CHECK}\n${QUESTIONS.map((question, at) => `## Step ${at + 1}\n\n\`\`\`scene\n${at === 0 ? 'open: #/scene/sawtooth\n' : ''}from: ${at + 1}\nuntil: ${12 + at}\n\`\`\`\n\n\`\`\`question\n${question}\n\`\`\`\n`).join('\n')}\n## Asks nothing\n\nLook.\n\n\`\`\`scene\nuntil: 30\n\`\`\`\n`;
const lesson = await opened(TEXT);
const KEY = lessonKey(TEXT);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A height for each knot. */
const curve = (height: (knot: number) => number): Answer => ({
  kind: 'curve',
  heights: Array.from({ length: CURVE_KNOTS }, (_, knot) => Math.round(height(knot))),
});

/** Answers to a step, right and wrong; none first. */
function answersTo({ question }: Step): Answer[] {
  const run = runOf(lesson.steps.find((step) => step.question === question)!);
  const none: Answer = { kind: 'none' };
  switch (question?.kind) {
    case 'choice':
      return [none, ...question.options.map((_, option): Answer => ({ kind: 'choice', option }))];
    case 'number': {
      const right = evaluate(question.answer, run);
      const near = Number.isFinite(right) ? right : 7;
      return [
        none,
        ...[near, near - 2, near + 2, near - 2.001, near + 2.001, 0, 1, 2 * near, 40.5, -1e-7].map((value): Answer => ({
          kind: 'number',
          value,
        })),
      ];
    }
    case 'order':
      return [
        none,
        ...[
          [0, 1, 2, 3],
          [2, 1, 0, 3],
          [2, 1, 3, 0],
          [1, 2, 0, 3],
        ].map((items): Answer => ({ kind: 'order', items })),
      ];
    case 'curve':
      return [
        none,
        curve(() => 0),
        curve(() => CURVE_LEVELS),
        curve((knot) => knot),
        curve((knot) => CURVE_LEVELS - knot),
      ];
    case 'point': {
      const [x, y] = [evaluate(question.across.of, run) / 100, (evaluate(question.up.of, run) - 2) / 40];
      return [
        none,
        ...[
          [0, 0],
          [0.099, 0],
          [0.101, 0],
          [0, 0.099],
          [0, 0.101],
          [-0.101, -0.05],
        ].map(([dx, dy]): Answer => ({ kind: 'point', across: Math.min(1, x + dx!), up: Math.max(0, y + dy!) })),
      ];
    }
    case 'words':
      return [none, { kind: 'words', text: 'It halves – 損失.' }];
    default:
      return [];
  }
}

test.each(lesson.steps.map((step): [string, Step] => [step.title, step]))('%s', (_, step) => {
  const run = runOf(step);
  const rule = judge(step, run);
  const answers = answersTo(step);
  const all = answers.map((answer) => {
    const verdict = rule(answer);
    const code = encodeAnswer({
      lesson: KEY,
      step: lesson.steps.indexOf(step),
      answer,
      digest: '0123abcd',
      reason: 'so',
      tag: '',
    });
    expect(decodeCode(code, lesson, KEY)).toHaveLength(1);
    const heard = verdict && `${verdict.right} ${plain(verdict.text)} ${plainText(verdict.reason)}`;
    const [, , , text] = code.split('-');
    return `${plain(saidText(step, answer))} [${text!.slice(0, 12)}]: ${heard}`;
  });
  const bars = [rule, null].map((by) =>
    barsOf(step, [...answers, ...answers.slice(2), ...answers.slice(-2), { kind: 'none' } as const], by).map(
      ({ words, count, right }) => `${plain(words)} ${count}, ${right}`,
    ),
  );
  const truth = step.question && truthOf(step.question, run);
  expect([...all, ...bars.map((each) => each.join('; ')), plain(truth ?? 'nothing')].join('\n')).toMatchSnapshot();
});

test('a curve is what the run has at each sample of the step, of the flow and in the unit that are asked for', () => {
  const said = lesson.steps.flatMap((step) => {
    if (step.question?.kind !== 'curve') return [];
    const { question } = step as { question: CurveQuestion };
    const points = trueCurve(question.of, runOf(step).series, step);
    const far = distanceFrom(question, runOf(step), step)!;
    const away = [0, 20, CURVE_LEVELS].map((height) => far(Array<number>(CURVE_KNOTS).fill(height)).toPrecision(6));
    const sum = (of: 'time' | 'value'): string => points.reduce((all, point) => all + point[of], 0).toPrecision(6);
    return [`${question.of.what}: ${points.length} points, ${sum('time')}, ${sum('value')}; ${away.join(' ')}`];
  });
  expect(said).toMatchSnapshot();
});

test('a text that is nearly an answer’s is one, or none', () => {
  const texts = lesson.steps.flatMap((step, at) =>
    answersTo(step)
      .slice(0, 3)
      .map((answer) => encodeAnswer({ lesson: KEY, step: at, answer, digest: '', reason: '', tag: '' }).split('-')[3]!),
  );
  const broken = [
    ...new Set([
      ...texts,
      'c',
      'c10',
      'n',
      'n1e',
      'n01',
      'n~0.5',
      'n1e~3',
      'n.5',
      'o',
      'o0123',
      'o0012',
      'o9',
      'p',
      'p1',
      'p0,0',
      'p1,2',
      'p1,1,1',
      'u',
      'w',
      'x',
      'xx',
      'y',
      '',
    ]),
  ];
  const said = broken.map((text) => {
    const answer = readAnswer(text);
    const fits = lesson.steps.flatMap(({ question }, at) => (question && isAnswer(question, answer) ? [at + 1] : []));
    return `${text.slice(0, 20)}: ${JSON.stringify(answer)?.slice(0, 60)} ${fits.join()}`;
  });
  expect(said.join('\n')).toMatchSnapshot();
});

test('a curve has a height for each knot, no more and no fewer', () => {
  const { question } = lesson.steps.find((step) => step.question?.kind === 'curve')!;
  const fits = [-1, 0, 1].map((more) =>
    isAnswer(question!, { kind: 'curve', heights: Array<number>(CURVE_KNOTS + more).fill(1) }),
  );
  expect(fits).toEqual([false, true, false]);
});

describe('what is handed in', () => {
  const done: Progress = {
    ...noProgress(lesson),
    at: 4,
    answers: lesson.steps.map((step) => answersTo(step).at(-1) ?? null),
    reasons: lesson.steps.map((_, at) => (at % 3 === 1 ? 'weil – so' : '')),
    outcomes: lesson.steps.map((_, at) =>
      at === 6 ? null : { digest: `0000000${at.toString(16)}`, right: [true, false, null][at % 3]! },
    ),
    before: [1, null],
    after: [null, 0],
  };

  test('as codes, with names, twice, broken and of another lesson', () => {
    const steps = done.answers.flatMap((answer, step) =>
      answer ? [{ step, answer, digest: done.outcomes[step]?.digest ?? '', reason: done.reasons[step]! }] : [],
    );
    const [whole] = encodeLesson(KEY, steps, 'abc123');
    const few = encodeLesson(KEY, steps, 'fff', 120);
    const single = steps.map((step) => encodeAnswer({ lesson: KEY, ...step, tag: 'zz9' }));
    const class_ = [
      `Ada, ${whole!}.`,
      `"Bob";"${single[0]!}";;`,
      `Ada ${single[1]!}, and ${single[2]!}`,
      single[3]!,
      single[3]!,
      few[0]!,
      `Eve ${single[4]!.replace(KEY, 'other')}`,
      `Eve ${single[4]!.replace('-5-', '-11-')}`,
      `${'x'.repeat(16_000)} ${single[5]!}`,
      `\u202eEve\u0007 ${few.at(-1)!}`,
    ];
    const { answers, ...counts } = wholly(readingHandedIn(class_.join('\n'), lesson, KEY));
    const lines = answers.map(
      ({ name, step, tag, digest: seen, reason, answer }) => `${name}|${step}|${tag}|${seen}|${reason}|${answer.kind}`,
    );
    const known = { lesson, lessonKey: KEY, all: class_.join('\n'), count: answers.length };
    const cameras = [[whole!], [single[6]!, single[8]!], ['ST1-nothing'], []].map((texts) => scanned(texts, known));
    expect([
      few.map(({ length }) => length).join(),
      JSON.stringify(counts),
      ...lines,
      digestOf(answers),
      ...cameras.map(({ fresh, line }) => `${fresh.length} ${line}`),
    ]).toMatchSnapshot();
  });

  test('to a course, and what it gives back', () => {
    const { kept, ...report } = reportOf(lesson, done);
    const read = progressFrom(kept, lesson)!;
    expect(keptOf(done)).toBe(kept);
    const halves = [
      { ...done, at: lesson.steps.length, outcomes: done.outcomes.map((outcome, at) => (at < 3 ? outcome : null)) },
      { ...noProgress(lesson), at: lesson.steps.length },
      { ...done, answers: done.answers.map((answer, at) => (at < 4 ? ({ kind: 'none' } as const) : answer)) },
    ].map((each) => {
      const { answers, score, complete, location } = reportOf(lesson, each);
      return [answers.map(({ id, result, counts }) => `${id} ${result} ${counts}`).join(), score, complete, location];
    });
    const sound = [
      {},
      null,
      { ...done, at: 99, answers: [], reasons: 7 },
      { ...done, at: -5, before: [2, 0], after: 'x', outcomes: [{ digest: '0123abcd', right: 1 }, { digest: 'x' }] },
    ].map((each) => {
      const { at, answers, outcomes, before, after } = soundProgress(lesson, each);
      return JSON.stringify([at, answers.map((answer) => answer?.kind ?? 0), outcomes, before, after]);
    });
    const both = withEarlier(
      { ...noProgress(lesson), answers: done.answers.map((answer, at) => (at % 2 ? answer : null)), after: [1, null] },
      done,
    );
    expect([
      ...report.answers.map((answer) => Object.values(answer).join(' ').slice(0, 60)),
      JSON.stringify({ ...report, answers: report.answers.length }),
      digestOf(read),
      ...halves.map((each) => each.join(' ')),
      ...sound,
      digestOf(both),
      lesson.steps.map((_, at) => isDone(both, at)).join(),
    ]).toMatchSnapshot();
  });
});
