import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EventQueue } from '../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../workers/engine/network/pipes/delay-pipe.ts';
import { runs } from './support/property.ts';
import { putOn } from './support/put-on.ts';

function pipeOf(delay: number): { eventQueue: EventQueue; pipe: DelayPipe; out: [slot: number, at: number][] } {
  const eventQueue = new EventQueue();
  const out: [number, number][] = [];
  const pipe = new DelayPipe(eventQueue, delay, { receive: (slot) => out.push([slot, eventQueue.now]) });
  return { eventQueue, pipe, out };
}

describe('a pipe of constant delay', () => {
  it('brings each packet to its end after the delay, first in first out', () => {
    const { eventQueue, pipe, out } = pipeOf(0.25);
    putOn(pipe, 16, 0);
    putOn(pipe, 32, 0.5);
    putOn(pipe, 48, 0.5);
    putOn(pipe, 64, 2);
    eventQueue.run(Infinity, Infinity);
    expect(out).toEqual([
      [16, 0.25],
      [32, 0.75],
      [48, 0.75],
      [64, 2.25],
    ]);
  });

  it('takes any number of packets, put on and taken off in any rhythm', () => {
    const gaps = fc.array(fc.record({ after: fc.integer({ min: 0, max: 3 }), ahead: fc.integer({ min: 0, max: 3 }) }), {
      maxLength: 400,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), gaps, (delay, steps) => {
        const { eventQueue, pipe, out } = pipeOf(delay);
        const expected: [number, number][] = [];
        let last = 0;
        steps.forEach(({ after, ahead }, slot) => {
          const now = eventQueue.now + after;
          eventQueue.run(now, Infinity);
          eventQueue.now = now;
          last = Math.max(last, now + ahead);
          putOn(pipe, slot, last);
          expected.push([slot, last + delay]);
        });
        const under: number[] = [];
        pipe.forEach((slot) => under.push(slot));
        expect(under).toEqual(expected.slice(out.length).map(([slot]) => slot));
        eventQueue.run(Infinity, Infinity);
        expect(out).toEqual(expected);
      }),
      runs(200),
    );
  });

  it('moves the packets put on last when their link changes its mind, and no others', () => {
    const { eventQueue, pipe, out } = pipeOf(1);
    putOn(pipe, 16, 0);
    putOn(pipe, 32, 1);
    putOn(pipe, 48, 2);
    putOn(pipe, 64, 3);
    pipe.retimeLast([5, 6]);
    eventQueue.run(Infinity, Infinity);
    expect(out).toEqual([
      [16, 1],
      [32, 2],
      [48, 6],
      [64, 7],
    ]);
  });

  it('moves even the oldest packet, earlier or later', () => {
    const { eventQueue, pipe, out } = pipeOf(1);
    putOn(pipe, 16, 4);
    putOn(pipe, 32, 5);
    pipe.retimeLast([2, 3]);
    eventQueue.run(3, Infinity);
    expect(out).toEqual([[16, 3]]);
    pipe.retimeLast([8]);
    eventQueue.run(Infinity, Infinity);
    expect(out).toEqual([
      [16, 3],
      [32, 9],
    ]);
  });
});
