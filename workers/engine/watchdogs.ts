import type { Calendar, EventSource } from './calendar.ts';

const INITIAL_CAPACITY = 16;

/**
 * Timers that are set again and again before they run out, a few times per round trip, as those that wait for the next
 * report. All have one entry in the calendar, at a time by which none has run out. When it comes up all are looked at: the
 * earliest deadline is the next such time, and nothing has been searched for in between.
 */
export class Watchdogs implements EventSource {
  private readonly calendar: Calendar;
  private readonly id: number;
  private deadlines = new Float64Array(INITIAL_CAPACITY).fill(Infinity);
  private readonly expiries: (() => void)[] = [];
  /** Time of the entry, Infinity if there is none. */
  private entry = Infinity;
  nextTime = Infinity;

  constructor(calendar: Calendar) {
    this.calendar = calendar;
    this.id = calendar.register(this);
  }

  /** Returns the new timer's number. */
  add(onExpiry: () => void): number {
    const timer = this.expiries.length;
    this.expiries.push(onExpiry);
    if (timer === this.deadlines.length) {
      const deadlines = new Float64Array(2 * timer).fill(Infinity);
      deadlines.set(this.deadlines);
      this.deadlines = deadlines;
    }
    return timer;
  }

  /** s; Infinity if it is not set. */
  deadlineOf(timer: number): number {
    return this.deadlines[timer]!;
  }

  /** It runs out at `deadline`, s; never at Infinity. */
  set(timer: number, deadline: number): void {
    this.deadlines[timer] = deadline;
    if (deadline >= this.entry) return;
    this.entry = deadline;
    this.calendar.schedule(this.id, deadline);
  }

  fire(): void {
    const { now } = this.calendar;
    const { expiries } = this;
    // What is set meanwhile is looked at below.
    this.entry = -Infinity;
    for (let timer = 0; timer < expiries.length; timer += 1) {
      if (this.deadlines[timer]! > now) continue;
      this.deadlines[timer] = Infinity;
      expiries[timer]!();
    }
    const { deadlines } = this;
    let earliest = Infinity;
    for (let timer = 0; timer < expiries.length; timer += 1) {
      if (deadlines[timer]! < earliest) earliest = deadlines[timer]!;
    }
    this.entry = Math.max(earliest, now);
    this.nextTime = this.entry;
  }
}

/** One of them. */
export class Watchdog {
  private readonly all: Watchdogs;
  private readonly timer: number;

  constructor(all: Watchdogs, onExpiry: () => void) {
    this.all = all;
    this.timer = all.add(onExpiry);
  }

  get pending(): boolean {
    return this.all.deadlineOf(this.timer) < Infinity;
  }

  set(deadline: number): void {
    this.all.set(this.timer, deadline);
  }

  cancel(): void {
    this.all.set(this.timer, Infinity);
  }
}
