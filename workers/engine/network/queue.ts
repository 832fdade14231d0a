/** What a hop asks of its queue's discipline. Lengths in packets waiting, the one in transmission not counted. */
export interface QueueDiscipline {
  /**
   * Whether an arriving packet may join; may set the packet's mark. `waiting` is the queue's length before it,
   * `freeAt` when the transmitter has sent, or will have sent, all that came before.
   */
  admit(slot: number, waiting: number, now: number, freeAt: number): boolean;
}

/** Drops what arrives when `limit` packets wait. */
export class DropTail implements QueueDiscipline {
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  admit(_slot: number, waiting: number, _now: number, _freeAt: number): boolean {
    return waiting < this.limit;
  }
}
