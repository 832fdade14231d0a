/** Which packets waited at hops lately, so that a delay can be named when it turns out to be a cause. */
import type { Wait } from '../engine/network/fates.ts';

/** Arrivals remembered of a hop, and packets of a flow. Powers of two. */
const MOST_ARRIVALS = 1 << 13;
const MOST_PACKETS = 1 << 11;

/** Endpoints of the packets that found a hop busy, in their order. Queues are first-in first-out: so many before one waited before it. */
export class Arrivals {
  private readonly endpoints = new Int32Array(MOST_ARRIVALS);
  private count = 0;

  /** @returns the number of this arrival */
  add(endpoint: number): number {
    this.endpoints[this.count % MOST_ARRIVALS] = endpoint;
    this.count += 1;
    return this.count - 1;
  }

  /** Whose the `waiting` packets before arrival `number` were, those with most first; none if that is forgotten. */
  before(number: number, waiting: number): [endpoint: number, packets: number][] {
    const first = number - waiting;
    if (first < this.count - MOST_ARRIVALS) return [];
    const whose = new Map<number, number>();
    for (let index = first; index < number; index += 1) {
      const endpoint = this.endpoints[index % MOST_ARRIVALS]!;
      whose.set(endpoint, (whose.get(endpoint) ?? 0) + 1);
    }
    return [...whose].sort((a, b) => b[1] - a[1]);
  }
}

export interface OwnWait extends Omit<Wait, 'endpoint'> {
  hop: number;
  /** Of its arrival at the hop. */
  number: number;
  /** When it arrived there, s. */
  time: number;
}

/** Of one flow's packets, each where it waited longest. */
export class OwnWaits {
  private readonly places: (OwnWait | undefined)[] = [];

  add(hop: number, number: number, time: number, { packet, waiting, limit, seconds }: Wait): void {
    const place = packet & (MOST_PACKETS - 1);
    const known = this.places[place];
    if (!known) {
      this.places[place] = { hop, number, time, packet, waiting, limit, seconds };
      return;
    }
    // Of the same packet the longer wait counts; at the same hop it is sent again.
    if (known.packet === packet && known.hop !== hop && known.seconds > seconds) return;
    known.hop = hop;
    known.number = number;
    known.time = time;
    known.packet = packet;
    known.waiting = waiting;
    known.limit = limit;
    known.seconds = seconds;
  }

  /** Where a packet waited; each is given once. */
  take(packet: number): OwnWait | null {
    const known = this.places[packet & (MOST_PACKETS - 1)];
    if (packet < 0 || !known || known.packet !== packet) return null;
    const wait = { ...known };
    known.packet = -1;
    return wait;
  }
}
