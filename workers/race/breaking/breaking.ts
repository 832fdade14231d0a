/**
 * Finds links that break a rule: many random networks, each run with the rule and with TCP in its place, both beside TCP. It is an
 * experiment of two settings, the network and the scheme, whose runs, answers and statistics it takes.
 */
import { say } from '../../words/say.ts';
import { hopsOf } from '../../engine/scenario/hops.ts';
import { meanBaseRtt } from '../../engine/scenario/rtt.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { normalizeExperiment } from '../../experiments/check.ts';
import type { Experiment, Measure } from '../../experiments/experiment.ts';
import { measureKey } from '../../experiments/measures.ts';
import { type Point, pointsOf } from '../../experiments/points.ts';
import type { Outcome } from '../../experiments/rows.ts';
import { BESIDE, ENTRY } from '../links/card.ts';
import { type EntryScheme, LOSS, OF_TCP, THROUGHPUT } from '../race.ts';
import { FAILURES, type Failure, type Measured } from './failures.ts';
import { drawnNetwork, NETWORKS } from './networks.ts';

const TCP = { kind: 'tcp', variant: 'sack' };
const COV: Measure = { id: 'cov', group: ENTRY };
const QUEUE: Measure = { id: 'mean-queue' };

/** Networks of one experiment: making one takes no longer than a page may be silent. */
export const AT_ONCE = 5;

/** Some of the networks, by their numbers. @param seed networks are drawn from it, and the losses and starts in each */
export function breakingExperiment(scheme: EntryScheme, seed: number, numbers: readonly number[]): Experiment {
  const drawn = numbers.map((number) => ({
    ...{ version: 1, seed, title: `Network ${number + 1} of seed ${seed}` },
    ...drawnNetwork(seed, number),
  }));
  return normalizeExperiment({
    version: 1,
    title: 'A link that breaks it',
    scenario: drawn[0],
    vary: [
      { path: '', values: drawn },
      { path: 'flows.0.scheme', values: [scheme, TCP] },
    ],
    seeds: 1,
    measures: [THROUGHPUT, OF_TCP, LOSS, COV, QUEUE],
  });
}

/** All of them, a few at a time. */
export function* breakingExperiments(scheme: EntryScheme, seed: number, networks = NETWORKS): Generator<Experiment> {
  for (let first = 0; first < networks; first += AT_ONCE)
    yield breakingExperiment(
      scheme,
      seed,
      Array.from({ length: Math.min(AT_ONCE, networks - first) }, (_, at) => first + at),
    );
}

/** What a failure is in a network, with its numbers. */
export interface Found {
  failure: Failure;
  beyond: number;
  words: string;
}

export interface Broken {
  /** With the rule in it. */
  point: Point;
  /** The furthest beyond its bound first; none where the run itself has failed. */
  found: readonly Found[];
  /** Why the rule's run has failed, where it has. */
  failed: string | null;
}

export interface Breaking {
  /** Networks of which both runs are over. */
  tried: number;
  /** The worst first: where most failures are, then where the worst of them is furthest beyond its bound. */
  broken: readonly Broken[];
}

/** What came of the run of a point; null while it is not over. */
export type OutcomeOf = (experiment: Experiment, point: Point) => Outcome | null;

/** What has come of it so far. */
export function breakingSoFar(experiments: readonly Experiment[], outcomeOf: OutcomeOf): Breaking {
  const broken: Broken[] = [];
  let tried = 0;
  for (const experiment of experiments) {
    const points = pointsOf(experiment);
    // The rule in each of its networks, then TCP in each.
    const networks = points.length / 2;
    for (const [index, point] of points.slice(0, networks).entries()) {
      const [rule, tcp] = [outcomeOf(experiment, point), outcomeOf(experiment, points[networks + index]!)];
      if (!rule || !tcp) continue;
      tried += 1;
      const failed = 'failed' in rule ? rule.failed : null;
      const found = foundIn(measuredOf(rule, point.scenario), measuredOf(tcp, point.scenario));
      if (failed !== null || found.length > 0) broken.push({ point, found, failed });
    }
  }
  return { tried, broken: broken.toSorted(worstFirst) };
}

/** Two runs that fail outright are not told apart. */
function worstFirst(a: Broken, b: Broken): number {
  const countOf = ({ found, failed }: Broken): number => (failed === null ? found.length : Infinity);
  const worstOf = ({ found }: Broken): number => found[0]?.beyond ?? 0;
  return countOf(a) === countOf(b) ? worstOf(b) - worstOf(a) : countOf(b) - countOf(a);
}

function foundIn(rule: Measured | null, tcp: Measured | null): Found[] {
  if (!rule || !tcp) return [];
  return FAILURES.map((failure) => ({ failure, beyond: failure.beyond(rule, tcp), words: failure.says(rule, tcp) }))
    .filter(({ beyond }) => beyond > 1)
    .toSorted((a, b) => b.beyond - a.beyond);
}

function measuredOf(outcome: Outcome, scenario: Scenario): Measured | null {
  if ('failed' in outcome) return null;
  const of = (measure: Measure): number => outcome.values[measureKey(measure)] ?? 0;
  const { queue } = hopsOf(scenario)[0]!;
  return { own: of(THROUGHPUT), others: of(OF_TCP), loss: of(LOSS), cov: of(COV), full: of(QUEUE) / queue.limit };
}

/** Whose window is asked for: TCP's, where that is what starves. */
export function askedOf({ found }: Broken): { group: string; flow: number } {
  return { group: found[0]?.failure.id === 'starves-tcp' ? BESIDE : ENTRY, flow: 0 };
}

/** A network in a few words. */
export function networkWords(scenario: Scenario): string {
  const { rate, queue, loss } = hopsOf(scenario)[0]!;
  const [own, others] = scenario.flows;
  const trip = Math.round(1000 * meanBaseRtt(scenario));
  const kinds: Readonly<Record<string, string>> = { droptail: 'drop-tail', red: 'RED', codel: 'CoDel' };
  const said = {
    ...{ rate: rate! / 1e6, trip, queue: say(kinds[queue.kind] ?? queue.kind), packets: queue.limit },
    ...{ own: own!.count, others: others!.count },
  };
  return loss.kind === 'bernoulli'
    ? say(
        '{rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP',
        {
          ...said,
          lost: Number((100 * loss.p).toPrecision(2)),
        },
      )
    : say('{rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP', said);
}
