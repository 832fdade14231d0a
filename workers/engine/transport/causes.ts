/**
 * Why a sender changed what it decides by. One flow of a run may be observed: each of its changes is recorded with its
 * cause and the numbers that the rule needs. Recording changes nothing in the run.
 */

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
  /** Third duplicate ACK. Missing packet, W, 1 if halved in place of the law's cut, highest packet sent; then the law's terms. */
  'third duplicate ACK',
  /** A mark echoed by an ACK. As at the third duplicate. */
  'mark',
  /**
   * The retransmission timer expired. Oldest packet not acknowledged, W (NaN: the threshold stays), 1 if halved, window after
   * it, highest packet sent.
   */
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
  /** The first round-trip sample sets the window or rate. The value set; of a rate the sample, s. */
  'first round trip',
  /**
   * Vegas: more own packets queue than it lets. Their number Δ, the bound that it exceeds, smallest and last round trip, s,
   * and the packet acknowledged.
   */
  'delay signal',
  'delay ends slow start',
  /** Vegas in recovery: a duplicate ACK stands for a packet that has left. */
  'duplicate ACK',
  /** Vegas: a duplicate ACK, and the missing packet was sent longer ago than its fine-grained timeout. As at the third; then duplicates. */
  'fine timeout',
  /** TFRC, a report in slow start. Which rule (0 first reports, 1 no receive rate, 2 doubling, 3 above the bound), R, bound, initial rate. */
  'slow-start report',
  /**
   * TFRC, a report: with a new loss event, or without and the equation's rate is higher or lower. Packet that began the loss
   * event, p, R, t0, the equation's rate, the bound on the rate, round trips since the last change, which rule
   * (0 rises, 1 falls, 2 falls below the bound too, 3 slow start ends), and the newest packet reported.
   */
  'loss event',
  'equation, higher',
  'equation, lower',
  /** No report or ACK for a while: the rate is halved. TFRCP: R. */
  'silence',
  /** RAP: once per round trip. Gap before, s; R. */
  'step',
  /** A packet is missing among the echoes, or overdue, or marked. Packet; RAP: gap before, s, and highest packet sent; TFRCP in start-up: R; TEAR: window before. */
  'missing packet',
  'overdue packet',
  'marked packet',
  /** TFRCP: a round trip of start-up without loss; an interval without losses. R. An interval with losses. p, R, loss events, packets acknowledged, packet that began the first event. */
  'start-up round',
  'interval without loss',
  'interval with losses',
  /** TEAR: a report. The rate asked for (0: none), the round-trip sample, s. */
  'report',
  /** TEAR's receiver: three packets above a gap, packets sent after a loss arrive first, nothing arrives. Packet missing, window before. */
  'gap of three',
  'gap of a window',
  'nothing arrives',
  /** TEAR's receiver: an arrival in its emulated slow start or congestion avoidance; recovery is over. Window of the round. */
  'arrival',
  /**
   * BBR, an ACK, without and with packets found lost. Bandwidth, pacing gain, window before growth, packets delivered,
   * target, which rule (0 conserves, 1 full pipe, 2 grows, 3 holds), packets in flight, 1 in PROBE_RTT, oldest packet not
   * acknowledged, smallest round trip, s, newest packet delivered. Version 3 has the least of its bounds behind them, packets.
   */
  'model',
  'model with losses',
  /** BBR: it learns of a round trip at first. Pacing gain × initial window; the round trip, s. */
  'first pace',
  /** BBR's phases: bandwidth no longer grows; what was queued is gone; the smallest round trip is old; it has been measured. */
  'bandwidth full',
  'queue drained',
  'round trip old',
  'probe over',
  /** BBR: data after an idle time. Pacing gain, bandwidth. */
  'idle restart',
  /** TFRC's receiver, at its first loss: p from the receive rate (packets/s), R and t0. */
  'first loss interval',
  /** TFRC's receiver, a report: pairs of an interval and its weight, newest first, up to MOST_INTERVALS. */
  'loss intervals',
  /** TEAR's receiver, a report: values of the epochs in the average, newest first. */
  'epochs',
  /** A window sender has sent what it may. Packets without an ACK. */
  'sent',
  /** Tahoe: third duplicate ACK, and the window begins again at one. As at the third duplicate. */
  'third duplicate ACK, from one',
  /**
   * What a scoreboard of every packet finds lost: RACK, a packet that is overdue by its reordering window; TLP, the probe had
   * replaced a lost packet; after a timeout a retransmission is lost. As at the third duplicate.
   */
  'overdue by RACK',
  'probe replaced a loss',
  'retransmission lost',
  /**
   * PRR, an ACK in recovery. Threshold, window before the cut, packets delivered and sent since, in flight, delivered by
   * this ACK, 1 if it acknowledges new data and tells of no further loss.
   */
  'rate reduction',
  /** PRR: the recovery is over, and the window is the threshold. The threshold. */
  'reduced',
  /** HyStart ends slow start: window; length of the train of ACKs and longest that is allowed, s; or smallest round trip of the round and longest, s. */
  'ACK train',
  'longer round trips',
  /**
   * BBR version 3: it is time to probe; the pipe is full again; the probe has filled what the last one had found too much; a
   * careful probe has done no harm; more than 2 % of a round trip's packets are lost.
   */
  'time to probe',
  'pipe refilled',
  'limit reached',
  'probe was safe',
  'too much lost',
] as const;
export type Cause = (typeof CAUSES)[number];
/** Causes of a cut for a packet that is missing or marked, with equal numbers. */
export type CutCause = Extract<
  Cause,
  | ('third duplicate ACK' | 'third duplicate ACK, from one' | 'mark')
  | ('overdue by RACK' | 'probe replaced a loss' | 'retransmission lost')
>;

/** Of those the ones that only a scoreboard of every packet finds. */
export const SCOREBOARD_CUTS: ReadonlySet<Cause> = new Set<Cause>([
  ...(['overdue by RACK', 'probe replaced a loss', 'retransmission lost'] as const),
]);

/** Causes in which a delay may have a part: the place among their numbers of the packet that was late, or measured it. */
export const DELAYED: Partial<Record<Cause, number>> = {
  ...{ 'delay signal': 4, 'delay ends slow start': 4, 'equation, lower': 8, model: 10, 'model with losses': 10 },
  ...{ timeout: 0, 'fine timeout': 0, 'overdue packet': 0 },
};

/** Causes that come with every ACK. */
const EVERY_ACK: ReadonlySet<Cause> = new Set<Cause>([
  ...(['slow start', 'growth', 'round trip', 'back-off over', 'duplicate ACK', 'arrival', 'model'] as const),
  'rate reduction',
]);

/** Whether successive changes of a variable by the same cause are told as one, with the numbers of the last. */
export function isMerged(variable: Variable, cause: Cause): boolean {
  if (!EVERY_ACK.has(cause)) return false;
  return variable === 'cwnd' || variable === 'ssthresh' || variable === 'rto' || cause === 'round trip';
}

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
