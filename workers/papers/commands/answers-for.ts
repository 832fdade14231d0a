/** From asks to answers: what the cache has, and the rest run on all cores. */
import { availableParallelism } from 'node:os';

import { type Answer, answerKey, type Job } from '../figures/ask.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Print } from './batch-input.ts';
import { type JobDone, runJobs } from './batch-pool.ts';
import type { Shard } from './shards.ts';

export interface Collected {
  answers: Map<string, Answer>;
  /** Runs done now, and those that the cache had. */
  ran: number;
  cached: number;
  /** Processor time of the runs, s. */
  seconds: number;
  /** Time until all were there, s. */
  wall: number;
}

/** `4 runs in 1.2 s (2.3 s of processor time), 0 from the cache`. */
export function ranText({ ran, cached, seconds, wall }: Collected): string {
  return `${ran} runs in ${wall.toFixed(1)} s (${seconds.toFixed(1)} s of processor time), ${cached} from the cache\n`;
}

export interface How {
  shard?: Shard;
  fresh?: boolean;
  processes?: number;
  complain?: Print;
}

/** Answers to all that is asked of these runs; of this shard's alone, if there is one. Says how far it is. */
export async function answersFor(
  all: readonly Job[],
  {
    shard,
    fresh = false,
    processes = availableParallelism(),
    complain = (text) => process.stderr.write(text),
  }: How = {},
): Promise<Collected> {
  const cache = new AnswerCache();
  const jobs = all.filter((_, index) => shard === undefined || index % shard.of === shard.index - 1);
  const collected: Collected = { answers: new Map(), ran: 0, cached: 0, seconds: 0, wall: 0 };
  const began = performance.now();
  const keep = (job: Job, answers: readonly Answer[]): void =>
    job.asks.forEach((ask, index) => collected.answers.set(answerKey(ask, job.request.seed), answers[index]!));
  const open: Job[] = [];
  for (const job of jobs) {
    const known = fresh ? job.asks.map(() => null) : cache.read(job);
    job.asks.forEach((ask, index) => {
      if (known[index]) collected.answers.set(answerKey(ask, job.request.seed), known[index]);
    });
    const missing = job.asks.filter((_, index) => known[index] === null);
    if (missing.length === 0) collected.cached += 1;
    else open.push({ ...job, asks: missing });
  }
  const done: JobDone = (job, answers, seconds) => {
    keep(job, answers);
    cache.write(job, answers);
    collected.ran += 1;
    collected.seconds += seconds;
    progress(collected.ran, open.length, complain);
  };
  await runJobs(open, done, processes);
  collected.wall = (performance.now() - began) / 1000;
  return collected;
}

function progress(done: number, all: number, complain: Print): void {
  if (!process.stderr.isTTY && done !== all && done % 100 !== 0) return;
  complain(
    `${process.stderr.isTTY ? '\r' : ''}${done} of ${all} runs${process.stderr.isTTY && done < all ? '' : '\n'}`,
  );
}
