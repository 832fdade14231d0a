import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RunRequest } from '../../workers/figures/ask.ts';
import { findSetup } from '../../workers/setups/index.ts';

/**
 * The scenario of a run, as the batch worker makes it.
 * @throws RangeError if there is no such set-up or choice; ScenarioError if no run can be of it
 */
export function scenarioOf({ setup, choice, seed }: RunRequest): Scenario {
  const found = findSetup(setup);
  if (!found) throw new RangeError(`there is no set-up ${setup}`);
  return normalizeScenario(found.build({ ...choice, seed }));
}
