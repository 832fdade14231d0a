import { RenoSender } from './reno-sender.ts';

/**
 * NewReno (RFC 6582; tcp-newreno.cc). Recovery lasts until all packets sent before it are acknowledged. A partial ACK means
 * that the packet after it is missing too.
 */
export class NewRenoSender extends RenoSender {
  private partialAcks = 0;

  protected override mayRetransmitAgain(): boolean {
    return false;
  }

  protected override burstInRecovery(): number {
    return 2;
  }

  protected override onNewAck(acknowledged: number, echo: boolean): void {
    if (acknowledged >= this.recover || this.lastAction !== 'fast-retransmit') {
      if (this.inflation > 0) {
        this.inflation = 0;
        this.changes?.note('recovered', acknowledged);
        if (this.lastAction === 'fast-retransmit') this.lastAction = 'recovered';
      }
      this.partialAcks = 0;
      this.acceptNewAck(acknowledged, echo);
    } else {
      this.onPartialAck(acknowledged);
    }
  }

  /**
   * Deflate the window by `acknowledged` packets and resend the next hole. Only the first partial ACK restarts the
   * timer ("impatient").
   */
  private onPartialAck(acknowledged: number): void {
    if (this.partialAcks === 0) this.restartOrCancelTimer(acknowledged);
    this.partialAcks += 1;
    const acked = acknowledged - this.lastAck;
    const { inflation } = this;
    if (inflation > acked) {
      this.inflation -= acked - 1;
    } else {
      this.cwnd = Math.max(1, this.cwnd - (acked - inflation));
      this.inflation = 1;
    }
    this.changes?.note('partial ACK', acked, inflation);
    this.lastAck = acknowledged;
    this.highestAck = acknowledged;
    if (this.nextSequence <= acknowledged) this.nextSequence = acknowledged + 1;
    this.transmit(acknowledged + 1);
  }
}
