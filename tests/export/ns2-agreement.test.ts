/**
 * Exported scripts as they are, on ns-2.35, against our own engine. Random numbers are not shared, so means over seeds
 * are compared: throughput must agree within 5 %, or within three standard errors of the difference, whichever is wider,
 * the spread of one run being the larger of the two programs'. (Two standard errors would fail once in twenty
 * comparisons by chance; the seeds are fixed, so this test gives the same answer every time.)
 */
import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { LONG } from '../engine/support/long.ts';
import { hasNs2, runNs2 } from './support/ns2.ts';
import { scenarioWith } from '../support/scenario.ts';

const SEEDS = [1, 2, 3];
const RULE = 0.05;
const STANDARD_ERRORS = 3;

const RED = { kind: 'red', limit: 156, minThreshold: 15.6, maxThreshold: 78.1 };
const hop = (rate: number, delay: number, queue: object = { kind: 'droptail', limit: 93 }): object => ({
  rate,
  delay,
  queue,
});
const group = (kind: string, parameters: object, settings: object): object => ({
  scheme: { kind, ...parameters },
  accessDelay: 0.01,
  startJitter: 0.05,
  ...settings,
});

const cases: [sentence: string, scenario: object][] = [
  [
    'SACK, Reno and SQRT on a DropTail queue',
    {
      path: [hop(10e6, 0.015)],
      flows: [
        group('tcp', {}, { count: 4 }),
        group('tcp', { variant: 'reno' }, { count: 4 }),
        group('binomial', {}, { count: 2 }),
      ],
    },
  ],
  [
    'ECN flows of TCP and TFRC on RED beside a square wave',
    {
      path: [hop(10e6, 0.015, { ...RED, ecn: true })],
      flows: [group('tcp', {}, { count: 5 }), group('tfrc', { spread: 0.1 }, { count: 5 })],
      traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, on: 2, off: 2 }],
    },
  ],
  [
    'a long and a cross group on three RED hops with reverse flows',
    {
      path: [hop(10e6, 0.01, RED), hop(8e6, 0.01, RED), hop(10e6, 0.01, RED)],
      reverse: [hop(10e6, 0.01, RED), hop(8e6, 0.012, RED), hop(10e6, 0.01, RED)],
      flows: [
        group('tcp', {}, { count: 4 }),
        group('aimd', {}, { count: 4, enter: 1, leave: 1 }),
        group('tcp', {}, { count: 3, direction: 'reverse' }),
      ],
    },
  ],
  [
    'RAP beside TCP, Pareto and exponential sources and a ramp',
    {
      path: [hop(10e6, 0.015, RED)],
      flows: [
        group('rap', {}, { count: 3, transport: { sendJitter: 0 } }),
        group('tcp', { variant: 'newreno' }, { count: 5 }),
      ],
      traffic: [
        { kind: 'onoff', sources: 5, rate: 5e5, lengths: 'exponential' },
        { kind: 'onoff', sources: 3, rate: 5e5, startJitter: 1 },
        { kind: 'cbr', wave: 'reverse-sawtooth', high: 2e6, on: 1, stop: 70 },
      ],
    },
  ],
  [
    'flows of the year 2000 that stop, start and are struck while rate, buffer and losses change',
    {
      path: [hop(10e6, 0.015)],
      transport: { profile: 'ns-2 of 2000', sendJitter: 0.001 },
      flows: [group('tcp', {}, { id: 'a', count: 6 }), group('aimd', { variant: 'reno' }, { id: 'b', count: 3 })],
      events: [
        { at: 20, do: 'stop', group: 'a', count: 4 },
        { at: 30, do: 'rate', rate: 5e6 },
        { at: 40, do: 'queue', limit: 20 },
        { at: 45, do: 'start', group: 'a', count: 2 },
        { at: 50, do: 'drop', group: 'b', flow: 1, count: 10 },
        { at: 60, do: 'loss', model: { kind: 'bernoulli', p: 0.02 } },
      ],
    },
  ],
  [
    'spread round trips, delayed ACKs and short transfers',
    {
      path: [hop(10e6, 0.015, RED)],
      flows: [
        group('tcp', {}, { count: 6, accessDelay: 0.03, rttCv: 0.3, transport: { delayedAck: true } }),
        group('aimd', {}, { count: 3, transport: { initialSsthresh: 10, maxWindow: 30 } }),
        group('tcp', {}, { count: 60, packets: 20, start: 25, startJitter: 20 }),
      ],
    },
  ],
  [
    'four Vegas flows that never fill the queue',
    { path: [hop(10e6, 0.015)], transport: {}, flows: [group('vegas', {}, { count: 4, start: 1 })] },
  ],
  [
    'CUBIC of Linux 2.6.22 where losses are rare',
    {
      path: [hop(100e6, 0.03)],
      loss: { kind: 'bernoulli', p: 0.001 },
      flows: [group('cubic', { kept: 819 / 1024 }, { count: 2, accessDelay: 0.02 })],
    },
  ],
  ...Object.entries({
    'every fortieth packet is lost': { kind: 'periodic', every: 40, offset: 10 },
    'gaps between losses repeat': { kind: 'pattern', gaps: [50, 50, 50, 400] },
    'losses come in phases': {
      kind: 'phases',
      phases: [
        { seconds: 6, every: 200 },
        { seconds: 1, every: 4 },
        { seconds: 3, every: null },
      ],
    },
    'losses come at random times': { kind: 'interval', mean: 0.4, cv: 0.5 },
    'losses come in bursts, by packets': { kind: 'gilbert', by: 'packets', toBad: 0.005, toGood: 0.5 },
    'losses come in bursts, by time': {
      kind: 'gilbert',
      by: 'seconds',
      good: 2,
      bad: 0.2,
      lossGood: 0.002,
      lossBad: 0.1,
    },
    'one loss model follows another': {
      kind: 'schedule',
      steps: [
        { at: 5, model: { kind: 'bernoulli', p: 0.01 } },
        { at: 100, model: { kind: 'periodic', every: 50 } },
      ],
    },
  }).map(([sentence, loss]): [string, object] => [
    `a TCP and a TFRC flow on a fat link where ${sentence}`,
    {
      duration: 150,
      path: [hop(100e6, 0.03)],
      loss,
      flows: [group('tcp', {}, { accessDelay: 0.02 }), group('tfrc', { spread: 0.1 }, { accessDelay: 0.02 })],
    },
  ]),
];

/** Mean throughput of each group, Mbit/s, one list per group over the seeds. */
function measured(input: object): { ours: number[][]; theirs: number[][]; completed: [number, number] } {
  const scenario = scenarioWith({
    duration: 80,
    warmup: 15,
    transport: { sendJitter: 0.001 },
    ...input,
  });
  const { script } = toNs2(scenario);
  const ours: number[][] = scenario.flows.map(() => []);
  const theirs: number[][] = scenario.flows.map(() => []);
  const completed: [number, number] = [0, 0];
  for (const seed of SEEDS) {
    const simulation = new Simulation({ ...scenario, seed });
    simulation.runUntil(scenario.duration);
    simulation.summary().groups.forEach((summary, index) => {
      ours[index]!.push(summary.goodputBps / 1e6);
      completed[0] += summary.finished;
    });
    const output = runNs2(script, seed);
    scenario.flows.forEach((_, index) => {
      const flows = output.flows.filter((flow) => flow.group === index);
      theirs[index]!.push(flows.reduce((sum, flow) => sum + flow.megabits, 0) / flows.length);
      completed[1] += flows.filter((flow) => flow.completion !== null).length;
    });
  }
  return { ours, theirs, completed };
}

function meanAndSpread(values: number[]): [mean: number, sd: number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))];
}

describe.skipIf(!hasNs2 || !LONG)(
  'ns-2.35 gives what our engine gives (part of npm run test:long, where ns-2 is installed) to',
  () => {
    it.each(cases)('%s', (_sentence, input) => {
      const { ours, theirs, completed } = measured(input);
      expect(completed[0]).toBe(completed[1]);
      ours.forEach((values, index) => {
        const [mean, sd] = meanAndSpread(values);
        const [reference, referenceSd] = meanAndSpread(theirs[index]!);
        expect(reference).toBeGreaterThan(0);
        const tolerance = Math.max(
          RULE * reference,
          STANDARD_ERRORS * Math.max(sd, referenceSd) * Math.sqrt(2 / SEEDS.length),
        );
        expect(Math.abs(mean - reference), `group ${index}: ${mean} Mbit/s, ns-2.35 ${reference}`).toBeLessThanOrEqual(
          tolerance,
        );
      });
    });

    it('every set-up of the papers, as far as ns-2.35 has its schemes: each script runs', () => {
      for (const setup of setups) {
        const scenario = normalizeScenario(setup.build());
        const { script, leftOut } = toNs2({ ...scenario, duration: 3, warmup: 1 });
        const { flows, hops } = runNs2(script, 1);
        const expected = scenario.flows.reduce(
          (sum, { count }, index) => sum + (leftOut.some((line) => line.startsWith(`group ${index},`)) ? 0 : count),
          0,
        );
        expect(flows, setup.id).toHaveLength(expected);
        expect(hops.length, setup.id).toBe(scenario.path.length * (scenario.reverse === 'ideal' ? 1 : 2));
      }
    });
  },
);
