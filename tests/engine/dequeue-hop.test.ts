import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Codel } from '../../workers/engine/network/queues/codel.ts';
import { ECN_CAPABLE } from '../../workers/engine/network/packets.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { BenchHop, Plain } from './support/bench-hop.ts';
import { runs } from './support/property.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;
const SERVICE = 0.008;

describe('a hop whose queue decides when a packet’s turn comes', () => {
  it('with a plain queue is the hop that decides at arrival: same departures, drops and queue at all times', () => {
    const rates = fc.constantFrom(5e5, 1e6, 4e6);
    const events = fc.array(
      fc.record({
        // Often a whole number of services, so that packets come at just the end of a transmission.
        after: fc.oneof(
          fc.constantFrom(0, SERVICE / 2, SERVICE, 2 * SERVICE),
          fc.double({ min: 0, max: 0.05, noNaN: true }),
        ),
        packets: fc.integer({ min: 0, max: 8 }),
        bytes: fc.constantFrom(1_000, 40, 500),
        rate: fc.option(rates, { freq: 5 }),
      }),
      { maxLength: 60 },
    );
    let dropped = 0;
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 12 }), (steps, limit) => {
        const benches = [new BenchHop(RATE, new DropTail(limit), 0.01), new BenchHop(RATE, new Plain(limit), 0.01)];
        let now = 0;
        for (const { after, packets, bytes, rate } of steps) {
          now += after;
          for (const bench of benches) {
            bench.wait(now).sendMany(packets, bytes);
            if (rate !== null) bench.hop.setRate(rate, now);
          }
          const [one, other] = benches.map(({ hop }) => [
            hop.waiting(now),
            hop.departures(now),
            hop.departedBytes(now),
            hop.takeMaximum(now),
          ]);
          expect(other).toEqual(one);
          expect(benches[1]!.hop.queueArea(now)).toBeCloseTo(benches[0]!.hop.queueArea(now), 9);
        }
        const [one, other] = benches.map((bench) => bench.drain());
        expect(other!.arrived.map(({ sequence }) => sequence)).toEqual(one!.arrived.map(({ sequence }) => sequence));
        other!.arrived.forEach(({ at }, index) => expect(at).toBeCloseTo(one!.arrived[index]!.at, 9));
        expect(other!.dropped).toEqual(one!.dropped);
        dropped += one!.dropped.length;
      }),
      runs(200, 3),
    );
    expect(dropped).toBeGreaterThan(500);
  });

  it('tells its queue how long each packet has waited', () => {
    const queue = new Plain(10);
    const bench = new BenchHop(RATE, queue).sendMany(4).drain();
    bench.wait(1).send();
    bench.drain();
    [0, SERVICE, 2 * SERVICE, 3 * SERVICE, 0].forEach((waited, index) =>
      expect(queue.waits[index]).toBeCloseTo(waited, 12),
    );
  });

  it('holds what waits, and no more than that', () => {
    const bench = new BenchHop(RATE, new Plain(10)).sendMany(4);
    const held: number[] = [];
    bench.hop.forEachHeld((slot) => held.push(slot));
    expect(held).toHaveLength(3);
    bench.drain();
    bench.hop.forEachHeld(() => expect.unreachable());
    expect(bench.pool.inUse).toBe(0);
  });

  it('drops and marks at the head: CoDel lets packets in and takes the one whose turn it is', () => {
    const settings = { kind: 'codel' as const, limit: 1_000, target: 0.005, interval: 0.1 };
    // 40 packets at once: number k would be sent at 8k ms. Number 1 is the first to wait longer than 5 ms, so from 108 ms
    // on the head may be dropped: number 14, at 112 ms. More are due at 212 ms and, were there enough behind, 283 ms.
    const drops = new BenchHop(RATE, new Codel({ ...settings, ecn: false })).sendMany(40).drain();
    expect(drops.dropped).toEqual([
      { sequence: 14, byQueue: true },
      { sequence: 28, byQueue: true },
    ]);
    expect(drops.arrived).toHaveLength(38);
    expect(drops.hop).toMatchObject({ arrivals: 40, drops: 2, marks: 0 });

    const marks = new BenchHop(RATE, new Codel({ ...settings, ecn: true }));
    for (let packet = 0; packet < 40; packet += 1) marks.send(1_000, { flags: ECN_CAPABLE });
    marks.drain();
    expect(marks.arrived.filter(({ marked }) => marked).map(({ sequence }) => sequence)).toEqual([14, 27, 36]);
    expect(marks.hop).toMatchObject({ arrivals: 40, drops: 0, marks: 3 });
  });
});
