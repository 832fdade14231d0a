/** Scenes by what a reader types: their names, the words by which they are looked for, and their chapters. */
import { inBoth } from '../search/in-both.ts';
import { ranked } from '../search/ranked.ts';
import { chapters } from './index.ts';
import type { Scene } from './scene.ts';

const all = chapters.flatMap(({ name: about, scenes }) => scenes.map((scene) => ({ scene, about })));

/** The scenes that are meant, the likeliest first. */
export function searchScenes(text: string): Scene[] {
  return ranked(all, text, ({ scene, about }) => ({
    name: inBoth(scene.name),
    also: `${scene.id} ${scene.synonyms}`,
    about: inBoth(about),
  })).map(({ scene }) => scene);
}
