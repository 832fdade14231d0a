/**
 * The window between two losses: how it grows (jin2001 Figure 1), how long until the next loss, and how fast it falls.
 * Windows in packets, times in round trips, b and beta the part CUT.
 */
import { type ClosedForm, form } from './closed-form.ts';
import { logBase, power } from './math.ts';

/** How losses come, for which SIMD's increase is set. */
export type LossPattern = 'random' | 'periodic';

/** AIMD and TCP: `a` packets per round trip. */
export function linearGrowth(startPackets: number, a: number, roundTrips: number): number {
  return startPackets + a * roundTrips;
}

/** Binomial: dW/dt = a / W^k. IIAD is k = 1, SQRT is k = 1/2. */
export function binomialGrowth(startPackets: number, a: number, k: number, roundTrips: number): number {
  return power(power(startPackets, k + 1) + (k + 1) * a * roundTrips, 1 / (k + 1));
}

/**
 * α of SIMD from the window at the last loss: 3√β/((1 − 2β/3)√W) for periodic losses (Eq. 5), and less by √2 for random
 * ones (Eq. 3).
 */
export function simdAlpha(peakPackets: number, beta: number, losses: LossPattern): number {
  const scale = (3 * Math.sqrt(beta)) / (1 - (2 * beta) / 3) / (losses === 'periodic' ? 1 : Math.sqrt(2));
  return scale / Math.sqrt(peakPackets);
}

/** Coefficient of t² in SIMD's window: α²/4 (Eq. 1). */
function simdCurvature(peakPackets: number, beta: number, losses: LossPattern): number {
  const alpha = simdAlpha(peakPackets, beta, losses);
  return (alpha * alpha) / 4;
}

/** SIMD: W(t) = W0 + α²t²/4, where W0 is what a cut of beta left of the peak (Eq. 1). */
export function simdGrowth(peakPackets: number, beta: number, losses: LossPattern, roundTrips: number): number {
  return (1 - beta) * peakPackets + simdCurvature(peakPackets, beta, losses) * roundTrips * roundTrips;
}

/** Length of an epoch of TCP-friendly AIMD whose peak window is W. */
export function aimdEpoch(b: number, W: number): number {
  return ((2 - b) * W) / 6;
}

/** Length of an epoch of IIAD. */
export function iiadEpoch(W: number): number {
  return W / 3;
}

/** Length of an epoch of SIMD under random losses, beta small. */
export function simdEpoch(W: number): number {
  return (Math.sqrt(2) * W) / 3;
}

export const growthForms: readonly ClosedForm[] = [
  form(
    'halving-aimd',
    'b',
    'loss indications, one per RTT, until AIMD is at half',
    'ln(1/2)/ln(1 − b)',
    'yang2000',
    (b) => logBase(1 - b, 0.5),
  ),
  form('simd-alpha-periodic', 'b W', 'α of SIMD for periodic losses (Eq. 5)', '3√β/((1 − 2β/3)√W)', 'jin2001', (b, W) =>
    simdAlpha(W, b, 'periodic'),
  ),
  form('simd-alpha-random', 'b W', 'α of SIMD for random losses (Eq. 3)', '3√β/((1 − 2β/3)√(2W))', 'jin2001', (b, W) =>
    simdAlpha(W, b, 'random'),
  ),
  form(
    'simd-growth',
    'b W',
    'coefficient of t² in the window of SIMD (Eq. 4)',
    '9β/(8(1 − 2β/3)²W)',
    'jin2001',
    (b, W) => simdCurvature(W, b, 'random'),
  ),
  form('epoch-aimd', 'b W', 'epoch of AIMD, RTTs; TCP (b = 1/2) has W/4', '(2 − β)W/6', 'jin2001', aimdEpoch),
  form('epoch-iiad', 'W', 'epoch of IIAD, RTTs', 'W/3', 'jin2001', iiadEpoch),
  form('epoch-simd', 'W', 'epoch of SIMD, RTTs, small β', '√2 W/3', 'jin2001', simdEpoch),
  form(
    'epoch-simd-periodic',
    'b W',
    'epoch of SIMD under periodic losses, RTTs',
    '(2/3)(1 − 2β/3)W',
    'jin2001',
    (b, W) => (2 / 3) * (1 - (2 * b) / 3) * W,
  ),
];
