/**
 * A link that follows a trace of delivery opportunities, as Mahimahi's mm-link does (Netravali et al., 2015;
 * src/frontend/link_queue.cc there). An opportunity is a moment, at a whole millisecond, at which up to 1500 bytes leave:
 *
 * - The packets that came before it take its bytes in order. What a packet does not need is the next one's, and a packet
 *   that needs more waits for the rest until the next opportunity. A packet leaves with its last byte.
 * - What nobody needs is lost: an idle link saves nothing up. A packet that comes at just that moment is too late.
 * - After the last millisecond the trace begins again; if it is not repeated, nothing leaves any more.
 *
 * Nothing but divisions by 1000 is rounded, so the times are the same everywhere.
 */

/** Settings of a hop that follows a trace. */
export interface LinkTrace {
  /** What it is called on the page. */
  name: string;
  /**
   * A digit to base 36 for each millisecond, the first one from 0 to 1 ms: how many opportunities there are at its end.
   */
  perMs: string;
  /** It begins again after its last millisecond. */
  loop: boolean;
}

/** What leaves at an opportunity. */
const OPPORTUNITY_BYTES = 1500;
const OPPORTUNITY_BITS = 8 * OPPORTUNITY_BYTES;
/** Opportunities in one millisecond at most: a digit to base 36. */
export const MOST_PER_MS = 35;
/** When packets leave that no opportunity is left for, ms: after the end of any run. */
const NEVER_MS = 72_000_000;

const tables = new WeakMap<LinkTrace, TraceTable>();

/** The table of a trace, made once. */
export function tableOf(trace: LinkTrace): TraceTable {
  let table = tables.get(trace);
  if (!table) tables.set(trace, (table = new TraceTable(trace)));
  return table;
}

/** What a trace offers, by time. It does not change. */
export class TraceTable {
  /** Milliseconds of a pass. */
  readonly length: number;
  /** Most opportunities in one millisecond. */
  readonly peak: number;
  /** Most opportunities in one second of a pass; of a shorter pass all of it. */
  private readonly busiest: number;
  /** Opportunities of a pass by the end of each of its milliseconds; 0 at place 0. */
  private readonly by: Uint32Array;
  /** By milliseconds since the pass began: the end of the first millisecond after that with an opportunity; 0 if none is left. */
  private readonly next: Uint32Array;
  private readonly loop: boolean;

  constructor({ perMs, loop }: LinkTrace) {
    this.length = perMs.length;
    this.loop = loop;
    this.by = new Uint32Array(perMs.length + 1);
    this.next = new Uint32Array(perMs.length + 1);
    let peak = 0;
    let busiest = 0;
    for (let ms = 1; ms <= perMs.length; ms += 1) {
      const digit = perMs.charCodeAt(ms - 1);
      const count = digit < 58 ? digit - 48 : digit - 87;
      this.by[ms] = this.by[ms - 1]! + count;
      if (count > peak) peak = count;
      busiest = Math.max(busiest, this.by[ms]! - this.by[Math.max(0, ms - 1000)]!);
    }
    for (let ms = perMs.length - 1; ms >= 0; ms -= 1)
      this.next[ms] = this.by[ms + 1] === this.by[ms] ? this.next[ms + 1]! : ms + 1;
    this.peak = peak;
    this.busiest = busiest;
  }

  /** Mean rate of a pass, bit/s, to the bit. */
  get rate(): number {
    return Math.round((this.by[this.length]! * OPPORTUNITY_BITS * 1000) / this.length);
  }

  /** Rate over its busiest second, bit/s. */
  get busiestRate(): number {
    return (this.busiest * OPPORTUNITY_BITS * 1000) / Math.min(this.length, 1000);
  }

  /** Highest rate over a millisecond, bit/s. */
  get peakRate(): number {
    return this.peak * OPPORTUNITY_BITS * 1000;
  }

  /** The first millisecond after `ms` at whose end there is an opportunity; `NEVER_MS` if there is none. */
  after(ms: number): number {
    const start = ms - (ms % this.length);
    const next = this.next[ms - start]!;
    if (!this.loop && (start > 0 || next === 0)) return NEVER_MS;
    return next > 0 ? start + next : start + this.length + this.next[0]!;
  }

  /** Bytes that can leave at the end of millisecond `ms`. */
  bytesAt(ms: number): number {
    if (ms >= NEVER_MS) return Infinity;
    const place = ((ms - 1) % this.length) + 1;
    return (this.by[place]! - this.by[place - 1]!) * OPPORTUNITY_BYTES;
  }

  /** Bits that could have left by `time`, s. */
  bitsBy(time: number): number {
    const ms = wholeMs(time);
    const passes = Math.floor(ms / this.length);
    const whole = this.by[this.length]!;
    if (!this.loop && passes > 0) return whole * OPPORTUNITY_BITS;
    return (passes * whole + this.by[ms - passes * this.length]!) * OPPORTUNITY_BITS;
  }
}

/** Gives each packet of a hop its opportunities, in the order in which they are sent. */
export class TraceClock {
  /** The opportunities in use: their millisecond, the same in s, and the bytes that are left of them. */
  private ms = 0;
  private at = 0;
  private left = 0;

  constructor(private readonly table: TraceTable) {}

  /** When the transmission of the next packet, which came at `arrival` (s), begins, s. */
  begin(arrival: number): number {
    if (this.at <= arrival) this.goTo(this.table.after(wholeMs(arrival)));
    else if (this.left === 0) this.goTo(this.table.after(this.ms));
    return this.at;
  }

  /** Send that packet; returns when it leaves, s. */
  carry(bytes: number): number {
    let rest = bytes;
    while (rest > this.left) {
      rest -= this.left;
      this.goTo(this.table.after(this.ms));
    }
    this.left -= rest;
    return this.at;
  }

  /** Bits that could have left by `now`, s. */
  bitsBy(now: number): number {
    return this.table.bitsBy(now);
  }

  /** Bytes that are left of the opportunities in use. */
  get bytesLeft(): number {
    return this.left;
  }

  /** Go back to a packet that began at `at` (s), when that many bytes were left. */
  back(at: number, bytesLeft: number): void {
    this.goTo(Math.round(1000 * at));
    this.left = bytesLeft;
  }

  private goTo(ms: number): void {
    this.ms = ms;
    this.at = ms / 1000;
    this.left = this.table.bytesAt(ms);
  }
}

/** The last whole millisecond that is not after `time`, s. */
function wholeMs(time: number): number {
  let ms = Math.floor(time * 1000);
  while (ms / 1000 > time) ms -= 1;
  while ((ms + 1) / 1000 <= time) ms += 1;
  return ms;
}
