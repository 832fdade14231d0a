import type { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, milliseconds, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { ecnParameter, limitParameter, markPParameter, type QueueCard } from './card.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './discipline.ts';

const parameters = [
  limitParameter(1000),
  number({
    key: 'target',
    symbol: 'target',
    name: 'Waiting it aims at',
    unit: 's',
    range: [1e-4, 1],
    default: 0.015,
    help: 'Queueing delay to be held.',
    shown: milliseconds(0.5, 100),
  }),
  number({
    key: 'tUpdate',
    symbol: 't_update',
    name: 'Sets its drop chance every',
    unit: 's',
    range: [LIMITS.minUpdate, 1],
    default: 0.015,
    help: 'Time between updates of the chance.',
    more: true,
    shown: milliseconds(1, 1000),
  }),
  number({
    key: 'alpha',
    symbol: 'α',
    name: 'Weight of the waiting',
    unit: '1/s',
    range: [0, 100],
    default: 0.125,
    help: 'Change of the chance at an update per second of delay above the target.',
    more: true,
    shown: between('1/s', 0.01, 10),
  }),
  number({
    key: 'beta',
    symbol: 'β',
    name: 'Weight of its growth',
    unit: '1/s',
    range: [0, 100],
    default: 1.25,
    help: 'Change of the chance at an update per second by which the delay has grown since the last one.',
    more: true,
    shown: between('1/s', 0.01, 100),
  }),
  number({
    key: 'maxBurst',
    symbol: 'max_burst',
    name: 'Lets a burst pass for',
    unit: 's',
    range: [0, 10],
    default: 0.15,
    help: 'Time from an idle queue on for which nothing is dropped early.',
    more: true,
    shown: milliseconds(0, 1000),
  }),
  ecnParameter('Packets that can carry a mark are marked instead of dropped early.'),
  markPParameter,
] as const satisfies readonly Parameter[];

/** Limit in packets, times in s, weights in 1/s. */
export type PieQueue = Settings<'pie', typeof parameters>;

/** Pairs: below this drop probability, updates are divided by this number (RFC 8033, Sec. 4.2 and Appendix A). */
const SCALES = [
  [0.000001, 2048],
  [0.00001, 512],
  [0.0001, 128],
  [0.001, 32],
  [0.01, 8],
  [0.1, 2],
] as const;
/** From this drop probability on, an update raises it by at most `GREATEST_STEP` (Sec. 5.5). */
const HIGH_CHANCE = 0.1;
const GREATEST_STEP = 0.02;
/** Factor of the drop probability at an update if the queue is empty now and was at the last update. */
const DECAY = 0.98;
/** Below this drop probability and half the target delay nothing is dropped, so that the link does not fall idle. */
const SAFE_CHANCE = 0.2;
/** Nothing is dropped while at most this many packets wait. */
const FEW_PACKETS = 2;
/**
 * Sum of the drop probabilities since the last drop: below the first number no packet is dropped, from the second on
 * the next one is (Sec. 5.4).
 */
const ACCUMULATED_MIN = 0.85;
const ACCUMULATED_MAX = 8.5;

/**
 * Proportional Integral controller Enhanced (RFC 8033). It drops arriving packets with a probability that it changes every
 * `tUpdate`, by how far the queueing delay is from `target` and by how much the delay has changed.
 *
 * Options of the RFC: the queueing delay is queue length / link rate, which is known here (as in RFC 8034), so the departure
 * rate is not estimated (Sec. 5.2); PIE is always active (5.3); drops are spaced (5.4); the probability does not depend on
 * the packet's size; ECN-capable packets are marked (5.1).
 */
export class Pie implements QueueDiscipline {
  limit: number;
  private readonly target: number;
  private readonly tUpdate: number;
  private readonly alpha: number;
  private readonly beta: number;
  private readonly maxBurst: number;
  private readonly ecn: boolean;
  private readonly markP: number;

  /** Drop probability. */
  chance = 0;
  /** Burst allowance: time for which nothing is dropped, s. */
  burstAllowance = 0;
  /** Queueing delay at the last update, s. */
  private delay = 0;
  /** Sum of the drop probabilities since the last drop. */
  private accumulated = 0;

  constructor(
    settings: PieQueue,
    private readonly random: RandomStream,
  ) {
    this.limit = settings.limit;
    this.target = settings.target;
    this.tUpdate = settings.tUpdate;
    this.alpha = settings.alpha;
    this.beta = settings.beta;
    this.maxBurst = settings.maxBurst;
    this.burstAllowance = settings.maxBurst;
    this.ecn = settings.ecn;
    this.markP = settings.markP;
  }

  get dropChance(): number {
    return this.chance;
  }

  admit(waiting: number, ecnCapable: boolean): Verdict {
    if (waiting >= this.limit) {
      this.accumulated = 0;
      return DROP;
    }
    if (this.burstAllowance > 0 || !this.signals(waiting)) return ACCEPT;
    this.accumulated = 0;
    return this.ecn && ecnCapable && this.chance < this.markP ? MARK : DROP;
  }

  /** Draws whether to drop or mark an arriving packet. */
  private signals(waiting: number): boolean {
    if ((this.delay < this.target / 2 && this.chance < SAFE_CHANCE) || waiting <= FEW_PACKETS) return false;
    this.accumulated = this.chance === 0 ? 0 : this.accumulated + this.chance;
    if (this.accumulated < ACCUMULATED_MIN) return false;
    if (this.accumulated >= ACCUMULATED_MAX) return true;
    return this.random.uniform() < this.chance;
  }

  /**
   * Update the drop probability. Called every `tUpdate`.
   * @param delay queueing delay now, s
   */
  update(delay: number): void {
    const before = this.delay;
    let step = (this.alpha * (delay - this.target) + this.beta * (delay - before)) / this.scale();
    if (this.chance >= HIGH_CHANCE && step > GREATEST_STEP) step = GREATEST_STEP;
    this.chance += step;
    if (delay === 0 && before === 0) this.chance *= DECAY;
    this.chance = Math.min(1, Math.max(0, this.chance));
    this.delay = delay;

    this.burstAllowance = Math.max(0, this.burstAllowance - this.tUpdate);
    const calm = delay < this.target / 2 && before < this.target / 2;
    if (this.chance === 0 && calm) this.burstAllowance = this.maxBurst;
  }

  private scale(): number {
    for (const [below, scale] of SCALES) if (this.chance < below) return scale;
    return 1;
  }
}

export const pie: QueueCard<PieQueue> = {
  kind: 'pie',
  name: 'PIE',
  fullName: 'Proportional Integral controller Enhanced',
  about:
    'Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.',
  parameters,
  citation: 'RFC 8033 (Pan, Natarajan, Baker and White, 2017).',
  decides: 'at arrival',
  updateEvery: ({ tUpdate }) => tUpdate,
  build: (settings, { random }) => new Pie(settings, random),
  words: {
    'dropped early': 'PIE drops packet {packet} early, by a chance of {chance:chance}.',
    marked: 'PIE marks packet {packet}, by a chance of {chance:chance}.',
  },
  ns2: 'ns-2.35 has no PIE',
};
