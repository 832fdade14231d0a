/** What a sentence is made from, and the numbers as it says them. */
import type { Change, PacketFate, QueueLevel } from '../../../workers/live/cause-records.ts';
import type { FlowGroup, Queue } from '../../../workers/engine/scenario/types.ts';
import { compact, fixed } from '../../format.ts';

/** The observed flow at the time of a sentence. */
export interface Moment {
  /** Short name of the flow. */
  name: string;
  group: FlowGroup;
  /** Window and threshold, packets; smoothed round-trip time, timeout, s; NaN where unknown or none. */
  window: number;
  threshold: number;
  roundTrip: number;
  timeout: number;
  /** packets/s */
  rate: number;
  /** Time, s, and the last change of the window, of a rate scheme of its rate. */
  time: number;
  last: Change | undefined;
}

/** A cut, and what became of the packet that caused it. */
export interface Cut {
  change: Change;
  fate: PacketFate | undefined;
}

/**
 * What a scheme's flow says of itself; what a scheme leaves out is said as of any window scheme. At most 15 words each, true
 * of the numbers given.
 */
export interface SchemeWords {
  /** While nothing happens, in each of its states. */
  state?(state: string, moment: Moment): string | null;
  cut?(cut: Cut, moment: Moment): string | null;
  /** A change of window or rate that is no cut of TCP's. */
  decision?(cut: Cut, moment: Moment): string | null;
}

/** What a queue does to a packet of the flow. */
export interface QueueWords {
  fate?(fate: PacketFate, queue: Queue, moment: Moment): string | null;
  level?(level: QueueLevel, queue: Queue): string | null;
}

const MOST_DIGITS = 6;

/** Two windows as they differ: whole packets, or with one decimal where they are close. */
export function fromTo(before: number, after: number): string {
  let digits = Math.abs(before - after) < 2 ? 1 : 0;
  // So many that the two differ: the change is what is told.
  while (before !== after && digits < MOST_DIGITS && fixed(before, digits) === fixed(after, digits)) digits += 1;
  return `${fixed(before, digits)} to ${fixed(after, digits)}`;
}

/** One number of packets, without a false decimal. */
export function packets(count: number): string {
  return fixed(count, count < 10 && count % 1 !== 0 ? 1 : 0);
}

/** `one packet`, `0.31 packets`. */
export function steps(count: number): string {
  return count === 1 ? 'one packet' : `${compact(count, 2)} packets`;
}

/** Two or three digits and the unit. */
export function seconds(time: number): string {
  return time < 0.1 ? `${fixed(1000 * time, time < 0.01 ? 1 : 0)} ms` : `${fixed(time, time < 10 ? 1 : 0)} s`;
}
