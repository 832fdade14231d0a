/** What a window scheme tells its sender: when to grow and what to keep. Loss recovery is the sender's. */
import type { Inspection } from './ends.ts';

/** Which loss recovery of ns-2 a window scheme stands on. */
export type RecoveryVariant = 'reno' | 'newreno' | 'sack';

/** How a window scheme moves its window in congestion avoidance. Windows in packets, real numbers. */
export interface WindowLaw {
  /** Packets to add to `cwnd` for one new ACK. */
  increase(cwnd: number): number;
  /** The window that remains of `window` after a loss event; changes nothing. */
  decrease(window: number): number;
  /**
   * A climb begins at `cwnd`. `peak` is the window before the law's own cut; null when the climb follows slow start or
   * a halving that is not the law's, so that the peak has to be thought up. Laws with a memory of the last epoch need it.
   */
  beginEpoch?(cwnd: number, peak: number | null): void;
  /** Halving at the first cut, in slow start and of the threshold at a timeout (ns-2) does not apply: the law cuts always. */
  readonly cutsAlways?: boolean;
  /** What a learner may see of the law's memory. */
  inspect?(): Inspection[];
}

/** What a law may look at. */
export interface SenderView {
  /** s */
  readonly now: number;
  /** Smoothed round-trip time, s. */
  readonly srtt: number;
  /** Packets. */
  readonly maxWindow: number;
}
