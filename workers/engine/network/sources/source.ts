import type { EventQueue } from '../../event-queue.ts';
import type { RandomStream } from '../../random.ts';
import type { Counts } from '../counts.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, type PacketPool, type PacketSink, SCALABLE } from '../packets.ts';

export interface SourceParts {
  eventQueue: EventQueue;
  pool: PacketPool;
  /** The source's random stream. */
  random: RandomStream;
  counts: Counts;
  /** Index among flows and sources. */
  endpoint: number;
}

/** An unresponsive sender: no packet is acknowledged. It can be stopped and started again. */
export abstract class Source {
  protected readonly random: RandomStream;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  private readonly endpoint: number;
  private readonly packetBytes: number;
  private readonly flags: number;
  firstHop!: PacketSink;

  /** @param scalable its packets are ECT(1), though it answers nothing */
  constructor(packetBytes: number, { pool, random, counts, endpoint }: SourceParts, scalable = false) {
    this.packetBytes = packetBytes;
    this.flags = scalable ? ECN_CAPABLE | SCALABLE : 0;
    this.pool = pool;
    this.random = random;
    this.counts = counts;
    this.endpoint = endpoint;
  }

  /** Start at `now` (s), with a new first period. */
  abstract start(now: number): void;

  /** Stop sending at once. */
  abstract stop(): void;

  protected send(): void {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.endpoint;
    words[slot + BYTES] = this.packetBytes;
    words[slot + FLAGS] = this.flags;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
  }
}
