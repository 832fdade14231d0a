import type { EventQueue } from '../../event-queue.ts';
import type { Fate, HopState, Owners } from '../fates.ts';
import {
  BEGUN,
  BEGUN_MARKED,
  BEHIND,
  DROPPED,
  DROPPED_AT_HEAD,
  ENTERED,
  LOW_LATENCY,
  MOST_BEHIND,
  recordCode,
} from '../packet-records.ts';
import { BYTES, FLAGS, FLOW, type PacketPool, SCALABLE } from '../packets.ts';
import { CLASSIC, type DequeueDiscipline, LOW, type TwoQueueDiscipline, type TwoQueues } from '../queues/discipline.ts';
import { DequeueHop, NONE } from './dequeue-hop.ts';
import type { DropListener } from './hop.ts';
import { PacketLine } from './packet-line.ts';

/** What befalls a packet before its turn. */
const AT_ENTRY: readonly Fate[] = ['dropped early', 'lost', 'lost by a change', 'marked by a change'];

/**
 * A hop with two queues: a low-latency one for packets whose sender says that it is scalable, ECT(1), and a classic one for all
 * others. Arrivals are dropped while `limit` packets wait in both together.
 *
 * RFC 9331 sends marked packets into the low-latency queue, for in a header a mark hides which of the two codes was there before.
 * Here a packet keeps its code: so a flow's packets stay in one queue and in order, also behind another queue that marks.
 */
export class DualHop extends DequeueHop implements DequeueDiscipline, TwoQueues {
  private readonly lines = [new PacketLine(), new PacketLine()] as const;
  private readonly lineBytes = new Float64Array(2);
  /** By endpoint: packets that wait. */
  private readonly waitingPackets: Int32Array;
  /** The queue of the packet in hand, and whether it has just been marked. */
  private from = LOW;
  private marked = false;
  /** Marks, packets sent and the sum of their waits (s), by queue. */
  readonly marksOf = new Float64Array(2);
  readonly sentOf = new Float64Array(2);
  readonly waitOf = new Float64Array(2);
  /** Time integrals of the queues' lengths up to `areasUntil`, packet·s; and their maxima since `takeMaximumOf`. */
  private readonly areas = new Float64Array(2);
  private areasUntil = 0;
  private readonly longestOf = new Float64Array(2);

  /** @param flows number of flows and sources */
  constructor(
    eventQueue: EventQueue,
    pool: PacketPool,
    flows: number,
    onDrop: DropListener,
    private readonly two: TwoQueueDiscipline,
  ) {
    super(eventQueue, pool, flows, onDrop);
    this.discipline = this;
    this.waitingPackets = new Int32Array(flows);
  }

  /** How long the oldest of all waiting packets has waited, s. */
  longestWait(now: number): number {
    const since = Math.min(this.lines[LOW].since, this.lines[CLASSIC].since);
    return since === Infinity ? 0 : now - since;
  }

  /** The controller's chance p, from which both queues' chances follow. */
  get base(): number {
    return this.two.base;
  }

  override receive(slot: number): void {
    if ((this.loss !== null || this.forcedLeft > 0) && this.losesAtEntry(slot)) return;
    const { now } = this.eventQueue;
    const { words } = this.pool;
    this.arrivals += 1;
    const justBegun = this.lastBegun === now ? this.begun : 0;
    const queue = (words[slot + FLAGS]! & SCALABLE) !== 0 ? LOW : CLASSIC;
    if (this.length + justBegun >= this.limit && !this.isSpared(slot)) {
      this.from = queue;
      this.drop(slot, DROPPED);
      return;
    }
    if (this.observer !== null) this.record(slot, ENTERED, queue === LOW ? LOW_LATENCY : 0);
    this.addUpTo(now);
    this.lines[queue].push(slot, now);
    this.lineBytes[queue] = this.lineBytes[queue]! + words[slot + BYTES]!;
    this.length += 1;
    const flow = words[slot + FLOW]!;
    this.waitingPackets[flow] = this.waitingPackets[flow]! + 1;
    if (this.freeAt <= now && this.nextTime === Infinity && this.trace === null) {
      this.sendNext(now);
      return;
    }
    const waiting = this.lines[queue].length;
    if (waiting > this.longestOf[queue]!) this.longestOf[queue] = waiting;
    this.longest = Math.max(this.longest, this.length + justBegun);
    // How long it will wait depends on what comes into the other queue.
    if (this.fates !== null) this.noteWait(slot, this.length + justBegun, NaN);
    if (this.nextTime === Infinity) {
      this.nextTime = this.nextBegin();
      this.eventQueue.schedule(this.id, this.nextTime);
    }
  }

  protected override nextBegin(): number {
    if (this.trace === null) return this.freeAt;
    return this.trace.begin(Math.min(this.lines[LOW].since, this.lines[CLASSIC].since));
  }

  /** No packet is spared its delay here: what it waits for is not only what came before it. */
  override sendAtOnceBefore(): void {}

  dequeue(now: number): void {
    this.two.dequeue(now, this);
    if (this.inHand === NONE) return;
    this.sentOf[this.from] = this.sentOf[this.from]! + 1;
    this.waitOf[this.from] = this.waitOf[this.from]! + this.waited;
    if (this.observer === null) return;
    const flow = this.pool.words[this.inHand + FLOW]!;
    const behind = Math.min(MOST_BEHIND, this.waitingPackets[flow]!);
    this.observer.packet(now, recordCode(this.marked ? BEGUN_MARKED : BEGUN, this.number, flow) + behind * BEHIND);
  }

  packetsOf(queue: number): number {
    return this.lines[queue]!.length;
  }

  bytesOf(queue: number): number {
    return this.lineBytes[queue]!;
  }

  headBytesOf(queue: number): number {
    return this.pool.words[this.lines[queue]!.slotAt(0) + BYTES]!;
  }

  takeFrom(queue: number): void {
    const line = this.lines[queue]!;
    this.inHand = line.slotAt(0);
    this.since = line.since;
    this.from = queue;
    this.marked = false;
    line.shift();
    this.length -= 1;
    this.lineBytes[queue] = this.lineBytes[queue]! - this.bytes;
    const flow = this.pool.words[this.inHand + FLOW]!;
    this.waitingPackets[flow] = this.waitingPackets[flow]! - 1;
  }

  override markTaken(): boolean {
    const { marks } = this;
    if (!super.markTaken()) return false;
    this.marked = this.marks > marks;
    if (this.marked) this.marksOf[this.from] = this.marksOf[this.from]! + 1;
    return true;
  }

  override forEachHeld(visit: (slot: number) => void): void {
    for (const line of this.lines) for (let index = 0; index < line.length; index += 1) visit(line.slotAt(index));
  }

  /** Time integral of a queue's length from 0 to `now`, packet·s. */
  areaOf(queue: number, now: number): number {
    return this.areas[queue]! + this.lines[queue]!.length * (now - this.areasUntil);
  }

  /** Longest that a queue was since the last call, packets. */
  takeMaximumOf(queue: number): number {
    const maximum = this.longestOf[queue]!;
    this.longestOf[queue] = this.lines[queue]!.length;
    return maximum;
  }

  protected override addUpTo(now: number): void {
    super.addUpTo(now);
    const passed = now - this.areasUntil;
    if (passed === 0) return;
    this.areas[LOW] = this.areas[LOW]! + this.lines[LOW].length * passed;
    this.areas[CLASSIC] = this.areas[CLASSIC]! + this.lines[CLASSIC].length * passed;
    this.areasUntil = now;
  }

  protected override fateOf(kind: number): Fate {
    return kind === DROPPED_AT_HEAD ? this.two.cause : super.fateOf(kind);
  }

  protected override get markFate(): Fate {
    return this.two.cause;
  }

  protected override get chance(): number {
    return this.two.chance;
  }

  /** Of a packet whose turn has come: how many wait in its own queue, and whose. */
  protected override stateNow(fate: Fate): HopState {
    if (AT_ENTRY.includes(fate)) return { ...super.stateNow(fate), chance: NaN };
    return { ...super.stateNow(fate), waiting: this.lines[this.from]!.length, waited: this.waited };
  }

  protected override countOwners(_waiting: number, owners: Owners): void {
    const line = this.lines[this.from]!;
    for (let index = 0; index < line.length; index += 1) owners.add(this.pool.words[line.slotAt(index) + FLOW]!);
  }
}
