/**
 * When do ours and ns-2.35 agree? The rule: throughput within 5 %, drop rate and CoV within 10 % or two standard
 * deviations over seeds, whichever is wider.
 *
 * Both sides are means over few seeds, so part of any difference is chance. What tells chance from disagreement is the
 * standard deviation of the difference of the two means, s = √(sd²/n + sd²/n); it is smaller than the sd over seeds
 * that the rule allows. So there are four verdicts, of which the first two satisfy the rule:
 *
 *   agrees        within 5 % (throughput); within 10 % or 2 s (drop rate, CoV)
 *   within spread drop rate or CoV beyond that, but within two of ns-2.35's standard deviations over seeds
 *   unresolved    throughput beyond 5 %, but within 2 s: these seeds cannot tell the two apart
 *   differs       anything else
 */
import type { Measurement } from './measure.ts';
import type { ClassMeasure, ReferenceCase, RunMeasure, Spread } from './reference.ts';
import { sdOfDifference, spreadOf } from './statistics.ts';

export type Verdict = 'agrees' | 'within spread' | 'unresolved' | 'differs';

export interface Comparison {
  /** A class of flows, or null for the bottleneck. */
  class: string | null;
  measure: ClassMeasure | RunMeasure;
  ours: Spread;
  theirs: Spread;
  /** Ours over theirs, less 1; null where theirs is 0. */
  relative: number | null;
  /** Difference in standard deviations of the difference of means; null where neither side varies. */
  sigmas: number | null;
  verdict: Verdict;
}

const THROUGHPUT_TOLERANCE = 0.05;
const OTHER_TOLERANCE = 0.1;
const SIGMAS = 2;

/** Every number of the case that the rule is about. */
export function compareCase(reference: ReferenceCase, measurements: readonly Measurement[]): Comparison[] {
  const out: Comparison[] = [];
  const add = (
    name: string | null,
    measure: ClassMeasure | RunMeasure,
    theirs: Spread | undefined,
    values: (number | null)[],
  ): void => {
    const ours = spreadOf(values);
    if (ours && theirs) out.push(compare(name, measure, ours, theirs));
  };
  const queued = hasQueue(reference);
  for (const [name, theirs] of Object.entries(reference.classes)) {
    const measures: ClassMeasure[] = queued ? ['goodputPps', 'dropRate', 'cov1', 'cov2'] : ['goodputPps', 'cov1'];
    for (const measure of measures) {
      add(
        name,
        measure,
        theirs[measure],
        measurements.map((each) => each.classes[name]?.[measure] ?? null),
      );
    }
  }
  if (queued)
    add(
      null,
      'dropRate',
      reference.run.dropRate,
      measurements.map((each) => each.run.dropRate),
    );
  return out;
}

/** Whether packets ever wait long enough in this case for its queue to matter. */
export function hasQueue(reference: ReferenceCase): boolean {
  return (reference.run.meanQueue?.[0] ?? 0) > 1;
}

/** One number against the rule. */
export function compare(
  name: string | null,
  measure: ClassMeasure | RunMeasure,
  ours: Spread,
  theirs: Spread,
): Comparison {
  const difference = ours[0] - theirs[0];
  const chance = sdOfDifference(ours, theirs);
  return {
    class: name,
    measure,
    ours,
    theirs,
    relative: theirs[0] === 0 ? null : difference / theirs[0],
    sigmas: chance > 0 ? difference / chance : null,
    verdict: verdictOf(measure, Math.abs(difference), theirs, chance),
  };
}

function verdictOf(measure: ClassMeasure | RunMeasure, difference: number, theirs: Spread, chance: number): Verdict {
  const size = Math.abs(theirs[0]);
  if (measure === 'goodputPps') {
    if (difference <= THROUGHPUT_TOLERANCE * size) return 'agrees';
    return difference <= SIGMAS * chance ? 'unresolved' : 'differs';
  }
  if (difference <= Math.max(OTHER_TOLERANCE * size, SIGMAS * chance)) return 'agrees';
  return difference <= SIGMAS * theirs[1] ? 'within spread' : 'differs';
}

/** The worst of the verdicts. */
export function worst(comparisons: readonly Comparison[]): Verdict {
  const order: Verdict[] = ['differs', 'unresolved', 'within spread'];
  return order.find((verdict) => comparisons.some((each) => each.verdict === verdict)) ?? 'agrees';
}
