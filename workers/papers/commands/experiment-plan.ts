/** The runs of an experiment as the command line plans them: each once, which of them are a shard's, and which are done. */
import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import { measureKey } from '../../experiments/measures.ts';
import { type Point, pointsOf } from '../../experiments/points.ts';
import { type Job, jobsOf } from '../figures/ask.ts';
import { experimentAsks, runOfPoint } from '../figures/experiment-figure.ts';
import { costOf } from './batch-pool.ts';
import { lineKey, type RunLine } from './run-files.ts';
import type { Shard } from './shards.ts';

/** One run of the experiment. */
export interface Planned {
  run: string;
  seed: number;
  /** The first that has this run: two points may be the same. */
  point: Point;
  job: Job;
  /** About how many packets it simulates. */
  cost: number;
}

/** Every run once, in the order of points and seeds. */
export function planOf(own: Experiment): Planned[] {
  const keyOf = ({ request }: Job): string => lineKey({ run: request.setup, seed: request.seed });
  const jobs = new Map(jobsOf(experimentAsks(own), seedsOf(own)).map((job) => [keyOf(job), job]));
  const planned = new Map<string, Planned>();
  for (const point of pointsOf(own)) {
    const run = runOfPoint(point).setup;
    let cost: number | undefined;
    for (const seed of seedsOf(own)) {
      const key = lineKey({ run, seed });
      if (planned.has(key)) continue;
      const job = jobs.get(key)!;
      planned.set(key, { run, seed, point, job, cost: (cost ??= costOf(job)) });
    }
  }
  return [...planned.values()];
}

/** The runs of a shard: the costliest first, each to the shard that has least to do. */
export function shareOf(planned: readonly Planned[], { index, of }: Shard): Planned[] {
  const loads = Array<number>(of).fill(0);
  return planned
    .toSorted((a, b) => b.cost - a.cost)
    .filter(({ cost }) => {
      const least = loads.indexOf(Math.min(...loads));
      loads[least]! += cost;
      return least === index - 1;
    });
}

/** Whether the line has a result with all that is measured; a run that failed is tried again. */
export function isKnown({ measures }: Experiment, line: RunLine | undefined): boolean {
  if (!line || 'failed' in line) return false;
  return measures.every((measure) => Object.hasOwn(line.values, measureKey(measure)));
}

/** Whether the run has a row: a result, or the reason why it failed. */
export function isDone(own: Experiment, line: RunLine | undefined): boolean {
  return (line !== undefined && 'failed' in line) || isKnown(own, line);
}
