/** Weights with which TFRC averages loss intervals and TEAR epochs, the newest first. */

/**
 * TFRC's weight of loss interval `index` of a history of `count`: 1 for the open interval (index 0) and the newer half,
 * then falling evenly to 0 (RFC 5348 section 5.4, Floyd et al. 2000). The weights do not add up to 1.
 */
export function lossIntervalWeight(index: number, count: number): number {
  const full = Math.floor((count + 1) / 2);
  return index <= full - 1 ? 1 : 1 - (index - full) / (full + 1);
}

/** The weights of the closed intervals for a history of eight, which add up to 1; TEAR's weights of its epochs (yang2000 Sec. 3). */
export const EIGHT_WEIGHTS: readonly number[] = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 2 / 15, 1 / 10, 1 / 15, 1 / 30];
