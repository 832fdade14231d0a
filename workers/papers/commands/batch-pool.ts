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
import { type BatchReport, reportOf } from './batch-child.ts';

/** The command line's entry; where all of it is built as one file, that file. */
const PROGRAM = fileURLToPath(import.meta.url).replace(/batch-pool\.ts$/, 'cli.ts');

/** Told of each job that is over, with the processor time it took, s. */
export type JobDone = (job: Job, answers: Answer[], seconds: number) => void;

/** Told of a job that cannot be done; the others go on. */
type JobFailed = (job: Job, why: string) => void;

/**
 * Does the jobs in `processes` processes, one being this one itself, the longest first.
 * @throws Error if a job fails and there is no `failed`; the rest is given up
 */
export async function runJobs(
  jobs: readonly Job[],
  done: JobDone,
  processes = availableParallelism(),
  failed?: JobFailed,
): Promise<void> {
  const queue = jobs
    .map((job) => ({ job, cost: costOf(job) }))
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ job }) => job);
  if (processes === 1) for (const job of queue) doHere(job, done, failed);
  else await Promise.all(Array.from({ length: Math.min(processes, queue.length) }, () => work(queue, done, failed)));
}

function doHere(job: Job, done: JobDone, failed?: JobFailed): void {
  const report = reportOf(job);
  if (!('error' in report)) done(job, report.answers, report.seconds);
  else if (failed) failed(job, report.error);
  else throw new Error(`${report.key}: ${report.error}`);
}

/** One process takes jobs until none is left; a failure that nobody takes empties the queue, so that the others end too. */
async function work(queue: Job[], done: JobDone, failed?: JobFailed): Promise<void> {
  while (queue.length > 0) await ofOneProcess(queue, done, failed);
}

/** Ends when no job is left, or with the process. */
function ofOneProcess(queue: Job[], done: JobDone, failed?: JobFailed): Promise<void> {
  // Not as JSON: a scenario that all asks of a job have in common goes over once.
  const child = fork(PROGRAM, ['batch'], { serialization: 'advanced' });
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
      const job = current!;
      current = undefined;
      try {
        if (!('error' in report)) done(job, report.answers, report.seconds);
        else if (failed) failed(job, report.error);
        else throw new Error(`${report.key}: ${report.error}`);
        next();
      } catch (error) {
        fail(error as Error);
      }
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      const why = `a batch process ended with ${code ?? signal}`;
      if (!failed || !current) return fail(new Error(why));
      failed(current, why);
      resolve();
    });
    next();
  });
}

/** About how many packets a job simulates: good enough to start the long ones first. */
export function costOf({ request }: Job): number {
  return packetsOf(scenarioOf(request));
}
