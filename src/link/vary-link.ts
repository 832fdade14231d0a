/** From a control of the playground to the experiment in which its setting varies. */
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { firstExperiment, numbersOf } from '../../workers/experiments/offers.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { experimentHash } from './experiment-link.ts';
import { holdExperiment } from './held-experiment.ts';
import { EXPERIMENT } from './route.ts';

/** @throws Error, in words, where the setting cannot vary */
export async function openExperimentOf(scenario: Scenario, path: string): Promise<void> {
  const experiment = firstExperiment(scenario, path);
  if (!experiment) throw new Error('it has no values to choose from');
  await go(experiment);
}

/** Every number of a run, or of A and B, over the whole of it or a stretch. @throws Error, in words */
export async function openNumbers(
  runs: readonly Scenario[],
  stretch: readonly [from: number, to: number] | null,
): Promise<void> {
  await go(numbersOf(runs, stretch));
}

/** What a file holds; what reads rules is there if it has one. @throws ScenarioError with the field that is wrong */
export async function openExperiment(json: object): Promise<void> {
  await go(normalizeExperiment(json));
}

async function go(experiment: Experiment): Promise<void> {
  holdExperiment(experiment);
  // One that fits in no link is kept in this tab.
  location.hash = await experimentHash(experiment).catch(() => EXPERIMENT);
}
