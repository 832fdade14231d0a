/** Which packets waited at hops lately, so that a delay can be named when it turns out to be a cause. */
import { MOST_COUNTED, Owners, type Wait } from '../engine/network/fates.ts';

/** Arrivals remembered of a hop, and packets of all flows. Powers of two. */
const MOST_ARRIVALS = MOST_COUNTED;
const MOST_PACKETS = 1 << 15;
/** From a flow's places to the next one's: the golden section of the table keeps any number of flows apart. */
const FLOW_STEP = 20_251;

/** Endpoints of the packets that found a hop busy, in their order. Queues are first-in first-out: those before one waited before it. */
export class Arrivals {
  private readonly endpoints = new Int32Array(MOST_ARRIVALS);
  private count = 0;
  private readonly owners = new Owners();

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
    for (let index = first; index < number; index += 1) this.owners.add(this.endpoints[index % MOST_ARRIVALS]!);
    return this.owners.take();
  }
}

export interface PacketWait extends Wait {
  hop: number;
  /** Of its arrival at the hop. */
  number: number;
  /** When it arrived there, s. */
  time: number;
}

/** Columns. */
const ENDPOINT = 0;
const PACKET = 1;
const HOP = 2;
const NUMBER = 3;
const WAITING = 4;
const LIMIT = 5;
const SECONDS = 6;
const TIME = 7;
const COLUMNS = 8;

/** Of the flows' latest packets, each where it waited longest. A packet may push out another one. */
export class PacketWaits {
  private readonly data = new Float64Array(COLUMNS * MOST_PACKETS).fill(-1);

  add(hop: number, number: number, time: number, { endpoint, packet, waiting, limit, seconds }: Wait): void {
    const { data } = this;
    const at = placeOf(endpoint, packet);
    const same = data[at + PACKET] === packet && data[at + ENDPOINT] === endpoint;
    // Of the same packet the longer wait counts; at the same hop it is sent again.
    if (same && data[at + HOP] !== hop && data[at + SECONDS]! > seconds) return;
    data[at + ENDPOINT] = endpoint;
    data[at + PACKET] = packet;
    data[at + HOP] = hop;
    data[at + NUMBER] = number;
    data[at + WAITING] = waiting;
    data[at + LIMIT] = limit;
    data[at + SECONDS] = seconds;
    data[at + TIME] = time;
  }

  /** Where a packet waited; each is given once. */
  take(endpoint: number, packet: number): PacketWait | null {
    const { data } = this;
    const at = placeOf(endpoint, packet);
    if (packet < 0 || data[at + PACKET] !== packet || data[at + ENDPOINT] !== endpoint) return null;
    data[at + PACKET] = -1;
    const [hop, number, waiting] = [data[at + HOP]!, data[at + NUMBER]!, data[at + WAITING]!];
    const [limit, seconds, time] = [data[at + LIMIT]!, data[at + SECONDS]!, data[at + TIME]!];
    return { endpoint, packet, hop, number, waiting, limit, seconds, time };
  }
}

/** Where a packet's row begins. */
function placeOf(endpoint: number, packet: number): number {
  return COLUMNS * ((packet + FLOW_STEP * endpoint) & (MOST_PACKETS - 1));
}
