const INITIAL_CAPACITY = 16;

/** Disjoint ranges of packet numbers in an order that its owner keeps. Right edges are exclusive. Allocates only to grow. */
export class Ranges {
  lefts = new Int32Array(INITIAL_CAPACITY);
  rights = new Int32Array(INITIAL_CAPACITY);
  count = 0;

  /** Put a range before the one at `index`. */
  insert(index: number, left: number, right: number): void {
    if (this.count === this.lefts.length) this.grow();
    const { lefts, rights } = this;
    for (let place = this.count; place > index; place -= 1) {
      lefts[place] = lefts[place - 1]!;
      rights[place] = rights[place - 1]!;
    }
    lefts[index] = left;
    rights[index] = right;
    this.count += 1;
  }

  /** Take `length` ranges out from `index` on. */
  remove(index: number, length: number): void {
    const { lefts, rights } = this;
    this.count -= length;
    for (let place = index; place < this.count; place += 1) {
      lefts[place] = lefts[place + length]!;
      rights[place] = rights[place + length]!;
    }
  }

  /** Forget what lies below `lowest`, of ranges in ascending order. @returns how many packets that were */
  removeBelow(lowest: number): number {
    const { lefts, rights, count } = this;
    let packets = 0;
    let gone = 0;
    while (gone < count && rights[gone]! <= lowest) {
      packets += rights[gone]! - lefts[gone]!;
      gone += 1;
    }
    if (gone > 0) this.remove(0, gone);
    if (gone === count || lefts[0]! >= lowest) return packets;
    packets += lowest - lefts[0]!;
    lefts[0] = lowest;
    return packets;
  }

  private grow(): void {
    const { lefts, rights } = this;
    this.lefts = new Int32Array(2 * lefts.length);
    this.rights = new Int32Array(2 * rights.length);
    this.lefts.set(lefts);
    this.rights.set(rights);
  }
}
