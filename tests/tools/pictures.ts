/** Writes the small pictures of the runs of scenes and lessons, `public/pictures.json`: `npm run pictures`. */
import { writeFileSync } from 'node:fs';
import type { PictureLine } from '../../src/previews/run-picture.ts';
import { scenes } from '../../src/scenes/index.ts';
import { lessonNames, lessonPicture, PICTURES, scenePicture } from '../support/pictures.ts';

const lessons: Record<string, PictureLine[]> = {};
for (const name of lessonNames()) lessons[name] = await lessonPicture(name);
const text = JSON.stringify({
  scenes: Object.fromEntries(scenes.map((scene) => [scene.id, scenePicture(scene)])),
  lessons,
});
writeFileSync(PICTURES, `${text}\n`);
process.stdout.write(`${PICTURES}: ${scenes.length} scenes, ${lessonNames().length} lessons, ${text.length} bytes\n`);
