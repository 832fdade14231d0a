/** What an ask comes to: the scenario of its run, and the options that it is answered with. */
import { normalizeScenario } from '../../engine/scenario/normalize.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { findSetup } from '../setups/index.ts';
import type { Ask, AskOptions, RunRequest } from './ask.ts';

/** The scenario of a run, apart from what runs it. @throws Error if there is no such set-up; RangeError or ScenarioError for a bad choice */
export function scenarioOf({ setup, choice, seed, scenario }: RunRequest): Scenario {
  if (scenario) return normalizeScenario({ ...scenario, seed });
  const found = findSetup(setup);
  if (!found) throw new Error(`there is no set-up ${setup}`);
  return normalizeScenario(found.build({ ...choice, seed }));
}

/** What is counted in bins of a round trip: a number of the set-up, where the paper does not say how long that is. */
const BY_ROUND_TRIP = new Set(
  'jain-f cov-sf cov-time send-rate fair-again fairness-least part-at-rate rate-least rate-median'.split(' '),
);

/** The options that the ask is answered with: those it has, and the set-up's `binSeconds` where it counts by round trips. */
export function optionsOf({ setup, choice, measure, options }: Ask): AskOptions | undefined {
  if (!BY_ROUND_TRIP.has(measure) || options?.bin !== undefined) return options;
  const bin = choice['binSeconds'] ?? findSetup(setup)?.defaults['binSeconds'];
  return typeof bin === 'number' ? { ...options, bin } : options;
}
