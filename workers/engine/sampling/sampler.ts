import { type EventQueue, Timer } from '../event-queue.ts';
import type { HopReadings, SenderReadings, TwoQueueReadings } from './readings.ts';
import type { Counts } from '../network/counts.ts';
import { FrameDigest } from './digest.ts';
import type { FrameLayout } from './frame.ts';
import { jainIndex } from './statistics.ts';
import { TwoQueueSampler } from './two-queue-sampler.ts';

/** Receives each frame and its index. The next frame overwrites the row: copy what you keep. */
export type FrameListener = (row: Float32Array<ArrayBuffer>, index: number) => void;

/** Writes one frame per period, in the layout of frame.ts. */
export class Sampler {
  private readonly timer: Timer;
  private readonly twoQueues: readonly TwoQueueSampler[];
  private readonly row: Float32Array<ArrayBuffer>;
  private readonly words: Uint32Array;
  private readonly endpoints: number;
  readonly digest = new FrameDigest();
  /** Frames written. */
  index = 0;

  /** Counts at the last frame: endpoints × 4, then hops × 4. */
  private readonly before: Float64Array;
  private readonly hopsBefore: Float64Array;
  private readonly areaBefore: Float64Array;
  /** By flow: 1 if it was active at the last frame. */
  private readonly wasActive: Uint8Array;
  private readonly contenders: Float64Array;

  constructor(
    eventQueue: EventQueue,
    private readonly layout: FrameLayout,
    private readonly senders: readonly SenderReadings[],
    private readonly hops: readonly HopReadings[],
    twoQueues: readonly TwoQueueReadings[],
    private readonly counts: readonly Counts[],
    private readonly settle: () => void,
    private readonly listeners: readonly FrameListener[],
  ) {
    this.twoQueues = twoQueues.map((hop) => new TwoQueueSampler(hop, layout.period));
    this.row = new Float32Array(layout.width);
    this.words = new Uint32Array(this.row.buffer);
    this.endpoints = senders.length + layout.traffic;
    this.before = new Float64Array(4 * this.endpoints);
    this.hopsBefore = new Float64Array(4 * hops.length);
    this.areaBefore = new Float64Array(hops.length);
    this.wasActive = new Uint8Array(senders.length);
    this.contenders = new Float64Array(senders.length);
    this.timer = new Timer(eventQueue, () => this.sample(eventQueue.now));
    this.timer.set(layout.period);
  }

  private sample(now: number): void {
    this.settle();
    const { row } = this;
    row[0] = this.fairness();
    let at = 1;
    for (let flow = 0; flow < this.senders.length; flow += 1) {
      const sender = this.senders[flow]!;
      at = this.writeCounts(flow, at);
      row[at++] = this.since(4 * flow + 3, sender.counts.lossEvents);
      row[at++] = sender.active ? sender.cwnd : 0;
      row[at++] = sender.srtt;
      this.wasActive[flow] = sender.active ? 1 : 0;
    }
    for (let hop = 0; hop < this.hops.length; hop += 1) at = this.writeHop(hop, at, now);
    for (let source = this.senders.length; source < this.endpoints; source += 1) at = this.writeCounts(source, at);
    for (const hop of this.twoQueues) at = hop.write(row, at, now);

    this.digest.add(this.words);
    for (const listener of this.listeners) listener(row, this.index);
    this.index += 1;
    this.timer.set((this.index + 1) * this.layout.period);
  }

  /** Jain's index of the packets sent in this period, over the flows active throughout it. */
  private fairness(): number {
    let count = 0;
    for (let flow = 0; flow < this.senders.length; flow += 1) {
      if (this.wasActive[flow] === 1 && this.senders[flow]!.active) {
        this.contenders[count++] = this.counts[flow]!.sent - this.before[4 * flow]!;
      }
    }
    return count < 2 ? 1 : jainIndex(this.contenders, count);
  }

  private writeCounts(endpoint: number, start: number): number {
    const { row } = this;
    const { sent, delivered, dropped } = this.counts[endpoint]!;
    row[start] = this.since(4 * endpoint, sent);
    row[start + 1] = this.since(4 * endpoint + 1, delivered);
    row[start + 2] = this.since(4 * endpoint + 2, dropped);
    return start + 3;
  }

  private writeHop(index: number, start: number, now: number): number {
    const { row, areaBefore } = this;
    const hop = this.hops[index]!;
    const area = hop.queueArea(now);
    row[start] = hop.waiting(now);
    const longest = hop.takeMaximum(now);
    // The area is a difference of sums: where packets wait for days its rounding would lead the mean out of 0 to the maximum.
    row[start + 1] = Math.max(0, Math.min(longest, (area - areaBefore[index]!) / this.layout.period));
    row[start + 2] = longest;
    areaBefore[index] = area;
    this.writeHopCount(index, 0, start + 3, hop.arrivals);
    this.writeHopCount(index, 1, start + 4, hop.drops);
    this.writeHopCount(index, 2, start + 5, hop.marks);
    this.writeHopCount(index, 3, start + 6, hop.departures(now));
    row[start + 7] = hop.average;
    return start + 8;
  }

  private writeHopCount(hop: number, which: number, at: number, count: number): void {
    const place = 4 * hop + which;
    this.row[at] = count - this.hopsBefore[place]!;
    this.hopsBefore[place] = count;
  }

  /** Growth of a count since the last frame. */
  private since(place: number, count: number): number {
    const grown = count - this.before[place]!;
    this.before[place] = count;
    return grown;
  }
}
