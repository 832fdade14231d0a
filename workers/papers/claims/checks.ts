/** Checks of numbers against numbers, each by the 95 % interval of the mean over the seeds. */
import { findClosedForm } from '../../theory/closed-forms.ts';
import { computed, type Measured, type Quantity } from '../figures/quantity.ts';
import type { Check, Verdict } from './claim.ts';
import { listed, listOf, needsAll, worst } from './findings.ts';
import { interval } from '../../experiments/statistics.ts';
import type { Span } from './interval.ts';
import { ABOUT, HIGH, SHARP } from './words.ts';

/** Integers have no digits behind the point to go by: half a unit, but at most this part of the number. */
const INTEGER_PART = 0.05;

/** What `0.60`, `14.4` or `about 7` admits: half a unit of the last digit printed, a tenth where the paper says about. */
export function admitted(print: string): { value: number; slack: number } {
  const [, about, digits] = /^(about )?(-?\d+(?:\.\d+)?)$/.exec(print) ?? [];
  if (digits === undefined) throw new RangeError(`'${print}' is no printed number`);
  const value = Number(digits);
  const [, decimals] = digits.split('.');
  const half = decimals === undefined ? Math.min(0.5, INTEGER_PART * Math.abs(value)) : 0.5 * 10 ** -decimals.length;
  return { value, slack: about ? Math.max(half, ABOUT * Math.abs(value)) : half };
}

/**
 * Whether a mean lies between two numbers: not if its interval lies outside; it does if the interval meets them and is
 * narrow (a tenth of the upper one) or wholly within; else it cannot be told.
 */
export function inBand(found: Measured, least: number, most: number): Verdict {
  const known = interval(found.values);
  if (!known || found.beyond) return known && known.mean <= most ? 'open' : 'fails';
  const { mean, half } = known;
  return spanInBand({ least: mean - half, most: mean + half }, least, most);
}

/** The same of an interval that is known. */
export function spanInBand(span: Span, least: number, most: number): Verdict {
  const tiny = 1e-9 * Math.max(1, Math.abs(most));
  if (span.most < least - tiny || span.least > most + tiny) return 'fails';
  const inside = span.least >= least - tiny && span.most <= most + tiny;
  const half = (span.most - span.least) / 2;
  return inside || half <= SHARP * Math.max(Math.abs(least), Math.abs(most)) ? 'holds' : 'open';
}

function each(
  expects: string,
  quantities: Quantity | readonly Quantity[],
  judge: (one: Measured, index: number) => Verdict,
): Check {
  return {
    expects,
    quantities: listOf(quantities),
    judge: needsAll((found) => ({ verdict: worst(found.map(judge)), measured: listed(found) })),
  };
}

/** Every quantity is the printed number: `0.86`, or `about 0.86` where the paper says so. */
export function prints(quantities: Quantity | readonly Quantity[], print: string, unit = ''): Check {
  const { value, slack } = admitted(print);
  return each(`${print}${unit}`, quantities, (one) => inBand(one, value - slack, value + slack));
}

/** Each quantity is its printed number. */
export function printsEach(quantities: readonly Quantity[], printed: readonly string[], unit = ''): Check {
  const numbers = printed.map(admitted);
  return each(`${printed.join(', ')}${unit}`, quantities, (one, index) => {
    const { value, slack } = numbers[index]!;
    return inBand(one, value - slack, value + slack);
  });
}

/** Every quantity lies between two printed numbers, which are taken as they stand: its mean too, not its interval alone. */
export function fromTo(quantities: Quantity | readonly Quantity[], least: string, most: string): Check {
  const [low, top] = [Number(least), Number(most)];
  return each(`${least} to ${most}`, quantities, (one) => {
    const verdict = inBand(one, low, top);
    return verdict === 'holds' && (one.mean! < low || one.mean! > top) ? 'open' : verdict;
  });
}

/** Every quantity is surely below the bound. */
export function below(quantities: Quantity | readonly Quantity[], bound: number, unit = ''): Check {
  return each(`below ${bound}${unit}`, quantities, (one) => sideOf(one, bound, 'less'));
}

/** Every quantity is surely above the bound; one that was not reached within the run is at least that much. */
export function above(quantities: Quantity | readonly Quantity[], bound: number, unit = ''): Check {
  return each(`above ${bound}${unit}`, quantities, (one) => sideOf(one, bound, 'more'));
}

/** A use of the link that the paper calls high. */
export function high(quantities: Quantity | readonly Quantity[]): Check {
  return { ...above(quantities, HIGH), expects: 'high' };
}

/** Whether a mean is surely on that side of the bound. */
export function sideOf(one: Measured, bound: number, wanted: 'more' | 'less'): Verdict {
  const { mean, half } = interval(one.values)!;
  if (mean - half > bound) return wanted === 'more' ? 'holds' : 'fails';
  if (one.beyond) return 'open';
  if (half === 0 || mean + half < bound) return wanted === 'less' && mean < bound ? 'holds' : 'fails';
  return 'open';
}

/** Surely not about the number: what is within a tenth of it is. */
export function notAbout(quantities: Quantity | readonly Quantity[], print: string): Check {
  const { value, slack } = admitted(`about ${print}`);
  return each(`not about ${print}`, quantities, (one) => {
    const { mean, half } = interval(one.values)!;
    const off = Math.abs(mean - value) - slack;
    return off > half ? 'holds' : off < -half ? 'fails' : 'open';
  });
}

/** Nothing that could come out otherwise: a constant, a definition, a row of the registry. Shown, and counted apart. */
export function shows(ours: string | Quantity, print = ''): Check {
  return {
    expects: print,
    none: true,
    quantities: typeof ours === 'string' ? [] : [ours],
    judge: (found) => ({ verdict: 'none', measured: typeof ours === 'string' ? ours : listed(found) }),
  };
}

/** A closed form, evaluated. @throws RangeError if there is none of that name */
export function form(id: string, variables: Readonly<Record<string, number>>): Quantity {
  const found = findClosedForm(id);
  if (!found) throw new RangeError(`there is no closed form ${id}`);
  return computed(found.formula, found.evaluate(variables));
}
