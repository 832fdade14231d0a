/** The window after a loss, before the next one: the curves of jin2001 Figure 1. Packets, round trips. */
import { power } from '../math.ts';

/** AIMD and TCP: `a` packets per round trip. */
export function linearGrowth(startPackets: number, a: number, roundTrips: number): number {
  return startPackets + a * roundTrips;
}

/** Binomial: dW/dt = a / W^k. IIAD is k = 1, SQRT is k = 1/2. */
export function binomialGrowth(startPackets: number, a: number, k: number, roundTrips: number): number {
  return power(power(startPackets, k + 1) + (k + 1) * a * roundTrips, 1 / (k + 1));
}

/** α of SIMD from the window at the last loss (Eq. 3 for random losses, Eq. 5 for periodic ones); beta is the part cut. */
export function simdAlpha(peakPackets: number, beta: number, losses: 'random' | 'periodic'): number {
  const periodic = (3 * Math.sqrt(beta)) / ((1 - (2 * beta) / 3) * Math.sqrt(peakPackets));
  return losses === 'periodic' ? periodic : periodic / Math.sqrt(2);
}

/** SIMD: W(t) = W0 + α²t²/4, with W0 what a cut of beta left of the peak (Eq. 1). */
export function simdGrowth(
  peakPackets: number,
  beta: number,
  losses: 'random' | 'periodic',
  roundTrips: number,
): number {
  const alpha = simdAlpha(peakPackets, beta, losses);
  return (1 - beta) * peakPackets + (alpha * alpha * roundTrips * roundTrips) / 4;
}
