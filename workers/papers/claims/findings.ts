/** What checks find, in words: the parts that all kinds of checks are made of. */
import { digits } from '../figures/parts.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import type { Finding, Verdict } from './claim.ts';
import { type Interval, interval } from '../../experiments/statistics.ts';

/** `0.51 ± 0.02`, the 95 % interval of the mean; `> 120` where some run ended first. */
export function shown(found: Measured): string {
  const known = interval(found.values);
  if (found.mean === null || !known) return `none (${found.why ?? 'no value'})`;
  return `${found.beyond ? '> ' : ''}${spread(known)}`;
}

/** `0.51 ± 0.02`; without the interval where it is less than a thousandth. */
export function spread({ mean, half }: Interval): string {
  return `${digits(mean)}${half > 1e-3 * Math.abs(mean) ? ` ± ${Number(half.toPrecision(2))}` : ''}`;
}

/** `TCP: 1.2; GAIMD: 0.8`. */
export function listed(found: readonly Measured[]): string {
  if (found.length > 12) {
    const means = found.map(({ mean }) => mean).filter((mean) => mean !== null);
    return `${found.length} values from ${digits(Math.min(...means))} to ${digits(Math.max(...means))}`;
  }
  return found.length === 1 ? shown(found[0]!) : found.map((one) => `${one.label}: ${shown(one)}`).join('; ');
}

/** Whether a quantity has no value in any seed. */
export function without(found: readonly Measured[]): boolean {
  return found.some(({ mean }) => mean === null);
}

const RANK: readonly Verdict[] = ['holds', 'open', 'fails'];

/** All of it holds only if each part does; one that surely does not decides. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return RANK[verdicts.reduce((most, one) => Math.max(most, RANK.indexOf(one)), 0)]!;
}

/** A judgement that fails where a quantity has no value. */
export function needsAll(judge: (found: readonly Measured[]) => Finding): (found: readonly Measured[]) => Finding {
  return (found) => (without(found) ? { verdict: 'fails', measured: listed(found) } : judge(found));
}

/** One quantity, or several, as a list. */
export function listOf(quantities: Quantity | readonly Quantity[]): readonly Quantity[] {
  return Array.isArray(quantities) ? (quantities as readonly Quantity[]) : [quantities as Quantity];
}

/** The list in parts of these lengths. */
export function split(found: readonly Measured[], lengths: readonly number[]): Measured[][] {
  let from = 0;
  return lengths.map((length) => found.slice(from, (from += length)));
}
