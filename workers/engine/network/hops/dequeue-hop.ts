import type { EventQueue, EventSource } from '../../event-queue.ts';
import type { Fate } from '../fates.ts';
import { DROPPED_AT_HEAD, ENTERED } from '../packet-records.ts';
import { Hop, type DropListener } from './hop.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, MARKED, type PacketPool } from '../packets.ts';
import type { DequeueDiscipline, WaitingQueue } from '../queues/discipline.ts';

/** No packet is taken. */
export const NONE = -1;

/**
 * A hop whose queue decides when a packet's transmission is to begin. It has one event for each waiting packet: the end of
 * the transmission before it. A packet that arrives exactly then finds the next one still waiting, whichever of the two
 * events is fired first (the rule of arrival-hop.ts).
 *
 * The ring's times are those of arrival.
 */
export class DequeueHop extends Hop implements EventSource, WaitingQueue {
  discipline!: DequeueDiscipline;
  protected readonly id: number;
  /** End of the present transmission if packets wait for it, s; else Infinity. */
  nextTime = Infinity;

  /** The packet taken off the queue, about to be sent, dropped or marked; and when it arrived, s. */
  protected inHand = NONE;
  protected since = 0;
  /** When the transmission of a packet that had waited last began, s; and of how many then. */
  protected lastBegun = -1;
  protected begun = 0;
  private waitingBytes = 0;
  private sentBytes = 0;
  /** Time integral of the queue length up to `areaUntil`, packet·s. */
  private area = 0;
  private areaUntil = 0;

  constructor(eventQueue: EventQueue, pool: PacketPool, flows: number, onDrop: DropListener) {
    super(eventQueue, pool, flows, onDrop);
    this.id = eventQueue.register(this);
  }

  override receive(slot: number): void {
    if ((this.loss !== null || this.forcedLeft > 0) && this.losesAtEntry(slot)) return;
    const { now } = this.eventQueue;
    this.arrivals += 1;
    const justBegun = this.lastBegun === now ? this.begun : 0;
    if (this.length + justBegun >= this.limit && !this.isSpared(slot) && !this.makesRoom(now)) {
      this.drop(slot);
      return;
    }
    if (this.observer !== null) this.record(slot, ENTERED);
    this.addUpTo(now);
    const place = this.append(slot);
    this.times[place] = now;
    this.waitingBytes += this.pool.words[slot + BYTES]!;
    if (this.freeAt <= now && this.nextTime === Infinity && this.trace === null) {
      this.sendNext(now);
      return;
    }
    this.longest = Math.max(this.longest, this.length + justBegun);
    if (this.fates !== null) {
      const before = this.waitingBytes - this.pool.words[slot + BYTES]!;
      this.noteWait(slot, this.length + justBegun, Math.max(0, this.freeAt - now) + before * this.secondsPerByte);
    }
    if (this.nextTime === Infinity) {
      this.nextTime = this.nextBegin();
      this.eventQueue.schedule(this.id, this.nextTime);
    }
  }

  /** Whether one that comes to a full buffer is taken: the packet at the head is dropped for it, unless that is spared. */
  private makesRoom(now: number): boolean {
    if (this.discipline.dropsHead !== true || this.length === 0) return false;
    if (this.isSpared(this.slots[this.head]!)) return true;
    this.addUpTo(now);
    this.take();
    this.drop(this.inHand, DROPPED_AT_HEAD);
    this.inHand = NONE;
    return true;
  }

  protected override fateOf(kind: number): Fate {
    const madeRoom = kind === DROPPED_AT_HEAD && this.discipline.dropsHead === true;
    return madeRoom ? 'made room at the head' : super.fateOf(kind);
  }

  /** The present transmission ends and packets wait. */
  fire(): void {
    const { now } = this.eventQueue;
    this.sendNext(now);
    this.begun = this.lastBegun === now ? this.begun + 1 : 1;
    this.lastBegun = now;
    this.nextTime = this.length > 0 ? this.nextBegin() : Infinity;
  }

  /** When the transmission of the packet at the head can begin, s. */
  protected nextBegin(): number {
    return this.trace === null ? this.freeAt : this.trace.begin(this.times[this.head]!);
  }

  /** The discipline chooses which packet is sent now. */
  protected sendNext(now: number): void {
    this.addUpTo(now);
    this.discipline.dequeue(now, this);
    if (this.inHand === NONE) return;
    this.freeAt = this.trace === null ? now + this.bytes * this.secondsPerByte : this.trace.carry(this.bytes);
    this.sendInHand();
  }

  /** The packet in hand leaves at `freeAt`. */
  private sendInHand(): void {
    const { words } = this.pool;
    this.sentBytes += this.bytes;
    const exit = this.exits[words[this.inHand + FLOW]!]!;
    exit.entryTime = this.freeAt;
    exit.push(this.inHand);
    this.inHand = NONE;
  }

  /** Without asking the discipline, whose time is that of a packet's turn. */
  protected override sendAtOnce(count: number, now: number): void {
    this.addUpTo(now);
    for (let left = count; left > 0 && this.take(); left -= 1) this.sendInHand();
  }

  take(): boolean {
    if (this.length === 0) return false;
    this.inHand = this.slots[this.head]!;
    this.since = this.times[this.head]!;
    this.head = (this.head + 1) & this.mask;
    this.length -= 1;
    this.waitingBytes -= this.bytes;
    return true;
  }

  get bytes(): number {
    return this.pool.words[this.inHand + BYTES]!;
  }

  override get waited(): number {
    return this.eventQueue.now - this.since;
  }

  get bytesBehind(): number {
    return this.waitingBytes;
  }

  dropTaken(): boolean {
    if (this.isSpared(this.inHand)) return false;
    this.drop(this.inHand, DROPPED_AT_HEAD);
    this.inHand = NONE;
    return true;
  }

  markTaken(): boolean {
    const { words } = this.pool;
    const flags = words[this.inHand + FLAGS]!;
    if ((flags & ECN_CAPABLE) === 0) return false;
    if (this.isSpared(this.inHand)) return true;
    words[this.inHand + FLAGS] = flags | MARKED;
    this.marks += 1;
    if (this.fates !== null) this.noteFate(this.inHand, this.markFate);
    return true;
  }

  /** What a mark here is called. */
  protected get markFate(): Fate {
    return 'marked at the head';
  }

  protected override waitingBefore(now: number): number {
    return this.length + (this.lastBegun === now ? this.begun : 0);
  }

  override waiting(_now: number): number {
    return this.length;
  }

  override departedBytes(_now: number): number {
    return this.sentBytes;
  }

  override queueArea(now: number): number {
    return this.area + this.length * (now - this.areaUntil);
  }

  override forEachHeld(visit: (slot: number) => void): void {
    for (let index = 0; index < this.length; index += 1) visit(this.slots[(this.head + index) & this.mask]!);
  }

  /** Call before the queue's length changes. */
  protected addUpTo(now: number): void {
    this.area += this.length * (now - this.areaUntil);
    this.areaUntil = now;
  }
}
