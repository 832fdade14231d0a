/**
 * Proportional rate reduction (RFC 6937; Linux' `tcp_cwnd_reduction`): while the window comes down to the threshold, as many
 * packets go for those that arrive as the threshold is of the window before; once fewer are in flight than the threshold, at
 * least one for each.
 */
export class ProportionalReduction {
  /** Window before the cut (`RecoverFS`, Linux' `prior_cwnd`); since then delivered and sent (`prr_delivered`, `prr_out`). Packets. */
  prior = 0;
  delivered = 0;
  sent = 0;

  begin(window: number): void {
    this.prior = window;
    this.delivered = 0;
    this.sent = 0;
  }

  /**
   * Packets that may be sent at an ACK (`sndcnt`), at least the first retransmission.
   * @param delivered packets that the ACK delivers
   * @param isSafe it acknowledges new data and tells of no further loss
   */
  allow(threshold: number, inFlight: number, delivered: number, isSafe: boolean): number {
    this.delivered += delivered;
    const room = threshold - inFlight;
    const allowed =
      room < 0
        ? Math.ceil((threshold * this.delivered) / this.prior) - this.sent
        : Math.min(room, Math.max(this.delivered - this.sent, delivered) + (isSafe ? 1 : 0));
    return Math.max(allowed, this.sent > 0 ? 0 : 1);
  }
}
