/**
 * The packets of a hop that serves flows in turn. Each flow's own queue is first-in first-out, and the log says whose turn comes
 * when; so packets are kept in the order in which they leave, and those that wait behind them as they came.
 */
import { endpointOf, ENTERED, ENTERED_MARKED, kindOf } from '../../workers/engine/network/packet-records.ts';
import { Passages } from './passages.ts';

/** Opportunities of a trace come at whole milliseconds, s. */
const HALF_MS = 0.0005;

export class FlowPassages extends Passages {
  /** Arrivals in order, s, also of packets that have moved. */
  private came = new Float64Array(1024);
  /** Number of the first packet that waits still. */
  private next = 0;

  override take(time: number, code: number, bytes: number): void {
    this.append(time, code, bytes);
    if (this.came.length !== this.arrivals.length) {
      const wider = new Float64Array(this.arrivals.length);
      wider.set(this.came);
      this.came = wider;
    }
    const place = (this.length - 1) & this.mask;
    this.came[place] = time;
    this.starts[place] = this.ends[place] = Infinity;
  }

  /** The transmission of the endpoint's oldest packet begins; the queue may have marked it. */
  beginNext(time: number, endpoint: number, marked = false): void {
    const place = this.moveUp(endpoint);
    if (place < 0) return;
    if (marked && kindOf(this.codes[place]!) === ENTERED)
      this.codes[place] = this.codes[place]! + (ENTERED_MARKED - ENTERED);
    this.starts[place] = time;
    this.clock?.begin(time - HALF_MS);
    this.ends[place] = this.clock?.carry(this.bytes[place]!) ?? time + this.bytes[place]! * this.secondsPerByte;
  }

  /** The endpoint's oldest packet is dropped. */
  override dropHead(time: number, endpoint: number): void {
    const place = this.moveUp(endpoint);
    if (place < 0) return;
    this.dropped[place] = 1;
    this.starts[place] = time;
    // Ends only grow; of a packet that was dropped `endOf` is its start.
    this.ends[place] = Math.max(time, this.next > 1 ? this.ends[(this.next - 2) & this.mask]! : 0);
  }

  override setRate(rate: number): void {
    this.secondsPerByte = 8 / rate;
  }

  /** No packet of such a hop is spared its delay. */
  override sendAtOnceBefore(): void {}

  override arrivedBy(time: number): number {
    return this.firstAfter(this.came, time);
  }

  /** Numbers of the packets that wait at `time`, head first, written to `into`; returns how many. */
  waiting(time: number, into: Int32Array): number {
    const most = Math.min(into.length, this.waitingAt(time));
    let count = 0;
    for (let index = this.begunBy(time); count < most && index < this.length; index++)
      if (this.arrivals[index & this.mask]! <= time) into[count++] = index;
    return count;
  }

  /** Unknown: it depends on whose packet it is. */
  override wait(): number {
    return NaN;
  }

  /** Moves the endpoint's oldest packet in front of the others that wait. @returns its place, or −1 if it has none */
  private moveUp(endpoint: number): number {
    const { mask } = this;
    let index = Math.max(this.next, this.first);
    while (index < this.length && endpointOf(this.codes[index & mask]!) !== endpoint) index++;
    if (index === this.length) return -1;
    const [arrival, code, bytes] = [this.arrivals[index & mask]!, this.codes[index & mask]!, this.bytes[index & mask]!];
    for (; index > this.next && index > this.first; index--) {
      const [to, from] = [index & mask, (index - 1) & mask];
      this.arrivals[to] = this.arrivals[from]!;
      this.codes[to] = this.codes[from]!;
      this.bytes[to] = this.bytes[from]!;
    }
    const place = index & mask;
    this.arrivals[place] = arrival;
    this.codes[place] = code;
    this.bytes[place] = bytes;
    this.next = index + 1;
    return place;
  }
}
