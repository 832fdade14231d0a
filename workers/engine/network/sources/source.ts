import type { EventQueue } from '../../event-queue.ts';
import type { RandomStream } from '../../random.ts';
import type { Counts } from '../counts.ts';
import { BYTES, FLAGS, FLOW, type PacketPool, type PacketSink } from '../packets.ts';

export interface SourceParts {
  eventQueue: EventQueue;
  pool: PacketPool;
  /** A random stream of its own. */
  random: RandomStream;
  counts: Counts;
  /** Its index among flows and sources. */
  endpoint: number;
}

/** What sends packets without an answer: it starts, falls silent and starts anew. */
export abstract class Source {
  protected readonly random: RandomStream;
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  private readonly endpoint: number;
  private readonly packetBytes: number;
  firstHop!: PacketSink;

  constructor(packetBytes: number, { pool, random, counts, endpoint }: SourceParts) {
    this.packetBytes = packetBytes;
    this.pool = pool;
    this.random = random;
    this.counts = counts;
    this.endpoint = endpoint;
  }

  /** Begin at `now`, as if for the first time. */
  abstract start(now: number): void;

  /** Fall silent at once. */
  abstract stop(): void;

  protected send(): void {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.endpoint;
    words[slot + BYTES] = this.packetBytes;
    words[slot + FLAGS] = 0;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
  }
}
