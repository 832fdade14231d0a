/** The scene that the page opened with before, which links without a base are the difference from: two groups of two flows. */
import { LINK_BASE_1 } from '../../src/link/link-base.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

export function formerScene(): Scenario {
  return normalizeScenario(LINK_BASE_1);
}
