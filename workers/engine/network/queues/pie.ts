import type { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, milliseconds, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { ecnParameter, limitParameter, markPParameter, type QueueCard } from './card.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './discipline.ts';

const parameters = [
  limitParameter(1000),
  {
    type: 'number',
    key: 'target',
    symbol: 'target',
    name: 'Waiting it aims at',
    unit: 's',
    min: 1e-4,
    max: 1,
    default: 0.015,
    help: 'Queueing delay to be held.',
    shown: milliseconds(0.5, 100),
  },
  {
    type: 'number',
    key: 'tUpdate',
    symbol: 't_update',
    name: 'Sets its drop chance every',
    unit: 's',
    min: LIMITS.minUpdate,
    max: 1,
    default: 0.015,
    help: 'Time between updates of the chance.',
    more: true,
    shown: milliseconds(1, 1000),
  },
  {
    type: 'number',
    key: 'alpha',
    symbol: 'α',
    name: 'Weight of the waiting',
    unit: '1/s',
    min: 0,
    max: 100,
    default: 0.125,
    help: 'Change of the chance at an update per second of delay above the target.',
    more: true,
    shown: between('1/s', 0.01, 10),
  },
  {
    type: 'number',
    key: 'beta',
    symbol: 'β',
    name: 'Weight of its growth',
    unit: '1/s',
    min: 0,
    max: 100,
    default: 1.25,
    help: 'Change of the chance at an update per second by which the delay has grown since the last one.',
    more: true,
    shown: between('1/s', 0.01, 100),
  },
  {
    type: 'number',
    key: 'maxBurst',
    symbol: 'max_burst',
    name: 'Lets a burst pass for',
    unit: 's',
    min: 0,
    max: 10,
    default: 0.15,
    help: 'Time from an idle queue on for which nothing is dropped early.',
    more: true,
    shown: milliseconds(0, 1000),
  },
  ecnParameter('Packets that can carry a mark are marked instead of dropped early.'),
  markPParameter,
] as const satisfies readonly Parameter[];

/** Limit in packets, times in s, weights in 1/s. */
export type PieQueue = Settings<'pie', typeof parameters>;

/** Below each chance of a drop, updates are divided by that much (RFC 8033, 4.2 and Appendix A). */
const SCALES = [
  [0.000001, 2048],
  [0.00001, 512],
  [0.0001, 128],
  [0.001, 32],
  [0.01, 8],
  [0.1, 2],
] as const;
/** From this chance on an update raises it by no more than `GREATEST_STEP` (Sec. 5.5). */
const HIGH_CHANCE = 0.1;
const GREATEST_STEP = 0.02;
/** Of the chance that is left after an update at which the queue is, and was, empty. */
const DECAY = 0.98;
/** Below this chance and half the target nothing is dropped: the link must not fall idle. */
const SAFE_CHANCE = 0.2;
/** So many packets or fewer may wait without a drop. */
const FEW_PACKETS = 2;
/** No drop before the chances since the last one add up to the first number, always one from the second on (Sec. 5.4). */
const ACCUMULATED_MIN = 0.85;
const ACCUMULATED_MAX = 8.5;

/**
 * Proportional Integral controller Enhanced (RFC 8033): a chance of dropping at arrival, moved every `tUpdate` by how far
 * the queueing delay is from `target` and by how it has changed.
 *
 * Of the RFC's choices: the delay is the queue's length over the link's rate, which is known here (RFC 8034 does the
 * same), so there is no estimate of the departure rate (5.2); it is always active (5.3); drops are spaced as in 5.4; the
 * chance does not depend on a packet's size. Packets that may be marked are marked as in 5.1.
 */
export class Pie implements QueueDiscipline {
  private readonly random: RandomStream;
  private readonly limit: number;
  private readonly target: number;
  private readonly tUpdate: number;
  private readonly alpha: number;
  private readonly beta: number;
  private readonly maxBurst: number;
  private readonly ecn: boolean;
  private readonly markP: number;

  /** Chance of a drop. */
  chance = 0;
  /** Time for which nothing is dropped yet, s. */
  burstAllowance = 0;
  /** Queueing delay at the last update, s. */
  private delay = 0;
  /** Sum of the chances since the last drop. */
  private accumulated = 0;

  constructor(settings: PieQueue, random: RandomStream) {
    this.random = random;
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

  admit(waiting: number, ecnCapable: boolean): Verdict {
    if (waiting >= this.limit) {
      this.accumulated = 0;
      return DROP;
    }
    if (this.burstAllowance > 0 || !this.signals(waiting)) return ACCEPT;
    this.accumulated = 0;
    return this.ecn && ecnCapable && this.chance < this.markP ? MARK : DROP;
  }

  /** Draws for an early signal. */
  private signals(waiting: number): boolean {
    if ((this.delay < this.target / 2 && this.chance < SAFE_CHANCE) || waiting <= FEW_PACKETS) return false;
    this.accumulated = this.chance === 0 ? 0 : this.accumulated + this.chance;
    if (this.accumulated < ACCUMULATED_MIN) return false;
    if (this.accumulated >= ACCUMULATED_MAX) return true;
    return this.random.uniform() < this.chance;
  }

  /**
   * Move the chance; to be called every `tUpdate`.
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
  ns2: 'ns-2.35 has no PIE',
};
