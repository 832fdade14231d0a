/** A batch worker: does the runs that it is sent, one at a time, to the end. To stop one, end the worker. */
import type { BatchReport } from './protocol.ts';
import { checkedJob } from './job.ts';
import { doJob } from './run-point.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = (event: MessageEvent<{ id: number; job: unknown }>) => {
  const { id, job } = event.data;
  const began = performance.now();
  let report: BatchReport;
  try {
    report = { id, answers: doJob(checkedJob(job)), ms: performance.now() - began };
  } catch (error) {
    report = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(report);
};
