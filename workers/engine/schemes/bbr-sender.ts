import { AckAggregation } from '../transport/ack-aggregation.ts';
import { STATES } from '../transport/causes.ts';
import type { Phase } from '../transport/causes/bbr.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { PacedSackSender } from '../transport/paced-sack-sender.ts';
import { RateScoreboard } from '../transport/rate-scoreboard.ts';
import { FAST_RECOVERY, OPEN } from '../transport/scoreboard-sender.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { type BbrChoices, BbrModel } from './bbr-model.ts';
import { CYCLE, DRAIN, PHASES, PROBE_BANDWIDTH, PROBE_RTT, STARTUP, STARTUP_GAIN } from './bbr-phases.ts';

/** `BBRMinPipeCwnd`, packets. */
const MIN_WINDOW = 4;
/** `ProbeRTTDuration`, s. */
const PROBE_RTT_SECONDS = 0.2;
/** `bbr_pacing_margin_percent` of Linux. */
const LINUX_MARGIN = 0.01;
/** RTT assumed before the first sample, s. */
const UNKNOWN_RTT = 0.001;
/**
 * Rates (bit/s) below which the quantum is one packet, and two; above, it is what the rate sends in 1 ms, at most
 * `LARGEST_QUANTUM` bytes.
 */
const SLOW_RATE = 1.2e6;
const FAST_RATE = 24e6;
const LARGEST_QUANTUM = 65_536;

/** BBR sets its window itself. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window };

/**
 * The sender of BBR version 1 by draft-cardwell-iccrg-bbr-congestion-control-00; its functions are named beside the lines, and
 * sections are the draft's. Where Linux' tcp_bbr.c adds to it, that is said.
 */
export class BbrSender extends PacedSackSender {
  declare protected readonly scoreboard: RateScoreboard;
  private readonly packetBits: number;
  private readonly model: BbrModel;
  private readonly lumps: AckAggregation | null;
  /** Part of gain × bandwidth at which it paces. */
  private readonly pacedPart: number;

  private phase = STARTUP;
  private pacingGain = STARTUP_GAIN;
  private windowGain = STARTUP_GAIN;
  private pacingRate = 0;
  /** The window to have where the pipe has been full (`BBR.target_cwnd`), packets. */
  private target = 0;
  /** What rate and target follow from, beside the model, may have changed since they were set. */
  private stale = true;
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

  constructor(
    parts: FlowParts,
    private readonly choices: BbrChoices,
  ) {
    super(parts, new RateScoreboard(parts.eventQueue));
    this.law = STILL;
    this.packetBits = 8 * parts.packetSize;
    this.model = new BbrModel(parts.eventQueue, this.scoreboard, choices);
    this.lumps = choices.aggregation ? new AckAggregation(parts.eventQueue, this, this.model) : null;
    this.pacedPart = choices.likeLinux ? 1 - LINUX_MARGIN : 1;
    this.ssthresh = 0;
    this.paceInitially(UNKNOWN_RTT);
  }

  /** With `send_quantum`, Sec. 4.2.2. */
  protected override paceAt(rate: number): void {
    super.paceAt(rate);
    const bits = rate * this.packetBits;
    if (bits < SLOW_RATE) this.quantum = 1;
    else if (bits < FAST_RATE) this.quantum = 2;
    else this.quantum = Math.max(2, Math.floor(Math.min(bits / 1000, 8 * LARGEST_QUANTUM) / this.packetBits));
  }

  /** `BBRUpdateOnACK`, Sec. 3.5.2, with `BBRSetCwnd` at its end. Rate and target are set only if they may have changed. */
  protected override onDelivery(priorInFlight: number): void {
    const { scoreboard, model } = this;
    if (model.minRtt === Infinity) {
      this.paceInitially(scoreboard.rtt);
      if (this.settings.handshake && scoreboard.delivered === 1) {
        // The handshake measures the round trip, and no rate.
        model.updateRtt();
        return;
      }
    }
    const measured = model.updateBandwidth();
    if (measured && this.lumps !== null && this.lumps.note(scoreboard.newlyDelivered)) this.stale = true;
    if (this.phase === PROBE_BANDWIDTH) this.checkCyclePhase(priorInFlight);
    if (model.roundStart) {
      this.conserving = false;
      this.stale = true;
      model.checkFullPipe();
    }
    if (this.phase <= DRAIN) this.checkDrain();
    const expired = model.updateRtt();
    if (expired || this.phase === PROBE_RTT) this.checkProbeRtt(expired);
    this.idleRestart = false;
    if (this.stale || model.changed) {
      this.stale = false;
      model.changed = false;
      this.setPacingRate(this.pacingGain);
      this.setTarget();
    }
    // `BBRSetCwnd`, Sec. 4.2.3.6.
    const { newlyDelivered, newlyLost, inFlight, delivered } = scoreboard;
    let { cwnd } = this;
    if (newlyLost > 0) cwnd = Math.max(cwnd - newlyLost, 1);
    if (this.recovery !== this.priorRecovery) cwnd = this.windowAtTurn(cwnd);
    const before = cwnd;
    let rule = 0;
    if (this.conserving) {
      cwnd = Math.max(cwnd, inFlight + newlyDelivered);
    } else {
      const { target } = this;
      rule = model.filledPipe ? 1 : cwnd < target || delivered < this.initialWindow ? 2 : 3;
      if (rule !== 3) cwnd += newlyDelivered;
      if (rule === 1 && cwnd > target) cwnd = target;
      if (cwnd < MIN_WINDOW) cwnd = MIN_WINDOW;
    }
    // `BBRModulateCwndForProbeRTT`, Sec. 4.2.3.5.
    if (this.phase === PROBE_RTT) cwnd = Math.min(cwnd, MIN_WINDOW);
    this.cwnd = cwnd;
    if (this.changes !== null) this.noteModel(before, rule === 0 ? NaN : this.target, rule);
  }

  /** `BBRInflight`, Sec. 4.2.3.2: with room for three quanta, of which up to two wait at the ends. */
  private inflightAt(gain: number, extra = 0): number {
    const inflight = gain * this.model.bdp + extra + 3 * this.quantum;
    if (!this.choices.likeLinux) return inflight;
    // `bbr_quantization_budget`
    const even = 2 * Math.ceil(inflight / 2);
    return this.phase === PROBE_BANDWIDTH && this.cycle === 0 ? even + 2 : even;
  }

  private enter(phase: number, pacingGain: number, windowGain: number, cause: Phase): void {
    this.phase = phase;
    this.pacingGain = pacingGain;
    this.windowGain = windowGain;
    this.stale = true;
    this.changes?.note(cause);
  }

  /** `BBRCheckDrain`, Sec. 4.3.3. */
  private checkDrain(): void {
    if (this.phase === STARTUP && this.model.filledPipe)
      this.enter(DRAIN, 1 / STARTUP_GAIN, STARTUP_GAIN, 'bandwidth full');
    if (this.phase === DRAIN && this.inFlight <= this.inflightAt(1)) this.enterProbeBandwidth('queue drained');
  }

  /** `BBREnterProbeBW`, Sec. 4.3.4.3: a random phase of the cycle, but not the one that drains. */
  private enterProbeBandwidth(cause: Phase): void {
    const start = Math.floor(this.uniform() * (CYCLE.length - 1));
    this.cycle = start >= 1 ? start + 1 : 0;
    this.cycleAt = this.now;
    this.enter(PROBE_BANDWIDTH, CYCLE[this.cycle]!, 2, cause);
  }

  /** `BBRCheckCyclePhase` and `BBRIsNextCyclePhase`, Sec. 4.3.4.3. */
  private checkCyclePhase(priorInFlight: number): void {
    const { now } = this.eventQueue;
    const { pacingGain } = this;
    const isFullLength = now - this.cycleAt > this.model.minRtt;
    const isOver =
      pacingGain < 1
        ? isFullLength || priorInFlight <= this.inflightAt(1)
        : isFullLength &&
          (pacingGain === 1 || this.scoreboard.newlyLost > 0 || priorInFlight >= this.inflightAt(pacingGain));
    if (!isOver) return;
    this.cycle = (this.cycle + 1) % CYCLE.length;
    this.cycleAt = now;
    this.pacingGain = CYCLE[this.cycle]!;
    this.stale = true;
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
    this.stale = true;
  }

  /** `BBRSetPacingRateWithGain`, Sec. 4.2.1. Until the pipe is full the rate only grows. */
  private setPacingRate(gain: number): void {
    const rate = this.pacedPart * gain * this.model.bandwidth;
    if (rate === this.pacingRate || !(this.model.filledPipe || rate > this.pacingRate)) return;
    this.pacingRate = rate;
    this.paceAt(rate);
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

  /** The window where recovery begins or ends (`BBRModulateCwndForRecovery`, Sec. 4.2.3.4). */
  private windowAtTurn(cwnd: number): number {
    const { newlyDelivered, inFlight } = this.scoreboard;
    this.priorRecovery = this.recovery;
    this.conserving = this.recovery === FAST_RECOVERY;
    if (!this.conserving) return Math.max(cwnd, this.priorWindow);
    this.model.beginRound();
    return inFlight + newlyDelivered;
  }

  /** `BBRUpdateTargetCwnd`, Sec. 4.2.3.2, with Linux' room for ACKs that come in lumps. */
  private setTarget(): void {
    const { model, lumps } = this;
    const extra = lumps !== null && model.filledPipe ? lumps.extra() : 0;
    this.target = model.minRtt === Infinity ? this.initialWindow : this.inflightAt(this.windowGain, extra);
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
    this.stale = true;
    this.model.forgetPlateau();
  }

  /** `BBRHandleRestartFromIdle`, Sec. 4.3.4.4. */
  protected override onIdleRestart(): void {
    this.idleRestart = true;
    this.lumps?.restart();
    if (this.phase === PROBE_BANDWIDTH) {
      this.setPacingRate(1);
      this.stale = true;
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
