import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowRtts } from '../../workers/engine/scenario/rtt.ts';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';
import { runs } from './support/property.ts';
import { runToEnd } from './support/run.ts';

describe('a path', () => {
  it('takes there and back its propagation delays and the sending times, if nobody else is on it', () => {
    const { simulation } = runToEnd({
      duration: 20,
      path: [
        { rate: 8e6, delay: 0.02 },
        { rate: 4e6, delay: 0.005 },
        { rate: null, delay: 0.1 },
      ],
      flows: [{ accessDelay: 0.03, transport: { maxWindow: 1 } }],
    });
    expect(simulation.layout.flowBaseRtt[0]).toBeCloseTo(0.31, 12);
    // 1 ms and 2 ms for 1000 bytes; ACKs have the reverse path for themselves.
    expect(simulation.summary().flows[0]!.meanRtt).toBeCloseTo(0.313, 9);
  });

  it('carries as much as its slowest link, wherever that is', () => {
    for (const slowest of [0, 1, 2]) {
      const path = [0, 1, 2].map((hop) => ({
        rate: hop === slowest ? 2e6 : 10e6,
        delay: 0.01,
        queue: { kind: 'droptail', limit: 30 },
      }));
      const { hops, flows } = runToEnd({ duration: 60, path, flows: [{}] }).simulation.summary();
      expect(hops[slowest]!.utilization).toBeGreaterThan(0.95);
      expect(hops[slowest]!.drops).toBeGreaterThan(0);
      expect(flows[0]!.goodputBps).toBeGreaterThan(0.95 * 2e6);
      hops.forEach(({ drops }, hop) => expect(drops > 0).toBe(hop === slowest));
    }
  });

  it('has flows on different links that do not touch each other, even if all their delays are the same', () => {
    const link = (rate: number): object => ({ rate, delay: 0.01, queue: { kind: 'droptail', limit: 20 } });
    const scenario = {
      seed: 9,
      duration: 30,
      sample: 0.05,
      path: [link(3e6), link(1e6)],
      flows: [{ id: 'first link', enter: 0, leave: 0 }],
    };
    const second = { id: 'second link', enter: 1, leave: 1, scheme: { kind: 'tcp' } };
    const alone = runToEnd(scenario);
    const both = runToEnd({ ...scenario, flows: [...scenario.flows, second] });
    for (const column of ['sent', 'delivered', 'dropped', 'cwnd', 'srtt'] as const) {
      const place = flowOffset(0, column);
      expect(
        both.frames.findIndex((row, frame) => row[place] !== alone.frames[frame]![place]),
        `${column} differs`,
      ).toBe(-1);
    }
  });

  it('gives several short flows in a row and a long one across them less to the long one (parking lot)', () => {
    const link = { rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } };
    // Delays a little different, so that no two flows share all of theirs.
    const { groups } = runToEnd({
      duration: 120,
      path: [link, { ...link, delay: 0.011 }, { ...link, delay: 0.012 }],
      flows: [
        { id: 'long', startJitter: 1 },
        ...[0, 1, 2].map((hop) => ({
          id: `short ${hop}`,
          enter: hop,
          leave: hop,
          startJitter: 1,
          accessDelay: 0.03 + 0.001 * hop,
        })),
      ],
    }).simulation.summary();
    const [long, ...short] = groups.map(({ goodputBps }) => goodputBps);
    for (const rate of short) expect(rate).toBeGreaterThan(1.5 * long!);
    for (const rate of short) expect(rate + long!).toBeGreaterThan(0.9 * 4e6);
  });
});

describe('round-trip times that differ', () => {
  it('are spread evenly with exactly the coefficient of variation asked for, around the same mean', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.double({ min: 0.01, max: 0.5, noNaN: true }), (count, rttCv) => {
        const scenario = scenarioWith({
          path: [{ delay: 0.001 }],
          flows: [{ count, rttCv, accessDelay: 0.1 }],
        });
        const rtts = flowRtts(scenario, scenario.flows[0]!).map(({ baseRtt }) => baseRtt);
        const mean = rtts.reduce((sum, rtt) => sum + rtt, 0) / count;
        const variance = rtts.reduce((sum, rtt) => sum + (rtt - mean) ** 2, 0) / count;
        expect(mean).toBeCloseTo(0.202, 9);
        expect(Math.sqrt(variance) / mean).toBeCloseTo(rttCv, 9);
        const steps = rtts.slice(1).map((rtt, index) => rtt - rtts[index]!);
        for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 9);
        for (const { accessDelay, baseRtt } of flowRtts(scenario, scenario.flows[0]!)) {
          expect(2 * (0.001 + accessDelay)).toBeCloseTo(baseRtt, 12);
        }
      }),
      runs(100),
    );
  });

  it('are those that packets see', () => {
    const { simulation } = runToEnd({
      duration: 20,
      path: [{ rate: null, delay: 0.02 }],
      flows: [{ count: 5, rttCv: 0.2, accessDelay: 0.03, transport: { maxWindow: 2 } }],
    });
    simulation
      .summary()
      .flows.forEach(({ meanRtt }, flow) => expect(meanRtt).toBeCloseTo(simulation.layout.flowBaseRtt[flow]!, 9));
  });
});
