/** Gets what an endpoint has completed, with the times at which that began and ended, s. */
export interface Completions {
  add(endpoint: number, began: number, ended: number): void;
}

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
  /** Transfers that are over, and how long they took together, s. */
  completed = 0;
  completionSum = 0;
  /** Told of each when it is over. */
  completions: Completions | null = null;
  /** Sum (s) and number of round-trip samples. */
  rttSum = 0;
  rttSamples = 0;

  /** @param endpoint its number among flows and sources */
  constructor(private readonly endpoint: number = -1) {}

  /** A finite transfer is over. */
  finish(now: number): void {
    this.finishedAt = now;
    this.completed += 1;
    this.completionSum += now - this.startedAt;
    this.completions?.add(this.endpoint, this.startedAt, now);
  }

  /** The counts as they are now, kept. */
  copy(): Counts {
    return Object.assign(new Counts(), this);
  }
}
