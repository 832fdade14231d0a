/** The latest packets of a run one by one, and all its drops. Never in React state. */
import type { PacketBlock } from '../../workers/live/packet-log.ts';
import { firstAfter } from '../first-after.ts';
import { Column } from './column.ts';

/** Most records. A power of two. */
const CAPACITY = 1 << 16;
/** Most drops; later ones are left out. */
const MOST_DROPS = 1 << 18;

/** A stretch of the run's records, in order of time: times in s, codes as network/packet-records.ts reads them. */
export class PacketStore {
  private readonly times = new Float64Array(CAPACITY);
  private readonly codes = new Int32Array(CAPACITY);
  /** Records appended since the stretch began; the last CAPACITY of them are here. */
  private written = 0;
  /** No record between these times is missing, s. */
  from = 0;
  to = 0;

  /** Begin a new stretch at `time`. */
  restart(time: number): void {
    this.written = 0;
    this.from = this.to = time;
  }

  /** Append what was recorded up to `now`, s. */
  append({ records, missed }: PacketBlock, now: number): void {
    const count = records.length / 2;
    if (missed > 0) this.restart(count > 0 ? records[0]! : now);
    for (let index = 0; index < count; index++) {
      const place = this.written & (CAPACITY - 1);
      if (this.written >= CAPACITY) this.from = this.times[place]!;
      this.times[place] = records[2 * index]!;
      this.codes[place] = records[2 * index + 1]!;
      this.written++;
    }
    this.to = now;
  }

  /** Numbers of the first record here, and of the one after the last. */
  get first(): number {
    return Math.max(0, this.written - CAPACITY);
  }

  get end(): number {
    return this.written;
  }

  timeOf(index: number): number {
    return this.times[index & (CAPACITY - 1)]!;
  }

  codeOf(index: number): number {
    return this.codes[index & (CAPACITY - 1)]!;
  }

  /** Number of the first record later than `time`; `end` if there is none. */
  after(time: number): number {
    return firstAfter(time, this.first, this.end, (index) => this.timeOf(index));
  }
}

/** Every drop of a run: by loss models, by queues on arrival, and at the head of a queue. */
export class DropLog {
  private times = new Float64Array(1024);
  private readonly codes = new Column();
  length = 0;

  /** Append drops. Those that are known are skipped. */
  append({ drops, firstDrop }: PacketBlock): void {
    const count = drops.length / 2;
    for (let index = Math.max(0, this.length - firstDrop); index < count && this.length < MOST_DROPS; index++) {
      if (this.length === this.times.length) {
        const larger = new Float64Array(2 * this.length);
        larger.set(this.times);
        this.times = larger;
      }
      this.times[this.length] = drops[2 * index]!;
      this.codes.push(drops[2 * index + 1]!);
      this.length++;
    }
  }

  timeOf(index: number): number {
    return this.times[index]!;
  }

  codeOf(index: number): number {
    return this.codes.at(index);
  }

  /** Number of the first drop later than `time`; `length` if there is none. */
  after(time: number): number {
    return firstAfter(time, 0, this.length, (index) => this.times[index]!);
  }
}
