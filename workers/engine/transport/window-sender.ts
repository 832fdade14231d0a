import { ECN_ECHO, FLAGS, MARKED_PACKET, ONLY_WINDOW, SEQUENCE, WINDOW_BITS } from '../network/packets.ts';
import { type CauseObserver, type Changes, type Hold, STATES } from './causes.ts';
import type { CutCause } from './causes/cuts.ts';
import type { SenderView, WindowLaw } from './window-law.ts';
import type { FlowParts, Inspection, Sender } from './ends.ts';
import { NO_LIMIT, ReliableSender } from './reliable-sender.ts';

/** Duplicate ACKs that count as a loss. */
export const DUPLICATE_THRESHOLD = 3;

/** The sender's last action on its window, on which the reaction to the next duplicate ACKs, mark or timeout depends. */
export type WindowAction = 'none' | 'fast-retransmit' | 'recovered' | 'ecn' | 'timeout';

/**
 * What all window schemes share: slow start, ACK clock, limited transmit, reactions to marks and timeouts, the cut. Its
 * subclasses are Tahoe, Reno, NewReno and SACK recovery; the law says how to grow and what to keep.
 *
 * Windows are real numbers of packets; their whole part may be in flight. Rules and their order are those of ns-2.35
 * (tcp.cc).
 */
export abstract class WindowSender extends ReliableSender implements Sender, SenderView {
  law!: WindowLaw;
  cwnd = 1;
  ssthresh = 1;
  /** Highest cumulative ACK outside recovery; during SACK recovery it stays. */
  protected lastAck = -1;
  /** `maxSequence` at the last cut: packets up to it cause no further cut. */
  protected recover = 0;
  protected duplicates = 0;
  protected lastAction: WindowAction = 'none';
  private firstCut = true;
  /** The receiver has agreed to ECN; a mark has arrived at a window of 1. */
  protected ecnAgreed = false;
  private markedAtOne = false;
  /** How far marks have cut the window below one packet. Nothing is sent until an ACK or the timer restores it. */
  protected deficit = 0;
  /** The window that the last cut began from, packets, and whether it was halved in place of the law's cut. */
  protected cutFrom = NaN;
  protected cutHalved = false;
  protected initialWindow = 1;

  /** Packets; of a slow receiver what its last ACK said. */
  maxWindow: number;
  private readonly readsSlowly: boolean;
  /** Its growth is recorded, or goes by what the application writes. */
  private isWatched: boolean;

  constructor(parts: FlowParts) {
    super(parts);
    const { settings } = parts;
    this.initialWindow = settings.initialWindow;
    this.cwnd = settings.handshake ? 1 : settings.initialWindow;
    this.ssthresh = settings.initialSsthresh ?? settings.maxWindow;
    this.maxWindow = settings.maxWindow;
    this.readsSlowly = parts.readsSlowly;
    this.isWatched = this.feed !== null || this.readsSlowly;
  }

  override observe(observer: CauseObserver | null, before?: Sender): void {
    super.observe(observer, before);
    this.isWatched = this.feed !== null || this.readsSlowly || this.changes !== null;
  }

  override start(): void {
    if (this.maxSequence < 0 && !this.settings.handshake) this.beginFirstEpoch();
    super.start();
  }

  /** An ACK has arrived; takes its slot. */
  onAck(slot: number): void {
    const { words } = this.pool;
    const acknowledged = words[slot + SEQUENCE]!;
    const echo = (words[slot + FLAGS]! & ECN_ECHO) !== 0;
    const followed = this.limit !== NO_LIMIT || this.isWatched;
    if (followed && this.tellsWindow(slot, acknowledged)) return;
    if (echo) this.onEcho(slot, acknowledged);
    this.processAck(slot, acknowledged, echo);
    if (followed) this.afterAck();
    this.pool.release(slot);
  }

  /** Of a flow that is followed: what its receiver has room for. @returns whether the ACK tells of that alone; then it is done */
  private tellsWindow(slot: number, acknowledged: number): boolean {
    if (this.readsSlowly) this.maxWindow = this.pool.words[slot + FLAGS]! >> WINDOW_BITS;
    if (acknowledged !== ONLY_WINDOW) {
      this.changes?.hears(acknowledged);
      return false;
    }
    this.pool.release(slot);
    if (this.maxWindow > 0) this.endBackoff();
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
    return true;
  }

  protected override get isShut(): boolean {
    return this.maxWindow < 1 && this.highestAck === this.maxSequence;
  }

  protected override get isUnused(): boolean {
    return super.isUnused || (this.readsSlowly && this.cwnd > this.maxWindow);
  }

  /** Of a flow that has an end, is observed, or has a slow receiver. */
  private afterAck(): void {
    if (this.limit !== NO_LIMIT) this.noteEnd();
    if (this.changes !== null) this.noteHold(this.changes);
  }

  /** The ACK echoes a mark, or agrees to ECN. */
  private onEcho(slot: number, acknowledged: number): void {
    if (this.ecnAgreed) this.onMark(acknowledged, this.pool.words[slot + MARKED_PACKET]!);
  }

  inspect(): Inspection[] {
    return [
      { name: 'cwnd', unit: 'packets', value: this.cwnd },
      { name: 'ssthresh', unit: 'packets', value: this.shownThreshold },
      { name: 'round trip', unit: 's', value: this.srtt },
      { name: 'RTO', unit: 's', value: this.rtoEstimator.rto },
      { name: 'state', unit: '', value: this.state() },
      ...(this.readsSlowly ? [{ name: 'receive window', unit: 'packets', value: this.maxWindow }] : []),
      { name: 'bound by', unit: '', value: this.boundBy() },
      ...(this.law.inspect?.() ?? []),
    ];
  }

  private boundBy(): string {
    const hold = this.holds();
    if (hold === 'no data') return 'application';
    if (hold === 'window full') return this.cwnd < this.maxWindow ? 'congestion window' : 'receive window';
    return hold;
  }

  /** NaN while slow start has none: it goes on to the largest window then. */
  private get shownThreshold(): number {
    const { initialSsthresh, maxWindow } = this.settings;
    const none = initialSsthresh === null && this.ssthresh === maxWindow && this.cwnd < maxWindow;
    return none ? NaN : this.ssthresh;
  }

  protected override readVariables(values: Float64Array): void {
    values[0] = this.cwnd;
    values[1] = this.ssthresh;
    values[2] = this.rtoEstimator.rto;
    values[4] = STATES.indexOf(this.state());
    values[5] = Number(this.active);
    values[10] = this.hold;
  }

  protected override holds(): Hold {
    return this.deficit > 0 ? 'window below one' : super.holds();
  }

  /** One of STATES. */
  protected state(): (typeof STATES)[number] {
    return this.cwnd < this.ssthresh ? 'slow start' : 'congestion avoidance';
  }

  protected abstract processAck(slot: number, acknowledged: number, echo: boolean): void;
  /** Reset the subclass's state at a timeout. */
  protected abstract onTimeoutReset(): void;

  protected override window(): number {
    return this.cwnd < this.maxWindow ? this.cwnd : this.maxWindow;
  }

  /** Window after a timeout. */
  protected get restartWindow(): number {
    return 1;
  }

  /** Limited transmit (RFC 3042): a duplicate ACK allows one new packet. */
  protected limitedTransmit(): void {
    const { nextSequence, highestAck } = this;
    if (
      nextSequence < this.limit &&
      nextSequence <= highestAck + this.maxWindow &&
      nextSequence <= highestAck + this.cwnd + this.duplicates
    ) {
      this.transmit(nextSequence);
      this.nextSequence += 1;
    }
  }

  /** New data are acknowledged outside recovery: RTT estimate, timer, growth, in this order. */
  protected acceptNewAck(acknowledged: number, echo: boolean): void {
    this.advanceTo(acknowledged, echo);
    if (echo) {
      this.agreeToEcn();
    } else {
      this.grow();
      this.markedAtOne = false;
    }
    if (acknowledged === 0) this.endHandshake();
  }

  private agreeToEcn(): void {
    if (!this.ecnAgreed) this.grow();
    this.ecnAgreed = true;
  }

  protected endHandshake(): void {
    if (!this.settings.handshake) return;
    this.cwnd = this.initialWindow;
    this.changes?.note('handshake', this.initialWindow);
    this.beginFirstEpoch();
  }

  /** A flow whose first window is already at the threshold has no slow start. */
  private beginFirstEpoch(): void {
    if (this.cwnd >= this.ssthresh) this.law.beginEpoch?.(this.cwnd, null);
  }

  /** Advance the cumulative ACK, take a round-trip sample if it covers the timed packet, restart the timer. */
  protected advanceTo(acknowledged: number, echo: boolean): void {
    this.duplicates = 0;
    this.lastAck = acknowledged;
    this.highestAck = acknowledged;
    if (this.nextSequence <= acknowledged) this.nextSequence = acknowledged + 1;
    if (acknowledged >= this.timedSequence) this.endTiming(echo);
    this.restartOrCancelTimer(acknowledged);
  }

  /** The timed packet is acknowledged. */
  protected endTiming(echo: boolean): void {
    if (!(this.ecnAgreed && this.markedAtOne && echo)) {
      this.endBackoff();
      this.markedAtOne = false;
    }
    this.stopTiming();
    this.takeRttSample(this.now - this.timedAt);
  }

  /** One loss event: the threshold and the window after it (tcp.cc `slowdown`). `action` must be set before. */
  protected cutWindow(): void {
    const { window, half, reduced, slowStart } = this.reductions();
    this.counts.lossEvents += 1;
    const mayHalve = !this.law.cutsAlways;
    const halve = mayHalve && (this.firstCut || slowStart);
    this.cutFrom = window;
    this.cutHalved = halve;
    this.ssthresh = this.wholeThreshold(halve || (mayHalve && this.lastAction === 'timeout') ? half : reduced);
    const next = Math.min(window, halve ? half : reduced);
    this.cwnd = Math.max(1, next);
    this.deficit = Math.max(0, 1 - next);
    this.announceCut();
    this.firstCut = false;
    this.law.beginEpoch?.(this.cwnd, halve ? null : window);
  }

  private reductions(): { window: number; half: number; reduced: number; slowStart: boolean } {
    const { truncateWindows } = this.settings;
    // A law that takes more than the whole window leaves less than nothing, of which no law says what to keep.
    const whole = Math.max(0, this.window() - this.deficit);
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

  /** Record a cut because of a packet that is missing or marked. */
  protected noteCut(cause: CutCause, packet: number): void {
    this.changes?.note(cause, packet, this.cutFrom, Number(this.cutHalved), this.maxSequence, ...this.terms());
  }

  protected terms(): readonly number[] {
    return this.law.terms?.() ?? [];
  }

  private wholeThreshold(value: number): number {
    return Math.max(2, Math.floor(value));
  }

  protected grow(): void {
    if (this.cwnd < this.ssthresh || this.isWatched) this.growOtherwise();
    else this.cwnd += this.law.increase(this.cwnd);
  }

  /**
   * Growth in slow start, or that is recorded, or of a window that may not be used. A window that marks had cut to below one
   * packet is in slow start: the threshold is two at least.
   */
  private growOtherwise(): void {
    const { deficit } = this;
    const slowStart = this.cwnd < this.ssthresh;
    if (this.isUnused && deficit === 0) return this.law.rest?.();
    if (slowStart) this.growInSlowStart();
    else this.cwnd += this.law.increase(this.cwnd);
    if (deficit > 0) this.takeOff(deficit);
    if (this.changes !== null) this.noteGrowth(this.changes, slowStart, deficit);
  }

  protected growInSlowStart(): void {
    this.cwnd += 1;
    if (this.cwnd >= this.ssthresh) this.law.beginEpoch?.(this.cwnd, null);
  }

  /** The window grows from below one packet, to which marks had cut it. */
  private takeOff(deficit: number): void {
    this.cwnd = Math.max(1, this.cwnd - deficit);
    this.deficit = 0;
  }

  protected noteGrowth(changes: Changes, slowStart: boolean, deficit: number): void {
    changes.note(slowStart ? 'slow start' : 'growth', deficit, ...this.terms());
  }

  /** A mark: the cut of a loss, without retransmission, at most once per window (RFC 3168). */
  protected onMark(acknowledged: number, markedPacket: number): void {
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
    this.noteCut('mark', markedPacket);
  }

  protected override onTimeout(): void {
    this.onTimeoutReset();
    this.duplicates = 0;
    this.recover = this.maxSequence;
    if (this.highestAck === -1) this.initialWindow = 1;
    if (this.highestAck === this.maxSequence) {
      // Nothing is in flight: the window restarts, but nothing was lost.
      this.cwnd = this.restartWindow;
      this.changes?.note('idle timeout', this.cwnd);
    } else {
      this.counts.timeouts += 1;
      this.cutFrom = NaN;
      if (this.lastAction === 'ecn') {
        // The mark has already set this window's threshold.
        this.counts.lossEvents += 1;
        this.firstCut = false;
      } else {
        this.lastAction = 'timeout';
        this.cutWindow();
      }
      this.cwnd = this.restartWindow;
      this.announceCut();
      this.rtoEstimator.backOff();
      const { cwnd, cutFrom, cutHalved, maxSequence } = this;
      const cut = [cutFrom, Number(cutHalved), cwnd, maxSequence] as const;
      this.changes?.note('timeout', this.highestAck + 1, ...cut, ...this.terms());
    }
    this.lastAction = 'timeout';
    this.deficit = 0;
    this.nextSequence = this.highestAck + 1;
    this.restartTimerAfterCut();
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }
}
