import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Calendar } from '../../workers/engine/event-queue.ts';
import { DelayLine } from '../../workers/engine/network/pipes/delay-pipe.ts';
import { runs } from './support/property.ts';
import { putOn } from './support/put-on.ts';

function wire(delay: number): { calendar: Calendar; line: DelayLine; out: [slot: number, at: number][] } {
  const calendar = new Calendar();
  const out: [number, number][] = [];
  const line = new DelayLine(calendar, delay, { receive: (slot) => out.push([slot, calendar.now]) });
  return { calendar, line, out };
}

describe('a wire of constant delay', () => {
  it('brings each packet to its end after the delay, first in first out', () => {
    const { calendar, line, out } = wire(0.25);
    putOn(line, 16, 0);
    putOn(line, 32, 0.5);
    putOn(line, 48, 0.5);
    putOn(line, 64, 2);
    calendar.run(Infinity, Infinity);
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
        const { calendar, line, out } = wire(delay);
        const expected: [number, number][] = [];
        let last = 0;
        steps.forEach(({ after, ahead }, slot) => {
          const now = calendar.now + after;
          calendar.run(now, Infinity);
          calendar.now = now;
          last = Math.max(last, now + ahead);
          putOn(line, slot, last);
          expected.push([slot, last + delay]);
        });
        const under: number[] = [];
        line.forEach((slot) => under.push(slot));
        expect(under).toEqual(expected.slice(out.length).map(([slot]) => slot));
        calendar.run(Infinity, Infinity);
        expect(out).toEqual(expected);
      }),
      runs(200),
    );
  });

  it('moves the packets put on last when their link changes its mind, and no others', () => {
    const { calendar, line, out } = wire(1);
    putOn(line, 16, 0);
    putOn(line, 32, 1);
    putOn(line, 48, 2);
    putOn(line, 64, 3);
    line.retimeLast([5, 6]);
    calendar.run(Infinity, Infinity);
    expect(out).toEqual([
      [16, 1],
      [32, 2],
      [48, 6],
      [64, 7],
    ]);
  });

  it('moves even the oldest packet, earlier or later', () => {
    const { calendar, line, out } = wire(1);
    putOn(line, 16, 4);
    putOn(line, 32, 5);
    line.retimeLast([2, 3]);
    calendar.run(3, Infinity);
    expect(out).toEqual([[16, 3]]);
    line.retimeLast([8]);
    calendar.run(Infinity, Infinity);
    expect(out).toEqual([
      [16, 3],
      [32, 9],
    ]);
  });
});
