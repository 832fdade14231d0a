import type { Player } from '../player/player.ts';
import { FIRST_SPEED } from '../scenario/default.ts';

/** Play the first scene slowly until its first loss has been answered; see guide.ts. */
export function guideFirst(player: Player): void {
  player.setSpeed(FIRST_SPEED);
  import('./guide.ts').then(
    ({ guide }) => guide(player),
    () => undefined,
  );
}
