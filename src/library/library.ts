/**
 * Scenarios that a person made, kept by this browser: recent ones by themselves, named ones because they were given a name.
 * Bounded; and guarded, because storage may be forbidden or full, and anything may stand in it: nothing is shown or opened
 * that the door for scenarios has not taken.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { checkScenario } from '../run/check-scenario.ts';
import { MAX_UNPACKED_BYTES } from '../link/codec.ts';

/** At most so many recent ones, named ones, characters of a name, bytes of all together (2 per character) and characters of one scenario. */
export const LIMITS = { recent: 50, named: 200, name: 80, bytes: 2_000_000, scenario: MAX_UNPACKED_BYTES };

const KEY = 'sawtooth-kept-1';

/** What of a browser's storage is used; the tests have their own. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptScenario {
  /** When it was kept, ms since 1970. */
  at: number;
  /** '' for a recent one. */
  name: string;
  scenario: Scenario;
}

export interface Kept {
  /** Newest first, each. */
  recent: KeptScenario[];
  named: KeptScenario[];
  /** Entries left out because they cannot be read. */
  broken: number;
  /** The browser does not let the page keep anything. */
  forbidden: boolean;
}

/** As it is stored; the scenario is not trusted yet. */
interface Entry {
  at: number;
  name: string;
  scenario: unknown;
}

interface Stored {
  recent: Entry[];
  named: Entry[];
  broken: number;
  forbidden: boolean;
}

export class Shelf {
  /** Asked anew each time: to ask at all is refused where storage is forbidden. */
  private readonly store: () => Store;

  constructor(store: () => Store) {
    this.store = store;
  }

  /** All that is kept and can be read. */
  list(): Kept {
    const { recent, named, broken, forbidden } = this.read();
    const read = (entries: Entry[]): KeptScenario[] =>
      entries.flatMap(({ at, name, scenario }) => {
        const taken = checkScenario(scenario);
        return typeof taken === 'string' ? [] : [{ at, name, scenario: taken }];
      });
    const kept = { recent: read(recent), named: read(named) };
    return {
      ...kept,
      broken: broken + recent.length + named.length - kept.recent.length - kept.named.length,
      forbidden,
    };
  }

  /** Keep a scenario that ran, in the place of `instead` if that is kept. What is kept already comes to the front. */
  keepRecent(scenario: Scenario, at: number, instead: Scenario | null): void {
    const { recent, named } = this.read();
    const texts = new Set([scenario, instead].map((one) => JSON.stringify(one)));
    const others = recent.filter((entry) => !texts.has(JSON.stringify(entry.scenario)));
    if (JSON.stringify(scenario).length <= LIMITS.scenario) this.write([{ at, name: '', scenario }, ...others], named);
  }

  /** Keep a scenario by a name (trimmed), in the place of what has that name. @returns what is in the way, in one line; null if it is kept */
  keepNamed(name: string, scenario: Scenario, at = Date.now()): string | null {
    const { recent, named, forbidden } = this.read();
    if (forbidden) return 'This browser does not let the page keep anything.';
    const called = name.trim();
    if (called === '' || called.length > LIMITS.name)
      return `A name has 1 to ${LIMITS.name} characters; this one has ${called.length}.`;
    const others = named.filter((entry) => entry.name !== called);
    if (others.length >= LIMITS.named)
      return `${LIMITS.named} scenarios are kept by name, and no more can be. Delete one first.`;
    const fits =
      JSON.stringify(scenario).length <= LIMITS.scenario &&
      this.write(recent, [{ at, name: called, scenario }, ...others]);
    return fits ? null : 'There is no room left for it. Delete something that is kept first.';
  }

  removeRecent(scenario: Scenario): void {
    const { recent, named } = this.read();
    const text = JSON.stringify(scenario);
    // What is stored may lack fields that have a default, or have them in another order.
    this.write(
      recent.filter((entry) => JSON.stringify(checkScenario(entry.scenario)) !== text),
      named,
    );
  }

  removeNamed(name: string): void {
    const { recent, named } = this.read();
    this.write(
      recent,
      named.filter((entry) => entry.name !== name),
    );
  }

  /** Delete what `list` leaves out. */
  removeBroken(): void {
    const { recent, named } = this.read();
    const readable = ({ scenario }: Entry): boolean => typeof checkScenario(scenario) !== 'string';
    this.write(recent.filter(readable), named.filter(readable));
  }

  /** Delete all of it, what cannot be read too. */
  clear(): void {
    try {
      this.store().removeItem(KEY);
    } catch {
      // Where storage is forbidden there is nothing.
    }
  }

  private read(): Stored {
    let text: string | null;
    try {
      text = this.store().getItem(KEY);
    } catch {
      return { recent: [], named: [], broken: 0, forbidden: true };
    }
    const shelves = text === null ? { recent: [], named: [] } : shelvesOf(text);
    if (!shelves) return { recent: [], named: [], broken: 1, forbidden: false };
    const [allRecent, allNamed] = [shelves.recent.slice(0, LIMITS.recent), shelves.named.slice(0, LIMITS.named)];
    const recent = allRecent.filter((entry) => isEntry(entry, false));
    const named = allNamed.filter((entry) => isEntry(entry, true));
    return {
      recent,
      named,
      broken: allRecent.length + allNamed.length - recent.length - named.length,
      forbidden: false,
    };
  }

  /** Store both; the oldest recent ones make room. False if there is none even so. */
  private write(recent: Entry[], named: Entry[]): boolean {
    let left = recent.slice(0, LIMITS.recent);
    while (!this.put(JSON.stringify({ recent: left, named }))) {
      if (left.length === 0) return false;
      left = left.slice(0, Math.floor(left.length * 0.75));
    }
    return true;
  }

  private put(text: string): boolean {
    if (text.length * 2 > LIMITS.bytes) return false;
    try {
      this.store().setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** The two lists in a stored text, whatever stands in them; null if there are none. */
function shelvesOf(text: string): { recent: unknown[]; named: unknown[] } | null {
  try {
    const { recent, named } = Object(JSON.parse(text)) as { recent?: unknown; named?: unknown };
    return Array.isArray(recent) && Array.isArray(named) ? { recent, named } : null;
  } catch {
    return null;
  }
}

/** Whether it has what an entry has; its scenario is for the door to judge. */
function isEntry(json: unknown, named: boolean): json is Entry {
  const { at, name, scenario } = Object(json) as Partial<Entry>;
  const nameFits = typeof name === 'string' && (named ? name.trim() !== '' && name.length <= LIMITS.name : name === '');
  // Beyond 8.64e15 ms there are no dates.
  return (
    nameFits && typeof at === 'number' && Math.abs(at) <= 8.64e15 && typeof scenario === 'object' && scenario !== null
  );
}

/** That of this browser. */
export const shelf = new Shelf(() => localStorage);
