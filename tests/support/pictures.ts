/** The small pictures of the runs of scenes and lessons, computed from the runs themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import type { PictureLine, Pictures } from '../../src/previews/run-picture.ts';
import { pictureOf } from './run-picture.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { seriesOf } from '../page/support/runs.ts';
import { presetFile } from '../scenario/support/presets.ts';

export const PICTURES = 'public/pictures.json';
const LESSONS = 'public/lessons';

/** As they are shipped. */
export const pictures = JSON.parse(readFileSync(PICTURES, 'utf8')) as Pictures;
/** Said where one is of another run. */
export const DRAW = '`npm run pictures` draws it anew';

export function scenePicture(scene: Scene): PictureLine[] {
  return pictureOf(seriesOf(sceneScenario(scene, scene.scenario)).series, scene.view.rows);
}

/** Of a lesson the run of its first step. */
export async function lessonPicture(name: string): Promise<PictureLine[]> {
  const { steps } = await openLesson(readFileSync(`${LESSONS}/${name}.md`, 'utf8'), presetFile);
  const [{ scenario, until, rows }] = steps as [(typeof steps)[number]];
  return pictureOf(seriesOf(scenario, until).series, rows);
}

export function lessonNames(): string[] {
  return readdirSync(LESSONS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .sort();
}
