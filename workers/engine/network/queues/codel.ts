import { type Conflict, milliseconds, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { ecnParameter, limitParameter, type QueueCard } from './card.ts';
import type { DequeueDiscipline, WaitingQueue } from './discipline.ts';

/** What CoDel goes by, also in the queues of FQ-CoDel. */
export const delayParameters = [
  number({
    key: 'target',
    symbol: 'target',
    name: 'Waiting it lets pass',
    unit: 's',
    range: [1e-4, 1],
    default: 0.005,
    help: 'Time that a packet may wait. Nothing is dropped while some packet has waited less.',
    shown: milliseconds(0.5, 100),
  }),
  number({
    key: 'interval',
    symbol: 'interval',
    name: 'Drops after so long above it',
    unit: 's',
    range: [0.001, 10],
    default: 0.1,
    help: 'Time for which every packet has waited longer before the first drop: about the longest usual round trip.',
    shown: milliseconds(5, 1000),
  }),
  ecnParameter('Packets that can carry a mark are marked instead of dropped.'),
] as const satisfies readonly Parameter[];

const parameters = [limitParameter(1000), ...delayParameters] as const satisfies readonly Parameter[];

/** Limit in packets, times in s. */
export type CodelQueue = Settings<'codel', typeof parameters>;

/** A dropping state within this many intervals of the last one begins with its drop rate (RFC 8289, Sec. 5.5). */
const MEMORY = 16;

/**
 * Controlled Delay (RFC 8289, Sec. 5; ECN marks as in Linux). The dropping state begins when every packet of a whole
 * `interval` has waited for `target` or longer. It drops at the head, the n-th packet interval/√n after the one before, and
 * ends with a packet that has waited less. Nothing is dropped while at most one packet of the largest size waits.
 */
export class Codel implements DequeueDiscipline {
  private readonly target: number;
  private readonly interval: number;
  private readonly ecn: boolean;

  /** When the queueing delay will have been above target for an interval, s; Infinity while it is below. */
  private firstAbove = Infinity;
  /** Whether it is in the dropping state; `dropNext` is the time of the next drop then, s. */
  dropping = false;
  dropNext = 0;
  /** Drops and marks in this dropping state, plus those it was started with; `lastCount` is the value at its start. */
  count = 0;
  private lastCount = 0;
  /** Size of the largest packet so far, bytes. */
  private largestPacket = 0;

  constructor({ target, interval, ecn }: CodelQueue) {
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
        if ((this.ecn && queue.markTaken()) || !queue.dropTaken()) {
          this.dropNext = this.controlLaw(this.dropNext);
          return;
        }
        tooLong = this.takeNext(now, queue);
        if (tooLong) this.dropNext = this.controlLaw(this.dropNext);
        else this.dropping = false;
      }
    } else if (tooLong) {
      this.dropping = true;
      if (!(this.ecn && queue.markTaken()) && queue.dropTaken()) this.takeNext(now, queue);
      const delta = this.count - this.lastCount;
      this.count = delta > 1 && now - this.dropNext < MEMORY * this.interval ? delta : 1;
      this.dropNext = this.controlLaw(now);
      this.lastCount = this.count;
    }
  }

  /**
   * Takes the packet at the head. Returns true if the delay has been above target for an interval: the packet may be
   * dropped.
   */
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

export function targetBelowInterval({ target, interval }: Pick<CodelQueue, 'target' | 'interval'>): Conflict | null {
  return target < interval ? null : { key: 'target', rule: `must be less than the interval, ${interval} s` };
}

export const codel: QueueCard<CodelQueue> = {
  kind: 'codel',
  name: 'CoDel',
  fullName: 'Controlled Delay',
  about:
    'Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.',
  parameters,
  citation: 'RFC 8289 (Nichols, Jacobson, McGregor and Iyengar, 2018); marks as in Linux.',
  conflict: targetBelowInterval,
  decides: 'at dequeue',
  build: (settings) => new Codel(settings),
  words: {},
  ns2: 'ns-2.35 has no CoDel',
};
