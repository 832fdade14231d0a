import { FLAGS, MARKED, numberAt, ROUND, SEQUENCE, SIGNAL } from '../network/packets.ts';
import { type CauseObserver, Changes } from './causes.ts';
import { BaseReceiver } from './base-receiver.ts';
import type { FlowParts, ReportingReceiver } from './ends.ts';
import { lossRateOf } from '../../theory/throughput.ts';
import type { LossIntervals } from './loss-intervals.ts';

const REPORT_BYTES = 40;
const INITIAL_CAPACITY = 32;

/**
 * Numbers of a data packet, s: sending time, RTT, timeout t0. (Its words: number, `ROUND`, and `SIGNAL`, 1 asks for a
 * report.)
 */
export const DATA_TIME = 0;
export const DATA_RTT = 1;
export const DATA_T0 = 2;
/**
 * Numbers of a report: echoed sending time plus the time at the receiver, s; p; receive rate, packets/s. (`ROUND`:
 * losses since the last report; `SIGNAL`: number of the packet that began the last loss event, −1 for none.)
 */
export const REPORT_ECHO = 0;
export const REPORT_P = 1;
export const REPORT_RATE = 2;

const RECEIVED = 1;
const LOST_OR_MARKED = 2;
const NEW_EVENT = 3;

/**
 * TFRC's receiver (RFC 5348 Sec. 6; tfrc-sink.cc). It detects loss events, averages their intervals and measures the receive
 * rate. It reports once per round trip, and at once when a loss event begins or the sender asks.
 *
 * Paths do not reorder, so a gap in the numbers is a loss. Its sending time is interpolated between its neighbours'.
 */
export class TfrcReceiver extends BaseReceiver implements ReportingReceiver {
  readonly echoes = false;
  /** When the timer expires, s: 1.5 round trips after the last report. */
  timerDue = Infinity;

  /** Rings indexed by packet number: arrival time, sending time (s), and whether it arrived, was marked or was lost. */
  private arrivals = new Float64Array(INITIAL_CAPACITY);
  private sendTimes = new Float64Array(INITIAL_CAPACITY);
  private fates = new Uint8Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  /** Lowest number in the rings, and the lowest not yet counted into an interval. */
  private oldest = 0;
  private uncounted = 0;

  private highest = -1;
  private rtt = 0;
  private t0 = 0;
  private round = 0;
  private lastSendTime = 0;
  private lastArrival = 0;
  /** Sending time (s) and round of the packet that began the last loss event. */
  private eventStart = 0;
  private eventRound = -1;
  /** Its number. */
  private eventPacket = -1;
  /** Null unless the flow is observed; then the p reported last, and whether it comes from the receive rate at the first loss. */
  private changes: Changes | null = null;
  private reported = 0;
  private firstLoss = false;
  private firstRate = 0;
  private sawLoss = false;
  private lossesSinceReport = 0;
  private receivedSinceReport = 0;
  private lastReport = 0;

  constructor(
    parts: FlowParts,
    private readonly intervals: LossIntervals,
  ) {
    super(parts);
  }

  onData(slot: number): void {
    const { words, numbers } = this.pool;
    const { now } = this.eventQueue;
    const sequence = words[slot + SEQUENCE]!;
    const before = this.highest;
    this.counts.delivered += 1;
    this.counts.inOrder += 1;
    this.receivedSinceReport += 1;
    this.round = words[slot + ROUND]!;
    this.rtt = numbers[numberAt(slot, DATA_RTT)]!;
    this.t0 = numbers[numberAt(slot, DATA_T0)]!;
    this.lastSendTime = numbers[numberAt(slot, DATA_TIME)]!;
    this.lastArrival = now;
    const marked = (words[slot + FLAGS]! & MARKED) !== 0;
    let urgent = words[slot + SIGNAL] === 1;
    this.pool.release(slot);

    if (sequence - this.oldest > this.mask) this.makeRoom(sequence);
    const place = sequence & this.mask;
    this.arrivals[place] = now;
    this.sendTimes[place] = this.lastSendTime;
    this.fates[place] = RECEIVED;
    let newEvent = false;
    if (marked) newEvent = this.takeLoss(sequence);
    if (before >= 0 && sequence > before + 1) newEvent = this.dateLosses(before, sequence) || newEvent;
    this.highest = sequence;

    if (!this.sawLoss && ((before >= 0 && sequence > before + 1) || marked)) {
      this.sawLoss = true;
      this.report(this.beginHistory());
      return;
    }
    if (this.rtt > 0 && now - this.lastReport >= this.rtt) urgent = true;
    if (urgent || newEvent) this.report(this.lossEventRate());
  }

  /** Whether this packet causes a report: a round trip has passed since the last one, or the sender asks. */
  mayReport(slot: number, due: number): boolean {
    if (this.pool.words[slot + SIGNAL] === 1) return true;
    const rtt = this.pool.numbers[numberAt(slot, DATA_RTT)]!;
    return rtt > 0 && due - this.lastReport >= rtt;
  }

  onTimer(): void {
    this.timerDue = Infinity;
    this.report(this.lossEventRate());
  }

  /** Loss event rate p over the intervals up to the newest packet. */
  private lossEventRate(): number {
    for (let sequence = this.uncounted; sequence <= this.highest; sequence += 1) {
      this.intervals.count();
      if (this.fates[sequence & this.mask] === NEW_EVENT) this.intervals.close();
    }
    this.uncounted = this.highest + 1;
    return this.intervals.lossEventRate();
  }

  /**
   * The packets between two received in succession are lost. Interpolate their sending times. Returns whether a loss
   * event begins.
   */
  private dateLosses(before: number, after: number): boolean {
    const { sendTimes, mask } = this;
    const first = sendTimes[before & mask]!;
    const step = (sendTimes[after & mask]! - first) / (after - before);
    let newEvent = false;
    for (let sequence = before + 1; sequence < after; sequence += 1) {
      sendTimes[sequence & mask] = first + (sequence - before) * step;
      this.arrivals[sequence & mask] = this.eventQueue.now;
      newEvent = this.takeLoss(sequence) || newEvent;
    }
    return newEvent;
  }

  /**
   * Take a loss or mark. It begins a new event if it was sent over an RTT after the first loss of the last event, and
   * the sender has had a report since.
   */
  private takeLoss(sequence: number): boolean {
    const place = sequence & this.mask;
    const time = this.sendTimes[place]!;
    this.lossesSinceReport += 1;
    const begins = time - this.eventStart > this.rtt && this.round > this.eventRound;
    this.fates[place] = begins ? NEW_EVENT : LOST_OR_MARKED;
    if (begins) {
      this.eventStart = time;
      this.eventRound = this.round;
      this.eventPacket = sequence;
      this.counts.lossEvents += 1;
    }
    return begins;
  }

  /** At the first loss the history begins with the interval at which the equation gives the present receive rate. */
  private beginHistory(): number {
    for (let sequence = this.uncounted; sequence <= this.highest; sequence += 1) {
      const place = sequence & this.mask;
      if (this.fates[place] === NEW_EVENT) this.fates[place] = LOST_OR_MARKED;
    }
    this.eventStart = this.lastSendTime;
    this.eventRound = this.round;
    this.firstLoss = true;
    this.firstRate = this.receiveRate();
    const p = lossRateOf(this.firstRate, this.rtt, this.t0);
    this.intervals.begin(Math.floor(1 / p));
    return p;
  }

  /** Receive rate, packets/s: since the last report, or over the last RTT if the last report is more recent. */
  private receiveRate(): number {
    const { now } = this.eventQueue;
    const elapsed = now - this.lastReport;
    if (this.rtt > 0 && elapsed >= this.rtt)
      return this.receivedSinceReport > 0 ? this.receivedSinceReport / elapsed : 1;
    if (this.rtt <= 0) return 1;
    const newest = this.arrivals[this.highest & this.mask]!;
    let received = 0;
    for (let sequence = this.highest; sequence > this.oldest; sequence -= 1) {
      const place = sequence & this.mask;
      if (this.fates[place] !== RECEIVED) continue;
      if (this.arrivals[place]! + this.rtt <= newest) break;
      received += 1;
    }
    return received > 0 ? received / this.rtt : 1;
  }

  /** Record p at every report. */
  observe(observer: CauseObserver | null): void {
    this.changes = observer && new Changes(observer, (values) => void (values[6] = this.reported));
  }

  private report(p: number): void {
    const { now } = this.eventQueue;
    if (this.lastArrival >= this.lastReport) {
      const slot = this.takeReport(REPORT_BYTES);
      const { words, numbers } = this.pool;
      words[slot + SEQUENCE] = this.highest;
      words[slot + ROUND] = this.lossesSinceReport;
      words[slot + SIGNAL] = this.eventPacket;
      numbers[numberAt(slot, REPORT_ECHO)] = this.lastSendTime + (now - this.lastArrival);
      numbers[numberAt(slot, REPORT_P)] = p;
      if (this.changes !== null) {
        this.reported = p;
        if (this.firstLoss) this.changes.note('first loss interval', this.firstRate, this.rtt, this.t0);
        else this.changes.note('loss intervals', ...this.intervals.terms());
        this.firstLoss = false;
      }
      numbers[numberAt(slot, REPORT_RATE)] = this.receiveRate();
      this.lastReport = now;
      this.receivedSinceReport = 0;
      this.lossesSinceReport = 0;
      this.send(slot);
    }
    if (this.rtt > 0) this.timerDue = now + 1.5 * this.rtt;
  }

  /** The rings are full: drop what is counted and arrived over 4 RTTs ago, and double them if that is too little. */
  private makeRoom(sequence: number): void {
    const horizon = this.eventQueue.now - 4 * this.rtt;
    while (this.oldest < this.uncounted && this.arrivals[this.oldest & this.mask]! < horizon) this.oldest += 1;
    while (sequence - this.oldest > this.mask) this.grow();
  }

  private grow(): void {
    const capacity = 2 * this.arrivals.length;
    const arrivals = new Float64Array(capacity);
    const sendTimes = new Float64Array(capacity);
    const fates = new Uint8Array(capacity);
    for (let sequence = this.oldest; sequence <= this.highest; sequence += 1) {
      arrivals[sequence & (capacity - 1)] = this.arrivals[sequence & this.mask]!;
      sendTimes[sequence & (capacity - 1)] = this.sendTimes[sequence & this.mask]!;
      fates[sequence & (capacity - 1)] = this.fates[sequence & this.mask]!;
    }
    Object.assign(this, { arrivals, sendTimes, fates, mask: capacity - 1 });
  }
}
