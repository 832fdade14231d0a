/** Checks of edited scenarios on the page. The schema that they need is fetched after the first view. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';

let checkScenario: ((input: unknown) => Scenario | string) | null = null;

/** Fetch the schema, so that `checkEdit` checks. Input from outside the page must not be used before. */
export async function fetchCheck(): Promise<void> {
  ({ checkScenario } = await import('./check-scenario.ts'));
}

/**
 * The edited scenario with all its defaults, or one line that says why the engine refuses it. Before the schema has been
 * fetched the scenario itself: the worker checks every scenario too and reports what it refuses.
 */
export function checkEdit(scenario: Scenario): Scenario | string {
  return checkScenario ? checkScenario(scenario) : scenario;
}
