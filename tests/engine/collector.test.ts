import { describe, expect, it } from 'vitest';

import { flowOffset, hopOffset, trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { jainIndex, Moments } from '../../workers/engine/sampling/statistics.ts';
import { prepare, runToEnd } from './support/run.ts';

/** Two TCP flows and a slower one with a longer path; a CBR source for part of the time. */
const SCENARIO = {
  seed: 3,
  duration: 60,
  warmup: 20,
  sample: 0.1,
  path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
  flows: [
    { id: 'tcp', count: 2, startJitter: 1 },
    { id: 'far', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, accessDelay: 0.08, packetSize: 500 },
  ],
  traffic: [{ kind: 'cbr', high: 2e6, start: 30 }],
  loss: { kind: 'bernoulli', p: 0.001 },
};

describe('the summary of a run', () => {
  const run = runToEnd(SCENARIO);
  const summary = run.simulation.summary();
  const { layout } = run.simulation;
  /** Frames after the warm-up, and one number of each. */
  const after = run.frames.slice(200);
  const column = (place: number): number[] => after.map((row) => row[place]!);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  it('leaves the warm-up out', () => {
    expect(summary).toMatchObject({ from: 20, to: 60, bin: 0.1 });
    const whole = run.frames.reduce((total, row) => total + row[flowOffset(0, 'sent')]!, 0);
    expect(summary.flows[0]!.sent).toBe(sum(column(flowOffset(0, 'sent'))));
    expect(summary.flows[0]!.sent).toBeLessThan(0.75 * whole);
    expect(summary.packets).toBe(run.simulation.packetsSent);
    expect(summary.packets).toBeGreaterThan(sum(summary.flows.map((flow) => flow.sent)));
  });

  it('without a warm-up counts everything, from the very first instant', () => {
    const { simulation, frames } = runToEnd({ ...SCENARIO, warmup: 0, traffic: [{ kind: 'cbr', high: 2e6 }] });
    const { hops, injectedDrops } = simulation.summary();
    expect(hops[0]!.arrivals + injectedDrops).toBe(simulation.packetsSent);
    const place = hopOffset(layout, 0, 'arrivals');
    expect(hops[0]!.arrivals).toBe(frames.reduce((total, row) => total + row[place]!, 0));
  });

  it('has rates and drop rates of packets over the time and the packets of its window', () => {
    for (const [flow, measured] of summary.flows.entries()) {
      const { sent, delivered, sentPps, drops, dropRate, queueDrops, lossEvents, lossEventRate } = measured;
      expect(sent).toBe(sum(column(flowOffset(flow, 'sent'))));
      expect(delivered).toBe(sum(column(flowOffset(flow, 'delivered'))));
      expect(drops).toBe(sum(column(flowOffset(flow, 'dropped'))));
      expect(lossEvents).toBe(sum(column(flowOffset(flow, 'lossEvents'))));
      expect(sentPps).toBeCloseTo(sent / 40, 9);
      expect(dropRate).toBe(drops / sent);
      expect(lossEventRate).toBe(lossEvents / sent);
      expect(queueDrops).toBeLessThanOrEqual(drops);
    }
  });

  it('counts as goodput each packet once: no more than was delivered, and no less than delivered less dropped', () => {
    for (const { goodputPps, delivered, drops } of summary.flows) {
      expect(goodputPps * 40).toBeLessThanOrEqual(delivered + 100);
      // What was sent twice in vain; a window's worth may be on either side of the ends.
      expect(goodputPps * 40).toBeGreaterThan(delivered - drops - 100);
    }
    expect(summary.flows[2]!.goodputBps).toBeCloseTo(summary.flows[2]!.goodputPps * 8 * 500, 6);
  });

  it('has the CoV of bins of one, two and ten periods', () => {
    for (const [flow, { cov, cov2, cov10 }] of summary.flows.entries()) {
      const sent = column(flowOffset(flow, 'sent'));
      for (const [multiple, measured] of [
        [1, cov],
        [2, cov2],
        [10, cov10],
      ] as const) {
        const moments = new Moments();
        for (let bin = 0; bin + multiple <= sent.length; bin += multiple)
          moments.add(sum(sent.slice(bin, bin + multiple)));
        expect(measured).toBeCloseTo(moments.cov!, 9);
      }
    }
  });

  it('has the fairness of goodputs over all the time, and of packets sent per bin on average', () => {
    expect(summary.fairness.longTerm).toBeCloseTo(jainIndex(summary.flows.map((flow) => flow.goodputPps)), 12);
    const perBin = new Moments();
    for (const row of after) perBin.add(jainIndex([0, 1, 2].map((flow) => row[flowOffset(flow, 'sent')]!)));
    expect(summary.fairness.perBin).toBeCloseTo(perBin.mean!, 9);
    expect(summary.fairness.perBin10!).toBeGreaterThan(summary.fairness.perBin!);
  });

  it('has no bin that began before the end of the warm-up', () => {
    const { simulation, frames } = runToEnd({ ...SCENARIO, warmup: 20.05 });
    const whole = new Moments();
    for (const row of frames.slice(201)) whole.add(jainIndex([0, 1, 2].map((flow) => row[flowOffset(flow, 'sent')]!)));
    expect(simulation.summary().fairness.perBin).toBeCloseTo(whole.mean!, 12);
  });

  it('has as its fair share what sources leave of the link in its window, not of what they sent in the warm-up', () => {
    const { simulation, frames } = runToEnd({ ...SCENARIO, traffic: [{ kind: 'cbr', high: 2e6 }] });
    const place = trafficOffset(simulation.layout, 0, 'sent');
    const offered = frames.slice(200).reduce((total, row) => total + row[place]!, 0) * 8 * 1000;
    const fair = (8e6 * 40 - offered) / 40 / 3;
    for (const { normalized, goodputBps } of simulation.summary().flows)
      expect(normalized).toBeCloseTo(goodputBps / fair, 9);
  });

  it('has the share of the link that was used, and the queue over time', () => {
    const [hop] = summary.hops;
    expect(hop!.departures).toBe(sum(column(hopOffset(layout, 0, 'departures'))));
    expect(hop!.dropRate).toBe(hop!.drops / hop!.arrivals);
    expect(hop!.meanQueue).toBeCloseTo(sum(column(hopOffset(layout, 0, 'queueMean'))) / 400, 4);
    expect(hop!.maxQueue).toBe(Math.max(...column(hopOffset(layout, 0, 'queueMax'))));
    expect(hop!.maxQueue).toBeLessThanOrEqual(40);
    const [first, second, far] = summary.flows.map(({ delivered }) => delivered);
    const bytes = 1_000 * (first! + second! + (2e6 / 8_000) * 30) + 500 * far!;
    expect(hop!.utilization).toBeGreaterThan(0.9);
    expect(hop!.utilization).toBeLessThanOrEqual(1 + 1e-9);
    // CBR losses and what is under way at the ends: half a second of 40.
    expect(Math.abs(hop!.utilization! * 40 - (8 * bytes) / 8e6)).toBeLessThan(0.5);
  });

  it('compares with an equal share of what the CBR source left free', () => {
    // 2 Mbit/s for 30 of the 40 s: 6.5 Mbit/s are left for three flows; jitter of the source within 1 %.
    const [flow] = summary.flows;
    expect(flow!.normalized! / (flow!.goodputBps / (6.5e6 / 3))).toBeCloseTo(1, 2);
  });

  it('measures use and shares by the rate that the link had at each time, when that changes', () => {
    const { simulation } = runToEnd({
      ...SCENARIO,
      traffic: [],
      loss: { kind: 'none' },
      events: [{ at: 40, do: 'rate', hop: 0, rate: 16e6 }],
    });
    const { hops, flows } = simulation.summary();
    // 8 Mbit/s for 20 s and 16 for 20 s: 12 on average. What was used of it arrived, but for half a second under way.
    const [first, second, far] = flows.map(({ delivered }) => delivered);
    const bits = 8 * (1_000 * (first! + second!) + 500 * far!);
    expect(Math.abs(hops[0]!.utilization! * 480e6 - bits)).toBeLessThan(0.5 * 16e6);
    expect(hops[0]!.utilization).toBeLessThanOrEqual(1 + 1e-9);
    expect(flows[0]!.normalized! / (flows[0]!.goodputBps / (12e6 / 3))).toBeCloseTo(1, 6);
  });

  it('averages over the flows of a group', () => {
    const [first, second] = summary.flows;
    expect(summary.groups.map(({ id, count }) => [id, count])).toEqual([
      ['tcp', 2],
      ['far', 1],
    ]);
    const keys = [
      'sent',
      'sentPps',
      'goodputBps',
      'normalized',
      'cov',
      'cov10',
      'dropRate',
      'lossEvents',
      'meanRtt',
    ] as const;
    for (const key of keys) {
      expect(summary.groups[0]![key]).toBeCloseTo((first![key]! + second![key]!) / 2, 9);
    }
    expect(summary.flows.map(({ group, index }) => [group, index])).toEqual([
      ['tcp', 0],
      ['tcp', 1],
      ['far', 0],
    ]);
  });

  it('has the share of packets that artificial loss took at the entry', () => {
    const arrivals = summary.hops[0]!.arrivals + summary.injectedDrops;
    expect(summary.injectedRate).toBe(summary.injectedDrops / arrivals);
    expect(Math.abs(summary.injectedDrops - 0.001 * arrivals)).toBeLessThan(4 * Math.sqrt(0.001 * arrivals));
  });

  it('measures round trips of at least the propagation, and of at most a full queue more', () => {
    const queueing = (41 * 8_000) / 8e6;
    for (const [flow, base] of [
      [0, 0.1],
      [1, 0.1],
      [2, 0.2],
    ] as const) {
      expect(summary.flows[flow]!.meanRtt).toBeGreaterThan(base);
      expect(summary.flows[flow]!.meanRtt).toBeLessThan(base + queueing);
    }
  });
});

describe('a summary asked for', () => {
  it('before the warm-up is over is of the time so far, without CoV', () => {
    const { simulation } = prepare(SCENARIO);
    simulation.runUntil(10);
    const { from, to, flows, fairness } = simulation.summary();
    expect([from, to]).toEqual([0, 10]);
    expect(flows[0]!.sent).toBeGreaterThan(100);
    expect(flows[0]!.cov).toBeNull();
    expect(fairness.perBin).toBeNull();
  });

  it('at 0 is all zeros and nulls, and no NaN', () => {
    const { simulation } = prepare(SCENARIO);
    expect(JSON.stringify(simulation.summary())).not.toMatch(/NaN|Infinity/);
    expect(simulation.summary()).toMatchObject({ from: 0, to: 0, packets: 0, injectedRate: 0 });
    expect(simulation.summary().flows[0]).toMatchObject({ sent: 0, sentPps: 0, cov: null, meanRtt: null, dropRate: 0 });
  });

  it('on the way, and packets counted on the way, change nothing', () => {
    const straight = runToEnd(SCENARIO);
    const asked = prepare(SCENARIO);
    for (let time = 0.37; time < 60; time += 0.37) {
      asked.simulation.runUntil(time);
      asked.simulation.summary();
      asked.simulation.dataInFlight();
    }
    asked.simulation.runUntil(60);
    expect(asked.simulation.digest()).toBe(straight.simulation.digest());
    expect(asked.simulation.summary()).toEqual(straight.simulation.summary());
  });

  it('of a flow that never sends has no CoV, no round trip and a share of 0', () => {
    const { simulation } = runToEnd({ ...SCENARIO, flows: [...SCENARIO.flows, { id: 'never', start: 59.999 }] });
    expect(simulation.summary().flows[3]).toMatchObject({
      sent: 0,
      cov: null,
      meanRtt: null,
      normalized: 0,
      dropRate: 0,
    });
  });
});
