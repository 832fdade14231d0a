/** Whether the reader is in the playground or elsewhere (papers, lessons, terms): meanwhile the playground rests. */
import type { Player } from '../player/player.ts';
import { address } from './address-bar.ts';
import { countOpening } from '../screen/openings.ts';
import { type Place, placeOf } from './route.ts';

const listeners = new Set<() => void>();
let hash = '';
let place: Place | null = null;

export function currentPlace(): Place | null {
  return place;
}

export function watchPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follow the address. Call it before anything else listens to the address or to keys.
 * @param enter opens what the address holds, and keeps it from then on; called once, when the reader is first in the playground
 */
export function keepPlace(player: Player, enter: () => void): void {
  let entered = false;
  let left: string | null = null;
  const arrive = (event?: HashChangeEvent): void => {
    const next = placeOf(location.hash);
    if (next) address.rest();
    else address.resume();
    if (next) {
      event?.stopImmediatePropagation();
      if (entered && !place) {
        left = new URL(event!.oldURL).hash;
        player.togglePlay(false);
      }
    } else if (!entered) {
      event?.stopImmediatePropagation();
      entered = true;
      enter();
    } else if (place && left !== null && (location.hash === '#/play' || location.hash === left)) {
      event?.stopImmediatePropagation();
      history.replaceState(null, '', left || '#/play');
    }
    const moved = location.hash !== hash;
    hash = location.hash;
    // The same object for the same address: React compares.
    if (moved) place = next;
    countOpening();
    for (const listener of listeners) listener();
  };
  window.addEventListener('hashchange', arrive);
  document.addEventListener('keydown', (event) => {
    if (place) event.stopImmediatePropagation();
  });
  arrive();
}
