import { milliseconds, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { ecnParameter, limitParameter, type QueueCard } from './card.ts';
import type { DequeueDiscipline, WaitingQueue } from './discipline.ts';

const parameters = [
  limitParameter(1000),
  {
    type: 'number',
    key: 'target',
    symbol: 'target',
    name: 'Waiting it lets pass',
    unit: 's',
    min: 1e-4,
    max: 1,
    default: 0.005,
    help: 'Time that a packet may wait. Nothing is dropped while some packet has waited less.',
    shown: milliseconds(0.5, 100),
  },
  {
    type: 'number',
    key: 'interval',
    symbol: 'interval',
    name: 'Drops after so long above it',
    unit: 's',
    min: 0.001,
    max: 10,
    default: 0.1,
    help: 'Time for which every packet has waited longer before the first drop: about the longest usual round trip.',
    shown: milliseconds(5, 1000),
  },
  ecnParameter('Packets that can carry a mark are marked instead of dropped.'),
] as const satisfies readonly Parameter[];

/** Limit in packets, times in s. */
export type CodelQueue = Settings<'codel', typeof parameters>;

/** Intervals after which the drop rate of the last dropping state is no longer a good start for the next (RFC 8289, 5.5). */
const MEMORY = 16;

/**
 * Controlled Delay (RFC 8289, Sec. 5; marks as in Linux): once every packet has waited for `target` or longer during a
 * whole `interval`, packets are dropped at the head, the n-th one interval/√n after the one before, until one has waited
 * less. A queue of no more than one packet of the largest size is never too long.
 */
export class Codel implements DequeueDiscipline {
  readonly limit: number;
  private readonly target: number;
  private readonly interval: number;
  private readonly ecn: boolean;

  /** When waiting will have been too long for an interval, s; Infinity while it is not too long. */
  private firstAbove = Infinity;
  /** In the dropping state, and then: when the next drop is due, s. */
  dropping = false;
  dropNext = 0;
  /** Signals given since the dropping state began, or what counts as such; and its value when it began. */
  count = 0;
  private lastCount = 0;
  /** Bytes. */
  private largestPacket = 0;

  constructor({ limit, target, interval, ecn }: CodelQueue) {
    this.limit = limit;
    this.target = target;
    this.interval = interval;
    this.ecn = ecn;
  }

  dequeue(now: number, queue: WaitingQueue): void {
    let tooLong = this.takeNext(now, queue);
    if (this.dropping) {
      if (!tooLong) this.dropping = false;
      while (this.dropping && now >= this.dropNext) {
        this.count += 1;
        if (this.ecn && queue.markTaken()) {
          this.dropNext = this.controlLaw(this.dropNext);
          return;
        }
        queue.dropTaken();
        tooLong = this.takeNext(now, queue);
        if (tooLong) this.dropNext = this.controlLaw(this.dropNext);
        else this.dropping = false;
      }
    } else if (tooLong) {
      this.dropping = true;
      if (!(this.ecn && queue.markTaken())) {
        queue.dropTaken();
        this.takeNext(now, queue);
      }
      const delta = this.count - this.lastCount;
      this.count = delta > 1 && now - this.dropNext < MEMORY * this.interval ? delta : 1;
      this.dropNext = this.controlLaw(now);
      this.lastCount = this.count;
    }
  }

  /** Takes the next packet: true if waiting has been too long for an interval, so that it may be dropped. */
  private takeNext(now: number, queue: WaitingQueue): boolean {
    if (!queue.take()) {
      this.firstAbove = Infinity;
      return false;
    }
    this.largestPacket = Math.max(this.largestPacket, queue.bytes);
    if (queue.waited < this.target || queue.bytesBehind <= this.largestPacket) {
      this.firstAbove = Infinity;
      return false;
    }
    if (this.firstAbove === Infinity) this.firstAbove = now + this.interval;
    return now >= this.firstAbove;
  }

  private controlLaw(after: number): number {
    return after + this.interval / Math.sqrt(this.count);
  }
}

export const codel: QueueCard<CodelQueue> = {
  kind: 'codel',
  name: 'CoDel',
  fullName: 'Controlled Delay',
  about:
    'Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.',
  parameters,
  citation: 'RFC 8289 (Nichols, Jacobson, McGregor and Iyengar, 2018); marks as in Linux.',
  conflict: ({ target, interval }) =>
    target < interval ? null : { key: 'target', rule: `must be less than the interval, ${interval} s` },
  decides: 'at dequeue',
  build: (settings) => new Codel(settings),
  ns2: 'ns-2.35 has no CoDel',
};
