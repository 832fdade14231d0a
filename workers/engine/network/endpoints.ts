/**
 * What pipes know of a flow's two ends. The transport implements these; the network knows nothing else of it.
 *
 * Pipes may be late in handing things over, but they keep the order and set the event queue's `now` to the time at which
 * each thing happened.
 */

/** Receives data packets. */
export interface DataEnd {
  /** A data packet has arrived. The receiver owns its slot now; where it acknowledges at once the slot becomes the ACK's. */
  onData(slot: number): void;
}

/** Receives ACKs and reports: a flow's sender. */
export interface AckEnd {
  /** An ACK or a report has arrived. The sender owns its slot now. */
  onAck(slot: number): void;
}

/** The two ends of every flow, indexed by flow. Lists of their own: what a packet passes is then nothing but its two ends. */
export interface FlowEnds {
  readonly senders: AckEnd[];
  readonly receivers: DataEnd[];
}

/** Where a receiver puts its ACKs and reports. */
export interface AckPath {
  /** When the next one is sent, s: set it before `push`. */
  entryTime: number;
  push(slot: number): void;
}

/** ACKs that wait in a pipe until their sender takes them. */
export interface HeldAcks {
  /** When the oldest one arrives, s; Infinity if there is none. */
  readonly nextTime: number;
  /** Hand over those that have arrived by now. */
  takeArrived(): void;
}

/**
 * A sender that paces: it sends at times of its own and takes its ACKs when such a time has come. Before anything else
 * acts on it, it takes those that have arrived.
 */
export interface PacingEnd extends AckEnd {
  /** The pipe that holds its ACKs; null if each is handed over at its time. */
  ackPipe: HeldAcks | null;
  /** Take the ACKs that have arrived by now. */
  takeAcks(): void;
  /** `ackPipe.nextTime` has changed. */
  onNextAckKnown(): void;
}

/** A receiver that reports now and then instead of acknowledging each packet. */
export interface ReportingEnd extends DataEnd {
  /** When its earliest timer expires, s; Infinity if none is set. Quiet packets do not bring it before the next report. */
  readonly timerDue: number;
  /** That timer has expired. It comes before a packet of the same instant. */
  onTimer(): void;
  /**
   * Whether the packet, arriving at `due` (s) with no mark and none missing before it, may cause a report. A false
   * positive costs one event; a false negative delays the report. Once false it stays false, also when quiet packets and
   * reports come before it.
   */
  mayReport(slot: number, due: number): boolean;
}
