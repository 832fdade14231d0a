import { type EventQueue, Timer } from '../../event-queue.ts';
import type { Counts } from '../counts.ts';
import type { RandomStream } from '../../random.ts';
import type { CbrSource as CbrSettings } from '../../scenario/types.ts';
import { BYTES, FLAGS, FLOW, type PacketPool, type PacketSink } from '../packets.ts';

/**
 * Constant bit rate, square wave or sawtooth, unresponsive. A square wave begins high; each step to a higher rate from
 * silence sends at once (ns-2's Application/Traffic/CBR), any other step takes hold from the next packet on. On a ramp a
 * packet leaves when its bits have gone by since the one before: in any number of ramps it sends their mean rate.
 */
export class CbrSource {
  private readonly settings: CbrSettings;
  private readonly pool: PacketPool;
  private readonly random: RandomStream;
  private readonly counts: Counts;
  private readonly index: number;
  private readonly timer: Timer;
  firstHop!: PacketSink;

  /** bit/s now; 0 is silence. */
  private rate = 0;
  private high = false;
  /** Start of the ramp. */
  private rampStart = 0;
  private phaseEnd = Infinity;
  private nextSend = Infinity;

  constructor(
    settings: CbrSettings,
    eventQueue: EventQueue,
    pool: PacketPool,
    random: RandomStream,
    counts: Counts,
    /** Its index among flows and sources. */
    index: number,
  ) {
    this.settings = settings;
    this.pool = pool;
    this.random = random;
    this.counts = counts;
    this.index = index;
    this.timer = new Timer(eventQueue, () => this.act(eventQueue.now));
  }

  /** Begin the wave, high, at `now`. */
  start(now: number): void {
    this.high = false;
    this.phaseEnd = now;
    this.nextSend = Infinity;
    this.rate = 0;
    this.timer.set(now);
  }

  /** Fall silent at once. */
  stop(): void {
    this.high = false;
    this.rate = 0;
    this.phaseEnd = Infinity;
    this.nextSend = Infinity;
    this.timer.cancel();
  }

  private act(now: number): void {
    if (now >= this.phaseEnd) this.turn(now);
    if (now >= this.nextSend) {
      this.send();
      this.nextSend = now + this.gap(now);
    }
    this.timer.set(Math.min(this.nextSend, this.phaseEnd));
  }

  private turn(now: number): void {
    const { wave, high, low, on, off } = this.settings;
    const wasSilent = this.rate === 0;
    this.high = !this.high;
    this.rate = this.high ? high : low;
    this.phaseEnd = wave === 'square' ? now + (this.high ? on : off) : Infinity;
    this.rampStart = now;
    if (this.rate === 0) this.nextSend = Infinity;
    else if (wasSilent) this.nextSend = this.isRamp ? now + this.gap(now) : now;
  }

  private get isRamp(): boolean {
    return this.high && (this.settings.wave === 'sawtooth' || this.settings.wave === 'reverse-sawtooth');
  }

  /** Time from `now` to the next packet, s. */
  private gap(now: number): number {
    const { packetSize, jitter } = this.settings;
    const factor = jitter === 0 ? 1 : 1 + jitter * (2 * this.random.uniform() - 1);
    if (this.isRamp) return this.timeToSend(8 * packetSize * factor, now);
    const gap = (8 * packetSize) / this.rate;
    return jitter === 0 ? gap : gap * factor;
  }

  /** How long from `now` on the ramps take to send so many bits, s. */
  private timeToSend(bits: number, now: number): number {
    const { wave, high, low, on } = this.settings;
    const [start, end] = wave === 'sawtooth' ? [low, high] : [high, low];
    const slope = (end - start) / on;
    const ramps = (now - this.rampStart) / on;
    const into = on * (ramps - Math.floor(ramps));
    const rate = start + slope * into;
    const left = on - into;
    const ofThisRamp = left * ((rate + end) / 2);
    if (bits <= ofThisRamp) return timeOnRamp(bits, rate, slope);
    const ofARamp = on * ((high + low) / 2);
    const later = bits - ofThisRamp;
    const whole = Math.floor(later / ofARamp);
    return left + whole * on + timeOnRamp(later - whole * ofARamp, start, slope);
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

/** Time t with rate·t + slope·t²/2 = bits, s. */
function timeOnRamp(bits: number, rate: number, slope: number): number {
  return bits === 0 ? 0 : (2 * bits) / (rate + Math.sqrt(Math.max(0, rate * rate + 2 * slope * bits)));
}
