/** What the page keeps of a person's work, from when it has opened what the address holds. */
import type { Player } from '../run/player.ts';
import { keepRecent } from './recorder.ts';
import { keepHistory } from './session.ts';
import { shelf } from './library.ts';

export function keep(player: Player): void {
  const flushes = [keepHistory(player, () => sessionStorage), keepRecent(player, shelf, Date.now)];
  const flush = (): void => {
    for (const keepNow of flushes) keepNow();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
}
