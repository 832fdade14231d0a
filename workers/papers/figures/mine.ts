/** A paper's figure as an experiment of one's own: the settings in which its runs differ, found by comparing their scenarios. */
import type { Scenario } from '../../engine/scenario/types.ts';
import { canonical } from '../../experiments/canonical.ts';
import { normalizeExperiment, type SettingFile } from '../../experiments/check.ts';
import { BOUNDS, type Experiment, type Measure, type Value } from '../../experiments/experiment.ts';
import { findMeasure, measureKey, usualMeasures } from '../../experiments/measures.ts';
import { pointsOf } from '../../experiments/points.ts';
import { type Ask, type RunSpec, runOfAsk } from './ask.ts';
import { asksOf, type Figure } from './figure.ts';
import { scenarioOf } from './scenario-of.ts';

/** Whole scenarios are told apart by name only up to this many. */
const MOST_SCENARIOS = 24;

/** The figure's runs as an experiment, with three seeds; null where it has none, or more than an experiment takes. */
export function mineOf(figure: Figure): Experiment | null {
  const asks = asksOf(figure);
  const runs = [...new Map(asks.map((ask) => [canonical([ask.setup, ask.choice]), runOfAsk(ask)])).values()];
  if (runs.length === 0) return null;
  const scenarios = runs.map((run) => bare(scenarioOf({ ...run, seed: 1 })));
  const [scenario] = scenarios;
  const measures = measuresOf(asks, scenario!);
  const of = (vary: SettingFile[]): Experiment | null => {
    try {
      return normalizeExperiment({
        ...{ version: 1, title: figure.title, figure: figure.id },
        ...{ scenario, vary, seeds: 3, measures },
      });
    } catch {
      return null;
    }
  };
  for (const axis of axes(scenarios)) {
    const found = of(along(axis, scenarios, runs));
    if (found && sameRuns(found, scenarios)) return found;
  }
  return runs.length > MOST_SCENARIOS ? null : of(wholes(scenarios, runs));
}

/** Its words are the paper's, and differ from run to run. */
function bare(scenario: Scenario): Scenario {
  return { ...scenario, title: '', note: '' };
}

/** The measures of the figure that any run has; those of a lab where there are none. */
function measuresOf(asks: readonly Ask[], scenario: Scenario): Measure[] {
  const found = new Map<string, Measure>();
  for (const { measure: id, options } of asks) {
    const card = findMeasure(id);
    if (!card) continue;
    const [group] = options?.flows ?? [];
    const known = card.of === 'group' && scenario.flows.some((one) => one.id === group);
    const measure = { id, ...(known && { group: String(group) }) };
    found.set(measureKey(measure), measure);
  }
  return found.size > 0 ? [...found.values()].slice(0, BOUNDS.measures) : usualMeasures(scenario);
}

/** Numbers in which scenarios differ. */
function axes(scenarios: readonly Scenario[]): string[] {
  const paths = new Set(scenarios.flatMap((other) => differing(scenarios[0]!, other, '')));
  return [...paths].filter((path) => scenarios.every((scenario) => typeof at(scenario, path) === 'number'));
}

/** The number as the axis, and beside it what else differs, each as a whole scenario. */
function along(axis: string, scenarios: readonly Scenario[], runs: readonly RunSpec[]): SettingFile[] {
  const values = [...new Set(scenarios.map((scenario) => at(scenario, axis) as number))].toSorted((a, b) => a - b);
  const first = scenarios.flatMap((scenario, index) => (at(scenario, axis) === values[0] ? [index] : []));
  const lines = wholes(
    first.map((index) => scenarios[index]!),
    first.map((index) => runs[index]!),
  );
  return [{ path: axis, values }, ...lines];
}

function wholes(scenarios: readonly Scenario[], runs: readonly RunSpec[]): SettingFile[] {
  if (runs.length < 2) return [];
  return [{ path: '', values: scenarios, names: runs.map((run) => runName(run, runs)) }];
}

/** Paths of what differs; settings of a card that are of another kind differ as a whole. */
function differing(one: Value, other: Value, path: string): string[] {
  if (canonical(one) === canonical(other)) return [];
  const [a, b] = [Object(one) as Fields, Object(other) as Fields];
  const plain = typeof one !== 'object' || typeof other !== 'object' || one === null || other === null;
  const lists = Array.isArray(one) || Array.isArray(other);
  if (plain || path.endsWith('.scheme') || a['kind'] !== b['kind']) return [path];
  if (lists && (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length)) return [path];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => differing(a[key], b[key], path === '' ? key : `${path}.${key}`));
}

type Fields = Readonly<Record<string, Value>>;

function at(scenario: Scenario, path: string): Value {
  return path.split('.').reduce<Value>((value, step) => (Object(value) as Fields)[step], scenario);
}

function sameRuns(experiment: Experiment, scenarios: readonly Scenario[]): boolean {
  const keys = (of: readonly Scenario[]): string[] => [...new Set(of.map((one) => canonical(bare(one))))].toSorted();
  return canonical(keys(pointsOf(experiment).map(({ scenario }) => scenario))) === canonical(keys(scenarios));
}

/** By the choices that are not the same in all runs. */
function runName({ setup, choice }: RunSpec, runs: readonly RunSpec[]): string {
  const differs = Object.keys(choice).filter((name) =>
    runs.some((other) => canonical(other.choice[name]) !== canonical(choice[name])),
  );
  const words = differs.map((name) => {
    const value = choice[name];
    return typeof value === 'object' ? value.kind : name === 'scheme' ? String(value) : `${name} ${String(value)}`;
  });
  const several = runs.some((other) => other.setup !== setup);
  return [...(several ? [setup] : []), ...words].join(', ').slice(0, 64) || setup.slice(0, 64);
}
