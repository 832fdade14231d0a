import type { EventQueue } from '../../event-queue.ts';
import type { Owners } from '../fates.ts';
import { BEGUN, BEHIND, ENTERED, MOST_BEHIND, PUSHED_OUT, recordCode } from '../packet-records.ts';
import { BYTES, FLOW, type PacketPool } from '../packets.ts';
import type { DequeueDiscipline, FlowScheduling } from '../queues/discipline.ts';
import { DequeueHop, NONE } from './dequeue-hop.ts';
import { FlowList } from './flow-list.ts';
import type { DropListener } from './hop.ts';

const INITIAL_CAPACITY = 64;

/**
 * A hop with a queue for each flow or unresponsive source, served in turn (`FlowScheduling`; the lists and their order are those
 * of RFC 8290, Sec. 4.1 and 4.2). Packets that arrive are accepted; when more than `limit` wait, the flow whose queue holds most
 * bytes loses packets at its head.
 */
export class FlowHop extends DequeueHop implements DequeueDiscipline {
  private readonly ofFlow: readonly (DequeueDiscipline | null)[];
  /** Flows that have begun to queue, which go first, and all others that have packets or had some at their last turn. */
  private readonly beginners: FlowList;
  private readonly others: FlowList;
  private readonly listed: Uint8Array;
  /** Bytes that a flow may send before it is the next one's turn. */
  private readonly credits: Float64Array;
  private readonly waitingPackets: Int32Array;
  private readonly flowBytes: Float64Array;
  /** Nodes of each flow's queue: packet, arrival (s), and the node behind it. */
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;
  private nodeSlots = new Int32Array(INITIAL_CAPACITY);
  private nodeTimes = new Float64Array(INITIAL_CAPACITY);
  private behind = new Int32Array(INITIAL_CAPACITY);
  /** First of the nodes without a packet, and the nodes that have ever had one. */
  private free = NONE;
  private used = 0;
  /** The flow whose turn it is. */
  private turn = 0;
  /** When a packet came last, s, and how many came then. */
  private latest = -1;
  private atLatest = 0;

  /** @param flows number of flows and sources */
  constructor(
    eventQueue: EventQueue,
    pool: PacketPool,
    flows: number,
    onDrop: DropListener,
    private readonly scheduling: FlowScheduling,
  ) {
    super(eventQueue, pool, flows, onDrop);
    this.discipline = this;
    this.ofFlow = Array.from({ length: flows }, () => scheduling.ofFlow());
    const following = new Int32Array(flows);
    this.beginners = new FlowList(following);
    this.others = new FlowList(following);
    this.listed = new Uint8Array(flows);
    this.credits = new Float64Array(flows);
    this.waitingPackets = new Int32Array(flows);
    this.flowBytes = new Float64Array(flows);
    this.firsts = new Int32Array(flows).fill(NONE);
    this.lasts = new Int32Array(flows).fill(NONE);
  }

  override receive(slot: number): void {
    if ((this.loss !== null || this.forcedLeft > 0) && this.losesAtEntry(slot)) return;
    const { now } = this.eventQueue;
    this.arrivals += 1;
    if (this.observer !== null) this.record(slot, ENTERED);
    this.addUpTo(now);
    const idle = this.freeAt <= now && this.nextTime === Infinity;
    if (idle) this.dequeue(now); // Nothing waits: no flow is in a list from now on.
    this.enqueue(slot, now);
    if (idle && this.trace === null) {
      this.sendNext(now);
      return;
    }
    const justBegun = this.lastBegun === now ? this.begun : 0;
    if (this.length + justBegun > this.limit) this.pushOut(this.pool.words[slot + FLOW]!);
    this.longest = Math.max(this.longest, this.length + justBegun);
    // How long it will wait depends on what the others will send.
    if (this.fates !== null) this.noteWait(slot, this.length + justBegun, NaN);
    if (this.nextTime === Infinity && this.length > 0) {
      this.nextTime = this.nextBegin();
      this.eventQueue.schedule(this.id, this.nextTime);
    }
  }

  /** Of a trace: what came at just this moment is too late for its opportunity, unless something older waits. */
  protected override nextBegin(): number {
    const { now } = this.eventQueue;
    if (this.trace === null) return this.freeAt;
    return this.trace.begin(this.length > (this.latest === now ? this.atLatest : 0) ? -1 : now);
  }

  /** No packet is spared its delay here: what it waits for is not only what came before it. */
  override sendAtOnceBefore(): void {}

  /** The flow whose turn it is sends, by its own discipline. */
  dequeue(now: number): void {
    const { beginners, others, credits } = this;
    for (;;) {
      const list = beginners.first === NONE ? others : beginners;
      const flow = list.first;
      if (flow === NONE) return;
      if (credits[flow]! <= 0) {
        credits[flow] = credits[flow]! + this.scheduling.quantum;
        list.shift();
        others.push(flow);
        continue;
      }
      this.turn = flow;
      const own = this.ofFlow[flow]!;
      if (own === null) this.take();
      else own.dequeue(now, this);
      if (this.inHand !== NONE) {
        credits[flow] = credits[flow]! - this.bytes;
        if (this.observer !== null) {
          const behind = Math.min(MOST_BEHIND, this.waitingPackets[flow]!);
          this.observer.packet(now, recordCode(BEGUN, this.number, flow) + behind * BEHIND);
        }
        return;
      }
      list.shift();
      // A beginner stays for one more turn, or it could be a beginner again at once (RFC 8290, Sec. 4.2).
      if (list === beginners && others.first !== NONE) others.push(flow);
      else this.listed[flow] = 0;
    }
  }

  /** Take the packet at the head of the queue of the flow whose turn it is. */
  override take(): boolean {
    const { turn } = this;
    const node = this.firsts[turn]!;
    if (node === NONE) return false;
    this.inHand = this.nodeSlots[node]!;
    this.since = this.nodeTimes[node]!;
    this.firsts[turn] = this.behind[node]!;
    if (this.firsts[turn] === NONE) this.lasts[turn] = NONE;
    this.behind[node] = this.free;
    this.free = node;
    this.length -= 1;
    this.waitingPackets[turn] = this.waitingPackets[turn]! - 1;
    this.flowBytes[turn] = this.flowBytes[turn]! - this.bytes;
    return true;
  }

  override get bytesBehind(): number {
    return this.flowBytes[this.turn]!;
  }

  override forEachHeld(visit: (slot: number) => void): void {
    for (const first of this.firsts)
      for (let node = first; node !== NONE; node = this.behind[node]!) visit(this.nodeSlots[node]!);
  }

  protected override countOwners(_waiting: number, owners: Owners): void {
    this.waitingPackets.forEach((packets, flow) => {
      if (packets > 0) owners.add(flow, packets);
    });
  }

  private enqueue(slot: number, now: number): void {
    const { words } = this.pool;
    const flow = words[slot + FLOW]!;
    const node = this.takeNode();
    this.nodeSlots[node] = slot;
    this.nodeTimes[node] = now;
    this.behind[node] = NONE;
    const last = this.lasts[flow]!;
    if (last === NONE) this.firsts[flow] = node;
    else this.behind[last] = node;
    this.lasts[flow] = node;
    this.atLatest = this.latest === now ? this.atLatest + 1 : 1;
    this.latest = now;
    this.length += 1;
    this.waitingPackets[flow] = this.waitingPackets[flow]! + 1;
    this.flowBytes[flow] = this.flowBytes[flow]! + words[slot + BYTES]!;
    if (this.listed[flow] === 1) return;
    this.listed[flow] = 1;
    this.credits[flow] = this.scheduling.quantum;
    (this.scheduling.newFirst ? this.beginners : this.others).push(flow);
  }

  /** The buffer overflows: the longest queue loses packets at its head. Of equal ones it is that of `grown`. */
  private pushOut(grown: number): void {
    const { flowBytes } = this;
    let longest = grown;
    for (let flow = 0; flow < flowBytes.length; flow += 1) if (flowBytes[flow]! > flowBytes[longest]!) longest = flow;
    this.turn = longest;
    const half = flowBytes[longest]! / 2;
    for (let dropped = 0; dropped < this.scheduling.pushOut; dropped += 1) {
      if (dropped > 0 && flowBytes[longest]! <= half) return;
      if (this.isSpared(this.nodeSlots[this.firsts[longest]!]!)) return;
      this.take();
      this.drop(this.inHand, PUSHED_OUT);
      this.inHand = NONE;
    }
  }

  private takeNode(): number {
    const node = this.free;
    if (node !== NONE) {
      this.free = this.behind[node]!;
      return node;
    }
    if (this.used === this.nodeSlots.length) this.growNodes();
    this.used += 1;
    return this.used - 1;
  }

  private growNodes(): void {
    const capacity = 2 * this.used;
    const [slots, times, behind] = [new Int32Array(capacity), new Float64Array(capacity), new Int32Array(capacity)];
    slots.set(this.nodeSlots);
    times.set(this.nodeTimes);
    behind.set(this.behind);
    [this.nodeSlots, this.nodeTimes, this.behind] = [slots, times, behind];
  }
}
