/** Kinds of checks. Each judges means over the seeds; spreads are shown beside them. */
import { findClosedForm } from '../../theory/closed-forms.ts';
import { digits } from '../figures/parts.ts';
import { computed, type Measured, type Quantity } from '../figures/quantity.ts';
import type { Check, Finding, Verdict } from './claim.ts';

/** A mean with its spread: `0.51 ± 0.02`, `> 120` where the run ended first. */
export function shown(found: Measured): string {
  if (found.mean === null) return `none (${found.why ?? 'no value'})`;
  const spread = found.sd > 1e-3 * Math.abs(found.mean) ? ` ± ${Number(found.sd.toPrecision(2))}` : '';
  return `${found.beyond ? '> ' : ''}${digits(found.mean)}${spread}`;
}

/** `TCP 1.2, GAIMD 0.8`. */
export function listed(found: readonly Measured[]): string {
  if (found.length > 12) {
    const means = found.map(({ mean }) => mean).filter((mean) => mean !== null);
    return `${found.length} values from ${digits(Math.min(...means))} to ${digits(Math.max(...means))}`;
  }
  return found.length === 1 ? shown(found[0]!) : found.map((one) => `${one.label}: ${shown(one)}`).join('; ');
}

/** Half a unit of the last digit printed: so far a number that rounds to it may be. */
function rounding(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return 0.5 * 10 ** -decimals.length;
}

function without(found: readonly Measured[]): boolean {
  return found.some(({ mean }) => mean === null);
}

/** Lower bounds tell an order only where they are the largest. */
function bounded(found: readonly Measured[]): boolean {
  return found.some(({ beyond }) => beyond);
}

function verdictOf(ok: boolean, okWithin: boolean, measured: string, within: string): Finding {
  if (ok) return { verdict: 'holds', measured };
  return okWithin ? { verdict: 'within', measured, within } : { verdict: 'fails', measured };
}

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

/** Every quantity lies between the two. */
export function between(quantities: Quantity | readonly Quantity[], least: number, most: number, tolerance = 0): Check {
  const list = listOf(quantities);
  return {
    expects: `${least} to ${most}`,
    quantities: list,
    judge(found) {
      const inside = (slack: number): boolean =>
        found.every(
          ({ mean, beyond }) => mean !== null && mean >= least - slack - 1e-9 && mean <= most + slack + 1e-9 && !beyond,
        );
      return verdictOf(inside(0), inside(tolerance), listed(found), String(tolerance));
    },
  };
}

/** Every quantity is below the bound. */
export function below(quantities: Quantity | readonly Quantity[], bound: number, tolerance = 0, unit = ''): Check {
  const list = listOf(quantities);
  return {
    expects: `below ${bound}${unit}`,
    quantities: list,
    judge(found) {
      const under = (slack: number): boolean =>
        found.every(({ mean, beyond }) => mean !== null && !beyond && mean < bound + slack);
      return verdictOf(under(0), under(tolerance), listed(found), String(tolerance));
    },
  };
}

/** Every quantity is above the bound; one that was not reached within the run is at least that much. */
export function above(quantities: Quantity | readonly Quantity[], bound: number, tolerance = 0, unit = ''): Check {
  const list = listOf(quantities);
  return {
    expects: `above ${bound}${unit}`,
    quantities: list,
    judge(found) {
      const beyond = (slack: number): boolean => found.every(({ mean }) => mean !== null && mean > bound - slack);
      return verdictOf(beyond(0), beyond(tolerance), listed(found), String(tolerance));
    },
  };
}

/** Groups of quantities, each group's all before the next one's all; within a group any order. */
export function ordered(way: 'ascending' | 'descending', groups: readonly (Quantity | readonly Quantity[])[]): Check {
  const lists = groups.map(listOf);
  const sign = way === 'ascending' ? ' < ' : ' > ';
  return {
    expects: lists.map((group) => group.map(({ label }) => label).join(' and ')).join(sign),
    quantities: lists.flat(),
    judge(found) {
      if (without(found)) return { verdict: 'fails', measured: listed(found) };
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
    },
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
    judge(found) {
      if (without(found)) return { verdict: 'fails', measured: listed(found) };
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
    },
  };
}

const WORST: readonly Verdict[] = ['holds', 'within', 'fails'];

/** Parts of a joint check that are told one by one. */
const MANY = 6;

/** The first few of a list, and how many more there are. */
function few(texts: readonly string[], rest: string): string {
  return texts.length <= MANY
    ? texts.join('; ')
    : `${texts.slice(0, MANY).join('; ')}; and ${texts.length - MANY} ${rest}`;
}

/** All of several checks; where many fail, those that do are told. */
export function all(...checks: readonly Check[]): Check {
  return {
    expects: few([...new Set(checks.map(({ expects }) => expects))], 'such'),
    quantities: checks.flatMap(({ quantities }) => quantities),
    judge(found) {
      const parts = split(
        found,
        checks.map(({ quantities }) => quantities.length),
      );
      const findings = checks.map((check, index) => check.judge(parts[index]!));
      const verdict = WORST[findings.reduce((most, one) => Math.max(most, WORST.indexOf(one.verdict)), 0)]!;
      const slack = [...new Set(findings.flatMap(({ within }) => (within === undefined ? [] : [within])))];
      const told =
        findings.length <= MANY || verdict !== 'fails' ? findings : findings.filter((one) => one.verdict === 'fails');
      return {
        verdict,
        measured: few(
          told.map(({ measured }) => measured),
          'more',
        ),
        ...(verdict === 'within' && { within: slack.join(', ') }),
      };
    },
  };
}

/** At least one of several checks holds. */
export function some(expects: string, checks: readonly Check[]): Check {
  return {
    expects,
    quantities: checks.flatMap(({ quantities }) => quantities),
    judge(found) {
      const parts = split(
        found,
        checks.map(({ quantities }) => quantities.length),
      );
      const findings = checks.map((check, index) => check.judge(parts[index]!));
      const best = findings.find(({ verdict }) => verdict === 'holds');
      return best ?? { verdict: 'fails', measured: findings.map(({ measured }) => measured).join('; ') };
    },
  };
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
    judge(found) {
      if (without(found)) return { verdict: 'fails', measured: listed(found) };
      return {
        verdict: ok(
          found.map(({ mean }) => mean!),
          found,
        )
          ? 'holds'
          : 'fails',
        measured: say(found),
      };
    },
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

function listOf(quantities: Quantity | readonly Quantity[]): readonly Quantity[] {
  return Array.isArray(quantities) ? (quantities as readonly Quantity[]) : [quantities as Quantity];
}

function split(found: readonly Measured[], lengths: readonly number[]): Measured[][] {
  let from = 0;
  return lengths.map((length) => found.slice(from, (from += length)));
}
