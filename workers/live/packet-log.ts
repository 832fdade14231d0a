/** The latest packets of a run in order of time, and all its drops, as they wait to be sent to the page. */
import { isDrop, kindOf, type PacketObserver } from '../engine/network/packet-records.ts';

/** Records that can wait: enough for the longest queue and round trip that can be drawn packet by packet. A power of two. */
export const LOG_RECORDS = 1 << 14;
/** Drops that can wait; of a run that drops more in one slice the oldest are lost. A power of two. */
const LOG_DROPS = 1 << 16;

/** Records as pairs of numbers: time (s), code (`packet-records.ts`). */
export interface PacketBlock {
  records: Float64Array<ArrayBuffer>;
  /** Records between the last block and these that are lost. */
  missed: number;
  /** Every drop since the last block; the first is drop number `firstDrop` of the run. */
  drops: Float64Array<ArrayBuffer>;
  firstDrop: number;
}

/** Writing allocates nothing; `take` copies. */
export class PacketLog implements PacketObserver {
  private readonly ring = new Float64Array(2 * LOG_RECORDS);
  /** Records of the run so far, and those of them sent. */
  private written = 0;
  private sent = 0;
  private readonly dropRing = new Float64Array(2 * LOG_DROPS);
  private dropsWritten = 0;
  private dropsSent = 0;

  packet(time: number, code: number): void {
    const { ring } = this;
    // A record that comes late is put before those of later times.
    const first = Math.max(this.sent, this.written - LOG_RECORDS + 1);
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
    const dropPlace = 2 * (this.dropsWritten & (LOG_DROPS - 1));
    this.dropRing[dropPlace] = time;
    this.dropRing[dropPlace + 1] = code;
    this.dropsWritten += 1;
  }

  /** Nothing waits. */
  get quiet(): boolean {
    return this.written === this.sent;
  }

  /** All records since the last call that are not lost. */
  take(): PacketBlock {
    const from = Math.max(this.sent, this.written - LOG_RECORDS);
    const records = copied(this.ring, from, this.written, LOG_RECORDS);
    const missed = from - this.sent;
    this.sent = this.written;
    const firstDrop = Math.max(this.dropsSent, this.dropsWritten - LOG_DROPS);
    const drops = copied(this.dropRing, firstDrop, this.dropsWritten, LOG_DROPS);
    this.dropsSent = this.dropsWritten;
    return { records, missed, drops, firstDrop };
  }
}

/** Index in the ring of a record, by its number in the run. */
function placeOf(record: number): number {
  return 2 * (record & (LOG_RECORDS - 1));
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
