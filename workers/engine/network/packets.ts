/**
 * The packets of a run, as slots of parallel typed arrays. A slot belongs to a packet from `take` to `release`; a
 * receiver turns a data packet's slot into that of its ACK. Nothing is allocated per packet.
 */

/** Flags of a packet. */
export const ECN_CAPABLE = 1;
/** Congestion experienced: a queue marked it. */
export const MARKED = 2;
/** Sender has reduced its window (CWR). */
export const WINDOW_REDUCED = 4;
/** On an ACK: the receiver has seen a mark (ECE). On a handshake: the sender offers ECN. */
export const ECN_ECHO = 8;

/** SACK blocks per ACK (ns-2 maxSackBlocks_; RFC 2018 with timestamps). */
export const MAX_SACK_BLOCKS = 3;
const SACK_WORDS = 2 * MAX_SACK_BLOCKS;

const INITIAL_CAPACITY = 1024;

export class PacketPool {
  /** Index of the flow or unresponsive source it belongs to. */
  flow = new Int32Array(INITIAL_CAPACITY);
  /** Data: its number. ACK: the highest number received in order. */
  sequence = new Int32Array(INITIAL_CAPACITY);
  bytes = new Int32Array(INITIAL_CAPACITY);
  flags = new Uint8Array(INITIAL_CAPACITY);
  sackBlocks = new Uint8Array(INITIAL_CAPACITY);
  /** Blocks of an ACK: left edge, right edge (exclusive), newest block first. */
  sack = new Int32Array(INITIAL_CAPACITY * SACK_WORDS);
  private free = new Int32Array(INITIAL_CAPACITY);
  private freeCount = 0;
  private used = 0;

  /** A slot for a new packet; its fields hold what the last owner left. */
  take(): number {
    if (this.freeCount > 0) return this.free[--this.freeCount]!;
    if (this.used === this.flow.length) this.grow();
    return this.used++;
  }

  release(slot: number): void {
    this.free[this.freeCount++] = slot;
  }

  /** Number of slots in use: data packets and ACKs anywhere in the network. */
  get inUse(): number {
    return this.used - this.freeCount;
  }

  /** Index of a slot's block in `sack`: left edge there, right edge in the next word. */
  sackIndex(slot: number, block: number): number {
    return slot * SACK_WORDS + 2 * block;
  }

  private grow(): void {
    const capacity = 2 * this.flow.length;
    this.flow = enlarged(this.flow, new Int32Array(capacity));
    this.sequence = enlarged(this.sequence, new Int32Array(capacity));
    this.bytes = enlarged(this.bytes, new Int32Array(capacity));
    this.flags = enlarged(this.flags, new Uint8Array(capacity));
    this.sackBlocks = enlarged(this.sackBlocks, new Uint8Array(capacity));
    this.sack = enlarged(this.sack, new Int32Array(capacity * SACK_WORDS));
    this.free = enlarged(this.free, new Int32Array(capacity));
  }
}

function enlarged<Array extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(from: Array, to: Array): Array {
  to.set(from);
  return to;
}

/** Whatever a packet can be handed to. */
export interface PacketSink {
  receive(slot: number, now: number): void;
}
