const INITIAL_CAPACITY = 256;

/** First in, first out, of whole numbers, in a ring. The n-th number that was put in has the index n, from 0. */
export class NumberQueue {
  private ring = new Int32Array(INITIAL_CAPACITY);
  private mask = INITIAL_CAPACITY - 1;
  /** Index of the oldest number that is kept, and of the next one to be put in. */
  head = 0;
  tail = 0;

  get empty(): boolean {
    return this.head === this.tail;
  }

  at(index: number): number {
    return this.ring[index & this.mask]!;
  }

  push(value: number): void {
    if (this.tail - this.head > this.mask) this.grow();
    this.ring[this.tail & this.mask] = value;
    this.tail += 1;
  }

  clear(): void {
    this.head = this.tail;
  }

  private grow(): void {
    const old = { ring: this.ring, mask: this.mask };
    this.mask = 2 * this.mask + 1;
    this.ring = new Int32Array(this.mask + 1);
    for (let index = this.head; index < this.tail; index += 1)
      this.ring[index & this.mask] = old.ring[index & old.mask]!;
  }
}
