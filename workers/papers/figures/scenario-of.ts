import { normalizeScenario } from '../../engine/scenario/normalize.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { findSetup } from '../setups/index.ts';
import type { RunRequest } from './ask.ts';

/** The scenario of a run, apart from what runs it. @throws Error if there is no such set-up; RangeError or ScenarioError for a bad choice */
export function scenarioOf({ setup, choice, seed }: RunRequest): Scenario {
  const found = findSetup(setup);
  if (!found) throw new Error(`there is no set-up ${setup}`);
  return normalizeScenario(found.build({ ...choice, seed }));
}
