/**
 * Batch processes, one per core: jobs in, answers out as they come. Processes and not threads, because the loader that
 * makes Node read TypeScript works in the main thread of a process only.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { Answer, Job } from '../figures/ask.ts';
import { packetsOf } from '../batch/cost.ts';
import { scenarioOf } from '../figures/scenario-of.ts';
import type { BatchReport } from './batch-child.ts';

/** Told of each job that is over, with the processor time it took, s. */
export type JobDone = (job: Job, answers: Answer[], seconds: number) => void;

/**
 * Does the jobs in `processes` processes, the longest first.
 * @throws Error if a job fails; the rest is given up
 */
export async function runJobs(jobs: readonly Job[], done: JobDone, processes = availableParallelism()): Promise<void> {
  const queue = jobs
    .map((job) => ({ job, cost: costOf(job) }))
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ job }) => job);
  await Promise.all(Array.from({ length: Math.min(processes, queue.length) }, () => work(queue, done)));
}

/** One process takes jobs until none is left; a failure empties the queue, so that the others end too. */
function work(queue: Job[], done: JobDone): Promise<void> {
  const child = fork(fileURLToPath(new URL('batch-child.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    let current: Job | undefined;
    const fail = (error: Error): void => {
      queue.length = 0;
      child.kill();
      reject(error);
    };
    const next = (): void => {
      current = queue.shift();
      if (current) child.send(current);
      else child.disconnect();
    };
    child.on('message', (report: BatchReport) => {
      if ('error' in report) {
        fail(new Error(`${report.key}: ${report.error}`));
        return;
      }
      done(current!, report.answers, report.seconds);
      next();
    });
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : fail(new Error(`a batch process ended with ${code ?? signal}`)),
    );
    next();
  });
}

/** About how many packets a job simulates: good enough to start the long ones first. */
export function costOf({ request }: Job): number {
  return packetsOf(scenarioOf(request));
}
