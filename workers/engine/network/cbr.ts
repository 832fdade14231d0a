import { type Calendar, Timer } from '../calendar.ts';
import type { Counts } from '../probes/counts.ts';
import type { RandomStream } from '../random.ts';
import type { CbrSource as CbrSettings } from '../scenario/types.ts';
import { BYTES, FLAGS, FLOW, type PacketPool, type PacketSink } from './packets.ts';

/** Below this rate a ramp is looked at again so often, s, instead of waiting for its next packet. */
const RAMP_POLL_SECONDS = 0.1;

/**
 * Constant bit rate, square wave or sawtooth, unresponsive. A square wave begins high; each step to a higher rate from
 * silence sends at once (ns-2's Application/Traffic/CBR), any other step takes hold from the next packet on. A ramp sets
 * each gap by its rate at the time.
 */
export class CbrSource {
  private readonly settings: CbrSettings;
  private readonly pool: PacketPool;
  private readonly random: RandomStream;
  private readonly counts: Counts;
  private readonly index: number;
  private readonly timer: Timer;
  door!: PacketSink;

  /** bit/s now; 0 is silence. */
  private rate = 0;
  private high = false;
  /** Start of the ramp. */
  private rampStart = 0;
  private phaseEnd = Infinity;
  private nextSend = Infinity;

  constructor(
    settings: CbrSettings,
    calendar: Calendar,
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
    this.timer = new Timer(calendar, () => this.act(calendar.now));
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
    if (this.isRamp) this.rate = this.rampRate(now);
    if (now >= this.nextSend) this.sendOrPoll(now);
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
    else if (wasSilent) this.nextSend = now;
  }

  private get isRamp(): boolean {
    return this.high && (this.settings.wave === 'sawtooth' || this.settings.wave === 'reverse-sawtooth');
  }

  private rampRate(now: number): number {
    const { wave, high, low, on } = this.settings;
    const into = (now - this.rampStart) / on;
    const done = into - Math.floor(into);
    return low + (high - low) * (wave === 'sawtooth' ? done : 1 - done);
  }

  private sendOrPoll(now: number): void {
    const slowest = (8 * this.settings.packetSize) / RAMP_POLL_SECONDS;
    if (this.isRamp && this.rate < slowest) {
      this.nextSend = now + RAMP_POLL_SECONDS;
    } else {
      this.send();
      this.nextSend = now + this.gap();
    }
  }

  private gap(): number {
    const { packetSize, jitter } = this.settings;
    const gap = (8 * packetSize) / this.rate;
    return jitter === 0 ? gap : gap * (1 + jitter * (2 * this.random.uniform() - 1));
  }

  private send(): void {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.index;
    words[slot + BYTES] = this.settings.packetSize;
    words[slot + FLAGS] = 0;
    this.counts.sent += 1;
    this.door.receive(slot);
  }
}
