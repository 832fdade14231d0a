import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EventQueue, type EventSource } from '../../workers/engine/event-queue.ts';
import { runs } from './support/property.ts';

/** Notes when it fires; after each firing it wants to be called again after the next of its gaps, if there is one. */
class Witness implements EventSource {
  readonly id: number;
  nextTime = Infinity;
  private readonly log: [name: number, time: number][];

  constructor(
    private readonly eventQueue: EventQueue,
    log: [number, number][],
    private readonly gaps: number[] = [],
    private readonly alsoWhenFiring: () => void = () => {},
  ) {
    this.log = log;
    this.id = eventQueue.register(this);
  }

  fire(): void {
    const { now } = this.eventQueue;
    this.log.push([this.id, now]);
    this.alsoWhenFiring();
    const gap = this.gaps.shift();
    this.nextTime = gap === undefined ? Infinity : now + gap;
  }
}

function witnesses(count: number): { eventQueue: EventQueue; log: [number, number][]; sources: Witness[] } {
  const eventQueue = new EventQueue();
  const log: [number, number][] = [];
  return { eventQueue, log, sources: Array.from({ length: count }, () => new Witness(eventQueue, log)) };
}

describe('the event queue', () => {
  it('lets a thousand events of the same time happen in the order in which they were put in', () => {
    const { eventQueue, log, sources } = witnesses(1_000);
    // Not the order of the ids: every 7th, around and around.
    const order = sources.map((_, index) => (7 * index) % 1_000);
    for (const id of order) eventQueue.schedule(id, 5);
    eventQueue.run(5, Infinity);
    expect(log.map(([id]) => id)).toEqual(order);
  });

  it('finds the entry that has taken the place of one that ended, and moves it', () => {
    const { eventQueue, log } = witnesses(3);
    eventQueue.schedule(0, 1);
    eventQueue.schedule(1, 5);
    eventQueue.schedule(2, 3);
    eventQueue.run(1, Infinity);
    eventQueue.schedule(2, 7);
    eventQueue.run(9, Infinity);
    expect(log).toEqual([
      [0, 1],
      [1, 5],
      [2, 7],
    ]);
  });

  it('puts an entry that is moved to a time at which others wait behind them', () => {
    const { eventQueue, log } = witnesses(3);
    eventQueue.schedule(0, 2);
    eventQueue.schedule(1, 1);
    eventQueue.schedule(2, 2);
    eventQueue.schedule(1, 2);
    eventQueue.run(3, Infinity);
    expect(log).toEqual([
      [0, 2],
      [2, 2],
      [1, 2],
    ]);
  });

  it('moves an entry even if the time stays the same: it is then the last of that time', () => {
    const { eventQueue, log } = witnesses(2);
    eventQueue.schedule(0, 1);
    eventQueue.schedule(1, 1);
    eventQueue.schedule(0, 1);
    eventQueue.run(1, Infinity);
    expect(log.map(([id]) => id)).toEqual([1, 0]);
  });

  it('lets what an event puts in for the same instant happen after all that waits there already', () => {
    const eventQueue = new EventQueue();
    const log: [number, number][] = [];
    const first = new Witness(eventQueue, log, [], () => eventQueue.schedule(third.id, eventQueue.now));
    const second = new Witness(eventQueue, log);
    const third = new Witness(eventQueue, log);
    eventQueue.schedule(first.id, 1);
    eventQueue.schedule(second.id, 1);
    eventQueue.run(1, Infinity);
    expect(log.map(([id]) => id)).toEqual([first.id, second.id, third.id]);
  });

  it('fires what is due at the very end of the span and leaves what is later', () => {
    const { eventQueue, log } = witnesses(2);
    eventQueue.schedule(0, 1);
    eventQueue.schedule(1, 1 + 2 ** -52);
    expect(eventQueue.run(1, Infinity)).toBe(1);
    expect(log).toEqual([[0, 1]]);
    expect(eventQueue.nextTime()).toBe(1 + 2 ** -52);
  });

  it('takes what is put in for a time that has passed as put in for now, behind what waits there already', () => {
    const eventQueue = new EventQueue();
    const log: [number, number][] = [];
    const late = new Witness(eventQueue, log);
    const now = new Witness(eventQueue, log, [], () => eventQueue.schedule(late.id, 3));
    const other = new Witness(eventQueue, log);
    eventQueue.schedule(now.id, 5);
    eventQueue.schedule(other.id, 5);
    eventQueue.run(6, Infinity);
    expect(log).toEqual([
      [now.id, 5],
      [other.id, 5],
      [late.id, 5],
    ]);
    expect(eventQueue.nextTime()).toBe(Infinity);
  });

  it('stops after the number of events asked for, and goes on where it stopped', () => {
    const { eventQueue, log } = witnesses(5);
    for (let id = 0; id < 5; id += 1) eventQueue.schedule(id, 1);
    expect(eventQueue.run(1, 2)).toBe(2);
    expect(log).toHaveLength(2);
    expect(eventQueue.run(1, 10)).toBe(3);
    expect(log.map(([id]) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(eventQueue.nextTime()).toBe(Infinity);
  });

  it('does the same as a list sorted by time and order of insertion, entries moving about and firing again', () => {
    // Few different times, so that most runs have ties.
    const gap = fc.integer({ min: 0, max: 4 });
    const action = fc.oneof(
      fc.record({ do: fc.constant('schedule' as const), source: fc.nat(), after: gap }),
      fc.record({ do: fc.constant('run' as const), span: gap, events: fc.integer({ min: 1, max: 6 }) }),
    );
    const source = fc.record({
      gaps: fc.array(gap, { maxLength: 6 }),
      /** What it puts in for another one whenever it fires. */
      pushes: fc.option(fc.record({ source: fc.nat(), after: gap })),
    });
    fc.assert(
      fc.property(
        fc.array(source, { minLength: 1, maxLength: 90 }),
        fc.array(action, { maxLength: 120 }),
        (settings, actions) => {
          const eventQueue = new EventQueue();
          const log: [number, number][] = [];
          settings.forEach(({ gaps, pushes }) => {
            const alsoWhenFiring = (): void => {
              const other = pushes && pushes.source % settings.length;
              // A source that fires has its own say through nextTime.
              if (pushes && other !== witness.id) eventQueue.schedule(other!, eventQueue.now + pushes.after);
            };
            const witness: Witness = new Witness(eventQueue, log, [...gaps], alsoWhenFiring);
          });
          const model = new SortedList(settings);
          for (const step of actions) {
            if (step.do === 'schedule') {
              const id = step.source % settings.length;
              eventQueue.schedule(id, eventQueue.now + step.after);
              model.schedule(id, model.now + step.after);
            } else {
              const until = eventQueue.now + step.span;
              const fired = eventQueue.run(until, step.events);
              expect(fired).toBe(model.run(until, step.events));
              expect(eventQueue.now).toBe(model.now);
            }
            expect(eventQueue.nextTime()).toBe(model.nextTime());
          }
          expect(log).toEqual(model.log);
        },
      ),
      runs(300),
    );
  });
});

/** What the event queue promises, written the slow way. */
class SortedList {
  now = 0;
  readonly log: [number, number][] = [];
  private entries: { time: number; order: number; id: number }[] = [];
  private order = 0;
  private readonly gaps: number[][];
  private readonly pushes: ({ source: number; after: number } | null)[];

  constructor(settings: { gaps: number[]; pushes: { source: number; after: number } | null }[]) {
    this.gaps = settings.map(({ gaps }) => [...gaps]);
    this.pushes = settings.map(({ pushes }) => pushes);
  }

  schedule(id: number, time: number): void {
    this.entries = this.entries.filter((entry) => entry.id !== id);
    this.entries.push({ time, order: this.order++, id });
    this.entries.sort((a, b) => a.time - b.time || a.order - b.order);
  }

  nextTime(): number {
    return this.entries[0]?.time ?? Infinity;
  }

  run(until: number, events: number): number {
    let fired = 0;
    while (fired < events && this.nextTime() <= until) {
      const { id, time } = this.entries.shift()!;
      fired += 1;
      this.now = time;
      this.log.push([id, time]);
      const push = this.pushes[id];
      const other = push ? push.source % this.gaps.length : id;
      if (push && other !== id) this.schedule(other, time + push.after);
      const gap = this.gaps[id]!.shift();
      if (gap !== undefined) this.schedule(id, time + gap);
    }
    return fired;
  }
}
