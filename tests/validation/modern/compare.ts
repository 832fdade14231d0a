/**
 * When do ours and Linux or ns-3 agree? Use of the link within 2 points, queue within 10 %, drops and marks within 30 %, shares
 * and Jain's index within 0.05, or within two standard deviations of the difference of the means over seeds.
 */
import { jainIndex } from '../../../workers/engine/sampling/statistics.ts';
import type { Spread } from '../reference.ts';
import { sdOfDifference, spreadOf } from '../statistics.ts';
import { classesOf, type ModernCase } from './reference.ts';

export type ModernMeasure = 'use' | 'queue' | 'drops' | 'marks' | 'share' | 'fairness';
export type ModernVerdict = 'agrees' | 'within spread' | 'differs';

export interface ModernComparison {
  measure: ModernMeasure;
  /** The class of flows whose share it is; null for the bottleneck and all flows. */
  class: string | null;
  ours: Spread;
  theirs: Spread;
  verdict: ModernVerdict;
}

const RELATIVE: Partial<Record<ModernMeasure, number>> = { queue: 0.1, drops: 0.3, marks: 0.3 };
const ABSOLUTE: Partial<Record<ModernMeasure, number>> = { use: 0.02, share: 0.05, fairness: 0.05 };
const SIGMAS = 2;
const FIRST_FLOW = 4;

/** Every number of the case, from runs of ours in the form of `ModernCase.runs`. */
export function compareModern(each: ModernCase, runs: readonly number[][]): ModernComparison[] {
  const out: ModernComparison[] = [];
  const add = (measure: ModernMeasure, name: string | null, of: (run: readonly number[]) => number): void => {
    const ours = spreadOf(runs.map(of))!;
    const theirs = spreadOf(each.runs.map(of))!;
    if (ours[0] === 0 && theirs[0] === 0) return;
    out.push({ measure, class: name, ours, theirs, verdict: verdictOf(measure, ours, theirs) });
  };
  add('use', null, (run) => run[0]!);
  add('queue', null, (run) => run[1]!);
  add('drops', null, (run) => run[2]!);
  add('marks', null, (run) => run[3]!);
  const classes = classesOf(each);
  // The last share is what the others leave.
  for (const { name, members } of classes.slice(0, -1)) add('share', name, (run) => shareOf(run, members));
  if (classes.length === 1 && classes[0]!.members.length > 1)
    add('fairness', null, (run) => jainIndex(run.slice(FIRST_FLOW)));
  return out;
}

function shareOf(run: readonly number[], members: readonly number[]): number {
  const total = run.slice(FIRST_FLOW).reduce((sum, goodput) => sum + goodput, 0);
  return members.reduce((sum, flow) => sum + run[FIRST_FLOW + flow]!, 0) / total;
}

export function verdictOf(measure: ModernMeasure, ours: Spread, theirs: Spread): ModernVerdict {
  const difference = Math.abs(ours[0] - theirs[0]);
  const allowed = ABSOLUTE[measure] ?? RELATIVE[measure]! * theirs[0];
  if (difference <= Math.max(allowed, SIGMAS * sdOfDifference(ours, theirs))) return 'agrees';
  return difference <= SIGMAS * theirs[1] ? 'within spread' : 'differs';
}
