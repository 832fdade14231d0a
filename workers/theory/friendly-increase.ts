/** What makes AIMD(a, b) as fast as TCP on average. */

/**
 * The climb that goes with a cut `b`, in packets per round trip.
 * 'timeouts' matches TCP's timeout term, a = 4(2b − b²)/3 (Yang & Lam 2000 Eq. 10; bansal2001's TCP(b));
 * 'losses' matches its congestion-avoidance term, a = 3b/(2 − b) (Floyd et al. 2000; jin2001, tsao2007).
 */
export function friendlyIncrease(b: number, matching: 'timeouts' | 'losses'): number {
  return matching === 'timeouts' ? (4 * (2 * b - b * b)) / 3 : (3 * b) / (2 - b);
}
