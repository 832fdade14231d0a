/**
 * A race: rules of one's own and built-in schemes, each by itself on the same links with the same seeds. It is plain data; a link
 * of it with all entries is an experiment (workers/experiments), whose answers and statistics it takes.
 */
import * as v from 'valibot';

import { fields, list, text, whole } from '../engine/scenario/fields.ts';
import { LIMITS } from '../engine/scenario/limits.ts';
import { describeRefusal, ScenarioError } from '../engine/scenario/refusal.ts';
import { normalizeScenario, toRefusal } from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { normalizeExperiment } from '../experiments/check.ts';
import type { Experiment, Measure } from '../experiments/experiment.ts';
import { BESIDE, ENTRY, type RaceLink } from './links/card.ts';
import { raceLinks } from './links/index.ts';
import { basic } from './links/basic.ts';

/** The settings of a scheme, with every default. */
export type EntryScheme = Scenario['flows'][number]['scheme'];

export interface Entry {
  name: string;
  /** Null of what cannot race. */
  scheme: EntryScheme | null;
  /** Why it cannot; null of what can. */
  broken: string | null;
  /** What was handed in for a scheme, of what is none: it stays in links and files, and can be put right. */
  given?: unknown;
}

export interface Race {
  version: 1;
  title: string;
  entries: readonly Entry[];
  /** The first of them; the drawn links are drawn from it. */
  seed: number;
  seeds: number;
}

/** Bounds of a race: links and files may be hostile, and a class is large. With TCP beside them all entries are values of one experiment. */
export const RACE_BOUNDS = { entries: 150, seeds: 50, leastSeeds: 5, name: 60, given: 4_000 } as const;

const schema = fields({
  version: v.literal(1, 'must be 1, the version of the format'),
  title: v.optional(text(LIMITS.identifier), ''),
  entries: list(fields({ name: text(RACE_BOUNDS.name), scheme: v.unknown() }), RACE_BOUNDS.entries),
  seed: v.optional(whole(0, 0xffffffff), 1),
  seeds: v.optional(whole(RACE_BOUNDS.leastSeeds, RACE_BOUNDS.seeds), RACE_BOUNDS.leastSeeds),
});

/**
 * Checks a race and fills in its defaults. A broken entry stays, with its reason.
 * @throws ScenarioError of anything else that cannot be
 */
export function normalizeRace(input: unknown): Race {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new ScenarioError(result.issues.slice(0, 20).map(toRefusal));
  const { entries, ...rest } = result.output;
  return { ...rest, entries: distinctNames(entries.map(({ name, scheme }) => entryOf(name, scheme))) };
}

/** What a race is made of, for links and files. */
export function raceFile({ entries, ...rest }: Race): object {
  return {
    ...rest,
    entries: entries.flatMap(({ name, scheme, given = scheme }) => (given ? [{ name, scheme: given }] : [])),
  };
}

/** An entry, sound or with the reason why it cannot race. */
export function entryOf(name: string, scheme: unknown): Entry {
  // A scenario without one has TCP: nobody has handed that in.
  if (scheme === undefined) return brokenEntry(name, 'scheme: must be given');
  const called = plainName(name);
  try {
    const { flows } = normalizeScenario(withScheme(basic.scenario(1), scheme));
    // What a built-in scheme may send goes by its settings, and a faster link may be too much; of any rule it is the same.
    if (flows[0]!.scheme.kind !== 'own')
      for (const link of raceLinks) normalizeScenario(withScheme(link.scenario(1), scheme));
    return { name: called, scheme: flows[0]!.scheme, broken: null };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const broken = brokenEntry(name, describeRefusal(error.refusals[0]!).replace('flows[0].scheme', 'scheme'));
    return { ...broken, ...(JSON.stringify(scheme).length <= RACE_BOUNDS.given && { given: scheme }) };
  }
}

export function brokenEntry(name: string, why: string): Entry {
  return { name: plainName(name), scheme: null, broken: why.slice(0, 500) };
}

/** In one line, without what turns or hides text. */
function plainName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return beginning(line, RACE_BOUNDS.name) || 'no name';
}

/** The whole signs that the first `most` characters of a name have. */
function beginning(name: string, most: number): string {
  return name.length > most ? name.slice(0, most).replace(/[\ud800-\udbff]$/, '') : name;
}

/** Two of one name are told apart by a number that no other has, within the bound of a name. */
export function distinctNames(entries: readonly Entry[]): Entry[] {
  const taken = new Set(entries.map(({ name }) => name));
  const seen = new Set<string>();
  return entries.map((entry) => {
    if (!seen.has(entry.name)) {
      seen.add(entry.name);
      return entry;
    }
    for (let count = 2; ; count += 1) {
      const end = ` (${count})`;
      const name = beginning(entry.name, RACE_BOUNDS.name - end.length) + end;
      if (taken.has(name)) continue;
      taken.add(name);
      return { ...entry, name };
    }
  });
}

/** Entries that race. */
export function sound({ entries }: Pick<Race, 'entries'>): (Entry & { scheme: EntryScheme })[] {
  return entries.flatMap((entry) => (entry.scheme ? [{ ...entry, scheme: entry.scheme }] : []));
}

const TCP = { kind: 'tcp', variant: 'sack' } as const;

/** What is measured on every link, and on that with TCP besides. */
export const THROUGHPUT: Measure = { id: 'throughput', group: ENTRY };
export const ROUND_TRIP: Measure = { id: 'mean-rtt', group: ENTRY };
export const USE: Measure = { id: 'link-use' };
export const LOSS: Measure = { id: 'loss', group: ENTRY };
export const JAIN: Measure = { id: 'jain' };
export const OF_TCP: Measure = { id: 'throughput', group: BESIDE };

/** All entries on one link. */
export interface LinkRace {
  link: RaceLink;
  /** A point an entry that races, in their order; beside TCP a last one of TCP itself. */
  experiment: Experiment;
}

/** @throws ScenarioError if nobody races, or all of it is more than an experiment may be */
export function linkRace(race: Race, link: RaceLink): LinkRace {
  const { seed, seeds } = race;
  const beside = isBeside(link);
  const racing = sound(race);
  const experiment = normalizeExperiment({
    version: 1,
    title: link.name,
    scenario: { ...withScheme(link.scenario(seed), TCP), seed, title: link.name },
    vary: [
      {
        path: 'flows.0.scheme',
        values: [...racing.map(({ scheme }) => scheme), ...(beside ? [TCP] : [])],
      },
    ],
    seeds,
    measures: [THROUGHPUT, ROUND_TRIP, USE, LOSS, JAIN, ...(beside ? [OF_TCP] : [])],
  });
  return { link, experiment };
}

/** Every link of a race. */
export function linkRaces(race: Race): LinkRace[] {
  return raceLinks.map((link) => linkRace(race, link));
}

export function isBeside(link: RaceLink): boolean {
  return link.part < 1;
}

function withScheme({ flows: [entry, ...others], ...rest }: ReturnType<RaceLink['scenario']>, scheme: unknown): object {
  return { version: 1, ...rest, flows: [{ ...entry, scheme }, ...others] };
}
