import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { refusalLine } from './door.ts';

/** The scenario as the engine takes it, or in one line why it does not. */
export function accepted(input: unknown): Scenario | string {
  try {
    return normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return refusalLine(error.refusals);
  }
}
