import type { EventSource } from '../event-queue.ts';
import type { HeldAcks } from '../network/endpoints.ts';
import { SACK_BLOCKS } from '../network/packets.ts';
import type { Hold } from './causes.ts';
import type { FlowParts, PacingSender } from './ends.ts';
import type { PacketScoreboard } from './packet-scoreboard.ts';
import { FAST_RECOVERY, OPEN, ScoreboardSender, TIMEOUT_RECOVERY } from './scoreboard-sender.ts';

/** States: idle; taking ACKs, during which nothing is sent; in its turn to send, which ends by setting `nextTime`. */
const IDLE = 0;
const TAKING = 1;
const TURN = 2;

/**
 * A SACK sender that paces its packets instead of sending them on ACKs. A subclass sets the rate with `paceAt`, the quantum, and
 * the window in `onDelivery`.
 */
export abstract class PacedSackSender extends ScoreboardSender implements EventSource, PacingSender {
  ackPipe: HeldAcks | null = null;
  /**
   * Index of this event source in the event queue. `nextTime` is its next turn to send, s; Infinity while it waits for
   * an ACK or the timer.
   */
  private readonly turn: number;
  nextTime = Infinity;
  /** `IDLE`, `TAKING` or `TURN`. */
  private doing = IDLE;
  /** End of the pause that pacing imposes, s. */
  private pausedUntil = 0;
  /** The window or the data ended before the quantum did at its last turn: it needs another ACK. */
  private blocked = true;
  /** Packets sent back to back (`send_quantum`), and the pacing interval per packet, s. */
  protected quantum = 1;
  private gap = 0;

  constructor(parts: FlowParts, scoreboard?: PacketScoreboard) {
    super(parts, scoreboard);
    this.turn = parts.eventQueue.register(this);
  }

  /** @param rate pacing rate from now on, packets/s */
  protected paceAt(rate: number): void {
    this.gap = 1 / rate;
  }

  protected get inFlight(): number {
    return this.scoreboard.inFlight;
  }

  /** An ACK has brought something new. `priorInFlight` is what was in flight before it, packets. */
  protected abstract onDelivery(priorInFlight: number): void;
  /** Losses were found outside recovery, or the timer expired: save what is to be restored. */
  protected abstract onLosses(): void;
  /** The timer has expired; everything that was in flight counts as lost. */
  protected abstract onTimeoutLoss(): void;
  /** Fast recovery has begun. */
  protected onRecovery(): void {}
  /** All losses of the recovery that goes on were none: their packets had only been late. */
  protected onNeedlessRecovery(): void {}
  /** Data are sent again after a time in which there was nothing to send and nothing in flight. */
  protected abstract onIdleRestart(): void;

  /** Its turn to send: the pause is over, or an ACK has arrived after it. */
  fire(): void {
    this.takeAcks();
    this.doing = TURN;
    this.sendIfDue();
    this.doing = IDLE;
    this.setNextTime();
  }

  /** Not during its turn. */
  takeAcks(): void {
    if (this.ackPipe === null) return;
    this.doing = TAKING;
    this.ackPipe.takeArrived();
    this.doing = IDLE;
  }

  onNextAckKnown(): void {
    if (this.doing !== TURN) this.enterEventQueue();
  }

  override start(): void {
    this.takeAcks();
    super.start();
  }

  override stop(): void {
    this.takeAcks();
    super.stop();
  }

  protected override write(): void {
    this.takeAcks();
    super.write();
  }

  private setNextTime(): void {
    this.nextTime = this.pausedUntil;
    if (!this.blocked) return;
    if (this.ackPipe === null) this.nextTime = Infinity;
    else if (this.ackPipe.nextTime > this.nextTime) this.nextTime = this.ackPipe.nextTime;
  }

  private enterEventQueue(): void {
    const before = this.nextTime;
    this.setNextTime();
    if (this.nextTime < Infinity && this.nextTime !== before) this.eventQueue.schedule(this.turn, this.nextTime);
  }

  protected override sendWhatFits(): void {
    if (this.doing === TAKING) return;
    this.sendIfDue();
    if (this.doing !== TURN) this.enterEventQueue();
  }

  private sendIfDue(): void {
    if (this.eventQueue.now >= this.pausedUntil) this.sendQuantum();
    else this.blocked = false;
    if (this.changes !== null) this.noteHold(this.changes);
  }

  protected override holds(): Hold {
    return this.blocked ? super.holds() : 'pacing';
  }

  private sendQuantum(): void {
    const { quantum, scoreboard } = this;
    const room = this.window() - 1;
    let sent = 0;
    if (this.lastAck + 1 < this.limit) {
      if (scoreboard.inFlight === 0 && scoreboard.appLimited && this.nextToSend() >= 0) this.onIdleRestart();
      while (sent < quantum && scoreboard.inFlight <= room && this.sendOne()) sent += 1;
    }
    this.blocked = sent < quantum;
    if (sent > 0) this.pausedUntil = this.eventQueue.now + sent * this.gap;
    if (this.nextSequence >= this.limit && scoreboard.inFlight <= room) scoreboard.noteAppLimited();
  }

  /** The window is set in `onDelivery`. */
  protected override grow(): void {}

  /** Without a `PacedAckPipe` each ACK is taken when it arrives, and may let it send. */
  protected override processAck(slot: number, acknowledged: number, echo: boolean): void {
    const { scoreboard } = this;
    const priorInFlight = scoreboard.inFlight;
    const namesNext = acknowledged === this.highestAck + 1 && this.pool.words[slot + SACK_BLOCKS] === 0;
    if (namesNext && this.recovery === OPEN && scoreboard.takeNext(acknowledged)) {
      this.acceptNewAck(acknowledged, echo);
      this.onDelivery(priorInFlight);
    } else {
      this.takeOtherAck(slot, acknowledged, echo, priorInFlight);
    }
    if (this.doing === IDLE) this.sendWhatFits();
  }

  /** An ACK that does not only name the next packet, which was sent once. */
  private takeOtherAck(slot: number, acknowledged: number, echo: boolean, priorInFlight: number): void {
    const { scoreboard } = this;
    scoreboard.takeAck(this.pool, slot, this.highestAck, acknowledged);
    if (scoreboard.newest < 0) return;
    if (acknowledged > this.highestAck) this.acceptNewAck(acknowledged, echo);
    scoreboard.detectLosses(this.recovery !== OPEN);
    if (this.recovery !== OPEN || scoreboard.missing > 0) this.goOnRecovering(acknowledged);
    this.onDelivery(priorInFlight);
  }

  /** Losses are known. */
  private goOnRecovering(acknowledged: number): void {
    const { scoreboard } = this;
    if (this.recovery !== OPEN && scoreboard.seemedOnly) {
      this.onNeedlessRecovery();
      scoreboard.beginEpisode();
    }
    if (this.recovery !== OPEN && acknowledged >= this.recover) {
      this.recovery = OPEN;
      scoreboard.beginEpisode();
    }
    // While a loss is not repaired the next recovery follows at once, without the window of before in between, as in Linux.
    if (this.recovery === OPEN && scoreboard.missing > 0) this.enterFastRecovery();
    // All that arrives shows that the path works: the timer is for silence.
    if (this.recovery !== OPEN) {
      this.endBackoff();
      this.restartTimer();
    }
  }

  private enterFastRecovery(): void {
    this.onLosses();
    this.recovery = FAST_RECOVERY;
    this.recover = this.maxSequence;
    this.counts.lossEvents += 1;
    this.onRecovery();
    this.restartTimerAfterCut();
  }

  /** Take the ACKs that have arrived before the timer expired: they may have restarted it or made it needless. */
  protected override onTimeout(): void {
    this.takeAcks();
    if (this.retransmissionTimer.pending || this.highestAck === this.maxSequence) return;
    if (this.highestAck === -1) this.initialWindow = 1;
    this.counts.timeouts += 1;
    this.counts.lossEvents += 1;
    this.scoreboard.loseAll(this.highestAck + 1, this.maxSequence);
    this.onLosses();
    this.recovery = TIMEOUT_RECOVERY;
    this.recover = this.maxSequence;
    this.onTimeoutLoss();
    this.rtoEstimator.backOff();
    this.changes?.note('timeout', this.highestAck + 1, NaN, 0, this.cwnd, this.maxSequence);
    this.restartTimerAfterCut();
    this.sendWhatFits();
  }
}
