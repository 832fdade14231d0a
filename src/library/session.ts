/**
 * Undo across a reload: the undo history is stored for as long as the tab lives. The address restores the scenario; this
 * restores its history, if the address still holds the scenario that was on show.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { checkScenario } from '../run/check-scenario.ts';
import type { Moment } from '../run/history.ts';
import type { Player } from '../run/player.ts';
import type { Store } from './library.ts';

const KEY = 'sawtooth-history-1';
/** Most moments each way, and most characters of each of both lists. */
const DEPTH = 20;
const MAX_CHARACTERS = 500_000;
/** Wall time from a change to its being stored, ms: changes in between are stored with it. */
const WRITE_MS = 300;

interface Session {
  present: Moment;
  base: Scenario;
  past: Moment[];
  future: Moment[];
}

/** Restore the tab's history once the engine is ready, and store it from then on. @returns stores it at once */
export function persistHistory(player: Player, store: () => Store): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    try {
      store().setItem(KEY, sessionText(player));
    } catch {
      // Storage is forbidden or full: undo ends with the page.
    }
  };
  const begin = (): boolean => {
    if (player.state.phase !== 'ready') return false;
    restore(player, readSession(store));
    player.store.subscribe((is, was) => {
      if (
        is.scenario !== was.scenario ||
        is.base !== was.base ||
        is.canUndo !== was.canUndo ||
        is.canRedo !== was.canRedo
      )
        timer ??= setTimeout(write, WRITE_MS);
    });
    return true;
  };
  if (!begin()) {
    const stop = player.store.subscribe(() => {
      if (begin()) stop();
    });
  }
  return write;
}

/** Delete the tab's stored history. */
export function forgetHistory(store: () => Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Storage is forbidden: nothing is there.
  }
}

function restore(player: Player, session: Session | null): void {
  const { scenario, canUndo, canRedo } = player.state;
  if (!session || canUndo || canRedo || JSON.stringify(session.present.scenario) !== JSON.stringify(scenario)) return;
  const { present, base, past, future } = session;
  const { history } = player.run;
  history.restore(past, future);
  const unchanged = JSON.stringify(base) === JSON.stringify(scenario);
  player.store.setState({
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    liveEvents: present.liveEvents,
    base: unchanged ? scenario : base,
  });
}

function sessionText({ state, run }: Player): string {
  const { scenario, liveEvents, base } = state;
  const { past, future } = run.history.moments;
  return `{"present":${JSON.stringify({ scenario, liveEvents })},"base":${JSON.stringify(base)},"past":[${newest(past).join()}],"future":[${newest(future).join()}]}`;
}

/** The last moments that fit, as JSON. */
function newest(moments: readonly Moment[]): string[] {
  const texts = moments.slice(-DEPTH).map((moment) => JSON.stringify(moment));
  let room = MAX_CHARACTERS;
  const from = texts.findLastIndex((text) => (room -= text.length) < 0);
  return texts.slice(from + 1);
}

/** The stored session without the moments that cannot be read; null if there is none that can be restored. */
function readSession(store: () => Store): Session | null {
  let json: unknown;
  try {
    json = JSON.parse(store().getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
  const { present, base, past, future } = Object(json) as Record<keyof Session, unknown>;
  const [now] = momentsOf([present]);
  const begun = checkScenario(base);
  return now && typeof begun !== 'string'
    ? { present: now, base: begun, past: momentsOf(past), future: momentsOf(future) }
    : null;
}

function momentsOf(json: unknown): Moment[] {
  if (!Array.isArray(json)) return [];
  return json.slice(-DEPTH).flatMap((one: unknown) => {
    const { scenario: input, liveEvents } = Object(one) as Record<keyof Moment, unknown>;
    const scenario = checkScenario(input);
    if (typeof scenario === 'string' || typeof liveEvents !== 'number') return [];
    return Number.isInteger(liveEvents) && liveEvents >= 0 && liveEvents <= scenario.events.length
      ? [{ scenario, liveEvents }]
      : [];
  });
}
