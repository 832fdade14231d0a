import { type Calendar, Timer } from '../calendar.ts';
import {
  BYTES,
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  FLOW,
  type PacketPool,
  type PacketSink,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../network/packets.ts';
import type { Counts } from '../probes/counts.ts';
import type { RandomStream } from '../random.ts';
import type { TransportSettings } from '../scenario/types.ts';
import type { SenderView, WindowLaw } from '../schemes/scheme.ts';
import type { FlowParts, Inspection, Sender } from './ends.ts';
import { RtoEstimator } from './rto.ts';

/** Bytes of the handshake packet. */
const HANDSHAKE_BYTES = 40;
/** Duplicate ACKs that make a loss. */
export const DUPLICATE_THRESHOLD = 3;
/** Above every packet number; small enough to be a small integer in every JavaScript engine. */
export const NO_LIMIT = 1_000_000_000;
/** Gain of the smoothed RTT shown to people; the timer has its own in ticks. */
const SHOWN_RTT_GAIN = 1 / 8;

/** What the sender did last about its window; decides what the next sign of trouble may do. */
export type WindowAction = 'none' | 'fast-retransmit' | 'recovered' | 'ecn' | 'timeout';

/**
 * What all window schemes share: slow start, the ACK clock, limited transmit, the retransmission timer, the reaction
 * to marks, the cut. Reno, NewReno and SACK recovery are its subclasses; when to grow and what to keep is the law's.
 *
 * The rules and their order are those of ns-2.35 (tcp.cc). Packets are numbered from 0; packet 0 is the handshake
 * where there is one. Windows are in packets, real numbers; the number that may be under way is their whole part.
 */
export abstract class WindowSender implements Sender, SenderView {
  protected readonly pool: PacketPool;
  readonly counts: Counts;
  protected readonly settings: TransportSettings;
  law!: WindowLaw;
  private readonly calendar: Calendar;
  private readonly random: RandomStream;
  private readonly flow: number;
  private readonly packetSize: number;
  private readonly ecn: boolean;
  private readonly rtoEstimator: RtoEstimator;
  private readonly retransmissionTimer: Timer;
  private readonly jitterTimer: Timer | null;
  /** The first hop. */
  door!: PacketSink;

  cwnd: number;
  ssthresh: number;
  /** Next number to send, highest number sent, highest cumulative ACK. */
  protected nextSequence = 0;
  protected maxSequence = -1;
  protected highestAck = -1;
  /** Highest cumulative ACK outside recovery; SACK recovery leaves it behind. */
  protected lastAck = -1;
  /** `maxSequence` at the last cut: nothing below it may cause another. */
  protected recover = 0;
  protected duplicates = 0;
  protected lastAction: WindowAction = 'none';
  private firstCut = true;
  /** Numbers from here on are not to be sent: the flow was stopped. */
  protected limit = NO_LIMIT;

  /** The packet being timed, and when it was sent. */
  protected timing = false;
  protected timedSequence = -1;
  private timedAt = 0;

  /** The receiver has agreed to ECN; the next packet is to say that the window was cut; marks at a window of 1. */
  private ecnAgreed = false;
  private announceCut = false;
  private markedAtOne = false;
  /** How far marks have cut the window below one packet: then nothing is sent until an ACK or the timer makes it whole. */
  protected deficit = 0;
  protected initialWindow: number;

  active = false;
  /** Smoothed round-trip time, s; 0 before the first sample. */
  srtt = 0;

  constructor(parts: FlowParts) {
    const { calendar, settings } = parts;
    this.calendar = calendar;
    this.pool = parts.pool;
    this.counts = parts.counts;
    this.settings = settings;
    this.random = parts.random;
    this.flow = parts.flow;
    this.packetSize = parts.packetSize;
    this.ecn = parts.ecn;
    this.rtoEstimator = new RtoEstimator(settings, parts.random.uniform() * settings.timerTick);
    this.retransmissionTimer = new Timer(calendar, () => this.onTimeout());
    this.jitterTimer = settings.sendJitter > 0 ? new Timer(calendar, () => this.sendWhatFits(true)) : null;
    this.initialWindow = settings.initialWindow;
    this.cwnd = settings.handshake ? 1 : settings.initialWindow;
    this.ssthresh = settings.initialSsthresh ?? settings.maxWindow;
  }

  /** Begin to offer data, without end; after `stop`, go on with the window as it stands. */
  start(): void {
    if (this.active) return;
    this.active = true;
    this.limit = NO_LIMIT;
    this.sendWhatFits(false);
  }

  /** Offer no new data; what is under way is still recovered. */
  stop(): void {
    this.active = false;
    this.limit = this.maxSequence + 1;
  }

  /** An ACK has arrived; takes its slot. */
  onAck(slot: number): void {
    const { words } = this.pool;
    const acknowledged = words[slot + SEQUENCE]!;
    const echo = (words[slot + FLAGS]! & ECN_ECHO) !== 0;
    if (echo && this.ecnAgreed) this.onMark(acknowledged);
    this.processAck(slot, acknowledged, echo);
    this.pool.release(slot);
  }

  get now(): number {
    return this.calendar.now;
  }

  get maxWindow(): number {
    return this.settings.maxWindow;
  }

  inspect(): Inspection[] {
    return [
      { name: 'cwnd', unit: 'packets', value: this.cwnd },
      { name: 'ssthresh', unit: 'packets', value: this.ssthresh },
      { name: 'round trip', unit: 's', value: this.srtt },
      { name: 'RTO', unit: 's', value: this.rtoEstimator.rto },
      { name: 'state', unit: '', value: this.state() },
      ...(this.law.inspect?.() ?? []),
    ];
  }

  protected state(): string {
    return this.cwnd < this.ssthresh ? 'slow start' : 'congestion avoidance';
  }

  protected abstract processAck(slot: number, acknowledged: number, echo: boolean): void;
  /** Subclass state that a timeout resets. */
  protected abstract onTimeoutReset(): void;
  /** Send new packets, and in recovery what is missing; `force` skips the jitter. */
  protected abstract sendWhatFits(force: boolean): void;

  /** The window in use, a real number. */
  protected window(): number {
    return Math.min(this.cwnd, this.settings.maxWindow);
  }

  /** Window after a timeout. */
  protected get restartWindow(): number {
    return 1;
  }

  /** From the flow's own stream. */
  protected uniform(): number {
    return this.random.uniform();
  }

  /** Waits for the jitter's time to pass before sending; true if the caller has to leave it at that. */
  protected holdForJitter(force: boolean): boolean {
    if (this.jitterTimer === null || force) return false;
    if (!this.jitterTimer.pending) {
      this.jitterTimer.set(this.calendar.now + this.random.uniform() * this.settings.sendJitter);
    }
    return true;
  }

  protected get jitterPending(): boolean {
    return this.jitterTimer !== null && this.jitterTimer.pending;
  }

  protected transmit(sequence: number): void {
    const { pool, calendar, retransmissionTimer } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.flow;
    words[slot + SEQUENCE] = sequence;
    let flags = 0;
    if (this.announceCut) {
      flags = WINDOW_REDUCED;
      this.announceCut = false;
    }
    if (this.ecn) flags |= sequence === 0 ? ECN_ECHO : ECN_CAPABLE; // packet 0 offers ECN
    words[slot + BYTES] = sequence === 0 && this.settings.handshake ? HANDSHAKE_BYTES : this.packetSize;
    words[slot + FLAGS] = flags;
    const nothingUnderWay = this.highestAck === this.maxSequence;
    this.counts.sent += 1;
    this.door.receive(slot);
    if (sequence > this.maxSequence) {
      this.maxSequence = sequence;
      if (!this.timing) {
        this.timing = true;
        if (sequence > this.timedSequence) {
          this.timedSequence = sequence;
          this.timedAt = calendar.now;
        }
      }
    }
    if (nothingUnderWay || !retransmissionTimer.pending) this.restartTimer();
  }

  /** Limited transmit (RFC 3042): a duplicate ACK lets one new packet go. */
  protected limitedTransmit(): void {
    const { nextSequence, highestAck } = this;
    if (
      nextSequence < this.limit &&
      nextSequence <= highestAck + this.settings.maxWindow &&
      nextSequence <= highestAck + this.cwnd + this.duplicates
    ) {
      this.transmit(nextSequence);
      this.nextSequence += 1;
    }
  }

  /** New data acknowledged, outside recovery: estimate, timer, growth, in this order. */
  protected acceptNewAck(acknowledged: number, echo: boolean): void {
    this.advanceTo(acknowledged, echo);
    if (!this.ecnAgreed || !echo) this.grow();
    if (this.ecnAgreed && !echo) this.markedAtOne = false;
    if (!this.ecnAgreed && echo) this.ecnAgreed = true;
    if (acknowledged === 0 && this.settings.handshake) this.cwnd = this.initialWindow;
  }

  /** Moves the cumulative ACK, takes a round-trip sample if the timed packet is covered, restarts the timer. */
  protected advanceTo(acknowledged: number, echo: boolean): void {
    this.duplicates = 0;
    this.lastAck = acknowledged;
    this.highestAck = acknowledged;
    if (this.nextSequence <= acknowledged) this.nextSequence = acknowledged + 1;
    if (this.timing && acknowledged >= this.timedSequence) {
      if (!(this.ecnAgreed && this.markedAtOne && echo)) {
        this.rtoEstimator.endBackoff();
        this.markedAtOne = false;
      }
      this.timing = false;
      this.takeRttSample();
    }
    this.restartOrCancelTimer(acknowledged);
  }

  protected endBackoff(): void {
    this.rtoEstimator.endBackoff();
  }

  protected restartTimer(): void {
    this.retransmissionTimer.set(this.calendar.now + this.rtoEstimator.rto);
  }

  protected restartOrCancelTimer(acknowledged: number): void {
    if (acknowledged === this.maxSequence && this.nextSequence >= this.limit) this.retransmissionTimer.cancel();
    else this.restartTimer();
  }

  /** A cut starts the timer again and gives up timing, for the packet timed may be a retransmission (Karn). */
  protected restartTimerAfterCut(): void {
    this.restartTimer();
    this.timing = false;
  }

  /** One loss event: the threshold and the window after it (tcp.cc `slowdown`). `action` must be set before. */
  protected cutWindow(): void {
    const { window, half, reduced, slowStart } = this.reductions();
    this.counts.lossEvents += 1;
    const halve = (this.firstCut || slowStart) && !this.law.cutsAlways;
    this.ssthresh = this.wholeThreshold(halve || this.lastAction === 'timeout' ? half : reduced);
    const next = Math.min(window, halve ? half : reduced);
    this.cwnd = Math.max(1, next);
    this.deficit = Math.max(0, 1 - next);
    this.announceCut = true;
    this.firstCut = false;
    this.law.beginEpoch?.(this.cwnd, halve ? null : window);
  }

  private reductions(): { window: number; half: number; reduced: number; slowStart: boolean } {
    const { truncateWindows } = this.settings;
    const whole = this.window() - this.deficit;
    const window = truncateWindows ? Math.floor(whole) : whole;
    const half = window / 2;
    const reduced = this.law.decrease(window);
    return {
      window,
      half: truncateWindows ? Math.floor(half) : half,
      reduced: truncateWindows ? Math.floor(reduced) : reduced,
      slowStart: this.cwnd < this.ssthresh,
    };
  }

  private wholeThreshold(value: number): number {
    return Math.max(2, Math.floor(value));
  }

  private grow(): void {
    if (this.cwnd < this.ssthresh) {
      this.cwnd += 1;
      if (this.cwnd >= this.ssthresh) this.law.beginEpoch?.(this.cwnd, null);
    } else {
      this.cwnd += this.law.increase(this.cwnd);
    }
    if (this.deficit > 0) {
      this.cwnd = Math.max(1, this.cwnd - this.deficit);
      this.deficit = 0;
    }
  }

  /** A mark, at most one reaction per window (RFC 3168): the cut of a loss, without retransmission. */
  private onMark(acknowledged: number): void {
    if (acknowledged <= this.recover && this.lastAction !== 'timeout') return;
    this.recover = this.maxSequence;
    this.lastAction = 'ecn';
    if (this.cwnd <= 1) {
      if (this.markedAtOne) this.rtoEstimator.backOff();
      else this.markedAtOne = true;
    } else {
      this.markedAtOne = false;
    }
    this.cutWindow();
  }

  private onTimeout(): void {
    this.onTimeoutReset();
    this.duplicates = 0;
    this.recover = this.maxSequence;
    if (this.highestAck === -1) this.initialWindow = 1;
    if (this.highestAck === this.maxSequence) {
      // Nothing is under way: the window starts over, but this is no sign of loss.
      this.cwnd = this.restartWindow;
    } else {
      this.counts.timeouts += 1;
      if (this.lastAction === 'ecn') {
        // This window's threshold was set by the mark.
        this.counts.lossEvents += 1;
        this.firstCut = false;
      } else {
        this.lastAction = 'timeout';
        this.cutWindow();
      }
      this.cwnd = this.restartWindow;
      this.announceCut = true;
      this.rtoEstimator.backOff();
    }
    this.lastAction = 'timeout';
    this.deficit = 0;
    this.nextSequence = this.highestAck + 1;
    this.restartTimerAfterCut();
    this.sendWhatFits(false);
  }

  private takeRttSample(): void {
    const { now } = this.calendar;
    const rttSeconds = now - this.timedAt;
    this.rtoEstimator.sample(rttSeconds, now);
    this.counts.rttSum += rttSeconds;
    this.counts.rttSamples += 1;
    this.srtt = this.srtt === 0 ? rttSeconds : this.srtt + SHOWN_RTT_GAIN * (rttSeconds - this.srtt);
  }
}
