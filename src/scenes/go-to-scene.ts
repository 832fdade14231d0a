import { isEmbed } from '../embed/link.ts';
import type { Player } from '../run/player.ts';
import type { Scene } from './scene.ts';

/** Open a scene by its address, so that the browser's Back returns to the run on show. An embed keeps its own address. */
export function goToScene(player: Player, { id }: Scene): void {
  const hash = `#/scene/${id}`;
  if (isEmbed(location.hash)) void import('../embed/frame.ts').then(({ openAgain }) => openAgain(player));
  else if (location.hash !== hash) location.hash = hash;
  else {
    // An address that is there already brings no event.
    player.backToBase();
    player.restart();
  }
}
