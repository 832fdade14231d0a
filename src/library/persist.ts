/** Saves a person's work in the browser, from when the page has opened what the address holds. */
import type { Player } from '../player/player.ts';
import { address } from '../link/address-bar.ts';
import { library } from './library.ts';
import { recordRecent } from './recorder.ts';
import { type AddressBar, persistHistory } from './session.ts';

export function persistWork(player: Player): void {
  const bar = (): AddressBar => ({
    hash: location.hash,
    holdsAll: address.problem === null && !address.writing,
    writing: address.writing,
  });
  const saves = [persistHistory(player, () => sessionStorage, bar), recordRecent(player, library, Date.now)];
  const saveNow = (): void => {
    for (const save of saves) save();
  };
  window.addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saveNow();
  });
}
