/** TCP's throughput (PFTK), written for AIMD(a, b) as in jin2001 Eq. 8 (root scope corrected); TCP is a = 1, b = 1/2. */

/**
 * @param p loss event rate
 * @param rtt s
 * @param t0 retransmission timeout, s
 * @param b part cut
 * @returns packets per second
 */
export function pftk(p: number, rtt: number, t0: number, a = 1, b = 0.5): number {
  const avoidance = rtt * Math.sqrt((2 * b * p) / (a * (2 - b)));
  const timeouts = t0 * Math.min(1, 3 * Math.sqrt((b * (2 - b) * p) / (2 * a))) * p * (1 + 32 * p * p);
  return 1 / (avoidance + timeouts);
}
