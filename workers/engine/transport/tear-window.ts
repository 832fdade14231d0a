import { EIGHT_WEIGHTS } from '../../theory/interval-weights.ts';
import type { Counts } from '../network/counts.ts';

const DUPLICATE_THRESHOLD = 3;
const INITIAL_WINDOW = 2;

type State = 'slow start' | 'congestion avoidance' | 'gap' | 'fast recovery';

/**
 * The congestion window that TEAR's receiver emulates: that of a TCP sender whose ACKs would be the packets that arrive,
 * averaged over the last 8 epochs (Rhee, Ozdemir, Yi, TEAR, NCSU 2000; yang2000). Windows in packets, times in s.
 *
 * From yang2000: slow start, congestion avoidance, fast recovery and timeout; an epoch's value is the plain mean of the
 * window over its rounds; the weights. From the TEAR report, as recalled: a round is a window's worth of arrivals, the gap
 * state, and the open epoch counts only where it raises the rate. Ours: the first window, the time constants, the
 * repeated timeout, and that losses within a round trip of a loss event belong to it, as for every TCP. (Where the sender
 * is faster than the emulated window, several windows pass in less than a round trip, and each would be cut. yang2000
 * Fig. 11 shows that one flow fills its link after slow start.)
 */
export class TearWindow {
  state: State = 'slow start';
  cwnd = INITIAL_WINDOW;
  /** Window when the round began, and arrivals since. */
  roundWindow = INITIAL_WINDOW;
  private arrivalsInRound = 0;
  private ssthresh: number;
  /** Round trip that the sender states, s; the receiver sets it. */
  rtt = 0;
  private readonly counts: Counts;
  private readonly maxWindow: number;

  /** Highest number received, and packets received beyond a gap. */
  private top = -1;
  private duplicates = 0;
  /** Numbers from here on were sent after the loss. */
  private limit = 0;
  private recoveryEnd = 0;
  /** When the gap or mark was seen; losses seen before `eventEnd` belong to the last loss event. */
  private gapAt = 0;
  private eventEnd = 0;

  /** The open epoch: sum of round windows, number of rounds. The closed ones, newest first. */
  private sum = 0;
  private rounds = 0;
  private readonly epochs: number[] = [];
  /** Weighted means over the closed epochs, and with the open one as the newest. They change at most once a round. */
  private closedAverage = 0;
  private openAverage = 0;

  constructor(counts: Counts, maxWindow: number) {
    this.counts = counts;
    this.maxWindow = maxWindow;
    this.ssthresh = maxWindow;
  }

  /** Average window: over the closed epochs, or with the open one as the newest where that is larger. */
  get average(): number {
    if (this.epochs.length === 0) return this.cwnd;
    return this.rounds === 0 ? this.closedAverage : Math.max(this.closedAverage, this.openAverage);
  }

  /** Closed epochs remembered. */
  get epochCount(): number {
    return this.epochs.length;
  }

  /** A packet arrives, as the emulated sender would get its ACK. `meanGap` is the mean time between arrivals, s. */
  onArrival(sequence: number, now: number, meanGap: number): void {
    if (this.state === 'fast recovery') {
      if (sequence < this.limit && now < this.recoveryEnd) {
        this.top = sequence;
        return;
      }
      this.roundWindow = this.cwnd;
      this.arrivalsInRound = 0;
      this.state = 'congestion avoidance';
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
      this.state = 'gap';
      this.gapAt = now;
      this.limit = this.top + 1 + Math.floor(this.roundWindow);
      this.duplicates = 1;
      this.countArrivals(sequence - this.top);
      this.top = sequence;
      this.judgeGap(sequence, now, meanGap);
    }
  }

  /** The packet that arrived was marked: a loss event, at most one per window. */
  onMark(sequence: number, now: number, meanGap: number): void {
    if (this.state === 'fast recovery' || now < this.eventEnd) return;
    this.gapAt = now;
    this.recover(sequence + 1 + Math.floor(this.roundWindow), now, meanGap);
  }

  /** Nothing has arrived for too long: a timeout. */
  onSilence(now: number, meanGap: number): void {
    this.gapAt = now;
    this.timeOut(meanGap);
  }

  /** A gap is a loss at the third packet beyond it. If a packet sent after the loss comes before that, it is a timeout. */
  private judgeGap(sequence: number, now: number, meanGap: number): void {
    const passed = sequence >= this.limit;
    if (!passed && this.duplicates < DUPLICATE_THRESHOLD) return;
    if (this.gapAt < this.eventEnd) this.state = this.cwnd < this.ssthresh ? 'slow start' : 'congestion avoidance';
    else if (passed) this.timeOut(meanGap);
    else this.recover(this.limit, now, meanGap);
  }

  private grow(): void {
    if (this.state === 'slow start') {
      if (this.cwnd < this.ssthresh) this.cwnd += 1;
      else this.state = 'congestion avoidance';
    } else {
      this.cwnd += 1 / this.roundWindow;
    }
    this.cwnd = Math.min(this.cwnd, this.maxWindow);
  }

  /** Count arrivals, numbers jumped over among them. A window's worth is a round. */
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
    // Arrivals date each of two losses only to within a gap between packets.
    this.eventEnd = this.gapAt + this.rtt - 2 * meanGap;
    this.counts.lossEvents += 1;
  }
}

/** Weighted mean of the newest values, `open` before them if given, over as many weights as there are values. */
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
