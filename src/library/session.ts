/**
 * Undo over a reload: what could be undone and redone is kept for as long as the tab is. The address brings back the
 * scenario; this brings back what was before it, if the address still holds what was on show.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { checkScenario } from '../run/check-scenario.ts';
import type { Moment } from '../run/history.ts';
import type { Player } from '../run/player.ts';
import type { Store } from './library.ts';

const KEY = 'sawtooth-history-1';
/** Moments kept, each way, and characters of all of them. */
const DEPTH = 20;
const ROOM = 500_000;
/** Wall time in which further changes are waited for, ms. */
const WRITE_MS = 300;

interface Session {
  present: Moment;
  base: Scenario;
  past: Moment[];
  future: Moment[];
}

/** Take up what the tab kept, once the engine stands, and keep it from then on. @returns keeps at once what is not kept yet */
export function keepHistory(player: Player, store: () => Store): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    try {
      store().setItem(KEY, sessionText(player));
    } catch {
      // Forbidden or full: then undo ends with the page.
    }
  };
  const begin = (): boolean => {
    if (player.state.phase !== 'ready') return false;
    takeUp(player, readSession(store));
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

/** Forget what the tab kept. */
export function forgetHistory(store: () => Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing.
  }
}

function takeUp(player: Player, session: Session | null): void {
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

/** The last moments that there is room for, as JSON. */
function newest(moments: readonly Moment[]): string[] {
  const texts = moments.slice(-DEPTH).map((moment) => JSON.stringify(moment));
  let room = ROOM;
  const from = texts.findLastIndex((text) => (room -= text.length) < 0);
  return texts.slice(from + 1);
}

/** What the tab kept, without the moments that cannot be read; null if it is nothing that can be taken up. */
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
