import { DUPLICATE_THRESHOLD, WindowSender } from './window-sender.ts';

/**
 * Tahoe (Jacobson 1988; ns-2.35's tcp.cc). It has fast retransmit and no fast recovery: the third duplicate ACK sets the
 * threshold by the cut and the window to one packet, and sending begins again behind the highest ACK, so that slow start
 * sends again what had arrived after the hole too.
 */
export class TahoeSender extends WindowSender {
  protected override processAck(_slot: number, acknowledged: number, echo: boolean): void {
    if (acknowledged > this.lastAck) {
      this.acceptNewAck(acknowledged, echo);
    } else if (acknowledged === this.lastAck) {
      this.duplicates += 1;
      if (this.duplicates === DUPLICATE_THRESHOLD) this.onThirdDuplicate();
      else if (this.duplicates < DUPLICATE_THRESHOLD && this.settings.limitedTransmit) this.limitedTransmit();
    }
    this.sendWhatFits(false);
  }

  private onThirdDuplicate(): void {
    if (this.highestAck > this.recover || this.highestAck === 0) {
      this.recover = this.maxSequence;
      this.lastAction = 'fast-retransmit';
      this.cutWindow();
      this.beginAgain();
      this.noteCut('third duplicate ACK, from one', this.highestAck + 1);
    } else if (this.lastAction === 'ecn') {
      // An ECN mark has already set this window's threshold.
      this.lastAction = 'fast-retransmit';
      this.beginAgain();
      this.changes?.note('loss already answered', this.highestAck + 1);
    }
  }

  private beginAgain(): void {
    this.cwnd = this.restartWindow;
    this.deficit = 0;
    this.announceCut();
    this.nextSequence = this.highestAck + 1;
    this.restartTimerAfterCut();
  }

  protected override onTimeoutReset(): void {}

  protected override sendWhatFits(force: boolean): void {
    if (!force && this.jitterPending) return;
    const room = this.deficit > 0 ? 0 : Math.floor(this.window());
    while (this.nextSequence <= this.highestAck + room && this.nextSequence < this.limit) {
      if (this.holdForJitter(force)) return;
      this.transmit(this.nextSequence);
      this.nextSequence += 1;
    }
  }
}
