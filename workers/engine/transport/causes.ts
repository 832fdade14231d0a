/**
 * Why a sender changed what it decides by. One flow of a run may be observed: each of its changes is recorded with its
 * cause and the numbers that the rule needs. Recording changes nothing in the run.
 */

/** What a sender decides by: windows in packets, times in s, the rate in packets/s; `state` is an index of STATES, `active` 0 or 1. */
export const VARIABLES = ['cwnd', 'ssthresh', 'rto', 'rate', 'state', 'active'] as const;
export type Variable = (typeof VARIABLES)[number];

/**
 * What may cause a change, with the numbers that are recorded beside it. New ones are appended: their indices are codes.
 *
 * `W` is the window that the rule took. A packet is named by its number, as its sender counts.
 */
export const CAUSES = [
  /** The flow starts, is stopped, or has all its packets acknowledged. */
  'start',
  'stop',
  'finished',
  /** The handshake is acknowledged. Initial window. */
  'handshake',
  /** A new ACK in slow start. Deficit repaid, packets. */
  'slow start',
  /** A new ACK in congestion avoidance. Deficit repaid, packets; then the law's terms. */
  'growth',
  /** Third duplicate ACK. Missing packet, W, 1 if halved in place of the law's cut; then the law's terms. */
  'third duplicate ACK',
  /** A mark echoed by an ACK. Marked packet, W, 1 if halved; then the law's terms. */
  'mark',
  /** The retransmission timer expired. Oldest packet not acknowledged, W (NaN: the threshold stays), 1 if halved, window after it. */
  'timeout',
  /** The timer expired with nothing in flight. Window after it. */
  'idle timeout',
  /** A loss of a window that a mark has already cut. Missing packet. */
  'loss already answered',
  /** All packets sent before the cut are acknowledged. Acknowledged packet. */
  'recovered',
  /** NewReno: an ACK of a part of what was missing. Packets acknowledged, window inflation. */
  'partial ACK',
  /** A round-trip sample. Sample in s, RTO before bounds in s, back-off factor. */
  'round trip',
  /** Back-off ends with an ACK of new data. RTO before bounds in s, back-off factor. */
  'back-off over',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Causes that come with every ACK or report: successive changes of one variable by the same one are told as one. */
export const MERGED: ReadonlySet<Cause> = new Set<Cause>(['slow start', 'growth', 'round trip', 'back-off over']);

/** Names of a sender's states. New ones are appended. */
export const STATES = ['slow start', 'congestion avoidance', 'fast recovery'] as const;

/** Most numbers beside a cause. */
export const MOST_NUMBERS = 8;

/** Gets each change of the observed flow, at the event queue's `now`. Must not change anything in the run. */
export interface CauseObserver {
  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void;
}

/** Finds out what of a sender's variables an act has changed, and gives it to the observer with the act's cause. */
export class Changes {
  private readonly observer: CauseObserver;
  private readonly read: (values: Float64Array) => void;
  private readonly known = new Float64Array(VARIABLES.length).fill(NaN);
  private readonly values = new Float64Array(VARIABLES.length).fill(NaN);

  /** @param read writes the sender's variables, in the order of VARIABLES; those that it lacks stay NaN */
  constructor(observer: CauseObserver, read: (values: Float64Array) => void) {
    this.observer = observer;
    this.read = read;
    read(this.known);
  }

  /** An act is over: record what it has changed. */
  note(cause: Cause, ...numbers: readonly number[]): void {
    const { known, values } = this;
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
