import { beforeAll, describe, expect, it } from 'vitest';

import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { VerdictMetric } from '../../workers/measures/card.ts';
import { findMetric } from '../../workers/measures/index.ts';
import type { Result } from '../../workers/measures/result.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { lossLink } from '../engine/support/run.ts';
import { ask, partOf, readingOf, record, valueOf } from './support/hand-made.ts';

const RTT = 0.1;
const tcp = { kind: 'tcp' };
const aimd = (a: number, b: number): SchemeChoice => ({ kind: 'aimd', a, b });

/** One flow over a path that never queues, after its start on a window where the law rules. */
function lone(scheme: SchemeChoice, loss: object, duration = 400, more: object = {}): RecordedRun {
  return record(
    lossLink(scheme, loss, { rtt: RTT, duration, transport: { initialSsthresh: 20, maxWindow: 1_000 }, more }),
  );
}

describe('equal flows on one bottleneck', () => {
  const dumbbell = (scheme: object): RecordedRun =>
    record({
      duration: 120,
      warmup: 30,
      path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'red', limit: 120, minThreshold: 15, maxThreshold: 75 } }],
      flows: [{ id: 'all', scheme, count: 6, startJitter: 2, accessDelay: 0.015 }],
    });
  let run: RecordedRun;
  beforeAll(() => (run = dumbbell({ kind: 'tfrc' })));

  it('have a fairness near 1 over 20 s, less in a single round trip, and 1/(1 + CoV²) in each', () => {
    const long = valueOf(ask('jain-f', run, { bin: 20 }));
    const short = readingOf(ask('jain-f', run));
    expect(long).toBeGreaterThan(0.97);
    expect(short.value).toBeLessThan(long);
    const cov = readingOf(ask('cov-sf', run)).series[0]!.values;
    short.series[0]!.values.forEach((f, bin) => expect(f).toBeCloseTo(1 / (1 + cov[bin]! ** 2), 9));
  });

  it('become fairer and smoother as bins get longer', () => {
    const at = (id: string, bin: number): number => valueOf(ask(id, run, { bin }));
    expect(at('cov-time', 0.5)).toBeLessThan(at('cov-time', 0.05));
    expect(at('cov-sf', 0.5)).toBeLessThan(at('cov-sf', 0.05));
    expect(at('cov-lf', 15)).toBeLessThan(at('cov-sf', 0.5));
  });

  it('have shares that add up: 1 on average of what they use together', () => {
    const utilization = valueOf(ask('utilization', run));
    expect(valueOf(ask('agg-throughput', run))).toBeCloseTo(utilization, 2);
    expect(valueOf(ask('norm-throughput-mean', run))).toBeCloseTo(utilization, 2);
    expect(utilization).toBeGreaterThan(0.9);
  });

  it('have the same numbers in the summary of the run', () => {
    const simulation = new Simulation(run.scenario);
    simulation.runUntil(run.scenario.duration);
    const { hops, flows, fairness, groups } = simulation.summary();
    expect(valueOf(ask('utilization', run))).toBeCloseTo(hops[0]!.utilization!, 4);
    expect(partOf(ask('drop-rate', run), 'all traffic at hop 0')).toBeCloseTo(hops[0]!.dropRate, 6);
    expect(valueOf(ask('jain-f', run))).toBeCloseTo(fairness.perBin!, 4);
    expect(valueOf(ask('cov-time', run))).toBeCloseTo(groups[0]!.cov!, 6);
    expect(partOf(ask('norm-throughput', run), 'all[3]')).toBeCloseTo(flows[3]!.normalized!, 2);
  });
});

describe('closed forms that real runs must give', () => {
  /** Every loss comes to a window in equilibrium; then one packet is lost in each round trip. */
  const persistent = (scheme: SchemeChoice): RecordedRun => {
    const drops = Array.from({ length: 12 }, (_, n) => ({
      at: 40.03 + n * RTT,
      do: 'drop',
      group: 'flow',
      flow: 0,
      count: 1,
    }));
    return lone(scheme, { kind: 'none' }, 45, { events: drops });
  };

  it('TCP halves at the first loss indication: D = 1', () => {
    expect(valueOf(ask('halving-D', persistent(tcp), { at: 40 }))).toBe(1);
  });

  it.each([
    [tcp, 1],
    [aimd(0.31, 1 / 8), 0.31],
    [aimd(0.2, 1 / 8), 0.2],
  ] as const)('%j rises by its a packets per round trip: I = %d', (scheme, a) => {
    const run = lone(scheme, { kind: 'periodic', every: 1_500 });
    expect(Math.abs(valueOf(ask('increase-I', run)) / a - 1)).toBeLessThan(0.06);
  });

  it.each([
    [tcp, 0.5],
    [aimd(0.3125, 1 / 8), 0.875],
  ] as const)('%j under periodic losses has a smoothness of 1 − b: %d', (scheme, kept) => {
    const run = lone(scheme, { kind: 'periodic', every: 1_500 });
    expect(Math.abs(valueOf(ask('smooth-ratio', run)) - kept)).toBeLessThan(0.04);
  });

  it('TCP under periodic losses has epochs of W/2 round trips, W = √(8/(3p)) at the peak', () => {
    const run = lone(tcp, { kind: 'periodic', every: 600 });
    const half = Math.sqrt((8 * 600) / 3) / 2;
    expect(Math.abs(valueOf(ask('epoch-len', run)) / half - 1)).toBeLessThan(0.1);
  });

  it('windows of SIMD climb ever faster, those of TCP evenly, those of IIAD ever slower', () => {
    const shape = (scheme: SchemeChoice): unknown =>
      ask('window-shape', lone(scheme, { kind: 'periodic', every: 100_000 }, 60), { from: 5, to: 35 });
    expect(shape(tcp)).toMatchObject({ value: 'linear' });
    expect(shape({ kind: 'simd', b: 1 / 16 })).toMatchObject({ value: 'superlinear' });
    expect(shape({ kind: 'binomial', k: 1, l: 0, a: 1, b: 2 / 3 })).toMatchObject({ value: 'sublinear' });
  });

  it('AIMD(0.2, 1/8) gets nearly as much as TCP under the same losses', () => {
    const losses = { kind: 'bernoulli', p: 0.005 };
    const throughput = (scheme: SchemeChoice): number => valueOf(ask('flow-throughput', lone(scheme, losses)));
    const ratio = throughput(aimd(0.2, 1 / 8)) / throughput(tcp);
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
  });

  it('TCP follows a change of losses from one in 2000 to one in 100 to a rate √20 times lower', () => {
    const run = lone(tcp, { kind: 'periodic', every: 2_000 }, 400, {
      events: [{ at: 200, do: 'loss', hop: 0, model: { kind: 'periodic', every: 100 } }],
    });
    const answer = ask('conv-time-s', run);
    const [before, after] = ['before, packets/RTT', 'after, packets/RTT'].map(
      (label) => partOf(answer, label) as number,
    ) as [number, number];
    expect(Math.abs(before / after / Math.sqrt(20) - 1)).toBeLessThan(0.15);
    expect(valueOf(answer)).toBeLessThan(15);
  });
});

describe('half of the flows leaving a full link with a short queue (bansal2001 4.2.3)', () => {
  /** f(20) and f(200), means over three seeds. */
  const doubling = (scheme: SchemeChoice): number[] => {
    const answers = [1, 2, 3].map((seed) =>
      ask(
        'f-k',
        record({
          seed,
          duration: 71,
          warmup: 40,
          sample: 0.05,
          path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 20 } }],
          flows: [{ id: 'ten', scheme, count: 10, startJitter: 5, accessDelay: 0.015, packetSize: 1000 }],
          events: [{ at: 60, do: 'stop', group: 'ten', count: 5 }],
        }),
      ),
    );
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    return [mean(answers.map(valueOf)), mean(answers.map((answer) => partOf(answer, 'f(200)') as number))];
  };

  it('leaves TCP near f(20) = 0.92 and f(200) = 0.99, TCP(1/8) near 0.75 and 0.975, as the formula has them', () => {
    const [fast20, fast200] = doubling(aimd(1, 1 / 2)) as [number, number];
    const [slow20, slow200] = doubling(aimd(0.3125, 1 / 8)) as [number, number];
    expect(fast20).toBeGreaterThan(slow20);
    const formula = [0.922, 0.992, 0.75, 0.975];
    [fast20, fast200, slow20, slow200].forEach((value, index) =>
      expect(Math.abs(value - formula[index]!)).toBeLessThan(0.08),
    );
  });
});

describe('two-state losses (tsao2007 Fig. 3): one every second, every 5 s from second 100 to 800', () => {
  const step = (at: number, mean: number): object => ({ at, model: { kind: 'interval', mean, cv: 0 } });
  const loss = { kind: 'schedule', steps: [step(0, 1), step(100, 5), step(800, 1)] };

  /** Seconds to the new rate and what they are worth, up and down. The fluid model has up 20 and 90, down 4 and 18 s. */
  const judged = (scheme: SchemeChoice): unknown[] => {
    const run = record(lossLink(scheme, loss, { rtt: 0.14, duration: 1_000, more: { warmup: 50 } }));
    const [riseSeconds, fallSeconds] = [ask('conv-time-s', run, { at: 100 }), ask('conv-time-s', run, { at: 800 })] as [
      Result,
      Result,
    ];
    const pass = (id: string): Result<string> =>
      (findMetric(id) as VerdictMetric).measure({ riseSeconds, fallSeconds });
    return [valueOf(riseSeconds), pass('verdict-aggr-two-state'), valueOf(fallSeconds), pass('verdict-resp-two-state')];
  };

  it('TCP rises within 25 s and falls within 10: both satisfactory', () => {
    const [rise, aggressive, fall, responsive] = judged(tcp);
    expect(rise).toBeLessThan(25);
    expect(fall).toBeLessThan(10);
    expect([aggressive, responsive]).toMatchObject([{ value: 'O' }, { value: 'O' }]);
  });

  it('AIMD(0.2, 1/8) rises in about 90 s, which is acceptable, and falls in about 20, which is satisfactory', () => {
    const [rise, aggressive, fall, responsive] = judged(aimd(0.2, 1 / 8));
    expect(Math.abs((rise as number) - 90)).toBeLessThan(10);
    expect(Math.abs((fall as number) - 20)).toBeLessThan(8);
    expect([aggressive, responsive]).toMatchObject([
      { value: 'D', window: { from: expect.closeTo(100, 0) } },
      { value: 'O' },
    ]);
  });
});
