import { type Calendar, Timer } from '../calendar.ts';
import type { Line } from '../network/line.ts';
import {
  ACKNOWLEDGEMENT,
  BYTES,
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  MARKED,
  MAX_SACK_BLOCKS,
  type PacketPool,
  SACK_BLOCKS,
  SACK_EDGES,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../network/packets.ts';
import type { Counts } from '../probes/counts.ts';
import type { Receiver } from './ends.ts';

/** Bytes of an ACK. */
const ACK_BYTES = 40;
/** Longest time that a delayed ACK is held back, s (ns-2 TCPSink/DelAck interval_). */
const DELAYED_ACK_SECONDS = 0.1;

/** The receiving end of a window flow: cumulative ACKs with SACK blocks and ECN echo, at once or delayed. */
export class TcpReceiver implements Receiver {
  readonly echoes: boolean;
  private readonly calendar: Calendar;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  /** Where ACKs go that are not sent at once; without delayed ACKs the line that brought the packet takes it back. */
  ackLine: Pick<Line, 'push'> | null = null;

  /** Next number expected in order. */
  private next = 0;
  /** Ranges received above `next`, the most recently extended first: left edges, right edges (exclusive). */
  private readonly lefts: number[] = [];
  private readonly rights: number[] = [];
  /** A mark has been seen and the sender has not said that it reacted. */
  private echoing = false;

  /** Delayed ACKs: a data packet's slot held for its ACK, −1 if none. */
  private held = -1;
  private readonly delayTimer: Timer | null;

  constructor(calendar: Calendar, pool: PacketPool, counts: Counts, delayedAck: boolean) {
    this.calendar = calendar;
    this.pool = pool;
    this.counts = counts;
    this.echoes = !delayedAck;
    this.delayTimer = delayedAck ? new Timer(calendar, () => this.releaseHeld()) : null;
  }

  /** A data packet has arrived; its slot becomes its ACK's. */
  onData(slot: number): void {
    this.counts.delivered += 1;
    const sequence = this.pool.words[slot + SEQUENCE]!;
    if (sequence === this.next && this.lefts.length === 0) {
      this.next = sequence + 1;
      this.counts.inOrder += 1;
    } else if (sequence === this.next) {
      this.advance();
    } else if (sequence > this.next) {
      this.remember(sequence);
    }
    if (this.delayTimer === null) {
      this.acknowledge(slot);
    } else {
      this.acknowledgeLater(slot, sequence);
    }
  }

  /** The slot held for a delayed ACK, −1 if none. For tests that count packets. */
  get heldSlot(): number {
    return this.held;
  }

  private advance(): void {
    const before = this.next;
    this.next += 1;
    for (let index = 0; index < this.lefts.length; index += 1) {
      if (this.lefts[index] === this.next) {
        this.next = this.rights[index]!;
        this.remove(index);
        break;
      }
    }
    this.counts.inOrder += this.next - before;
  }

  /** Enter a packet received above a hole. */
  private remember(sequence: number): void {
    const { lefts, rights } = this;
    if (rights[0] === sequence && !this.touchesOther(sequence + 1)) {
      rights[0] = sequence + 1;
      return;
    }
    let left = sequence;
    let right = sequence + 1;
    for (let index = lefts.length - 1; index >= 0; index -= 1) {
      // Blocks that touch the packet, or that hold it already, become one block, now the newest.
      if (lefts[index]! <= sequence + 1 && rights[index]! >= sequence) {
        left = Math.min(left, lefts[index]!);
        right = Math.max(right, rights[index]!);
        this.remove(index);
      }
    }
    lefts.unshift(left);
    rights.unshift(right);
  }

  private touchesOther(sequence: number): boolean {
    for (let index = 1; index < this.lefts.length; index += 1) {
      if (this.lefts[index] === sequence) return true;
    }
    return false;
  }

  private remove(index: number): void {
    this.lefts.splice(index, 1);
    this.rights.splice(index, 1);
  }

  private acknowledgeLater(slot: number, sequence: number): void {
    const inSequence = sequence === this.next - 1;
    if (this.held < 0 && inSequence && sequence !== 0) {
      this.held = slot;
      this.delayTimer!.set(this.calendar.now + DELAYED_ACK_SECONDS);
      return;
    }
    this.delayTimer!.cancel();
    if (this.held >= 0) {
      this.noteEcn(this.pool.words[this.held + FLAGS]!);
      this.pool.release(this.held);
      this.held = -1;
    }
    this.acknowledge(slot);
  }

  private releaseHeld(): void {
    const slot = this.held;
    this.held = -1;
    this.acknowledge(slot);
  }

  private acknowledge(slot: number): void {
    const { words } = this.pool;
    const flags = words[slot + FLAGS]!;
    let answer = 0;
    if (flags !== 0) {
      this.noteEcn(flags);
      if ((flags & ECN_CAPABLE) !== 0) answer = this.echoing ? ECN_ECHO : 0;
      else answer = flags & ECN_ECHO; // packet 0 offers ECN
    }
    words[slot + FLAGS] = answer | ACKNOWLEDGEMENT;
    words[slot + BYTES] = ACK_BYTES;
    words[slot + SEQUENCE] = this.next - 1;
    words[slot + SACK_BLOCKS] = 0;
    if (this.lefts.length > 0) this.appendBlocks(slot);
    this.ackLine?.push(slot, this.calendar.now);
  }

  private appendBlocks(slot: number): void {
    const { words } = this.pool;
    const blocks = Math.min(this.lefts.length, MAX_SACK_BLOCKS);
    words[slot + SACK_BLOCKS] = blocks;
    for (let block = 0; block < blocks; block += 1) {
      words[slot + SACK_EDGES + 2 * block] = this.lefts[block]!;
      words[slot + SACK_EDGES + 2 * block + 1] = this.rights[block]!;
    }
  }

  private noteEcn(flags: number): void {
    if ((flags & WINDOW_REDUCED) !== 0) this.echoing = false;
    if ((flags & ECN_CAPABLE) !== 0 && (flags & MARKED) !== 0) this.echoing = true;
  }
}
