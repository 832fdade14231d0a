import { MARKED_COUNT } from '../network/packets.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { PacedSackSender } from '../transport/paced-sack-sender.ts';
import { FAST_RECOVERY, OPEN } from '../transport/scoreboard-sender.ts';
import { PROBED, RESENT } from '../transport/send-records.ts';
import type { WindowLaw } from '../transport/window-law.ts';

export interface PragueChoices {
  /** Round trip that shorter ones act like, s; 0 is none (draft, Sec. 2.4.4 and 2.4.5). */
  virtualRtt: number;
  /** Weight of the newest round in α. */
  gain: number;
  /** ACKs count all marks; else each says whether its own packet was marked. */
  accurate: boolean;
}

/** Least window after a cut, packets. */
export const LEAST = 2;
/** Longest burst, s. */
const LONGEST_BURST = 250e-6;
/** RTT assumed before the first sample, s. */
const UNKNOWN_RTT = 0.001;
/** Parts of a packet may add up to this much more than a whole. */
const ROUNDING = 1e-9;

/** Prague sets its window itself. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window };

/**
 * The sender of Prague (draft-briscoe-iccrg-prague-congestion-control-04; details as in the L4S team's tcp_prague.c 0.6). Its
 * window is a real number of packets, whose next whole number may be in flight; it paces at window/round trip.
 */
export class PragueSender extends PacedSackSender {
  private readonly virtualRtt: number;
  private readonly gain: number;
  private readonly accurate: boolean;
  alpha = 1;
  /** Marks that its receiver has counted, and those of them that no delivery has been told yet. */
  private marksCounted = 0;
  private newMarks = 0;
  /** The packet that the last mark was on. */
  private markedPacket = 0;
  /** Of this round: packets delivered and marked; the packet with whose ACK it ends; when α was set last, s. */
  private delivered = 0;
  private marked = 0;
  private roundEnds = 0;
  private alphaAt = 0;
  private sawMark = false;
  /** When a mark last cut the window, s, and the highest packet sent then. */
  private cutAt = -Infinity;
  private cutUpTo = -1;
  /** It was in recovery at the last ACK. */
  private repairing = false;

  constructor(parts: FlowParts, choices: PragueChoices) {
    super(parts);
    this.law = STILL;
    this.virtualRtt = choices.virtualRtt;
    this.gain = choices.gain;
    this.accurate = choices.accurate;
    this.paceAt(this.initialWindow / UNKNOWN_RTT);
  }

  /** As the handshake it offers ECN; as data it says at once what it is, so that the next packets do not overtake it. */
  protected override makeFirst(slot: number): void {
    if (this.settings.handshake) super.makeFirst(slot);
  }

  protected override window(): number {
    return Math.min(Math.ceil(this.cwnd - ROUNDING), this.maxWindow);
  }

  protected override processAck(slot: number, acknowledged: number, echo: boolean): void {
    const { words } = this.pool;
    if (this.accurate) {
      this.newMarks += words[slot + MARKED_COUNT]! - this.marksCounted;
      this.marksCounted = words[slot + MARKED_COUNT]!;
    } else if (echo && (acknowledged > 0 || !this.settings.handshake)) this.newMarks += 1;
    super.processAck(slot, acknowledged, echo);
  }

  protected override onMark(_acknowledged: number, markedPacket: number): void {
    this.markedPacket = markedPacket;
  }

  /** Every packet measures, not the timed one alone. */
  protected override endTiming(): void {
    this.stopTiming();
    this.endBackoff();
  }

  protected override onDelivery(): void {
    const { scoreboard } = this;
    const { newlyDelivered } = scoreboard;
    if ((scoreboard.newestState & (RESENT | PROBED)) === 0) this.takeRttSample(scoreboard.rtt);
    if (this.repairing && this.recovery === OPEN) this.noteRepaired();
    if (scoreboard.delivered > 1 || !this.settings.handshake) {
      const marks = Math.min(this.newMarks, newlyDelivered);
      this.newMarks -= marks;
      this.delivered += newlyDelivered;
      this.marked += marks;
      if (marks > 0) this.answerMark();
      if (this.recovery !== FAST_RECOVERY && !this.isUnused)
        for (let packet = marks; packet < newlyDelivered; packet += 1) this.climb();
      if (this.highestAck >= this.roundEnds && this.now - this.alphaAt >= this.virtualRtt) this.endRound();
    }
    const hurry = this.cwnd < this.ssthresh / 2 ? 2 : 1;
    this.paceAt((hurry * this.cwnd) / this.srtt);
  }

  private noteRepaired(): void {
    this.repairing = false;
    this.changes?.note('recovered', this.highestAck);
  }

  protected override paceAt(rate: number): void {
    super.paceAt(rate);
    this.quantum = Math.max(1, Math.floor(rate * LONGEST_BURST));
  }

  /** Once per round trip, real or virtual: W ← (1 − α/2) W. */
  private answerMark(): void {
    this.sawMark = true;
    if (this.highestAck <= this.cutUpTo || this.now - this.cutAt < this.virtualRtt) return;
    this.cutAt = this.now;
    this.cutUpTo = this.maxSequence;
    this.counts.lossEvents += 1;
    this.cut(this.cwnd * (1 - this.alpha / 2));
    this.noteCut('mark', this.markedPacket);
  }

  private cut(window: number): void {
    this.cutFrom = this.cwnd;
    this.cutHalved = false;
    this.cwnd = Math.max(LEAST, window);
    this.ssthresh = Math.floor(this.cwnd);
  }

  /** A packet was delivered without a mark. */
  private climb(): void {
    const slowStart = this.cwnd < this.ssthresh;
    const { scale } = this;
    this.cwnd += slowStart ? 1 : scale / this.cwnd;
    this.changes?.note(slowStart ? 'slow start' : 'growth', 0, scale);
  }

  /** Packets per round trip by which it climbs: as a flow of the virtual round trip would in as much time, at as much rate. */
  private get scale(): number {
    const { virtualRtt } = this;
    return this.srtt < virtualRtt ? (this.srtt * this.srtt) / (virtualRtt * virtualRtt) : 1;
  }

  private endRound(): void {
    // Before the first mark nobody knows whether there is a queue that marks.
    if (this.sawMark) this.alpha += this.gain * (this.marked / this.delivered - this.alpha);
    this.delivered = this.marked = 0;
    this.alphaAt = this.now;
    this.roundEnds = this.nextSequence;
  }

  protected override onLosses(): void {}

  /** As Reno. */
  protected override onRecovery(): void {
    this.repairing = true;
    this.cut(this.cwnd / 2);
    this.noteCut('third duplicate ACK', this.highestAck + 1);
  }

  protected override onTimeoutLoss(): void {
    this.repairing = true;
    this.cut(this.cwnd / 2);
    this.cwnd = this.restartWindow;
    const { highestAck, cutFrom, cwnd, maxSequence } = this;
    this.changes?.note('timeout', highestAck + 1, cutFrom, 0, cwnd, maxSequence);
  }

  protected override state(): ReturnType<PacedSackSender['state']> {
    return this.recovery === FAST_RECOVERY ? 'fast recovery' : super.state();
  }

  protected override onIdleRestart(): void {}

  protected override terms(): readonly number[] {
    return [this.alpha];
  }

  override inspect(): Inspection[] {
    return [...super.inspect(), { name: 'α', unit: '', value: this.alpha }];
  }
}
