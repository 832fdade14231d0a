/** Adds scenarios that a person has changed to the recent ones of the library, as soon as they have run. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Player } from '../player/player.ts';
import { differences } from '../scenario/differences.ts';
import { sameButEvents } from '../scenario/edit.ts';
import type { Library } from './library.ts';

/** A scenario must stay unchanged this long to be recorded, ms of wall time: dragging a slider passes many. */
const SETTLED_MS = 2_000;

/**
 * Record each scenario that was changed and has run. One that differs from the last only by its events replaces it: it is the
 * same lesson, continued. @returns records at once what has run but not settled yet, for when the page is left
 */
export function recordRecent({ store }: Pick<Player, 'store'>, library: Library, now: () => number): () => void {
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
    library.addRecent(scenario, now(), last && sameButEvents(last, scenario) ? last : null);
    last = scenario;
  };
  record(true);
  store.subscribe(() => record(true));
  return () => record(false);
}
