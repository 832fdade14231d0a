/** One hop and the pipe behind it. The test sends the packets. */
import { EventQueue } from '../../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../../workers/engine/network/pipes/delay-pipe.ts';
import type { DropListener, Hop } from '../../../workers/engine/network/hops/hop.ts';
import { ArrivalHop } from '../../../workers/engine/network/hops/arrival-hop.ts';
import { DequeueHop } from '../../../workers/engine/network/hops/dequeue-hop.ts';
import { BYTES, FLAGS, FLOW, MARKED, PacketPool, SEQUENCE } from '../../../workers/engine/network/packets.ts';
import { DualHop } from '../../../workers/engine/network/hops/dual-hop.ts';
import { FlowHop } from '../../../workers/engine/network/hops/flow-hop.ts';
import type {
  DequeueDiscipline,
  FlowScheduling,
  QueueDiscipline,
  TwoQueueDiscipline,
  WaitingQueue,
} from '../../../workers/engine/network/queues/discipline.ts';
import { DropTail } from '../../../workers/engine/network/queues/drop-tail.ts';
import { TraceClock, TraceTable } from '../../../workers/engine/network/trace.ts';

/** `limit` is the hop's. */
type AnyQueue = (QueueDiscipline | DequeueDiscipline | FlowScheduling | TwoQueueDiscipline) & { limit?: number };

/** Sends whoever is at the head: drop-tail, decided at the end of each transmission. */
export class Plain implements DequeueDiscipline {
  readonly waits: number[] = [];

  constructor(readonly limit: number) {}

  dequeue(_now: number, queue: WaitingQueue): void {
    if (queue.take()) this.waits.push(queue.waited);
  }
}

export interface Arrival {
  sequence: number;
  /** s */
  at: number;
  marked: boolean;
}

export class BenchHop {
  readonly eventQueue = new EventQueue();
  readonly pool = new PacketPool();
  readonly hop: Hop;
  /** What has come out of the pipe. */
  readonly arrived: Arrival[] = [];
  /** Sequence numbers of dropped packets, and whether it was the queue. */
  readonly dropped: { sequence: number; byQueue: boolean }[] = [];
  private nextSequence = 0;

  /**
   * @param rate bit/s; null is unlimited
   * @param delay of the pipe, s
   */
  constructor(rate: number | null, discipline: AnyQueue = new DropTail(1_000), delay = 0) {
    const { eventQueue, pool } = this;
    const onDrop: DropListener = (slot, byQueue) =>
      this.dropped.push({ sequence: pool.words[slot + SEQUENCE]!, byQueue });
    if ('base' in discipline) {
      this.hop = new DualHop(eventQueue, pool, 4, onDrop, discipline);
    } else if ('quantum' in discipline) {
      this.hop = new FlowHop(eventQueue, pool, 4, onDrop, discipline);
    } else if ('dequeue' in discipline) {
      const hop = new DequeueHop(eventQueue, pool, 4, onDrop);
      hop.discipline = discipline;
      this.hop = hop;
    } else {
      const hop = new ArrivalHop(eventQueue, pool, 4, onDrop);
      hop.discipline = discipline;
      this.hop = hop;
    }
    if (discipline.limit !== undefined) this.hop.limit = discipline.limit;
    this.hop.setRate(rate, 0);
    const sink = {
      receive: (slot: number): void => {
        const marked = (pool.words[slot + FLAGS]! & MARKED) !== 0;
        this.arrived.push({ sequence: pool.words[slot + SEQUENCE]!, at: eventQueue.now, marked });
        pool.release(slot);
      },
    };
    for (let flow = 0; flow < 4; flow += 1) this.hop.exits[flow] = new DelayPipe(eventQueue, delay, sink);
  }

  /** The link follows a trace from now on. */
  follow(perMs: string, loop = true): this {
    const table = new TraceTable({ name: '', perMs, loop });
    this.hop.setRate(table.rate, 0);
    this.hop.trace = new TraceClock(table);
    return this;
  }

  /** Let time pass up to and including `time`, s. */
  wait(time: number): this {
    this.eventQueue.run(time, Infinity);
    this.eventQueue.now = time;
    return this;
  }

  /** A packet comes to the entry now; returns its number. */
  send(bytes = 1_000, { flow = 0, flags = 0 } = {}): number {
    const { pool } = this;
    const slot = pool.take();
    const sequence = this.nextSequence++;
    pool.words[slot + FLOW] = flow;
    pool.words[slot + SEQUENCE] = sequence;
    pool.words[slot + BYTES] = bytes;
    pool.words[slot + FLAGS] = flags;
    this.hop.receive(slot);
    return sequence;
  }

  sendMany(count: number, bytes = 1_000): this {
    for (let index = 0; index < count; index += 1) this.send(bytes);
    return this;
  }

  /** Everything that is on the way comes out. */
  drain(): this {
    this.eventQueue.run(Infinity, Infinity);
    return this;
  }
}
