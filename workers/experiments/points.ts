/** The points of an experiment: every value of the one setting with every value of the other, each a scenario. */
import { normalizeScenario } from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { Experiment, Value } from './experiment.ts';
import { valuesOf, withValue } from './settings.ts';

export interface Point {
  /** Which value of each setting, in their order. */
  at: readonly number[];
  values: readonly Value[];
  /** Checked. Its seed is the experiment's first. */
  scenario: Scenario;
}

interface RawPoint extends Omit<Point, 'scenario'> {
  /** @throws ScenarioError or RangeError where no run can be of these values */
  scenario(): Scenario;
}

/** The points before they are checked: the values of the first setting for each of the second. */
export function rawPoints({ scenario, vary }: Pick<Experiment, 'scenario' | 'vary'>): RawPoint[] {
  const lists = vary.map((setting) => valuesOf(scenario, setting));
  const places = lists.reduceRight<number[][]>(
    (before, list) => before.flatMap((rest) => list.map((_, index) => [index, ...rest])),
    [[]],
  );
  return places.map((at) => {
    const values = at.map((index, setting) => lists[setting]![index]);
    // A whole scenario first: the other setting is of it.
    const order = vary.map((_, index) => index).toSorted((a, b) => vary[a]!.path.length - vary[b]!.path.length);
    const set = (now: Scenario, index: number): Scenario =>
      normalizeScenario(withValue(now, vary[index]!.path, values[index]));
    return { at, values, scenario: () => order.reduce(set, scenario) };
  });
}

const known = new WeakMap<Experiment, readonly Point[]>();

/** The check of an experiment makes its points. */
export function rememberPoints(experiment: Experiment, points: readonly Point[]): void {
  known.set(experiment, points);
}

/** The points of a checked experiment. @throws Error if it was not checked */
export function pointsOf(experiment: Experiment): readonly Point[] {
  const points = known.get(experiment);
  if (!points) throw new Error('an experiment is checked before it has points');
  return points;
}
