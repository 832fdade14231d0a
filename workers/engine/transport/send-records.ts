/**
 * Fields of a record, s: when the packet was last sent; when the newest delivery by then arrived; when that delivered
 * packet was sent.
 */
export const SENT_AT = 0;
export const DELIVERED_AT = 1;
export const FIRST_SENT_AT = 2;
/** Packets delivered when it was sent; number of this transmission; a sum of the flags below. */
export const DELIVERED = 3;
export const ORDER = 4;
export const STATE = 5;
/** The last transmission is a retransmission; it was sent while the application limited the rate. */
export const RESENT = 1;
export const APP_LIMITED = 2;
/** The packet has arrived; its last transmission is lost. With neither it is in flight. */
export const ARRIVED = 4;
export const LOST = 8;
/** It was sent once more while it was in flight, in case it is lost (TLP). */
export const PROBED = 16;
/** Numbers per record. 64 bytes: one cache line. */
const STRIDE = 8;
const INITIAL_RECORDS = 256;

/**
 * The connection's state when each packet was last sent. The packet's ACK gives the delivery rate from it
 * (draft-cheng-iccrg-delivery-rate-estimation). A ring indexed by packet number.
 */
export class SendRecords {
  /** Fields of the record at `place` are `table[place + SENT_AT]` and so on. */
  table = new Float64Array(STRIDE * INITIAL_RECORDS);
  private mask = INITIAL_RECORDS - 1;

  place(sequence: number): number {
    return (sequence & this.mask) * STRIDE;
  }

  /** The packet whose record is at `place`; `highest` is the highest sent. */
  sequenceAt(place: number, highest: number): number {
    return highest - ((highest - place / STRIDE) & this.mask);
  }

  /** Grow the ring until it holds the packets `lowest` to `highest`. */
  reserve(lowest: number, highest: number): void {
    if (highest - lowest > this.mask) this.grow(lowest, highest);
  }

  private grow(lowest: number, highest: number): void {
    const old = { table: this.table, mask: this.mask };
    while (highest - lowest > this.mask) this.mask = 2 * this.mask + 1;
    this.table = new Float64Array(STRIDE * (this.mask + 1));
    for (let sequence = Math.max(0, lowest, highest - old.mask - 1); sequence < highest; sequence += 1) {
      const from = (sequence & old.mask) * STRIDE;
      this.table.set(old.table.subarray(from, from + STRIDE), this.place(sequence));
    }
  }
}
