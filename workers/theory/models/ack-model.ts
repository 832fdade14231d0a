import { closedForms } from '../closed-forms.ts';

/**
 * Two AIMD(a, b) flows, ACK by ACK, in expected values (bansal2001 Section 4.2.2, Figure 11). The next ACK is the first
 * flow's with chance X/(X + Y); with chance p it carries a mark and takes bX, else it adds a/X.
 *
 * The printed formulas are damaged; derived again, the increases cancel in the difference, which each ACK multiplies by
 * 1 − bp, whatever a and the windows are.
 */
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

/** ACKs until the expected difference is `delta` of what it was at `start`, counted out. */
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

/** The same in closed form (the metrics' `acks-to-fair`), a real number: log of delta to the base 1 − bp. */
export function acksToFairness(b: number, markProbability: number, delta: number): number {
  return closedForms.find(({ id }) => id === 'acks-to-fair')!.evaluate({ delta, b, p: markProbability });
}
