import { type Experiment, seedsOf } from '../../../workers/experiments/experiment.ts';
import { type Row, rowsOf } from '../../../workers/experiments/rows.ts';
import { doJob } from '../../../workers/papers/batch/run-point.ts';
import { type Answer, answerKey, jobsOf } from '../../../workers/papers/figures/ask.ts';
import { experimentAsks, outcomeOf } from '../../../workers/papers/figures/experiment-figure.ts';

/** A row for each run of an experiment, computed here. */
export function rowsRun(experiment: Experiment): Row[] {
  const seeds = seedsOf(experiment);
  const answers = new Map<string, Answer>();
  for (const job of jobsOf(experimentAsks(experiment), seeds))
    doJob(job).forEach((answer, index) => answers.set(answerKey(job.asks[index]!, job.request.seed), answer));
  return rowsOf(experiment, seeds, (point, seed) => outcomeOf(experiment, answers, point, seed));
}
