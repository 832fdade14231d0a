/** The runs of an experiment as the command line plans them: each once, which of them are a shard's, and which are done. */
import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import { measureKey } from '../../experiments/measures.ts';
import { type Point, pointsOf } from '../../experiments/points.ts';
import { packetsOf } from '../batch/cost.ts';
import { type Job, jobsOf } from '../figures/ask.ts';
import { pointAsks, runOfPoint } from '../figures/experiment-figure.ts';
import type { RunLine } from './run-files.ts';
import type { Shard } from './shards.ts';

/** One run of the experiment. */
export interface Planned {
  run: string;
  seed: number;
  /** One that has this run: two points may be the same. */
  point: Point;
  /** About how many packets it simulates. */
  cost: number;
}

/** Every run once, in the order of points and seeds. */
export function planOf(own: Experiment): Planned[] {
  const seeds = seedsOf(own);
  const points = new Map(pointsOf(own).map((point) => [runOfPoint(point).setup, point]));
  return [...points].flatMap(([run, point]) => {
    const cost = packetsOf(point.scenario);
    return seeds.map((seed): Planned => ({ run, seed, point, cost }));
  });
}

/** What a process is to do for a run. */
export function jobOf(own: Experiment, { point, seed }: Planned): Job {
  return jobsOf(pointAsks(own, point), [seed])[0]!;
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
