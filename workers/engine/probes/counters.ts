/**
 * What has been counted so far, per endpoint: flows first, unresponsive sources after them.
 * Counts are of data packets since the start of the run.
 */
export class Counters {
  /** Sent, retransmissions included. */
  readonly sent: Float64Array;
  /** Arrived at the receiver, duplicates included. */
  readonly delivered: Float64Array;
  /** Received in order, each packet once. */
  readonly inOrder: Float64Array;
  /** Dropped anywhere, by queues or by the loss model; and those by queues alone. */
  readonly dropped: Float64Array;
  readonly queueDropped: Float64Array;
  /** Window cuts: fast retransmits, timeouts, reactions to marks. */
  readonly lossEvents: Float64Array;
  readonly timeouts: Float64Array;
  /** Sum (s) and number of round-trip samples. */
  readonly rttSum: Float64Array;
  readonly rttSamples: Float64Array;
  totalSent = 0;

  constructor(endpoints: number) {
    this.sent = new Float64Array(endpoints);
    this.delivered = new Float64Array(endpoints);
    this.inOrder = new Float64Array(endpoints);
    this.dropped = new Float64Array(endpoints);
    this.queueDropped = new Float64Array(endpoints);
    this.lossEvents = new Float64Array(endpoints);
    this.timeouts = new Float64Array(endpoints);
    this.rttSum = new Float64Array(endpoints);
    this.rttSamples = new Float64Array(endpoints);
  }

  countSent(endpoint: number): void {
    this.sent[endpoint] = this.sent[endpoint]! + 1;
    this.totalSent += 1;
  }

  countDelivered(endpoint: number): void {
    this.delivered[endpoint] = this.delivered[endpoint]! + 1;
  }

  countLossEvent(endpoint: number): void {
    this.lossEvents[endpoint] = this.lossEvents[endpoint]! + 1;
  }

  countTimeout(endpoint: number): void {
    this.timeouts[endpoint] = this.timeouts[endpoint]! + 1;
  }

  addRttSample(endpoint: number, rttSeconds: number): void {
    this.rttSum[endpoint] = this.rttSum[endpoint]! + rttSeconds;
    this.rttSamples[endpoint] = this.rttSamples[endpoint]! + 1;
  }

  /** The counts as they are now, kept. */
  copy(): Counters {
    const copy = new Counters(this.sent.length);
    copy.sent.set(this.sent);
    copy.delivered.set(this.delivered);
    copy.inOrder.set(this.inOrder);
    copy.dropped.set(this.dropped);
    copy.queueDropped.set(this.queueDropped);
    copy.lossEvents.set(this.lossEvents);
    copy.timeouts.set(this.timeouts);
    copy.rttSum.set(this.rttSum);
    copy.rttSamples.set(this.rttSamples);
    copy.totalSent = this.totalSent;
    return copy;
  }
}
