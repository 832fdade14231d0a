/** Cuts between the verdicts O, D and X. The paper prints the verdicts and no cuts: every number here is ours. */
import type { AtCv, Given, Thresholds, Verdict } from './card.ts';
import { Inapplicable, type Part, type Window } from './result.ts';

/** A quantity of which less is better: O up to `o`, D up to `d`, X above. */
export interface Ceiling {
  o: number;
  d: number;
  thresholds: Thresholds;
}

/** What is graded: a number, or no more than a bound below which it is not. */
export interface Graded {
  value: number;
  atLeast: boolean;
  window: Window | null;
}

export function ceiling(on: string, o: number, d: number, more: { unit?: string; basis: string }): Ceiling {
  const { unit, basis } = more;
  const of = unit === undefined ? '' : ` ${unit}`;
  return {
    o,
    d,
    thresholds: { on, O: `≤ ${o}${of}`, D: `above ${o} to ${d}${of}`, X: `> ${d}${of}`, ours: true, basis },
  };
}

/** @throws Inapplicable if the value is only known to be larger than something that is no X yet */
export function grade({ value, atLeast }: Graded, { o, d, thresholds }: Ceiling): Verdict {
  if (value > d) return 'X';
  if (atLeast)
    throw new Inapplicable(`${thresholds.on}: not reached within ${value}, and the run is too short to tell more`);
  return value <= o ? 'O' : 'D';
}

/** TCP's throughput, from above and below: O within `o` of 1, D within `d` of 1, X beyond. */
export function gradeEqual(ratio: number, o: number, d: number): Verdict {
  const off = Math.abs(ratio - 1);
  // 0.9 and 1.1 are no binary fractions: they belong to the better side.
  const within = (cut: number): boolean => off <= cut + 1e-9;
  return within(o) ? 'O' : within(d) ? 'D' : 'X';
}

const ORDER: readonly Verdict[] = ['O', 'D', 'X'];

export function worst(verdicts: readonly Verdict[]): Verdict {
  return ORDER[verdicts.reduce((most, verdict) => Math.max(most, ORDER.indexOf(verdict)), 0)]!;
}

/** @throws Inapplicable if it was not given, or could not be measured */
export function graded(given: Given | undefined, name: string): Graded {
  if (given === undefined) throw new Inapplicable(`needs ${name}`);
  if (typeof given === 'number') {
    if (!Number.isFinite(given)) throw new Inapplicable(`${name} is not a number`);
    return { value: given, atLeast: false, window: null };
  }
  if (given.status === 'not applicable') throw new Inapplicable(`${name}: ${given.why}`);
  if (given.status === 'not reached') return { value: given.beyond, atLeast: true, window: given.window };
  return { value: given.value, atLeast: false, window: given.window };
}

/** As `graded`, but a bound is no answer. */
export function exact(given: Given | undefined, name: string): Graded {
  const found = graded(given, name);
  if (found.atLeast) throw new Inapplicable(`${name} was not reached within ${found.value}`);
  return found;
}

/** A sweep over a CV, its points between `least` and `most`. @throws Inapplicable if there are none */
export function sweep(
  points: readonly AtCv[] | undefined,
  name: string,
  least: number,
  most: number,
): (Graded & { cv: number })[] {
  const kept = (points ?? []).filter(({ cv }) => cv >= least - 1e-9 && cv <= most + 1e-9);
  if (kept.length === 0) throw new Inapplicable(`needs ${name} at CVs from ${least} to ${most}`);
  return kept.map(({ cv, value }) => ({ cv, ...exact(value, `${name} at CV ${cv}`) }));
}

export function atCvs(points: readonly (Graded & { cv: number })[]): Part[] {
  return points.map(({ cv, value }) => ({ label: `CV ${cv}`, value }));
}
