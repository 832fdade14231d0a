/**
 * Two AIMD(a, b) flows, ACK by ACK, in expected values (bansal2001 Section 4.2.2, Figure 11). The next ACK is the first
 * flow's with chance X/(X + Y); with chance p it carries a mark and cuts bX, else it adds a/X.
 *
 * The printed formulas are damaged. Derived again, the increases cancel in the difference of the windows: each ACK
 * multiplies it by 1 − bp, for every a and all windows.
 */
import { type ClosedForm, form } from './closed-form.ts';
import { logBase } from './math.ts';

export interface AckModel {
  /** Packets per round trip. */
  a: number;
  /** Part cut at a mark. */
  b: number;
  markProbability: number;
}

/** Windows in packets. */
export type Windows = readonly [x: number, y: number];

/** The expected windows after one more ACK. */
export function afterOneAck({ a, b, markProbability: p }: AckModel, [x, y]: Windows): Windows {
  const gain = ((1 - p) * a) / (x + y);
  return [x + gain - (p * b * x * x) / (x + y), y + gain - (p * b * y * y) / (x + y)];
}

/** ACKs until the expected difference is `delta` of what it was at `start`, by iteration. */
export function countAcksToFairness(model: AckModel, start: Windows, delta: number): number {
  const enough = delta * Math.abs(start[0] - start[1]);
  let windows = start;
  let acks = 0;
  while (Math.abs(windows[0] - windows[1]) > enough) {
    windows = afterOneAck(model, windows);
    acks += 1;
  }
  return acks;
}

/** The same in closed form, a real number: the logarithm of delta to the base 1 − bp. */
export function acksToFairness(b: number, markProbability: number, delta: number): number {
  return logBase(1 - b * markProbability, delta);
}

export const ackForms: readonly ClosedForm[] = [
  form('acks-to-fair', 'delta b p', 'ACKs to δ-fairness', 'ln δ / ln(1 − bp)', 'bansal2001', (delta, b, p) =>
    acksToFairness(b, p, delta),
  ),
];
