/** The lessons that come with the page: listed, and pointing at what there is. */
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../src/lessons/index.ts';
import type { Piece, Prose } from '../../src/lessons/lesson-file.ts';
import { prosesOf } from '../../src/lessons/prose.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { placeOf } from '../../src/papers/route.ts';
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

describe('the course', () => {
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
      const [, part, item = ''] = hash.slice(1).split('/');
      const find = { terms: findTerm, scene: findScene, papers: findFigure }[part!]!;
      expect(find(item), hash).toBeDefined();
    }
  });
});
