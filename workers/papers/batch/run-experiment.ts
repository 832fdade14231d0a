import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import { type Outcome, type Row, rowsOf } from '../../experiments/rows.ts';
import { type Answer, answerKey, jobsOf } from '../figures/ask.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../figures/experiment-figure.ts';
import { doJob } from './run-point.ts';

/** Runs all of an experiment here and now, each run once; a run that fails is a row with its reason. */
export function rowsByRunning(experiment: Experiment): Row[] {
  const answers = new Map<string, Answer>();
  const failed = new Map<string, string>();
  const seeds = seedsOf(experiment);
  for (const job of jobsOf(experimentAsks(experiment), seeds)) {
    const { seed, setup } = job.request;
    try {
      doJob(job).forEach((answer, index) => answers.set(answerKey(job.asks[index]!, seed), answer));
    } catch (error) {
      failed.set(`${setup} ${seed}`, error instanceof Error ? error.message : String(error));
    }
  }
  return rowsOf(experiment, seeds, (point, seed): Outcome | null => {
    const why = failed.get(`${runOfPoint(point).setup} ${seed}`);
    return why === undefined ? outcomeOf(experiment, answers, point, seed) : { failed: why };
  });
}
