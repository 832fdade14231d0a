import { describe, expect, it } from 'vitest';

import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { runToEnd } from './support/run.ts';

const quiet = { maxWindow: 1, handshake: false };

describe('a reverse path with hops', () => {
  it('has delays and sending times of its own: a lone packet’s round trip is the sum of them all', () => {
    const { simulation } = runToEnd({
      duration: 20,
      path: [
        { rate: 8e6, delay: 0.02 },
        { rate: 4e6, delay: 0.005 },
      ],
      reverse: [
        { rate: 32e3, delay: 0.03 },
        { rate: 64e3, delay: 0.007 },
      ],
      flows: [{ accessDelay: 0.04, transport: quiet }],
    });
    expect(simulation.layout.flowBaseRtt[0]).toBeCloseTo(0.025 + 0.037 + 2 * 0.04, 12);
    // 1000 bytes in 1 and 2 ms there, an ACK of 40 bytes in 5 and 10 ms back.
    expect(simulation.summary().flows[0]!.meanRtt).toBeCloseTo(0.142 + 0.003 + 0.015, 9);
  });

  it('of unlimited rate and equal delay is the ideal reverse path', () => {
    // Powers of two, so that no sum of delays is rounded: 1/256 s for 1000 bytes.
    const scenario = {
      duration: 30,
      path: [
        { rate: 2.048e6, delay: 1 / 64 },
        { rate: 2.048e6, delay: 1 / 128 },
      ],
      transport: { handshake: false },
      flows: [{ accessDelay: 1 / 64 }],
      loss: { kind: 'periodic', every: 150 },
    };
    const ideal = runToEnd(scenario).simulation.summary();
    const hops = runToEnd({
      ...scenario,
      reverse: [
        { rate: null, delay: 1 / 64 },
        { rate: null, delay: 1 / 128 },
      ],
    }).simulation.summary();
    expect(ideal.flows[0]!.lossEvents).toBeGreaterThan(20);
    expect(hops.flows).toEqual(ideal.flows);
    expect(hops.hops.slice(0, 2)).toEqual(ideal.hops);
  });

  it('counts for the spread of round-trip times, which has exactly its CV, and packets see it', () => {
    const { simulation } = runToEnd({
      duration: 20,
      path: [{ rate: null, delay: 0.01 }],
      reverse: [{ rate: null, delay: 0.05 }],
      flows: [{ count: 5, rttCv: 0.2, accessDelay: 0.05, transport: { maxWindow: 2 } }],
    });
    const rtts = simulation.layout.flowBaseRtt;
    const middle = rtts.reduce((sum, rtt) => sum + rtt, 0) / 5;
    expect(middle).toBeCloseTo(0.16, 12);
    expect(Math.sqrt(rtts.reduce((sum, rtt) => sum + (rtt - middle) ** 2, 0) / 5) / middle).toBeCloseTo(0.2, 12);
    simulation.summary().flows.forEach(({ meanRtt }, flow) => expect(meanRtt).toBeCloseTo(rtts[flow]!, 9));
  });

  it('has losses of its own, which take ACKs and no data; cumulative ACKs make up for most of them', () => {
    const { simulation } = runToEnd({
      duration: 60,
      path: [{ rate: 2e6, delay: 0.02 }],
      reverse: [{ rate: 2e6, delay: 0.02, loss: { kind: 'bernoulli', p: 0.2 } }],
      flows: [{}],
    });
    const { flows, hops } = simulation.summary();
    const [flow] = flows;
    expect(flow!.acksDropped).toBe(hops[1]!.injectedDrops);
    expect(Math.abs(flow!.acksDropped / (flow!.acksDropped + hops[1]!.arrivals) - 0.2)).toBeLessThan(0.02);
    expect(flow!.drops).toBe(hops[0]!.drops);
    expect(hops[0]!.utilization).toBeGreaterThan(0.9);
  });

  it('lets ACKs wait behind the data of flows in opposite direction, and be dropped with them', () => {
    const run = (reverseFlows: number): ReturnType<typeof runToEnd> =>
      runToEnd({
        duration: 60,
        path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
        reverse: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
        flows: [
          { id: 'there', accessDelay: 0.03, transport: { maxWindow: 40 } },
          ...(reverseFlows > 0 ? [{ id: 'back', direction: 'reverse', count: reverseFlows, startJitter: 1 }] : []),
        ],
      });
    const alone = run(0).simulation.summary();
    const crossed = run(4);
    const { flows, hops } = crossed.simulation.summary();
    expect(alone.flows[0]!.acksDropped).toBe(0);
    expect(flows[0]!.acksDropped).toBeGreaterThan(50);
    // 20 packets of 4 ms at the most wait before an ACK; half of that at the least on average.
    expect(flows[0]!.meanRtt! - alone.flows[0]!.meanRtt!).toBeGreaterThan(0.02);
    expect(flows[0]!.meanRtt! - alone.flows[0]!.meanRtt!).toBeLessThan(0.09);
    expect(hops[1]!.utilization).toBeGreaterThan(0.95);
    // Both directions are in the frames: the reverse path as the second hop.
    const queue = hopOffset(crossed.simulation.layout, 1, 'queueMax');
    expect(Math.max(...crossed.frames.map((row) => row[queue]!))).toBe(20);
  });

  it('is passed in opposite order: a flow over the second of two hops touches only the reverse path of that one', () => {
    const { simulation } = runToEnd({
      duration: 10,
      path: [{}, {}, {}],
      reverse: [{}, {}, {}],
      flows: [{ enter: 1, leave: 2 }],
    });
    const arrivals = simulation.summary().hops.map((hop) => hop.arrivals > 0);
    expect(arrivals).toEqual([false, true, true, false, true, true]);
  });
});

describe('a flow in opposite direction', () => {
  it('sends over the reverse path and gets its ACKs over the path', () => {
    const { simulation } = runToEnd({
      duration: 60,
      path: [{ rate: 64e3, delay: 0.02 }],
      reverse: [{ rate: 1e6, delay: 0.01 }],
      flows: [{ direction: 'reverse', transport: quiet, accessDelay: 0.02 }],
    });
    const [flow] = simulation.summary().flows;
    // 8 ms for 1000 bytes at 1 Mbit/s, 5 ms for the ACK at 64 kbit/s.
    expect(flow!.meanRtt).toBeCloseTo(0.01 + 0.02 + 0.04 + 0.008 + 0.005, 9);
  });

  it('loses the next packets, if that is asked for, at the entry of the reverse path', () => {
    const { simulation } = runToEnd({
      duration: 20,
      warmup: 0,
      path: [{}, {}],
      reverse: [{}, {}],
      flows: [{ id: 'back', direction: 'reverse', transport: { maxWindow: 10 } }],
      events: [{ at: 10, do: 'drop', group: 'back', count: 3 }],
    });
    const { hops, flows } = simulation.summary();
    expect(hops.map(({ injectedDrops }) => injectedDrops)).toEqual([0, 0, 0, 3]);
    expect(flows[0]!.drops).toBe(3);
  });
});

describe('loss at a hop in the middle', () => {
  it('hits those that pass it and nobody else, from the time of an event on', () => {
    const { simulation } = runToEnd({
      duration: 30,
      warmup: 0,
      path: [
        { rate: null, delay: 0.02 },
        { rate: null, delay: 0.01 },
        { rate: null, delay: 0.01 },
      ],
      flows: [
        { id: 'before', leave: 0, transport: { maxWindow: 20 } },
        { id: 'through', transport: { maxWindow: 20 } },
        { id: 'behind', enter: 2, transport: { maxWindow: 20 } },
      ],
      events: [{ at: 10, do: 'loss', hop: 1, model: { kind: 'periodic', every: 40 } }],
    });
    const { flows, hops } = simulation.summary();
    expect(flows.map(({ drops }) => drops > 0)).toEqual([false, true, false]);
    expect(hops.map(({ injectedDrops }) => injectedDrops)).toEqual([0, flows[1]!.drops, 0]);
    // Some of the packets sent came before the event.
    expect(flows[1]!.drops).toBeLessThan(flows[1]!.sent / 40);
  });
});
