import type { EventQueue } from '../../event-queue.ts';
import type { RandomStream } from '../../random.ts';
import type { Counts } from '../counts.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, numberAt, type PacketPool, type PacketSink, SCALABLE } from '../packets.ts';

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
  protected readonly pool: PacketPool;
  protected readonly counts: Counts;
  private readonly endpoint: number;
  private readonly flags: number;
  firstHop!: PacketSink;

  /** @param scalable its packets are ECT(1), though it answers nothing */
  constructor(
    private readonly packetBytes: number,
    { pool, random, counts, endpoint }: SourceParts,
    scalable = false,
  ) {
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
    this.firstHop.receive(this.take());
  }

  /** A packet of its own, which counts as sent. */
  protected take(): number {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.endpoint;
    words[slot + BYTES] = this.packetBytes;
    words[slot + FLAGS] = this.flags;
    this.counts.sent += 1;
    return slot;
  }
}

/** A source whose packets come back: each has the time at which it was sent, s, in `numberAt(slot, 0)`. */
export abstract class EchoedSource extends Source implements PacketSink {
  private readonly eventQueue: EventQueue;

  constructor(packetBytes: number, parts: SourceParts) {
    super(packetBytes, parts);
    this.eventQueue = parts.eventQueue;
  }

  /** One is back: only then it counts as delivered. */
  receive(slot: number): void {
    const { counts, pool } = this;
    counts.delivered += 1;
    counts.startedAt = pool.numbers[numberAt(slot, 0)]!;
    counts.finish(this.eventQueue.now);
    pool.release(slot);
  }
}
