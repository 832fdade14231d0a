/**
 * Coefficients of variation (CoV) of the rate, and what follows from them (yang2000 Eq. 4 and 7, Appendices A to D; the
 * levels of Figure 6). Corrected misprints of the appendices: Eq. 30 and 56 lack a square root; Eq. 41 has it over the
 * denominator only.
 */
import { type ClosedForm, form } from './closed-form.ts';
import { EIGHT_WEIGHTS } from './interval-weights.ts';
import { integerPower, power } from './math.ts';

/** AIMD that cuts the part `b` at a loss, losses Poisson in time (Eq. 4). The increase does not matter. */
export function aimdCov(b: number): number {
  return Math.sqrt(b / (2 - b));
}

/** A window that climbs in a straight line from (1 − f)W to W, again and again. */
export function straightToothCov(f: number): number {
  return f / (Math.sqrt(3) * (2 - f));
}

/** SIMD's window under periodic losses: a parabola from (1 − b)W to W, again and again (jin2001 Eq. 1). */
export function simdToothCov(b: number): number {
  return (b * Math.sqrt(4 / 45)) / (1 - (2 * b) / 3);
}

/** The retransmission timer doubles at most this many times (Figure 37 has one state more). */
export const MAX_BACKOFFS = 6;

/** Chance that a flow that lives on timeouts has backed off `state` times, each packet lost with chance p (Figure 37). */
export function backoffChance(p: number, state: number): number {
  return (state < MAX_BACKOFFS ? 1 - p : 1) * integerPower(p, state);
}

/**
 * TCP that lives on timeouts: after k backoffs one packet in 2^k T0 (Eq. 7 as in the body).
 * @param timeoutRoundTrips T0 in round trips
 */
export function timeoutCov(p: number, timeoutRoundTrips: number): number {
  let perRoundTrip = 0;
  for (let k = 0; k <= MAX_BACKOFFS; k += 1)
    perRoundTrip += backoffChance(p, k) / (integerPower(2, k) * timeoutRoundTrips);
  return Math.sqrt((1 - perRoundTrip) / perRoundTrip);
}

/** CoV of TEAR's rate over that of the window it emulates: a weighted sum of windows, taken as independent (Appendix C). */
export function tearSmoothing(): number {
  // An epoch's mean is W/2 + (W before)/4.
  const ofWindow = Array.from(
    { length: EIGHT_WEIGHTS.length + 1 },
    (_, index) => (EIGHT_WEIGHTS[index] ?? 0) / 2 + (EIGHT_WEIGHTS[index - 1] ?? 0) / 4,
  );
  return rootOfSquares(ofWindow) / ofWindow.reduce((sum, weight) => sum + weight, 0);
}

/** TEAR under losses that are Poisson in time: the smoothing times TCP's own CoV. */
export function tearCov(): number {
  return tearSmoothing() * aimdCov(0.5);
}

/**
 * TFRC over eight loss intervals, each packet lost with chance p: its rate goes with a power of the loss interval, 1/2
 * at low loss (Appendix D) and 3/2 where timeouts dominate.
 */
export function tfrcCov(p: number, exponent: 0.5 | 1.5 | 2.5 = 0.5): number {
  return rootOfSquares(EIGHT_WEIGHTS) * lossIntervalRateCov(p, exponent);
}

/** The CoV, weighted by time, of the rate that one loss interval alone would give (Eq. 53). */
export function lossIntervalRateCov(p: number, exponent: 0.5 | 1.5 | 2.5): number {
  const { time, packets, square } = lossIntervalSums(p, exponent);
  return Math.sqrt((square * time) / (packets * packets) - 1);
}

/** Part of the time in which TFRC at low loss has an interval of `packets` packets (Figure 38). */
export function intervalTimeShare(p: number, packets: number): number {
  return integerPower(1 - p, packets) / Math.sqrt(packets) / lossIntervalSums(p, 0.5).time;
}

/**
 * Sums over intervals i of qⁱ times rate⁻¹, rate⁰ and rate¹, with rate i^exponent. An interval of i packets comes with a
 * chance proportional to qⁱ and lasts i/rate; the common factor drops out of every ratio.
 */
function lossIntervalSums(p: number, exponent: 0.5 | 1.5 | 2.5): { time: number; packets: number; square: number } {
  const q = 1 - p;
  let [time, packets, square] = [0, 0, 0];
  for (let i = 1, chance = q; chance > 1e-18; i += 1, chance *= q) {
    const rate = power(i, exponent);
    time += chance / rate;
    packets += chance;
    square += chance * rate;
  }
  return { time, packets, square };
}

function rootOfSquares(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}

export const variationForms: readonly ClosedForm[] = [
  form('cov-aimd', 'b', 'CoV of the rate of AIMD under Poisson losses (Eq. 4)', '√(b/(2 − b))', 'yang2000', aimdCov),
  form(
    'cov-timeouts',
    'p t',
    'CoV of the rate where timeouts of t RTTs rule (Eq. 7)',
    '√((64t − S)/S), S = 64 − 32p − 16p² − 8p³ − 4p⁴ − 2p⁵ − p⁶',
    'yang2000',
    timeoutCov,
  ),
  form(
    'cov-tear',
    'c',
    'CoV of the rate of TEAR where that of the peak windows is c, taken as independent (Eq. 47)',
    '√(0.077083)/0.75 · c',
    'yang2000',
    (c) => tearSmoothing() * c,
  ),
  form(
    'cov-tfrc',
    'p',
    'CoV of the rate of TFRC(8) at low Bernoulli loss (Eq. 56)',
    '√(Σw²) √((Σ√i qⁱ)(Σqⁱ/√i)/(Σqⁱ)² − 1), q = 1 − p',
    'yang2000',
    (p) => tfrcCov(p),
  ),
  form(
    'jain-of-cov',
    'c',
    "Jain's index of rates with CoV c across flows",
    '1/(1 + c²)',
    'yang2000',
    (c) => 1 / (1 + c * c),
  ),
  form(
    'jain-of-ratio',
    'r',
    "Jain's index of two rates in ratio r",
    '(1 + r)²/(2(1 + r²))',
    'jin2001',
    (r) => ((1 + r) * (1 + r)) / (2 * (1 + r * r)),
  ),
  form('smoothness-aimd', 'b', 'smoothness ratio of TCP(b)', '1 − b', 'bansal2001', (b) => 1 - b),
];
