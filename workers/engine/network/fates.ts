/** What hops did with single packets of the observed flow, and how long the queue was then. */

/** New ones are appended: their indices are codes. */
export const FATES = [
  /** Dropped on arrival because the queue was full; or early, by the queue's rule. */
  'dropped, queue full',
  'dropped early',
  /** Dropped by the queue's rule when its turn to be sent had come. */
  'dropped at the head',
  /** Lost in front of the queue, to the loss model. */
  'lost',
  /** Marked on arrival; marked when its turn had come. */
  'marked',
  'marked at the head',
  /** An ACK of the flow was dropped or lost. */
  'ACK dropped',
  /** It, or its ACK, waited in a queue. */
  'waited',
  /** Dropped though it waited: the buffer overflowed, and of all flows this one's queue was the longest. */
  'pushed out',
  /**
   * By a queue of two: marked in the low-latency queue, because of its own wait, or because of the classic queue (coupled);
   * marked or dropped in the classic queue by PI2; dropped in the low-latency queue, for both are overloaded.
   */
  'marked for its wait',
  'marked by the coupling',
  'marked by PI2',
  'dropped by PI2',
  'dropped in overload',
  /** An answer that can carry a mark, as RAP's echo, was marked on its way back. */
  'ACK marked',
  /** Dropped though it waited: the queue was full, and it was the oldest. */
  'made room at the head',
  /** Lost, and marked, in front of the queue because a change asked for it. */
  'lost by a change',
  'marked by a change',
] as const;
export type Fate = (typeof FATES)[number];

/** How much waits at a hop. Packets; the one in transmission does not count. */
export interface HopState {
  /** Number of the hop, as events count hops. */
  hop: number;
  waiting: number;
  limit: number;
  /** RED's average queue length, packets; 0 of other queues. */
  average: number;
  /** Chance of an early drop or mark then; NaN of queues that draw none. */
  chance: number;
  /** RED's packets since its last early drop, this one counted; NaN of queues that space nothing. */
  count: number;
  /** Of a packet whose turn had come: how long it had waited, s; NaN of others. */
  waited: number;
  /** Whose packets wait: pairs of endpoint and number of packets, of those with most; none of a very long queue. */
  whose: readonly (readonly [endpoint: number, packets: number])[];
}

/** A packet that has been accepted at a hop and waits there. */
export interface Wait {
  /** Flow or, after the flows, unresponsive source; its number, as its sender counts, of an ACK what it acknowledges. */
  endpoint: number;
  packet: number;
  /** Packets that wait, with this one. */
  waiting: number;
  limit: number;
  /** How long it will wait if nothing before it is dropped, s; NaN where flows are served in turn. */
  seconds: number;
}

/** Must not change anything in the run. Times are the event queue's `now`. */
export interface FateObserver {
  /** Whether it wants to know what becomes of a flow's packets. */
  observes(flow: number): boolean;
  /** @param packet its number, as its sender counts; of an ACK what it acknowledges */
  fate(fate: Fate, flow: number, packet: number, state: HopState): void;
  /** A packet of any flow has been accepted at hop number `hop`, and waits. The object is reused. */
  accepted(hop: number, wait: Wait): void;
}

/** Flows and sources that are named with their packets in a queue: those with most. */
export const MOST_OWNERS = 6;
/** Of a longer queue the owners are not counted, packets: it would take too long at every drop. */
export const MOST_COUNTED = 1 << 13;

/** Counts whose packets stand in a queue, by endpoint, without allocation until they are asked for. */
export class Owners {
  private counts = new Int32Array(64);
  private readonly seen: number[] = [];

  add(endpoint: number, packets = 1): void {
    if (endpoint >= this.counts.length) {
      const larger = new Int32Array(2 * endpoint);
      larger.set(this.counts);
      this.counts = larger;
    }
    if (this.counts[endpoint] === 0) this.seen.push(endpoint);
    this.counts[endpoint]! += packets;
  }

  /** Those with most packets, and count anew; of equals the one added first. */
  take(): [endpoint: number, packets: number][] {
    const { counts, seen } = this;
    const most: [number, number][] = [];
    while (most.length < Math.min(MOST_OWNERS, seen.length)) {
      let best = -1;
      for (const endpoint of seen) if (counts[endpoint]! > (best < 0 ? 0 : counts[best]!)) best = endpoint;
      most.push([best, counts[best]!]);
      counts[best] = 0;
    }
    for (const endpoint of seen) counts[endpoint] = 0;
    seen.length = 0;
    return most;
  }
}
