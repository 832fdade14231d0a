/** Saves a person's work in the browser, from when the page has opened what the address holds. */
import type { Player } from '../run/player.ts';
import { library } from './library.ts';
import { recordRecent } from './recorder.ts';
import { persistHistory } from './session.ts';

export function persistWork(player: Player): void {
  const saves = [persistHistory(player, () => sessionStorage), recordRecent(player, library, Date.now)];
  const saveNow = (): void => {
    for (const save of saves) save();
  };
  window.addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saveNow();
  });
}
