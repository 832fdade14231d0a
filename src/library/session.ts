/**
 * Undo across a reload: the undo history is stored for as long as the tab lives. The address restores the scenario; this
 * restores its history, if the address still holds the scenario that was on show. Runs too large for a link are stored too,
 * with the address at which they were on show, and opened at that address again.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { lacksRules, rulesFor } from '../../workers/language/door.ts';
import { checkScenario } from '../player/check-scenario.ts';
import type { Moment } from '../run/history.ts';
import { openRuns } from '../link/open-runs.ts';
import { runsOf } from '../link/page-view.ts';
import type { Player } from '../player/player.ts';
import type { PageState } from '../player/state.ts';
import type { Store } from './library.ts';
import { say } from '../../workers/words/say.ts';

const KEY = 'sawtooth-history-1';
/** Most moments each way, and most characters of each of both lists. */
const DEPTH = 20;
const MAX_CHARACTERS = 500_000;
/** Wall time from a change to its being stored, ms: changes in between are stored with it. */
const WRITE_MS = 300;

/** State of the address bar. */
export interface AddressBar {
  hash: string;
  /** The address holds what is on show. */
  holdsAll: boolean;
  /** What is on show is about to be written to it. */
  writing: boolean;
}

/** Runs on show that the address did not hold, and that address. */
interface Unlinked {
  address: string;
  scenario: Scenario;
  compare: Scenario | null;
}

/** What is on show, what it began with, and the steps from it. */
interface Steps {
  present: Moment;
  base: Scenario;
  past: readonly Moment[];
  future: readonly Moment[];
}

interface Session extends Steps {
  unlinked: Unlinked | null;
}

/**
 * Restore the tab's history once the engine is ready, and store it from then on. What reads a rule in it may come late, or not at
 * all: what is done meanwhile goes on top of it, and what cannot be read stays in the store as it stands.
 * @returns stores it at once
 */
export function persistHistory(player: Player, store: () => Store, bar: () => AddressBar = holdingAll): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** What the tab kept, until what reads it has come; and the page as its address opened it. */
  let unread: Session | null = null;
  let opened: PageState;
  const write = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    if (unread && isUntouched(player, opened)) return;
    const address = bar();
    // Storage is full: store without the history. If it is forbidden, undo ends with the page.
    if (!storeText(store, sessionText(player, unread, address, MAX_CHARACTERS)))
      storeText(store, sessionText(player, unread, address, 0));
    if (address.writing) timer = setTimeout(write, WRITE_MS);
  };
  const begin = (): void => {
    const kept = keptIn(store);
    const { hash } = bar();
    const begun = (player.run.history.moments.past[0] ?? player.state).scenario;
    const session = (): Session | null => {
      const read = sessionOf(kept);
      return read && isOf(read, hash, begun) ? read : null;
    };
    opened = player.state;
    const fetching = rulesFor(kept);
    unread = fetching && session();
    if (!fetching) restoreSession(player, session(), hash, opened);
    else {
      // After the address has been opened whole.
      setTimeout(() => (opened = player.state));
      fetching.then(
        () => {
          unread = null;
          restoreSession(player, session(), hash, opened);
        },
        // It is there at the next visit.
        () => undefined,
      );
    }
    player.store.subscribe((is, was) => {
      if (
        is.other?.scenario !== was.other?.scenario ||
        is.scenario !== was.scenario ||
        is.base !== was.base ||
        is.canUndo !== was.canUndo ||
        is.canRedo !== was.canRedo
      )
        timer ??= setTimeout(write, WRITE_MS);
    });
  };
  if (player.state.phase === 'ready') begin();
  else {
    const stop = player.store.subscribe(({ phase }) => {
      if (phase !== 'ready') return;
      // First: what is restored changes the state.
      stop();
      begin();
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

function holdingAll(): AddressBar {
  return { hash: '', holdsAll: true, writing: false };
}

/** Whether it is of what the address opened; of what cannot be read yet nobody knows. */
function isOf({ present, unlinked }: Session, address: string, begun: Scenario): boolean {
  return unlinked?.address === address || lacksRules(present) || same(present.scenario, begun);
}

/** Whether nobody has changed, opened or compared anything since. */
function isUntouched({ state }: Player, opened: PageState): boolean {
  return !state.canUndo && !state.canRedo && same(runsOf(state), runsOf(opened));
}

function restoreSession(player: Player, session: Session | null, address: string, opened: PageState): void {
  if (!session) return;
  const { unlinked } = session;
  const restore = (): void => {
    const { base, present, past, future } = onTop(session, player);
    const { history } = player.run;
    const { scenario } = player.state;
    history.restore(past, future);
    player.store.setState({
      canUndo: history.canUndo,
      canRedo: history.canRedo,
      liveEvents: present.liveEvents,
      base: same(base, scenario) ? scenario : base,
    });
  };
  const isElsewhere =
    unlinked?.address === address && (unlinked.compare || !same(unlinked.scenario, player.state.scenario));
  if (!isElsewhere || !isUntouched(player, opened)) return restore();
  // After the address has been opened whole: what it compares with comes when the engine is ready, as this does.
  setTimeout(() => {
    const text = say('This tab has kept the run over the reload: its address does not hold it.');
    void openRuns(player, unlinked, player.state.playing, { kind: 'info', text });
    if (!unlinked.compare) restore();
  });
}

/** What was done on this page, on top of what was kept: steps back lead through it to what was on show when that was kept. */
function onTop(kept: Steps | null, { state, run }: Player): Steps {
  const { scenario, liveEvents, base } = state;
  const { past, future } = run.history.moments;
  const now = { scenario, liveEvents };
  if (!kept) return { present: now, base, past, future };
  const { present } = kept;
  const [first = now] = past;
  const goesOn = same(present.scenario, first.scenario);
  const moments: Moment[] = goesOn
    ? [...past, now].with(0, { ...first, liveEvents: present.liveEvents })
    : [present, ...past, now];
  return {
    present: moments.pop()!,
    base: same(present.scenario, base) ? kept.base : base,
    past: [...kept.past, ...moments],
    future: moments.length + future.length > 0 ? future : kept.future,
  };
}

/** @param room most characters of the moments, each way */
function sessionText(player: Player, unread: Session | null, { hash, holdsAll }: AddressBar, room: number): string {
  const { present, base, past, future } = onTop(unread, player);
  const unlinked: Unlinked | null = holdsAll ? null : { address: hash, ...runsOf(player.state) };
  const now = JSON.stringify({ present, base: base === present.scenario ? null : base, unlinked });
  return `${now.slice(0, -1)},"past":[${newest(past, room).join()}],"future":[${newest(future, room).join()}]}`;
}

/** @returns whether it is stored */
function storeText(store: () => Store, text: string): boolean {
  try {
    store().setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The last moments that fit, as JSON. */
function newest(moments: readonly Moment[], characters: number): string[] {
  const texts = moments.slice(-DEPTH).map((moment) => JSON.stringify(moment));
  let room = characters;
  const from = texts.findLastIndex((text) => (room -= text.length) < 0);
  return texts.slice(from + 1);
}

function keptIn(store: () => Store): unknown {
  try {
    return JSON.parse(store().getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** What the tab kept, without the moments that cannot be read; null if it is nothing that can be taken up. */
function sessionOf(json: unknown): Session | null {
  const { present, base, past, future, unlinked } = Object(json) as Record<keyof Session, unknown>;
  const [now] = momentsOf([present]);
  if (!now) return null;
  const begun = base === null ? now.scenario : readScenario(base);
  if (typeof begun === 'string') return null;
  return {
    present: now,
    base: begun,
    past: momentsOf(past),
    future: momentsOf(future),
    unlinked: unlinkedOf(unlinked),
  };
}

function unlinkedOf(json: unknown): Unlinked | null {
  const { address, ...runs } = Object(json) as Record<keyof Unlinked, unknown>;
  const scenario = readScenario(runs.scenario);
  const compare = runs.compare === null ? null : readScenario(runs.compare);
  if (typeof address !== 'string' || typeof scenario === 'string' || typeof compare === 'string') return null;
  return { address, scenario, compare };
}

function momentsOf(json: unknown): Moment[] {
  if (!Array.isArray(json)) return [];
  return json.slice(-DEPTH).flatMap((one: unknown) => {
    const { scenario: input, liveEvents, here } = Object(one) as Record<keyof Moment, unknown>;
    const scenario = readScenario(input);
    if (typeof scenario === 'string' || typeof liveEvents !== 'number') return [];
    return Number.isInteger(liveEvents) && liveEvents >= 0 && liveEvents <= scenario.events.length
      ? [{ scenario, liveEvents, ...(here === true && { here }) }]
      : [];
  });
}

/** A rule that cannot be read yet is taken as it stands: it is checked when what reads it is there. */
function readScenario(input: unknown): Scenario | string {
  const { events } = Object(input) as Partial<Scenario>;
  return lacksRules(input) && Array.isArray(events) ? (input as Scenario) : checkScenario(input);
}
