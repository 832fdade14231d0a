/**
 * Coefficients of variation of the rate (yang2000 Eq. 4 and 7, Appendices A to D; the levels of Figure 6). Misprints of
 * the appendices are mended: Eq. 30 and 56 lack a square root, Eq. 41 has it over the denominator only.
 */
import { integerPower, power } from '../math.ts';
import { EIGHT_WEIGHTS } from './rate-steps.ts';

/** AIMD that keeps `kept` at a loss, losses Poisson in time: sqrt((1 − β)/(1 + β)), whatever the climb. */
export function aimdCov(kept: number): number {
  return Math.sqrt((1 - kept) / (1 + kept));
}

/** States of Figure 37 after so many timeouts in a row: the timer doubles six times at most. */
const BACKOFFS = 6;

/**
 * TCP that lives on timeouts: one packet in every 2^k T0, with chance (1 − p)p^k for k < 6 (Eq. 7 as in the body).
 * @param timeoutRoundTrips T0 in round trips
 */
export function timeoutCov(p: number, timeoutRoundTrips: number): number {
  let perRoundTrip = 0;
  for (let k = 0; k <= BACKOFFS; k += 1) {
    const chance = k < BACKOFFS ? (1 - p) * integerPower(p, k) : integerPower(p, k);
    perRoundTrip += chance / (integerPower(2, k) * timeoutRoundTrips);
  }
  return Math.sqrt((1 - perRoundTrip) / perRoundTrip);
}

/**
 * TEAR relative to the window it emulates: its rate is a weighted sum of past windows, taken as independent (Appendix C).
 */
export function tearSmoothing(): number {
  const last = EIGHT_WEIGHTS.length;
  const ofWindow = Array.from(
    { length: last + 1 },
    (_, index) => (EIGHT_WEIGHTS[index] ?? 0) / 2 + (index > 0 ? EIGHT_WEIGHTS[index - 1]! / 4 : 0),
  );
  return rootOfSquares(ofWindow) / ofWindow.reduce((sum, weight) => sum + weight, 0);
}

/** TEAR: the smoothing of TCP's own variation. */
export function tearCov(): number {
  return tearSmoothing() * aimdCov(0.5);
}

/**
 * TFRC, each packet lost with chance p: rates go with a power of the loss interval, 1/2 at low loss (Appendix D) and 3/2
 * where timeouts rule; averaging over eight intervals takes the rest.
 */
export function tfrcCov(p: number, exponent: 0.5 | 1.5 = 0.5): number {
  return rootOfSquares(EIGHT_WEIGHTS) * lossIntervalRateCov(p, exponent);
}

/** Of the rate that one loss interval alone would give, weighted by time: geometric intervals, a rate held for 1/rate. */
export function lossIntervalRateCov(p: number, exponent: 0.5 | 1.5): number {
  const q = 1 - p;
  const enough = Math.ceil(60 / p);
  let [time, distance, square] = [0, 0, 0];
  for (let i = 1, chance = 1; i <= enough; i += 1) {
    chance *= q;
    const rate = power(i, exponent);
    // Sums over time of rate⁰, rate¹ and rate², up to a common factor.
    time += chance / rate;
    distance += chance;
    square += chance * rate;
  }
  return Math.sqrt((square * time) / (distance * distance) - 1);
}

function rootOfSquares(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
