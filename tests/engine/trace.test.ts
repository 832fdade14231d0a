/** A link that follows a trace: what a delivery opportunity does, worked out by hand, and in both kinds of hop. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TraceTable } from '../../workers/engine/network/trace.ts';
import { Codel } from '../../workers/engine/network/queues/codel.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { BenchHop, Plain } from './support/bench-hop.ts';
import { runs } from './support/property.ts';
import { messageOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

const hops = [
  ['at arrival', (limit = 1_000) => new DropTail(limit)],
  ['at dequeue', (limit = 1_000) => new Plain(limit)],
] as const;

/** When packets left, ms. */
function left(bench: BenchHop): number[] {
  return bench.drain().arrived.map(({ at }) => 1000 * at);
}

describe.each(hops)('a delivery opportunity, where the queue decides %s', (_, queue) => {
  it('lets a packet of 1500 bytes leave at its moment, whenever it came before', () => {
    // Opportunities at 2 and 5 ms, then at 7, 10, 12 …
    const bench = new BenchHop(null, queue()).follow('01001');
    bench.sendMany(3, 1500);
    expect(left(bench)).toEqual([2, 5, 7]);
  });

  it('carries what fits of smaller packets, and the rest of one with the next opportunity', () => {
    // 1500 bytes a millisecond: 1000 and half of the second; its other half and the third; the fourth and half of the fifth.
    const bench = new BenchHop(null, queue()).follow('1').sendMany(5, 1000);
    expect(left(bench)).toEqual([1, 2, 2, 3, 4]);
  });

  it('carries a larger packet with as many opportunities as it needs', () => {
    const bench = new BenchHop(null, queue()).follow('1').sendMany(1, 4000).sendMany(1, 500);
    expect(left(bench)).toEqual([3, 3]);
  });

  it('of several in one millisecond lets as many packets leave at once', () => {
    const bench = new BenchHop(null, queue()).follow('003').sendMany(7, 1500);
    expect(left(bench)).toEqual([3, 3, 3, 6, 6, 6, 9]);
  });

  it('of several in one millisecond leaves all that it lets go in the buffer for who comes at just that moment', () => {
    const bench = new BenchHop(null, queue(3)).follow('003').sendMany(3, 1500).wait(0.003).sendMany(1, 1500);
    expect(bench.dropped).toEqual([{ sequence: 3, byQueue: true }]);
    expect(left(bench.wait(0.0031).sendMany(3, 1500))).toEqual([3, 3, 3, 6, 6, 6]);
  });

  it('is lost where nobody waits, and what is left of it too: a link saves nothing up', () => {
    const bench = new BenchHop(null, queue()).follow('1').wait(0.0025);
    bench.sendMany(1, 500).wait(0.0035).sendMany(2, 1500);
    // 500 bytes at 3 ms; the other 1000 of that opportunity are gone.
    expect(left(bench)).toEqual([3, 4, 5]);
  });

  it('comes too early for a packet that arrives at just that moment', () => {
    const bench = new BenchHop(null, queue()).follow('0001').wait(0.004);
    bench.sendMany(1, 100);
    expect(left(bench)).toEqual([8]);
  });

  it('does not come again after the last one of a trace that is not repeated: what waits stays', () => {
    const bench = new BenchHop(null, queue(), 0.01).follow('11', false).sendMany(3, 1500);
    bench.wait(36_000);
    expect(bench.arrived.map(({ at }) => at)).toEqual([0.011, 0.012]);
    expect(bench.hop.waiting(36_000)).toBe(1);
    expect(bench.hop.queueArea(36_000)).toBeCloseTo(0.001 + 0.002 + 36_000, 6);
    for (const time of [0.002, 0.003, 0.004, 36_000]) expect(bench.hop.capacity(time)).toBe(2 * 12_000);
  });

  it('counts who waits until then: the packets whose first byte has not left', () => {
    const bench = new BenchHop(null, queue()).follow('0101').sendMany(4, 1000).wait(0.001);
    expect(bench.hop.waiting(0.001)).toBe(4);
    bench.wait(0.003);
    // At 2 ms the first left and the second began.
    expect(bench.hop.waiting(0.003)).toBe(2);
    expect(bench.hop.departures(0.003)).toBe(2);
    // Two waited 2 ms each, two until 4 ms: the second ended then and the third left; the fourth began.
    bench.wait(0.0045);
    expect(bench.hop.waiting(0.0045)).toBe(1);
  });
});

describe('a link that follows a trace', () => {
  it('offers just the bits of the opportunities that have been', () => {
    const bench = new BenchHop(null).follow('0z1');
    const opportunities = [0, 0.001, 0.0019, 0.002, 0.003, 0.005, 0.3].map((time) => bench.hop.capacity(time) / 12_000);
    expect(opportunities).toEqual([0, 0, 0, 35, 36, 71, 3600]);
  });

  it('is as quick over a second as in its busiest one, wherever that begins; of a shorter trace over all of it', () => {
    // 1.5 s at 12 Mbit/s, 0.7 s at 24, 0.5 s of silence: the busiest second has 0.7 s of the 24.
    const trace = '1'.repeat(1500) + '2'.repeat(700) + '0'.repeat(500);
    const { rate, busiestRate } = new TraceTable({ name: '', perMs: trace, loop: true });
    expect(busiestRate).toBe(0.3 * 12e6 + 0.7 * 24e6);
    expect(rate).toBeLessThan(busiestRate);
    expect(new TraceTable({ name: '', perMs: '1100', loop: true }).busiestRate).toBe(6e6);
  });

  it('says where in a pass the next opportunity is, at every millisecond', () => {
    const perMs = '0002000100';
    const table = new TraceTable({ name: '', perMs, loop: true });
    for (let ms = 0; ms < 40; ms++) {
      let next = ms + 1;
      while (perMs[(next - 1) % 10] === '0') next++;
      expect(table.after(ms)).toBe(next);
      expect(table.bytesAt(next)).toBe(1500 * Number(perMs[(next - 1) % 10]));
    }
  });

  it('decides alike at arrival and at dequeue: same departures, drops and queue at all times', () => {
    const steps = fc.array(
      fc.record({
        // Often at just a millisecond.
        after: fc.oneof(fc.constantFrom(0, 0.001, 0.003), fc.double({ min: 0, max: 0.02, noNaN: true })),
        packets: fc.integer({ min: 0, max: 8 }),
        bytes: fc.constantFrom(1500, 1000, 40, 4000),
      }),
      { maxLength: 40 },
    );
    const perMs = fc.stringMatching(/^[0-3]{1,12}[1-3]$/);
    fc.assert(
      fc.property(steps, perMs, fc.boolean(), fc.integer({ min: 1, max: 12 }), (all, digits, loop, limit) => {
        const benches = [new DropTail(limit), new Plain(limit)].map((queue) =>
          new BenchHop(null, queue, 0.01).follow(digits, loop),
        );
        let now = 0;
        for (const { after, packets, bytes } of all) {
          now += after;
          for (const bench of benches) bench.wait(now).sendMany(packets, bytes);
          const [one, other] = benches.map(({ hop }) => [
            hop.waiting(now),
            hop.departures(now),
            hop.departedBytes(now),
            hop.takeMaximum(now),
            hop.queueArea(now).toFixed(9),
          ]);
          expect(other).toEqual(one);
        }
        for (const bench of benches) bench.drain();
        expect(benches[1]!.arrived).toEqual(benches[0]!.arrived);
        expect(benches[1]!.dropped).toEqual(benches[0]!.dropped);
      }),
      runs(120),
    );
  });

  it('lets each packet leave when a link does that is worked out millisecond by millisecond, and drops the same ones', () => {
    const arrivals = fc.array(fc.record({ after: fc.nat(2), bytes: fc.integer({ min: 40, max: 1500 }) }), {
      minLength: 20,
      maxLength: 120,
    });
    let dropped = 0;
    fc.assert(
      fc.property(
        arrivals,
        fc.stringMatching(/^[0-2]{0,4}0{1,4}[12]$/),
        fc.integer({ min: 1, max: 9 }),
        (all, perMs, limit) => {
          const bench = new BenchHop(null, new DropTail(limit)).follow(perMs);
          const expected: { sequence: number; at: number }[] = [];
          const waiting: { sequence: number; bytes: number }[] = [];
          let [ms, rest, sent] = [0, 0, -1];
          const passUntil = (end: number): void => {
            for (ms += 1; ms <= end; ms++)
              for (let room = 1500 * Number(perMs[(ms - 1) % perMs.length]); room > 0;) {
                const next = rest > 0 ? null : waiting.shift();
                if (rest === 0 && !next) break;
                if (next) [sent, rest] = [next.sequence, next.bytes];
                const now = Math.min(room, rest);
                [room, rest] = [room - now, rest - now];
                if (rest === 0) expected.push({ sequence: sent, at: ms / 1000 });
              }
            ms = end;
          };
          for (const { after, bytes } of all) {
            passUntil(ms + after);
            // It comes behind the opportunities of its millisecond.
            const sequence = bench.wait((ms + 0.5) / 1000).send(bytes);
            if (waiting.length < limit) waiting.push({ sequence, bytes });
            else dropped += 1;
          }
          passUntil(ms + 20_000);
          expect(bench.drain().arrived).toEqual(expected.map((one) => ({ ...one, marked: false })));
        },
      ),
      runs(80),
    );
    expect(dropped).toBeGreaterThan(100);
  });

  it('of one opportunity a millisecond carries what a link of 12 Mbit/s carries: each packet of 1500 bytes leaves in the millisecond before', () => {
    const times = [null, '1'].map((perMs) => {
      const bench = new BenchHop(12e6);
      if (perMs !== null) bench.follow(perMs);
      for (let packet = 0; packet < 500; packet++) bench.wait((packet * packet) / 150_000).send(1500);
      return bench.drain().arrived.map(({ at }) => at);
    });
    times[1]!.forEach((at, packet) => {
      expect(at - times[0]![packet]!).toBeGreaterThan(-0.001 - 1e-12);
      expect(at - times[0]![packet]!).toBeLessThanOrEqual(1e-12);
    });
  });

  it('has no use for what comes to a queue by flow at just the moment of an opportunity, one packet or several', () => {
    const scheduling = { limit: 60, quantum: 1500, newFirst: false, pushOut: 1, ofFlow: () => null };
    const bench = new BenchHop(null, scheduling);
    bench.follow('1');
    bench.wait(0.001);
    for (const flow of [0, 1]) bench.send(1500, { flow });
    expect(bench.drain().arrived.map(({ at }) => Math.round(1000 * at))).toEqual([2, 3]);
  });

  it('lets CoDel drop who waited too long in a silence of the link, and not who came after it', () => {
    // An opportunity in each of 10 ms, then 290 ms of silence, over and over.
    const bench = new BenchHop(
      null,
      new Codel({ kind: 'codel', limit: 100, target: 0.005, interval: 0.1, ecn: false }),
    );
    bench.follow('1'.repeat(10) + '0'.repeat(290));
    bench.sendMany(40, 1500).drain();
    // Ten leave at once. Those of the second pass have waited above the target since 11 ms, longer than the interval.
    expect(bench.arrived.slice(0, 10).map(({ at }) => Math.round(1000 * at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(bench.dropped.length).toBeGreaterThan(0);
    expect(bench.dropped[0]!.sequence).toBeGreaterThanOrEqual(10);
    expect(bench.arrived.length + bench.dropped.length).toBe(40);
  });

  it.each(['droptail', 'red', 'pie', 'codel'])(
    'is used in full by TCP with a %s queue, and never more than in full',
    (kind) => {
      const simulation = new Simulation(
        scenarioWith({
          duration: 20,
          warmup: 4,
          path: [{ trace: { perMs: '1020001000' }, queue: { kind, limit: 60 } }],
          flows: [{ packetSize: 1500, count: 3 }],
        }),
      );
      simulation.runUntil(20);
      const [hop] = simulation.summary().hops;
      expect(hop!.utilization).toBeGreaterThan(0.9);
      expect(hop!.utilization).toBeLessThanOrEqual(1);
    },
  );
});

describe('a scenario with a trace', () => {
  const scenario = (trace: object, more: object = {}) => ({
    version: 1,
    flows: [{}],
    path: [{ rate: 5e6, trace }],
    ...more,
  });
  const refusal = (input: object): string => messageOf(() => normalizeScenario(input));

  it('has the mean rate of the trace as the rate of its hop, and is its own normal form', () => {
    const normal = normalizeScenario(scenario({ perMs: '1002' }));
    expect(normal.path[0]!.rate).toBe(9e6);
    expect(normal.path[0]!.trace).toEqual({ name: '', perMs: '1002', loop: true });
    expect(normalizeScenario(normal)).toEqual(normal);
    expect(JSON.stringify(scenarioWith({ flows: [{}] }))).not.toContain('trace');
  });

  it.each([
    ['', 'path[0].trace.perMs', 'digits to base 36'],
    ['12 3', 'path[0].trace.perMs', 'digits to base 36'],
    ['1'.repeat(600_001), 'path[0].trace.perMs', 'digits to base 36'],
    ['0000', 'path[0].trace.perMs', 'at least 1000 bit/s on average'],
    [`1${'0'.repeat(20_000)}`, 'path[0].trace.perMs', 'at least 1000 bit/s on average'],
  ])('is refused where its digits are %.10s', (perMs, path, rule) => {
    const message = refusal(scenario({ perMs }));
    expect(message).toContain(path);
    expect(message).toContain(rule);
    expect(message.length).toBeLessThan(300);
  });

  it('is refused with a change of that link’s rate', () => {
    expect(refusal(scenario({ perMs: '1' }, { events: [{ at: 1, do: 'rate', rate: 1e6 }] }))).toContain(
      'must be a hop that follows no trace',
    );
  });
});
