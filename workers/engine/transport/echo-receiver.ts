import { ACKNOWLEDGEMENT, BYTES, FLAGS, MARKED, numberAt, type PacketPool, SEQUENCE } from '../network/packets.ts';
import { BaseReceiver, type ReceiverParts } from './base-receiver.ts';

/** Number of a data packet and of its echo: when the packet was sent, s. The sender writes it, the receiver leaves it. */
export const ECHO_TIME = 0;

/**
 * The receiver of RAP and TFRCP: it answers every packet at once, and the answer names only that packet. Paths keep the
 * order, so the sender infers from an echo which earlier packets are lost.
 */
export class EchoReceiver extends BaseReceiver {
  readonly echoes = true;
  private readonly bytes: number;

  constructor(parts: ReceiverParts, ackBytes: number) {
    super(parts);
    this.bytes = ackBytes;
  }

  onData(slot: number): void {
    this.counts.delivered += 1;
    this.counts.inOrder += 1;
    const { words } = this.pool;
    words[slot + BYTES] = this.bytes;
    words[slot + FLAGS] = words[slot + FLAGS]! | ACKNOWLEDGEMENT;
    this.send(slot);
  }
}

/** Whether the packet of an echo was marked on its way. */
export function wasMarked(pool: PacketPool, slot: number): boolean {
  return (pool.words[slot + FLAGS]! & MARKED) !== 0;
}

export function echoSequence(pool: PacketPool, slot: number): number {
  return pool.words[slot + SEQUENCE]!;
}

export function echoTime(pool: PacketPool, slot: number): number {
  return pool.numbers[numberAt(slot, ECHO_TIME)]!;
}
