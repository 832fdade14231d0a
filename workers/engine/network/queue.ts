/** What becomes of an arriving packet. */
export const DROP = 0;
export const ACCEPT = 1;
/** Accept, and mark it: congestion experienced. */
export const MARK = 2;
export type Verdict = typeof DROP | typeof ACCEPT | typeof MARK;

/** What a hop asks of its queue's discipline. Lengths in packets waiting, the one in transmission not counted. */
export interface QueueDiscipline {
  /**
   * Decide about an arriving packet.
   * @param waiting the queue's length before it
   * @param ecnCapable it may be marked instead of dropped
   * @param now s
   * @param freeAt when the transmitter has sent, or will have sent, all that came before, s
   */
  admit(waiting: number, ecnCapable: boolean, now: number, freeAt: number): Verdict;
}

/** Drops what arrives when `limit` packets wait. */
export class DropTail implements QueueDiscipline {
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  admit(waiting: number): Verdict {
    return waiting < this.limit ? ACCEPT : DROP;
  }
}
