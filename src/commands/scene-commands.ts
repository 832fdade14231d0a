import type { Player } from '../player/player.ts';
import { goToScene } from '../link/go-to-scene.ts';
import { chapters } from '../scenes/index.ts';
import type { Command } from './commands.ts';

/** The scenes as commands, found by their synonyms too. */
export function sceneCommands(player: Player): Command[] {
  return chapters.flatMap(({ name: chapter, scenes }) =>
    scenes.map((scene): Command => ({
      id: `scene-${scene.id}`,
      kind: 'Scenes',
      words: scene.name,
      remark: chapter,
      synonyms: scene.synonyms,
      run: () => goToScene(player, scene),
    })),
  );
}
