/** Quantities that several checks of yang2000 are made of. */
import { metric } from '../figures/parts.ts';
import { combined, type Quantity } from '../figures/quantity.ts';
import { covAt, LOSS_RATES, STUDIED, yang } from './runs.ts';

export const SMOOTH: readonly string[] = ['TFRC', 'TEAR'];
export const ROUGH: readonly string[] = ['TCP', 'GAIMD'];
type Reading = (name: string, scheme: string) => Quantity;
/** The same reading of an experiment for each of these schemes. */
export const each = (schemes: readonly string[], of: Reading, name: string): Quantity[] =>
  schemes.map((scheme) => of(name, scheme));
/** CoV over time at a loss rate. */
export const covs = (schemes: readonly string[], lossRate: number): Quantity[] =>
  schemes.map((scheme) => covAt(scheme, lossRate));
/** CoV over time of a scheme over the whole sweep of loss rates. */
export const sweepOf = (scheme: string): Quantity[] => LOSS_RATES.map((lossRate) => covAt(scheme, lossRate));
export const named = (label: string, quantity: Quantity): Quantity => ({ ...quantity, label });

export function meanRate(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'send-rate', STUDIED);
}

type QueueReading = 'queue-least' | 'queue-most' | 'queue-below' | 'queue-cov' | 'queue-cycle' | 'queue-len';

/**
 * A lone flow from round trip 1000 to 4000: before, it is still on its way from the first cut of its connection, which is by
 * half for every scheme, and a cycle of TFRC is longer than a figure. Among others round trips 100 to 600, as the figures.
 */
export function queue(name: string, scheme: string, reading: QueueReading): Quantity {
  return metric(
    `${scheme}${name === 'single' ? '' : `, ${name}`}`,
    yang(name, scheme, name === 'single' ? { durationSeconds: 400 } : {}),
    reading,
    name === 'single' ? { from: 100, to: 400 } : { from: 10, to: 60 },
  );
}

export function swing(name: string, scheme: string): Quantity {
  return combined(
    `${scheme}, swing`,
    [queue(name, scheme, 'queue-most'), queue(name, scheme, 'queue-least')],
    ([most, least]) => most! - least!,
  );
}
