import { Scoreboard } from './scoreboard.ts';
import { DUPLICATE_THRESHOLD, WindowSender } from './window-sender.ts';

/**
 * SACK (tcp-sack1.cc, the pipe version). ACKs name the ranges received, so several holes are filled in one round trip. In
 * recovery the estimate of the packets in flight (`pipe`) stays at the cut window. A lost retransmission needs a timeout.
 */
export class SackSender extends WindowSender {
  protected readonly scoreboard = new Scoreboard();
  protected recovering = false;
  /** Estimated packets in flight, during recovery. */
  protected pipe = 0;
  /** True from a timeout to the next new ACK: duplicate ACKs then start no recovery. */
  private timedOut = false;

  protected override state(): ReturnType<WindowSender['state']> {
    return this.recovering ? 'fast recovery' : super.state();
  }

  protected override processAck(slot: number, acknowledged: number, echo: boolean): void {
    if (this.recovering) {
      this.onAckInRecovery(slot, acknowledged, echo);
    } else if (acknowledged > this.lastAck) {
      this.acceptNewAck(acknowledged, echo);
      this.timedOut = false;
      if (!this.scoreboard.untouched) this.scoreboard.clear();
      this.sendNew(false);
    } else if (acknowledged === this.lastAck) {
      this.onRepeatedAck(slot);
    }
  }

  private onRepeatedAck(slot: number): void {
    if (!this.timedOut) this.onDuplicate(slot);
    if (this.duplicates === 0) this.sendWhatFits(false);
  }

  private onDuplicate(slot: number): void {
    if (!this.scoreboard.update(this.highestAck, this.pool, slot)) return;
    this.duplicates += 1;
    if (this.duplicates === DUPLICATE_THRESHOLD) this.onThirdDuplicate();
    else if (this.duplicates < DUPLICATE_THRESHOLD && this.settings.limitedTransmit) this.limitedTransmit();
  }

  private onThirdDuplicate(): void {
    if (this.highestAck > this.recover || this.highestAck === 0) {
      this.recover = this.maxSequence;
      this.lastAction = 'fast-retransmit';
      this.enterRecovery();
      this.cutWindow();
      this.noteCut('third duplicate ACK', this.highestAck + 1);
      this.resendFirst();
    } else if (this.lastAction === 'ecn') {
      // An ECN mark has already cut this window.
      this.lastAction = 'fast-retransmit';
      this.enterRecovery();
      this.changes?.note('loss already answered', this.highestAck + 1);
      this.resendFirst();
    }
  }

  private enterRecovery(): void {
    this.pipe = this.maxSequence - this.highestAck - DUPLICATE_THRESHOLD;
    this.recovering = true;
    this.restartTimerAfterCut();
  }

  /** Recovery begins here: resend the packet after the cumulative ACK. */
  protected resendFirst(): void {
    this.scoreboard.markRetransmitted(this.highestAck + 1);
    this.transmit(this.lastAck + 1);
  }

  private onAckInRecovery(slot: number, acknowledged: number, echo: boolean): void {
    const current = acknowledged >= this.lastAck;
    this.pipe -= 1;
    if (acknowledged >= this.recover) {
      this.recover = 0;
      this.recovering = false;
      this.changes?.note('recovered', acknowledged);
      this.advanceTo(acknowledged, echo);
      this.timedOut = false;
      this.scoreboard.clear();
    } else if (acknowledged > this.highestAck) {
      this.highestAck = acknowledged;
      this.scoreboard.update(this.highestAck, this.pool, slot);
      this.pipe -= 1;
      this.restartOrCancelTimer(acknowledged);
      this.endBackoff();
    } else if (!this.timedOut) {
      if (this.scoreboard.update(this.highestAck, this.pool, slot)) this.duplicates += 1;
    }
    if (current) this.sendWhatFits(false);
  }

  protected override onTimeoutReset(): void {
    this.recovering = false;
    this.timedOut = true;
    if (this.highestAck > this.lastAck) this.lastAck = this.highestAck;
    this.scoreboard.clear();
  }

  protected override sendWhatFits(force: boolean): void {
    if (!force && this.jitterPending) return;
    if (!this.recovering && this.scoreboard.empty) {
      this.sendNew(force);
      return;
    }
    while (this.mayStillSend()) {
      if (this.holdForJitter(force) || !this.sendOne()) return;
    }
  }

  /** Send the lowest hole not yet resent, else a new packet. Returns false if there is nothing to send. */
  protected sendOne(): boolean {
    const hole = this.scoreboard.nextHole();
    if (hole === -1) {
      if (!this.sendNext(this.recovering ? this.maxWindow : this.wholeWindow())) return false;
    } else {
      if (this.recover <= 0 || hole > this.highestAck + this.maxWindow) return false;
      this.scoreboard.markRetransmitted(hole);
      this.transmit(hole);
      if (this.nextSequence <= hole) this.nextSequence = hole + 1;
    }
    this.pipe += 1;
    return true;
  }

  /** Send the next packet if it is within `room` packets of the cumulative ACK. Returns false if it is not. */
  protected sendNext(room: number): boolean {
    if (this.nextSequence > this.highestAck + room || this.nextSequence >= this.limit) return false;
    this.transmit(this.nextSequence);
    this.nextSequence += 1;
    return true;
  }

  /** No hole is known: send as many new packets as the window allows. */
  private sendNew(force: boolean): void {
    const room = this.deficit > 0 ? 0 : this.window();
    while (this.nextSequence - this.highestAck <= room && this.nextSequence < this.limit) {
      if (this.holdForJitter(force)) return;
      this.transmit(this.nextSequence);
      this.nextSequence += 1;
    }
  }

  private mayStillSend(): boolean {
    if (this.lastAck + 1 >= this.limit) return false;
    return this.recovering ? this.pipe < Math.floor(this.cwnd) : this.nextSequence <= this.lastAck + this.wholeWindow();
  }

  private wholeWindow(): number {
    return this.deficit > 0 ? 0 : Math.floor(this.window());
  }
}
