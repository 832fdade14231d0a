import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { refusalLine } from './refusal-line.ts';

/** The scenario with all its defaults, or one line that says why the engine refuses it. */
export function checkScenario(input: unknown): Scenario | string {
  try {
    return normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return refusalLine(error.refusals);
  }
}
