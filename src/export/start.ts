/** What of files and paper must be there without being asked for. */
import type { Player } from '../run/player.ts';
import { takeDrops } from './drop.ts';

/** Wall time after which printing is prepared: a browser that prints does not wait for a file, ms. */
const REST_MS = 3_000;

export function startExport(player: Player): void {
  takeDrops(player);
  // Where it cannot be had the page prints as it is.
  setTimeout(
    () =>
      void import('./print.tsx').then(
        ({ preparePrinting }) => preparePrinting(player),
        () => undefined,
      ),
    REST_MS,
  );
}
