import { Timer } from '../event-queue.ts';
import {
  ACKNOWLEDGEMENT,
  BYTES,
  CONNECTION,
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  MARKED,
  MARKED_PACKET,
  MAX_SACK_BLOCKS,
  SACK_BLOCKS,
  SACK_EDGES,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../network/packets.ts';
import type { TransportSettings } from '../scenario/types.ts';
import { BaseReceiver, type ReceiverParts } from './base-receiver.ts';
import { Ranges } from './ranges.ts';

/** Bytes of an ACK. */
const ACK_BYTES = 40;
/** Longest delay of a delayed ACK, s (ns-2 TCPSink/DelAck interval_). */
const DELAYED_ACK_SECONDS = 0.1;

/** The receiver of window schemes. It sends cumulative ACKs with SACK blocks and ECN echo, at once or delayed. */
export class TcpReceiver extends BaseReceiver {
  /** True without delayed ACKs: every packet's slot becomes its ACK's. */
  readonly echoes: boolean;

  /** Next number expected in order. */
  private next = 0;
  /** The highest number received plus one. */
  private above = 0;
  /** Ranges received above `next`; the one extended last is last. */
  private readonly ranges = new Ranges();
  /** ECN_ECHO, which all ACKs carry, from a marked packet's arrival to a CWR from the sender; else 0. */
  protected echo = 0;
  /** Number of that packet. */
  private markedPacket = -1;

  /** Slot of the data packet whose ACK is delayed; −1 if none. */
  protected held = -1;
  protected readonly delayTimer: Timer | null;

  constructor(parts: ReceiverParts & { settings: Pick<TransportSettings, 'delayedAck'> }) {
    super(parts);
    const { delayedAck } = parts.settings;
    this.echoes = !delayedAck;
    this.delayTimer = delayedAck ? new Timer(parts.eventQueue, () => this.releaseHeld()) : null;
  }

  /** A data packet has arrived; its slot becomes its ACK's. */
  onData(slot: number): void {
    this.counts.delivered += 1;
    const sequence = this.pool.words[slot + SEQUENCE]!;
    if (sequence === this.next && this.ranges.count === 0) {
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

  /** Acknowledge once more what has arrived. */
  announce(connection: number): void {
    const slot = this.takeReport(ACK_BYTES);
    this.pool.words[slot + CONNECTION] = connection;
    this.acknowledge(slot);
  }

  private advance(): void {
    const { lefts, rights, count } = this.ranges;
    const before = this.next;
    this.next += 1;
    for (let index = 0; index < count; index += 1) {
      if (lefts[index] !== this.next) continue;
      this.next = rights[index]!;
      this.ranges.remove(index, 1);
      break;
    }
    this.counts.inOrder += this.next - before;
  }

  /** Record a packet received above a gap. */
  private remember(sequence: number): void {
    const { rights, count } = this.ranges;
    if (sequence < this.above) {
      this.join(sequence);
      return;
    }
    this.above = sequence + 1;
    if (count > 0 && rights[count - 1] === sequence) rights[count - 1] = sequence + 1;
    else this.join(sequence);
  }

  /** Merge the packet with the ranges that touch or contain it. The result is the newest range. */
  private join(sequence: number): void {
    const { ranges } = this;
    const { lefts, rights } = ranges;
    let left = sequence;
    let right = sequence + 1;
    for (let index = ranges.count - 1; index >= 0; index -= 1) {
      if (lefts[index]! > sequence + 1 || rights[index]! < sequence) continue;
      left = Math.min(left, lefts[index]!);
      right = Math.max(right, rights[index]!);
      ranges.remove(index, 1);
    }
    ranges.insert(ranges.count, left, right);
  }

  private acknowledgeLater(slot: number, sequence: number): void {
    const inSequence = sequence === this.next - 1;
    if (this.held < 0 && inSequence && sequence !== 0) {
      this.held = slot;
      this.delayTimer!.set(this.eventQueue.now + DELAYED_ACK_SECONDS);
      return;
    }
    this.delayTimer!.cancel();
    if (this.held >= 0) {
      this.noteEcn(this.held);
      this.pool.release(this.held);
      this.held = -1;
    }
    this.acknowledge(slot);
  }

  protected releaseHeld(): void {
    const slot = this.held;
    this.held = -1;
    this.acknowledge(slot);
  }

  protected acknowledge(slot: number): void {
    const { words } = this.pool;
    const flags = words[slot + FLAGS]!;
    if ((flags & (MARKED | WINDOW_REDUCED)) !== 0) this.noteEcn(slot);
    if (this.echo !== 0) words[slot + MARKED_PACKET] = this.markedPacket;
    // Packet 0 offers ECN.
    const answer = (flags & ECN_CAPABLE) !== 0 ? this.echo : flags & ECN_ECHO;
    words[slot + FLAGS] = answer | ACKNOWLEDGEMENT;
    words[slot + BYTES] = ACK_BYTES;
    words[slot + SEQUENCE] = this.next - 1;
    words[slot + SACK_BLOCKS] = 0;
    if (this.ranges.count > 0) this.appendBlocks(slot);
    this.send(slot);
  }

  private appendBlocks(slot: number): void {
    const { words } = this.pool;
    const { lefts, rights, count } = this.ranges;
    const oldest = Math.max(0, count - MAX_SACK_BLOCKS);
    words[slot + SACK_BLOCKS] = count - oldest;
    let at = slot + SACK_EDGES;
    for (let index = count - 1; index >= oldest; index -= 1) {
      words[at] = lefts[index]!;
      words[at + 1] = rights[index]!;
      at += 2;
    }
  }

  private noteEcn(slot: number): void {
    const flags = this.pool.words[slot + FLAGS]!;
    if ((flags & WINDOW_REDUCED) !== 0) this.echo = 0;
    if ((flags & ECN_CAPABLE) === 0 || (flags & MARKED) === 0) return;
    if (this.echo === 0) this.markedPacket = this.pool.words[slot + SEQUENCE]!;
    this.echo = ECN_ECHO;
  }
}
