/**
 * Throughput of AIMD(a, b) in packets per second, with timeouts: TCP's equation (Padhye et al. 1998) made general
 * (jin2001 Eq. 8, whose print leaves p outside the square roots). Without a and b it is TCP's.
 * @param p loss events per packet
 * @param a packets per round trip
 * @param b part cut
 * @param maxWindow packets
 */
export function aimdThroughput(
  p: number,
  rttSeconds: number,
  timeoutSeconds: number,
  a = 1,
  b = 0.5,
  maxWindow = Infinity,
): number {
  const avoidance = rttSeconds * Math.sqrt((2 * b * p) / (a * (2 - b)));
  const timeouts = timeoutSeconds * Math.min(1, 3 * Math.sqrt((b * (2 - b) * p) / (2 * a))) * p * (1 + 32 * p * p);
  return Math.min(maxWindow / rttSeconds, 1 / (avoidance + timeouts));
}
