/**
 * Why a sender changed what it decides by. One flow of a run may be observed: each of its changes is recorded with its
 * cause (causes/) and the numbers that the rule needs. Recording changes nothing in the run.
 */
import type { Cause, NumbersOf } from './causes/index.ts';

export type { Cause };

/**
 * What a sender decides by: windows in packets, times in s, rates in packets/s; `state` is an index of STATES, `active` 0 or 1.
 * Then what only some have: the loss event rate p that TFRC's receiver reports, BBR's bandwidth and smallest round trip, the
 * average window that TEAR's receiver reports; and what a window sender waits for before it sends again, an index of HOLDS.
 */
export const VARIABLES = [
  ...(['cwnd', 'ssthresh', 'rto', 'rate', 'state', 'active'] as const),
  ...(['loss event rate', 'bandwidth', 'smallest round trip', 'average window', 'hold'] as const),
] as const;
export type Variable = (typeof VARIABLES)[number];

/** Names of a sender's states. New ones are appended. */
export const STATES = [
  ...(['slow start', 'congestion avoidance', 'fast recovery', 'equation', 'start-up', 'gap'] as const),
  ...(['startup', 'drain', 'probe bandwidth', 'probe round trip'] as const),
  ...(['probe down', 'cruise', 'refill', 'probe up'] as const),
] as const;

/** What a window sender waits for: an ACK, for its window is full; data to send. New ones are appended. */
export const HOLDS = ['window full', 'handshake', 'no data', 'pacing', 'window below one', 'probe sent'] as const;
export type Hold = (typeof HOLDS)[number];

/** Loss intervals recorded one by one: the open one and those of RFC 5348. */
export const MOST_INTERVALS = 9;
/** Most numbers beside a cause. */
export const MOST_NUMBERS = 2 * MOST_INTERVALS;

/** Gets each change of the observed flow, at the event queue's `now`. Must not change anything in the run. */
export interface CauseObserver {
  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void;
  /** Of a window sender. */
  readonly rounds?: RoundObserver;
}

/**
 * Gets what a window sender sends and hears, from which its rounds follow; `values` is what it decides by, in the order of
 * VARIABLES. Must not change anything in the run.
 */
export interface RoundObserver {
  /** A packet goes, for the first time if `isNew`, while `allowed` packets may be under way. */
  sends(packet: number, isNew: boolean, allowed: number, values: Float64Array): void;
  /** All packets up to this one are acknowledged, and nothing has been done about it. */
  hears(packet: number, values: Float64Array): void;
  /** An act of this cause is over; `values` is from before it. */
  acts(cause: Cause, numbers: readonly number[], values: Float64Array): void;
}

/** Finds out what of a sender's variables an act has changed, and gives it to the observer with the act's cause. */
export class Changes {
  private readonly known = new Float64Array(VARIABLES.length).fill(NaN);
  private readonly values = new Float64Array(VARIABLES.length).fill(NaN);

  /**
   * @param read writes the sender's variables, in the order of VARIABLES; those that it lacks stay NaN
   * @param before of the sender in whose place this one comes: what differs from its last values is recorded too
   */
  constructor(
    private readonly observer: CauseObserver,
    private readonly read: (values: Float64Array) => void,
    before: Changes | null = null,
  ) {
    if (before) this.known.set(before.known);
    else read(this.known);
  }

  sends(packet: number, isNew: boolean, allowed: number): void {
    this.observer.rounds?.sends(packet, isNew, allowed, this.known);
  }

  hears(packet: number): void {
    this.observer.rounds?.hears(packet, this.known);
  }

  /** An act is over: record what it has changed. */
  note<C extends Cause>(cause: C, ...numbers: NumbersOf<C>): void {
    const { known, values } = this;
    this.observer.rounds?.acts(cause, numbers, known);
    this.read(values);
    for (let index = 0; index < values.length; index += 1) {
      const before = known[index]!;
      const after = values[index]!;
      if (Object.is(before, after)) continue;
      known[index] = after;
      this.observer.change(VARIABLES[index]!, cause, before, after, numbers);
    }
  }
}
