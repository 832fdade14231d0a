/** What came of a race: every entry on every link, means over the seeds with their 95 % intervals, and nothing summed up into a score. */
import { meanBaseRtt } from '../engine/scenario/rtt.ts';
import { measureKey } from '../experiments/measures.ts';
import type { Measure } from '../experiments/experiment.ts';
import { type Point, pointsOf } from '../experiments/points.ts';
import type { Outcome } from '../experiments/rows.ts';
import { interval } from '../experiments/statistics.ts';
import type { RaceLink } from './links/card.ts';
import {
  type Entry,
  isBeside,
  JAIN,
  type LinkRace,
  LOSS,
  OF_TCP,
  type Race,
  ROUND_TRIP,
  sound,
  THROUGHPUT,
  USE,
} from './race.ts';

/** A number over the seeds. */
export interface Spread {
  /** Seed by seed; null where there is none, or not yet. */
  values: readonly (number | null)[];
  mean: number | null;
  /** Of the 95 % interval (Student's t); null with fewer than two values. */
  half: number | null;
}

/** What is told of an entry. */
export const QUANTITIES = ['throughput', 'roundTrip', 'part', 'stretch', 'use', 'loss', 'jain', 'beside'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** An entry on a link, or on all of them together. */
export interface Standing {
  entry: Entry;
  /** The scenario of its run with the first seed; null of a broken entry, and of all links together. */
  point: Point | null;
  of: Readonly<Record<Quantity, Spread>>;
  /** Why a run of it has failed. */
  failed: string | null;
}

/** All that there is on one link. */
export interface LinkStandings {
  link: RaceLink;
  /** In the order of the race's entries. */
  standings: readonly Standing[];
}

/** What came of the run of a point with a seed; null while it has not run. */
export type OutcomeOf = (race: LinkRace, point: Point, seed: number) => Outcome | null;

const NONE: Spread = { values: [], mean: null, half: null };
const NOTHING = Object.fromEntries(QUANTITIES.map((quantity) => [quantity, NONE])) as Record<Quantity, Spread>;

export function spreadOf(values: readonly (number | null)[]): Spread {
  const known = values.filter((value) => value !== null);
  const found = interval(values);
  return {
    values,
    mean: found?.mean ?? known[0] ?? null,
    half: found && known.length > 1 ? found.half : null,
  };
}

/** Every entry on one link. */
export function standingsOn(
  race: Race,
  linkRace: LinkRace,
  seeds: readonly number[],
  outcomeOf: OutcomeOf,
): LinkStandings {
  const { link, experiment } = linkRace;
  const points = pointsOf(experiment);
  const racing = new Map(sound(race).map(({ name }, index) => [name, points[index]!]));
  const outcomes = (point: Point): (Outcome | null)[] => seeds.map((seed) => outcomeOf(linkRace, point, seed));
  const ofTcp = isBeside(link) ? numbersOf(outcomes(points.at(-1)!), OF_TCP) : null;
  return {
    link,
    standings: race.entries.map((entry): Standing => {
      const point = racing.get(entry.name);
      if (!point) return { entry, point: null, of: NOTHING, failed: null };
      const own = outcomes(point);
      const throughput = numbersOf(own, THROUGHPUT);
      const roundTrip = numbersOf(own, ROUND_TRIP);
      const fair = point.scenario.path[0]!.rate! * link.part;
      const empty = meanBaseRtt(point.scenario);
      const tcp = numbersOf(own, OF_TCP);
      const failed = own.find((outcome) => outcome !== null && 'failed' in outcome);
      return {
        entry,
        point,
        of: {
          throughput: spreadOf(throughput),
          roundTrip: spreadOf(roundTrip),
          part: spreadOf(throughput.map((value) => (value === null ? null : value / fair))),
          stretch: spreadOf(roundTrip.map((value) => (value === null ? null : value / empty))),
          use: spreadOf(numbersOf(own, USE)),
          loss: spreadOf(numbersOf(own, LOSS)),
          jain: spreadOf(numbersOf(own, JAIN)),
          beside: ofTcp
            ? spreadOf(tcp.map((value, seed) => (value === null || !ofTcp[seed] ? null : value / ofTcp[seed])))
            : NONE,
        },
        failed: failed && 'failed' in failed ? failed.failed : null,
      };
    }),
  };
}

function numbersOf(outcomes: readonly (Outcome | null)[], measure: Measure): (number | null)[] {
  const key = measureKey(measure);
  return outcomes.map((outcome) => (outcome && !('failed' in outcome) ? (outcome.values[key] ?? null) : null));
}

/** What has a meaning across links: parts of what is fair, of an empty round trip, of what was sent. */
const ACROSS: readonly Quantity[] = ['part', 'stretch', 'use', 'loss', 'jain'];

/** Each entry over all links: the mean over the links, seed by seed; only of seeds that every link has. */
export function overall(race: Race, links: readonly LinkStandings[]): Standing[] {
  return race.entries.map((entry, index): Standing => {
    const own = links.map(({ standings }) => standings[index]!);
    const of = { ...NOTHING };
    for (const quantity of ACROSS) {
      const counted = quantity === 'jain' ? own.filter(isForSeveral) : own;
      of[quantity] = spreadOf(meanOverLinks(counted.map((standing) => standing.of[quantity])));
    }
    of.beside = own.find((standing) => standing.of.beside.values.length > 0)?.of.beside ?? NONE;
    return { entry, point: null, of, failed: own.find(({ failed }) => failed)?.failed ?? null };
  });
}

/** Null for a seed that a link has no value of. */
function meanOverLinks(spreads: readonly Spread[]): (number | null)[] {
  return Array.from({ length: spreads[0]?.values.length ?? 0 }, (_, seed) => {
    const values = spreads.map((spread) => spread.values[seed] ?? null);
    return values.includes(null) ? null : (values as number[]).reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** Whether the link has several flows: one alone is fair to nobody. */
function isForSeveral({ point }: Standing): boolean {
  return point !== null && point.scenario.flows.reduce((sum, { count }) => sum + count, 0) > 1;
}
