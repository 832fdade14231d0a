import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { Cause } from '../../workers/engine/transport/causes.ts';

/** 10 Mbit/s, 60 ms, and a receiver that reads 50 packets a second from a buffer of 20. */
const SLOW = { readRate: 4e5, transport: { maxWindow: 20 } };

function simulationOf(group: object, scenario: object = {}): Simulation {
  return new Simulation(
    normalizeScenario({
      ...{ version: 1, duration: 60, warmup: 10 },
      path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 100 } }],
      flows: [{ id: 'slow', accessDelay: 0.01, ...group }],
      ...scenario,
    }),
  );
}

/** The receive window that the sender knows, at each of some times. */
function windowsOf(simulation: Simulation, step: number): number[] {
  const windows: number[] = [];
  for (let time = step; time <= simulation.scenario.duration; time += step) {
    simulation.runUntil(time);
    windows.push(Number(simulation.inspect(0).find(({ name }) => name === 'receive window')!.value));
  }
  return windows;
}

describe('a receiver that reads slowly', () => {
  it('of each scheme with a window sets its pace: what it reads is what arrives', () => {
    for (const { kind, control } of schemes) {
      if (control === 'rate') continue;
      const simulation = simulationOf({ scheme: { kind }, ...SLOW });
      simulation.runUntil(60);
      const [flow] = simulation.summary().flows;
      expect(flow!.goodputPps, kind).toBeGreaterThan(49);
      expect(flow!.goodputPps, kind).toBeLessThan(51);
      expect(flow!.drops, kind).toBe(0);
      expect(flow!.timeouts, kind).toBe(0);
    }
  });

  it('closes its window and opens it by what it reads; its buffer never holds more than it has room for', () => {
    // In a round trip of 60 ms three packets are read: so much room the ACKs tell of in the long run.
    expect(windowsOf(simulationOf(SLOW), 0.01).at(-1)).toBe(3);
    const simulation = simulationOf({ ...SLOW, readRate: 8e4 });
    const windows = windowsOf(simulation, 0.01);
    expect(Math.min(...windows)).toBe(0);
    expect(Math.max(...windows)).toBeLessThanOrEqual(20);
    expect(windows.every(Number.isInteger)).toBe(true);
    const value = (name: string) => simulation.inspect(0).find((each) => each.name === name)!.value;
    expect(value('bound by')).toBe('receive window');
    // The congestion window is not used, and stays where it was when the other one began to bind.
    expect(Number(value('cwnd'))).toBeLessThanOrEqual(21);
  });

  it('has no threshold of slow start before a loss, however far its window has closed', () => {
    const simulation = simulationOf(SLOW);
    for (const time of [0.5, 5, 60]) {
      simulation.runUntil(time);
      expect(simulation.inspect(0).find(({ name }) => name === 'ssthresh')!.value).toBeNaN();
    }
  });

  it('tells of a small window once it is twice as large', () => {
    const simulation = simulationOf({ readRate: 2e6, transport: { maxWindow: 20 } });
    simulation.runUntil(60);
    // 250 packets a second are read if there are any. Told of closed windows alone, the sender has them pause: 189.
    expect(simulation.summary().flows[0]!.goodputPps).toBeGreaterThan(210);
  });

  it('that is faster than the link changes nothing but that its ACKs have a window', () => {
    const rate = (group: object) => {
      const simulation = simulationOf(group);
      simulation.runUntil(60);
      return simulation.summary().flows[0]!.goodputPps;
    };
    expect(rate({ readRate: 100e6 })).toBeCloseTo(rate({}), 6);
  });

  it('does not stop for ever where the ACK is lost that opens the window: the sender probes', () => {
    const reverse = [{ rate: 10e6, delay: 0.02, loss: { kind: 'bernoulli', p: 0.3 } }];
    for (const scheme of [{ kind: 'tcp' }, { kind: 'tcp', variant: 'reno' }, { kind: 'bbr' }, { kind: 'dctcp' }]) {
      const simulation = simulationOf({ scheme, readRate: 8e4, transport: { maxWindow: 4 } }, { reverse });
      const probes: Cause[] = [];
      simulation.observe(0, { change: (_, cause) => void (cause === 'window probe' && probes.push(cause)) });
      simulation.runUntil(60);
      expect(probes.length, scheme.kind).toBeGreaterThan(0);
      // It would read ten a second; of some the sender is told late.
      expect(simulation.summary().flows[0]!.goodputPps, scheme.kind).toBeGreaterThan(4);
    }
  });

  it('reads each transfer of many from the beginning', () => {
    const simulation = simulationOf({ ...SLOW, packets: 60, again: 'after', gap: 1 });
    simulation.runUntil(60);
    const { completion } = simulation.summary().groups[0]!;
    // All but what the buffer takes must be read before the last packet may come.
    expect(completion).toBeGreaterThan(40 / 50);
    expect(completion).toBeLessThan(60 / 50 + 0.5);
  });

  it('is refused of a scheme without a window', () => {
    expect(() => simulationOf({ scheme: { kind: 'rap' }, readRate: 1e6 })).toThrow(ScenarioError);
    expect(() => simulationOf({ scheme: { kind: 'rap' }, readRate: 1e6 })).toThrow(/flows\[0\]\.readRate/);
  });
});
