/** The small pictures in the lists of lessons are of today's runs (of scenes: scenes.test.ts). After a change of a run: `npm run pictures`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { LESSONS } from '../../src/link/lessons.ts';
import { scenes } from '../../src/scenes/index.ts';
import { DRAW, lessonPicture, PICTURES, pictures } from '../support/pictures.ts';

describe('the small picture', () => {
  test.each(LESSONS.map(({ name }) => name))('of the lesson %s is of the run of its first step', async (name) => {
    expect(pictures.lessons[name], DRAW).toEqual(await lessonPicture(name));
  });

  test('is of nothing else, and all of them are light', () => {
    expect(Object.keys(pictures.scenes).sort(), DRAW).toEqual(scenes.map(({ id }) => id).sort());
    expect(gzipSync(readFileSync(PICTURES)).length).toBeLessThan(40_000);
  });
});
