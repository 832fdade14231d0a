/** Ping: probes through the same links and queues, and back. */
import { describe, expect, test } from 'vitest';
import { COMPLETION_NUMBERS } from '../../workers/engine/sampling/frame.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { RunMetric } from '../../workers/measures/card.ts';
import { findMetric } from '../../workers/measures/index.ts';
import { FrameRecorder } from '../../workers/measures/run.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { scenarioWith } from '../support/scenario.ts';

const PING = { kind: 'ping', every: 0.1, packetSize: 84 };
const HOP = { rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } };
const SILENT = { id: 'tcp', scheme: { kind: 'tcp' }, start: 50, accessDelay: 0 };

function ended(more: object): Simulation {
  const simulation = new Simulation(
    scenarioWith({ duration: 10.05, warmup: 0, path: [HOP], flows: [SILENT], traffic: [PING], ...more }),
  );
  simulation.runUntil(simulation.scenario.duration);
  return simulation;
}

/** When each answered probe was sent, and what it took, s. */
function answered({ completions, scenario }: Simulation): [sent: number, took: number][] {
  const flows = scenario.flows.reduce((sum, { count }) => sum + count, 0);
  const values = completions.from(0);
  return Array.from({ length: completions.length }, (_, index) =>
    values.subarray(index * COMPLETION_NUMBERS, (index + 1) * COMPLETION_NUMBERS),
  ).flatMap(([endpoint, began, end]): [number, number][] => (endpoint! >= flows ? [[began!, end! - began!]] : []));
}

/** Probes of the one ping beside the one flow. */
function countsOf(run: Simulation): { sent: number; delivered: number; dropped: number } {
  return (run as unknown as { network: { counts: { sent: number; delivered: number; dropped: number }[] } }).network
    .counts[1]!;
}

describe('on an empty path', () => {
  test('a probe takes the propagation there and back and its transmission at each hop, and all come back', () => {
    const twoHops = ended({ path: [HOP, { ...HOP, rate: 2e6, delay: 0.01 }], traffic: [{ ...PING, leave: 1 }] });
    const took = 2 * 0.03 + (8 * 84) / 1e6 + (8 * 84) / 2e6;
    const probes = answered(twoHops);
    expect(probes).toHaveLength(100);
    probes.forEach(([sent, rtt], index) => {
      expect(sent).toBeCloseTo(0.1 * index, 9);
      expect(rtt).toBeCloseTo(took, 9);
    });
  });

  test('a reply crosses the hops of a real reverse path, in opposite order', () => {
    const reverse = [
      { ...HOP, rate: 0.5e6, delay: 0.04 },
      { ...HOP, rate: 0.25e6, delay: 0.05 },
    ];
    const real = ended({ path: [HOP, HOP], reverse, traffic: [{ ...PING, leave: 1 }] });
    const took = 2 * 0.02 + 0.09 + 8 * 84 * (2 / 1e6 + 1 / 0.5e6 + 1 / 0.25e6);
    expect(answered(real).every(([, rtt]) => Math.abs(rtt - took) < 1e-9)).toBe(true);
  });

  test('a probe that leaves before the end turns back there, beside a flow that goes on over a link of the same delay', () => {
    const path = [HOP, HOP];
    const flows = [{ ...SILENT, leave: 1 }];
    const real = ended({ path, reverse: [HOP, HOP], flows, traffic: [{ ...PING, leave: 0 }] });
    const probes = answered(real);
    expect(probes).toHaveLength(101);
    for (const [, rtt] of probes) expect(rtt).toBeCloseTo(2 * (0.02 + (8 * 84) / 1e6), 9);
  });

  test('from a change of the delay on a probe takes as much longer both ways', () => {
    const longer = ended({ events: [{ at: 5.05, do: 'delay', hop: 0, delay: 0.03 }] });
    const sent = (8 * 84) / 1e6;
    for (const [at, rtt] of answered(longer)) expect(rtt).toBeCloseTo((at < 5.05 ? 0.04 : 0.06) + sent, 9);
  });
});

test('behind a full queue a probe waits as long as the packets before it, and where it finds no room it is lost', () => {
  const bulk = { ...SILENT, start: 0, packetSize: 1000 };
  // More than the link carries: there is room only now and then.
  const stream = { kind: 'cbr', high: 1.1e6, packetSize: 1000 };
  const loaded = ended({ duration: 60, flows: [bulk], traffic: [PING, stream] });
  const took = answered(loaded).map(([, rtt]) => rtt);
  const full = 0.04 + (21 * 8 * 1000 + 8 * 84) / 1e6;
  expect(Math.max(...took)).toBeLessThanOrEqual(full + 1e-9);
  expect(Math.max(...took)).toBeGreaterThan(full - 2 * 0.008);
  const { sent, dropped } = countsOf(loaded);
  expect(dropped).toBeGreaterThan(0);
  // Two at most are under way.
  expect(took.length).toBeGreaterThanOrEqual(sent - dropped - 2);
  expect(took.length).toBeLessThanOrEqual(sent - dropped);
});

test('all of its probes are answered, lost or under way, whichever way they are lost', () => {
  const lossy = { ...HOP, loss: { kind: 'bernoulli', p: 0.2 } };
  const run = ended({ duration: 60, path: [HOP], reverse: [lossy] });
  const source = countsOf(run);
  expect(answered(run)).toHaveLength(source.delivered);
  expect(source.sent - source.delivered - source.dropped).toBeLessThanOrEqual(1);
  // 600 probes of which a fifth is lost: four standard deviations.
  expect(Math.abs(source.dropped - 120)).toBeLessThan(4 * Math.sqrt(600 * 0.2 * 0.8));
});

test('more than 50,000 probes are refused by the field that says how often', () => {
  expect(() => scenarioWith({ duration: 600, flows: [SILENT], traffic: [{ ...PING, every: 0.01 }] })).toThrow(
    /traffic\[0\]\.every: must not let more than 50000 probes begin/,
  );
});

test('the measures are those of the probes that come back in the window, and of those that are lost', () => {
  const scenario = scenarioWith({
    ...{ duration: 20, warmup: 10, sample: 0.1, path: [HOP], traffic: [PING], transport: { maxWindow: 10 } },
    flows: [{ ...SILENT, start: 14 }],
  });
  const recorder = new FrameRecorder();
  const simulation = new Simulation(scenario, recorder.onFrame);
  simulation.runUntil(scenario.duration);
  const run = recorder.run(simulation);
  const value = (id: string): number => {
    const result = (findMetric(id) as RunMetric).measure(run);
    return result.status === 'measured' ? (result.value as number) : NaN;
  };
  expect(value('ping-least')).toBeCloseTo(0.04 + (8 * 84) / 1e6, 9);
  // Ten packets of 1000 bytes are never more than a full link and a queue of five.
  expect(value('ping-p99')).toBeGreaterThan(value('ping-least') + 0.008);
  expect(value('ping-lost')).toBe(0);
});

test('the script for ns-2.35 has Agent/Ping in its place', () => {
  const { script } = toNs2(scenarioWith({ duration: 10, flows: [SILENT], traffic: [PING] }));
  expect(script).toContain('new Agent/Ping');
  expect(script).toMatch(/set source\(0\) \[new Pings 84 0\.1 /);
});
