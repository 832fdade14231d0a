import { EIGHT_WEIGHTS } from '../../theory/interval-weights.ts';
import type { Counts } from '../network/counts.ts';
import { type Changes, STATES } from './causes.ts';

const DUPLICATE_THRESHOLD = 3;
const INITIAL_WINDOW = 2;

type State = 'slow start' | 'congestion avoidance' | 'gap' | 'fast recovery';

/**
 * The congestion window that TEAR's receiver emulates, and its average over the last 8 epochs (Rhee, Ozdemir, Yi, TEAR,
 * NCSU 2000; yang2000). An arriving packet stands for its ACK at a TCP sender. Windows in packets, times in s.
 *
 * From yang2000: slow start, congestion avoidance, fast recovery and timeout; an epoch's value is the mean of the window
 * over its rounds; the weights. From the TEAR report, from memory: a round is as many arrivals as the window has packets;
 * the gap state; the open epoch counts only where it raises the rate. Ours: the first window, the time constants, the
 * repeated timeout, and that losses within a round trip of a loss event belong to it, as in TCP. (A sender faster than the
 * emulated window sends several such windows per round trip, and without this rule each would be cut. In yang2000, Fig. 11,
 * one flow fills its link after slow start.)
 */
export class TearWindow {
  /** Null unless the flow is observed. */
  changes: Changes | null = null;
  state: State = 'slow start';
  cwnd = INITIAL_WINDOW;
  /** Window when the round began, and arrivals since then. */
  roundWindow = INITIAL_WINDOW;
  private arrivalsInRound = 0;
  private ssthresh: number;
  /** The sender's RTT, s. The receiver copies it from the data packets. */
  rtt = 0;

  /** Highest number received, and packets received above a gap. */
  private top = -1;
  /** First number missing in the gap. */
  private missing = -1;
  private duplicates = 0;
  /** Packets from this number on were sent after the loss. */
  private limit = 0;
  private recoveryEnd = 0;
  /** When the gap or mark was detected, s. Losses detected before `eventEnd` belong to the last loss event. */
  private gapAt = 0;
  private eventEnd = 0;

  /** The open epoch: sum of its round windows, and number of rounds. `epochs` holds the closed ones, newest first. */
  private sum = 0;
  private rounds = 0;
  private readonly epochs: number[] = [];
  /**
   * Weighted means over the closed epochs, without and with the open one as the newest. They change at most once a
   * round.
   */
  /** The average that was reported last, of an observed flow. */
  private reported = NaN;
  private closedAverage = 0;
  private openAverage = 0;

  constructor(
    private readonly counts: Counts,
    private readonly maxWindow: number,
  ) {
    this.ssthresh = maxWindow;
  }

  /** Average window, packets: the larger of the weighted means without and with the open epoch. */
  get average(): number {
    if (this.epochs.length === 0) return this.cwnd;
    return this.rounds === 0 ? this.closedAverage : Math.max(this.closedAverage, this.openAverage);
  }

  /** The receiver reports the average. */
  noteReport(): void {
    if (this.changes === null) return;
    this.reported = this.average;
    const open = this.epochs.length > 0 && this.rounds > 0 && this.openAverage > this.closedAverage;
    const values = this.epochs.length === 0 ? [this.cwnd] : [...(open ? [this.sum / this.rounds] : []), ...this.epochs];
    this.changes.note('epochs', ...values.slice(0, EIGHT_WEIGHTS.length));
  }

  /** Number of closed epochs in the average. */
  get epochCount(): number {
    return this.epochs.length;
  }

  /** Write what the emulated sender decides by, in the order of VARIABLES. */
  readVariables(values: Float64Array): void {
    values[0] = this.cwnd;
    values[1] = this.ssthresh;
    values[4] = STATES.indexOf(this.state);
    values[9] = this.reported;
  }

  /** A packet has arrived: the emulated sender gets its ACK. `meanGap` is the mean time between arrivals, s. */
  onArrival(sequence: number, now: number, meanGap: number): void {
    if (this.state === 'fast recovery') {
      if (sequence < this.limit && now < this.recoveryEnd) {
        this.top = sequence;
        return;
      }
      this.roundWindow = this.cwnd;
      this.arrivalsInRound = 0;
      this.state = 'congestion avoidance';
      this.changes?.note('recovered', sequence);
      this.top = sequence - 1;
    }
    if (this.state === 'gap') {
      this.duplicates += 1;
      this.countArrivals(sequence - this.top);
      this.top = sequence;
      this.judgeGap(sequence, now, meanGap);
    } else if (sequence === this.top + 1) {
      this.top = sequence;
      this.grow();
      this.countArrivals(1);
    } else if (sequence > this.top) {
      this.missing = this.top + 1;
      this.state = 'gap';
      this.changes?.note('arrival', this.roundWindow);
      this.gapAt = now;
      this.limit = this.top + 1 + Math.floor(this.roundWindow);
      this.duplicates = 1;
      this.countArrivals(sequence - this.top);
      this.top = sequence;
      this.judgeGap(sequence, now, meanGap);
    }
  }

  /** The packet has an ECN mark: a loss event, at most one per window. */
  onMark(sequence: number, now: number, meanGap: number): void {
    if (this.state === 'fast recovery' || now < this.eventEnd) return;
    const { cwnd } = this;
    this.gapAt = now;
    this.recover(sequence + 1 + Math.floor(this.roundWindow), now, meanGap);
    this.changes?.note('marked packet', sequence, cwnd);
  }

  /** The silence timer has expired: a timeout. */
  onSilence(now: number, meanGap: number): void {
    const { cwnd } = this;
    this.gapAt = now;
    this.timeOut(meanGap);
    this.changes?.note('nothing arrives', this.top + 1, cwnd);
  }

  /**
   * A gap is a loss once three packets above it have arrived. If a packet sent after the loss arrives earlier, it is a
   * timeout.
   */
  private judgeGap(sequence: number, now: number, meanGap: number): void {
    const passed = sequence >= this.limit;
    if (!passed && this.duplicates < DUPLICATE_THRESHOLD) return;
    const answered = this.gapAt < this.eventEnd;
    const { cwnd } = this;
    if (answered) this.state = this.cwnd < this.ssthresh ? 'slow start' : 'congestion avoidance';
    else if (passed) this.timeOut(meanGap);
    else this.recover(this.limit, now, meanGap);
    const cause = answered ? 'loss already answered' : passed ? 'gap of a window' : 'gap of three';
    this.changes?.note(cause, this.missing, cwnd);
  }

  private grow(): void {
    if (this.state === 'slow start') {
      if (this.cwnd < this.ssthresh) this.cwnd += 1;
      else this.state = 'congestion avoidance';
    } else {
      this.cwnd += 1 / this.roundWindow;
    }
    this.cwnd = Math.min(this.cwnd, this.maxWindow);
    this.changes?.note('arrival', this.roundWindow);
  }

  /** Count arrivals, missing packets included. `roundWindow` of them are a round. */
  private countArrivals(count: number): void {
    this.arrivalsInRound += count;
    if (this.arrivalsInRound < this.roundWindow) return;
    this.sum += this.roundWindow;
    this.rounds += 1;
    if (this.epochs.length > 0) this.openAverage = weighted(this.epochs, this.sum / this.rounds);
    this.roundWindow = this.cwnd;
    this.arrivalsInRound = 0;
  }

  private recover(limit: number, now: number, meanGap: number): void {
    this.closeEpoch(meanGap);
    this.cwnd = Math.max(1, this.cwnd / 2);
    this.ssthresh = Math.max(2, this.cwnd);
    this.limit = limit;
    this.recoveryEnd = now + this.rtt;
    this.state = 'fast recovery';
  }

  private timeOut(meanGap: number): void {
    this.closeEpoch(meanGap);
    this.ssthresh = Math.max(2, this.cwnd / 2);
    this.cwnd = 1;
    this.roundWindow = 1;
    this.arrivalsInRound = 0;
    this.state = 'slow start';
  }

  private closeEpoch(meanGap: number): void {
    this.epochs.unshift((this.sum + this.cwnd) / (this.rounds + 1));
    if (this.epochs.length > EIGHT_WEIGHTS.length) this.epochs.pop();
    this.closedAverage = weighted(this.epochs);
    this.sum = 0;
    this.rounds = 0;
    // The time of a loss is known only to within a gap between arrivals, at both losses: so two gaps less.
    this.eventEnd = this.gapAt + this.rtt - 2 * meanGap;
    this.counts.lossEvents += 1;
  }
}

/** Weighted mean of the values, newest first; `open`, if given, is the newest. Only the weights in use count. */
function weighted(values: readonly number[], open: number | null = null): number {
  const before = open === null ? 0 : 1;
  let sum = open === null ? 0 : EIGHT_WEIGHTS[0]! * open;
  let weights = open === null ? 0 : EIGHT_WEIGHTS[0]!;
  for (let index = 0; index < values.length && index + before < EIGHT_WEIGHTS.length; index += 1) {
    sum += EIGHT_WEIGHTS[index + before]! * values[index]!;
    weights += EIGHT_WEIGHTS[index + before]!;
  }
  return sum / weights;
}
