/** What a batch process does. */
import type { Answer, Job } from '../figures/ask.ts';
import { doJob } from '../batch/run-point.ts';

export type BatchReport = { key: string; answers: Answer[]; seconds: number } | { key: string; error: string };

/** Does the jobs that come from the process that has started this one, one at a time, until it lets go. */
export function takeJobs(): void {
  process.on('message', (job: Job) => process.send!(reportOf(job)));
}

/** Does one, and says what came of it. */
export function reportOf(job: Job): BatchReport {
  const before = process.cpuUsage();
  try {
    return { key: job.key, answers: doJob(job), seconds: processorSeconds(before) };
  } catch (error) {
    return { key: job.key, error: error instanceof Error ? error.message : String(error) };
  }
}

function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
