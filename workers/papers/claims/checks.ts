/** Checks of numbers against numbers, each on the mean over the seeds; the spread is shown beside it. */
import { findClosedForm } from '../../theory/closed-forms.ts';
import { computed, type Measured, type Quantity } from '../figures/quantity.ts';
import type { Check } from './claim.ts';
import { listed, listOf, needsAll, rounding, verdictOf } from './findings.ts';

/** Every quantity is the value, to the digits printed, or at most `tolerance` off. */
export function near(quantities: Quantity | readonly Quantity[], value: number, tolerance: number, unit = ''): Check {
  const list = listOf(quantities);
  return {
    expects: `${value}${unit}`,
    quantities: list,
    judge(found) {
      const off = (one: Measured): number => (one.mean === null || one.beyond ? Infinity : Math.abs(one.mean - value));
      const exact = Math.min(rounding(value), tolerance) + 1e-9;
      return verdictOf(
        found.every((one) => off(one) <= exact),
        found.every((one) => off(one) <= tolerance + 1e-9),
        listed(found),
        `${tolerance}${unit}`,
      );
    },
  };
}

/**
 * What the paper read off one run: the value, or within the tolerance, or, since its run is one of many, within two standard
 * deviations of single runs of ours.
 */
export function nearOneRun(quantity: Quantity, value: number, tolerance: number, unit = ''): Check {
  const check = near(quantity, value, tolerance, unit);
  return {
    ...check,
    judge(found) {
      const finding = check.judge(found);
      const { mean, sd, beyond } = found[0]!;
      if (finding.verdict !== 'fails' || mean === null || beyond || Math.abs(mean - value) > 2 * sd) return finding;
      return { ...finding, verdict: 'within', within: 'two standard deviations of single runs' };
    },
  };
}

/** Each quantity is its value, within its tolerance. */
export function nearEach(
  quantities: readonly Quantity[],
  values: readonly number[],
  tolerances: readonly number[],
): Check {
  return {
    expects: values.join(', '),
    quantities,
    judge(found) {
      const off = (index: number): number =>
        found[index]!.mean === null ? Infinity : Math.abs(found[index]!.mean - values[index]!);
      const every = (limits: readonly number[]): boolean =>
        values.every((_, index) => off(index) <= limits[index]! + 1e-9);
      return verdictOf(
        every(values.map((value, index) => Math.min(rounding(value), tolerances[index]!))),
        every(tolerances),
        listed(found),
        tolerances.join(', '),
      );
    },
  };
}

/** Every quantity passes `ok`, where `slack` is 0 or the tolerance. */
function everyOne(
  expects: string,
  quantities: Quantity | readonly Quantity[],
  tolerance: number,
  ok: (mean: number, slack: number, beyond: boolean) => boolean,
): Check {
  const pass = (found: readonly Measured[], slack: number): boolean =>
    found.every(({ mean, beyond }) => mean !== null && ok(mean, slack, beyond));
  return {
    expects,
    quantities: listOf(quantities),
    judge: (found) => verdictOf(pass(found, 0), pass(found, tolerance), listed(found), String(tolerance)),
  };
}

/** Every quantity lies between the two. */
export function between(quantities: Quantity | readonly Quantity[], least: number, most: number, tolerance = 0): Check {
  return everyOne(
    `${least} to ${most}`,
    quantities,
    tolerance,
    (mean, slack, beyond) => mean >= least - slack - 1e-9 && mean <= most + slack + 1e-9 && !beyond,
  );
}

/** Every quantity is below the bound. */
export function below(quantities: Quantity | readonly Quantity[], bound: number, tolerance = 0, unit = ''): Check {
  const under = (mean: number, slack: number, beyond: boolean): boolean => !beyond && mean < bound + slack;
  return everyOne(`below ${bound}${unit}`, quantities, tolerance, under);
}

/** Every quantity is above the bound; one that was not reached within the run is at least that much. */
export function above(quantities: Quantity | readonly Quantity[], bound: number, tolerance = 0, unit = ''): Check {
  return everyOne(`above ${bound}${unit}`, quantities, tolerance, (mean, slack) => mean > bound - slack);
}

/** Anything else: judged on the means, none of which is missing. */
export function judged(
  expects: string,
  quantities: readonly Quantity[],
  ok: (means: readonly number[], found: readonly Measured[]) => boolean,
  say: (found: readonly Measured[]) => string = listed,
): Check {
  return {
    expects,
    quantities,
    judge: needsAll((found) => {
      const means = found.map(({ mean }) => mean!);
      return { verdict: ok(means, found) ? 'holds' : 'fails', measured: say(found) };
    }),
  };
}

/** Two texts are the same: a preset, a card, a class. */
export function same(ours: string, print: string): Check {
  return {
    expects: print,
    quantities: [],
    judge: () => ({ verdict: ours === print ? 'holds' : 'fails', measured: ours }),
  };
}

export function cannot(expects: string, why: string): Check {
  return { expects, quantities: [], judge: () => ({ verdict: 'unchecked', measured: '–', why }) };
}

/** The check with so many seeds. */
export function over(seeds: number, check: Check): Check {
  return { ...check, seeds };
}

/** A closed form, evaluated. @throws RangeError if there is none of that name */
export function form(id: string, variables: Readonly<Record<string, number>>): Quantity {
  const found = findClosedForm(id);
  if (!found) throw new RangeError(`there is no closed form ${id}`);
  return computed(found.formula, found.evaluate(variables));
}
