/** DualPI2 with what does not answer it, or numbers that leave it no room: what is bounded, who gets what, what is told. */
import { describe, expect, it } from 'vitest';

import type { Fate } from '../../workers/engine/network/fates.ts';
import { dualPi2 } from '../../workers/engine/network/queues/dualpi2.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../workers/engine/simulation.ts';

const RATE = 10e6;
const BYTES = 1500;
const LIMIT = 250;
/** Prague and CUBIC, alike but for the queue that they wait in. */
const FLOWS = ['prague', 'cubic'].map((kind) => ({
  id: kind,
  scheme: { kind },
  packetSize: BYTES,
  accessDelay: 0.01,
  ecn: kind === 'prague',
}));
/** Sends from 5 s on, also when packets are marked or dropped. */
const stream = (rate: number, scalable: boolean, stop: number | null = null) => ({
  ...{ kind: 'cbr', high: rate, scalable, packetSize: BYTES, start: 5, stop },
});

function run(traffic: readonly object[], queue: object = {}, warmup = 20) {
  const simulation = new Simulation(
    normalizeScenario({
      ...{ version: 1, duration: 60, warmup, traffic, flows: FLOWS },
      path: [{ rate: RATE, delay: 0.01, queue: { kind: 'dualpi2', limit: LIMIT, ...queue } }],
    }),
  );
  const fates = FLOWS.map(() => new Map<Fate, number>());
  simulation.observeHops({
    observes: (endpoint) => endpoint < FLOWS.length,
    fate: (fate, flow) => void fates[flow]!.set(fate, (fates[flow]!.get(fate) ?? 0) + 1),
    accepted: () => {},
  });
  simulation.runUntil(Infinity);
  const { flows, hops } = simulation.summary();
  return { prague: flows[0]!.goodputBps, cubic: flows[1]!.goodputBps, hop: hops[0]!, fates };
}

const classicPart = ({ low, classic }: ReturnType<typeof run>['hop']): number =>
  classic!.departures / (low!.departures + classic!.departures);

describe('DualPI2 and an ECT(1) stream that answers no mark', () => {
  it('leaves Prague and CUBIC the rest, each at least a third of its half, while there is one', () => {
    const { prague, cubic, hop } = run([stream(4e6, true)]);
    expect(prague + cubic).toBeGreaterThan(0.9 * 6e6);
    expect(Math.min(prague, cubic)).toBeGreaterThan(6e6 / 2 / 3);
    expect(hop.low!.meanWait).toBeLessThan(0.002);
    expect(hop.classic!.meanWait).toBeLessThan(2 * 0.015);
  });

  it('leaves the classic queue its turn, a tenth, though the stream alone is more than the link carries', () => {
    for (const rate of [12e6, 20e6]) {
      const { cubic, hop } = run([stream(rate, true)]);
      expect(classicPart(hop), `${rate}`).toBeGreaterThan(0.1);
      expect(cubic, `${rate}`).toBeGreaterThan(0.1 * 0.95 * RATE);
      // The controller holds both waits: what is too much is dropped, not stored.
      expect(Math.max(hop.low!.meanWait, hop.classic!.meanWait), `${rate}`).toBeLessThan(2 * 0.015);
      expect(hop.maxQueue).toBeLessThanOrEqual(LIMIT);
    }
  });

  it('starves Prague, which has to share the low-latency queue with it, and says of each packet why it was dropped', () => {
    const { prague, fates } = run([stream(12e6, true)]);
    expect(prague).toBeLessThan(0.05 * RATE);
    expect(fates[0]!.get('dropped in overload')).toBeGreaterThan(10);
    expect(fates[0]!.get('marked by the coupling')).toBeGreaterThan(10);
  });

  it('gives both their shares again when the stream has ended', () => {
    const { prague, cubic, hop } = run([stream(20e6, true, 20)], {}, 30);
    expect(Math.min(prague, cubic)).toBeGreaterThan(RATE / 2 / 3);
    expect(prague + cubic).toBeGreaterThan(0.95 * RATE);
    expect(hop.low!.meanWait).toBeLessThan(0.002);
  });

  it('overloaded from both sides serves both queues, marks all that passes the first, and stores no more than the limit', () => {
    const { hop, fates, prague, cubic } = run([stream(20e6, true), stream(20e6, false)]);
    expect(classicPart(hop)).toBeGreaterThan(0.1);
    expect(hop.low!.departures).toBeGreaterThan(0);
    expect(hop.low!.marks).toBe(hop.low!.departures);
    expect(hop.maxQueue).toBeLessThanOrEqual(LIMIT);
    expect(hop.utilization).toBeCloseTo(1, 3);
    // Nobody who answers gets anything beside 40 Mbit/s that do not; every packet of theirs that falls has its reason.
    expect(Math.max(prague, cubic)).toBeLessThan(0.05 * RATE);
    const reasons = new Set(fates.flatMap((each) => [...each.keys()]).filter((fate) => fate.startsWith('dropped')));
    expect(reasons.size).toBeGreaterThan(1);
    for (const reason of reasons)
      expect(['dropped in overload', 'dropped by PI2', 'dropped, queue full']).toContain(reason);
  });
});

describe('DualPI2 with numbers that leave it no room', () => {
  it('is a queue that drops when it is full where its step lies above its buffer, and its card says so', () => {
    const queue = { limit: 20, target: 1, threshold: 0.5 };
    const { hop, prague, cubic, fates } = run([], queue);
    expect(hop.marks).toBe(0);
    expect(hop.maxQueue).toBe(20);
    expect([...fates[0]!.keys(), ...fates[1]!.keys()].filter((fate) => fate.startsWith('dropped'))).toEqual([
      'dropped, queue full',
      'dropped, queue full',
    ]);
    expect(prague + cubic).toBeGreaterThan(0.9 * RATE);
    const drain = (20 * 8 * BYTES) / RATE;
    const said = (limit: number) => dualPi2.outOfReach!({ ...defaultsOf(dualPi2), ...queue, limit }, drain);
    expect(said(20)).toMatch(/none is marked for its wait/);
    const usual = defaultsOf(dualPi2);
    expect(dualPi2.outOfReach!(usual, 0.3)).toBeNull();
    expect(dualPi2.outOfReach!(usual, 0.01)).toMatch(/waited for the target: the classic queue/);
    expect(dualPi2.outOfReach!(usual, 0.0005)).toMatch(/none is marked/);
  });

  it.each([
    [{ coupling: 0 }, /path\[0\]\.queue\.coupling: must be a number from 0\.1 to 100, got 0/],
    [{ threshold: 0.02 }, /path\[0\]\.queue\.threshold: must, with the ramp of 0 s, be less than the target/],
    [{ threshold: 0.014, ramp: 0.002 }, /path\[0\]\.queue\.threshold: must, with the ramp of 0\.002 s/],
    [{ threshold: 2 }, /path\[0\]\.queue\.threshold: must be a number from 0\.00001 to 1 s, got 2/],
  ])('is refused with %j: the field, the rule and the value', (queue, message) => {
    expect(() => run([], queue)).toThrow(message);
  });

  it('runs with the least and the greatest coupling, whose side wins as k says', () => {
    const least = run([], { coupling: 0.1 });
    const greatest = run([], { coupling: 100 });
    expect(least.prague).toBeGreaterThan(4 * least.cubic);
    expect(greatest.cubic).toBeGreaterThan(4 * greatest.prague);
    // Neither starves: the turns are nine to one, and nobody is told to stop.
    expect(Math.min(least.cubic, greatest.prague)).toBeGreaterThan(0.05 * RATE);
  });
});
