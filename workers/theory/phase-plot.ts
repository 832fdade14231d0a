/**
 * Two users of one resource that get congestion signals at the same instant (jin2001 Figures 3 and 4; Chiu and Jain's plot).
 * Shares of the capacity, x1 + x2 = 1 when it is full.
 */
export type Shares = readonly [x1: number, x2: number];
export type PhaseScheme = 'AIMD' | 'SIMD';

/** Where the climb from `start` (below the full resource) meets x1 + x2 = 1. */
export function fullPoint(scheme: PhaseScheme, [x1, x2]: Shares): Shares {
  const sum = x1 + x2;
  // AIMD adds the same to both. SIMD climbs more slowly from a larger window: it adds to each in proportion to the other.
  if (scheme === 'AIMD') return [x1 + (1 - sum) / 2, x2 + (1 - sum) / 2];
  return [x1 + (x2 * (1 - sum)) / sum, x2 + (x1 * (1 - sum)) / sum];
}

/** The corners of the trajectory: start, full, cut, full, cut …; a cut keeps 1 − beta of both. */
export function phaseTrajectory(scheme: PhaseScheme, start: Shares, beta: number, cuts: number): Shares[] {
  const corners: Shares[] = [start];
  let at = start;
  for (let cut = 0; cut < cuts; cut += 1) {
    const full = fullPoint(scheme, at);
    at = [(1 - beta) * full[0], (1 - beta) * full[1]];
    corners.push(full, at);
  }
  corners.push(fullPoint(scheme, at));
  return corners;
}

/** Whether SIMD is fairer than AIMD when the resource is next full: true beyond a third of the capacity (Figure 4a). */
export function simdIsFairerNext([x1, x2]: Shares): boolean {
  return Math.abs(2 - 1 / (x1 + x2)) < 1;
}
