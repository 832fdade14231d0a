import type { TwoQueueReadings } from './readings.ts';

/** Writes the columns of a hop with two queues, in the order of TWO_QUEUE_COLUMNS. */
export class TwoQueueSampler {
  /** Counts at the last frame: marks of L; departures and waits of L and of C; area of L. */
  private readonly before = new Float64Array(6);

  /** @param period of frames, s */
  constructor(
    private readonly hop: TwoQueueReadings,
    private readonly period: number,
  ) {}

  /** @returns where the next column begins */
  write(row: Float32Array, start: number, now: number): number {
    const { hop } = this;
    const longest = hop.takeMaximumOf(0);
    row[start] = hop.packetsOf(0);
    row[start + 1] = Math.max(0, Math.min(longest, this.since(5, hop.areaOf(0, now)) / this.period));
    row[start + 2] = longest;
    row[start + 3] = hop.takeMaximumOf(1);
    row[start + 4] = this.since(0, hop.marksOf[0]!);
    const sent = this.since(1, hop.sentOf[0]!);
    row[start + 5] = sent;
    row[start + 6] = this.meanWait(0, sent);
    row[start + 7] = this.meanWait(1, this.since(2, hop.sentOf[1]!));
    row[start + 8] = hop.base;
    return start + 9;
  }

  /** Of the packets that left the queue since the last frame, s. */
  private meanWait(queue: number, sent: number): number {
    const wait = this.since(3 + queue, this.hop.waitOf[queue]!);
    return sent > 0 ? Math.max(0, wait / sent) : 0;
  }

  private since(place: number, count: number): number {
    const grown = count - this.before[place]!;
    this.before[place] = count;
    return grown;
  }
}
