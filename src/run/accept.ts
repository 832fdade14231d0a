import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal, type Refusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

/** The scenario as the engine takes it, or in one line why it does not. */
export function accepted(input: unknown): Scenario | string {
  try {
    return normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return refusalLine(error.refusals);
  }
}

/** What is refused, for the reader: `flows[1].scheme.b: must be at most 0.95, got 1.5. Nothing was changed.` */
export function refusalLine(refusals: readonly Refusal[]): string {
  return `${describeRefusal(refusals[0]!)}. Nothing was changed.`;
}
