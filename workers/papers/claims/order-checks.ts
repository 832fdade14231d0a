/** Checks of an order or a course: which is more, what rises, falls, stays or dips. */
import { digits } from '../figures/parts.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import type { Check } from './claim.ts';
import { bounded, listed, listOf, needsAll, split, verdictOf, without } from './findings.ts';

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
        lists.map((group) => group.length),
      );
      const flip = way === 'ascending' ? 1 : -1;
      const largest = way === 'ascending' ? parts.length - 1 : 0;
      if (parts.some((group, index) => index !== largest && bounded(group)))
        return { verdict: 'fails', measured: listed(found) };
      const ok = parts
        .slice(1)
        .every(
          (group, index) =>
            Math.max(...parts[index]!.map((one) => flip * one.mean!)) <
            Math.min(...group.map((one) => flip * one.mean!)),
        );
      return { verdict: ok ? 'holds' : 'fails', measured: listed(found) };
    }),
  };
}

/** The first is more than the second. */
export function more(one: Quantity, other: Quantity, tolerance = 0): Check {
  return {
    expects: `${one.label} > ${other.label}`,
    quantities: [one, other],
    judge(found) {
      if (without(found) || found[1]!.beyond) return { verdict: 'fails', measured: listed(found) };
      const ahead = found[0]!.mean! - found[1]!.mean!;
      return verdictOf(ahead > 0, ahead > -tolerance, listed(found), String(tolerance));
    },
  };
}

/** Two standard errors of the difference of two means over the seeds: what chance alone makes of no difference. */
export function chance(one: Measured, other: Measured): number {
  const square = ({ sd, values }: Measured): number => (sd * sd) / values.length;
  return 2 * Math.sqrt(square(one) + square(other));
}

/** From the first to the last it rises or falls, no step back by more than the tolerance or than chance makes. */
export function trend(way: 'rising' | 'falling', quantities: readonly Quantity[], tolerance = 0): Check {
  return {
    expects: way,
    quantities,
    judge(found) {
      const largest = way === 'rising' ? found.length - 1 : 0;
      if (without(found) || bounded(found.filter((_, index) => index !== largest)))
        return { verdict: 'fails', measured: listed(found) };
      const flip = way === 'rising' ? 1 : -1;
      const means = found.map(({ mean }) => flip * mean!);
      const steady = (slack: (step: number) => number): boolean =>
        means.slice(1).every((mean, index) => mean >= means[index]! - slack(index));
      const whole = means.at(-1)! > means[0]!;
      const within = steady((step) => Math.max(tolerance, chance(found[step]!, found[step + 1]!)));
      return verdictOf(
        whole && steady(() => 0),
        whole && within,
        listed(found),
        `steps back of ${tolerance === 0 ? '' : `${tolerance} or `}two standard errors`,
      );
    },
  };
}

/** All values lie within `tolerance` of their mean, as a part of it. */
export function flat(quantities: readonly Quantity[], tolerance: number): Check {
  return {
    expects: 'flat',
    quantities,
    judge(found) {
      if (without(found) || bounded(found)) return { verdict: 'fails', measured: listed(found) };
      const means = found.map(({ mean }) => mean!);
      const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
      const ok = means.every((value) => Math.abs(value - mean) <= tolerance * mean);
      return {
        verdict: ok ? 'within' : 'fails',
        measured: listed(found),
        ...(ok && { within: `${100 * tolerance} % of its mean` }),
      };
    },
  };
}

/** Between its neighbours in the sweep there is a minimum at most so many octaves from `at`. */
export function dip(xs: readonly number[], quantities: readonly Quantity[], at: number, octaves: number): Check {
  return {
    expects: `a minimum at ${at}`,
    quantities,
    judge: needsAll((found) => {
      const means = found.map(({ mean }) => mean!);
      const minima = xs.filter(
        (_, index) =>
          index > 0 && index < xs.length - 1 && means[index]! < means[index - 1]! && means[index]! < means[index + 1]!,
      );
      const off = (x: number): number => Math.abs(Math.log2(x / at));
      const measured = `${minima.length === 0 ? 'no minimum' : `minima at ${minima.join(', ')}`}; ${xs.map((x, index) => `${x}: ${digits(means[index]!)}`).join(', ')}`;
      return verdictOf(
        minima.some((x) => off(x) < 0.01),
        minima.some((x) => off(x) <= octaves + 1e-9),
        measured,
        `a factor of ${2 ** octaves}`,
      );
    }),
  };
}
