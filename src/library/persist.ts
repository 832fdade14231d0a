/** Saves a person's work in the browser, from when the page has opened what the address holds. */
import type { Player } from '../player/player.ts';
import { address } from '../link/address-bar.ts';
import { library, type Library } from './library.ts';
import { type AddressBar, persistHistory } from './session.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { differences } from '../scenario/differences.ts';
import { sameButEvents } from '../scenario/edit.ts';

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

/** A scenario must stay unchanged this long to be recorded, ms of wall time: dragging a slider passes many. */
const SETTLED_MS = 2_000;

/**
 * Record each scenario that was changed and has run. One that differs from the last only by its events replaces it: it is the
 * same lesson, continued. @returns records at once what has run but not settled yet, for when the page is left
 */
export function recordRecent({ store }: Pick<Player, 'store'>, recent: Library, now: () => number): () => void {
  let seen: Scenario | null = null;
  let seenSince = 0;
  let done = false;
  let last: Scenario | null = null;

  const record = (mustSettle: boolean): void => {
    const { scenario, base, known } = store.getState();
    if (scenario !== seen) {
      seen = scenario;
      seenSince = now();
      done = false;
    }
    if (done || known === 0 || (mustSettle && now() - seenSince < SETTLED_MS)) return;
    done = true;
    if (base === scenario || differences(base, scenario).length === 0) return;
    recent.addRecent(scenario, now(), last && sameButEvents(last, scenario) ? last : null);
    last = scenario;
  };
  record(true);
  store.subscribe(() => record(true));
  return () => record(false);
}
