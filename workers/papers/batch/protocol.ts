/**
 * What the page and a batch worker say to each other: one job at a time, one report for each. A job is plain data and not
 * trusted; its answers are plain data.
 */
import type { Answer, Job } from '../figures/ask.ts';

export interface BatchCommand {
  /** Comes back with the report, so that the page can ignore answers that it no longer waits for. */
  id: number;
  job: Job;
}

export type BatchReport =
  /** Answers in the order of the job's asks; the time that the job took, ms of wall time. */
  | { id: number; answers: Answer[]; ms: number }
  /** The job cannot be done, now or ever: a run is a function of its scenario. */
  | { id: number; error: string };
