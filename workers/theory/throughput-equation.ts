/**
 * TCP's throughput as a function of loss (Padhye, Firoiu, Towsley, Kurose 1998), as TFRC and TFRCP use it:
 *
 *   T = 1 / ( R sqrt(2p/3) + t0 min(1, 3 sqrt(3p/8)) p (1 + 32 p²) )   packets/s
 *
 * with one ACK per packet. RFC 5348 leaves the minimum out.
 */

/** ns-2's ceiling of the rate, where p is 0 (formula.h), byte/s. */
export const MAX_RATE_BYTES = 25_000_000;

/**
 * @param p loss event rate
 * @param rtt s
 * @param t0 retransmission timeout, s
 * @returns packets per second; Infinity where p is 0
 */
export function tcpThroughput(p: number, rtt: number, t0: number): number {
  const congestion = rtt * Math.sqrt((2 * p) / 3);
  const timeouts = t0 * Math.min(1, 3 * Math.sqrt((3 * p) / 8)) * p * (1 + 32 * p * p);
  return 1 / (congestion + timeouts);
}

/** The loss event rate at which the equation gives `rate` packets/s: bisection to within 5 %, as ns-2 does it. */
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
