/**
 * Counter-runs: what differs is run again with its supposed cause taken away, in ours, in the reference, or in both. If the
 * number then agrees, the cause is proven. A number of ns-3 is also held against Linux in the same case.
 */
import type { Reason } from '../reasons.ts';
import type { Spread } from '../reference.ts';
import { compareModern, type ModernComparison, type ModernMeasure } from './compare.ts';
import type { Change } from './measure.ts';
import { caseName, type CounterReference, type ModernCase } from './reference.ts';

/** A cause, and what takes it away. */
export interface ModernReason extends Reason {
  ours?: Change;
  /** Name of the reference's counter-run, in `tests/reference/modern/counter.json`. */
  theirs?: string;
}

export interface ModernResult {
  system: string;
  each: ModernCase;
  comparisons: ModernComparison[];
  /** The numbers that differ, by `keyOf`, with the cause of each taken away. */
  counter?: Map<string, ModernComparison>;
}

/** A case to run again: with what change in ours, against which runs of the reference, for which numbers. */
export interface CounterJob {
  result: ModernResult;
  change: Change;
  against: ModernCase;
  numbers: ModernComparison[];
}

export function keyOf({ measure, class: name }: ModernComparison): string {
  return `${measure} ${name ?? ''}`;
}

/** The name by which reasons find a result. */
export function resultName({ system, each }: ModernResult): string {
  return `${system}: ${caseName(each)}`;
}

/** The first reason for this number, or null. */
export function modernReason(
  reasons: readonly ModernReason[],
  result: ModernResult,
  measure: ModernMeasure,
): ModernReason | null {
  const name = `${resultName(result)}: ${measure}`;
  return reasons.find((each) => new RegExp(each.case).test(name)) ?? null;
}

/** What is to be run again. A cause that the reference's counter-runs do not cover is left out. */
export function counterJobs(
  results: readonly ModernResult[],
  reasons: readonly ModernReason[],
  counters: readonly CounterReference[],
): CounterJob[] {
  return results.flatMap((result) => {
    const byReason = new Map<ModernReason, ModernComparison[]>();
    for (const number of result.comparisons.filter(({ verdict }) => verdict === 'differs')) {
      const reason = modernReason(reasons, result, number.measure);
      if (reason?.ours || reason?.theirs) byReason.set(reason, [...(byReason.get(reason) ?? []), number]);
    }
    return [...byReason].flatMap(([{ ours, theirs }, numbers]) => {
      const against = theirs === undefined ? result.each : counterCase(counters, result, theirs);
      return against ? [{ result, change: ours ?? {}, against, numbers }] : [];
    });
  });
}

function counterCase(
  counters: readonly CounterReference[],
  result: ModernResult,
  name: string,
): ModernCase | undefined {
  return counters
    .find(({ system, counter }) => system === result.system && counter === name)
    ?.cases.find(
      (each) => caseName(each) === caseName(result.each) && (each.warmup === 0) === (result.each.warmup === 0),
    );
}

/** Enters what our runs of a job gave. */
export function noteCounter({ result, against, numbers }: CounterJob, runs: readonly number[][]): void {
  const wanted = new Set(numbers.map(keyOf));
  result.counter ??= new Map();
  for (const each of compareModern(against, runs)) if (wanted.has(keyOf(each))) result.counter.set(keyOf(each), each);
}

/** Ours against Linux in the same case, or null: a number of ns-3 that differs may be ns-3's. */
export function besideLinux(
  results: readonly ModernResult[],
  of: ModernResult,
  number: ModernComparison,
): ModernComparison | null {
  if (of.system.startsWith('Linux')) return null;
  const twin = results.find(({ system, each }) => system.startsWith('Linux') && caseName(each) === caseName(of.each));
  if (!twin) return null;
  // What is 0 in both is not among the comparisons.
  const nothing: Spread = [0, 0, twin.each.runs.length];
  return (
    twin.comparisons.find((each) => keyOf(each) === keyOf(number)) ?? {
      ...number,
      ours: nothing,
      theirs: nothing,
      verdict: 'agrees',
    }
  );
}

/** How a difference stands: its counter-run agrees, Linux agrees with ours, or neither. */
export type Standing = 'proven' | 'as Linux' | 'open';

export function standingOf(results: readonly ModernResult[], result: ModernResult, number: ModernComparison): Standing {
  const again = result.counter?.get(keyOf(number));
  if (again && again.verdict !== 'differs') return 'proven';
  const linux = besideLinux(results, result, number);
  return linux && linux.verdict !== 'differs' ? 'as Linux' : 'open';
}
