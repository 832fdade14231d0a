import type { Fate } from '../fates.ts';
import {
  between,
  type Conflict,
  flag,
  milliseconds,
  number,
  type Parameter,
  type Settings,
} from '../../scenario/parameter.ts';
import { limitParameter, type QueueCard } from './card.ts';
import { CLASSIC, LOW, type TwoQueueDiscipline, type TwoQueues } from './discipline.ts';

const parameters = [
  limitParameter(1000),
  number({
    key: 'target',
    symbol: 'target',
    name: 'Waiting it aims at (classic)',
    unit: 's',
    range: [0.001, 1],
    default: 0.015,
    help: 'The controller raises its chance while packets wait longer than this, and lowers it while they wait less.',
    notable: [{ value: 0.015, source: 'RFC 9332, Linux' }],
    shown: milliseconds(1, 100),
  }),
  number({
    key: 'threshold',
    symbol: 'step',
    name: 'Marks after so long (low latency)',
    unit: 's',
    range: [1e-5, 1],
    default: 0.001,
    help: 'A packet of the low-latency queue that has waited longer is marked.',
    notable: [
      { value: 0.001, source: 'Linux' },
      { value: 0.0008, source: 'RFC 9332, with its ramp' },
    ],
    shown: milliseconds(0.1, 20),
  }),
  number({
    key: 'coupling',
    symbol: 'k',
    name: 'Coupling',
    range: [0.1, 100],
    default: 2,
    help: 'The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.',
    notable: [{ value: 2, source: 'RFC 9332, Linux' }],
    shown: between('', 0.5, 10),
  }),
  number({
    key: 'ramp',
    name: 'Marks all after so much more',
    unit: 's',
    range: [0, 1],
    default: 0,
    help: 'From the threshold on the chance rises over so much more waiting to 1; 0 is a step.',
    more: true,
    notable: [
      { value: 0, source: 'Linux' },
      { value: 0.0004, source: 'RFC 9332' },
    ],
    shown: milliseconds(0, 5),
  }),
  number({
    key: 'behind',
    name: 'Marks for its wait only with this many behind',
    unit: 'packets',
    range: [0, 1000],
    whole: true,
    default: 2,
    help: 'A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.',
    more: true,
    notable: [
      { value: 2, source: 'RFC 9332, Th_len 1' },
      { value: 0, source: 'Linux' },
    ],
    shown: between('packets', 0, 10),
  }),
  number({
    key: 'tUpdate',
    symbol: 'Tupdate',
    name: 'Updates every',
    unit: 's',
    range: [0.001, 1],
    default: 0.016,
    help: 'Time between updates of the chance.',
    more: true,
    notable: [
      { value: 0.016, source: 'Linux' },
      { value: 0.015, source: 'RFC 9332' },
    ],
    shown: milliseconds(1, 100),
  }),
  number({
    key: 'alpha',
    symbol: 'α',
    name: 'Gain of the distance',
    unit: '1/s',
    range: [0, 100],
    default: 0.16,
    help: 'Each update adds this times how far the wait is from the target.',
    more: true,
    notable: [
      { value: 0.16, source: 'Linux' },
      { value: 0.15, source: 'RFC 9332' },
    ],
    shown: between('1/s', 0.01, 2),
  }),
  number({
    key: 'beta',
    symbol: 'β',
    name: 'Gain of the change',
    unit: '1/s',
    range: [0, 1000],
    default: 3.2,
    help: 'Each update adds this times how much the wait has changed.',
    more: true,
    notable: [
      { value: 3.2, source: 'Linux' },
      { value: 3, source: 'RFC 9332' },
    ],
    shown: between('1/s', 0.1, 20),
  }),
  flag({
    key: 'spareShort',
    name: 'Drops none while less than two packets stay behind',
    default: true,
    help: 'The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.',
    more: true,
  }),
] as const satisfies readonly Parameter[];

/** Limit in packets, times in s, gains per s. */
export type DualPi2Queue = Settings<'dualpi2', typeof parameters>;

/** Bytes that the classic queue may send in a round, and how many times that the low-latency queue may: nine parts to one. */
const QUANTUM = 1500;
const WEIGHT = 9;
/** With `spareShort`, bytes behind a packet of the classic queue below which it passes. */
const SHORT = 3000;

/**
 * DualPI2 (RFC 9332, Appendix A): a low-latency queue L for ECT(1), a classic queue C for the rest. Every `tUpdate`
 *
 *   p ← p + α (q − target) + β (q − q before)     q: the longest wait in either queue, s; p from 0 to 1
 *   p_C = p², p_CL = min(k p, 1)
 *
 * C drops with p_C, or marks what is ECT(0). L marks with the larger of p_CL and the ramp of the packet's own wait. From
 * p_CL = 1 on, the overload, C drops with p_C what is ECT(0) too, and L drops with p_C and marks the rest. "With p" is no chance:
 * a sum grows by p at each packet and gives the signal when it exceeds 1. L sends nine times C's bytes while both wait, so that
 * neither starves; the RFC leaves the scheduler and its weight open.
 */
export class DualPi2 implements TwoQueueDiscipline {
  /** p, and what follows from it. */
  base = 0;
  classicChance = 0;
  coupledChance = 0;
  /** From this p_C on C does not mark. */
  private readonly overload: number;
  /** The wait at the last update, s. */
  private before = 0;
  /** Sums of the chances since the last signals, by queue. */
  private readonly sums = new Float64Array(2);
  /** Deficit round robin: bytes that a queue may still send in this round, and whether it is in it. */
  private readonly credits = new Float64Array(2);
  private readonly inRound = new Uint8Array(2);
  cause: Fate = 'marked by PI2';
  chance = NaN;

  constructor(private readonly settings: DualPi2Queue) {
    this.overload = Math.min(1, 1 / (settings.coupling * settings.coupling));
  }

  dequeue(_now: number, queues: TwoQueues): void {
    for (;;) {
      const queue = this.schedule(queues);
      if (queue < 0) return;
      queues.takeFrom(queue);
      if (!(queue === LOW ? this.dropsLow(queues) : this.dropsClassic(queues)) || !queues.dropTaken()) return;
    }
  }

  update(delay: number): void {
    const { alpha, beta, target, coupling } = this.settings;
    const base = this.base + alpha * (delay - target) + beta * (delay - this.before);
    this.before = delay;
    this.base = Math.min(1, Math.max(0, base));
    this.classicChance = this.base * this.base;
    this.coupledChance = Math.min(1, coupling * this.base);
  }

  /** The queue that sends next; −1 if both are empty. */
  private schedule(queues: TwoQueues): number {
    const { credits, inRound } = this;
    if (queues.packetsOf(LOW) + queues.packetsOf(CLASSIC) === 0) return -1;
    for (;;) {
      if (inRound[LOW] === 0 && inRound[CLASSIC] === 0) {
        inRound.fill(1);
        credits[LOW] = credits[LOW]! + WEIGHT * QUANTUM;
        credits[CLASSIC] = credits[CLASSIC]! + QUANTUM;
      }
      for (let queue = LOW; queue <= CLASSIC; queue += 1) {
        if (inRound[queue] === 0) continue;
        const waits = queues.packetsOf(queue) > 0;
        const bytes = waits ? queues.headBytesOf(queue) : 0;
        if (waits && bytes <= credits[queue]!) {
          credits[queue] = credits[queue]! - bytes;
          return queue;
        }
        if (!waits) credits[queue] = 0;
        inRound[queue] = 0;
      }
    }
  }

  /** Marks the packet taken from L, or says that it is to be dropped. */
  private dropsLow(queues: TwoQueues): boolean {
    const { coupledChance } = this;
    if (coupledChance >= 1) {
      if (this.signals(LOW, this.classicChance, 'dropped in overload')) return true;
      if (this.signals(LOW, 1, 'marked by the coupling')) queues.markTaken();
      return false;
    }
    const own = queues.packetsOf(LOW) < this.settings.behind ? 0 : this.rampOf(queues.waited);
    const cause = own > coupledChance ? 'marked for its wait' : 'marked by the coupling';
    if (this.signals(LOW, Math.max(own, coupledChance), cause)) queues.markTaken();
    return false;
  }

  /** Marks the packet taken from C, or says that it is to be dropped. */
  private dropsClassic(queues: TwoQueues): boolean {
    if (this.settings.spareShort && queues.bytesOf(CLASSIC) < SHORT) return false;
    const { classicChance } = this;
    if (!this.signals(CLASSIC, classicChance, 'dropped by PI2')) return false;
    if (classicChance >= this.overload) return true;
    this.cause = 'marked by PI2';
    if (queues.markTaken()) return false;
    this.cause = 'dropped by PI2';
    return true;
  }

  /** RFC 9332's `recur`. */
  private signals(queue: number, chance: number, cause: Fate): boolean {
    const sum = this.sums[queue]! + chance;
    this.sums[queue] = sum > 1 ? sum - 1 : sum;
    if (sum <= 1) return false;
    this.cause = cause;
    this.chance = chance;
    return true;
  }

  /** The chance that goes by a packet's own wait, s. */
  private rampOf(waited: number): number {
    const { threshold, ramp } = this.settings;
    if (waited <= threshold) return 0;
    return ramp === 0 ? 1 : Math.min(1, (waited - threshold) / ramp);
  }
}

function stepBelowTarget({ threshold, ramp, target }: DualPi2Queue): Conflict | null {
  if (threshold + ramp < target) return null;
  return {
    key: 'threshold',
    rule: `must, with the ramp of ${ramp} s, be less than the target of the classic queue, ${target} s`,
  };
}

export const dualPi2: QueueCard<DualPi2Queue> = {
  kind: 'dualpi2',
  name: 'DualPI2',
  fullName: 'Dual-queue coupled AQM',
  about:
    'Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.',
  parameters,
  citation: 'RFC 9332 (De Schepper, Briscoe and White, 2023), Appendix A; defaults and the step as in Linux 6.17.',
  conflict: stepBelowTarget,
  outOfReach({ threshold, target }, drain) {
    if (drain > target) return null;
    if (drain > threshold)
      return 'The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.';
    return 'The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.';
  },
  decides: 'by class',
  updateEvery: ({ tUpdate }) => tUpdate,
  build: (settings) => new DualPi2(settings),
  words: {},
  ns2: 'ns-2.35 has no DualPI2',
};
