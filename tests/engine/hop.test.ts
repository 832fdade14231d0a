import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { Red, type RedQueue } from '../../workers/engine/network/queues/red.ts';
import { BenchHop } from './support/bench-hop.ts';
import { runs } from './support/property.ts';
import { ConstantStream } from './support/randomness.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;
const SERVICE = 0.008;
/** Drops nothing early. */
const HIGH_RED: RedQueue = {
  kind: 'red',
  limit: 10,
  minThreshold: 1_000,
  maxThreshold: 2_000,
  maxP: 0.1,
  weight: 0.002,
  gentle: true,
  wait: true,
  ecn: false,
  markP: 0.1,
};

describe('a bottleneck', () => {
  it('delivers 10 of a burst of 30 through a drop-tail queue where 9 may wait (ns-2: limit 10)', () => {
    const bench = new BenchHop(RATE, new DropTail(9)).sendMany(30).drain();
    expect(bench.arrived.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(bench.dropped).toHaveLength(20);
    expect(bench.hop).toMatchObject({ arrivals: 30, drops: 20, marks: 0, injectedDrops: 0 });
  });

  it('delivers 11 of a burst of 30 through a RED queue of limit 10 (ns-2: the same number)', () => {
    const bench = new BenchHop(RATE, new Red(HIGH_RED, new ConstantStream(0.5), () => 125)).sendMany(30).drain();
    expect(bench.arrived).toHaveLength(11);
    expect(bench.dropped.every(({ byQueue }) => byQueue)).toBe(true);
  });

  it("lets RED's average age by the packets that an idle link could have sent, and not at all while it is busy", () => {
    const queue = new Red(HIGH_RED, new ConstantStream(0.5), () => 125);
    const bench = new BenchHop(RATE, queue);
    bench.send();
    for (const [at, found] of [
      [SERVICE / 2, 0],
      [SERVICE / 2, 1],
    ] as const) {
      queue.average = 20;
      bench.wait(at).send();
      expect(queue.average).toBeCloseTo(20 * 0.998 + 0.002 * found, 12);
    }
    // Three packets of 8 ms; then the link is idle for 0.1 s, in which it could have sent 12 and a half.
    queue.average = 20;
    bench.wait(3 * SERVICE + 0.1).send();
    expect(queue.average).toBeCloseTo(20 * 0.998 ** 13, 12);
  });

  it('delays a lone packet by its sending time and the propagation, and never lets it wait', () => {
    const bench = new BenchHop(RATE, new DropTail(1), 0.05);
    for (const start of [0, 0.1, 0.2]) bench.wait(start).send();
    bench.drain();
    [0.058, 0.158, 0.258].forEach((due, index) => expect(bench.arrived[index]!.at).toBeCloseTo(due, 12));
    expect(bench.hop.queueArea(1)).toBe(0);
    expect(bench.hop.takeMaximum(1)).toBe(0);
  });

  it('sends packets that come faster than it can send (D/D/1) one sending time apart, and the k-th waits k(s − g)', () => {
    const bench = new BenchHop(RATE);
    const gap = 0.005;
    for (let k = 0; k < 50; k += 1) bench.wait(k * gap).send();
    bench.drain();
    bench.arrived.forEach(({ sequence, at }, k) => {
      expect(sequence).toBe(k);
      expect(at).toBeCloseTo((k + 1) * SERVICE, 12);
    });
    // Total wait: sum over k of k (s − g).
    expect(bench.hop.queueArea(1)).toBeCloseTo(((49 * 50) / 2) * (SERVICE - gap), 10);
  });

  it('sends each packet for 8 × bytes / rate seconds', () => {
    const bench = new BenchHop(RATE);
    for (const bytes of [1_500, 40, 1_000]) bench.send(bytes);
    bench.drain();
    [0.012, 0.01232, 0.02032].forEach((at, index) => expect(bench.arrived[index]!.at).toBeCloseTo(at, 12));
  });

  it('counts the packet in transmission neither as waiting nor against the limit', () => {
    const bench = new BenchHop(RATE, new DropTail(1));
    bench.send();
    expect(bench.hop.waiting(0)).toBe(0);
    bench.send();
    expect(bench.hop.waiting(0)).toBe(1);
    bench.send();
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([2]);
    // The moment the first packet has gone the second one is in transmission.
    bench.wait(SERVICE);
    expect(bench.hop.waiting(SERVICE)).toBe(0);
    expect(bench.hop.departures(SERVICE)).toBe(2);
    bench.wait(1.01 * SERVICE).send();
    expect(bench.dropped).toHaveLength(1);
  });

  it('finds the next packet still waiting for one that comes at the very instant at which a transmission ends (as ns-2)', () => {
    const full = new BenchHop(RATE, new DropTail(1)).sendMany(2).wait(SERVICE);
    // Looking changes nothing.
    expect([full.hop.waiting(SERVICE), full.hop.departures(SERVICE)]).toEqual([0, 2]);
    full.send();
    expect(full.dropped).toEqual([{ sequence: 2, byQueue: true }]);
    full.wait(2 * SERVICE).send();
    expect(full.drain().arrived.map(({ sequence }) => sequence)).toEqual([0, 1, 3]);
  });

  it('lets packets through at once where the rate is unlimited', () => {
    const bench = new BenchHop(null, new DropTail(1), 0.03).sendMany(500).drain();
    expect(bench.arrived).toHaveLength(500);
    expect(bench.arrived.every(({ at }) => at === 0.03)).toBe(true);
    expect(bench.hop.queueArea(1)).toBe(0);
  });

  it('has the queue area of hand arithmetic: a burst of 4 is 3, 2, 1 packets for a sending time each', () => {
    const bench = new BenchHop(RATE).sendMany(4);
    expect(bench.hop.queueArea(0)).toBeCloseTo(0, 12);
    expect(bench.hop.queueArea(SERVICE / 2)).toBeCloseTo(3 * (SERVICE / 2), 12);
    expect(bench.hop.queueArea(SERVICE)).toBeCloseTo(3 * SERVICE, 12);
    expect(bench.hop.queueArea(2 * SERVICE)).toBeCloseTo(5 * SERVICE, 12);
    expect(bench.hop.queueArea(1)).toBeCloseTo(6 * SERVICE, 12);
    expect(bench.hop.takeMaximum(1)).toBe(3);
    expect(bench.hop.takeMaximum(1)).toBe(0);
  });

  it('keeps those that wait as the maximum of the next period', () => {
    const bench = new BenchHop(RATE).sendMany(6);
    expect(bench.hop.takeMaximum(0)).toBe(5);
    bench.wait(2 * SERVICE);
    expect(bench.hop.takeMaximum(2 * SERVICE)).toBe(5);
    expect(bench.hop.takeMaximum(2 * SERVICE)).toBe(3);
  });

  it('counts as departed what has begun to be sent, in packets and in bytes', () => {
    const bench = new BenchHop(RATE);
    for (const bytes of [1_000, 500, 2_000]) bench.send(bytes);
    expect([bench.hop.departures(0), bench.hop.departedBytes(0)]).toEqual([1, 1_000]);
    bench.wait(SERVICE);
    expect([bench.hop.departures(SERVICE), bench.hop.departedBytes(SERVICE)]).toEqual([2, 1_500]);
    bench.wait(1);
    expect([bench.hop.departures(1), bench.hop.departedBytes(1)]).toEqual([3, 3_500]);
  });

  it('queues, in order and without loss, many more packets than it had room for at first', () => {
    const bench = new BenchHop(RATE, new DropTail(1_000))
      .sendMany(40)
      .wait(20 * SERVICE)
      .sendMany(300)
      .drain();
    expect(bench.arrived.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 340 }, (_, index) => index));
    expect(bench.arrived.at(-1)!.at).toBeCloseTo(340 * SERVICE, 10);
  });

  it('keeps the mean queue of random arrivals equal to the sum of the waits (Little)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ gap: fc.integer({ min: 0, max: 12 }), bytes: fc.integer({ min: 40, max: 1_500 }) }), {
          minLength: 1,
          maxLength: 150,
        }),
        fc.integer({ min: 1, max: 30 }),
        (packets, limit) => {
          const bench = new BenchHop(RATE, new DropTail(limit));
          let free = 0;
          let waits = 0;
          let now = 0;
          const starts: number[] = [];
          for (const { gap, bytes } of packets) {
            now += gap / 1_000;
            bench.wait(now);
            const dropped = bench.dropped.length;
            const waiting = starts.filter((start) => start > now).length;
            expect(bench.hop.waiting(now)).toBe(waiting);
            bench.send(bytes);
            expect(bench.dropped.length - dropped).toBe(waiting < limit ? 0 : 1);
            if (waiting >= limit) continue;
            const start = Math.max(free, now);
            starts.push(start);
            waits += start - now;
            free = start + (8 * bytes) / RATE;
          }
          bench.drain();
          expect(bench.hop.queueArea(now + 100)).toBeCloseTo(waits, 9);
          expect(bench.eventQueue.now).toBeCloseTo(free, 9);
        },
      ),
      runs(150),
    );
  });
});
