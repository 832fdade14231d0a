/** From a control of the playground to the experiment in which its setting varies. */
import { firstExperiment } from '../../workers/experiments/offers.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { experimentHash } from './experiment-link.ts';
import { holdExperiment } from './held-experiment.ts';
import { EXPERIMENT } from './route.ts';

/** @throws Error, in words, where the setting cannot vary */
export async function openExperimentOf(scenario: Scenario, path: string): Promise<void> {
  const experiment = firstExperiment(scenario, path);
  if (!experiment) throw new Error('it has no values to choose from');
  holdExperiment(experiment);
  // One that fits in no link is kept in this tab.
  location.hash = await experimentHash(experiment).catch(() => EXPERIMENT);
}
