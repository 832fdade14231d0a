/**
 * AIMD when losses come at times of their own, whatever the rate (tsao2007 Figures 1 and 3): mean window in packets.
 * @param a packets per round trip
 * @param b part cut
 * @param roundTrips mean time between losses
 * @param cv coefficient of variation of that time
 */
export function meanWindowUnderTimedLosses(a: number, b: number, roundTrips: number, cv: number): number {
  return a * roundTrips * ((1 + cv * cv) / 2 + (1 - b) / b);
}
