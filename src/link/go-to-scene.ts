import type { Player } from '../player/player.ts';
import type { Scene } from '../scenes/scene.ts';

/** Opens again what an embed's link holds; null on the page itself. */
let openAgain: ((player: Player) => void) | null = null;

/** An embed keeps its own address: it has another way back to its scene. */
export function keepAddress(again: typeof openAgain): void {
  openAgain = again;
}

/** Open a scene by its address, so that the browser's Back returns to the run on show. */
export function goToScene(player: Player, { id }: Scene): void {
  const hash = `#/scene/${id}`;
  if (openAgain) openAgain(player);
  else if (location.hash !== hash) location.hash = hash;
  else {
    // An address that is there already brings no event.
    player.backToBase();
    player.restart();
  }
}
