/** The paper's figure that an experiment was made of, as an experiment: what it gives lies pale behind the changed one. */
import { canonical } from '../../workers/experiments/canonical.ts';
import { experimentFile } from '../../workers/experiments/check.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { experimentPlan } from '../../workers/papers/figures/experiment-figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { mineOf } from '../../workers/papers/figures/mine.ts';

/** Null where there is no such figure, where nothing was changed, and where the axes are not of the same quantity. */
export function originalOf(experiment: Experiment): Experiment | null {
  const figure = figures.find(({ id }) => id === experiment.figure);
  const original = figure ? mineOf(figure) : null;
  if (!original || experiment.map || canonical(runsOf(original)) === canonical(runsOf(experiment))) return null;
  return canonical(axisOf(original)) === canonical(axisOf(experiment)) ? original : null;
}

/** What runs, and what is measured. */
function runsOf(experiment: Experiment): object {
  const { scenario, vary, measures } = experimentFile(experiment);
  return { scenario, vary, measures };
}

function axisOf(experiment: Experiment): object | null {
  const x = experimentPlan(experiment).panels[0]?.x;
  return x ? { label: x.label, unit: x.unit, names: x.names ?? null } : null;
}
