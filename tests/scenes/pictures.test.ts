/** The small pictures in the lists of scenes and lessons are of today's runs. After a change of a run: `npm run pictures`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { LESSONS } from '../../src/link/lessons.ts';
import type { Pictures } from '../../src/previews/run-picture.ts';
import { scenes } from '../../src/scenes/index.ts';
import { lessonPicture, PICTURES, scenePicture } from '../support/pictures.ts';

const text = readFileSync(PICTURES, 'utf8');
const pictures = JSON.parse(text) as Pictures;

const DRAW = '`npm run pictures` draws it anew';

describe('the small picture', () => {
  test.each(scenes.map((scene) => [scene.id, scene] as const))('of the scene %s is of its run', (id, scene) => {
    expect(pictures.scenes[id], DRAW).toEqual(scenePicture(scene));
    expect(pictures.scenes[id]!.length).toBeGreaterThan(0);
  });

  test.each(LESSONS.map(({ name }) => name))('of the lesson %s is of the run of its first step', async (name) => {
    expect(pictures.lessons[name], DRAW).toEqual(await lessonPicture(name));
  });

  test('is of nothing else, and all of them are light', () => {
    expect(Object.keys(pictures.scenes).sort(), DRAW).toEqual(scenes.map(({ id }) => id).sort());
    expect(gzipSync(text).length).toBeLessThan(40_000);
  });
});
