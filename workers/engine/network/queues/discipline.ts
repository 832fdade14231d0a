/** What becomes of an arriving packet. */
export const DROP = 0;
export const ACCEPT = 1;
/** Accept, and mark it: congestion experienced. */
export const MARK = 2;
export type Verdict = typeof DROP | typeof ACCEPT | typeof MARK;

/** What an `ArrivalHop` asks of its queue. Lengths in packets waiting, the one in transmission not counted. */
export interface QueueDiscipline {
  /**
   * Decide about an arriving packet.
   * @param waiting the queue's length before it
   * @param ecnCapable it may be marked instead of dropped
   */
  admit(waiting: number, ecnCapable: boolean): Verdict;
  /** The link has been idle for so long before the packet that comes now, s. */
  age?(idleSeconds: number): void;
  /** The average length that it goes by, if it does, packets. */
  readonly average?: number;
  /**
   * Called at the times that its card's `updateEvery` asks for.
   * @param delay how long a packet that comes now would wait, s
   */
  update?(delay: number): void;
}

/** What a `DequeueHop` asks of its queue, which is first-in first-out; what comes when `limit` packets wait is dropped. */
export interface DequeueDiscipline {
  readonly limit: number;
  /**
   * The transmitter is free at `now` (s): take packets off the queue until one is taken that is not dropped; that one is
   * sent. Every packet comes by here, also one that found the transmitter idle and nobody waiting.
   */
  dequeue(now: number, queue: WaitingQueue): void;
}

/** The waiting packets as a discipline sees them: the head can be taken, and what is taken be dropped or marked. */
export interface WaitingQueue {
  /** Take the packet at the head; false if nobody waits. */
  take(): boolean;
  /** Of the packet taken: its size, and how long it has waited, s. */
  readonly bytes: number;
  readonly waited: number;
  /** Bytes of all that wait behind it. */
  readonly bytesBehind: number;
  dropTaken(): void;
  /** False if it is not ECN-capable: then nothing is done. */
  markTaken(): boolean;
}
