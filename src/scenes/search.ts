/** Scenes by what a reader types: their names, and the words by which they are looked for. */
import { chapters } from './index.ts';
import type { Scene } from './scene.ts';

/** The scenes in which every word of the text is found, in their order; those with the first word in their names come first. */
export function searchScenes(text: string): Scene[] {
  const words = wordsOf(text);
  const found = chapters.flatMap(({ name, scenes }) =>
    scenes.filter((scene) => {
      const own = wordsOf(`${scene.name} ${scene.synonyms} ${name}`).join(' ');
      return words.every((word) => own.includes(word));
    }),
  );
  const named = (scene: Scene): boolean => words.length > 0 && wordsOf(scene.name).join(' ').includes(words[0]!);
  return [...found.filter(named), ...found.filter((scene) => !named(scene))];
}

/** In small letters, with spaces in place of signs: `Wi-Fi` is two words. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
