/**
 * f(k): part of a link used in the first k round trips after its flows' share has doubled (bansal2001 Section 4.2.3,
 * Figure 13). Before, each flow sends `ratePps`; then it climbs by `a` packets per round trip and round trip, until it
 * has all (the cap is our completion of the printed formula).
 */
export function utilizationAfterDoubling(k: number, a: number, rttSeconds: number, ratePps: number): number {
  const untilFull = (ratePps * rttSeconds) / a;
  return k <= untilFull ? 0.5 + (k * a) / (4 * rttSeconds * ratePps) : 1 - untilFull / (4 * k);
}
