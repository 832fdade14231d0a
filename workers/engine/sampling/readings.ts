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

/** Of a hop with two queues, beside that; `queue` is 0, the low-latency one, or 1. Counts are since the start. */
export interface TwoQueueReadings {
  /** The controller's chance. */
  readonly base: number;
  /** By queue: packets marked; packets sent, and the sum of their waits, s. */
  readonly marksOf: ArrayLike<number>;
  readonly sentOf: ArrayLike<number>;
  readonly waitOf: ArrayLike<number>;
  /** Packets waiting; time integral of that from 0 to `now`, packet·s; its maximum since the last call. */
  packetsOf(queue: number): number;
  areaOf(queue: number, now: number): number;
  takeMaximumOf(queue: number): number;
}

export function isOfTwoQueues<Hop extends HopReadings>(hop: Hop): hop is Hop & TwoQueueReadings {
  return 'marksOf' in hop;
}
