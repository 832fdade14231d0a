import type { Phase } from '../transport/causes/bbr.ts';
import type { FlowParts } from '../transport/ends.ts';
import { FAST_RECOVERY, OPEN } from '../transport/scoreboard-sender.ts';
import { APP_LIMITED, IN_FLIGHT, LOST_BEFORE, STATE } from '../transport/send-records.ts';
import { Bbr3Control } from './bbr3-control.ts';
import { BETA, LOSS_THRESHOLD } from './bbr3-model.ts';
import {
  accelerates,
  CRUISE,
  DOWN,
  DRAIN,
  PACING_GAINS,
  PROBE_RTT,
  probesBandwidth,
  REFILL,
  STARTUP,
  UP,
} from './bbr3-phases.ts';
import { Bbr3Undo } from './bbr3-undo.ts';

/** `ProbeRTTDuration`, s. */
const PROBE_RTT_SECONDS = 0.2;
/** Rounds in DRAIN at most; and between two probes, so that Reno and CUBIC have time to grow. */
const DRAIN_ROUNDS = 3;
const RENO_ROUNDS = 63;
/** Stretches of losses in a round that end startup (`BBRStartupFullLossCnt`). */
const LOSS_RANGES = 6;
/** Doublings of the growth of a probe at most. */
const MOST_DOUBLINGS = 30;

/** `ack_phase`. */
const ACKS_INIT = 0;
const ACKS_REFILLING = 1;
const ACKS_PROBE_STARTING = 2;
const ACKS_PROBE_FEEDBACK = 3;
const ACKS_PROBE_STOPPING = 4;

/**
 * The sender of BBR version 3 by draft-ietf-ccwg-bbr-06; its functions are named beside the lines, and sections are the draft's. Left
 * out: ECN, for which the draft has no rule.
 */
export class Bbr3Sender extends Bbr3Control {
  private drainRound = 0;
  private cycleAt = 0;
  private probeWait = 0;
  private ackPhase = ACKS_INIT;
  /** Packets that are delivered now were sent by a probe that has not been found too high. */
  private isProbeSample = false;
  private probeWasTooHigh = false;
  private probeWasCareful = false;
  private probeDoublings = 0;
  private probeAcked = 0;
  private ackedPerStep = Infinity;
  /** End of the 200 ms of PROBE_RTT, s; 0 until few enough packets are in flight. */
  private probeEndsAt = 0;
  private probeRoundDone = false;
  private idleRestart = false;
  private recoveryRound = 0;
  private readonly undo: Bbr3Undo;

  constructor(parts: FlowParts, bursts: boolean) {
    super(parts, bursts);
    this.undo = new Bbr3Undo(this.model);
    this.scoreboard.listener = this;
  }

  /** `UpdateOnACK`, Sec. 5.2.3. */
  protected override onDelivery(): void {
    const { model, scoreboard } = this;
    if (model.minRtt === Infinity) {
      this.paceInitially(scoreboard.rtt);
      if (this.settings.handshake && scoreboard.delivered === 1) {
        // The handshake measures the round trip, and no rate.
        model.updateMinRtt();
        return;
      }
    }
    if (this.wasRecovering && this.recovery === OPEN) {
      this.cwnd = Math.max(this.cwnd, this.priorWindow);
      this.changes?.note('loss repaired', this.priorWindow);
    }
    this.wasRecovering = this.recovery !== OPEN;
    model.takeSample();
    model.updateSignals();
    if (model.lossRoundStart) this.endLossRound();
    model.updateAggregation(this.cwnd);
    model.checkFull();
    if (this.phase === STARTUP && model.filledPipe)
      this.enter(DRAIN, model.fullNow ? 'bandwidth full' : 'too much lost');
    if (this.phase === DRAIN && this.isDrained) this.startDown('queue drained');
    this.advanceCycle();
    model.updateMinRtt();
    this.checkProbeRtt();
    model.advanceSignals();
    this.setPacingRate(PACING_GAINS[this.phase]!);
    this.setWindow();
  }

  private get isDrained(): boolean {
    return this.inFlight <= this.inflightAt(1) || this.model.round > this.drainRound + DRAIN_ROUNDS;
  }

  private enter(phase: number, cause: Phase): void {
    this.phase = phase;
    if (phase === DRAIN) this.drainRound = this.model.round;
    this.changes?.note(cause);
  }

  /** `UpdateCongestionSignals` and `CheckStartupHighLoss`, Sec. 5.3.1.3. */
  private endLossRound(): void {
    const { model } = this;
    model.endLossRound(accelerates(this.phase), this.cwnd);
    if (this.phase !== STARTUP || model.filledPipe) return;
    const isLong = this.recovery === FAST_RECOVERY && model.round > this.recoveryRound;
    if (!isLong || model.lossRangesInRound < LOSS_RANGES) return;
    if (!model.isTooMuchLost(model.sampleLost, model.sampleInFlight)) return;
    model.filledPipe = true;
    this.undo.noteLeft(STARTUP);
    model.inflightLongTerm = Math.max(model.bdp, model.inflightLatest);
  }

  /** `StartProbeBW_DOWN`. */
  private startDown(cause: Phase): void {
    const { model } = this;
    model.resetSignals();
    this.ackedPerStep = Infinity;
    model.roundsSinceProbe = this.uniform() < 0.5 ? 0 : 1;
    this.probeWait = 2 + this.uniform();
    this.cycleAt = this.now;
    this.ackPhase = ACKS_PROBE_STOPPING;
    model.startRound();
    this.enter(DOWN, cause);
  }

  /** `StartProbeBW_REFILL`. */
  private startRefill(cause: Phase): void {
    this.model.resetShortTerm();
    this.probeDoublings = 0;
    this.probeAcked = 0;
    this.probeWasCareful = false;
    this.ackPhase = ACKS_REFILLING;
    this.model.startRound();
    this.enter(REFILL, cause);
  }

  /** `StartProbeBW_UP`. */
  private startUp(): void {
    this.ackPhase = ACKS_PROBE_STARTING;
    this.model.startRound();
    this.model.resetFull(this.model.sample);
    this.enter(UP, 'pipe refilled');
    this.raiseSlope();
  }

  /** `UpdateProbeBWCyclePhase`, Sec. 5.3.3.9. */
  private advanceCycle(): void {
    const { model, phase } = this;
    if (!model.filledPipe || this.adaptLongTerm() || !probesBandwidth(phase)) return;
    switch (phase) {
      case DOWN:
        if (!this.checkTimeToProbe() && this.isTimeToCruise) this.enter(CRUISE, 'queue drained');
        return;
      case CRUISE:
        this.checkTimeToProbe();
        return;
      case REFILL:
        if (!model.roundStart) return;
        this.isProbeSample = true;
        this.startUp();
        return;
      default:
        this.checkTimeToGoDown();
    }
  }

  /** `IsTimeToProbeBW`. */
  private checkTimeToProbe(): boolean {
    const isTime = this.now > this.cycleAt + this.probeWait || this.model.roundsSinceProbe >= this.renoRounds;
    if (!isTime) return false;
    this.startRefill('time to probe');
    return true;
  }

  /** Rounds in which a Reno flow of this window would have opened it as far again (`IsRenoCoexistenceProbeTime`). */
  protected get renoRounds(): number {
    return Math.min(this.targetInflight, RENO_ROUNDS);
  }

  private get isTimeToCruise(): boolean {
    const { model, inFlight } = this;
    return inFlight <= this.inflightWithHeadroom && inFlight <= this.budgeted(model.maxBandwidth * model.minRtt);
  }

  private checkTimeToGoDown(): void {
    const cause = this.whyGoDown();
    if (cause === null) return;
    this.probeWasTooHigh = false;
    this.startDown(cause);
  }

  /** `IsTimeToGoDown`; null if it is not. */
  protected whyGoDown(): Phase | null {
    const { model } = this;
    if (this.probeWasTooHigh && this.inFlight >= model.inflightLongTerm) {
      this.probeWasCareful = true;
      return 'limit reached';
    }
    if (this.isWindowLimited && this.cwnd >= model.inflightLongTerm) {
      model.resetFull(model.sample);
      return null;
    }
    return model.fullNow ? 'bandwidth full' : null;
  }

  /** `RaiseInflightLongtermSlope`. */
  private raiseSlope(): void {
    const growth = 1 << this.probeDoublings;
    this.probeDoublings = Math.min(this.probeDoublings + 1, MOST_DOUBLINGS);
    this.ackedPerStep = Math.max(this.cwnd / growth, 1);
  }

  /** `AdaptLongTermModel`. Returns whether it has begun another phase. */
  private adaptLongTerm(): boolean {
    const { model } = this;
    if (this.ackPhase === ACKS_PROBE_STARTING && model.roundStart) this.ackPhase = ACKS_PROBE_FEEDBACK;
    if (this.ackPhase === ACKS_PROBE_STOPPING && model.roundStart) {
      this.isProbeSample = false;
      this.ackPhase = ACKS_INIT;
      if (probesBandwidth(this.phase) && !model.sampleLimited) model.nextCycle();
      if (probesBandwidth(this.phase) && this.probeWasCareful && !this.probeWasTooHigh) {
        this.startRefill('probe was safe');
        return true;
      }
    }
    if (model.isTooMuchLost(model.sampleLost, model.sampleInFlight) || model.inflightLongTerm === Infinity)
      return false;
    model.inflightLongTerm = Math.max(model.inflightLongTerm, model.sampleInFlight);
    if (this.phase === UP) this.probeUpward();
    return false;
  }

  /** `ProbeInflightLongtermUpward`. */
  private probeUpward(): void {
    const { model } = this;
    if (!this.isWindowLimited || this.cwnd < model.inflightLongTerm) return;
    this.probeAcked += this.scoreboard.newlyDelivered;
    if (this.probeAcked >= this.ackedPerStep) {
      const steps = Math.floor(this.probeAcked / this.ackedPerStep);
      this.probeAcked -= steps * this.ackedPerStep;
      model.inflightLongTerm += steps;
    }
    if (model.roundStart) this.raiseSlope();
  }

  /** `HandleLostPacket`, Sec. 5.5.10.2, for each packet found lost, before the ACK's other steps. */
  onLost(sequence: number, place: number): void {
    const { model, scoreboard } = this;
    if (!this.wasRecovering && scoreboard.newlyLost === 1) this.undo.save();
    if (model.noteLoss(sequence)) this.saveWindow();
    if (!this.isProbeSample) return;
    const { words } = scoreboard.records;
    const inFlight = words[place + IN_FLIGHT]!;
    const lost = scoreboard.everLost - words[place + LOST_BEFORE]!;
    if (!model.isTooMuchLost(lost, inFlight)) return;
    this.probeWasTooHigh = true;
    this.isProbeSample = false;
    // `InflightAtLoss`: where in the flight the losses became too many.
    const before = (LOSS_THRESHOLD * (inFlight - 1) - (lost - 1)) / (1 - LOSS_THRESHOLD);
    if ((words[place + STATE]! & APP_LIMITED) === 0)
      model.inflightLongTerm = Math.max(inFlight - 1 + before, BETA * this.targetInflight);
    if (this.phase === UP) {
      this.undo.noteLeft(UP);
      this.startDown('too much lost');
    }
  }

  /** `HandleSpuriousLossDetection`, Sec. 5.5.11.2. The window is restored as after every recovery. */
  protected override onNeedlessRecovery(): void {
    const { phase } = this;
    const left = this.undo.restore();
    this.recovery = OPEN;
    if (left === STARTUP && phase !== STARTUP) {
      this.model.filledPipe = false;
      if (phase !== PROBE_RTT) this.enter(STARTUP, 'nothing was lost');
    } else if (left === UP && phase !== UP && phase !== PROBE_RTT) this.startRefill('nothing was lost');
  }

  /** `CheckProbeRTT`, Sec. 5.3.4.3. */
  private checkProbeRtt(): void {
    const { model } = this;
    if (this.phase !== PROBE_RTT && model.probeRttExpired && !this.idleRestart) {
      this.saveWindow();
      this.probeEndsAt = 0;
      this.ackPhase = ACKS_PROBE_STOPPING;
      model.startRound();
      this.enter(PROBE_RTT, 'round trip old');
    }
    if (this.phase === PROBE_RTT) this.probeRtt();
    this.idleRestart = false;
  }

  /** `HandleProbeRTT`. */
  private probeRtt(): void {
    const { model } = this;
    // What is delivered in this phase says nothing of the bandwidth.
    this.scoreboard.noteAppLimited();
    if (this.probeEndsAt === 0) {
      if (this.inFlight > this.probeRttWindow) return;
      this.probeEndsAt = this.now + PROBE_RTT_SECONDS;
      this.probeRoundDone = false;
      model.startRound();
      return;
    }
    if (model.roundStart) this.probeRoundDone = true;
    if (this.probeRoundDone) this.checkProbeRttDone();
  }

  private checkProbeRttDone(): void {
    const { model } = this;
    if (this.probeEndsAt === 0 || this.now <= this.probeEndsAt) return;
    model.probeRttMinAt = this.now;
    this.cwnd = Math.max(this.cwnd, this.priorWindow);
    this.changes?.note('probe over', this.priorWindow);
    model.resetShortTerm();
    if (!model.filledPipe) return this.enter(STARTUP, 'probe over');
    this.startDown('probe over');
    this.enter(CRUISE, 'probe over');
  }

  protected override onLosses(): void {
    this.saveWindow();
    this.recoveryRound = this.model.round;
  }

  /** `OnEnterRTO`: everything counts as lost, so that nothing is in flight. */
  protected override onTimeoutLoss(): void {
    this.cwnd = 1;
    this.wasRecovering = true;
  }

  /** `HandleRestartFromIdle`, Sec. 5.4.1. */
  protected override onIdleRestart(): void {
    this.idleRestart = true;
    this.model.restartAggregation();
    if (probesBandwidth(this.phase)) {
      this.paceAtBandwidth();
    } else if (this.phase === PROBE_RTT) this.checkProbeRttDone();
  }
}
