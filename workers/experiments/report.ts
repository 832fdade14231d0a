/** What the runs of an experiment tell, in words and numbers: means with their intervals, and which points can be told apart. */
import type { Experiment, Measure } from './experiment.ts';
import { measureKey, measureName, measureUnit } from './measures.ts';
import { type Point, pointsOf } from './points.ts';
import { pointWords, type Row, seedValues } from './rows.ts';
import { valuesOf, valueText } from './settings.ts';
import { inRow, say } from '../words/say.ts';
import { compared, type Comparison, FEW_SEEDS, interval, percentile } from './statistics.ts';

/** A measure at a point. */
export interface Told {
  point: Point;
  /** Seed by seed. */
  values: readonly (number | null)[];
  mean: number | null;
  /** Of the 95 % interval; null with fewer than two values, 0 where all are equal. */
  half: number | null;
  median: number | null;
  /** Against the first point of the same line; null for that itself. */
  against: Comparison | null;
  /** Why a run has no value here, or what else is to be known of one. */
  why: string | null;
}

/** A narrower interval is the rounding of a mean of equal values. */
const ROUNDING = 1e-9;

/** A measure at every point. @param rows those that there are; runs may be missing */
export function toldOf(experiment: Experiment, rows: readonly Row[], measure: Measure): Told[] {
  const points = pointsOf(experiment);
  const values = new Map(points.map((point) => [point, seedValues(rows, point, measure)]));
  return points.map((point): Told => {
    const own = values.get(point)!;
    const known = own.filter((value) => value !== null);
    const found = interval(own);
    const base = points.find(({ at }) => (at[0] ?? 0) === 0 && at[1] === point.at[1])!;
    return {
      ...{ point, values: own, median: percentile(own, 0.5) },
      mean: found?.mean ?? (known.length === 1 ? known[0]! : null),
      half: found && known.length > 1 ? (found.half > ROUNDING * Math.abs(found.mean) ? found.half : 0) : null,
      against: base === point ? null : compared(own, values.get(base)!),
      why: reasonOf(rows, point, measure),
    };
  });
}

/** What a mean with its interval hides: the values are skewed, so that their median lies outside of it. Null where it does not. */
export function skewWords({ mean, half, median, values }: Told, number: (value: number) => string): string | null {
  if (mean === null || !half || median === null || Math.abs(mean - median) <= half) return null;
  const known = values.filter((value) => value !== null);
  if (known.length < ENOUGH_FOR_TAILS) return say('median {median}', { median: number(median) });
  const [low, high] = [percentile(known, 0.1)!, percentile(known, 0.9)!];
  return say('median {median}, four fifths from {low} to {high}', {
    ...{ median: number(median), low: number(low), high: number(high) },
  });
}

/** Of fewer values the tenth and the ninetieth percentile are the ends. */
const ENOUGH_FOR_TAILS = 10;

function reasonOf(rows: readonly Row[], point: Point, measure: Measure): string | null {
  const key = measureKey(measure);
  for (const { outcome } of rows.filter((row) => row.point === point)) {
    if (!outcome) continue;
    if ('failed' in outcome) return outcome.failed;
    if (outcome.why[key] !== undefined) return outcome.why[key];
  }
  return null;
}

/** A comparison in words: `more by 3.2 ± 0.4`, `these seeds cannot tell them apart; about 14 probably could`. */
export function comparisonWords(
  { difference, verdict, seedsWanted }: Comparison,
  number: (value: number) => string,
): string {
  if (!difference) return say('too few seeds to compare');
  if (verdict === 'same') return say('the same in every seed');
  if (verdict === 'open')
    return seedsWanted === null
      ? say('these seeds cannot tell them apart')
      : say('these seeds cannot tell them apart; about {count} seeds probably could', { count: seedsWanted });
  const [mean, half] = [number(Math.abs(difference.mean)), number(difference.half)];
  // Where nothing is left to chance there is no interval.
  const by = difference.half === 0 ? mean : say('{mean} ± {half}', { mean, half });
  return verdict === 'more' ? say('more by {by}', { by }) : say('less by {by}', { by });
}

/** The measures that no run gives, a sentence each with the reason; none while runs are missing. */
export function neverWords(experiment: Experiment, rows: readonly Row[]): string[] {
  if (rows.some(({ outcome }) => !outcome)) return [];
  return experiment.measures.flatMap((measure) => {
    const told = toldOf(experiment, rows, measure);
    const why = told.find((one) => one.why !== null)?.why;
    if (!why || told.some(({ mean }) => mean !== null)) return [];
    const name = measureName(experiment.scenario, measure);
    return [say('{measure} has no value in any run: {why}.', { measure: name, why: say(why) })];
  });
}

/** Words on the number of seeds, where there are too few to trust; null where there are enough. */
export function fewSeedsWords(seeds: number): string | null {
  if (seeds >= FEW_SEEDS) return null;
  return seeds === 1
    ? say('One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.')
    : say('Only {seeds} seeds: the intervals are wide, and {enough} or more are better.', {
        ...{ seeds, enough: FEW_SEEDS },
      });
}

/** Where every seed gives the same run; null where they differ, or not all runs are there. */
export function chanceWords(rows: readonly Row[]): string | null {
  const digests = new Map<Point, Set<string>>();
  for (const { point, outcome } of rows) {
    if (!outcome || 'failed' in outcome) return null;
    digests.set(point, (digests.get(point) ?? new Set()).add(outcome.digest));
  }
  const several = new Set(rows.map(({ seed }) => seed)).size > 1;
  if (!several || [...digests.values()].some(({ size }) => size > 1)) return null;
  return say(
    'Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.',
  );
}

/** Where scenarios that vary were made with seeds of their own: they run with the first one's. Null where there are none. */
export function otherSeedsWords({ scenario, vary, seeds }: Experiment): string | null {
  const whole = vary.find(({ path }) => path === '');
  if (!whole) return null;
  const others = valuesOf(scenario, whole).flatMap((value, index) => {
    const { seed } = Object(value) as { seed?: unknown };
    const name = valueText(scenario, whole, index);
    return typeof seed === 'number' && seed !== scenario.seed
      ? [say('{name} (set up with seed {seed})', { name, seed })]
      : [];
  });
  if (others.length === 0) return null;
  const said = { others: inRow('{first}, {next}', others), from: scenario.seed, to: scenario.seed + seeds - 1 };
  if (seeds === 1)
    return others.length === 1
      ? say('Paired: {others} runs with seed {from} like the others.', said)
      : say('Paired: {others} run with seed {from} like the others.', said);
  return others.length === 1
    ? say('Paired: {others} runs with seeds {from} to {to} like the others.', said)
    : say('Paired: {others} run with seeds {from} to {to} like the others.', said);
}

/** As plain text, for a terminal. */
export function reportOf(experiment: Experiment, rows: readonly Row[]): string {
  const { scenario, seeds, measures } = experiment;
  const number = (value: number): string => String(Number(value.toPrecision(4)));
  const parts = measures.map((measure) => {
    const unit = measureUnit(measure);
    const lines = toldOf(experiment, rows, measure).map((told) => {
      const { point, mean, half, against, why } = told;
      const value =
        mean === null ? `no value: ${why ?? 'none'}` : `${number(mean)}${!half ? '' : ` ± ${number(half)}`}`;
      const words = [skewWords(told, number), against && mean !== null ? comparisonWords(against, number) : null];
      const beside = words.flatMap((one) => one ?? []).join('; ');
      return `  ${pointWords(experiment, point).padEnd(24)}  ${value.padEnd(24)}  ${beside}`.trimEnd();
    });
    return [`${measureName(scenario, measure)}${unit && `, ${unit}`}`, ...lines].join('\n');
  });
  const failed = rows.filter(({ outcome }) => outcome && 'failed' in outcome).length;
  const notes = [
    `Mean over ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} ± 95 % interval (Student’s t); differences, seed by seed, from the first value.`,
    chanceWords(rows) ?? fewSeedsWords(seeds),
    failed > 0 ? `${failed} ${failed === 1 ? 'run has' : 'runs have'} failed; results.csv says why.` : null,
  ].filter((note) => note !== null);
  return `${[...parts, notes.join('\n')].join('\n\n')}\n`;
}
