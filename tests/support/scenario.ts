/** Scenarios as files hold them, without the line that each of them begins with. */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

/** The scenario of the present format with these fields, and every default filled in. */
export function scenarioWith(fields: object): Scenario {
  return normalizeScenario({ version: 1, ...fields });
}
