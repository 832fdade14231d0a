/**
 * The packets that one hop accepted, in order: when each arrived, when its transmission began and ended. The queue is
 * first-in first-out, so the three times only grow and the state at a time is found by bisection. The sums are the
 * engine's own, so the times are equal to the last bit.
 */
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import { firstAfter } from '../first-after.ts';
import { TraceClock, type TraceTable } from '../../workers/engine/network/trace.ts';

/** Packets kept. A power of two. */
const MOST = 1 << 16;
/** Tolerance for times of a hop whose past was computed and not observed, s. */
const NEAR = 1e-7;

export class Passages {
  protected arrivals = new Float64Array(1024);
  protected starts = new Float64Array(1024);
  protected ends = new Float64Array(1024);
  protected codes = new Int32Array(1024);
  protected bytes = new Uint16Array(1024);
  /** 1 if the packet was accepted and dropped at the head; start and end are then the time of the drop. */
  protected dropped = new Uint8Array(1024);
  protected mask = 1023;
  /** Number of the next packet. */
  length = 0;
  protected secondsPerByte = 0;
  private freeAt = 0;
  /** Where the link follows a trace; and what each packet found left of its opportunity, bytes. */
  protected clock: TraceClock | null = null;
  private lefts = new Float64Array(0);

  /** Restart at `time`, s; what is being sent takes `rest` s more. `rate` bit/s: null unlimited, a trace's mean. */
  begin(time: number, rest: number, rate: number | null, trace?: TraceTable): void {
    this.length = 0;
    this.freeAt = time + rest;
    this.secondsPerByte = rate === null ? 0 : 8 / rate;
    this.clock = trace ? new TraceClock(trace) : null;
    if (!this.clock) return;
    this.lefts = new Float64Array(this.mask + 1);
    this.clock.begin(time);
    if (rest > 0) this.freeAt = this.clock.carry(Math.round(rest / this.secondsPerByte));
  }

  /** A packet arrives and is accepted. */
  take(time: number, code: number, bytes: number): void {
    this.append(time, code, bytes);
    this.sendFrom(this.length - 1, this.freeAt > time ? this.freeAt : time);
  }

  protected append(time: number, code: number, bytes: number): void {
    if (this.length > this.mask && this.mask < MOST - 1) this.grow();
    const place = this.length & this.mask;
    this.arrivals[place] = time;
    this.codes[place] = code;
    this.bytes[place] = bytes;
    this.dropped[place] = 0;
    this.length++;
  }

  /** The packet at the head is dropped at `time`; those behind it move up. */
  dropHead(time: number, _endpoint = 0): void {
    let index = this.begunBy(time - NEAR);
    while (index < this.length && this.dropped[index & this.mask] === 1) index++;
    if (index === this.length) return;
    const place = index & this.mask;
    this.dropped[place] = 1;
    // Where its turn had not come, the next one takes it.
    const turn = this.starts[place]! > time + NEAR ? this.starts[place]! : time;
    this.starts[place] = this.ends[place] = time;
    this.clock?.back(turn, this.lefts[place]!);
    this.sendFrom(index + 1, turn);
  }

  /** A transmission under way ends as it began; those that wait move up or back. */
  setRate(rate: number, time: number): void {
    this.secondsPerByte = 8 / rate;
    const first = this.begunBy(time);
    if (first < this.length) this.sendFrom(first, this.startOf(first));
  }

  /** What waits before the packet of an endpoint that came at `time` is sent at once, at the end of the transmission under way. */
  sendAtOnceBefore(endpoint: number, time: number): void {
    const first = this.begunBy(time);
    for (let index = this.length - 1; index > first; index--) {
      const place = index & this.mask;
      if (this.arrivals[place]! < time - NEAR) return;
      if (endpointOf(this.codes[place]!) === endpoint) return this.sendFrom(first, this.startOf(first), index);
    }
  }

  /** Number of the oldest packet kept. */
  get first(): number {
    return Math.max(0, this.length - this.mask - 1);
  }

  /** Number of the first packet that had not arrived by `time`; not begun to be sent; not been sent in full. */
  arrivedBy(time: number): number {
    return this.firstAfter(this.arrivals, time);
  }

  begunBy(time: number): number {
    return this.firstAfter(this.starts, time);
  }

  endedBy(time: number): number {
    return this.firstAfter(this.ends, time);
  }

  /** Packets that wait at `time`. */
  waitingAt(time: number): number {
    return this.arrivedBy(time) - this.begunBy(time);
  }

  startOf(index: number): number {
    return this.starts[index & this.mask]!;
  }

  endOf(index: number): number {
    const place = index & this.mask;
    return this.dropped[place] === 1 ? this.starts[place]! : this.ends[place]!;
  }

  codeOf(index: number): number {
    return this.codes[index & this.mask]!;
  }

  wasDropped(index: number): boolean {
    return this.dropped[index & this.mask] === 1;
  }

  /** How long a packet that came at `time` would wait, at `rate` (bit/s), s. */
  wait(time: number, rate: number | null): number {
    const begun = this.begunBy(time);
    const rest = begun > this.first ? Math.max(0, this.endOf(begun - 1) - time) : 0;
    let bytes = 0;
    for (let index = begun, end = this.arrivedBy(time); index < end; index++) bytes += this.bytes[index & this.mask]!;
    return rest + (rate === null ? 0 : (8 * bytes) / rate);
  }

  /** Time integral of the queue length from `since` to `until`, packet·s. */
  area(since: number, until: number): number {
    let area = 0;
    for (let index = this.first; index < this.length; index++) {
      const place = index & this.mask;
      area += Math.max(0, Math.min(this.starts[place]!, until) - Math.max(this.arrivals[place]!, since));
    }
    return area;
  }

  /** Packets from number `from` on are sent one after the other from `start` (s) on; those before `atOnce` take no time. */
  private sendFrom(from: number, start: number, atOnce = 0): void {
    const { clock } = this;
    for (let index = from; index < this.length; index++) {
      const place = index & this.mask;
      const bytes = this.bytes[place]!;
      this.starts[place] = clock ? clock.begin(this.arrivals[place]!) : start;
      if (clock) this.lefts[place] = clock.bytesLeft;
      if (clock) start = clock.carry(bytes);
      else if (index >= atOnce) start += bytes * this.secondsPerByte;
      this.ends[place] = start;
    }
    this.freeAt = start;
  }

  protected firstAfter(times: Float64Array, time: number): number {
    return firstAfter(time, this.first, this.length, (index) => times[index & this.mask]!);
  }

  protected grow(): void {
    const size = 2 * (this.mask + 1);
    const wider = <T extends Float64Array | Int32Array | Uint16Array | Uint8Array>(into: T, from: T): T => (
      into.set(from),
      into
    );
    if (this.clock) this.lefts = wider(new Float64Array(size), this.lefts);
    this.arrivals = wider(new Float64Array(size), this.arrivals);
    this.starts = wider(new Float64Array(size), this.starts);
    this.ends = wider(new Float64Array(size), this.ends);
    this.codes = wider(new Int32Array(size), this.codes);
    this.bytes = wider(new Uint16Array(size), this.bytes);
    this.dropped = wider(new Uint8Array(size), this.dropped);
    this.mask = size - 1;
  }
}
