/**
 * The event queue of pending events: for each source at most one entry, ordered by time, ties by order of insertion.
 *
 * Promises: equal times come out in the order in which they were put in; nothing is allocated after `register`.
 * A source is anything that may have something to do at a later time: a delay line, a link's transmitter, a timer. It
 * has one entry however much it holds, which keeps the heap small (network/pipes/pipe.ts).
 */
import { SortedTimers } from './sorted-timers.ts';

/**
 * Something with at most one pending event. Times go through fields, `EventQueue.now` and `nextTime`, and not through
 * arguments and results: a number handed to a function that is not inlined costs an allocation.
 */
export interface EventSource {
  /** Do what is due at the event queue's `now`, and set `nextTime`. */
  fire(): void;
  /** After `fire`: when it wants to be called next, s, or Infinity. */
  nextTime: number;
}

const INITIAL_CAPACITY = 64;
/** Place of an entry in the timers. */
const IN_TIMERS = -2;

export class EventQueue {
  /** Binary heap, parallel arrays: time, Infinity behind the last entry; insertion number, source id. */
  private times = new Float64Array(INITIAL_CAPACITY + 1).fill(Infinity);
  private orders = new Float64Array(INITIAL_CAPACITY);
  private ids = new Int32Array(INITIAL_CAPACITY);
  /** Place of each source in the heap, −1 if it has no entry, or `IN_TIMERS`. */
  private places = new Int32Array(INITIAL_CAPACITY).fill(-1);
  private sources: EventSource[] = [];
  private size = 0;
  private nextOrder = 0;
  private readonly timers = new SortedTimers();
  /** 1 for a source whose entries may stand in the timers. */
  private regular = new Uint8Array(INITIAL_CAPACITY);

  /** Simulated time, s: that of the last event fired, or later; earlier only while what came earlier is taken late. */
  now = 0;
  /** Nothing happens before this time any more, s. */
  private reached = 0;

  /**
   * Make a source known; its id is what `schedule` takes.
   * @param regular its next event mostly comes after those of the other regular sources: while there is room, its entry
   *   stands in the timers and not in the heap, which is quicker and changes nothing else
   */
  register(source: EventSource, regular = false): number {
    const id = this.sources.length;
    this.sources.push(source);
    if (id >= this.places.length) this.grow();
    this.regular[id] = regular ? 1 : 0;
    return id;
  }

  /** The clock goes on to `time`, up to which all has happened. */
  advanceTo(time: number): void {
    this.now = time;
    this.reached = time;
  }

  /**
   * Put the source's entry at `requested`, s, moving the one it may have. A time that has passed, because it follows from
   * something that was taken late, is now.
   */
  schedule(id: number, requested: number): void {
    const time = requested < this.reached ? this.reached : requested;
    const order = this.nextOrder++;
    const place = this.places[id]!;
    if (place === IN_TIMERS) this.timers.remove(id);
    if (place < 0 && this.regular[id] === 1 && this.timers.enter(time, order, id)) this.places[id] = IN_TIMERS;
    else if (place < 0) this.putLast(time, order, id);
    else this.move(place, time, order);
  }

  /** Time of the earliest entry, or Infinity. */
  nextTime(): number {
    return Math.min(this.size > 0 ? this.times[0]! : Infinity, this.timers.nextTime());
  }

  /**
   * Fire all events up to and including `until`, but at most `maxEvents` of them.
   * @returns the number fired; fewer than `maxEvents` means that `until` was reached
   */
  run(until: number, maxEvents: number): number {
    let fired = 0;
    while (fired < maxEvents) {
      if (this.timerIsFirst()) {
        const time = this.timers.times[this.timers.head]!;
        if (time > until) break;
        fired += 1;
        this.advanceTo(time);
        this.fireTimer();
        continue;
      }
      if (this.size === 0) break;
      const time = this.times[0]!;
      if (time > until) break;
      fired += 1;
      this.advanceTo(time);
      const id = this.ids[0]!;
      // What a source schedules while firing comes later than its own entry, so that stays on top until replaced.
      const source = this.sources[id]!;
      source.fire();
      const next = source.nextTime;
      if (next < Infinity) {
        this.times[0] = next;
        this.orders[0] = this.nextOrder++;
        if (!this.topIsFirst()) this.siftDown(0);
      } else {
        this.removeTop(id);
      }
    }
    return fired;
  }

  private timerIsFirst(): boolean {
    const { timers } = this;
    if (timers.count === 0) return false;
    if (this.size === 0) return true;
    const time = timers.times[timers.head]!;
    const top = this.times[0]!;
    return time < top || (time === top && timers.orders[timers.head]! < this.orders[0]!);
  }

  private fireTimer(): void {
    const id = this.timers.takeFirst();
    this.places[id] = -1;
    const source = this.sources[id]!;
    source.fire();
    const next = source.nextTime;
    if (next === Infinity) return;
    const order = this.nextOrder++;
    if (this.timers.enter(next, order, id)) this.places[id] = IN_TIMERS;
    else this.putLast(next, order, id);
  }

  /** The entry at the top, which may be later than it was, still comes before all others. */
  private topIsFirst(): boolean {
    const { times, size } = this;
    const time = times[0]!;
    return (size < 2 || times[1]! > time) && (size < 3 || times[2]! > time);
  }

  private putLast(time: number, order: number, id: number): void {
    const place = this.size++;
    this.times[place] = time;
    this.orders[place] = order;
    this.ids[place] = id;
    this.siftUp(place);
  }

  /** The entry at `place` gets another time; its order is the newest. */
  private move(place: number, time: number, order: number): void {
    const { times } = this;
    const earlier = time < times[place]!;
    times[place] = time;
    this.orders[place] = order;
    if (earlier) this.siftUp(place);
    else this.siftDown(place);
  }

  private removeTop(id: number): void {
    this.places[id] = -1;
    const { times, orders, ids } = this;
    const last = --this.size;
    times[0] = times[last]!;
    orders[0] = orders[last]!;
    ids[0] = ids[last]!;
    times[last] = Infinity;
    if (last > 0) this.siftDown(0);
  }

  /** Takes the entry from `start` to its place among those above. (Its numbers are no arguments, see `EventSource`.) */
  private siftUp(start: number): void {
    const { times, orders, ids, places } = this;
    const time = times[start]!;
    const order = orders[start]!;
    const id = ids[start]!;
    let place = start;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const parentTime = times[parent]!;
      if (parentTime < time || (parentTime === time && orders[parent]! < order)) break;
      times[place] = parentTime;
      orders[place] = orders[parent]!;
      const parentId = ids[parent]!;
      ids[place] = parentId;
      places[parentId] = place;
      place = parent;
    }
    times[place] = time;
    orders[place] = order;
    ids[place] = id;
    places[id] = place;
  }

  /** The same among those below. */
  private siftDown(start: number): void {
    const { times, orders, ids, places, size } = this;
    const time = times[start]!;
    const order = orders[start]!;
    const id = ids[start]!;
    let place = start;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= size) break;
      // Which child is the earlier is chance: chosen without a branch that the processor would have to guess.
      const leftTime = times[left]!;
      const rightTime = times[left + 1]!;
      let child = left + Number(rightTime < leftTime);
      if (rightTime === leftTime && left + 1 < size && orders[left + 1]! < orders[left]!) child += 1;
      const childTime = times[child]!;
      if (time < childTime || (time === childTime && order < orders[child]!)) break;
      times[place] = childTime;
      orders[place] = orders[child]!;
      const childId = ids[child]!;
      ids[place] = childId;
      places[childId] = place;
      place = child;
    }
    times[place] = time;
    orders[place] = order;
    ids[place] = id;
    places[id] = place;
  }

  private grow(): void {
    const capacity = this.places.length * 2;
    const times = new Float64Array(capacity + 1).fill(Infinity);
    const orders = new Float64Array(capacity);
    const ids = new Int32Array(capacity);
    const places = new Int32Array(capacity).fill(-1);
    const regular = new Uint8Array(capacity);
    times.set(this.times);
    orders.set(this.orders);
    ids.set(this.ids);
    places.set(this.places);
    regular.set(this.regular);
    Object.assign(this, { times, orders, ids, places, regular });
  }
}

/**
 * A timer that is set again far more often than it runs out, as a retransmission timer is at every ACK: setting it
 * later only notes the deadline, and the entry in the event queue moves on when it comes up.
 */
export class Timer implements EventSource {
  private readonly eventQueue: EventQueue;
  private readonly onExpiry: () => void;
  private readonly id: number;
  /** When it runs out, s; Infinity when it is not set. */
  deadline = Infinity;
  /** Time of its event queue entry, Infinity if it has none. */
  private entry = Infinity;
  nextTime = Infinity;

  /** @param regular see `EventQueue.register` */
  constructor(eventQueue: EventQueue, onExpiry: () => void, regular = false) {
    this.eventQueue = eventQueue;
    this.onExpiry = onExpiry;
    this.id = eventQueue.register(this, regular);
  }

  get pending(): boolean {
    return this.deadline < Infinity;
  }

  set(deadline: number): void {
    this.deadline = deadline;
    if (deadline < this.entry) {
      this.entry = deadline;
      this.eventQueue.schedule(this.id, deadline);
    }
  }

  cancel(): void {
    this.deadline = Infinity;
  }

  fire(): void {
    const { now } = this.eventQueue;
    if (this.deadline <= now) {
      this.deadline = Infinity;
      // While it fires no time is before its entry, so that `set` does not schedule: `nextTime` does.
      this.entry = -Infinity;
      this.onExpiry();
    }
    this.entry = Math.max(this.deadline, now);
    this.nextTime = this.entry;
  }
}
