import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EventQueue, Timer } from '../../workers/engine/event-queue.ts';
import { runs } from './support/property.ts';

function timer(): { eventQueue: EventQueue; timer: Timer; expiries: number[] } {
  const eventQueue = new EventQueue();
  const expiries: number[] = [];
  return { eventQueue, timer: new Timer(eventQueue, () => expiries.push(eventQueue.now)), expiries };
}

describe('a timer', () => {
  it('runs out once, at its deadline', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    clock.set(3);
    expect(clock.pending).toBe(true);
    eventQueue.run(10, Infinity);
    expect(expiries).toEqual([3]);
    expect(clock.pending).toBe(false);
  });

  it('set later before it runs out, as at every ACK, runs out at the last deadline only', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    for (let now = 0; now < 10; now += 1) {
      eventQueue.run(now, Infinity);
      eventQueue.now = now;
      clock.set(now + 2);
    }
    eventQueue.run(100, Infinity);
    expect(expiries).toEqual([11]);
  });

  it('set earlier runs out at the earlier time, and not again at the old one', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    clock.set(5);
    clock.set(2);
    eventQueue.run(10, Infinity);
    expect(expiries).toEqual([2]);
  });

  it('set later and then earlier than at first runs out at the last time given', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    clock.set(5);
    clock.set(8);
    clock.set(3);
    clock.set(6);
    eventQueue.run(10, Infinity);
    expect(expiries).toEqual([6]);
  });

  it('cancelled does not run out; set again it does', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    clock.set(5);
    clock.cancel();
    expect(clock.pending).toBe(false);
    eventQueue.run(6, Infinity);
    expect(expiries).toEqual([]);
    clock.set(7);
    eventQueue.run(10, Infinity);
    expect(expiries).toEqual([7]);
  });

  it('cancelled and set for a later time before the old one runs out at the new one', () => {
    const { eventQueue, timer: clock, expiries } = timer();
    clock.set(5);
    clock.cancel();
    clock.set(9);
    eventQueue.run(20, Infinity);
    expect(expiries).toEqual([9]);
  });

  it('set from its own expiry ticks on', () => {
    const eventQueue = new EventQueue();
    const expiries: number[] = [];
    const clock = new Timer(eventQueue, () => {
      expiries.push(eventQueue.now);
      if (expiries.length < 4) clock.set(eventQueue.now + 1.5);
    });
    clock.set(1);
    eventQueue.run(10, Infinity);
    expect(expiries).toEqual([1, 2.5, 4, 5.5]);
  });

  it('set for this very instant from its own expiry runs out again in this instant', () => {
    const eventQueue = new EventQueue();
    const expiries: number[] = [];
    const clock = new Timer(eventQueue, () => {
      expiries.push(eventQueue.now);
      if (expiries.length < 3) clock.set(eventQueue.now);
    });
    clock.set(1);
    eventQueue.run(1, Infinity);
    expect(expiries).toEqual([1, 1, 1]);
  });

  it('set from its own expiry for a time that has passed runs out again in this instant, behind all that waits there', () => {
    const eventQueue = new EventQueue();
    const log: [string, number][] = [];
    let late = 2;
    const clock = new Timer(eventQueue, () => {
      log.push(['clock', eventQueue.now]);
      if (late-- > 0) clock.set(1);
    });
    clock.set(5);
    const others = Array.from(
      { length: 5 },
      (_, index) => new Timer(eventQueue, () => log.push([`other ${index}`, eventQueue.now])),
    );
    for (const other of others) other.set(5);
    eventQueue.run(10, Infinity);
    expect(log.filter(([name]) => name === 'clock')).toEqual([
      ['clock', 5],
      ['clock', 5],
      ['clock', 5],
    ]);
    expect(log.slice(1, 6).map(([name]) => name)).toEqual(others.map((_, index) => `other ${index}`));
    expect(eventQueue.nextTime()).toBe(Infinity);
  });

  it('runs out when a deadline kept by hand does, after any settings on the way', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('set' as const), after: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ do: fc.constant('cancel' as const), after: fc.constant(0) }),
      fc.record({ do: fc.constant('wait' as const), after: fc.integer({ min: 0, max: 9 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { eventQueue, timer: clock, expiries } = timer();
        const expected: number[] = [];
        let deadline = Infinity;
        for (const { do: action, after } of steps) {
          if (action === 'set') {
            deadline = eventQueue.now + after;
            clock.set(deadline);
          } else if (action === 'cancel') {
            deadline = Infinity;
            clock.cancel();
          } else {
            const until = eventQueue.now + after;
            eventQueue.run(until, Infinity);
            eventQueue.now = until;
            if (deadline <= until) {
              expected.push(deadline);
              deadline = Infinity;
            }
          }
          expect(clock.pending).toBe(deadline < Infinity);
        }
        expect(expiries).toEqual(expected);
      }),
      runs(500),
    );
  });
});
