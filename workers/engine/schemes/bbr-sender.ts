import { AckAggregation } from '../transport/ack-aggregation.ts';
import { type Cause, STATES } from '../transport/causes.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { PacedSackSender } from '../transport/paced-sack-sender.ts';
import { FAST_RECOVERY, OPEN } from '../transport/scoreboard-sender.ts';
import { SENT_AT } from '../transport/send-records.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { BbrModel } from './bbr-model.ts';

export interface BbrChoices {
  /** Memory of the bandwidth (`BtlBwFilterLen`), round trips. */
  rounds: number;
  /** Memory of the smallest round trip (`RTpropFilterLen`), s. */
  rttSeconds: number;
  probesRtt: boolean;
  /** The window makes up for ACKs that come in lumps, as in Linux. */
  aggregation: boolean;
  /**
   * What Linux does besides: it paces 1 % below, keeps its window even, adds two packets while it probes at 5/4, and
   * remembers the smallest round trip only from when it was last undercut.
   */
  likeLinux: boolean;
}

/** `BBRHighGain`, 2/ln 2: the smallest gain that doubles the delivery rate each round. Its inverse drains the queue that this built. */
const STARTUP_GAIN = 2.885;
/** `pacing_gain_cycle`, Sec. 4.3.4.3. */
const CYCLE = [1.25, 0.75, 1, 1, 1, 1, 1, 1];
/** `BBRMinPipeCwnd`, packets. */
const MIN_WINDOW = 4;
/** `ProbeRTTDuration`, s. */
const PROBE_RTT_SECONDS = 0.2;
/** `bbr_pacing_margin_percent` of Linux. */
const LINUX_MARGIN = 0.01;
/** RTT assumed before the first sample, s. */
const UNKNOWN_RTT = 0.001;

/** Phases, and their names for learners. */
const STARTUP = 0;
const DRAIN = 1;
const PROBE_BANDWIDTH = 2;
const PROBE_RTT = 3;
const PHASES = ['startup', 'drain', 'probe bandwidth', 'probe round trip'] as const;

/** BBR sets its window itself. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window };

/**
 * The sender of BBR version 1 by draft-cardwell-iccrg-bbr-congestion-control-00; its functions are named beside the lines, and
 * sections are the draft's. Where Linux' tcp_bbr.c adds to it, that is said.
 */
export class BbrSender extends PacedSackSender {
  private readonly choices: BbrChoices;
  private readonly model: BbrModel;
  private readonly lumps: AckAggregation | null;
  /** Part of gain × bandwidth at which it paces. */
  private readonly pacedPart: number;

  private phase = STARTUP;
  private pacingGain = STARTUP_GAIN;
  private windowGain = STARTUP_GAIN;
  private pacingRate = 0;
  private cycle = 0;
  private cycleAt = 0;
  /** End of the 200 ms of PROBE_RTT, s; 0 until few enough packets are in flight. */
  private probeEndsAt = 0;
  private probeRoundDone = false;
  private idleRestart = false;

  /** `BBR.prior_cwnd`: the window to restore after recovery and PROBE_RTT, packets. */
  private priorWindow = 0;
  /** Of the last ACK. */
  private priorRecovery = OPEN;
  /** `BBR.packet_conservation`: in the first round of recovery one packet is sent for each that arrives. */
  private conserving = false;
  /** The highest packet sent when a mark was last answered. */
  private markedUpTo = -1;

  constructor(parts: FlowParts, choices: BbrChoices) {
    super(parts);
    this.law = STILL;
    this.choices = choices;
    this.model = new BbrModel(parts.eventQueue, this.scoreboard, choices.rounds, choices.rttSeconds, choices.likeLinux);
    this.lumps = choices.aggregation ? new AckAggregation(parts.eventQueue, this, this.model) : null;
    this.pacedPart = choices.likeLinux ? 1 - LINUX_MARGIN : 1;
    this.ssthresh = 0;
    this.paceInitially(UNKNOWN_RTT);
  }

  /** `BBRUpdateOnACK`, Sec. 3.5.2. */
  protected override onDelivery(priorInFlight: number): void {
    const { scoreboard, model } = this;
    if (model.minRtt === Infinity)
      this.paceInitially(this.now - scoreboard.records.table[scoreboard.newest + SENT_AT]!);
    if (this.settings.handshake && scoreboard.delivered === 1) {
      // The handshake measures the round trip, and no rate.
      model.updateRtt();
      return;
    }
    const measured = model.updateBandwidth();
    if (measured && this.lumps !== null) this.lumps.note(scoreboard.newlyDelivered);
    if (this.phase === PROBE_BANDWIDTH) this.checkCyclePhase(priorInFlight);
    if (model.roundStart) {
      this.conserving = false;
      model.checkFullPipe();
    }
    if (this.phase <= DRAIN) this.checkDrain();
    const expired = model.updateRtt();
    if (expired || this.phase === PROBE_RTT) this.checkProbeRtt(expired);
    this.idleRestart = false;
    this.setPacingRate(this.pacingGain);
    this.setWindow();
  }

  /** `BBRInflight`, Sec. 4.2.3.2: with room for three quanta, of which up to two wait at the ends. */
  private inflightAt(gain: number, extra = 0): number {
    const inflight = gain * this.model.bdp + extra + 3 * this.quantum;
    if (!this.choices.likeLinux) return inflight;
    // `bbr_quantization_budget`
    const even = 2 * Math.ceil(inflight / 2);
    return this.phase === PROBE_BANDWIDTH && this.cycle === 0 ? even + 2 : even;
  }

  private enter(phase: number, pacingGain: number, windowGain: number, cause: Cause): void {
    this.phase = phase;
    this.pacingGain = pacingGain;
    this.windowGain = windowGain;
    this.changes?.note(cause);
  }

  /** `BBRCheckDrain`, Sec. 4.3.3. */
  private checkDrain(): void {
    if (this.phase === STARTUP && this.model.filledPipe)
      this.enter(DRAIN, 1 / STARTUP_GAIN, STARTUP_GAIN, 'bandwidth full');
    if (this.phase === DRAIN && this.inFlight <= this.inflightAt(1)) this.enterProbeBandwidth('queue drained');
  }

  /** `BBREnterProbeBW`, Sec. 4.3.4.3: a random phase of the cycle, but not the one that drains. */
  private enterProbeBandwidth(cause: Cause): void {
    const start = Math.floor(this.uniform() * (CYCLE.length - 1));
    this.cycle = start >= 1 ? start + 1 : 0;
    this.cycleAt = this.now;
    this.enter(PROBE_BANDWIDTH, CYCLE[this.cycle]!, 2, cause);
  }

  /** `BBRCheckCyclePhase`, Sec. 4.3.4.3. */
  private checkCyclePhase(priorInFlight: number): void {
    const { now } = this.eventQueue;
    const isFullLength = now - this.cycleAt > this.model.minRtt;
    if (!(isFullLength || this.pacingGain < 1) || !this.isNextCyclePhase(isFullLength, priorInFlight)) return;
    this.cycle = (this.cycle + 1) % CYCLE.length;
    this.cycleAt = now;
    this.pacingGain = CYCLE[this.cycle]!;
  }

  /** `BBRIsNextCyclePhase`, Sec. 4.3.4.3. */
  private isNextCyclePhase(isFullLength: boolean, priorInFlight: number): boolean {
    const gain = this.pacingGain;
    if (gain === 1) return isFullLength;
    if (gain < 1) return isFullLength || priorInFlight <= this.inflightAt(1);
    return isFullLength && (this.scoreboard.newlyLost > 0 || priorInFlight >= this.inflightAt(gain));
  }

  /** `BBRCheckProbeRTT`, Sec. 4.3.5. `expired`: the memory of the smallest round trip has ended. */
  private checkProbeRtt(expired: boolean): void {
    if (this.phase !== PROBE_RTT) {
      if (!expired || !this.choices.probesRtt || this.idleRestart) return;
      this.saveWindow();
      this.probeEndsAt = 0;
      this.enter(PROBE_RTT, 1, 1, 'round trip old');
    }
    // `BBRHandleProbeRTT`: what is delivered in this phase says nothing of the bandwidth.
    this.scoreboard.noteAppLimited();
    if (this.probeEndsAt === 0) {
      if (this.inFlight > MIN_WINDOW) return;
      this.probeEndsAt = this.now + PROBE_RTT_SECONDS;
      this.probeRoundDone = false;
      this.model.beginRound();
      return;
    }
    if (this.model.roundStart) this.probeRoundDone = true;
    if (this.probeRoundDone && this.now > this.probeEndsAt) this.exitProbeRtt();
  }

  /** `BBRExitProbeRTT`, Sec. 4.3.5. */
  private exitProbeRtt(): void {
    this.model.minRttAt = this.now;
    this.cwnd = Math.max(this.cwnd, this.priorWindow);
    this.changes?.note('probe over', this.priorWindow);
    if (this.model.filledPipe) this.enterProbeBandwidth('probe over');
    else this.enter(STARTUP, STARTUP_GAIN, STARTUP_GAIN, 'probe over');
  }

  /** `BBRInitPacingRate`, Sec. 4.2.1. */
  private paceInitially(rtt: number): void {
    this.pacingRate = (this.pacedPart * STARTUP_GAIN * this.initialWindow) / rtt;
    this.changes?.note('first pace', this.pacedPart * STARTUP_GAIN * this.initialWindow, rtt);
    this.paceAt(this.pacingRate);
  }

  /** `BBRSetPacingRateWithGain`, Sec. 4.2.1. Until the pipe is full the rate only grows. */
  private setPacingRate(gain: number): void {
    const rate = this.pacedPart * gain * this.model.bandwidth;
    if (rate === this.pacingRate || !(this.model.filledPipe || rate > this.pacingRate)) return;
    this.pacingRate = rate;
    this.paceAt(rate);
  }

  /** `BBRSetCwnd`, Sec. 4.2.3.6. */
  private setWindow(): void {
    const { newlyDelivered, inFlight, delivered } = this.scoreboard;
    let cwnd = this.windowInRecovery();
    const before = cwnd;
    let rule = 0;
    let target = NaN;
    if (this.conserving) {
      cwnd = Math.max(cwnd, inFlight + newlyDelivered);
    } else {
      target = this.targetWindow();
      rule = this.model.filledPipe ? 1 : cwnd < target || delivered < this.initialWindow ? 2 : 3;
      if (rule === 1) cwnd = Math.min(cwnd + newlyDelivered, target);
      else if (rule === 2) cwnd += newlyDelivered;
      cwnd = Math.max(cwnd, MIN_WINDOW);
    }
    // `BBRModulateCwndForProbeRTT`, Sec. 4.2.3.5.
    if (this.phase === PROBE_RTT) cwnd = Math.min(cwnd, MIN_WINDOW);
    this.cwnd = cwnd;
    if (this.changes !== null) this.noteModel(before, target, rule);
  }

  private noteModel(before: number, target: number, rule: number): void {
    const { newlyDelivered, newlyLost, inFlight, records, newest } = this.scoreboard;
    const { bandwidth, minRtt } = this.model;
    const gain = this.pacedPart * this.pacingGain;
    const paced = [bandwidth, gain, before, newlyDelivered, target, rule, inFlight] as const;
    const cause = newlyLost > 0 ? 'model with losses' : 'model';
    const answered = [this.highestAck + 1, minRtt, records.sequenceAt(newest, this.maxSequence)] as const;
    this.changes!.note(cause, ...paced, Number(this.phase === PROBE_RTT), ...answered);
  }

  protected override readVariables(values: Float64Array): void {
    super.readVariables(values);
    values[3] = this.pacingRate;
    values[4] = STATES.indexOf(PHASES[this.phase]!);
    values[7] = this.model.bandwidth;
    values[8] = this.model.minRtt;
  }

  /** `BBRModulateCwndForRecovery`, Sec. 4.2.3.4, with the beginning and the end of recovery. */
  private windowInRecovery(): number {
    const { newlyDelivered, newlyLost, inFlight } = this.scoreboard;
    const cwnd = newlyLost > 0 ? Math.max(this.cwnd - newlyLost, 1) : this.cwnd;
    const { recovery } = this;
    if (recovery === this.priorRecovery) return cwnd;
    this.priorRecovery = recovery;
    if (recovery === FAST_RECOVERY) {
      this.conserving = true;
      this.model.beginRound();
      return inFlight + newlyDelivered;
    }
    this.conserving = false;
    return Math.max(cwnd, this.priorWindow);
  }

  /** `BBRUpdateTargetCwnd`, Sec. 4.2.3.2, with Linux' room for ACKs that come in lumps. */
  private targetWindow(): number {
    const { model, lumps } = this;
    if (model.minRtt === Infinity) return this.initialWindow;
    return this.inflightAt(this.windowGain, lumps !== null && model.filledPipe ? lumps.extra() : 0);
  }

  /** `BBRSaveCwnd`, Sec. 4.2.3.4. */
  private saveWindow(): void {
    const isGood = this.priorRecovery === OPEN && this.phase !== PROBE_RTT;
    this.priorWindow = isGood ? this.cwnd : Math.max(this.priorWindow, this.cwnd);
  }

  protected override onLosses(): void {
    this.saveWindow();
  }

  /** "Upon retransmission timeout", Sec. 4.2.3.4. */
  protected override onTimeoutLoss(): void {
    this.cwnd = 1;
    this.conserving = false;
    this.priorRecovery = this.recovery;
    this.model.forgetPlateau();
  }

  /** `BBRHandleRestartFromIdle`, Sec. 4.3.4.4. */
  protected override onIdleRestart(): void {
    this.idleRestart = true;
    this.lumps?.restart();
    if (this.phase === PROBE_BANDWIDTH) {
      this.setPacingRate(1);
      this.changes?.note('idle restart', this.pacedPart, this.model.bandwidth);
    } else if (this.phase === PROBE_RTT && this.probeEndsAt > 0 && this.now > this.probeEndsAt) this.exitProbeRtt();
  }

  /**
   * BBR version 1 does not respond to ECN marks, as in Linux. It announces once per window that it saw them (CWR), or the
   * receiver would echo for ever.
   */
  protected override onMark(acknowledged: number): void {
    if (acknowledged <= this.markedUpTo) return;
    this.markedUpTo = this.maxSequence;
    this.announceCut();
  }

  override inspect(): Inspection[] {
    const { bandwidth, minRtt } = this.model;
    return [
      { name: 'bandwidth', unit: 'packets/s', value: bandwidth },
      { name: 'smallest round trip', unit: 's', value: minRtt === Infinity ? 0 : minRtt },
      { name: 'cwnd', unit: 'packets', value: this.cwnd },
      { name: 'pacing gain', unit: '', value: this.pacingGain },
      { name: 'phase', unit: '', value: PHASES[this.phase]! },
    ];
  }
}
