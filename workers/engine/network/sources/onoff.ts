import { type EventQueue, Timer } from '../../event-queue.ts';
import { exp, ln } from '../../../theory/math.ts';
import type { Counts } from '../counts.ts';
import type { RandomStream } from '../../random.ts';
import type { OnOffSource as OnOffSettings } from '../../scenario/types.ts';
import { BYTES, FLAGS, FLOW, type PacketPool, type PacketSink } from '../packets.ts';

/**
 * Bursts at constant rate and silences between them, as ns-2's Application/Traffic/Pareto and Exponential draw them: a
 * burst is a whole number of packets, at least 1, of the given mean; a source begins with a silence.
 */
export class OnOffSource {
  private readonly settings: OnOffSettings;
  private readonly pool: PacketPool;
  private readonly random: RandomStream;
  private readonly counts: Counts;
  private readonly index: number;
  private readonly eventQueue: EventQueue;
  private readonly timers: Timer[];
  /** Packets left in each source's burst. */
  private readonly left: Int32Array;
  private running = false;
  firstHop!: PacketSink;

  constructor(
    settings: OnOffSettings,
    eventQueue: EventQueue,
    pool: PacketPool,
    random: RandomStream,
    counts: Counts,
    /** Its index among flows and sources. */
    index: number,
  ) {
    this.settings = settings;
    this.eventQueue = eventQueue;
    this.pool = pool;
    this.random = random;
    this.counts = counts;
    this.index = index;
    this.left = new Int32Array(settings.sources);
    this.timers = Array.from(
      { length: settings.sources },
      (_, source) => new Timer(eventQueue, () => this.act(source)),
    );
  }

  /** Every source starts, each after a random part of `startJitter`. */
  start(now: number): void {
    this.running = true;
    this.left.fill(0);
    for (const timer of this.timers) {
      timer.set(now + this.settings.startJitter * this.random.uniform() + this.draw(this.settings.meanOff) + this.gap);
    }
  }

  /** Fall silent at once. */
  stop(): void {
    this.running = false;
    for (const timer of this.timers) timer.cancel();
  }

  private get gap(): number {
    return (8 * this.settings.packetSize) / this.settings.rate;
  }

  private act(source: number): void {
    if (!this.running) return;
    if (this.left[source] === 0) {
      const packets = this.draw(this.settings.meanOn / this.gap);
      this.left[source] = Math.max(1, Math.min(1e9, Math.floor(packets + 0.5)));
    }
    this.left[source] = this.left[source]! - 1;
    this.send();
    const silence = this.left[source] === 0 ? this.draw(this.settings.meanOff) : 0;
    this.timers[source]!.set(this.eventQueue.now + silence + this.gap);
  }

  /** A length of the given mean: Pareto with the shape s, scale m (s − 1)/s, or exponential. */
  private draw(mean: number): number {
    const u = 1 - this.random.uniform();
    const { lengths, shape } = this.settings;
    return lengths === 'exponential' ? -mean * ln(u) : ((mean * (shape - 1)) / shape) * exp(-ln(u) / shape);
  }

  private send(): void {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.index;
    words[slot + BYTES] = this.settings.packetSize;
    words[slot + FLAGS] = 0;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
  }
}
