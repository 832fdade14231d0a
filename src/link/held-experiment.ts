/** The experiment that no link holds, in this tab: it is found again under the bare address. */
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { EXPERIMENT } from './route.ts';

let held: Experiment | null = null;

export function heldExperiment(): Experiment | null {
  return held;
}

export function holdExperiment(experiment: Experiment | null): void {
  held = experiment;
}

/** The run on show as an experiment in which nothing varies yet. */
export function beginExperiment(): void {
  holdExperiment(null);
  location.hash = EXPERIMENT;
}
