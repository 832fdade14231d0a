/** From what a class has handed in to entries of a race: rules are read, links are opened, and all that is no rule has its reason. */
import { type HandedIn, readingRules } from '../../workers/race/handed-in.ts';
import { brokenEntry, type Entry, entryOf } from '../../workers/race/race.ts';
import { decodeHash } from '../link/link.ts';
import { LinkError } from '../link/link-error.ts';
import { needRules } from '../link/need-rules.ts';
import { loadPreset } from '../scenario/presets.ts';

export interface Collected {
  /** The first of them, as many as a race may still take; a broken one is a row of its table, with the reason. */
  entries: Entry[];
  sound: number;
  broken: number;
  twice: number;
  beyond: number;
  tooLong: number;
}

/** Wall time of a slice, ms. */
const SLICE_MS = 8;

const NOT_OPENED = 'this link cannot be opened';

/** Reads in slices, between which the page answers. @param room entries that the race may still take @param stale whether nobody waits for it any more */
export async function collectEntries(text: string, room: number, stale: () => boolean): Promise<Collected | null> {
  // What reads rules is fetched.
  await needRules({ kind: 'own' });
  let until = performance.now() + SLICE_MS;
  const rest = async (): Promise<boolean> => {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE_MS;
    }
    return stale();
  };
  const reading = readingRules(text);
  let step = reading.next();
  while (!step.done) {
    if (await rest()) return null;
    step = reading.next();
  }
  const { found, twice, beyond, tooLong } = step.value;
  const collected: Collected = { entries: [], sound: 0, broken: 0, twice, beyond, tooLong };
  for (const [index, one] of found.entries()) {
    if (await rest()) return null;
    const entry = await entryFrom(one, one.name || `no. ${index + 1}`);
    collected[entry.broken === null ? 'sound' : 'broken'] += 1;
    if (collected.entries.length < room) collected.entries.push(entry);
  }
  return collected;
}

async function entryFrom({ is, text }: HandedIn, name: string): Promise<Entry> {
  if (is === 'rule') return entryOf(name, { kind: 'own', rule: text });
  try {
    const { scenario } = await decodeHash(text, loadPreset);
    const schemes = scenario.flows.map(({ scheme }) => scheme);
    return entryOf(name, schemes.find(({ kind }) => kind === 'own') ?? schemes[0]!);
  } catch (error) {
    if (error instanceof LinkError) return brokenEntry(name, error.message);
    return brokenEntry(name, NOT_OPENED);
  }
}
