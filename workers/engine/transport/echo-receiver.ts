import type { EventQueue } from '../event-queue.ts';
import { ACKNOWLEDGEMENT, BYTES, FLAGS, MARKED, numberAt, type PacketPool, SEQUENCE } from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { AckPath } from '../network/endpoints.ts';
import type { FlowParts, Receiver } from './ends.ts';

/** Number of an echo: the time at which its packet was sent. It was written there by the sender and stays. */
export const ECHO_TIME = 0;

/**
 * A receiver that answers every packet at once and says no more than which packet that was, as RAP's and TFRCP's do.
 * Paths keep the order, so the sender knows from an echo which earlier packets are missing.
 */
export class EchoReceiver implements Receiver {
  readonly echoes = true;
  ackPath: AckPath | null = null;
  private readonly eventQueue: EventQueue;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  private readonly bytes: number;

  constructor(parts: FlowParts, ackBytes: number) {
    this.eventQueue = parts.eventQueue;
    this.pool = parts.pool;
    this.counts = parts.counts;
    this.bytes = ackBytes;
  }

  onData(slot: number): void {
    this.counts.delivered += 1;
    this.counts.inOrder += 1;
    const { words } = this.pool;
    words[slot + BYTES] = this.bytes;
    words[slot + FLAGS] = words[slot + FLAGS]! | ACKNOWLEDGEMENT;
    const { ackPath } = this;
    if (ackPath === null) return;
    ackPath.entryTime = this.eventQueue.now;
    ackPath.push(slot);
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
