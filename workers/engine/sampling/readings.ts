/** What sampling reads from senders and hops. */
import type { Counts } from '../network/counts.ts';

export interface SenderReadings {
  readonly counts: Counts;
  readonly active: boolean;
  /** Packets. */
  readonly cwnd: number;
  /** Smoothed round-trip time, s; 0 before the first sample. */
  readonly srtt: number;
}

/** Counts are since the start; `now` is the present time, s. */
export interface HopReadings {
  /** Packets that arrived at the queue, and how many of them were dropped and marked. */
  readonly arrivals: number;
  readonly drops: number;
  readonly marks: number;
  /** Packets lost in front of the queue, to the loss model or to `drop` events. */
  readonly injectedDrops: number;
  /** RED's average queue length, packets; 0 for other queues. */
  readonly average: number;
  /** Packets waiting, the one in transmission not counted. */
  waiting(now: number): number;
  /** Maximum queue length since the last call, packets. */
  takeMaximum(now: number): number;
  /** Packets, and their bytes, whose transmission has begun. */
  departures(now: number): number;
  departedBytes(now: number): number;
  /** Time integral of the queue length, packet·s. */
  queueArea(now: number): number;
  /** Bits that the link could have sent since the start; Infinity if its rate is unlimited. */
  capacity(now: number): number;
}
