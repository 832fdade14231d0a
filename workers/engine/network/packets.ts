/**
 * The packets of a run: slots of one typed array. A slot belongs to a packet from `take` to `release`; a receiver may turn
 * a data packet's slot into its ACK's. Nothing is allocated per packet.
 */

/** Words of a slot in `PacketPool.words`, as offsets from the slot's number. */
/** Index of its flow or unresponsive source. */
export const FLOW = 0;
/** Of data: its number. Of an ACK: the highest number received in order. */
export const SEQUENCE = 1;
export const BYTES = 2;
export const FLAGS = 3;
/** Number of SACK blocks of an ACK. */
export const SACK_BLOCKS = 4;
/** From here on the blocks, newest first: left edge, right edge (exclusive). */
export const SACK_EDGES = 5;

/** Behind the blocks, of an ACK with ECN_ECHO: number of the marked packet since whose arrival ACKs carry it. */
export const MARKED_PACKET = 11;
/** Of an ACK with accurate ECN: marked packets that its receiver has got so far, as AccECN's option counts them. */
export const MARKED_COUNT = 14;

/** Of the packets of a flow with several connections: the number of theirs. Rate schemes have none. */
export const CONNECTION = 15;

/** Index for `numberAt` of a time of a window scheme's packet, in what SACK leaves of the slot. */
export const STAMP = 3;

/** Rate schemes have two integers in place of the SACK fields, and five numbers in the rest of the slot (`numberAt`). */
export const ROUND = 4;
export const SIGNAL = 5;
/** Index in `PacketPool.numbers` of a slot's n-th number, n from 0 to 4. */
export function numberAt(slot: number, n: number): number {
  return (slot >> 1) + 3 + n;
}

/** SACK blocks per ACK (ns-2 maxSackBlocks_; RFC 2018 with timestamps). */
export const MAX_SACK_BLOCKS = 3;
/** 64 bytes, so that a slot lies within one cache line. */
const SLOT_WORDS = 16;

/** Flags of a packet. */
export const ECN_CAPABLE = 1;
/** Congestion experienced (CE): a queue marked the packet. */
export const MARKED = 2;
/** The sender has reduced its window (CWR). */
export const WINDOW_REDUCED = 4;
/** On an ACK: the receiver has got a mark (ECE). On packet 0: the sender offers ECN. */
export const ECN_ECHO = 8;
/** It is an ACK or a report, not data. */
export const ACKNOWLEDGEMENT = 16;
/** Beside ECN_CAPABLE: its sender answers marks in proportion. ECT(1) of RFC 9331; without it ECT(0). */
export const SCALABLE = 32;

/** Above the flags of an ACK of a receiver that reads slowly: packets that it has room for. */
export const WINDOW_BITS = 8;
/** In place of the number of an ACK that tells of the receiver's room alone. */
export const ONLY_WINDOW = -2;
/** Bytes of a probe of a closed window: a header and one byte. */
export const PROBE_BYTES = 41;

const INITIAL_CAPACITY = 1024;

export class PacketPool {
  /** Word `w` of slot `s` is `words[s + w]`: a slot's number is the index of its first word. */
  words = new Int32Array(INITIAL_CAPACITY * SLOT_WORDS);
  /** The same memory as numbers: `numberAt` says where a slot's are. */
  numbers = new Float64Array(this.words.buffer);
  private free = new Int32Array(INITIAL_CAPACITY);
  private freeCount = 0;
  /** Words of all slots ever used. */
  private used = 0;

  /** A slot for a new packet. Its words still hold what the last packet left. */
  take(): number {
    return this.freeCount > 0 ? this.free[--this.freeCount]! : this.takeUnused();
  }

  private takeUnused(): number {
    if (this.used === this.words.length) this.grow();
    const slot = this.used;
    this.used = slot + SLOT_WORDS;
    return slot;
  }

  release(slot: number): void {
    this.free[this.freeCount++] = slot;
  }

  /** Number of slots in use: data packets and ACKs anywhere in the network. */
  get inUse(): number {
    return this.used / SLOT_WORDS - this.freeCount;
  }

  private grow(): void {
    const words = new Int32Array(2 * this.words.length);
    words.set(this.words);
    this.words = words;
    this.numbers = new Float64Array(words.buffer);
    const free = new Int32Array(2 * this.free.length);
    free.set(this.free);
    this.free = free;
  }
}

/** Receives packets, at the event queue's `now`; owns their slots from then on. */
export interface PacketSink {
  receive(slot: number): void;
}
