/** A power of two. */
const CAPACITY = 32;

/**
 * Entries in order of time, for sources whose next event mostly comes after those that already stand here, as the turns of
 * senders that pace their packets do. Such an entry goes to the end or a few places before it, where a heap would have to
 * be searched for its place. Nothing is allocated.
 */
export class SortedTimers {
  /** Ring, the earliest entry at `head`: time, insertion number, source id. */
  readonly times = new Float64Array(CAPACITY);
  readonly orders = new Float64Array(CAPACITY);
  private readonly ids = new Int32Array(CAPACITY);
  head = 0;
  count = 0;

  /** Time of the earliest entry, or Infinity. */
  nextTime(): number {
    return this.count > 0 ? this.times[this.head]! : Infinity;
  }

  /** Put an entry behind those of its time; false if there is no room. */
  enter(time: number, order: number, id: number): boolean {
    const { times, orders, ids, head, count } = this;
    if (count === CAPACITY) return false;
    let place = (head + count) & (CAPACITY - 1);
    while (place !== head) {
      const before = (place - 1) & (CAPACITY - 1);
      const earlier = times[before]!;
      if (earlier <= time) break;
      times[place] = earlier;
      orders[place] = orders[before]!;
      ids[place] = ids[before]!;
      place = before;
    }
    times[place] = time;
    orders[place] = order;
    ids[place] = id;
    this.count = count + 1;
    return true;
  }

  /** Take the earliest entry out; returns its source. */
  takeFirst(): number {
    const id = this.ids[this.head]!;
    this.head = (this.head + 1) & (CAPACITY - 1);
    this.count -= 1;
    return id;
  }

  /** Take the source's entry out; it has one. */
  remove(id: number): void {
    const { times, orders, ids, head } = this;
    let place = head;
    while (ids[place] !== id) place = (place + 1) & (CAPACITY - 1);
    while (place !== head) {
      const before = (place - 1) & (CAPACITY - 1);
      times[place] = times[before]!;
      orders[place] = orders[before]!;
      ids[place] = ids[before]!;
      place = before;
    }
    this.takeFirst();
  }
}
