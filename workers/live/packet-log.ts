/** The latest packets of a run in order of time, and all its drops, kept until the page is told. */
import { isDrop, kindOf, type PacketObserver } from '../engine/network/packet-records.ts';

/** Records kept: enough for the longest queue and round trip that can be drawn packet by packet. A power of two. */
export const TRACE_RECORDS = 1 << 14;
/** Drops kept between two reports; a run that drops more in one slice of time loses the oldest of them. */
const DROPS = 1 << 16;

/** Records as pairs of numbers: time (s), code (network/packet-records.ts). */
export interface TraceBlock {
  records: Float64Array<ArrayBuffer>;
  /** Records that came before these since the last block and are not among them. */
  missed: number;
  /** Every drop since the last block; the first is drop number `firstDrop` of the run. */
  drops: Float64Array<ArrayBuffer>;
  firstDrop: number;
}

/** Writes without allocating; `take` copies out. */
export class PacketTrace implements PacketObserver {
  private readonly ring = new Float64Array(2 * TRACE_RECORDS);
  /** Records of the run, and those of them told. */
  private written = 0;
  private told = 0;
  private readonly dropRing = new Float64Array(2 * DROPS);
  private dropsWritten = 0;
  private dropsTold = 0;

  packet(time: number, code: number): void {
    const { ring } = this;
    // What is told late goes before what came after it.
    const first = Math.max(this.told, this.written - TRACE_RECORDS + 1);
    let at = this.written;
    let place = placeOf(at);
    for (; at > first; at -= 1) {
      const before = placeOf(at - 1);
      if (ring[before]! <= time) break;
      ring[place] = ring[before]!;
      ring[place + 1] = ring[before + 1]!;
      place = before;
    }
    ring[place] = time;
    ring[place + 1] = code;
    this.written += 1;
    if (!isDrop(kindOf(code))) return;
    const dropPlace = 2 * (this.dropsWritten & (DROPS - 1));
    this.dropRing[dropPlace] = time;
    this.dropRing[dropPlace + 1] = code;
    this.dropsWritten += 1;
  }

  /** Nothing has been recorded since the last block. */
  get quiet(): boolean {
    return this.written === this.told;
  }

  /** All that is new since the last call, as far as it is kept. */
  take(): TraceBlock {
    const from = Math.max(this.told, this.written - TRACE_RECORDS);
    const records = copied(this.ring, from, this.written, TRACE_RECORDS);
    const missed = from - this.told;
    this.told = this.written;
    const firstDrop = Math.max(this.dropsTold, this.dropsWritten - DROPS);
    const drops = copied(this.dropRing, firstDrop, this.dropsWritten, DROPS);
    this.dropsTold = this.dropsWritten;
    return { records, missed, drops, firstDrop };
  }
}

/** Where the ring holds a record, by its number in the run. */
function placeOf(record: number): number {
  return 2 * (record & (TRACE_RECORDS - 1));
}

/** The pairs `from` to `to` (exclusive) of a ring of pairs, in order. */
function copied(ring: Float64Array, from: number, to: number, capacity: number): Float64Array<ArrayBuffer> {
  const pairs = new Float64Array(2 * (to - from));
  const first = from & (capacity - 1);
  const untilEnd = Math.min(to - from, capacity - first);
  pairs.set(ring.subarray(2 * first, 2 * (first + untilEnd)));
  if (to - from > untilEnd) pairs.set(ring.subarray(0, 2 * (to - from - untilEnd)), 2 * untilEnd);
  return pairs;
}
