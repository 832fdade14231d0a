import type { Calendar } from '../calendar.ts';
import type { Line } from './line.ts';
import type { LossProcess } from './loss.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, MARKED, type PacketPool, type PacketSink } from './packets.ts';
import { DROP, MARK, type QueueDiscipline } from './queue.ts';

const INITIAL_CAPACITY = 64;

/** Told of each packet that a hop drops, before its slot is released. */
export type DropListener = (slot: number, byQueue: boolean) => void;

/**
 * One bottleneck: door (artificial loss), queue, transmitter. Its propagation delay is in the lines behind it.
 *
 * Queues that decide at a packet's arrival fix there when it will leave, so the hop needs no events of its own: it puts
 * the packet on the line behind it at once, with its departure time, and remembers when its transmission begins to know
 * who is still waiting. A packet that finds the transmitter idle never waits.
 */
export class Hop implements PacketSink {
  private readonly calendar: Calendar;
  private readonly pool: PacketPool;
  private readonly onDrop: DropListener;
  discipline!: QueueDiscipline;
  loss: LossProcess | null = null;
  /** Packets still to be dropped at this door, per flow, and their sum. */
  private readonly condemned: Int32Array;
  private condemnedTotal = 0;
  /** Where a flow's packets go from here, by flow. */
  readonly exits: Line[] = [];

  /** s per byte; 0 is an unlimited rate. */
  private secondsPerByte = 0;
  /** bit/s now and since when; what could have been sent before, bits. */
  private rate: number | null = null;
  private rateSince = 0;
  private offeredBits = 0;
  /** When the transmitter will have sent all it has. */
  private freeAt = 0;
  /** Ring of packets whose transmission had not begun at the last look: its beginning, and slot. */
  private starts = new Float64Array(INITIAL_CAPACITY);
  private slots = new Int32Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  private head = 0;
  private length = 0;

  /** Packets lost to the loss model and to `condemn`, at the door. */
  injectedDrops = 0;
  /** Packets that came through the door to the queue, and what became of them; those it took have left or wait. */
  arrivals = 0;
  drops = 0;
  marks = 0;
  private acceptedBytes = 0;
  /** Longest queue since `takeMaximum`. */
  private longest = 0;
  /** Sum over accepted packets of the time each waits, past or to come, packet·s. */
  private waits = 0;

  constructor(calendar: Calendar, pool: PacketPool, flows: number, onDrop: DropListener) {
    this.calendar = calendar;
    this.pool = pool;
    this.onDrop = onDrop;
    this.condemned = new Int32Array(flows);
  }

  receive(slot: number): void {
    const { now } = this.calendar;
    if ((this.loss !== null && this.loss.strikes(now)) || (this.condemnedTotal > 0 && this.takeCondemned(slot))) {
      this.injectedDrops += 1;
      this.drop(slot, false);
      return;
    }
    this.arrivals += 1;
    const { freeAt } = this;
    const { words } = this.pool;
    const flags = words[slot + FLAGS]!;
    const verdict = this.discipline.admit(this.waiting(now), (flags & ECN_CAPABLE) !== 0, now, freeAt);
    if (verdict === DROP) {
      this.drops += 1;
      this.drop(slot, true);
      return;
    }
    if (verdict === MARK) {
      this.marks += 1;
      words[slot + FLAGS] = flags | MARKED;
    }
    const bytes = words[slot + BYTES]!;
    this.acceptedBytes += bytes;
    const start = freeAt > now ? freeAt : now;
    if (start > now) this.append(slot, start, now);
    const departure = start + bytes * this.secondsPerByte;
    this.freeAt = departure;
    this.exits[words[slot + FLOW]!]!.push(slot, departure);
  }

  /** Packets waiting at `now`, the one in transmission not counted. */
  waiting(now: number): number {
    const { starts, mask } = this;
    let { head, length } = this;
    while (length > 0 && starts[head]! <= now) {
      head = (head + 1) & mask;
      length -= 1;
    }
    this.head = head;
    this.length = length;
    return length;
  }

  /** Packets whose transmission has begun by `now`, and their bytes. */
  departures(now: number): number {
    return this.arrivals - this.drops - this.waiting(now);
  }

  departedBytes(now: number): number {
    let bytes = this.acceptedBytes;
    this.forEachWaiting(now, (slot) => {
      bytes -= this.pool.words[slot + BYTES]!;
    });
    return bytes;
  }

  /** Time integral of the queue length from 0 to `now`, packet·s. */
  queueArea(now: number): number {
    const waiting = this.waiting(now);
    let toCome = 0;
    for (let index = 0; index < waiting; index += 1) toCome += this.starts[(this.head + index) & this.mask]! - now;
    return this.waits - toCome;
  }

  /** Longest queue since the last call. */
  takeMaximum(now: number): number {
    const maximum = this.longest;
    this.longest = this.waiting(now);
    return maximum;
  }

  /** Calls `visit` for each packet waiting, the head first, with the time at which its transmission will begin. */
  forEachWaiting(now: number, visit: (slot: number, start: number) => void): void {
    const waiting = this.waiting(now);
    for (let index = 0; index < waiting; index += 1) {
      const place = (this.head + index) & this.mask;
      visit(this.slots[place]!, this.starts[place]!);
    }
  }

  /** bit/s, or null for unlimited. A transmission under way ends as it began; those that wait move up or back. */
  setRate(rate: number | null, now: number): void {
    this.offeredBits = this.capacity(now);
    this.rate = rate;
    this.rateSince = now;
    this.secondsPerByte = rate === null ? 0 : 8 / rate;
    const waiting = this.waiting(now);
    if (waiting === 0) return;
    const { words } = this.pool;
    /** New departures per line, in order: those of the last packets on it. */
    const departures = new Map<Line, number[]>();
    let start = this.starts[this.head]!;
    for (let index = 0; index < waiting; index += 1) {
      const place = (this.head + index) & this.mask;
      const slot = this.slots[place]!;
      this.waits += start - this.starts[place]!;
      this.starts[place] = start;
      start += words[slot + BYTES]! * this.secondsPerByte;
      const line = this.exits[words[slot + FLOW]!]!;
      const times = departures.get(line);
      if (times) times.push(start);
      else departures.set(line, [start]);
    }
    this.freeAt = start;
    for (const [line, times] of departures) line.retimeLast(times);
  }

  /** Bits that could have been sent from 0 to `now`; Infinity if the rate is unlimited. */
  capacity(now: number): number {
    if (now === this.rateSince) return this.offeredBits;
    return this.offeredBits + (this.rate ?? Infinity) * (now - this.rateSince);
  }

  /** Packets of that size that the link can send in a second. */
  packetsPerSecond(packetBytes: number): number {
    return 1 / (packetBytes * this.secondsPerByte);
  }

  /** Drop the next `count` packets of the flow at the door. */
  condemn(flow: number, count: number): void {
    this.condemned[flow] = this.condemned[flow]! + count;
    this.condemnedTotal += count;
  }

  private append(slot: number, start: number, now: number): void {
    if (this.length > this.mask) this.grow();
    const place = (this.head + this.length) & this.mask;
    this.starts[place] = start;
    this.slots[place] = slot;
    this.length += 1;
    this.waits += start - now;
    if (this.length > this.longest) this.longest = this.length;
  }

  private drop(slot: number, byQueue: boolean): void {
    this.onDrop(slot, byQueue);
    this.pool.release(slot);
  }

  private takeCondemned(slot: number): boolean {
    const flow = this.pool.words[slot + FLOW]!;
    if (this.condemned[flow] === 0) return false;
    this.condemned[flow] = this.condemned[flow]! - 1;
    this.condemnedTotal -= 1;
    return true;
  }

  private grow(): void {
    const capacity = 2 * this.slots.length;
    const starts = new Float64Array(capacity);
    const slots = new Int32Array(capacity);
    for (let index = 0; index < this.length; index += 1) {
      const place = (this.head + index) & this.mask;
      starts[index] = this.starts[place]!;
      slots[index] = this.slots[place]!;
    }
    Object.assign(this, { starts, slots, mask: capacity - 1, head: 0 });
  }
}
