/**
 * Records of single packets, for drawing the network: what happens to them at hops, and ACKs that leave receivers.
 *
 * A record is a time (s) and a code. The rest follows from the wiring: queues are first-in first-out, so the arrivals tell
 * which packets wait, when each one leaves, and when it is received. Where flows or two queues are served in turn (`FlowHop`,
 * `DualHop`) only each flow's own packets are, and a record says whose packet is sent next.
 */

/** The packet is accepted: it waits, or is sent at once. */
export const ENTERED = 0;
/** As ENTERED, and the queue marks it (ECN) on arrival. */
export const ENTERED_MARKED = 1;
/** The queue drops it on arrival. */
export const DROPPED = 2;
/** Lost at the entry, before the queue: to the loss model, or because a change asked for it. */
export const LOST = 3;
/** Accepted before, dropped when its transmission was to begin (CoDel). */
export const DROPPED_AT_HEAD = 4;
/** An ACK or report leaves its receiver by a path of its own. May be recorded late (`PacketObserver`). */
export const ACK_SENT = 5;
/** An ACK at a hop of the reverse path: as ENTERED; as DROPPED or LOST. */
export const ACK_ENTERED = 6;
export const ACK_DROPPED = 7;
/** At a hop that serves flows in turn: the transmission of the flow's oldest packet begins, of data or of an ACK. */
export const BEGUN = 8;
/** Accepted before, dropped because the buffer overflowed and this flow's queue was the longest. */
export const PUSHED_OUT = 9;
/** An ACK that was accepted before, as DROPPED_AT_HEAD or PUSHED_OUT. */
export const ACK_GONE = 10;
/** As BEGUN, and the queue marks the packet (ECN) now. */
export const BEGUN_MARKED = 11;

const KINDS = 16;
/** Hops of a path and its reverse path, with room to spare; endpoints likewise. */
const HOPS = 64;
const ENDPOINTS = 2048;
/** Added to the code of a packet of SMALL_BYTES: a handshake, or an ACK of most schemes. */
export const SMALL = KINDS * HOPS * ENDPOINTS;
export const SMALL_BYTES = 40;
/** Of BEGUN: times BEHIND, packets of the flow that wait behind it; no more than MOST_BEHIND are told. */
export const BEHIND = 2 * SMALL;
export const MOST_BEHIND = 511;
/** Added to the code of a packet that enters the low-latency queue of a hop with two. */
export const LOW_LATENCY = BEHIND;
/** Length of any other ACK. */
const LARGER_ACK_BYTES = 44;

/**
 * Gets each record, in order of time; only ACK_SENT may come late, but not after the report has reached its sender. When
 * `Simulation.runUntil` returns, all records up to that time have come. Must not change anything in the run.
 */
export interface PacketObserver {
  packet(time: number, code: number): void;
}

/** @param endpoint index of the flow or, after the flows, of the unresponsive source */
export function recordCode(kind: number, hop: number, endpoint: number): number {
  return (endpoint * HOPS + hop) * KINDS + kind;
}

export function kindOf(code: number): number {
  return code & (KINDS - 1);
}

/** Number of the hop, as events count hops; 0 for ACK_SENT. */
export function hopOf(code: number): number {
  return (code >> 4) & (HOPS - 1);
}

export function endpointOf(code: number): number {
  return (code >> 10) & (ENDPOINTS - 1);
}

/** Of BEGUN: packets of the flow that still wait, or MOST_BEHIND. */
export function behindOf(code: number): number {
  return Math.floor(code / BEHIND);
}

/** Bytes of the packet of a hop's record; `wiring` is that of its endpoint. */
export function bytesOf(code: number, wiring: EndpointWiring): number {
  if ((code & SMALL) !== 0) return SMALL_BYTES;
  return kindOf(code) >= ACK_ENTERED ? LARGER_ACK_BYTES : wiring.bytes;
}

/** Of a packet that enters a hop: whether it waits in the low-latency queue. */
export function isLowLatency(code: number): boolean {
  return kindOf(code) <= ENTERED_MARKED && Math.floor(code / LOW_LATENCY) % 2 === 1;
}

/** Whether the transmission of a packet begins, at a hop that says so. */
export function isBegin(kind: number): boolean {
  return kind === BEGUN || kind === BEGUN_MARKED;
}

/** Whether this is the end of a data packet. */
export function isDrop(kind: number): boolean {
  return kind === DROPPED || kind === LOST || kind === DROPPED_AT_HEAD || kind === PUSHED_OUT;
}

/** Whether a packet that waited is dropped, of data or of an ACK. */
export function isDropOfWaiting(kind: number): boolean {
  return kind === DROPPED_AT_HEAD || kind === PUSHED_OUT || kind === ACK_GONE;
}

/** Where an endpoint's packets go, and how long each stretch takes, s. */
export interface EndpointWiring {
  /** Hops that its data cross, first to last, as events count hops. */
  hops: number[];
  /** From the sender to the entry of the first hop. */
  toFirstHop: number;
  /** From the end of the last hop's link to the receiver. */
  toReceiver: number;
  /** From the receiver to the sender, propagation only. */
  back: number;
  /** Every packet is acknowledged at once, so that there are no ACK_SENT records. */
  echoes: boolean;
  bytes: number;
}

/** What happens to a packet or an ACK of one flow, where each is recorded (`FlowPacketObserver`); the last two at a hop. */
export const PACKET_SENT = 0;
export const PACKET_ARRIVED = 1;
export const ANSWER_SENT = 2;
export const ANSWER_ARRIVED = 3;
export const PACKET_LOST = 4;
export const ANSWER_LOST = 5;
