import type { EventQueue } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import type { AckPath } from '../network/endpoints.ts';
import { ACKNOWLEDGEMENT, BYTES, FLAGS, FLOW, type PacketPool } from '../network/packets.ts';
import type { FlowParts, Receiver } from './ends.ts';

export type ReceiverParts = Pick<FlowParts, 'eventQueue' | 'pool' | 'counts' | 'flow'>;

/** What all receivers share: their parts, and sending ACKs and reports. */
export abstract class BaseReceiver implements Receiver {
  abstract readonly echoes: boolean;
  ackPath: AckPath | null = null;
  protected readonly eventQueue: EventQueue;
  protected readonly pool: PacketPool;
  protected readonly counts: Counts;
  private readonly flow: number;

  constructor(parts: ReceiverParts) {
    this.eventQueue = parts.eventQueue;
    this.pool = parts.pool;
    this.counts = parts.counts;
    this.flow = parts.flow;
  }

  abstract onData(slot: number): void;

  /** Send the ACK or report in `slot` now. An echo (`ackPath` null) stays in the pipe that brought its packet. */
  protected send(slot: number): void {
    const { ackPath } = this;
    if (ackPath === null) return;
    ackPath.entryTime = this.eventQueue.now;
    ackPath.push(slot);
  }

  /** A slot for a report of that length, the scheme's fields still to be written. */
  protected takeReport(bytes: number): number {
    const slot = this.pool.take();
    const { words } = this.pool;
    words[slot + FLOW] = this.flow;
    words[slot + FLAGS] = ACKNOWLEDGEMENT;
    words[slot + BYTES] = bytes;
    return slot;
  }
}
