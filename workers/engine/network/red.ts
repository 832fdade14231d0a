import { integerPower } from '../math.ts';
import type { RandomStream } from '../random.ts';
import type { RedQueue } from '../scenario/types.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './queue.ts';

/**
 * Random Early Detection (Floyd & Jacobson 1993), in packets, as ns-2.35's red.cc does it.
 *
 * The average of the queue length decides: below `minThreshold` nothing is dropped; from there the chance climbs to
 * `maxP` at `maxThreshold`, and with `gentle` on to 1 at twice that.
 */
export class Red implements QueueDiscipline {
  private readonly settings: RedQueue;
  private readonly random: RandomStream;
  /** Packets per second that the link can send: ages the average while the link is idle. */
  private readonly packetsPerSecond: () => number;
  private readonly minThreshold: number;
  private readonly weight: number;
  /** Rise of the chance per packet of average, below and above `maxThreshold`. */
  private readonly slope: number;
  private readonly gentleSlope: number;

  /** Average queue length, packets. */
  average = 0;
  /** Packets since the last early drop or mark. */
  private count = 0;
  /** The average has been above the minimum since an earlier packet. */
  private aboveMinimum = false;

  constructor(settings: RedQueue, random: RandomStream, packetsPerSecond: () => number) {
    this.settings = settings;
    this.random = random;
    this.packetsPerSecond = packetsPerSecond;
    const { minThreshold, maxThreshold, maxP, weight } = settings;
    this.minThreshold = minThreshold;
    this.weight = weight;
    this.slope = maxP / (maxThreshold - minThreshold);
    this.gentleSlope = (1 - maxP) / maxThreshold;
  }

  admit(waiting: number, ecnCapable: boolean, now: number, freeAt: number): Verdict {
    if (now > freeAt) this.age(now - freeAt);
    const average = this.average * (1 - this.weight) + this.weight * waiting;
    this.average = average;
    this.count += 1;

    let verdict: Verdict = ACCEPT;
    if (average < this.minThreshold || waiting <= 1) {
      this.aboveMinimum = false;
    } else if (this.aboveMinimum) {
      verdict = this.draw(ecnCapable);
    } else {
      this.count = 1;
      this.aboveMinimum = true;
    }
    if (waiting < this.settings.limit) return verdict;
    this.count = 0;
    return DROP;
  }

  /** The link has been idle for so long: as if that many packets had arrived at the empty queue. */
  private age(idleSeconds: number): void {
    const missed = Math.floor(this.packetsPerSecond() * idleSeconds);
    if (missed > 0) this.average *= integerPower(1 - this.weight, missed);
  }

  /** Chance of an early signal at the present average, before spacing. */
  chance(): number {
    const { maxThreshold, maxP, gentle } = this.settings;
    const { average, minThreshold } = this;
    if (average < minThreshold) return 0;
    if (average < maxThreshold) return (average - minThreshold) * this.slope;
    return gentle ? Math.min(1, maxP + (average - maxThreshold) * this.gentleSlope) : 1;
  }

  /** Draws for an early signal. */
  private draw(ecnCapable: boolean): Verdict {
    const chance = this.chance();
    const spaced = this.spaced(chance);
    if (spaced === 0 || this.random.uniform() > spaced) return ACCEPT;
    this.count = 0;
    return ecnCapable && this.settings.ecn && chance < this.settings.markP ? MARK : DROP;
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
