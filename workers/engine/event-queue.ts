/**
 * The queue of pending events, ordered by time; events of equal time in the order in which they were scheduled.
 *
 * Each source has at most one entry, however much it holds (network/pipes/pipe.ts), which keeps the heap small. Nothing is
 * allocated after `register`.
 */

/**
 * Something with at most one pending event. Times are passed in fields (`EventQueue.now`, `nextTime`) and not as arguments
 * or results: a floating-point number passed to a function that is not inlined is allocated on the heap.
 */
export interface EventSource {
  /** Do what is due at the queue's `now`, and set `nextTime`. */
  fire(): void;
  /** After `fire`: when to call it next, s; Infinity if not before `schedule` is called. */
  nextTime: number;
}

const INITIAL_CAPACITY = 64;
/** In place of a source that is gone: what it had pending does nothing. */
const NOBODY: EventSource = { fire() {}, nextTime: Infinity };

export class EventQueue {
  /** Binary heap in parallel arrays: time (Infinity behind the last entry), source. */
  private times = new Float64Array(INITIAL_CAPACITY + 1).fill(Infinity);
  private ids = new Int32Array(INITIAL_CAPACITY);
  /** Of each source: when its entry was made, in order; its place in the heap, −1 if it has none. */
  private orders = new Float64Array(INITIAL_CAPACITY);
  private places = new Int32Array(INITIAL_CAPACITY).fill(-1);
  private sources: EventSource[] = [];
  private size = 0;
  private nextOrder = 0;

  /**
   * Simulated time, s: that of the last event fired, or later. Pipes that hand things over late set it back to the time at
   * which each happened, and then forward again.
   */
  now = 0;
  /** Time up to which all events have been fired, s. */
  private reached = 0;

  /** Add a source; returns the id that `schedule` takes. */
  register(source: EventSource): number {
    const id = this.sources.length;
    this.sources.push(source);
    if (id >= this.places.length) this.grow();
    return id;
  }

  /** How many have been registered: their ids are below it. */
  get registered(): number {
    return this.sources.length;
  }

  /** The sources with ids from `first` up to, not including, `end` are gone. */
  forget(first: number, end: number): void {
    this.sources.fill(NOBODY, first, end);
  }

  /** All events up to `time` have been fired: set the clock to it. */
  advanceTo(time: number): void {
    this.now = time;
    this.reached = time;
  }

  /**
   * Schedule the source's event at `requested`, s, in place of the one it may have. A time in the past, which follows from
   * something that was handed over late, is taken as the present.
   */
  schedule(id: number, requested: number): void {
    const time = requested < this.reached ? this.reached : requested;
    const place = this.places[id]!;
    this.orders[id] = this.nextOrder++;
    if (place < 0) this.insert(time, id);
    else this.move(place, time);
  }

  /** Time of the earliest event, s, or Infinity. */
  nextTime(): number {
    return this.times[0]!;
  }

  /**
   * Fire all events up to and including `until`, s, but at most `maxEvents`.
   * @returns how many were fired; if fewer than `maxEvents`, `until` was reached
   */
  run(until: number, maxEvents: number): number {
    let fired = 0;
    while (fired < maxEvents && this.size > 0) {
      let time = this.times[0]!;
      if (time > until) break;
      const id = this.ids[0]!;
      const source = this.sources[id]!;
      // What a source schedules while it fires comes later than its own entry, which therefore stays on top; it is replaced
      // only when another source comes next.
      do {
        fired += 1;
        this.advanceTo(time);
        source.fire();
        time = source.nextTime;
      } while (time < this.times[1]! && time < this.times[2]! && time <= until && fired < maxEvents);
      if (time < Infinity) {
        this.times[0] = time;
        this.orders[id] = this.nextOrder++;
        this.siftDown(0);
      } else {
        this.removeTop(id);
      }
    }
    return fired;
  }

  private insert(time: number, id: number): void {
    const place = this.size++;
    this.times[place] = time;
    this.ids[place] = id;
    this.siftUp(place);
  }

  /** Give the entry at `place` another time. */
  private move(place: number, time: number): void {
    const { times } = this;
    const earlier = time < times[place]!;
    times[place] = time;
    if (earlier) this.siftUp(place);
    else this.siftDown(place);
  }

  private removeTop(id: number): void {
    this.places[id] = -1;
    const { times, ids } = this;
    const last = --this.size;
    times[0] = times[last]!;
    ids[0] = ids[last]!;
    times[last] = Infinity;
    if (last > 0) this.siftDown(0);
  }

  /** Move the entry at `start` up to its place. (Its time is no argument: see `EventSource`.) */
  private siftUp(start: number): void {
    const { times, orders, ids, places } = this;
    const time = times[start]!;
    const id = ids[start]!;
    let place = start;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const parentTime = times[parent]!;
      const parentId = ids[parent]!;
      if (parentTime < time || (parentTime === time && orders[parentId]! < orders[id]!)) break;
      times[place] = parentTime;
      ids[place] = parentId;
      places[parentId] = place;
      place = parent;
    }
    times[place] = time;
    ids[place] = id;
    places[id] = place;
  }

  /** Move the entry at `start` down to its place. */
  private siftDown(start: number): void {
    const { times, orders, ids, places, size } = this;
    const time = times[start]!;
    const id = ids[start]!;
    let place = start;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= size) break;
      // Which child is earlier cannot be predicted, so it is computed without a branch: a run of TFRC takes a tenth less.
      const leftTime = times[left]!;
      const rightTime = times[left + 1]!;
      let child = left + Number(rightTime < leftTime);
      if (rightTime === leftTime && left + 1 < size && orders[ids[left + 1]!]! < orders[ids[left]!]!) child += 1;
      const childTime = times[child]!;
      const childId = ids[child]!;
      if (time < childTime || (time === childTime && orders[id]! < orders[childId]!)) break;
      times[place] = childTime;
      ids[place] = childId;
      places[childId] = place;
      place = child;
    }
    times[place] = time;
    ids[place] = id;
    places[id] = place;
  }

  private grow(): void {
    const capacity = this.places.length * 2;
    const times = new Float64Array(capacity + 1).fill(Infinity);
    const orders = new Float64Array(capacity);
    const ids = new Int32Array(capacity);
    const places = new Int32Array(capacity).fill(-1);
    times.set(this.times);
    orders.set(this.orders);
    ids.set(this.ids);
    places.set(this.places);
    Object.assign(this, { times, orders, ids, places });
  }
}

/**
 * A timer that is set again far more often than it expires, as a retransmission timer is at every ACK. Setting it later
 * only notes the deadline; its entry in the event queue moves on when it comes up.
 */
export class Timer implements EventSource {
  private readonly id: number;
  /** When it expires, s; Infinity if it is not set. */
  deadline = Infinity;
  /** Time of its entry in the event queue, s; Infinity if it has none. */
  private entry = Infinity;
  nextTime = Infinity;

  constructor(
    private readonly eventQueue: EventQueue,
    private readonly onExpiry: () => void,
  ) {
    this.id = eventQueue.register(this);
  }

  get pending(): boolean {
    return this.deadline < Infinity;
  }

  /** @param deadline s */
  set(deadline: number): void {
    this.deadline = deadline;
    if (deadline < this.entry) this.enter();
  }

  private enter(): void {
    this.entry = this.deadline;
    this.eventQueue.schedule(this.id, this.entry);
  }

  cancel(): void {
    this.deadline = Infinity;
  }

  fire(): void {
    const { now } = this.eventQueue;
    if (this.deadline <= now) {
      this.deadline = Infinity;
      // While it fires, no time is before its entry, so `set` does not schedule: `nextTime` does.
      this.entry = -Infinity;
      this.onExpiry();
    }
    this.entry = Math.max(this.deadline, now);
    this.nextTime = this.entry;
  }
}
