const INITIAL_CAPACITY = 64;

/** Waiting packets, first-in first-out: their slots, and when each came, s. */
export class PacketLine {
  private slots = new Int32Array(INITIAL_CAPACITY);
  private times = new Float64Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  private head = 0;
  length = 0;

  push(slot: number, time: number): void {
    if (this.length > this.mask) this.grow();
    const place = (this.head + this.length) & this.mask;
    this.slots[place] = slot;
    this.times[place] = time;
    this.length += 1;
  }

  /** The oldest packet leaves. */
  shift(): void {
    this.head = (this.head + 1) & this.mask;
    this.length -= 1;
  }

  /** Slot of the packet at `index`, counted from the oldest. */
  slotAt(index: number): number {
    return this.slots[(this.head + index) & this.mask]!;
  }

  /** When the oldest packet came, s; Infinity if there is none. */
  get since(): number {
    return this.length > 0 ? this.times[this.head]! : Infinity;
  }

  private grow(): void {
    const { mask, head, length } = this;
    const slots = new Int32Array(2 * (mask + 1));
    const times = new Float64Array(2 * (mask + 1));
    for (let index = 0; index < length; index += 1) {
      slots[index] = this.slots[(head + index) & mask]!;
      times[index] = this.times[(head + index) & mask]!;
    }
    Object.assign(this, { slots, times, mask: 2 * mask + 1, head: 0 });
  }
}
