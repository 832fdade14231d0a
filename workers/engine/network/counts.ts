/** What has been counted of one endpoint, a flow or an unresponsive source, since the start: data packets. */
export class Counts {
  /** Sent, retransmissions included. */
  sent = 0;
  /** Arrived at the receiver, duplicates included. */
  delivered = 0;
  /** Received in order, each packet once. */
  inOrder = 0;
  /** Dropped anywhere, by queues or by the loss model; and by queues alone. */
  dropped = 0;
  queueDropped = 0;
  /** ACKs and reports for it that were dropped. */
  acksDropped = 0;
  /** Window cuts: fast retransmits, timeouts, reactions to marks. */
  lossEvents = 0;
  timeouts = 0;
  /** When its first packet was sent and its last one acknowledged, s; NaN before. Finite transfers only for the latter. */
  startedAt = Number.NaN;
  finishedAt = Number.NaN;
  /** Sum (s) and number of round-trip samples. */
  rttSum = 0;
  rttSamples = 0;

  /** The counts as they are now, kept. */
  copy(): Counts {
    return Object.assign(new Counts(), this);
  }
}
