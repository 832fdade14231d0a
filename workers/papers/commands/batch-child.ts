/** A batch process: does the jobs that it is sent, one at a time. */
import type { Answer, Job } from '../figures/ask.ts';
import { doJob } from '../batch/run-point.ts';

export type BatchReport = { key: string; answers: Answer[]; seconds: number } | { key: string; error: string };

process.on('message', (job: Job) => {
  const before = process.cpuUsage();
  let report: BatchReport;
  try {
    report = { key: job.key, answers: doJob(job), seconds: processorSeconds(before) };
  } catch (error) {
    report = { key: job.key, error: error instanceof Error ? error.message : String(error) };
  }
  process.send!(report);
});

function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
