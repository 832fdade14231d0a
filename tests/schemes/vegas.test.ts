import { describe, expect, it } from 'vitest';

import { openWindow } from '../engine/support/window-rig.ts';
import { prepare, runToEnd } from '../engine/support/run.ts';
import { FlowRig, once } from './support/flow-rig.ts';
import { shown } from './support/inspect.ts';
import { windowSender } from './support/window-cuts.ts';

const VEGAS = { kind: 'vegas', alpha: 1, beta: 3, gamma: 1 };

/** 10 Mbit/s, base RTT 50 ms: 62.5 packets fit. */
function bottleneck(count: number, scheme: object = VEGAS, more: object = {}): object {
  return {
    seed: 1,
    duration: 100,
    warmup: 50,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 200 } }],
    flows: [{ id: 'vegas', scheme, count, accessDelay: 0.01, startJitter: 1 }],
    ...more,
  };
}

/** Window at the end of each round trip of the rig. */
function perRound(rig: FlowRig, rounds: number): number[] {
  const from = rig.now;
  return Array.from({ length: rounds }, (_, index) => {
    rig.run(from + (index + 1) * rig.rtt - rig.rtt / 2);
    return rig.sender.cwnd;
  });
}

describe('Vegas on a link without queues', () => {
  it('doubles every other round trip in slow start', () => {
    const rig = new FlowRig({ scheme: VEGAS, settings: { initialWindow: 2, maxWindow: 64, initialSsthresh: 64 } });
    expect(perRound(rig, 11).filter((_, index) => index % 2 === 0)).toEqual(expect.arrayContaining([2, 4, 8, 16, 32]));
    const windows = perRound(
      new FlowRig({ scheme: VEGAS, settings: { initialWindow: 2, maxWindow: 64, initialSsthresh: 64 } }),
      9,
    );
    for (let round = 2; round < windows.length; round += 1) expect(windows[round]! / windows[round - 2]!).toBe(2);
  });

  it('in congestion avoidance, with fewer than α packets in queues, adds one packet per round trip', () => {
    const rig = new FlowRig({ scheme: VEGAS, settings: openWindow(10) });
    const windows = perRound(rig, 40);
    expect(shown(rig.sender, 'backlog Δ')).toBe(0);
    expect(shown(rig.sender, 'smallest round trip')).toBeCloseTo(rig.rtt, 12);
    // 1/W per ACK, W as it was when the round began.
    for (let round = 3; round < 40; round += 1) {
      const step = windows[round]! - windows[round - 1]!;
      expect(step).toBeGreaterThan(0.85);
      expect(step).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('cuts a quarter at the third duplicate ACK, and goes on from there once the hole is filled', () => {
    const rig = new FlowRig({ scheme: VEGAS, settings: openWindow(20), lose: once(100) });
    let [before, most] = [0, 0];
    rig.watch(3, () => {
      if (rig.counts.lossEvents === 0) before = rig.sender.cwnd;
      else if (rig.acks.at(-1)!.acknowledged === 99) most = Math.max(most, rig.sender.cwnd);
    });
    const whole = Math.floor(before);
    const kept = whole - Math.floor(whole / 4);
    // Each duplicate ACK stands for a packet that has left.
    const duplicates = rig.acks.filter(({ acknowledged }) => acknowledged === 99).length - 1;
    expect([duplicates > 10, most]).toEqual([true, kept + duplicates]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    const again = rig.sent.filter(({ sequence }) => sequence === 100)[1]!.at;
    const after = new FlowRig({ scheme: VEGAS, settings: openWindow(20), lose: once(100) }).run(again + rig.rtt + 1e-6);
    expect(windowSender(after).ssthresh).toBe(2);
    expect(after.sender.cwnd).toBeGreaterThanOrEqual(kept);
    expect(after.sender.cwnd).toBeLessThan(kept + 1);
  });

  it('resends the second hole of a window on the ACK of the first, without three duplicates (fine-grained timeout)', () => {
    const rig = new FlowRig({ scheme: VEGAS, settings: openWindow(20), lose: once(100, 103) }).run(4);
    const [, first] = rig.sent.filter(({ sequence }) => sequence === 100);
    const [, second] = rig.sent.filter(({ sequence }) => sequence === 103);
    expect(second!.at - first!.at).toBeCloseTo(rig.rtt, 9);
    // Both were sent in the window of the one cut.
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('waits 9/8 of its fine-grained timeout for what it has resent, then twice that; only what was sent since the cut cuts again', () => {
    const rig = new FlowRig({
      scheme: VEGAS,
      settings: { ...openWindow(20), minRto: 5 },
      lose: ({ sequence, time }) => sequence === 100 && time <= 3,
    }).run(4);
    const times = rig.sent.filter(({ sequence }) => sequence === 100).map(({ at }) => at);
    // The timeout is 17/16 of a round trip of 0.1 s: 0.12 s have passed at the ACKs of 0.7 s, 0.24 s at those of 1 s. What was
    // resent at the cut does not cut again; what was resent later does.
    expect(times).toEqual([0.4, 0.5, 0.7, 1].map((at) => expect.closeTo(at, 9)));
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 0 });
  });

  it('begins again with two packets after a timeout', () => {
    const rig = new FlowRig({ scheme: VEGAS, settings: openWindow(10), lose: ({ at }) => at >= 1 && at < 1.1 });
    let smallest = Infinity;
    rig.watch(4, () => (smallest = Math.min(smallest, rig.sender.cwnd)));
    expect(rig.counts.timeouts).toBe(1);
    expect(smallest).toBe(2);
  });
});

describe('Vegas alone at a bottleneck', () => {
  it.each([
    [1, 3],
    [4, 8],
  ])('keeps between α = %i and β = %i packets in the queue, loses nothing and fills the link', (alpha, beta) => {
    const { simulation } = runToEnd(bottleneck(1, { ...VEGAS, alpha, beta }));
    const [hop] = simulation.summary().hops;
    // A packet is in transmission, which Vegas counts and the queue does not; Δ is rounded.
    expect(hop!.meanQueue).toBeGreaterThan(alpha - 1);
    expect(hop!.meanQueue).toBeLessThan(beta + 0.5);
    expect(hop!.drops).toBe(0);
    expect(hop!.utilization).toBeGreaterThan(0.99);
    const flow = { inspect: () => simulation.inspect(0) };
    expect(shown(flow, 'backlog Δ')).toBeGreaterThanOrEqual(alpha);
    expect(shown(flow, 'backlog Δ')).toBeLessThanOrEqual(beta);
    // Window: the pipe and what is queued.
    expect(shown(flow, 'cwnd')).toBeGreaterThan(62.5);
    expect(shown(flow, 'cwnd')).toBeLessThan(62.5 + beta + 2);
  });

  it('moves its window by at most a packet per round trip once slow start is over, up or down', () => {
    // The link is halved, then doubled again: windows must fall, then rise.
    const events = [
      { at: 30, do: 'rate', hop: 0, rate: 5e6 },
      { at: 60, do: 'rate', hop: 0, rate: 10e6 },
    ];
    const { simulation } = prepare(bottleneck(1, VEGAS, { events }));
    const flow = { inspect: () => simulation.inspect(0) };
    const steps: number[] = [];
    simulation.runUntil(20);
    let last = shown(flow, 'cwnd');
    for (let time = 20.05; time < 100; time += 0.05) {
      simulation.runUntil(time);
      const cwnd = shown(flow, 'cwnd');
      steps.push(cwnd - last);
      last = cwnd;
    }
    expect(Math.min(...steps)).toBeCloseTo(-1, 6);
    expect(Math.max(...steps)).toBeGreaterThan(0.5);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1.05);
  });

  it('as n flows keeps nα to nβ packets there, the more flows the longer the queue', () => {
    const queues = [1, 4].map((count) => runToEnd(bottleneck(count)).simulation.summary().hops[0]!.meanQueue);
    expect(queues[1]).toBeGreaterThan(2 * queues[0]!);
    // Flows that come later take the others' packets for distance: more than nβ is theirs.
    expect(queues[1]).toBeLessThan(2 * 4 * 3);
  });
});
