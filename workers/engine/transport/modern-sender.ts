import { Timer } from '../event-queue.ts';
import type { Hold } from './causes.ts';
import type { CutCause } from './causes/cuts.ts';
import type { FlowParts } from './ends.ts';
import { ACK_TRAIN, NOTHING } from './hystart.ts';
import { ProportionalReduction } from './prr.ts';
import { FAST_RECOVERY, OPEN, ScoreboardSender, TIMEOUT_RECOVERY } from './scoreboard-sender.ts';
import { PROBED, RESENT, SENT_AT } from './send-records.ts';
import { NONE, probeTimeout, TailProbe } from './tail-probe.ts';

/** Beside the kinds of recovery: the window comes down because of a mark, and nothing is lost. */
const MARK_ANSWERED = 3;
/** Parts of a packet may add up to this much less than a whole. */
const ROUNDING = 1e-9;
/** The reordering window of RACK, part of the smallest round trip. */
const REORDERING_PART = 1 / 4;

/**
 * TCP as today's systems send: whole windows, a scoreboard of every packet, and, each if it is chosen, proportional rate
 * reduction, RACK, tail loss probes and HyStart. Rules and their order are those of Linux 6.18 (tcp_input.c, tcp_recovery.c,
 * tcp_output.c). Left out: undoing a cut that was needless, the longer reordering window after one, and F-RTO; paths here do
 * not reorder. Windows never fall below two packets but by a timeout.
 */
export class ModernSender extends ScoreboardSender {
  private readonly prr: ProportionalReduction | null;
  private readonly reorderingTimer: Timer | null;
  /** Round trip of the newest packet known to have arrived (`RACK.rtt`), s. */
  private newestRtt = 0;
  /** The highest ACK when the timer last expired. */
  private timedOutAt = -2;
  /** The retransmission timer is set to the time of a probe. */
  private probeNext = false;
  private readonly probe = new TailProbe();

  constructor(parts: FlowParts) {
    super(parts);
    const { prr, rack } = parts.settings;
    this.prr = prr ? new ProportionalReduction() : null;
    this.reorderingTimer = rack ? new Timer(parts.eventQueue, () => this.onReorderingTimer()) : null;
  }

  protected override state(): ReturnType<ScoreboardSender['state']> {
    return this.recovery === FAST_RECOVERY ? 'fast recovery' : super.state();
  }

  protected override holds(): Hold {
    const hold = super.holds();
    return this.probe.underWay && hold !== 'handshake' ? 'probe sent' : hold;
  }

  protected override processAck(slot: number, acknowledged: number, echo: boolean): void {
    const { scoreboard } = this;
    const before = this.highestAck;
    scoreboard.takeAck(this.pool, slot, before, acknowledged);
    const isNew = scoreboard.newest >= 0;
    if (isNew) this.measure(acknowledged);
    if (acknowledged > before) this.acceptNewAck(acknowledged, echo);
    if (this.probe.underWay) this.checkProbe(acknowledged, isNew);
    if (!isNew) return;
    const missing = scoreboard.missing;
    this.detectLosses();
    // A retransmission that is lost was missing before.
    const lostAgain = scoreboard.newlyLost > scoreboard.missing - missing;
    if (this.recovery !== OPEN && acknowledged >= this.recover) this.endRecovery(acknowledged);
    if (this.mayRecover) this.enterRecovery('third duplicate ACK');
    else if (this.recovery === TIMEOUT_RECOVERY && lostAgain) this.enterRecovery('retransmission lost');
    if (acknowledged > before) this.climb(acknowledged);
    if (this.prr !== null && this.isReducing) this.reduce(acknowledged > before && scoreboard.newlyLost === 0);
    if (this.isReducing && acknowledged === before) this.keepTimer();
    this.sendWhatFits(false);
  }

  /** What was sent before the first missing packet was sent again still arrives: that one has its time from here on. */
  private keepTimer(): void {
    const { records } = this.scoreboard;
    const first = records.numbers[(records.place(this.highestAck + 1) >> 1) + SENT_AT]!;
    if (this.newestRtt > this.now - first) this.restartTimer();
  }

  /** The newest arrival's round trip, for the timer, RACK and HyStart. */
  private measure(acknowledged: number): void {
    const { scoreboard, law } = this;
    const { rtt } = scoreboard;
    this.newestRtt = rtt;
    if ((scoreboard.newestState & (RESENT | PROBED)) === 0) this.takeRttSample(rtt);
    if (law.hyStart === undefined || (acknowledged === 0 && this.settings.handshake)) return;
    const slowStart = this.cwnd < this.ssthresh;
    const why = law.hyStart.onAck(this.now, rtt, this.cwnd, slowStart, acknowledged, this.nextSequence);
    if (why === NOTHING) return;
    this.ssthresh = this.cwnd;
    law.beginEpoch?.(this.cwnd, null);
    const { roundStart, longestTrain, roundRtt, longestRtt } = law.hyStart;
    if (why === ACK_TRAIN) this.changes?.note('ACK train', this.cwnd, this.now - roundStart, longestTrain);
    else this.changes?.note('longer round trips', this.cwnd, roundRtt, longestRtt);
  }

  protected override acceptNewAck(acknowledged: number, echo: boolean): void {
    this.advanceTo(acknowledged, echo);
    if (this.recovery !== OPEN) this.endBackoff();
    if (echo) this.ecnAgreed = true;
    if (acknowledged === 0) this.endHandshake();
  }

  /** Every ACK measures, not the timed packet's alone. */
  protected override endTiming(): void {
    this.stopTiming();
    this.endBackoff();
  }

  private detectLosses(): void {
    const { scoreboard, reorderingTimer } = this;
    const recovering = this.recovery === FAST_RECOVERY || this.recovery === TIMEOUT_RECOVERY;
    scoreboard.detectLosses(recovering, reorderingTimer !== null);
    if (reorderingTimer === null) return;
    if (recovering || !scoreboard.doubtful) reorderingTimer.cancel();
    else this.waitForReordering(reorderingTimer);
  }

  private waitForReordering(timer: Timer): void {
    const due = this.scoreboard.detectOverdue(this.newestRtt + REORDERING_PART * this.scoreboard.shortestRtt);
    if (due > 0) timer.set(due);
    else timer.cancel();
  }

  /** RACK: what might have been overtaken by later packets is lost now. */
  private onReorderingTimer(): void {
    const { scoreboard } = this;
    scoreboard.newlyDelivered = 0;
    scoreboard.newlyLost = 0;
    this.waitForReordering(this.reorderingTimer!);
    if (!this.mayRecover) return;
    this.enterRecovery('overdue by RACK');
    // No ACK has come: the first retransmission goes as for one that delivers a packet.
    scoreboard.newlyDelivered = 1;
    if (this.prr !== null) this.reduce(false);
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }

  private get mayRecover(): boolean {
    return this.scoreboard.missing > 0 && (this.recovery === OPEN || this.recovery === MARK_ANSWERED);
  }

  private get isReducing(): boolean {
    return this.recovery === FAST_RECOVERY || this.recovery === MARK_ANSWERED;
  }

  private enterRecovery(cause: CutCause): void {
    const answered = this.recovery === MARK_ANSWERED;
    if (!answered) this.cut();
    this.recovery = FAST_RECOVERY;
    if (answered) this.changes?.note('loss already answered', this.highestAck + 1);
    else this.noteCut(cause, this.highestAck + 1);
    this.restartTimerAfterCut();
    // A window that falls at once may leave no room, but the first retransmission goes (RFC 6675, Sec. 5).
    if (this.prr === null && this.scoreboard.inFlight >= this.wholeWindow()) this.sendOne();
  }

  /** One loss event or mark. With PRR the window itself comes down ACK by ACK. */
  private cut(): void {
    const window = this.wholeWindow();
    this.cwnd = window;
    this.recover = this.maxSequence;
    this.lastAction = 'fast-retransmit';
    this.probe.forget();
    this.cutWindow();
    this.deficit = 0;
    this.cwnd = this.prr === null ? this.ssthresh : window;
    this.prr?.begin(window);
  }

  private reduce(isSafe: boolean): void {
    const { prr, scoreboard, ssthresh } = this;
    const { newlyDelivered, inFlight } = scoreboard;
    this.cwnd = inFlight + prr!.allow(ssthresh, inFlight, newlyDelivered, isSafe);
    const { prior, delivered, sent } = prr!;
    this.changes?.note('rate reduction', ssthresh, prior, delivered, sent, inFlight, newlyDelivered, Number(isSafe));
  }

  private endRecovery(acknowledged: number): void {
    const was = this.recovery;
    this.recovery = OPEN;
    if (this.prr !== null && was !== TIMEOUT_RECOVERY) {
      this.cwnd = this.ssthresh;
      this.changes?.note('reduced', this.ssthresh);
    } else {
      this.changes?.note('recovered', acknowledged);
    }
  }

  /** Each packet delivered opens the window, while it does not come down. */
  private climb(acknowledged: number): void {
    if (this.isReducing || (acknowledged === 0 && this.settings.handshake)) return;
    if (this.isUnused) return this.law.rest?.();
    for (let packet = 0; packet < this.scoreboard.newlyDelivered; packet += 1) this.grow();
  }

  protected override grow(): void {
    const slowStart = this.cwnd < this.ssthresh;
    if (slowStart) this.growInSlowStart();
    else this.cwnd += this.law.increase(this.wholeWindow());
    if (this.changes !== null) this.noteGrowth(this.changes, slowStart, 0);
  }

  /** At most once per window, as a loss. */
  protected override onMark(acknowledged: number, markedPacket: number): void {
    if (this.recovery !== OPEN || acknowledged <= this.recover) return;
    this.cut();
    this.recovery = MARK_ANSWERED;
    this.noteCut('mark', markedPacket);
  }

  protected override onTimeout(): void {
    if (this.probeNext) {
      this.sendProbe();
      return;
    }
    const { highestAck, maxSequence } = this;
    if (highestAck === maxSequence) return;
    if (highestAck === -1) this.initialWindow = 1;
    this.counts.timeouts += 1;
    this.scoreboard.loseAll(highestAck + 1, maxSequence);
    this.reorderingTimer?.cancel();
    this.law.hyStart?.restart(this.nextSequence);
    this.probe.forget();
    this.cutFrom = NaN;
    const again = this.recovery === TIMEOUT_RECOVERY ? highestAck > this.timedOutAt : this.recovery === OPEN;
    this.lastAction = 'timeout';
    if (again) {
      this.cwnd = this.wholeWindow();
      this.cutWindow();
      this.deficit = 0;
    } else {
      this.counts.lossEvents += 1;
    }
    this.timedOutAt = highestAck;
    this.recovery = TIMEOUT_RECOVERY;
    this.recover = maxSequence;
    this.cwnd = this.restartWindow;
    this.announceCut();
    this.rtoEstimator.backOff();
    const { cwnd, cutFrom, cutHalved } = this;
    this.changes?.note('timeout', highestAck + 1, cutFrom, Number(cutHalved), cwnd, maxSequence, ...this.terms());
    this.restartTimerAfterCut();
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }

  protected override restartTimer(): void {
    const { rto } = this.rtoEstimator;
    this.probeNext = this.mayProbe;
    this.retransmissionTimer.set(this.now + (this.probeNext ? Math.min(this.timeToProbe, rto) : rto));
  }

  private get mayProbe(): boolean {
    return this.settings.tlp && !this.probe.underWay && (this.recovery === OPEN || this.recovery === MARK_ANSWERED);
  }

  private get timeToProbe(): number {
    return probeTimeout(this.srtt, this.maxSequence - this.highestAck === 1, this.settings.minRto);
  }

  /** TLP (RFC 8985, Sec. 7.3): new data if there are any, else the last packet again, also beyond the window. */
  private sendProbe(): void {
    const { nextSequence, highestAck, maxSequence } = this;
    this.probeNext = false;
    if (nextSequence < this.limit && nextSequence <= highestAck + this.maxWindow) {
      this.probe.begin(nextSequence, NONE);
      this.nextSequence += 1;
      this.transmit(nextSequence);
    } else {
      const last = this.scoreboard.highestInFlight(maxSequence, highestAck);
      if (last >= 0) {
        this.probe.begin(maxSequence, last);
        this.transmit(last);
        this.scoreboard.noteProbe(last);
      }
    }
    this.restartTimer();
    if (this.changes !== null) this.noteHold(this.changes);
  }

  /** Has the probe been answered, and had something been lost (RFC 8985, Sec. 7.4)? */
  private checkProbe(acknowledged: number, isNew: boolean): void {
    const packet = this.probe.answer(acknowledged, isNew);
    if (packet === NONE) return;
    this.cut();
    this.cwnd = this.ssthresh;
    this.noteCut('probe replaced a loss', packet);
  }

  protected override transmit(sequence: number): void {
    const isFirst = sequence > this.maxSequence;
    super.transmit(sequence);
    if (this.prr !== null) this.prr.sent += 1;
    // Linux' timer is of the first packet that is missing (`tcp_xmit_retransmit_queue`).
    if (isFirst ? this.probeNext : sequence === this.highestAck + 1) this.restartTimer();
  }

  protected override sendWhatFits(force: boolean): void {
    if (!force && this.jitterPending) return;
    const window = this.wholeWindow();
    while (this.scoreboard.inFlight < window && this.lastAck + 1 < this.limit) {
      if (this.holdForJitter(force) || !this.sendOne()) return;
    }
  }

  private wholeWindow(): number {
    return Math.floor(this.window() + ROUNDING);
  }
}
