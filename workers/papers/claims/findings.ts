/** What checks find, in words and as a verdict: the parts that all kinds of checks are made of. */
import { digits } from '../figures/parts.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import type { Finding } from './claim.ts';

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

/** Half a unit of the last digit printed: the largest distance of a number that rounds to `value`. */
export function rounding(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return 0.5 * 10 ** -decimals.length;
}

/** Whether a quantity has no value. */
export function without(found: readonly Measured[]): boolean {
  return found.some(({ mean }) => mean === null);
}

/** Whether a value is a lower bound. These tell an order only where they are the largest. */
export function bounded(found: readonly Measured[]): boolean {
  return found.some(({ beyond }) => beyond);
}

/** Holds, or holds within the tolerance `within`, or fails. */
export function verdictOf(ok: boolean, okWithin: boolean, measured: string, within: string): Finding {
  if (ok) return { verdict: 'holds', measured };
  return okWithin ? { verdict: 'within', measured, within } : { verdict: 'fails', measured };
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
