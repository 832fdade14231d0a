import { describe, expect, it } from 'vitest';

import { Simulation } from '../../workers/engine/simulation.ts';
import { DelayHistory } from '../../workers/engine/transport/delay-history.ts';
import { loseOnce, openWindow, WindowRig } from '../engine/support/window-rig.ts';
import { scenarioWith } from '../support/scenario.ts';

const scheme = { kind: 'ledbat', target: 0.1, gain: 1, slowStart: false };
const LATE_TIMER = { minRto: 5 };
/** Packets/s of the link below. */
const RATE = 1250;

/** Flows on 10 Mbit/s with room for 250 packets, base round trip 50 ms; the summary from 20 s to 60 s. */
function summary(flows: object[], fields: object = {}) {
  const scenario = scenarioWith({
    duration: 60,
    warmup: 20,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 250 } }],
    flows: flows.map((each, index) => ({ id: `f${index}`, accessDelay: 0.01, startJitter: 0.5, ...each })),
    ...fields,
  });
  const simulation = new Simulation(scenario);
  simulation.runUntil(Infinity);
  return simulation.summary();
}

describe('LEDBAT', () => {
  it.each([1, 0.5])('opens its window by G packets per round trip where nothing queues, G = %s', (gain) => {
    const rig = new WindowRig({
      scheme: { ...scheme, gain },
      settings: { ...openWindow(16), ...LATE_TIMER, initialSsthresh: 1 },
    });
    const begun = rig.sender.cwnd;
    rig.run(2.05);
    // 20 round trips of 0.1 s; a window of 16.4 sends 16 packets, so that a little less than 1 comes of each round trip.
    expect(rig.sender.cwnd - begun).toBeGreaterThan(20 * gain * 0.93);
    expect(rig.sender.cwnd - begun).toBeLessThanOrEqual(20 * gain);
  });

  it('halves at a loss', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(40) });
    const cuts = rig.kept(1);
    expect(cuts).toEqual([0.5]);
  });

  it('without slow start is in congestion avoidance from its first ACK on, however small its window', () => {
    const rig = new WindowRig({ scheme, settings: { ...LATE_TIMER, initialWindow: 4, initialSsthresh: 16 } });
    rig.run(0.15);
    const { cwnd, ssthresh } = rig.sender;
    expect(cwnd).toBeGreaterThan(4);
    expect(cwnd).toBeLessThanOrEqual(5);
    // ssthresh lies a packet below the window of the ACK before at most.
    expect(ssthresh).toBeLessThan(cwnd);
    expect(rig.sender.inspect()).toContainEqual({ name: 'state', unit: '', value: 'congestion avoidance' });
  });

  it('begins with slow start once, if it may: a window that delay has brought down climbs again packet by packet', () => {
    const { hops, flows } = summary([{ scheme: { ...scheme, target: 0.025, slowStart: true } }]);
    expect(hops[0]!.dropRate).toBe(0);
    // Slow start would fill the room for 250 packets; the target is 31.
    expect(hops[0]!.maxQueue).toBeLessThan(50);
    expect(flows[0]!.goodputPps).toBeGreaterThan(0.99 * RATE);
  });

  it.each([0.025, 0.05, 0.1])('alone keeps its target in the queue, here %s s, and loses nothing', (target) => {
    const { hops, flows } = summary([{ scheme: { ...scheme, target } }]);
    // The window is not held still: a packet too many costs 1/W of the target at the next ACK.
    expect(hops[0]!.meanQueue / RATE).toBeGreaterThan(0.9 * target);
    expect(hops[0]!.meanQueue / RATE).toBeLessThan(1.05 * target);
    expect(hops[0]!.dropRate).toBe(0);
    expect(flows[0]!.goodputPps).toBeGreaterThan(0.99 * RATE);
  });

  it('gives way: beside one TCP flow it keeps its least window of two packets, and takes all when TCP ends', () => {
    const both = summary([{ scheme }, { scheme: { kind: 'tcp' } }]);
    const [own, other] = both.flows.map(({ goodputPps }) => goodputPps);
    expect(own! / (own! + other!)).toBeLessThan(0.05);
    const after = summary([{ scheme }, { scheme: { kind: 'tcp' }, stop: 15 }]);
    expect(after.flows[0]!.goodputPps).toBeGreaterThan(0.95 * RATE);
  });

  it('measures the way of the data: a queue of ACKs on the way back does not make it give way', () => {
    const reverse = [{ rate: 1e6, delay: 0.015, queue: { kind: 'droptail', limit: 100 } }];
    const back = { scheme: { kind: 'tcp' }, direction: 'reverse' };
    const { flows, hops } = summary([{ scheme }, back], { reverse });
    expect(hops[1]!.meanQueue / 125).toBeGreaterThan(0.2); // s: twice its target
    expect(flows[0]!.goodputPps).toBeGreaterThan(0.5 * RATE);
  });
});

describe('the queueing delay of LEDBAT', () => {
  it('is the smallest of the last four delays above the smallest of all', () => {
    const history = new DelayHistory();
    history.take(0.05, 0);
    expect([history.base, history.queueing]).toEqual([0.05, 0]);
    for (const delay of [0.09, 0.08, 0.1]) history.take(delay, 1);
    expect(history.queueing).toBe(0); // 0.05 is one of the last four
    history.take(0.07, 1);
    expect(history.queueing).toBeCloseTo(0.02, 12);
  });

  it('forgets a smallest delay after ten minutes, so that a longer path becomes the base', () => {
    const history = new DelayHistory();
    history.take(0.05, 0);
    for (let minute = 1; minute < 10; minute += 1) history.take(0.08, 60 * minute);
    expect(history.base).toBe(0.05);
    history.take(0.08, 600);
    expect([history.base, history.queueing]).toEqual([0.08, 0]);
  });
});
