import { EIGHT_WEIGHTS } from '../../theory/interval-weights.ts';
import type { EventQueue } from '../event-queue.ts';
import {
  ACKNOWLEDGEMENT,
  BYTES,
  FLAGS,
  FLOW,
  MARKED,
  numberAt,
  type PacketPool,
  SEQUENCE,
} from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { AckPath } from '../network/endpoints.ts';
import type { FlowParts, Inspection, ReportingReceiver } from './ends.ts';

const REPORT_BYTES = 40;
/** Numbers of a data packet: sending time, sender's RTT. Of a report: echo with the time held, rate. */
export const TEAR_TIME = 0;
export const TEAR_RTT = 1;
export const TEAR_ECHO = 0;
export const TEAR_RATE = 1;

const DUPLICATE_THRESHOLD = 3;
const INITIAL_WINDOW = 2;
const ARRIVAL_GAIN = 1 / 8;
const MAX_BACKOFF = 64;

type State = 'slow start' | 'congestion avoidance' | 'gap' | 'fast recovery';

/**
 * TEAR's receiver: it watches packets arrive and pretends to be their TCP sender (Rhee, Ozdemir, Yi, TEAR, NCSU 2000;
 * yang2000). The window it imagines is averaged over the last 8 epochs; that average over the RTT is the rate it asks for.
 *
 * Certain by yang2000 are slow start, congestion avoidance, fast recovery and timeout, epochs whose value is the plain
 * mean of the window over its rounds, and the weights. That a round is a window's worth of arrivals, the gap state, and
 * the open epoch counting only where it raises the rate are from the TEAR report as recalled; first window, time
 * constants and the repeated timeout are ours. So is that losses within a round trip of a loss event belong to it, as
 * they do for every TCP: where the sender is faster than the imagined window, windows go by in less than that, and each
 * would be cut anew (yang2000 Fig. 11 shows that one flow fills its link after the slow start).
 */
export class TearReceiver implements ReportingReceiver {
  readonly echoes = false;
  ackPath: AckPath | null = null;
  private readonly eventQueue: EventQueue;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  private readonly flow: number;
  private readonly maxWindow: number;
  private readonly timeout: boolean;
  /** When nothing has arrived for too long, and when another report is due, s. */
  private silenceDue = Infinity;
  private reportDue = Infinity;

  private state: State = 'slow start';
  private cwnd = INITIAL_WINDOW;
  private ssthresh: number;
  /** Window when the round began, and arrivals since. */
  private roundWindow = INITIAL_WINDOW;
  private arrivalsInRound = 0;
  /** Highest number received in order, as the emulated sender counts. */
  private top = -1;
  private duplicates = 0;
  /** Numbers from here on were sent after the loss. */
  private limit = 0;
  private recoveryEnd = 0;
  /** When the gap, or the mark, in question was seen; losses seen within a round trip of a loss event's belong to it. */
  private gapAt = 0;
  private eventEnd = 0;

  /** The open epoch: sum of round windows and number of rounds; closed ones, the newest first. */
  private sum = 0;
  private rounds = 0;
  private readonly epochs: number[] = [];
  /** Weighted means: over the closed epochs, and with the open one as the newest; they change once a round at most. */
  private closedAverage = 0;
  private openAverage = 0;

  private rtt = 0;
  private meanGap = 0;
  private lastArrival = -1;
  private lastSendTime = 0;
  private lastReport = 0;
  private lastRate = 0;
  private backoff = 1;

  /** @param timeout Yang's addition: without it a receiver that hears nothing says nothing */
  constructor(parts: FlowParts, timeout: boolean) {
    this.eventQueue = parts.eventQueue;
    this.pool = parts.pool;
    this.counts = parts.counts;
    this.flow = parts.flow;
    this.maxWindow = parts.settings.maxWindow;
    this.ssthresh = this.maxWindow;
    this.timeout = timeout;
  }

  onData(slot: number): void {
    const { words, numbers } = this.pool;
    const { now } = this.eventQueue;
    const sequence = words[slot + SEQUENCE]!;
    const marked = (words[slot + FLAGS]! & MARKED) !== 0;
    this.counts.delivered += 1;
    this.counts.inOrder += 1;
    this.rtt = numbers[numberAt(slot, TEAR_RTT)]!;
    this.lastSendTime = numbers[numberAt(slot, TEAR_TIME)]!;
    this.pool.release(slot);
    if (this.lastArrival >= 0) {
      const gap = now - this.lastArrival;
      this.meanGap = this.meanGap === 0 ? gap : this.meanGap + ARRIVAL_GAIN * (gap - this.meanGap);
    }
    this.lastArrival = now;
    this.backoff = 1;

    this.take(sequence);
    if (marked && this.state !== 'fast recovery' && now >= this.eventEnd) {
      this.gapAt = now;
      this.recover(sequence + 1 + Math.floor(this.roundWindow));
    }
    this.restartSilenceTimer();
    if (this.rtt === 0 || now - this.lastReport >= this.rtt || this.rate() < this.lastRate) this.report();
  }

  /**
   * It is a round trip since the last report, or the rate may fall. While nothing is missing the window only grows, and
   * so does its average; so the rate can fall only with another round-trip time.
   */
  mayReport(slot: number, due: number): boolean {
    const rtt = this.pool.numbers[numberAt(slot, TEAR_RTT)]!;
    return this.state === 'gap' || rtt === 0 || rtt !== this.rtt || due - this.lastReport >= rtt;
  }

  /** Rate asked for, packets/s. */
  private rate(): number {
    return this.rtt > 0 ? this.averageWindow() / this.rtt : 0;
  }

  /** Average window: over closed epochs, or with the open one as the newest where that is larger. */
  private averageWindow(): number {
    if (this.epochs.length === 0) return this.cwnd;
    return this.rounds === 0 ? this.closedAverage : Math.max(this.closedAverage, this.openAverage);
  }

  /** One packet, as the emulated sender would see its ACK. */
  private take(sequence: number): void {
    if (this.state === 'fast recovery') {
      if (sequence < this.limit && this.eventQueue.now < this.recoveryEnd) {
        this.top = sequence;
        return;
      }
      this.roundWindow = this.cwnd;
      this.arrivalsInRound = 0;
      this.state = 'congestion avoidance';
      this.top = sequence - 1;
    }
    if (this.state === 'gap') {
      this.takeInGap(sequence);
    } else if (sequence === this.top + 1) {
      this.top = sequence;
      this.grow();
      this.countArrivals(1);
    } else if (sequence > this.top) {
      this.state = 'gap';
      this.gapAt = this.eventQueue.now;
      this.limit = this.top + 1 + Math.floor(this.roundWindow);
      this.duplicates = 1;
      this.countArrivals(sequence - this.top);
      this.top = sequence;
      this.judge(sequence);
    }
  }

  private takeInGap(sequence: number): void {
    this.duplicates += 1;
    this.countArrivals(sequence - this.top);
    this.top = sequence;
    this.judge(sequence);
  }

  /** A gap is a loss at the third packet behind it; if a window has gone by before, a timeout. */
  private judge(sequence: number): void {
    const passed = sequence >= this.limit;
    if (!passed && this.duplicates < DUPLICATE_THRESHOLD) return;
    if (this.gapAt < this.eventEnd) this.state = this.cwnd < this.ssthresh ? 'slow start' : 'congestion avoidance';
    else if (passed) this.timeOut();
    else this.recover(this.limit);
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

  /** Arrivals, lost numbers jumped over among them; a window's worth is a round. */
  private countArrivals(count: number): void {
    this.arrivalsInRound += count;
    if (this.arrivalsInRound < this.roundWindow) return;
    this.sum += this.roundWindow;
    this.rounds += 1;
    if (this.epochs.length > 0) this.openAverage = weighted(this.epochs, this.sum / this.rounds);
    this.roundWindow = this.cwnd;
    this.arrivalsInRound = 0;
  }

  private recover(limit: number): void {
    this.closeEpoch();
    this.cwnd = Math.max(1, this.cwnd / 2);
    this.ssthresh = Math.max(2, this.cwnd);
    this.limit = limit;
    this.recoveryEnd = this.eventQueue.now + this.rtt;
    this.state = 'fast recovery';
  }

  private timeOut(): void {
    this.closeEpoch();
    this.ssthresh = Math.max(2, this.cwnd / 2);
    this.cwnd = 1;
    this.roundWindow = 1;
    this.arrivalsInRound = 0;
    this.state = 'slow start';
  }

  private closeEpoch(): void {
    this.epochs.unshift((this.sum + this.cwnd) / (this.rounds + 1));
    if (this.epochs.length > EIGHT_WEIGHTS.length) this.epochs.pop();
    this.closedAverage = weighted(this.epochs);
    this.sum = 0;
    this.rounds = 0;
    // Arrivals tell the time of either loss to a gap between packets.
    this.eventEnd = this.gapAt + this.rtt - 2 * this.meanGap;
    this.counts.lossEvents += 1;
  }

  get timerDue(): number {
    return Math.min(this.silenceDue, this.reportDue);
  }

  onTimer(): void {
    if (this.silenceDue <= this.reportDue) {
      this.silenceDue = Infinity;
      this.onSilence();
    } else {
      this.reportDue = Infinity;
      if (this.lastArrival >= this.lastReport) this.report();
    }
  }

  private onSilence(): void {
    this.gapAt = this.eventQueue.now;
    this.timeOut();
    this.counts.timeouts += 1;
    this.backoff = Math.min(MAX_BACKOFF, 2 * this.backoff);
    this.report();
    this.restartSilenceTimer();
  }

  private restartSilenceTimer(): void {
    if (!this.timeout || this.rtt === 0) return;
    const wait = Math.max(2 * this.meanGap * this.roundWindow, 4 * this.rtt);
    this.silenceDue = this.eventQueue.now + wait * this.backoff;
  }

  private report(): void {
    const { now } = this.eventQueue;
    const slot = this.pool.take();
    const { words, numbers } = this.pool;
    words[slot + FLOW] = this.flow;
    words[slot + FLAGS] = ACKNOWLEDGEMENT;
    words[slot + BYTES] = REPORT_BYTES;
    numbers[numberAt(slot, TEAR_ECHO)] = this.lastSendTime + (now - this.lastArrival);
    this.lastRate = this.rate();
    numbers[numberAt(slot, TEAR_RATE)] = this.lastRate;
    this.lastReport = now;
    this.ackPath!.entryTime = now;
    this.ackPath!.push(slot);
    if (this.rtt > 0) this.reportDue = now + this.rtt;
  }

  inspect(): Inspection[] {
    return [
      { name: 'imagined cwnd', unit: 'packets', value: this.cwnd },
      { name: 'average window', unit: 'packets', value: this.averageWindow() },
      { name: 'epochs', unit: '', value: this.epochs.length },
      { name: 'state', unit: '', value: this.state },
    ];
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
