import { integerPower } from '../../../theory/math.ts';
import type { RandomStream } from '../../random.ts';
import type { RedQueue } from '../../scenario/types.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './queue.ts';

/**
 * Random Early Detection (Floyd & Jacobson 1993), in packets, as ns-2.35's red.cc does it.
 *
 * The average of the queue length decides: below `minThreshold` nothing is dropped; from there the chance climbs to
 * `maxP` at `maxThreshold`, and with `gentle` on to 1 at twice that.
 */
export class Red implements QueueDiscipline {
  private readonly random: RandomStream;
  /** Packets per second that the link can send: ages the average while the link is idle. */
  private readonly packetsPerSecond: () => number;
  // Fields of their own: what is read for every packet is read quickest from a shape known beforehand.
  private readonly limit: number;
  private readonly minThreshold: number;
  private readonly maxThreshold: number;
  private readonly maxP: number;
  private readonly markP: number;
  private readonly weight: number;
  private readonly gentle: boolean;
  private readonly wait: boolean;
  private readonly ecn: boolean;
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
    this.random = random;
    this.packetsPerSecond = packetsPerSecond;
    const { limit, minThreshold, maxThreshold, maxP, markP, weight, gentle, wait, ecn } = settings;
    this.limit = limit;
    this.minThreshold = minThreshold;
    this.maxThreshold = maxThreshold;
    this.maxP = maxP;
    this.markP = markP;
    this.weight = weight;
    this.gentle = gentle;
    this.wait = wait;
    this.ecn = ecn;
    this.slope = maxP / (maxThreshold - minThreshold);
    this.gentleSlope = (1 - maxP) / maxThreshold;
  }

  admit(waiting: number, ecnCapable: boolean): Verdict {
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
    if (waiting < this.limit) return verdict;
    this.count = 0;
    return DROP;
  }

  /** As if the packets that the idle link could have sent had arrived at the empty queue. */
  age(idleSeconds: number): void {
    const missed = Math.floor(this.packetsPerSecond() * idleSeconds);
    if (missed > 0) this.average *= integerPower(1 - this.weight, missed);
  }

  /** Chance of an early signal at the present average, before spacing. */
  chance(): number {
    const { average } = this;
    if (average < this.minThreshold) return 0;
    if (average < this.maxThreshold) return (average - this.minThreshold) * this.slope;
    return this.gentle ? Math.min(1, this.maxP + (average - this.maxThreshold) * this.gentleSlope) : 1;
  }

  /** Draws for an early signal. */
  private draw(ecnCapable: boolean): Verdict {
    const chance = this.chance();
    const spaced = this.spaced(chance);
    if (spaced === 0 || this.random.uniform() > spaced) return ACCEPT;
    this.count = 0;
    return ecnCapable && this.ecn && chance < this.markP ? MARK : DROP;
  }

  /** Spaces signals evenly: gaps uniform on [1/p, 2/p] packets with `wait`, on [1, 1/p] without. */
  private spaced(chance: number): number {
    const expected = this.count * chance;
    if (this.wait) {
      if (expected < 1) return 0;
      return expected < 2 ? Math.min(1, chance / (2 - expected)) : 1;
    }
    return expected < 1 ? Math.min(1, chance / (1 - expected)) : 1;
  }
}
