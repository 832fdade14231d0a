/** The lessons that come with the page: listed, and pointing at what there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/lessons/in-course.ts';
import { answersKey, lessonKey, noProgress } from '../../src/lessons/progress.ts';
import { LESSONS } from '../../src/link/lessons.ts';
import type { Lesson, Piece, Prose, Question } from '../../src/lessons/lesson-file.ts';
import { prosesOf } from '../../src/lessons/prose.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { placeOf } from '../../src/link/route.ts';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { findScene } from '../../src/scenes/index.ts';
import { findTerm } from '../../src/terms/index.ts';
import { lessonNames, lessonText } from './support.ts';

function linksIn(prose: Prose): string[] {
  return prose.flatMap((piece: Piece) => [
    ...(piece.is === 'link' ? [piece.hash] : []),
    ...('pieces' in piece ? linksIn(piece.pieces) : []),
  ]);
}

const FIRST_EDITIONS: Record<string, { key: string; questions: string[]; checks: number[] }> = JSON.parse(
  readFileSync('tests/lessons/first-editions.json', 'utf8'),
);

/** What a question must keep, so that an answer to it stays one and means the same. */
function shapeOf(question: Question): string {
  switch (question.kind) {
    case 'choice':
      return `choice of ${question.options.length}`;
    case 'order':
      return `order of ${question.items.length}`;
    case 'number':
      return `number ${question.unit}`.trim();
    case 'curve':
      return `curve up to ${question.top}`;
    case 'point':
      return `point ${[question.across, question.up].map(({ low, high }) => `${low}..${high}`).join(' ')}`;
    case 'words':
      return 'words';
  }
}

describe('the course', () => {
  test.each(Object.entries(FIRST_EDITIONS))(
    'reads every answer that was handed in to the first edition of %s: this list never changes',
    (name, { key, questions, checks }) => {
      expect(answersKey(lessonText(name), name)).toBe(key);
      const lesson = readLesson(lessonText(name));
      expect(lesson.steps.map(({ question }) => shapeOf(question!))).toEqual(questions);
      expect(lesson.checks.map(({ options }) => options.length)).toEqual(checks);
    },
  );

  test('takes a lesson of the same name from a link or a file for another', () => {
    expect(answersKey('# L', null)).toBe(lessonKey('# L'));
    expect(answersKey('# L', 'of-this-site')).toBe(lessonKey('# L'));
  });

  test('lists every lesson that is served, by its title', () => {
    expect(LESSONS.map(({ name }) => name).toSorted()).toEqual(lessonNames().toSorted());
    for (const { name, title } of LESSONS) expect(readLesson(lessonText(name)).title).toBe(title);
  });

  test('has an address for each', () => {
    for (const { name } of LESSONS) expect(placeOf(`#/lessons/${name}`)).toMatchObject({ part: 'lessons', item: name });
    expect(placeOf('#/lessons?text=2.abc')?.item).toBeNull();
  });

  test.each(LESSONS.map(({ name }) => name))('%s links only to terms, scenes and figures that there are', (name) => {
    const { intro, steps } = readLesson(lessonText(name));
    const words = [intro, ...steps.flatMap(({ before, after }) => [before, after])].flatMap(prosesOf);
    for (const hash of words.flatMap(linksIn)) {
      const [, part, item = ''] = hash.slice(1).split(/[/?]/);
      const find = { terms: findTerm, scene: findScene, papers: findFigure }[part!]!;
      expect(find(item), hash).toBeDefined();
    }
  });
});

test('a learning platform is told what is right of a choice, by its letter, and of no other question', () => {
  const questions = [
    { kind: 'choice', options: [{ right: false }, { right: true }] },
    { kind: 'words' },
  ] as unknown as Question[];
  const lesson = { steps: questions.map((question) => ({ question })), checks: [] } as unknown as Lesson;
  const outcome = { digest: 'd', right: null };
  const { answers } = reportOf(lesson, {
    ...noProgress(lesson),
    answers: [
      { kind: 'choice', option: 0 },
      { kind: 'words', text: 'so' },
    ],
    outcomes: [{ ...outcome, right: false }, outcome],
  });
  expect(answers.map(({ id, response, right }) => [id, response, right])).toEqual([
    ['step-1', 'a', 'b'],
    ['step-2', 'so', undefined],
  ]);
});
