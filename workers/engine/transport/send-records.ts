/** Numbers of a record, in `numbers`, s: when the packet was last sent; when the newest delivery by then arrived; when that packet was sent. */
export const SENT_AT = 0;
export const DELIVERED_AT = 1;
export const FIRST_SENT_AT = 2;
/** Words of a record, in `words`: packets delivered when it was sent; number of this transmission; a sum of the flags below. */
export const DELIVERED = 6;
export const ORDER = 7;
export const STATE = 8;
/** Packets in flight when it was sent, with it; and packets that had been found lost by then. */
export const IN_FLIGHT = 9;
export const LOST_BEFORE = 10;
/** The last transmission is a retransmission; it was sent while the application limited the rate. */
export const RESENT = 1;
export const APP_LIMITED = 2;
/** The packet has arrived; its last transmission is lost. With neither it is in flight. */
export const ARRIVED = 4;
export const LOST = 8;
/** It was sent once more while it was in flight, in case it is lost (TLP). */
export const PROBED = 16;
/** Words per record. 64 bytes: one cache line. */
const STRIDE = 16;
const INITIAL_RECORDS = 256;

/**
 * The connection's state when each packet was last sent. The packet's ACK gives the delivery rate from it
 * (draft-cheng-iccrg-delivery-rate-estimation). A ring indexed by packet number.
 */
export class SendRecords {
  /** Words of the record at `place` are `words[place + STATE]` and so on. */
  words = new Int32Array(STRIDE * INITIAL_RECORDS);
  /** The same memory as numbers: `numbers[(place >> 1) + SENT_AT]` and so on. */
  numbers = new Float64Array(this.words.buffer);
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
    const old = { words: this.words, mask: this.mask };
    while (highest - lowest > this.mask) this.mask = 2 * this.mask + 1;
    this.words = new Int32Array(STRIDE * (this.mask + 1));
    this.numbers = new Float64Array(this.words.buffer);
    for (let sequence = Math.max(0, lowest, highest - old.mask - 1); sequence < highest; sequence += 1) {
      const from = (sequence & old.mask) * STRIDE;
      this.words.set(old.words.subarray(from, from + STRIDE), this.place(sequence));
    }
  }
}
