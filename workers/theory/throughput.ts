/**
 * Response functions: throughput and window as functions of the loss event rate p, and back; and the increase that makes
 * a scheme TCP-friendly. a is the increase in packets per round trip, b the part CUT at a loss.
 */
import { type ClosedForm, form } from './closed-form.ts';

/** T0 in round trips where no timer is modelled (RFC 5348 section 3.1). */
export const TIMEOUT_RTTS = 4;

/**
 * Throughput of AIMD(a, b) with timeouts, one ACK per packet (jin2001 Eq. 8, whose print leaves p outside the roots):
 *
 *   T = 1 / (R √(2bp/(a(2 − b))) + T0 min(1, 3 √(b(2 − b)p/(2a))) p (1 + 32 p²))
 *
 * @param p loss event rate
 * @param rtt R, s
 * @param t0 retransmission timeout, s; 0 leaves timeouts out
 * @returns packets per second; Infinity where p is 0
 */
export function aimdThroughput(p: number, rtt: number, t0: number, a: number, b: number): number {
  const avoidance = rtt * Math.sqrt((2 * b * p) / (a * (2 - b)));
  const timeouts = t0 * Math.min(1, 3 * Math.sqrt((b * (2 - b) * p) / (2 * a))) * p * (1 + 32 * p * p);
  return 1 / (avoidance + timeouts);
}

/**
 * TCP's throughput (Padhye, Firoiu, Towsley, Kurose 1998), as TFRC and TFRCP use it: AIMD(1, 1/2). RFC 5348 leaves the
 * minimum out.
 */
export function tcpThroughput(p: number, rtt: number, t0: number): number {
  return aimdThroughput(p, rtt, t0, 1, 0.5);
}

/** The loss event rate at which TCP's equation gives `rate` packets/s: bisection to within 5 %, as in ns-2. */
export function lossRateOf(rate: number, rtt: number, t0: number): number {
  let p = 0.5;
  let step = 0.25;
  for (let round = 0; round <= 30; round += 1) {
    const throughput = tcpThroughput(p, rtt, t0);
    if (throughput > 0.95 * rate && throughput < 1.05 * rate) return p;
    p += throughput > rate ? step : -step;
    step /= 2;
  }
  return p;
}

/** Loss event rate of AIMD(a, b) whose mean window is `window` packets, without timeouts. */
export function aimdLossRate(a: number, b: number, window: number): number {
  return (a * (2 - b)) / (2 * b) / (window * window);
}

/** Mean window in packets of a binomial scheme with k + l = 1; α = a, β = b. */
function binomialWindow(a: number, b: number, p: number): number {
  return Math.sqrt(a / (b * p));
}

/** Loss event rate of a binomial scheme with k + l = 1 whose mean window is `window` packets. */
export function binomialLossRate(a: number, b: number, window: number): number {
  return a / b / (window * window);
}

/** W² p, where W is the peak window of AIMD(a, b) and one packet in 1/p is lost: a climb from (1 − b)W to W has 1/p packets. */
function peakSquareTimesLossRate(a: number, b: number): number {
  return (2 * a) / (1 - (1 - b) * (1 - b));
}

/** Peak window in packets of AIMD(a, b) under periodic losses (yang2000 Sec. 4.1). */
export function aimdPeak(a: number, b: number, p: number): number {
  return Math.sqrt(peakSquareTimesLossRate(a, b) / p);
}

/** Loss event rate of AIMD(a, b) that is cut whenever its window reaches `peak` packets. */
export function aimdLossRateAtPeak(a: number, b: number, peak: number): number {
  return peakSquareTimesLossRate(a, b) / (peak * peak);
}

/**
 * Mean window in packets of AIMD(a, b) when losses come at times that do not depend on the rate (tsao2007 Fig. 1, 3).
 * @param roundTrips mean time between losses
 * @param cv coefficient of variation of that time
 */
export function meanWindowUnderTimedLosses(a: number, b: number, roundTrips: number, cv: number): number {
  return a * roundTrips * ((1 + cv * cv) / 2 + (1 - b) / b);
}

/**
 * The increase a, in packets per round trip, that makes AIMD with cut `b` TCP-friendly.
 * 'timeouts' matches TCP's timeout term, a = 4(2b − b²)/3 (Yang & Lam 2000 Eq. 10; bansal2001's TCP(b));
 * 'losses' matches its congestion-avoidance term, a = 3b/(2 − b) (Floyd et al. 2000; jin2001, tsao2007).
 */
export function friendlyIncrease(b: number, matching: 'timeouts' | 'losses'): number {
  return matching === 'timeouts' ? (4 * (2 * b - b * b)) / 3 : (3 * b) / (2 - b);
}

/** α of a binomial scheme with k + l = 1 that matches TCP for large windows; β = b (jin2001, footnote 5). */
export function binomialFriendlyIncrease(b: number): number {
  return 1.5 * b;
}

export const throughputForms: readonly ClosedForm[] = [
  form('tcp-simple', 'R p', "TCP's throughput without timeouts, packets/s", '√(3/2) / (R √p)', 'jin2001', (R, p) =>
    tcpThroughput(p, R, 0),
  ),
  form(
    'aimd-throughput',
    'R T0 p a b',
    'throughput of AIMD(a, b) with timeouts, packets/s (Eq. 8)',
    '1 / (R √(2bp/(a(2−b))) + T0 min(1, 3√(b(2−b)p/(2a))) p (1 + 32p²))',
    'jin2001',
    (R, T0, p, a, b) => aimdThroughput(p, R, T0, a, b),
  ),
  form(
    'friendly-timeouts',
    'b',
    'climb a that matches the timeout term, packets/RTT',
    '4(2b − b²)/3',
    'yang2000 bansal2001',
    (b) => friendlyIncrease(b, 'timeouts'),
  ),
  form(
    'friendly-losses',
    'b',
    'climb α that matches the congestion-avoidance term, packets/RTT',
    '3b/(2 − b)',
    'jin2001 tsao2007',
    (b) => friendlyIncrease(b, 'losses'),
  ),
  form(
    'binomial-window',
    'a b p',
    'mean window of a binomial scheme with k + l = 1, packets',
    '√(a/(bp))',
    'jin2001',
    binomialWindow,
  ),
  form(
    'aimd-peak',
    'a b p',
    'peak window of AIMD under periodic losses, packets',
    '√(2a/(p(1 − (1−b)²)))',
    'yang2000',
    aimdPeak,
  ),
  form(
    'interval-window',
    'a b tau c',
    'mean window of AIMD where losses come every τ RTTs with CV c, packets',
    'aτ((1 + c²)/2 + (1 − b)/b)',
    'tsao2007',
    meanWindowUnderTimedLosses,
  ),
];
