import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  FAIRNESS_OFFSET,
  FLOW_COLUMNS,
  flowOffset,
  frameLayout,
  HOP_COLUMNS,
  hopOffset,
  TRAFFIC_COLUMNS,
  trafficOffset,
} from '../../workers/engine/sampling/frame.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { jainIndex } from '../../workers/engine/sampling/statistics.ts';
import { scenarioWith } from '../support/scenario.ts';
import { runs } from './support/property.ts';
import { runToEnd, type Run } from './support/run.ts';

describe('the layout of a frame', () => {
  it('has each number of each flow, hop and source in a place of its own, and no place without one', () => {
    const size = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), size, size, (flows, hops, traffic) => {
        const each = Array.from({ length: flows }, () => 0);
        const layout = frameLayout({ period: 0.1, flowGroups: each, flowBaseRtt: each, hops, traffic });
        const places = [FAIRNESS_OFFSET];
        for (let flow = 0; flow < flows; flow += 1)
          for (const column of FLOW_COLUMNS) places.push(flowOffset(flow, column));
        for (let hop = 0; hop < hops; hop += 1)
          for (const column of HOP_COLUMNS) places.push(hopOffset(layout, hop, column));
        for (let source = 0; source < traffic; source += 1) {
          for (const column of TRAFFIC_COLUMNS) places.push(trafficOffset(layout, source, column));
        }
        expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: layout.width }, (_, place) => place));
      }),
      runs(100),
    );
  });
});

describe('the frames of a run', () => {
  const scenario = {
    seed: 5,
    duration: 30,
    warmup: 0,
    sample: 0.25,
    path: [
      { rate: 6e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } },
      { rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 40, minThreshold: 5, maxThreshold: 15 } },
    ],
    flows: [
      { id: 'through', count: 3, startJitter: 1 },
      { id: 'first', count: 2, leave: 0, start: 5, stop: 20 },
    ],
    traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, on: 3, off: 3, start: 0.5, enter: 1 }],
    loss: { kind: 'bernoulli', p: 0.002 },
  };
  const run = runToEnd(scenario);
  const summary = run.simulation.summary();
  const { layout } = run.simulation;
  const total = ({ frames }: Run, place: number): number => frames.reduce((sum, row) => sum + row[place]!, 0);

  it('come one per period, the k-th at the end of the k-th', () => {
    expect(run.frames).toHaveLength(120);
    expect(run.simulation.frames).toBe(120);
    expect(layout.period).toBe(0.25);
  });

  it('add up to the summary of the whole run', () => {
    for (let flow = 0; flow < 5; flow += 1) {
      const { sent, delivered, drops, lossEvents } = summary.flows[flow]!;
      expect(total(run, flowOffset(flow, 'sent'))).toBe(sent);
      expect(total(run, flowOffset(flow, 'delivered'))).toBe(delivered);
      expect(total(run, flowOffset(flow, 'dropped'))).toBe(drops);
      expect(total(run, flowOffset(flow, 'lossEvents'))).toBe(lossEvents);
    }
    for (let hop = 0; hop < 2; hop += 1) {
      const { arrivals, drops, departures, meanQueue, maxQueue } = summary.hops[hop]!;
      expect(total(run, hopOffset(layout, hop, 'arrivals'))).toBe(arrivals);
      expect(total(run, hopOffset(layout, hop, 'drops'))).toBe(drops);
      expect(total(run, hopOffset(layout, hop, 'departures'))).toBe(departures);
      // Frames hold 24 bits of each number.
      expect(total(run, hopOffset(layout, hop, 'queueMean')) / 120).toBeCloseTo(meanQueue, 4);
      expect(Math.max(...run.frames.map((row) => row[hopOffset(layout, hop, 'queueMax')]!))).toBe(maxQueue);
    }
  });

  it('show a flow with a window while it is active only', () => {
    const late = flowOffset(3, 'cwnd');
    // Frame k ends at (k + 1) / 4 s; the first hop sees the flow's start and stop half an access delay later.
    for (let frame = 0; frame < 120; frame += 1) {
      const active = (frame + 1) / 4 > 5.015 && (frame + 1) / 4 < 20.015;
      expect(run.frames[frame]![late]! > 0, `frame ${frame}`).toBe(active);
    }
  });

  it('hold the fairness of what the flows active throughout the period sent', () => {
    for (let frame = 21; frame < 79; frame += 1) {
      const row = run.frames[frame]!;
      const sent = [0, 1, 2, 3, 4].map((flow) => row[flowOffset(flow, 'sent')]!);
      expect(row[FAIRNESS_OFFSET]).toBeCloseTo(jainIndex(sent), 5);
    }
    for (let frame = 81; frame < 120; frame += 1) {
      const row = run.frames[frame]!;
      expect(row[FAIRNESS_OFFSET]).toBeCloseTo(jainIndex([0, 1, 2].map((flow) => row[flowOffset(flow, 'sent')]!)), 5);
    }
  });

  it("begin with a smoothed round-trip time of 0 and hold at least the path's own from the first answer on", () => {
    const place = flowOffset(0, 'srtt');
    const base = layout.flowBaseRtt[0]!;
    expect(base).toBeCloseTo(2 * (0.02 + 0.01 + 0.03), 12);
    for (const row of run.frames.slice(8)) {
      expect(row[place]).toBeGreaterThan(base - 1e-6);
      expect(row[place]).toBeLessThan(base + 0.3);
    }
  });

  it('come once per mean base round-trip time if no period is given', () => {
    const { simulation, frames } = runToEnd({ ...scenario, sample: 'rtt', duration: 10 });
    expect(simulation.layout.period).toBeCloseTo((3 * 0.12 + 2 * 0.1) / 5, 12);
    expect(frames).toHaveLength(Math.floor(10 / simulation.layout.period));
  });

  it('fall on whole round trips where all base round-trip times are equal: none is lost at the end', () => {
    const equal = {
      sample: 'rtt',
      duration: 20,
      path: [{ delay: 0.025 }],
      flows: [{ count: 3, accessDelay: 0 }],
    };
    const { simulation, frames } = runToEnd(equal);
    expect(simulation.layout.period).toBe(0.05);
    expect(frames).toHaveLength(400);
  });
});

describe('the average that RED sees', () => {
  /** About a packet every 10 ms into a link that sends one every 16 ms, in frames of 2 ms: of each, its arrivals and the average. */
  const overload = (weight: number): (readonly [arrivals: number, average: number])[] => {
    const { frames, simulation } = runToEnd({
      seed: 1,
      duration: 3,
      warmup: 0,
      sample: 0.002,
      path: [
        { rate: 500e3, delay: 0.02, queue: { kind: 'red', limit: 1000, minThreshold: 500, maxThreshold: 900, weight } },
      ],
      flows: [{ count: 1, start: 2.999 }],
      traffic: [{ kind: 'cbr', wave: 'constant', high: 800e3, packetSize: 1000, start: 0.005 }],
    });
    const place = (column: 'arrivals' | 'average'): number => hopOffset(simulation.layout, 0, column);
    return frames.map((row) => [row[place('arrivals')]!, row[place('average')]!]);
  };

  it('is, with all weight on the last arrival, the queue that it found; else it follows by its rule', () => {
    const found = overload(1);
    expect(found.every(([arrivals]) => arrivals <= 1)).toBe(true);
    expect(found.at(-1)![1]).toBeGreaterThan(100);
    let average = 0;
    overload(0.1).forEach(([arrivals, written], frame) => {
      if (arrivals === 1) average = 0.9 * average + 0.1 * found[frame]![1];
      expect(written).toBeCloseTo(average, 4);
    });
    expect(average).toBeGreaterThan(80);
  });

  it('is 0 where the queue is no RED', () => {
    for (const kind of ['droptail', 'codel', 'pie']) {
      const { frames, simulation } = runToEnd({
        duration: 5,
        path: [{ rate: 2e6, delay: 0.02, queue: { kind, limit: 40 } }],
        flows: [{ count: 2 }],
      });
      const place = (column: 'average' | 'queueMax'): number => hopOffset(simulation.layout, 0, column);
      expect(Math.max(...frames.map((row) => row[place('queueMax')]!))).toBeGreaterThan(5);
      expect(frames.every((row) => row[place('average')] === 0)).toBe(true);
    }
  });
});

describe('the mean queue of a frame', () => {
  it('is not above the longest one, however long the packets there have still to wait', () => {
    // A thousand packets of 64 kB at 1 kbit/s: the last one waits for six days, a frame lasts a millisecond.
    const scenario = scenarioWith({
      duration: 0.5,
      warmup: 0,
      sample: 0.001,
      path: [{ rate: 1_000, delay: 0, queue: { kind: 'droptail', limit: 1_000_000 } }],
      transport: { initialWindow: 1_000, handshake: false },
      flows: [{ packetSize: 65_535 }],
    });
    const above: number[] = [];
    let longest = 0;
    const simulation = new Simulation(scenario, (row) => {
      const mean = row[hopOffset(simulation.layout, 0, 'queueMean')]!;
      const max = row[hopOffset(simulation.layout, 0, 'queueMax')]!;
      if (mean > max) above.push(mean);
      longest = Math.max(longest, max);
    });
    simulation.runUntil(0.5);
    expect(longest).toBe(999);
    expect(above).toEqual([]);
  });
});
