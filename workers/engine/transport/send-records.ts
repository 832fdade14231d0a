/** Of a record: when the packet was last sent, s, in `numbers`; in `words` the number of this transmission and a sum of the flags below. */
export const SENT_AT = 0;
export const ORDER = 2;
export const STATE = 3;
/** Of a record for rates also, in `numbers`, s: when the newest delivery by then arrived, and when that packet was sent. */
export const DELIVERED_AT = 2;
export const FIRST_SENT_AT = 3;
/** In `words`: packets delivered when it was sent; packets in flight then, with it; and packets that had been found lost by then. */
export const DELIVERED = 8;
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
/** Words per record: without rates four share a cache line of 64 bytes, with them it fills one. */
export const PLAIN_RECORD = 4;
export const RATE_RECORD = 16;
const INITIAL_RECORDS = 256;

/** What is known of each packet since it was last sent. A ring indexed by packet number. */
export class SendRecords {
  /** Words of the record at `place` are `words[place + STATE]` and so on. */
  words: Int32Array;
  /** The same memory as numbers: `numbers[(place >> 1) + SENT_AT]` and so on. */
  numbers: Float64Array;
  private mask = INITIAL_RECORDS - 1;

  /** @param stride `PLAIN_RECORD` or `RATE_RECORD` */
  constructor(private readonly stride: number) {
    this.words = new Int32Array(stride * INITIAL_RECORDS);
    this.numbers = new Float64Array(this.words.buffer);
  }

  place(sequence: number): number {
    return (sequence & this.mask) * this.stride;
  }

  /** The packet whose record is at `place`; `highest` is the highest sent. */
  sequenceAt(place: number, highest: number): number {
    return highest - ((highest - place / this.stride) & this.mask);
  }

  /** Grow the ring until it holds the packets `lowest` to `highest`. */
  reserve(lowest: number, highest: number): void {
    if (highest - lowest > this.mask) this.grow(lowest, highest);
  }

  private grow(lowest: number, highest: number): void {
    const { stride } = this;
    const old = { words: this.words, mask: this.mask };
    while (highest - lowest > this.mask) this.mask = 2 * this.mask + 1;
    this.words = new Int32Array(stride * (this.mask + 1));
    this.numbers = new Float64Array(this.words.buffer);
    for (let sequence = Math.max(0, lowest, highest - old.mask - 1); sequence < highest; sequence += 1) {
      const from = (sequence & old.mask) * stride;
      this.words.set(old.words.subarray(from, from + stride), this.place(sequence));
    }
  }
}
