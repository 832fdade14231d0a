import type { EventQueue } from '../../event-queue.ts';
import { type Fate, type FateObserver, type HopState, MOST_COUNTED, Owners, type Wait } from '../fates.ts';
import type { Pipe } from '../pipes/pipe.ts';
import type { LossProcess } from '../losses/process.ts';
import {
  ACK_DROPPED,
  ACK_ENTERED,
  ACK_GONE,
  DROPPED,
  DROPPED_AT_HEAD,
  ENTERED,
  ENTERED_MARKED,
  LOST,
  type PacketObserver,
  PUSHED_OUT,
  recordCode,
  SMALL,
  SMALL_BYTES,
} from '../packet-records.ts';
import {
  ACKNOWLEDGEMENT,
  BYTES,
  ECN_CAPABLE,
  FLAGS,
  FLOW,
  MARKED,
  type PacketPool,
  type PacketSink,
  SEQUENCE,
} from '../packets.ts';
import type { TraceClock } from '../trace.ts';

const INITIAL_CAPACITY = 64;
/** What a record's kind is for a packet that ends here. */
const FATE_OF: Readonly<Record<number, Fate>> = {
  [DROPPED]: 'dropped early',
  [DROPPED_AT_HEAD]: 'dropped at the head',
  [PUSHED_OUT]: 'pushed out',
};

/** What a record's kind is where the packet is an ACK. */
function ackKind(kind: number): number {
  if (kind < DROPPED) return ACK_ENTERED;
  return kind === DROPPED_AT_HEAD || kind === PUSHED_OUT ? ACK_GONE : ACK_DROPPED;
}

/** Called for each packet that a hop drops, before its slot is released; `byQueue` is false for artificial losses. */
export type DropListener = (slot: number, byQueue: boolean) => void;

/**
 * One bottleneck: artificial loss at its entry, a queue, a transmitter. Its propagation delay is in the pipes behind it. A
 * packet that finds the transmitter idle never waits.
 *
 * This class holds what all hops share: losses, rate, counts, and the ring of waiting packets. Queues that decide when a
 * packet arrives belong to an `ArrivalHop`, queues that decide when its transmission begins to a
 * `DequeueHop`, queues that serve flows in turn to a `FlowHop`.
 */
export abstract class Hop implements PacketSink {
  loss: LossProcess | null = null;
  /** Gets a record of each packet that arrives, with the number of this hop; null for none. */
  observer: PacketObserver | null = null;
  number = 0;
  /** Gets what becomes of the observed flows' packets here; null for none. */
  fates: FateObserver | null = null;
  private readonly whose = new Owners();
  private readonly wait: Wait = { endpoint: 0, packet: 0, waiting: 0, limit: 0, seconds: 0 };
  /** Packets that may wait; see `setLimit`. */
  limit = Infinity;
  /** Packets still to be dropped, and to be marked, at the entry, per flow; and how many there are in all, the chosen ones too. */
  private readonly forcedDrops: Int32Array;
  private readonly forcedMarks: Int32Array;
  protected forcedLeft = 0;
  /** The packet that has been marked so, until it is recorded. */
  private justMarked = -1;
  /** Of flows, the numbers of packets that are lost the first time they come, and from when on, s. */
  private readonly chosen = new Map<number, Map<number, number>>();
  /** Packets that are neither lost nor dropped nor marked here, by the time (s) at which they would be. */
  private readonly spared = new Map<number, { flow: number; packet: number }[]>();
  /** The pipe behind this hop, by flow. */
  readonly exits: Pipe[] = [];

  /** When packets leave where the link follows a trace, whose mean rate the hop's rate then is; null for a steady rate. */
  trace: TraceClock | null = null;
  /** s per byte; 0 is an unlimited rate. */
  protected secondsPerByte = 0;
  /** Rate in bit/s and since when it holds, s; bits that could have been sent before. */
  private rate: number | null = null;
  private rateSince = 0;
  private offeredBits = 0;
  /** When the transmitter will have sent all packets that it has been given, s. */
  protected freeAt = 0;
  /** Ring of waiting packets: slot, and a time (s) that each kind of hop defines. */
  protected times = new Float64Array(INITIAL_CAPACITY);
  protected slots = new Int32Array(INITIAL_CAPACITY);
  protected mask = INITIAL_CAPACITY - 1;
  protected head = 0;
  protected length = 0;

  /** Packets lost at the entry, to the loss model and to `forceDrop`. */
  injectedDrops = 0;
  /** Packets that came to the queue, those it dropped, and those it marked. */
  arrivals = 0;
  drops = 0;
  marks = 0;
  /** Longest queue since `takeMaximum`, packets. */
  protected longest = 0;

  constructor(
    protected readonly eventQueue: EventQueue,
    protected readonly pool: PacketPool,
    flows: number,
    private readonly onDrop: DropListener,
  ) {
    this.forcedDrops = new Int32Array(flows);
    this.forcedMarks = new Int32Array(flows);
  }

  abstract receive(slot: number): void;

  /** Packets waiting at `now`, the one in transmission not counted. */
  abstract waiting(now: number): number;

  /** Bytes of the packets whose transmission has begun by `now`. */
  abstract departedBytes(now: number): number;

  /** Time integral of the queue length from 0 to `now`, packet·s. */
  abstract queueArea(now: number): number;

  /** Packets that wait just before an arrival at `now`: the queue's rule is given this number. */
  protected abstract waitingBefore(now: number): number;

  /** How long the packet whose turn has come has waited, s. */
  get waited(): number {
    return NaN;
  }

  /** The queue's chance of an early drop now; NaN where it draws none. */
  protected get chance(): number {
    return NaN;
  }

  /** At the last early drop: packets since the one before; NaN where the queue spaces none. */
  protected get spacing(): number {
    return NaN;
  }

  /** Call `visit` for each packet here that is not yet in the pipe behind. */
  abstract forEachHeld(visit: (slot: number) => void): void;

  /** The queue's length as RED averages it, packets; 0 where the queue is none. */
  get average(): number {
    return 0;
  }

  /** Packets whose transmission has begun by `now`. */
  departures(now: number): number {
    return this.arrivals - this.drops - this.waiting(now);
  }

  /** Longest queue since the last call. */
  takeMaximum(now: number): number {
    const maximum = this.longest;
    this.longest = this.waiting(now);
    return maximum;
  }

  /** @param rate bit/s, null for unlimited. A transmission that has begun keeps its rate. */
  setRate(rate: number | null, now: number): void {
    this.offeredBits = this.capacity(now);
    this.rate = rate;
    this.rateSince = now;
    this.secondsPerByte = rate === null ? 0 : 8 / rate;
  }

  /** The buffer from now on, packets. What waits beyond it stays. */
  setLimit(limit: number): void {
    this.limit = limit;
  }

  /** The delay behind it has changed: packets whose transmission has not begun take the new one. */
  delayChanged(_now: number): void {}

  /** Bits that could have been sent from 0 to `now`; Infinity if the rate is unlimited. */
  capacity(now: number): number {
    if (this.trace !== null) return this.trace.bitsBy(now);
    if (now === this.rateSince) return this.offeredBits;
    return this.offeredBits + (this.rate ?? Infinity) * (now - this.rateSince);
  }

  /** Packets of that size that the link can send in a second. */
  packetsPerSecond(packetBytes: number): number {
    return 1 / (packetBytes * this.secondsPerByte);
  }

  /** Drop the next `count` packets of the flow at the entry, besides what the loss model loses. */
  forceDrop(flow: number, count: number): void {
    this.forcedDrops[flow] = this.forcedDrops[flow]! + count;
    this.forcedLeft += count;
  }

  /** Mark the next `count` packets of the flow that can carry a mark, at the entry. */
  forceMark(flow: number, count: number): void {
    this.forcedMarks[flow] = this.forcedMarks[flow]! + count;
    this.forcedLeft += count;
  }

  /** Lose each packet of the flow with one of these numbers the first time that it comes at or after `from`, s. */
  loseEach(flow: number, packets: readonly number[], from: number): void {
    const chosen = this.chosen.get(flow) ?? new Map<number, number>();
    this.chosen.set(flow, chosen);
    for (const packet of packets) {
      if (!chosen.has(packet)) this.forcedLeft += 1;
      chosen.set(packet, Math.min(from, chosen.get(packet) ?? from));
    }
  }

  /** Neither lose nor drop nor mark packet number `packet` of the flow, should it come to that at exactly `at`, s. */
  spare(flow: number, packet: number, at: number): void {
    const then = this.spared.get(at);
    if (then) then.push({ flow, packet });
    else this.spared.set(at, [{ flow, packet }]);
  }

  /**
   * If packet number `packet` of the flow waits here at `now`, send what waits before it at once: it is next. It overtakes
   * nothing, for senders and receivers rely on the order of a flow's packets.
   */
  sendAtOnceBefore(flow: number, packet: number, now: number): void {
    const { words } = this.pool;
    const waiting = this.waiting(now);
    const first = this.length - waiting;
    for (let index = this.length - 1; index > first; index -= 1) {
      const slot = this.slots[(this.head + index) & this.mask]!;
      if (words[slot + FLOW] !== flow || words[slot + SEQUENCE] !== packet) continue;
      this.sendAtOnce(index - first, now);
      return;
    }
  }

  /** Send the first `count` of those that wait at `now` at the end of the transmission under way, all at once. */
  protected abstract sendAtOnce(count: number, now: number): void;

  /** Whether the packet that arrives now is lost at the entry; if so, it has been dropped. */
  protected losesAtEntry(slot: number): boolean {
    const byModel = this.loss !== null && this.loss.drops(this.eventQueue.now);
    const byChange = !byModel && this.forcedLeft > 0 && this.takeForcedDrop(slot);
    if ((byModel || byChange) && !this.isSpared(slot)) {
      this.injectedDrops += 1;
      this.discard(slot, false, LOST, byChange ? 'lost by a change' : 'lost');
      return true;
    }
    if (this.forcedLeft > 0) this.takeForcedMark(slot);
    return false;
  }

  /** Whether the packet is to pass, though it would be lost, dropped or marked. */
  protected isSpared(slot: number): boolean {
    if (this.spared.size === 0) return false;
    const { words } = this.pool;
    const now = this.spared.get(this.eventQueue.now) ?? [];
    return now.some(({ flow, packet }) => flow === words[slot + FLOW] && packet === words[slot + SEQUENCE]);
  }

  /** Add a packet to the ring; returns its place. */
  protected append(slot: number): number {
    if (this.length > this.mask) this.grow();
    const place = (this.head + this.length) & this.mask;
    this.slots[place] = slot;
    this.length += 1;
    return place;
  }

  /** The queue drops the packet, on its arrival or when its turn has come. */
  protected drop(slot: number, kind: typeof DROPPED | typeof DROPPED_AT_HEAD | typeof PUSHED_OUT = DROPPED): void {
    this.drops += 1;
    this.discard(slot, true, kind);
  }

  /** Give the observer a record of a packet; `besides` is added to its code. */
  protected record(slot: number, kind: number, besides = 0): void {
    const { words } = this.pool;
    const isAck = (words[slot + FLAGS]! & ACKNOWLEDGEMENT) !== 0;
    const small = words[slot + BYTES] === SMALL_BYTES ? SMALL : 0;
    const shown = kind === ENTERED && slot === this.justMarked ? ENTERED_MARKED : kind;
    this.justMarked = -1;
    this.observer!.packet(
      this.eventQueue.now,
      recordCode(isAck ? ackKind(shown) : shown, this.number, words[slot + FLOW]!) + small + besides,
    );
  }

  /** Record that a packet waits, the last of `waiting`. */
  protected noteWait(slot: number, waiting: number, seconds: number): void {
    const { wait } = this;
    const { words } = this.pool;
    wait.endpoint = words[slot + FLOW]!;
    wait.packet = words[slot + SEQUENCE]!;
    wait.waiting = waiting;
    wait.limit = this.limit;
    wait.seconds = seconds;
    this.fates!.accepted(this.number, wait);
  }

  /** Record what becomes of a packet, if it is one of an observed flow. */
  protected noteFate(slot: number, fate: Fate): void {
    const { words } = this.pool;
    const flow = words[slot + FLOW]!;
    if (!this.fates!.observes(flow)) return;
    const isAck = (words[slot + FLAGS]! & ACKNOWLEDGEMENT) !== 0;
    const state = this.stateNow(fate);
    const full = fate === 'dropped early' && state.waiting >= this.limit;
    const ofAck = fate.startsWith('marked') ? 'ACK marked' : 'ACK dropped';
    const what = isAck ? ofAck : full ? 'dropped, queue full' : fate;
    this.fates!.fate(what, flow, words[slot + SEQUENCE]!, state);
  }

  protected stateNow(fate: Fate): HopState {
    const waiting = this.waitingBefore(this.eventQueue.now);
    if (waiting <= MOST_COUNTED) this.countOwners(waiting, this.whose);
    const { number: hop, limit, average, chance } = this;
    const count = fate === 'dropped early' || fate === 'marked' ? this.spacing : NaN;
    const waited = fate.endsWith('at the head') ? this.waited : NaN;
    return { hop, waiting, limit, average, chance, count, waited, whose: this.whose.take() };
  }

  /** Count whose packets the last `waiting` are. */
  protected countOwners(waiting: number, owners: Owners): void {
    for (let index = Math.max(0, this.length - waiting); index < this.length; index += 1)
      owners.add(this.pool.words[this.slots[(this.head + index) & this.mask]! + FLOW]!);
  }

  private discard(slot: number, byQueue: boolean, kind: number, fate = this.fateOf(kind)): void {
    if (this.fates !== null) this.noteFate(slot, fate);
    if (this.observer !== null) this.record(slot, kind);
    this.onDrop(slot, byQueue);
    this.pool.release(slot);
  }

  /** What a packet's end of that record's kind is called. */
  protected fateOf(kind: number): Fate {
    return FATE_OF[kind]!;
  }

  private takeForcedDrop(slot: number): boolean {
    const { words } = this.pool;
    const flow = words[slot + FLOW]!;
    if (this.forcedDrops[flow]! > 0) this.forcedDrops[flow] = this.forcedDrops[flow]! - 1;
    else if (!this.takeChosen(flow, words[slot + SEQUENCE]!)) return false;
    this.forcedLeft -= 1;
    return true;
  }

  private takeForcedMark(slot: number): void {
    const { words } = this.pool;
    const flow = words[slot + FLOW]!;
    const flags = words[slot + FLAGS]!;
    if (this.forcedMarks[flow] === 0 || (flags & ECN_CAPABLE) === 0) return;
    this.forcedMarks[flow] = this.forcedMarks[flow]! - 1;
    this.forcedLeft -= 1;
    if (this.isSpared(slot)) return;
    words[slot + FLAGS] = flags | MARKED;
    this.marks += 1;
    if (this.fates !== null) this.noteFate(slot, 'marked by a change');
    if (this.observer !== null) this.justMarked = slot;
  }

  private takeChosen(flow: number, packet: number): boolean {
    const chosen = this.chosen.get(flow);
    const from = chosen?.get(packet);
    if (from === undefined || this.eventQueue.now < from) return false;
    chosen!.delete(packet);
    return true;
  }

  private grow(): void {
    const capacity = 2 * this.slots.length;
    const times = new Float64Array(capacity);
    const slots = new Int32Array(capacity);
    for (let index = 0; index < this.length; index += 1) {
      const place = (this.head + index) & this.mask;
      times[index] = this.times[place]!;
      slots[index] = this.slots[place]!;
    }
    Object.assign(this, { times, slots, mask: capacity - 1, head: 0 });
  }
}
