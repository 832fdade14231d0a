/** What HyStart has found. */
export const NOTHING = 0;
export const ACK_TRAIN = 1;
export const DELAY = 2;

/** Below this window it does nothing, packets (`hystart_low_window`). */
const LEAST_WINDOW = 16;
/** ACKs at most this far apart are of one train, s (`hystart_ack_delta_us`). */
const TRAIN_GAP = 0.002;
/** What it allows for ACKs that come in lumps, s (`hystart_ack_delay`, below 260 Mbyte/s). */
const ACK_DELAY = 0.001;
/** Round trips of a round before its smallest counts (`HYSTART_MIN_SAMPLES`). */
const SAMPLES = 8;
/** How much longer a round trip must be than the smallest: an eighth of it, within these bounds, s. */
const LEAST_DELAY = 0.004;
const MOST_DELAY = 0.016;

/**
 * HyStart (Ha and Rhee 2008) as in Linux' CUBIC (`hystart_update`), not HyStart++ of RFC 9406: slow start ends once the ACKs of a
 * round come in one train for half of the smallest round trip, so that the path is full, or once even the shortest round trip of a
 * round shows that packets wait in a queue.
 */
export class HyStart {
  /** It has ended this slow start. */
  private found = false;
  /** The round lasts until this packet is acknowledged. */
  private roundEnd = 0;
  /** When the round began, and the last ACK of its train came, s. */
  roundStart = 0;
  private lastAck = 0;
  /** Smallest round trips, of the round and of all, s. */
  roundRtt = Infinity;
  smallestRtt = Infinity;
  private samples = 0;

  /** A new slow start, after a timeout; the next packet sent is `next`. */
  restart(next: number): void {
    this.found = false;
    this.smallestRtt = Infinity;
    this.roundEnd = next;
  }

  /**
   * An ACK at `now` (s) that measures `rtt` (s).
   * @param next the next new packet to be sent
   * @returns why slow start ends with this ACK, or NOTHING
   */
  onAck(now: number, rtt: number, window: number, slowStart: boolean, acknowledged: number, next: number): number {
    if (rtt < this.smallestRtt) this.smallestRtt = rtt;
    if (this.found || !slowStart) return NOTHING;
    if (acknowledged >= this.roundEnd) this.beginRound(now, next);
    if (window < LEAST_WINDOW) return NOTHING;
    const why = this.look(now, rtt);
    if (why !== NOTHING) this.found = true;
    return why;
  }

  private beginRound(now: number, next: number): void {
    this.roundStart = now;
    this.lastAck = now;
    this.roundEnd = next;
    this.roundRtt = Infinity;
    this.samples = 0;
  }

  private look(now: number, rtt: number): number {
    let why = NOTHING;
    if (now - this.lastAck <= TRAIN_GAP) {
      this.lastAck = now;
      if (now - this.roundStart > this.longestTrain) why = ACK_TRAIN;
    }
    if (rtt < this.roundRtt) this.roundRtt = rtt;
    if (this.samples < SAMPLES) this.samples += 1;
    else if (why === NOTHING && this.roundRtt > this.longestRtt) why = DELAY;
    return why;
  }

  /** A train that is longer fills the path; a round trip that is longer waits in a queue. s */
  get longestTrain(): number {
    return (this.smallestRtt + ACK_DELAY) / 2;
  }

  get longestRtt(): number {
    return this.smallestRtt + Math.min(MOST_DELAY, Math.max(LEAST_DELAY, this.smallestRtt / 8));
  }
}
