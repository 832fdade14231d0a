/** The bin of what is counted "in a round trip": a number of the set-up, where the paper does not say how long that is. */
import { findSetup } from '../setups/index.ts';
import type { Ask, AskOptions } from './ask.ts';

const BY_ROUND_TRIP: ReadonlySet<string> = new Set([
  ...['jain-f', 'cov-sf', 'cov-time', 'send-rate'],
  ...['fair-again', 'fairness-least', 'part-at-rate', 'rate-least', 'rate-median'],
]);

/** The options that the ask is answered with: those it has, and the set-up's `binSeconds` where it counts by round trips. */
export function optionsOf({ setup, choice, measure, options }: Ask): AskOptions | undefined {
  if (!BY_ROUND_TRIP.has(measure) || options?.bin !== undefined) return options;
  const bin = choice['binSeconds'] ?? findSetup(setup)?.defaults['binSeconds'];
  return typeof bin === 'number' ? { ...options, bin } : options;
}
