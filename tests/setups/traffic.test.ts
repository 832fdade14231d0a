import { describe, expect, it } from 'vitest';

import { LONG } from '../engine/support/long.ts';
import type { Choices } from '../../workers/papers/setups/setup.ts';
import { known, run, scenarioOf, sendersBetween } from './run.ts';

/** Packets of 1000 bytes that a rate (Mbit/s) sends in some seconds. */
const packets = (mbps: number, seconds: number): number => (mbps * 1e6 * seconds) / 8000;

describe('the CBR wave (bansal2001)', () => {
  it.each([
    ['bansal2001-sq31-mixed', 10],
    ['bansal2001-sq101-mixed', 13.5],
  ])('of %s takes %d Mbit/s for half of the period and nothing for the other half', (id, mbps) => {
    for (const periodSeconds of [0.4, 2]) {
      const half = periodSeconds / 2;
      const ran = run(scenarioOf(id, { periodSeconds }), 4, half);
      const sent = ran.traffic(0, 'sent');
      sent.forEach((count, index) => {
        if (index % 2 === 0) expect(Math.abs(count - packets(mbps, half))).toBeLessThan(1.5);
        else expect(count).toBeLessThanOrEqual(1);
      });
      expect(sent).toHaveLength(4 / half);
    }
  });

  it('climbs in the sawtooth and falls in the reverse one', () => {
    const halves = (id: string): number[] => run(scenarioOf(id, { periodSeconds: 10 }), 20, 5).traffic(0, 'sent');
    // 0 to 10 Mbit/s: a quarter of the packets in the slow half.
    const [slow, fast] = [packets(2.5, 5), packets(7.5, 5)];
    for (const [id, expected] of [
      ['bansal2001-saw31-mixed', [slow, fast]],
      ['bansal2001-revsaw31-mixed', [fast, slow]],
    ] as const) {
      halves(id).forEach((count, index) => expect(Math.abs(count / expected[index % 2]! - 1)).toBeLessThan(0.03));
    }
  });

  it.each(['bansal2001-saw31-mixed', 'bansal2001-revsaw31-mixed'])(
    'of %s takes 5 Mbit/s on average, at every period of the sweep',
    (id) => {
      const sweep = known(id).sweeps.periodSeconds as number[];
      for (const periodSeconds of LONG ? sweep : [sweep[0]!]) {
        const ran = run(
          scenarioOf(id, { periodSeconds, tcpFlows: 1, studiedFlows: 1 }),
          periodSeconds * Math.max(1, Math.round(10 / periodSeconds)),
          0.1,
        );
        expect(
          Math.abs(ran.between(ran.traffic(0, 'sent'), 0, ran.simulation.now) / packets(5, ran.simulation.now) - 1),
        ).toBeLessThan(0.005);
      }
    },
  );

  it.each([
    ['bansal2001-sq31-homog', 10],
    ['bansal2001-sq101-homog', 13.5],
  ])('of %s is on, at %d Mbit/s, for as long as it is off', (id, mbps) => {
    const sent = run(scenarioOf(id, { onSeconds: 0.2 }), 4, 0.2).traffic(0, 'sent');
    sent.forEach((count, index) => {
      if (index % 2 === 0) expect(Math.abs(count - packets(mbps, 0.2))).toBeLessThan(1.5);
      else expect(count).toBeLessThanOrEqual(1);
    });
  });
});

describe('other traffic', () => {
  it('leaves 1 and 6 Mbit/s in turn for the flow of tsao2007', () => {
    const scenario = scenarioOf('tsao2007-bursty', { scheme: 'TCP', onSeconds: 60, offSeconds: 60 });
    const ran = run(scenario, 240, 60);
    const rate = scenario.path[0]!.rate! / 1e6;
    ran.traffic(0, 'sent').forEach((count, index) => {
      const left = rate - (count * 8000) / 60e6;
      expect(Math.abs(left - (index % 2 === 0 ? 1 : 6))).toBeLessThan(0.001);
    });
    // TCP takes most of what is left.
    const taken = ran.flow(0, 'delivered').map((count) => (count * 8000) / 60e6);
    expect(taken[3]).toBeGreaterThan(4);
    expect(taken[2]).toBeLessThan(1.2);
  });

  it('comes and goes in heavy-tailed bursts that load a third of yang2000’s link', () => {
    const ran = run({ ...scenarioOf('yang2000-onoff'), duration: 1000 }, 1000, 0.1);
    const sent = ran.traffic(0, 'sent');
    const mean = ran.between(sent, 0, 1000) / 1000;
    expect(Math.abs((mean * 8000) / 833e3 - 1)).toBeLessThan(0.15);
    // Five sources of 500 kbit/s, packet by packet: 31.25 in 0.1 s at most.
    expect(Math.max(...sent)).toBeGreaterThan(28);
    expect(Math.max(...sent)).toBeLessThanOrEqual(36);
    expect(sent.filter((count) => count === 0).length).toBeGreaterThan(500);
  });

  it('runs the other way on bansal2001’s link, where the ACKs pass', () => {
    const ran = run(scenarioOf('bansal2001-steady10', { scheme: 'TCP(1/8)' }), 10);
    const total = (flows: number[], column: 'sent' | 'delivered'): number =>
      flows.reduce((sum, flow) => sum + ran.between(ran.flow(flow, column), 0, 10), 0);
    const data = total([10, 11], 'sent');
    expect(data).toBeGreaterThan(packets(5, 10));
    // At the reverse hop there are these data and an ACK for every forward packet that arrives.
    const acknowledged = total([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'delivered');
    expect(acknowledged).toBeGreaterThan(packets(7, 10));
    expect(ran.between(ran.hop(1, 'arrivals'), 0, 10)).toBeGreaterThan(data + 0.98 * acknowledged);
    expect(ran.between(ran.hop(1, 'drops'), 0, 10)).toBeGreaterThan(0);
  });
});

describe('flows that come and go', () => {
  it.each([
    ['yang2000-join-tcp', 8, 16],
    ['yang2000-join-same', 8, 16],
    ['yang2000-leave-tcp', 16, 8],
    ['yang2000-leave-same', 16, 8],
  ])('%s has %d flows before round trip 1000 and %d after', (id, before, after) => {
    for (const scheme of LONG ? ['TCP', 'TFRC'] : ['TFRC']) {
      const ran = run(scenarioOf(id, { scheme }));
      expect(sendersBetween(ran, 80, 100)).toBe(before);
      expect(sendersBetween(ran, 120, 140)).toBe(after);
    }
  });

  it('are all of the studied scheme, or TCP but for one', () => {
    const kinds = (id: string): string[] =>
      scenarioOf(id, { scheme: 'TEAR' }).flows.map(({ scheme, count }) => `${count} ${scheme.kind}`);
    expect(kinds('yang2000-join-same')).toEqual(['8 tear', '8 tear']);
    expect(kinds('yang2000-join-tcp')).toEqual(['1 tear', '7 tcp', '8 tcp']);
    expect(kinds('yang2000-leave-tcp')).toEqual(['1 tear', '7 tcp', '8 tcp']);
    expect(kinds('yang2000-1v7')).toEqual(['1 tear', '7 tcp']);
    expect(kinds('yang2000-8same')).toEqual(['8 tear']);
    expect(kinds('yang2000-single')).toEqual(['1 tear']);
  });

  it('leave half of bansal2001’s link free, and the others take it', () => {
    const stop = LONG ? 500 : 120;
    const shorter: Choices = LONG ? {} : { stopSeconds: stop, durationSeconds: stop + 20, warmupSeconds: 20 };
    const ran = run(scenarioOf('bansal2001-doubling', { scheme: 'TCP', ...shorter }));
    expect(sendersBetween(ran, stop - 20, stop)).toBe(12);
    expect(sendersBetween(ran, stop + 5, stop + 15)).toBe(7);
    const share = (index: number, from: number, to: number): number =>
      ran.between(ran.flow(index, 'delivered'), from, to) / packets(10, to - from);
    const staying = (from: number, to: number): number =>
      [0, 1, 2, 3, 4].reduce((sum, index) => sum + share(index, from, to), 0);
    const before = staying(stop - 100, stop);
    expect(Math.abs(before - 0.5)).toBeLessThan(0.1);
    // Not twice as much: their ACKs are among reverse traffic, and what the others sent was no burden on it.
    expect(staying(stop + 5, stop + 15) / before).toBeGreaterThan(1.5);
  });

  it.each(['TCP(1/8)', 'TCP(1/256)'])(
    'meet a flow of %s that has the link, at a window of one packet and without slow start',
    (scheme) => {
      const ran = run(scenarioOf('bansal2001-two-flow', { scheme, reverseFlows: 0 }), 60);
      // Half of twice the 62.5 packets that the link holds.
      const owner = ran.flow(0, 'cwnd');
      for (let second = 2; second < 50; second += 1) expect(owner[20 * second]).toBeGreaterThan(60);
      expect(ran.between(ran.flow(0, 'delivered'), 2, 50)).toBeGreaterThan(0.98 * packets(10, 48));
      expect(ran.between(ran.flow(1, 'sent'), 0, 50)).toBe(0);
      // From 51 s at the latest it sends; ten round trips of slow start would have made hundreds.
      expect(ran.flow(1, 'cwnd')[Math.round(51.5 / 0.05)]).toBeLessThan(7);
      expect(ran.between(ran.flow(1, 'sent'), 50, 60)).toBeGreaterThan(100);
    },
  );
});

describe('the source of two rates (tsao2007)', () => {
  it('finds rate-based schemes without a window to be held at, and the others at 200 packets', () => {
    for (const scheme of ['TFRCP', 'TFRC', 'TEAR'])
      expect(scenarioOf('tsao2007-bursty', { scheme }).flows[0]!.transport.maxWindow).toBe(10_000);
    for (const scheme of ['TCP', 'GAIMD', 'SIMD', 'AIAD/H']) {
      const { flows, transport } = scenarioOf('tsao2007-bursty', { scheme });
      expect(flows[0]!.transport.maxWindow ?? transport.maxWindow).toBe(200);
    }
  });

  it('is rung against by TFRCP, which doubles its rate until the queue is full', () => {
    const ran = run(scenarioOf('tsao2007-bursty', { scheme: 'TFRCP' }), 280, 1);
    const late = ran.flow(0, 'delivered').slice(240, 280);
    const mean = late.reduce((sum, count) => sum + count, 0) / late.length;
    const spread = Math.sqrt(late.reduce((sum, count) => sum + (count - mean) ** 2, 0) / late.length);
    expect(spread / mean).toBeGreaterThan(0.3);
  });
});
