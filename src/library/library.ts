/**
 * The scenarios that a person made, in this browser's storage: recent ones, which add themselves, and named ones. Bounded,
 * and guarded: storage may be forbidden or full and hold anything, so no scenario is listed that `checkScenario` refuses.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { lacksRules, rulesFor } from '../../workers/language/door.ts';
import { checkScenario } from '../player/check-scenario.ts';
import { MAX_UNPACKED_BYTES } from '../link/codec.ts';
import { say } from '../../workers/words/say.ts';

/** Most recent and named scenarios, characters of a name, bytes of all together (2 per character), characters of one scenario. */
export const LIMITS = { recent: 50, named: 200, name: 80, bytes: 2_000_000, scenario: MAX_UNPACKED_BYTES };

const KEY = 'sawtooth-kept-1';

/** What is used of a browser's storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedScenario {
  /** When it was saved, ms since 1970. */
  at: number;
  /** '' for a recent one. */
  name: string;
  scenario: Scenario;
}

export interface LibraryContents {
  /** Newest first, both. */
  recent: SavedScenario[];
  named: SavedScenario[];
  /** Entries whose rule cannot be read yet. */
  unread: Entry[];
  /** Entries left out because they cannot be read. */
  broken: number;
  /** The browser does not let the page store anything. */
  forbidden: boolean;
}

/** A stored scenario, not checked yet. */
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

export class Library {
  constructor(
    /** Called at each use: where storage is forbidden the call itself throws. */
    private readonly store: () => Store,
  ) {}

  /** Fetches what reads rules if a rule is kept and it is lacking; null if there is nothing to wait for. */
  fetching(): Promise<void> | null {
    const { recent, named } = this.read();
    return rulesFor([recent, named]);
  }

  /** All scenarios that can be read. */
  list(): LibraryContents {
    const { recent, named, broken, forbidden } = this.read();
    const contents: LibraryContents = { recent: [], named: [], unread: [], broken, forbidden };
    for (const [entries, readable] of [
      [recent, contents.recent],
      [named, contents.named],
    ] as const)
      for (const entry of entries) {
        const scenario = checkScenario(entry.scenario);
        if (typeof scenario !== 'string') readable.push({ ...entry, scenario });
        else if (lacksRules(entry.scenario)) contents.unread.push(entry);
        else contents.broken += 1;
      }
    return contents;
  }

  /** Add a scenario that has run, in place of `replaced` if that is there. One that is there moves to the front. */
  addRecent(scenario: Scenario, at: number, replaced: Scenario | null): void {
    const { recent, named } = this.read();
    const texts = new Set([scenario, replaced].map((one) => JSON.stringify(one)));
    const others = recent.filter((entry) => !texts.has(JSON.stringify(entry.scenario)));
    if (JSON.stringify(scenario).length <= LIMITS.scenario) this.write([{ at, name: '', scenario }, ...others], named);
  }

  /** Save a scenario by a name (trimmed), in place of the one that has it. @returns why it cannot be saved, in one line; null if it was */
  addNamed(name: string, scenario: Scenario, at = Date.now()): string | null {
    const { recent, named, forbidden } = this.read();
    if (forbidden) return say('This browser does not let the page keep anything.');
    const trimmed = name.trim();
    if (trimmed === '' || trimmed.length > LIMITS.name)
      return say('A name has 1 to {most} characters; this one has {length}.', {
        most: LIMITS.name,
        length: trimmed.length,
      });
    const others = named.filter((entry) => entry.name !== trimmed);
    if (others.length >= LIMITS.named)
      return say('{most} scenarios are kept by name, and no more can be. Delete one first.', { most: LIMITS.named });
    const fits =
      JSON.stringify(scenario).length <= LIMITS.scenario &&
      this.write(recent, [{ at, name: trimmed, scenario }, ...others]);
    return fits ? null : say('There is no room left for it. Delete something that is kept first.');
  }

  removeRecent(scenario: Scenario): void {
    const { recent, named } = this.read();
    const text = JSON.stringify(scenario);
    // A stored scenario may lack fields that have a default, or have them in another order.
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

  /** Delete the entries that are broken. */
  removeBroken(): void {
    const { recent, named } = this.read();
    const stays = ({ scenario }: Entry): boolean => typeof checkScenario(scenario) !== 'string' || lacksRules(scenario);
    this.write(recent.filter(stays), named.filter(stays));
  }

  /** Delete everything, also entries that cannot be read. */
  clear(): void {
    try {
      this.store().removeItem(KEY);
    } catch {
      // Storage is forbidden: nothing is there.
    }
  }

  private read(): Stored {
    let text: string | null;
    try {
      text = this.store().getItem(KEY);
    } catch {
      return { recent: [], named: [], broken: 0, forbidden: true };
    }
    const lists = text === null ? { recent: [], named: [] } : listsIn(text);
    if (!lists) return { recent: [], named: [], broken: 1, forbidden: false };
    const [allRecent, allNamed] = [lists.recent.slice(0, LIMITS.recent), lists.named.slice(0, LIMITS.named)];
    const recent = allRecent.filter((entry) => isEntry(entry, false));
    const named = allNamed.filter((entry) => isEntry(entry, true));
    return {
      recent,
      named,
      broken: allRecent.length + allNamed.length - recent.length - named.length,
      forbidden: false,
    };
  }

  /** Store both lists without the oldest recent ones that do not fit. @returns false if the named ones alone do not fit */
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

/** The two lists in a stored text, with anything in them; null if the text has none. */
function listsIn(text: string): { recent: unknown[]; named: unknown[] } | null {
  try {
    const { recent, named } = Object(JSON.parse(text)) as { recent?: unknown; named?: unknown };
    return Array.isArray(recent) && Array.isArray(named) ? { recent, named } : null;
  } catch {
    return null;
  }
}

/** Whether it is an entry; its scenario is checked when it is listed. */
function isEntry(json: unknown, named: boolean): json is Entry {
  const { at, name, scenario } = Object(json) as Partial<Entry>;
  const nameFits = typeof name === 'string' && (named ? name.trim() !== '' && name.length <= LIMITS.name : name === '');
  // Beyond 8.64e15 ms there are no dates.
  return (
    nameFits && typeof at === 'number' && Math.abs(at) <= 8.64e15 && typeof scenario === 'object' && scenario !== null
  );
}

/** This browser's library. */
export const library = new Library(() => localStorage);
