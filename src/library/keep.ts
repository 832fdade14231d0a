/** What the page keeps of a person's work, from when it has opened what the address holds. */
import type { Player } from '../run/player.ts';
import { address } from '../link/address-bar.ts';
import { keepRecent } from './recorder.ts';
import { type AddressBar, keepHistory } from './session.ts';
import { shelf } from './library.ts';

export function keep(player: Player): void {
  const bar = (): AddressBar => ({
    hash: location.hash,
    holdsAll: address.problem === null && !address.writing,
    writing: address.writing,
  });
  const flushes = [keepHistory(player, () => sessionStorage, bar), keepRecent(player, shelf, Date.now)];
  const flush = (): void => {
    for (const keepNow of flushes) keepNow();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
}
