/**
 * Transfers one after another, each over a connection of its own: new ends, which know nothing of those before. What is still
 * under way of an earlier connection is of no use to the next one, which its packets' number tells it.
 */
import { ln } from '../../theory/math.ts';
import { type EventQueue, Timer } from '../event-queue.ts';
import type { AckPath } from '../network/endpoints.ts';
import type { Counts } from '../network/counts.ts';
import { CONNECTION, type PacketPool, type PacketSink } from '../network/packets.ts';
import type { RandomStream } from '../random.ts';
import type { FlowGroup } from '../scenario/types.ts';
import type { CauseObserver } from './causes.ts';
import type { Ends, Inspection, Receiver, Sender } from './ends.ts';

interface TransferParts {
  eventQueue: EventQueue;
  pool: PacketPool;
  counts: Counts;
  /** Of the gaps between Poisson arrivals. */
  random: RandomStream;
  group: Pick<FlowGroup, 'again' | 'gap'>;
  /** The ends of one more connection. */
  connect(): Ends;
}

class TransferSender implements Sender, PacketSink {
  readonly counts: Counts;
  firstHop!: PacketSink;
  private present!: Ends;
  private observer: CauseObserver | null = null;
  private readonly timer: Timer;
  /** Number of the present connection; it has been begun. */
  private connection = 0;
  private begun = false;
  /** When the next transfer is due, s. */
  private due = NaN;
  /** A transfer goes on, and its flow has not been stopped. */
  private running = false;
  /** Ids of the present connection's event sources. */
  private sources: readonly [first: number, end: number] = [0, 0];

  constructor(
    private readonly parts: TransferParts,
    private readonly receiver: TransferReceiver,
  ) {
    this.counts = parts.counts;
    this.timer = new Timer(parts.eventQueue, () => this.begin());
    this.open();
  }

  get active(): boolean {
    return this.present.sender.active;
  }

  get srtt(): number {
    return this.present.sender.srtt;
  }

  get cwnd(): number {
    return this.present.sender.cwnd;
  }

  inspect(): Inspection[] {
    return this.present.sender.inspect();
  }

  observe(observer: CauseObserver | null): void {
    this.observer = observer;
    this.present.sender.observe(observer);
  }

  start(): void {
    if (this.running || this.timer.pending) return;
    if (this.begun) this.resume();
    else this.begin();
  }

  /** A transfer that was stopped goes on; else the next one begins. */
  private resume(): void {
    this.running = true;
    this.present.sender.start();
  }

  stop(): void {
    this.timer.cancel();
    this.running = false;
    this.present.sender.stop();
  }

  /** A packet of the present connection enters the network. */
  receive(slot: number): void {
    this.parts.pool.words[slot + CONNECTION] = this.connection;
    this.firstHop.receive(slot);
  }

  onAck(slot: number): void {
    const { pool } = this.parts;
    if (pool.words[slot + CONNECTION] !== this.connection) {
      pool.release(slot);
      return;
    }
    this.present.sender.onAck(slot);
    if (this.running && !this.present.sender.active) this.end();
  }

  private begin(): void {
    const { counts, eventQueue } = this.parts;
    if (this.begun) this.open();
    this.begun = true;
    if (Number.isNaN(this.due)) this.due = eventQueue.now;
    counts.startedAt = NaN;
    this.resume();
  }

  /** The transfer is over. */
  private end(): void {
    const { eventQueue, counts } = this.parts;
    this.running = false;
    // The flow has more to send.
    counts.finishedAt = NaN;
    const { now } = eventQueue;
    this.due = this.nextDue(now);
    this.timer.set(Math.max(now, this.due));
  }

  private nextDue(now: number): number {
    const { again, gap } = this.parts.group;
    if (again === 'after') return now + gap;
    return this.due + (again === 'poisson' ? -gap * ln(1 - this.parts.random.uniform()) : gap);
  }

  /** A new connection takes the place of the present one. */
  private open(): void {
    const { eventQueue, connect } = this.parts;
    const before = this.present as Ends | undefined;
    eventQueue.forget(...this.sources);
    const first = eventQueue.registered;
    this.present = connect();
    this.sources = [first, eventQueue.registered];
    this.present.sender.firstHop = this;
    if (before) this.connection += 1;
    this.receiver.take(this.present.receiver, this.connection);
    if (this.observer) this.present.sender.observe(this.observer, before!.sender);
  }
}

class TransferReceiver implements Receiver {
  private readonly pool: PacketPool;
  private readonly counts: Counts;
  private present!: Receiver;
  private connection = 0;
  private path: AckPath | null = null;

  constructor({ pool, counts }: Pick<TransferParts, 'pool' | 'counts'>) {
    this.pool = pool;
    this.counts = counts;
  }

  get echoes(): boolean {
    return this.present.echoes;
  }

  get ackPath(): AckPath | null {
    return this.path;
  }

  set ackPath(path: AckPath | null) {
    this.path = path;
    this.present.ackPath = path;
  }

  take(present: Receiver, connection: number): void {
    this.present = present;
    this.connection = connection;
    present.ackPath = this.path;
  }

  onData(slot: number): void {
    if (this.pool.words[slot + CONNECTION] === this.connection) {
      this.present.onData(slot);
      return;
    }
    this.counts.delivered += 1;
    // An echo is released by the sender.
    if (this.path !== null) this.pool.release(slot);
  }
}

/** The ends of a flow that sends its amount again and again. */
export function transferEnds(parts: TransferParts): Ends {
  const receiver = new TransferReceiver(parts);
  return { receiver, sender: new TransferSender(parts, receiver) };
}
