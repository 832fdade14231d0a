import type { Fate } from '../fates.ts';

/** Verdicts on an arriving packet. */
export const DROP = 0;
export const ACCEPT = 1;
/** Accept, and mark it: congestion experienced. */
export const MARK = 2;
export type Verdict = typeof DROP | typeof ACCEPT | typeof MARK;

/** A queue that decides at arrival, for an `ArrivalHop`. Queue lengths do not count the packet in transmission. */
export interface QueueDiscipline {
  /** Packets that may wait. */
  limit: number;
  /**
   * Accept, mark or drop an arriving packet.
   * @param waiting queue length before it, packets
   * @param ecnCapable whether it can be marked instead of dropped
   */
  admit(waiting: number, ecnCapable: boolean): Verdict;
  /** Called before `admit` if the link was idle: for `idleSeconds` (s) up to this arrival. */
  age?(idleSeconds: number): void;
  /** Chance of an early drop or mark at present, if the discipline draws one. */
  readonly dropChance?: number;
  /** At its last early drop or mark: packets since the one before, that packet counted, if the discipline spaces them. */
  readonly spacing?: number;
  /** Average queue length, packets, if the discipline uses one. */
  readonly average?: number;
  /**
   * Called every `updateEvery` seconds of its card.
   * @param delay queueing delay of a packet that arrives now, s
   */
  update?(delay: number): void;
}

/**
 * A queue that decides at dequeue, for a `DequeueHop`, which is first-in first-out. While the buffer is full it drops
 * arrivals, unless `dropsHead`.
 */
export interface DequeueDiscipline {
  /** For what comes while the buffer is full the packet at the head is dropped. */
  readonly dropsHead?: boolean;
  /**
   * The transmitter is free at `now` (s): take packets from the queue until one is not dropped. That one is sent. Every
   * packet passes here, also one that finds the queue empty and the transmitter idle.
   */
  dequeue(now: number, queue: WaitingQueue): void;
}

/** The waiting packets. A discipline takes the packet at the head and can drop or mark it. */
export interface WaitingQueue {
  /** Take the packet at the head. Returns false if the queue is empty. */
  take(): boolean;
  /** The packet taken: its size, bytes, and how long it has waited, s. */
  readonly bytes: number;
  readonly waited: number;
  /** Bytes in the queue behind it. */
  readonly bytesBehind: number;
  /** Drop the packet taken. Returns false, and does nothing, if it is spared: it is to be sent. */
  dropTaken(): boolean;
  /** Mark the packet taken, if it is not spared. Returns false, and does nothing, if it is not ECN-capable. */
  markTaken(): boolean;
}

/**
 * A queue for each flow and a turn for each queue, for a `FlowHop`: the flows whose credit is above 0 send in turn, a packet
 * takes its bytes off the credit, and a flow without credit gets `quantum` and goes behind the others.
 */
export interface FlowScheduling {
  /** Bytes. */
  readonly quantum: number;
  /** A flow that has nothing waiting is served at once when a packet comes, until it has used its first quantum. */
  readonly newFirst: boolean;
  /** Most packets dropped from the longest queue when the buffer overflows; at most half of what that queue holds. */
  readonly pushOut: number;
  /** The discipline of one flow's queue; null sends in order. */
  ofFlow(): DequeueDiscipline | null;
}

/** The two queues of a `DualHop`: the low-latency one and the classic one. */
export const LOW = 0;
export const CLASSIC = 1;

/** What a queue of two has decided of a packet, for the record; and the chance by which it did. */
export interface Verdicts {
  readonly cause: Fate;
  readonly chance: number;
}

/** A queue of two, for a `DualHop`: whose turn it is, and what becomes of a packet when its turn has come. */
export interface TwoQueueDiscipline extends Verdicts {
  /** The chance from which those of both queues follow. */
  readonly base: number;
  /** As `DequeueDiscipline.dequeue`. */
  dequeue(now: number, queues: TwoQueues): void;
  /**
   * Called every `updateEvery` seconds of its card.
   * @param delay how long the oldest of all waiting packets has waited, s; 0 if none waits
   */
  update(delay: number): void;
}

/** Both queues. */
export interface TwoQueues {
  /** Packets and bytes that wait in a queue. */
  packetsOf(queue: number): number;
  bytesOf(queue: number): number;
  /** Size of the packet at its head, bytes; the queue is not empty. */
  headBytesOf(queue: number): number;
  /** Take the packet at its head; the queue is not empty. */
  takeFrom(queue: number): void;
  /** As those of a `WaitingQueue`. */
  readonly waited: number;
  dropTaken(): boolean;
  markTaken(): boolean;
}
