/** Checks of an order or a course, by paired differences over the seeds: 95 % sure, 95 % sure of the opposite, or neither. */
import { combined, type Measured, type Quantity, ratio } from '../figures/quantity.ts';
import type { Check, Verdict } from './claim.ts';
import { above, inBand } from './checks.ts';
import { listed, listOf, needsAll, split, spread, worst } from './findings.ts';
import { interval } from '../../experiments/statistics.ts';
import { differences, type Side, side } from './interval.ts';
import { ALMOST_NONE, MUCH, SIMILAR } from './words.ts';

const AS_WANTED = (found: Side): Verdict => (found === 'more' ? 'holds' : found === 'open' ? 'open' : 'fails');

/** @param factors the rule goes by the first less each of these times the other */
function pair(
  expects: string,
  one: Quantity,
  other: Quantity,
  factors: readonly number[],
  judge: (a: Measured, b: Measured) => Verdict,
): Check {
  return {
    expects,
    quantities: [one, other],
    judge: needsAll((found) => {
      const [a, b] = [found[0]!, found[1]!];
      const tells = factors.flatMap((factor) => {
        const known = interval(differences(a, b, factor));
        return known ? [`${factor === 1 ? 'difference' : `first less ${factor} times second`} ${spread(known)}`] : [];
      });
      return {
        verdict: judge(a, b),
        measured: listed(found),
        ...(tells.length > 0 && { tells: tells.join(', ') }),
      };
    }),
  };
}

/** The first is surely more than the second. */
export function more(one: Quantity, other: Quantity): Check {
  return pair(`${one.label} > ${other.label}`, one, other, [1], (a, b) => AS_WANTED(side(a, b)));
}

/** The first is surely much more than the second: by the rule of that word. */
export function much(one: Quantity, other: Quantity): Check {
  return pair(`${one.label} much more than ${other.label}`, one, other, [MUCH], (a, b) => AS_WANTED(side(a, b, MUCH)));
}

/** The first is surely more than the second, and not much more. */
export function slightly(one: Quantity, other: Quantity): Check {
  return pair(`${one.label} slightly more than ${other.label}`, one, other, [1, MUCH], (a, b) =>
    worst([AS_WANTED(side(a, b)), AS_WANTED(side(b, a, 1 / MUCH))]),
  );
}

/** The first is at most a tenth of the second. */
export function almostNone(one: Quantity, other: Quantity): Check {
  return pair(`${one.label} almost none of ${other.label}`, one, other, [ALMOST_NONE], (a, b) => {
    const found = side(a, b, ALMOST_NONE);
    return found === 'less' || found === 'equal' ? 'holds' : found === 'open' ? 'open' : 'fails';
  });
}

/** Neither is more than 1.25 times the other. */
export function similar(one: Quantity, other: Quantity): Check {
  const over = ratio(`${one.label} over ${other.label}`, one, other);
  return {
    expects: `${one.label} and ${other.label} alike`,
    quantities: [over],
    judge: needsAll((found) => ({
      verdict: inBand(found[0]!, 1 / SIMILAR, SIMILAR),
      measured: `${over.label}: ${listed(found)}`,
    })),
  };
}

/** Groups of quantities, each group's all before the next one's all; within a group any order. */
export function ordered(way: 'ascending' | 'descending', groups: readonly (Quantity | readonly Quantity[])[]): Check {
  const lists = groups.map(listOf);
  const sign = way === 'ascending' ? ' < ' : ' > ';
  return {
    expects: lists.map((group) => group.map(({ label }) => label).join(' and ')).join(sign),
    quantities: lists.flat(),
    judge: needsAll((found) => {
      const parts = split(
        found,
        lists.map(({ length }) => length),
      );
      const verdicts = parts
        .slice(1)
        .flatMap((group, index) =>
          parts[index]!.flatMap((one) =>
            group.map((other) => AS_WANTED(way === 'ascending' ? side(other, one) : side(one, other))),
          ),
        );
      return { verdict: worst(verdicts), measured: listed(found) };
    }),
  };
}

/** Surely up or down from the first to the last, and no single step surely back (99.9 %, because there are many). */
export function trend(way: 'rising' | 'falling', quantities: readonly Quantity[]): Check {
  return {
    expects: way,
    quantities,
    judge: needsAll((found) => {
      const back = way === 'rising' ? 'less' : 'more';
      const [first, last] = [found[0]!, found.at(-1)!];
      const whole = AS_WANTED(way === 'rising' ? side(last, first) : side(first, last));
      const steps = found
        .slice(1)
        .map((one, index) => (side(one, found[index]!, 1, 99.9) === back ? 'fails' : 'holds'));
      return { verdict: worst([whole, ...steps]), measured: listed(found) };
    }),
  };
}

/** The overall course over a sweep: the rank correlation with it, seed by seed, is surely above or below 0. */
export function overall(way: 'rising' | 'falling', label: string, quantities: readonly Quantity[]): Check {
  const ranks = combined(`${label}, rank correlation`, quantities, (values) => {
    const flip = way === 'rising' ? 1 : -1;
    return (
      flip *
      rankCorrelation(
        values.map((_, index) => index),
        values,
      )
    );
  });
  return { ...above(ranks, 0), expects: way };
}

/** Spearman's, without ties. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const rank = (list: readonly number[], value: number): number => list.filter((each) => each < value).length;
  const n = one.length;
  const squares = one.reduce((sum, value, index) => sum + (rank(one, value) - rank(other, other[index]!)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}
