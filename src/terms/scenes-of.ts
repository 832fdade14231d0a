import { findScene } from '../scenes/index.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Term } from './term.ts';

/** The scenes in which a term is seen, the best one first. */
export function scenesOf({ scenes }: Term): Scene[] {
  return scenes.flatMap((id) => findScene(id) ?? []);
}
