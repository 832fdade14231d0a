import { integerPower } from '../math.ts';
import type { RandomStream } from '../random.ts';
import type { RedQueue } from '../scenario/types.ts';
import { ECN_CAPABLE, MARKED, type PacketPool } from './packets.ts';
import type { QueueDiscipline } from './queue.ts';

/**
 * Random Early Detection (Floyd & Jacobson 1993), in packets, as ns-2.35's red.cc does it.
 *
 * The average of the queue length decides: below `minThreshold` nothing is dropped; from there the chance climbs to
 * `maxP` at `maxThreshold`, and with `gentle` on to 1 at twice that.
 */
export class Red implements QueueDiscipline {
  private readonly settings: RedQueue;
  private readonly pool: PacketPool;
  private readonly random: RandomStream;
  /** Packets per second that the link can send: ages the average while the link is idle. */
  private readonly packetsPerSecond: () => number;

  /** Average queue length, packets. */
  average = 0;
  /** Packets since the last early drop or mark. */
  private count = 0;
  /** The average has been above the minimum since an earlier packet. */
  private aboveMinimum = false;

  constructor(settings: RedQueue, pool: PacketPool, random: RandomStream, packetsPerSecond: () => number) {
    this.settings = settings;
    this.pool = pool;
    this.random = random;
    this.packetsPerSecond = packetsPerSecond;
  }

  admit(slot: number, waiting: number, now: number, freeAt: number): boolean {
    const { minThreshold, weight, limit } = this.settings;
    if (now > freeAt) {
      // As if that many packets had arrived at the empty queue.
      const missed = Math.floor(this.packetsPerSecond() * (now - freeAt));
      this.average *= integerPower(1 - weight, missed);
    }
    this.average = this.average * (1 - weight) + weight * waiting;
    this.count += 1;

    let drop = false;
    if (this.average >= minThreshold && waiting > 1) {
      if (!this.aboveMinimum) {
        this.count = 1;
        this.aboveMinimum = true;
      } else {
        drop = this.earlySignal(slot);
      }
    } else {
      this.aboveMinimum = false;
    }
    if (waiting >= limit) {
      this.count = 0;
      return false;
    }
    return !drop;
  }

  /** Chance of an early signal at the present average, before spacing. */
  chance(): number {
    const { minThreshold, maxThreshold, maxP, gentle } = this.settings;
    const { average } = this;
    if (average < minThreshold) return 0;
    if (average < maxThreshold) return (maxP * (average - minThreshold)) / (maxThreshold - minThreshold);
    if (!gentle) return 1;
    return Math.min(1, maxP + ((1 - maxP) * (average - maxThreshold)) / maxThreshold);
  }

  /** Draw for an early signal; true if the packet is to be dropped, false if it passes, marked or not. */
  private earlySignal(slot: number): boolean {
    const { ecn, markP } = this.settings;
    const chance = this.chance();
    if (this.random.uniform() > this.spaced(chance)) return false;
    this.count = 0;
    const flags = this.pool.flags[slot]!;
    if (ecn && (flags & ECN_CAPABLE) !== 0 && chance < markP) {
      this.pool.flags[slot] = flags | MARKED;
      return false;
    }
    return true;
  }

  /** Spaces signals evenly: gaps uniform on [1/p, 2/p] packets with `wait`, on [1, 1/p] without. */
  private spaced(chance: number): number {
    const expected = this.count * chance;
    if (this.settings.wait) {
      if (expected < 1) return 0;
      return expected < 2 ? Math.min(1, chance / (2 - expected)) : 1;
    }
    return expected < 1 ? Math.min(1, chance / (1 - expected)) : 1;
  }
}
