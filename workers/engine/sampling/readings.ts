/** What sampling reads of the network's parts. */
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
  /** Packets that came to the queue, and what became of them. */
  readonly arrivals: number;
  readonly drops: number;
  readonly marks: number;
  /** Packets lost before the queue, to the loss model or to `drop` events. */
  readonly injectedDrops: number;
  /** Queue length as RED averages it, packets; 0 for other queues. */
  readonly average: number;
  /** Packets waiting, the one in transmission not counted. */
  waiting(now: number): number;
  /** Longest queue since the last call, packets. */
  takeMaximum(now: number): number;
  /** Packets, and their bytes, whose transmission has begun. */
  departures(now: number): number;
  departedBytes(now: number): number;
  /** Time integral of the queue length, packet·s. */
  queueArea(now: number): number;
  /** Bits that could have been sent; Infinity if the rate is unlimited. */
  capacity(now: number): number;
}
