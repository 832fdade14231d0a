/**
 * What was known when each packet was last sent, to measure the delivery rate when it is acknowledged
 * (draft-cheng-iccrg-delivery-rate-estimation). Rings by sequence number; times in s, counts in packets.
 */
export class SendRecords {
  private mask = 255;
  sentAt = new Float64Array(256);
  /** Place of the last transmission among all. */
  order = new Int32Array(256);
  delivered = new Int32Array(256);
  deliveredAt = new Float64Array(256);
  firstSentAt = new Float64Array(256);
  resent = new Uint8Array(256);

  place(sequence: number): number {
    return sequence & this.mask;
  }

  /** Room for the numbers from `lowest` to `highest`. */
  reserve(lowest: number, highest: number): void {
    if (highest - lowest <= this.mask) return;
    const length = 2 * (this.mask + 1);
    const larger = new SendRecords();
    larger.mask = length - 1;
    larger.sentAt = new Float64Array(length);
    larger.order = new Int32Array(length);
    larger.delivered = new Int32Array(length);
    larger.deliveredAt = new Float64Array(length);
    larger.firstSentAt = new Float64Array(length);
    larger.resent = new Uint8Array(length);
    for (const key of ['sentAt', 'order', 'delivered', 'deliveredAt', 'firstSentAt', 'resent'] as const) {
      for (let n = Math.max(0, lowest); n < highest; n += 1) larger[key][n & larger.mask] = this[key][n & this.mask]!;
    }
    Object.assign(this, larger);
    this.reserve(lowest, highest);
  }
}
