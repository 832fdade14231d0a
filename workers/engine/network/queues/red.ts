import { integerPower } from '../../../theory/math.ts';
import type { RandomStream } from '../../random.ts';
import { between, flag, number, type Parameter, percent, type Settings } from '../../scenario/parameter.ts';
import { ecnParameter, LENGTH, limitParameter, markPParameter, type QueueCard } from './card.ts';
import { ACCEPT, DROP, MARK, type QueueDiscipline, type Verdict } from './discipline.ts';

const parameters = [
  limitParameter(60),
  number({
    key: 'minThreshold',
    symbol: 'min_th',
    name: 'Early drops from an average of',
    ...LENGTH,
    default: 5,
    help: 'Average queue length from which on packets are dropped early.',
    shown: between('packets', 1, 1000),
    tryInTests: [0, 6],
  }),
  number({
    key: 'maxThreshold',
    symbol: 'max_th',
    name: 'Most of them from an average of',
    ...LENGTH,
    default: 15,
    help: 'Average queue length at which the chance of an early drop reaches max_p.',
    shown: between('packets', 1, 1000),
    tryInTests: [7, 25],
  }),
  number({
    key: 'maxP',
    symbol: 'max_p',
    name: 'Drop chance at the upper threshold',
    range: [1e-6, 1],
    default: 0.1,
    help: 'The chance climbs to it in a straight line between the thresholds.',
    more: true,
    shown: percent(0.1, 100),
  }),
  number({
    key: 'weight',
    symbol: 'w_q',
    name: 'Weight of the newest length',
    range: [1e-6, 1],
    default: 0.002,
    help: 'In the average that RED goes by; a small weight is a long memory.',
    more: true,
    shown: between('', 1e-4, 1),
  }),
  flag({
    key: 'gentle',
    symbol: 'gentle',
    name: 'The chance climbs on to 1',
    default: true,
    help: 'Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.',
    more: true,
  }),
  flag({
    key: 'wait',
    symbol: 'wait',
    name: 'Spaces its drops apart',
    default: true,
    help: 'Between two early drops lie at least 1/p packets.',
    more: true,
  }),
  ecnParameter('Packets that can carry a mark are marked instead of dropped early.'),
  markPParameter,
] as const satisfies readonly Parameter[];

/** In place of a count of packets. */
const BELOW = -1;

/** Thresholds and limit in packets. */
export type RedQueue = Settings<'red', typeof parameters>;

/**
 * Random Early Detection (Floyd & Jacobson 1993), in packets, as in ns-2.35's red.cc.
 *
 * The drop probability depends on the average queue length: 0 below `minThreshold`, then it rises to `maxP` at
 * `maxThreshold`. Above that it is 1, or with `gentle` it rises to 1 at twice `maxThreshold`.
 */
export class Red implements QueueDiscipline {
  // The settings are copied to fields: `admit` reads them for every packet.
  limit: number;
  private readonly minThreshold: number;
  private readonly maxThreshold: number;
  private readonly maxP: number;
  private readonly markP: number;
  private readonly weight: number;
  private readonly gentle: boolean;
  /** Early drops lie at most this many times 1/p packets apart: 2 where they also lie 1/p apart at least, else 1. */
  private readonly widest: number;
  private readonly ecn: boolean;
  /** Rise of the drop probability per packet of average queue length, below and above `maxThreshold`. */
  private readonly slope: number;
  private readonly gentleSlope: number;

  /** Average queue length, packets. */
  average = 0;
  /** Packets since the last early drop or mark; `BELOW` if the average was below `minThreshold` at the last packet. */
  private count = BELOW;
  spacing = NaN;

  constructor(
    settings: RedQueue,
    private readonly random: RandomStream,
    /** Link rate, packets/s: the average decays with it while the link is idle. */
    private readonly packetsPerSecond: () => number,
  ) {
    const { limit, minThreshold, maxThreshold, maxP, markP, weight, gentle, wait, ecn } = settings;
    this.limit = limit;
    this.minThreshold = minThreshold;
    this.maxThreshold = maxThreshold;
    this.maxP = maxP;
    this.markP = markP;
    this.weight = weight;
    this.gentle = gentle;
    this.widest = wait ? 2 : 1;
    this.ecn = ecn;
    this.slope = maxP / (maxThreshold - minThreshold);
    this.gentleSlope = (1 - maxP) / maxThreshold;
  }

  admit(waiting: number, ecnCapable: boolean): Verdict {
    const average = this.average * (1 - this.weight) + this.weight * waiting;
    this.average = average;
    let verdict: Verdict = ACCEPT;
    if (average < this.minThreshold || waiting <= 1) {
      this.count = BELOW;
    } else if (this.count === BELOW) {
      this.count = 1;
    } else {
      this.count += 1;
      verdict = this.draw(ecnCapable);
    }
    if (waiting < this.limit) return verdict;
    if (this.count !== BELOW) this.count = 0;
    return DROP;
  }

  /**
   * Decay of the average over an idle time: as if the packets that the link could have sent had found the queue empty.
   */
  age(idleSeconds: number): void {
    const missed = Math.floor(this.packetsPerSecond() * idleSeconds);
    if (missed > 0) this.average *= integerPower(1 - this.weight, missed);
  }

  get dropChance(): number {
    return this.chance();
  }

  /** Probability of an early drop or mark at the present average, before spacing. */
  chance(): number {
    return this.average < this.minThreshold ? 0 : this.chanceAbove();
  }

  /** The same at an average of at least `minThreshold`. */
  private chanceAbove(): number {
    const { average } = this;
    return average < this.maxThreshold ? (average - this.minThreshold) * this.slope : this.steepChance();
  }

  /** And of at least `maxThreshold`. */
  private steepChance(): number {
    return this.gentle ? Math.min(1, this.maxP + (this.average - this.maxThreshold) * this.gentleSlope) : 1;
  }

  /** Draws whether to drop or mark early. */
  private draw(ecnCapable: boolean): Verdict {
    const chance = this.chanceAbove();
    const spaced = this.spaced(chance);
    if (spaced === 0 || this.random.uniform() > spaced) return ACCEPT;
    this.spacing = this.count;
    this.count = 0;
    return ecnCapable && this.ecn && chance < this.markP ? MARK : DROP;
  }

  /** Spaces early drops evenly: gaps uniform on [1/p, 2/p] packets with `wait`, on [1, 1/p] without. */
  private spaced(chance: number): number {
    const { widest } = this;
    const expected = this.count * chance;
    if (expected < widest - 1) return 0;
    return expected < widest ? Math.min(1, chance / (widest - expected)) : 1;
  }
}

/** Instead of 0, for which ns-2 would choose a threshold itself. */
const ALMOST_ZERO = 1e-6;

export const red: QueueCard<RedQueue> = {
  kind: 'red',
  name: 'RED',
  fullName: 'Random Early Detection',
  about:
    'Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.',
  parameters,
  citation:
    'Floyd and Jacobson, Random early detection gateways for congestion avoidance, 1993; as red.cc of ns-2.35 does it.',
  conflict: ({ minThreshold, maxThreshold }) =>
    minThreshold < maxThreshold
      ? null
      : { key: 'minThreshold', rule: `must be less than maxThreshold, ${maxThreshold}` },
  decides: 'at arrival',
  build: (settings, { random, packetsPerSecond }) => new Red(settings, random, packetsPerSecond),
  fitted(limit) {
    const minThreshold = Math.max(1, Math.round(limit / 6));
    return { minThreshold, maxThreshold: Math.max(minThreshold + 1, Math.round(limit / 2)) };
  },
  thresholds: ({ minThreshold, maxThreshold }) => [minThreshold, maxThreshold],
  words: {
    'dropped early': 'RED drops packet {packet} early: on average {average:packets} packets wait.',
    marked: 'RED marks packet {packet}: on average {average:packets} packets wait.',
  },
  ns2: {
    type: 'RED',
    limit: ({ limit }) => limit,
    variables: (settings, meanPacketBytes) => [
      ['bytes_', false],
      ['queue_in_bytes_', false],
      ['mean_pktsize_', Math.round(meanPacketBytes)],
      ['thresh_', Math.max(ALMOST_ZERO, settings.minThreshold)],
      ['maxthresh_', settings.maxThreshold],
      ['linterm_', 1 / settings.maxP],
      ['q_weight_', settings.weight],
      ['gentle_', settings.gentle],
      ['wait_', settings.wait],
      ['setbit_', settings.ecn],
      ['use_mark_p_', true],
      ['mark_p_', settings.markP],
    ],
  },
};
