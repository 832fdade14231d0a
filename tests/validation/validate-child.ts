/** Child process of validate.ts: does the jobs that it is sent, one seed of a reference case or of a paper's experiment. */
import { measure, type Measurement } from './measure.ts';
import { EXPERIMENTS, type ExperimentName, type Measured } from './papers.ts';
import { type Change, measureModern } from './modern/measure.ts';
import { loadModern, type ModernCase } from './modern/reference.ts';
import { loadReference } from './reference.ts';

export type Job =
  | { kind: 'case'; id: string; seed: number }
  | { kind: 'paper'; id: ExperimentName; seed: number }
  /** `id` is the place of the case among all of Linux and ns-3. */
  | { kind: 'modern'; id: number; seed: number }
  /** `id` is the place among the counter-runs. */
  | { kind: 'counter'; id: number; each: ModernCase; seed: number; change: Change };

export type JobResult =
  | { kind: 'case'; id: string; measurement: Measurement }
  | { kind: 'modern'; id: number; run: number[] }
  | { kind: 'paper'; id: ExperimentName; measured: Measured }
  | { kind: 'error'; id: string; error: string };

const modern = loadModern().flatMap(({ cases }) => cases);
const references = new Map(loadReference().map((reference) => [reference.id, reference]));

function work(job: Job): JobResult {
  if (job.kind === 'paper') return { kind: 'paper', id: job.id, measured: EXPERIMENTS[job.id](job.seed) };
  if (job.kind === 'modern') return { kind: 'modern', id: job.id, run: measureModern(modern[job.id]!, job.seed) };
  if (job.kind === 'counter') return { kind: 'modern', id: job.id, run: measureModern(job.each, job.seed, job.change) };
  return { kind: 'case', id: job.id, measurement: measure(references.get(job.id)!, job.seed) };
}

process.on('message', (job: Job) => {
  let result: JobResult;
  try {
    result = work(job);
  } catch (error) {
    result = { kind: 'error', id: `${job.id}, seed ${job.seed}`, error: (error as Error).stack ?? String(error) };
  }
  process.send!(result);
});
