/** What a hop asks of its queue's discipline. Lengths in packets waiting, the one in transmission not counted. */
export interface QueueDiscipline {
  /**
   * Whether an arriving packet may join. `waiting` is the queue's length before it. May set the packet's mark.
   */
  admit(slot: number, waiting: number, now: number): boolean;
  /** The transmitter has nothing more to send from `now` on. */
  becameIdle(now: number): void;
}

/** Drops what arrives when `limit` packets wait. */
export class DropTail implements QueueDiscipline {
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  admit(_slot: number, waiting: number, _now: number): boolean {
    return waiting < this.limit;
  }

  becameIdle(_now: number): void {
    // A drop-tail queue has no memory of idle time.
  }
}
