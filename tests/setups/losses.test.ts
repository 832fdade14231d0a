import { describe, expect, it } from 'vitest';

import { LONG } from '../engine/support/long.ts';
import { periodicLoss } from '../../workers/papers/setups/pieces.ts';
import { type Ran, run, scenarioOf } from './run.ts';

/** Slow start, which ends in the queue, is over by then, s. */
const SETTLED_SECONDS = 10;

/** Lost packets of the only flow, those that the loss model took: all but the queue's. */
function forcedAndSent(ran: Ran, from: number, to: number): { forced: number; sent: number; byQueue: number } {
  const byQueue = ran.between(ran.hop(0, 'drops'), from, to);
  return {
    forced: ran.between(ran.flow(0, 'dropped'), from, to) - byQueue,
    sent: ran.between(ran.flow(0, 'sent'), from, to),
    byQueue,
  };
}

describe('a step of the loss rate (yang2000)', () => {
  it.each([
    ['yang2000-step-per-1-4', 0.01, 0.04],
    ['yang2000-step-per-4-1', 0.04, 0.01],
    ['yang2000-step-per-3-2', 0.03, 0.02],
    ['yang2000-analytic', 0.01, 0.04],
  ])('%s loses a share of %d to the packet before 100 s, and %d after', (id, before, after) => {
    for (const scheme of ['TCP', 'GAIMD', 'TFRC', 'TEAR']) {
      const ran = run(scenarioOf(id, { scheme }));
      for (const [from, to, share] of [
        [0, 100, before],
        [100, 140, after],
      ] as const) {
        const { forced, sent } = forcedAndSent(ran, from, to);
        expect(sent).toBeGreaterThan(100);
        expect(Math.abs(forced - share * sent)).toBeLessThan(1.5);
        expect(forcedAndSent(ran, Math.max(from, SETTLED_SECONDS), to).byQueue).toBe(0);
      }
    }
  });

  it.each([
    ['yang2000-step-bern-1-4', 0.01, 0.04],
    ['yang2000-step-bern-4-1', 0.04, 0.01],
    ['yang2000-step-bern-0p5-100', 0.005, 1],
    ['yang2000-step-bern-10-0', 0.1, 0],
  ])('%s loses with chance %d before 100 s and %d after', (id, before, after) => {
    const ran = run(scenarioOf(id, { scheme: 'GAIMD' }));
    for (const [from, to, p] of [
      [0, 100, before],
      [100, 140, after],
    ] as const) {
      const { forced, sent } = forcedAndSent(ran, from, to);
      expect(Math.abs(forced - p * sent)).toBeLessThanOrEqual(4 * Math.sqrt(p * (1 - p) * sent));
      if (p > 0) expect(forcedAndSent(ran, Math.max(from, SETTLED_SECONDS), to).byQueue).toBe(0);
    }
  });

  it('of 0.5 to 100 % lets nothing through any more, of 10 to 0 % leaves the flow to the queue', () => {
    const cut = run(scenarioOf('yang2000-step-bern-0p5-100', { scheme: 'TFRC' }));
    expect(cut.between(cut.flow(0, 'delivered'), 99, 100)).toBeGreaterThan(0);
    expect(cut.between(cut.flow(0, 'delivered'), 101, 140)).toBe(0);
    const free = run(scenarioOf('yang2000-step-bern-10-0'));
    expect(forcedAndSent(free, 100, 140)).toMatchObject({ forced: 0 });
    expect(forcedAndSent(free, 100, 140).byQueue).toBeGreaterThan(0);
  });

  it('is found for each loss rate in whole packets', () => {
    expect(periodicLoss(0.05)).toEqual({ kind: 'periodic', every: 20 });
    expect(periodicLoss(0.03)).toEqual({ kind: 'pattern', gaps: [33, 34, 33] });
    expect(() => periodicLoss(Math.PI / 100)).toThrow(RangeError);
  });
});

describe('a steady loss rate', () => {
  it.each([
    ['yang2000-periodic5', 0.05],
    ['jin2001-epochs', 0.001],
  ])('of %s takes one packet in 1 / %d, to the packet', (id, p) => {
    const { forced, sent } = forcedAndSent(run(scenarioOf(id)), 0, 40);
    expect(sent).toBeGreaterThan(1000);
    expect(forced).toBe(Math.floor(p * sent + 1e-9));
  });

  it.each([
    ['yang2000-bern5', 0.05],
    ['yang2000-bern20', 0.2],
    ['yang2000-bern-sweep', 0.08],
    ['jin2001-fat-link', 0.02],
  ])('of %s takes each packet with chance %d', (id, p) => {
    const ran = run(scenarioOf(id, { lossRate: p, durationSeconds: 300, scheme: 'TCP' }));
    const { forced, sent } = forcedAndSent(ran, 0, 300);
    expect(sent).toBeGreaterThan(500);
    expect(Math.abs(forced - p * sent)).toBeLessThanOrEqual(3 * Math.sqrt(p * (1 - p) * sent));
    expect(forcedAndSent(ran, SETTLED_SECONDS, 300).byQueue).toBe(0);
  });
});

describe('losses that last', () => {
  it.each(['TFRC', 'TEAR'])(
    'come to %s once in every round trip from 100 s on, after one in a thousand packets',
    (scheme) => {
      const ran = run(scenarioOf('yang2000-persistent', { scheme }), 101);
      const before = forcedAndSent(ran, 0, 100);
      expect(Math.abs(before.forced - 0.001 * before.sent)).toBeLessThan(1.5);
      const dropped = ran.flow(0, 'dropped');
      // The first comes a round trip after the change.
      for (let roundTrip = 1002; roundTrip <= 1006; roundTrip += 1) expect(dropped[roundTrip]).toBe(1);
    },
  );

  it('end at 100 s where the paper asks for none, and the rate climbs', () => {
    const ran = run(scenarioOf('yang2000-noloss'));
    expect(ran.between(ran.flow(0, 'dropped'), 100, 130)).toBe(0);
    const perSecond = (from: number): number => ran.between(ran.flow(0, 'sent'), from, from + 5) / 5;
    // TCP: one packet per round trip in every round trip of 0.1 s, so 100 per second and second.
    expect(Math.abs((perSecond(125) - perSecond(103)) / 22 - 100)).toBeLessThan(3);
  });

  it.each(['yang2000-lf15', 'yang2000-lf60'])('of %s are all of the chosen rate, and fall on every flow', (id) => {
    const ran = run(scenarioOf(id, { lossRate: 0.04 }), 60);
    const flows = ran.simulation.layout.flowGroups.map((_, index) => index);
    const sum = (column: 'sent' | 'dropped'): number =>
      flows.reduce((total, index) => total + ran.between(ran.flow(index, column), 0, 60), 0);
    expect(ran.between(ran.hop(0, 'drops'), 0, 60)).toBe(0);
    expect(Math.abs(sum('dropped') - 0.04 * sum('sent'))).toBeLessThan(4 * Math.sqrt(0.04 * 0.96 * sum('sent')));
    for (const index of flows) expect(ran.between(ran.flow(index, 'dropped'), 0, 60)).toBeGreaterThan(5);
  });
});

describe('losses that come by the clock (tsao2007)', () => {
  it('are one per second, from 100 to 800 s one per 5 s, then one per second again', () => {
    const ran = run(scenarioOf('tsao2007-two-state', { scheme: 'TCP' }), 1000, 1);
    const dropped = ran.flow(0, 'dropped');
    const [first, middle, last] = [
      ran.between(dropped, 0, 100),
      ran.between(dropped, 100, 800),
      ran.between(dropped, 800, 1000),
    ];
    // A loss waits for the next packet, up to a round trip of 0.14 s; where the model counts from it, losses are so much rarer.
    for (const [count, span, mean] of [
      [first, 100, 1],
      [middle, 700, 5],
      [last, 200, 1],
    ] as const) {
      expect(count).toBeLessThanOrEqual(span / mean);
      expect(count).toBeGreaterThanOrEqual(Math.floor(span / (mean + 0.14)) - 1);
    }
    // TCP's levels by the formula: 3/2 of what it climbs between two losses, of which a recovery takes a round trip or two.
    const level = (from: number, to: number): number =>
      (ran.between(ran.flow(0, 'sent'), from, to) * 8000) / (to - from);
    expect(level(40, 100) / 0.612e6).toBeGreaterThan(0.7);
    expect(level(40, 100) / 0.612e6).toBeLessThan(1.05);
    expect(Math.abs(level(300, 800) / 3.06e6 - 1)).toBeLessThan(0.08);
  });

  it.each(LONG ? [0, 0.5, 1] : [0.5])('keep their mean of 5 s at a CV of %d, and have that CV', (cv) => {
    const seconds = LONG ? 3000 : 1000;
    const ran = run(scenarioOf('tsao2007-nonperiodic', { cv, scheme: 'TCP' }), seconds, 0.1);
    const times = ran.flow(0, 'dropped').flatMap((count, frame) => Array.from({ length: count }, () => frame * 0.1));
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
    // Up to a round trip of 0.14 s is the wait for a packet.
    const error = 0.1 / gaps.length + 4 * ((cv * 5) / Math.sqrt(gaps.length));
    expect(mean).toBeGreaterThan(5 - error);
    expect(mean).toBeLessThan(5.14 + error);
    expect(Math.abs(deviation / mean - cv)).toBeLessThan(0.05 + 0.15 * cv);
  });
});

describe('losses by count', () => {
  it('come after 50, 50, 50, 400, 400 and 400 arrivals, over and over (bansal2001 Fig. 17)', () => {
    const ran = run(scenarioOf('bansal2001-burst-mild', { scheme: 'TCP(1/8)' }));
    const gaps = [50, 50, 50, 400, 400, 400];
    const { forced, sent, byQueue } = forcedAndSent(ran, 0, 20);
    let [expected, arrivals] = [0, 0];
    for (; arrivals + gaps[expected % 6]! <= sent; expected += 1) arrivals += gaps[expected % 6]!;
    expect(byQueue).toBe(0);
    expect(expected).toBeGreaterThan(12);
    expect(forced).toBe(expected);
  });

  it('are one in a hundred in the steady state that smoothness is read from', () => {
    const { forced, sent, byQueue } = forcedAndSent(run(scenarioOf('bansal2001-periodic-steady')), 0, 60);
    expect(byQueue).toBe(0);
    expect(forced).toBe(Math.floor(sent / 100));
  });
});
