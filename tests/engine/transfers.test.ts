import { describe, expect, it } from 'vitest';

import { RandomStream } from '../../workers/engine/random.ts';
import { COMPLETION_NUMBERS } from '../../workers/engine/sampling/frame.ts';
import { covOf, durationsOf } from '../../workers/engine/sampling/statistics.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import type { Cause } from '../../workers/engine/transport/causes.ts';
import { refusalsOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

const RTT = 0.1;

interface Completion {
  flow: number;
  began: number;
  ended: number;
}

function completionsOf(simulation: Simulation): Completion[] {
  const values = simulation.completions.from(0);
  return Array.from({ length: values.length / COMPLETION_NUMBERS }, (_, entry) => {
    const [flow, began, ended] = values.subarray(entry * COMPLETION_NUMBERS);
    return { flow: flow!, began: began!, ended: ended! };
  });
}

/** Transfers over a link without limit, where a round trip is `RTT`. */
function fetches(group: object, scenario: object = {}): Simulation {
  const simulation = new Simulation(
    scenarioWith({
      duration: 60,
      path: [{ rate: null, delay: RTT / 2 }],
      flows: [{ id: 'web', accessDelay: 0, packets: 70, ...group }],
      ...scenario,
    }),
  );
  simulation.runUntil(simulation.scenario.duration);
  return simulation;
}

function refusals(group: object): string[] {
  const flows = [{ packets: 5, ...group }];
  const refused = refusalsOf(() => scenarioWith({ duration: 100, flows }));
  return refused.map(({ path, rule, value }) => `${path} ${rule}: ${value}`);
}

describe('a transfer', () => {
  it('over an empty path takes the handshake and the rounds of slow start from the initial window on', () => {
    // 2 + 4 + 8 + 16 + 32 < 70 <= 126: six rounds.
    for (const { began, ended } of completionsOf(fetches({ again: 'every', gap: 3 })))
      expect(ended - began).toBeCloseTo((1 + 6) * RTT, 9);
    const ten = completionsOf(fetches({ again: 'every', gap: 3, transport: { initialWindow: 10, handshake: false } }));
    // 10 + 20 + 40 = 70.
    for (const { began, ended } of ten) expect(ended - began).toBeCloseTo(3 * RTT, 9);
  });

  it('begins again at whole periods, each with a window as small as the first', () => {
    const all = completionsOf(fetches({ again: 'every', gap: 3, start: 1 }));
    expect(all.map(({ began }) => Math.round(began * 1e9) / 1e9)).toEqual(
      Array.from({ length: 20 }, (_, k) => 1 + 3 * k),
    );
  });

  it('begins again some time after the end of the last one, or at once', () => {
    for (const gap of [0, 0.5]) {
      const all = completionsOf(fetches({ again: 'after', gap }));
      expect(all.length).toBeGreaterThan(40);
      all.slice(1).forEach(({ began }, index) => expect(began).toBeCloseTo(all[index]!.ended + gap, 9));
    }
  });

  it('that falls due while one goes on begins when that is over, and none is left out', () => {
    const all = completionsOf(fetches({ again: 'every', gap: 0.5 }));
    // Each takes 0.7 s: they follow on one another.
    all.slice(1).forEach(({ began }, index) => expect(began).toBeCloseTo(all[index]!.ended, 9));
    expect(all).toHaveLength(Math.floor(60 / (7 * RTT)));
  });

  it('of a group with several flows goes on beside those of the others', () => {
    const all = completionsOf(fetches({ again: 'every', gap: 0.5, count: 2, startEvery: 0.2 }));
    expect(all[0]).toMatchObject({ flow: 0, began: 0 });
    expect(all[1]!.flow).toBe(1);
    expect(all[1]!.began).toBeCloseTo(0.2, 12);
  });

  it('comes again at the times of a Poisson process of the seed: gaps exponential, with the mean that was set', () => {
    const poisson = (seed: number, scenario = {}) =>
      completionsOf(fetches({ again: 'poisson', gap: 2, packets: 1 }, { duration: 8_000, seed, ...scenario }));
    const all = poisson(1);
    const gaps = all.slice(1).map(({ began }, index) => began - all[index]!.began);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    // Some 4,000 gaps: standard errors of 1.4 % of the mean and, of the CV, of 1 / sqrt(n). Those that wait 0.2 s for the one before even them out.
    expect(Math.abs(mean / 2 - 1)).toBeLessThan(4 / Math.sqrt(gaps.length));
    expect(covOf(gaps)).toBeGreaterThan(0.85);
    expect(covOf(gaps)).toBeLessThan(1.05);
    expect(poisson(1)).toEqual(all);
    expect(poisson(2)).not.toEqual(all);
    // Losses elsewhere draw from streams of their own.
    const random = new RandomStream(1, 'transfers web 0');
    expect(all[1]!.began).toBeCloseTo(-2 * Math.log(1 - random.uniform()), 9);
  });

  it('is over once a flow is stopped: what was left goes on when it is started again, then others follow', () => {
    const events = [
      { at: 0.35, do: 'stop', group: 'web' },
      { at: 10, do: 'start', group: 'web' },
    ];
    const all = completionsOf(fetches({ again: 'after', gap: 1 }, { events }));
    expect(all[0]!.began).toBe(0);
    expect(all[0]!.ended).toBeGreaterThan(10);
    expect(all[1]!.began).toBeCloseTo(all[0]!.ended + 1, 9);
  });

  it('of each scheme with a window ends, with every loss repaired, and leaves no packet behind', () => {
    for (const { kind, control } of schemes) {
      if (control === 'rate') continue;
      const simulation = new Simulation(
        scenarioWith({
          duration: 60,
          path: [
            { rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 8 }, loss: { kind: 'bernoulli', p: 0.02 } },
          ],
          reverse: [{ rate: 2e6, delay: 0.02, loss: { kind: 'bernoulli', p: 0.02 } }],
          flows: [{ scheme: { kind }, packets: 40, again: 'after', gap: 0.1, count: 2 }],
        }),
      );
      simulation.runUntil(60);
      const all = completionsOf(simulation);
      expect(all.length, kind).toBeGreaterThan(10);
      const [flight] = simulation.dataInFlight();
      expect(flight, kind).toBeLessThanOrEqual(40);
      expect(simulation.summary().groups[0]!.completion, kind).toBeGreaterThan(0.08);
    }
  });

  it('records why the window is small again: a new connection begins', () => {
    const simulation = new Simulation(scenarioWith({ duration: 9, flows: [{ packets: 70, again: 'every', gap: 4 }] }));
    const starts: [cause: Cause, before: number, after: number][] = [];
    simulation.observe(0, {
      change(variable, cause, before, after) {
        if (variable === 'cwnd' && after < before) starts.push([cause, before, after]);
      },
    });
    simulation.runUntil(9);
    expect(starts.map(([cause, , after]) => [cause, after])).toEqual([
      ['start', 1],
      ['start', 1],
    ]);
  });
});

describe('how often', () => {
  it('is refused where there is no end, where nobody hears of it, and where there would be too many', () => {
    expect(refusals({ again: 'every', packets: null })).toEqual([
      "flows[0].again must be 'once' where packets is null: there is no end: every",
    ]);
    expect(refusals({ again: 'after', scheme: { kind: 'tfrc' } })).toEqual([
      "flows[0].again must be 'once' of a scheme without a window: after",
    ]);
    expect(refusals({ again: 'poisson', gap: 0.005 })).toEqual([
      'flows[0].gap must not let more than 10000 transfers begin during the run: 0.005',
    ]);
    expect(refusals({ again: 'every', gap: 0 })[0]).toMatch(/^flows\[0\]\.gap/);
    expect(refusals({ again: 'every', gap: 0.1 })).toEqual([]);
    expect(refusals({ again: 'after', gap: 0 })).toEqual([]);
  });
});

describe('durations', () => {
  it('have a mean, a sample standard deviation, and percentiles that so many do not exceed', () => {
    expect(durationsOf([])).toBeNull();
    expect(durationsOf([3])).toEqual({ count: 1, mean: 3, sd: 0, p95: 3, p99: 3 });
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(durationsOf(hundred)).toMatchObject({ count: 100, mean: 50.5, p95: 95, p99: 99 });
    expect(durationsOf([1, 3])!.sd).toBeCloseTo(Math.SQRT2, 12);
  });
});

describe('flows of a group', () => {
  it('start one after another where a time between them is set', () => {
    const simulation = fetches({ count: 4, packets: 5, startEvery: 5, start: 1 });
    expect(completionsOf(simulation).map(({ flow, began }) => [flow, began])).toEqual([
      [0, 1],
      [1, 6],
      [2, 11],
      [3, 16],
    ]);
  });
});
