/** Keeps what a person makes of a scenario, as soon as it has run. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { differences } from '../scenario/differences.ts';
import { sameButEvents } from '../scenario/edit.ts';
import type { Player } from '../run/player.ts';
import type { Shelf } from './library.ts';

/** Wall time after which a scenario is no mere way to the next one, ms: a slider that is being drawn passes many. */
const SETTLED_MS = 2_000;

type Source = Pick<Player, 'store'>;

/**
 * Keep each scenario that was changed and ran. One that only has other events than the one kept last takes its place: the
 * same lesson, gone on. @returns keeps at once what has not settled yet: for when the page is left
 */
export function keepRecent({ store }: Source, shelf: Shelf, now: () => number): () => void {
  let seen: Scenario | null = null;
  let since = 0;
  let done = false;
  let last: Scenario | null = null;

  const take = (settled: boolean): void => {
    const { scenario, base, known } = store.getState();
    if (scenario !== seen) {
      seen = scenario;
      since = now();
      done = false;
    }
    if (done || known === 0 || (settled && now() - since < SETTLED_MS)) return;
    done = true;
    if (base === scenario || differences(base, scenario).length === 0) return;
    shelf.keepRecent(scenario, now(), last && sameButEvents(last, scenario) ? last : null);
    last = scenario;
  };
  take(true);
  store.subscribe(() => take(true));
  return () => take(false);
}
