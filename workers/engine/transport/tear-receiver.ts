import { FLAGS, MARKED, numberAt, SEQUENCE } from '../network/packets.ts';
import { BaseReceiver } from './base-receiver.ts';
import { type CauseObserver, Changes } from './causes.ts';
import type { FlowParts, Inspection, ReportingReceiver } from './ends.ts';
import { TearWindow } from './tear-window.ts';

const REPORT_BYTES = 40;
/** Numbers of a data packet: sending time and the sender's RTT, s. */
export const TEAR_TIME = 0;
export const TEAR_RTT = 1;
/** Numbers of a report: echoed sending time plus the time at the receiver, s; the rate asked for, packets/s. */
export const TEAR_ECHO = 0;
export const TEAR_RATE = 1;

/** Gain of the mean time between arrivals. */
const ARRIVAL_GAIN = 1 / 8;
const MAX_BACKOFF = 64;

/**
 * TEAR's receiver (Rhee, Ozdemir, Yi, TEAR, NCSU 2000; yang2000). It emulates the window of a TCP sender (`TearWindow`) and
 * asks the sender for the rate average window / RTT. It reports once in some round trips, and at once when the rate falls.
 */
export class TearReceiver extends BaseReceiver implements ReportingReceiver {
  readonly echoes = false;
  private readonly window: TearWindow;
  /** When the silence timer expires, and when the next report is due, s. */
  private silenceDue = Infinity;
  private reportDue = Infinity;
  /** Mean time between arrivals, s. */
  private meanGap = 0;
  private lastArrival = -1;
  private lastSendTime = 0;
  private lastReport = 0;
  private lastRate = 0;
  /** Factor of the silence timer. */
  private backoff = 1;

  /**
   * @param timeout report when nothing arrives (added by yang2000)
   * @param reportEvery round trips from one report to the next
   */
  constructor(
    parts: FlowParts,
    private readonly timeout: boolean,
    private readonly reportEvery: number,
  ) {
    super(parts);
    this.window = new TearWindow(parts.counts, parts.settings.maxWindow);
  }

  /** Record every change of the emulated window. */
  observe(observer: CauseObserver | null): void {
    this.window.changes = observer && new Changes(observer, (values) => this.window.readVariables(values));
  }

  onData(slot: number): void {
    const { words, numbers } = this.pool;
    const { now } = this.eventQueue;
    const { window } = this;
    const sequence = words[slot + SEQUENCE]!;
    const marked = (words[slot + FLAGS]! & MARKED) !== 0;
    this.counts.delivered += 1;
    this.counts.inOrder += 1;
    window.rtt = numbers[numberAt(slot, TEAR_RTT)]!;
    this.lastSendTime = numbers[numberAt(slot, TEAR_TIME)]!;
    this.pool.release(slot);
    if (this.lastArrival >= 0) {
      const gap = now - this.lastArrival;
      this.meanGap = this.meanGap === 0 ? gap : this.meanGap + ARRIVAL_GAIN * (gap - this.meanGap);
    }
    this.lastArrival = now;
    this.backoff = 1;

    window.onArrival(sequence, now, this.meanGap);
    if (marked) window.onMark(sequence, now, this.meanGap);
    this.restartSilenceTimer();
    if (this.window.rtt === 0 || now - this.lastReport >= this.wait(this.window.rtt) || this.rate() < this.lastRate)
      this.report();
  }

  /**
   * Whether to compute the rate for a report: a round trip has passed since the last one, or the rate may have fallen.
   * Without losses the window and its average only grow, so then the rate can fall only when the RTT changes.
   */
  mayReport(slot: number, due: number): boolean {
    const rtt = this.pool.numbers[numberAt(slot, TEAR_RTT)]!;
    return (
      this.window.state === 'gap' || rtt === 0 || rtt !== this.window.rtt || due - this.lastReport >= this.wait(rtt)
    );
  }

  /** Time from one report to the next, s. */
  private wait(rtt: number): number {
    return this.reportEvery * rtt;
  }

  /** Rate asked for, packets/s; 0 before the RTT is known. */
  private rate(): number {
    return this.window.rtt > 0 ? this.window.average / this.window.rtt : 0;
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
    this.window.onSilence(this.eventQueue.now, this.meanGap);
    this.counts.timeouts += 1;
    this.backoff = Math.min(MAX_BACKOFF, 2 * this.backoff);
    this.report();
    this.restartSilenceTimer();
  }

  /** The silence timer expires after the time of two windows of arrivals, at least 4 RTTs. */
  private restartSilenceTimer(): void {
    if (!this.timeout || this.window.rtt === 0) return;
    const wait = Math.max(2 * this.meanGap * this.window.roundWindow, 4 * this.window.rtt);
    this.silenceDue = this.eventQueue.now + wait * this.backoff;
  }

  private report(): void {
    const { now } = this.eventQueue;
    const slot = this.takeReport(REPORT_BYTES);
    const { numbers } = this.pool;
    numbers[numberAt(slot, TEAR_ECHO)] = this.lastSendTime + (now - this.lastArrival);
    this.lastRate = this.rate();
    numbers[numberAt(slot, TEAR_RATE)] = this.lastRate;
    this.window.noteReport();
    this.lastReport = now;
    this.send(slot);
    if (this.window.rtt > 0) this.reportDue = now + this.wait(this.window.rtt);
  }

  inspect(): Inspection[] {
    const { window } = this;
    return [
      { name: 'imagined cwnd', unit: 'packets', value: window.cwnd },
      { name: 'average window', unit: 'packets', value: window.average },
      { name: 'epochs', unit: '', value: window.epochCount },
      { name: 'state', unit: '', value: window.state },
    ];
  }
}
