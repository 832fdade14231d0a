import { Hop } from './hop.ts';
import type { Pipe } from '../pipes/pipe.ts';
import { ENTERED, ENTERED_MARKED } from '../packet-records.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, MARKED } from '../packets.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from '../queues/discipline.ts';

/**
 * A hop whose queue decides when a packet arrives. That also fixes when the packet will leave, so the hop needs no events:
 * it pushes the packet into the pipe behind it at once, with its departure time. The ring's times are when each
 * transmission begins; they tell which packets are still waiting.
 */
export class ArrivalHop extends Hop {
  discipline!: QueueDiscipline;
  private acceptedBytes = 0;
  /** Sum of the waiting times of all accepted packets, also of those to come, packet·s. */
  private waits = 0;

  override get average(): number {
    return this.discipline.average ?? 0;
  }

  protected override get chance(): number {
    return this.discipline.dropChance ?? NaN;
  }

  protected override get spacing(): number {
    return this.discipline.spacing ?? NaN;
  }

  override receive(slot: number): void {
    if ((this.loss !== null || this.forcedLeft > 0) && this.losesAtEntry(slot)) return;
    const { now } = this.eventQueue;
    this.arrivals += 1;
    const { freeAt } = this;
    const { words } = this.pool;
    if (now > freeAt) this.discipline.age?.(now - freeAt);
    let verdict = this.discipline.admit(this.waitingBefore(now), (words[slot + FLAGS]! & ECN_CAPABLE) !== 0);
    if (verdict !== ACCEPT) verdict = this.carryOut(slot, verdict);
    if (verdict === DROP) return;
    if (this.observer !== null) this.record(slot, verdict === MARK ? ENTERED_MARKED : ENTERED);
    const bytes = words[slot + BYTES]!;
    this.acceptedBytes += bytes;
    const { trace } = this;
    const start = trace === null ? (freeAt > now ? freeAt : now) : trace.begin(now);
    if (start > now) {
      const place = this.append(slot);
      this.times[place] = start;
      this.waits += start - now;
      if (this.length > this.longest) this.longest = this.length;
      if (this.fates !== null) this.noteWait(slot, this.length, start - now);
    }
    const departure = trace === null ? start + bytes * this.secondsPerByte : trace.carry(bytes);
    this.freeAt = departure;
    const exit = this.exits[words[slot + FLOW]!]!;
    exit.entryTime = departure;
    exit.push(slot);
  }

  /** Drop or mark the packet as the queue says, if it is not spared. Returns the verdict that holds. */
  private carryOut(slot: number, verdict: Verdict): Verdict {
    if (this.isSpared(slot)) return ACCEPT;
    if (verdict === DROP) {
      this.drop(slot);
      return DROP;
    }
    this.marks += 1;
    if (this.fates !== null) this.noteFate(slot, 'marked');
    const { words } = this.pool;
    words[slot + FLAGS] = words[slot + FLAGS]! | MARKED;
    return MARK;
  }

  /**
   * Packets that wait just before `now`. A packet that arrives exactly when a transmission ends finds the next one still
   * waiting, as in ns-2, where its arrival was scheduled before that transmission began. Behind another hop of the same
   * rate this is the normal case. (`waiting` counts that next one as begun, and changes nothing.)
   */
  protected override waitingBefore(now: number): number {
    const { times, mask } = this;
    let { head, length } = this;
    while (length > 0 && times[head]! < now) {
      head = (head + 1) & mask;
      length -= 1;
    }
    this.head = head;
    this.length = length;
    return length;
  }

  override waiting(now: number): number {
    return this.waitingBefore(now) - this.beginning(now);
  }

  /** After `waitingBefore`: packets whose transmission begins exactly now. Only a trace has more than one. */
  private beginning(now: number): number {
    let count = 0;
    while (count < this.length && this.times[(this.head + count) & this.mask]! <= now) count += 1;
    return count;
  }

  /** Time that sending the waiting packets will take, s; on a link that follows a trace, at its mean rate. */
  queueDelay(now: number): number {
    if (this.trace !== null) return (this.acceptedBytes - this.departedBytes(now)) * this.secondsPerByte;
    const waiting = this.waiting(now);
    return waiting > 0 ? this.freeAt - this.times[(this.head + this.length - waiting) & this.mask]! : 0;
  }

  override departedBytes(now: number): number {
    const waiting = this.waiting(now);
    let bytes = this.acceptedBytes;
    for (let index = this.length - waiting; index < this.length; index += 1) {
      bytes -= this.pool.words[this.slots[(this.head + index) & this.mask]! + BYTES]!;
    }
    return bytes;
  }

  override queueArea(now: number): number {
    const waiting = this.waiting(now);
    let toCome = 0;
    for (let index = this.length - waiting; index < this.length; index += 1)
      toCome += this.times[(this.head + index) & this.mask]! - now;
    return this.waits - toCome;
  }

  /** None: all packets are in the pipe behind. */
  override forEachHeld(): void {}

  /** The waiting packets get other times. */
  override setRate(rate: number | null, now: number): void {
    super.setRate(rate, now);
    this.retime(this.waiting(now), 0);
  }

  /** The waiting packets are in the pipe already. */
  override delayChanged(now: number): void {
    this.retime(this.waiting(now), 0);
  }

  override setLimit(limit: number): void {
    super.setLimit(limit);
    this.discipline.limit = limit;
  }

  protected override sendAtOnce(count: number, now: number): void {
    this.retime(this.waiting(now), count);
  }

  /** Give the last `waiting` packets other times, from the rate; the first `atOnce` of them take no time. */
  private retime(waiting: number, atOnce: number): void {
    if (waiting === 0) return;
    const { words } = this.pool;
    const first = this.length - waiting;
    /** New departures of the last packets in each pipe, in order, s. */
    const departures = new Map<Pipe, number[]>();
    let start = this.times[(this.head + first) & this.mask]!;
    for (let index = first; index < this.length; index += 1) {
      const place = (this.head + index) & this.mask;
      const slot = this.slots[place]!;
      this.waits += start - this.times[place]!;
      this.times[place] = start;
      if (index >= first + atOnce) start += words[slot + BYTES]! * this.secondsPerByte;
      const pipe = this.exits[words[slot + FLOW]!]!;
      const times = departures.get(pipe);
      if (times) times.push(start);
      else departures.set(pipe, [start]);
    }
    this.freeAt = start;
    for (const [pipe, times] of departures) pipe.retimeLast(times);
  }
}
