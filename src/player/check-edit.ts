/** Checks of edited scenarios on the page. The schema that they need is fetched after the first view. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type * as Checks from './check-scenario.ts';
import type { Notice } from './state.ts';

let check: typeof Checks | null = null;

/** Fetch the schema, so that `checkEdit` checks. Input from outside the page must not be used before. */
export async function fetchCheck(): Promise<void> {
  check = await import('./check-scenario.ts');
}

/**
 * The edited scenario with all its defaults, or one line that says why the engine refuses it. Before the schema has been
 * fetched the scenario itself: the worker checks every scenario too and reports what it refuses.
 */
export function checkEdit(scenario: Scenario): Scenario | string {
  return check ? check.checkScenario(scenario) : scenario;
}

/** What to tell the reader before runs that need much memory are started, beside each other; null if they need little. */
export function heavyNotice(...scenarios: Scenario[]): Notice | null {
  const text = check?.heavyWords(scenarios) ?? null;
  return text === null ? null : { kind: 'heavy', text };
}

/** Why runs cannot be shown beside each other; null if they can. */
export function tooHeavy(...scenarios: Scenario[]): string | null {
  return check?.tooHeavyWords(scenarios) ?? null;
}
