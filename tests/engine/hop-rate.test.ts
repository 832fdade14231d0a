import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BenchHop } from './support/bench-hop.ts';
import { runs } from './support/property.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;

function expectTimes(bench: BenchHop, times: number[]): void {
  expect(bench.arrived).toHaveLength(times.length);
  times.forEach((at, index) => expect(bench.arrived[index]!.at).toBeCloseTo(at, 12));
}

describe('a rate that changes', () => {
  it('lets the transmission under way end as it began, and sends what waits at the new rate', () => {
    const bench = new BenchHop(RATE).sendMany(4).wait(0.002);
    bench.hop.setRate(RATE / 2, 0.002);
    bench.drain();
    expectTimes(bench, [0.008, 0.024, 0.04, 0.056]);
    // Waits of 8, 24 and 40 ms.
    expect(bench.hop.queueArea(1)).toBeCloseTo(0.072, 12);
  });

  it('moves what waits up when the rate rises', () => {
    const bench = new BenchHop(RATE).sendMany(4).wait(0.01);
    // The first has gone, the second is under way until 16 ms, two wait.
    bench.hop.setRate(4 * RATE, 0.01);
    bench.drain();
    expectTimes(bench, [0.008, 0.016, 0.018, 0.02]);
    expect(bench.hop.queueArea(1)).toBeCloseTo(0.008 + 0.016 + 0.018, 12);
  });

  it('changes the queue area from the change on, not what has been waited already', () => {
    const bench = new BenchHop(RATE).sendMany(3).wait(0.004);
    const before = bench.hop.queueArea(0.004);
    expect(before).toBeCloseTo(2 * 0.004, 12);
    bench.hop.setRate(RATE / 10, 0.004);
    expect(bench.hop.queueArea(0.004)).toBeCloseTo(before, 12);
  });

  it('leaves packets in the pipe behind the transmitter alone', () => {
    const bench = new BenchHop(RATE, undefined, 0.5).sendMany(2).wait(0.1);
    bench.hop.setRate(RATE / 100, 0.1);
    bench.send();
    bench.drain();
    expectTimes(bench, [0.508, 0.516, 1.4]);
  });

  it('holds for packets that come later, also when nobody waits', () => {
    const bench = new BenchHop(RATE);
    bench.hop.setRate(RATE / 2, 0);
    bench.sendMany(2).drain();
    expectTimes(bench, [0.016, 0.032]);
  });

  it('changed while one packet is sent and none waits, sends the next after it at the new rate', () => {
    const bench = new BenchHop(RATE).sendMany(1).wait(0.004);
    bench.hop.setRate(RATE / 2, 0.004);
    bench.send();
    bench.drain();
    expectTimes(bench, [0.008, 0.024]);
  });

  it('sends the packets of flows that part behind the link in one order, at the times of one transmitter', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            gap: fc.integer({ min: 0, max: 10 }),
            flow: fc.integer({ min: 0, max: 3 }),
            rate: fc.option(fc.integer({ min: 1, max: 8 })),
          }),
          { minLength: 1, maxLength: 100 },
        ),
        (steps) => {
          const bench = new BenchHop(RATE);
          const waiting: { sequence: number; from: number }[] = [];
          const departures: { sequence: number; at: number }[] = [];
          // The transmitter by hand: packet after packet, each at the rate that holds when it begins.
          let rate = RATE;
          let free = 0;
          let waits = 0;
          let now = 0;
          const serve = (until: number): void => {
            while (waiting.length > 0 && Math.max(free, waiting[0]!.from) <= until) {
              const { sequence, from } = waiting.shift()!;
              const start = Math.max(free, from);
              waits += start - from;
              free = start + 8_000 / rate;
              departures.push({ sequence, at: free });
            }
          };
          for (const step of steps) {
            now += step.gap / 1_000 + 1e-5;
            bench.wait(now);
            serve(now);
            if (step.rate === null) {
              waiting.push({ sequence: bench.send(1_000, { flow: step.flow }), from: now });
              serve(now);
            } else {
              rate = (step.rate * RATE) / 4;
              bench.hop.setRate(rate, now);
            }
            expect(bench.hop.waiting(now)).toBe(waiting.length);
          }
          serve(Infinity);
          bench.drain();
          expect(bench.arrived.map(({ sequence }) => sequence)).toEqual(departures.map(({ sequence }) => sequence));
          bench.arrived.forEach(({ at }, index) => expect(at).toBeCloseTo(departures[index]!.at, 9));
          expect(bench.hop.queueArea(now + 1_000)).toBeCloseTo(waits, 9);
        },
      ),
      runs(200),
    );
  });
});
