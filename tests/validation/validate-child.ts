/** Child process of validate.ts: measures the cases and seeds that it is sent. */
import { measure, type Measurement } from './measure.ts';
import { loadReference } from './reference.ts';

export interface Job {
  id: string;
  seed: number;
}

export type JobResult = (Job & { measurement: Measurement }) | (Job & { error: string });

const references = new Map(loadReference().map((reference) => [reference.id, reference]));

process.on('message', (job: Job) => {
  let result: JobResult;
  try {
    result = { ...job, measurement: measure(references.get(job.id)!, job.seed) };
  } catch (error) {
    result = { ...job, error: (error as Error).stack ?? String(error) };
  }
  process.send!(result);
});
