/** The law of a window scheme: how the window grows and what a loss event leaves of it. Loss recovery is the sender's. */
import type { Inspection } from './ends.ts';
import type { HyStart } from './hystart.ts';

/** Which loss recovery of ns-2 a window scheme stands on. */
export type RecoveryVariant = 'reno' | 'newreno' | 'sack' | 'tahoe';

/** How a window scheme moves its window in congestion avoidance. Windows in packets, real numbers. */
export interface WindowLaw {
  /** Packets to add to `cwnd` for one new ACK. */
  increase(cwnd: number): number;
  /** The part of `window` kept after a loss event, packets; changes no state. */
  decrease(window: number): number;
  /**
   * Growth begins at `cwnd`. `peak` is the window before the law's own cut; null after slow start or a halving that is not
   * the law's: then the law estimates the peak. Laws that remember the last epoch need it.
   */
  beginEpoch?(cwnd: number, peak: number | null): void;
  /** An ACK came while the window was not used: growth that goes by time does not count it. */
  rest?(): void;
  /** The law cuts always: ns-2's halving at the first cut, in slow start, and of the threshold at a timeout does not apply. */
  readonly cutsAlways?: boolean;
  /** It may end slow start before a loss does. */
  readonly hyStart?: HyStart;
  /** Numbers beside the window that `increase` uses and that change from epoch to epoch, for the record of causes. */
  terms?(): readonly number[];
  /** State of the law to show to a learner. */
  inspect?(): Inspection[];
}

/** What a law may read of its sender. */
export interface SenderView {
  /** s */
  readonly now: number;
  /** Smoothed round-trip time, s. */
  readonly srtt: number;
  /** Packets. */
  readonly maxWindow: number;
}
