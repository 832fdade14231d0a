import type { Inspection } from './ends.ts';
import { NO_LIMIT } from './reliable-sender.ts';
import { DUPLICATE_THRESHOLD, WindowSender } from './window-sender.ts';

/**
 * Reno (tcp-reno.cc). On the third duplicate ACK the sender resends one packet and cuts; further duplicates inflate the
 * window. Any new ACK ends recovery. A second loss in the same window needs a timeout.
 */
export class RenoSender extends WindowSender {
  /** Window inflation in recovery, packets: each duplicate ACK stands for a packet that has left the network. */
  protected inflation = 0;

  protected override window(): number {
    return Math.min(this.cwnd + this.inflation, this.maxWindow);
  }

  /** What may be under way is more than the window in recovery (RFC 5681, Sec. 3.2). */
  override inspect(): Inspection[] {
    const [cwnd, ssthresh, ...rest] = super.inspect();
    return [cwnd!, ssthresh!, { name: 'send window', unit: 'packets', value: this.window() }, ...rest];
  }

  protected override state(): ReturnType<WindowSender['state']> {
    return this.inflation > 0 ? 'fast recovery' : super.state();
  }

  protected override processAck(_slot: number, acknowledged: number, echo: boolean): void {
    if (acknowledged > this.lastAck) {
      this.onNewAck(acknowledged, echo);
    } else if (acknowledged === this.lastAck) {
      this.duplicates += 1;
      if (this.duplicates === DUPLICATE_THRESHOLD) this.onThirdDuplicate();
      else if (this.duplicates > DUPLICATE_THRESHOLD) this.onFurtherDuplicate();
      else if (this.settings.limitedTransmit) this.limitedTransmit();
    } else {
      return;
    }
    if (this.duplicates === 0) this.sendWhatFits(false);
    else if (this.duplicates >= DUPLICATE_THRESHOLD) this.sendUpTo(this.burstInRecovery(), false);
  }

  protected onNewAck(acknowledged: number, echo: boolean): void {
    if (this.lastAction === 'fast-retransmit') this.lastAction = 'recovered';
    if (this.inflation > 0) {
      this.inflation = 0;
      this.changes?.note('recovered', acknowledged);
    }
    this.acceptNewAck(acknowledged, echo);
  }

  /** Packets that the sender may send on one duplicate ACK in recovery. */
  protected burstInRecovery(): number {
    return NO_LIMIT;
  }

  /** Whether a fast retransmit is allowed before `recover` is acknowledged. */
  protected mayRetransmitAgain(): boolean {
    return this.lastAction === 'fast-retransmit';
  }

  protected onThirdDuplicate(): void {
    if (this.highestAck > this.recover || this.highestAck === 0 || this.mayRetransmitAgain()) {
      this.recover = this.maxSequence;
      this.lastAction = 'fast-retransmit';
      this.cutWindow();
      this.beginRecovery();
      this.noteCut('third duplicate ACK', this.lastAck + 1);
      this.transmit(this.lastAck + 1);
    } else if (this.lastAction === 'ecn') {
      // An ECN mark has already cut this window.
      this.lastAction = 'fast-retransmit';
      this.beginRecovery();
      this.changes?.note('loss already answered', this.lastAck + 1);
      this.transmit(this.lastAck + 1);
    }
  }

  private beginRecovery(): void {
    this.restartTimerAfterCut();
    this.inflation = DUPLICATE_THRESHOLD;
  }

  private onFurtherDuplicate(): void {
    if (this.lastAction === 'fast-retransmit') this.inflation += 1;
  }

  protected override onTimeoutReset(): void {
    this.inflation = 0;
  }

  protected override sendWhatFits(force: boolean): void {
    this.sendUpTo(NO_LIMIT, force);
  }

  private sendUpTo(burst: number, force: boolean): void {
    if (!force && this.jitterPending) return;
    let sent = 0;
    while (
      sent < burst &&
      this.nextSequence < this.limit &&
      this.nextSequence <= this.highestAck + this.wholeWindow()
    ) {
      if (this.holdForJitter(force)) return;
      this.transmit(this.nextSequence);
      this.nextSequence += 1;
      sent += 1;
    }
  }

  private wholeWindow(): number {
    if (this.deficit > 0) return 0;
    return Math.min(Math.floor(this.cwnd) + this.inflation, this.maxWindow);
  }
}
