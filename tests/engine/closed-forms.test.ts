import { describe, expect, it } from 'vitest';

import type { FlowSummary } from '../../workers/engine/sampling/summary.ts';
import { LONG } from './support/long.ts';
import { lossLink, runToEnd } from './support/run.ts';
import { mean, seeds, standardError } from './support/statistics.ts';

/** Mean window of AIMD(a, b) that loses every (1/p)-th packet, packets: the sawtooth integrated. */
function sawtoothMean(a: number, b: number, p: number): number {
  return Math.sqrt((a * (2 - b)) / (2 * b * p));
}

/**
 * What the packets make of it, to first order in 1/W. The whole part of a window is half a packet less on average; its
 * ACKs also make it climb slower, which cancels half a packet out of the climb. The round trip of recovery, in which
 * the window does not climb but carries (1 − b) of its peak, costs a/(2b).
 */
function packetsPerRoundTrip(a: number, b: number, p: number): number {
  return sawtoothMean(a, b, p) - (1 + a / b) / 2;
}

describe('AIMD(a, b) that loses every n-th packet', () => {
  const schemes: [a: number, b: number][] = [
    [1, 1 / 2],
    [0.31, 1 / 8],
    [0.2, 1 / 8],
    [1, 1 / 8],
    [2, 1 / 2],
    [0.5, 1 / 4],
  ];

  /** 30 teeth of the saw to settle (the first cut halves with every b), then 50 that count. */
  function measure(a: number, b: number, every: number): FlowSummary {
    const window = sawtoothMean(a, b, 1 / every);
    const tooth = (0.1 * every) / window;
    const scenario = lossLink(
      { kind: 'aimd', a, b },
      { kind: 'periodic', every },
      {
        duration: 80 * tooth,
        transport: { maxWindow: 10_000, initialSsthresh: Math.ceil(window) },
        more: { warmup: 30 * tooth },
      },
    );
    const flow = runToEnd(scenario).simulation.summary().flows[0]!;
    expect(flow.timeouts).toBe(0);
    expect(flow.lossEvents).toBeGreaterThan(40);
    return flow;
  }

  it.each(schemes)(
    'with a = %d, b = %d sends sqrt(a(2 − b)/(2bp)) per round trip, less what recovery costs',
    (a, b) => {
      for (const every of LONG ? [500, 2_000, 8_000] : [500, 2_000]) {
        // What is left: second order in 1/W, and teeth that lock into whole round trips. 1.5 % at 27 packets and more.
        const sent = measure(a, b, every).sentPps * 0.1;
        expect(Math.abs(sent / packetsPerRoundTrip(a, b, 1 / every) - 1)).toBeLessThan(0.015);
      }
    },
  );

  it.runIf(LONG)('comes as near to the sawtooth as windows are large: within 1.5 % at 200 packets', () => {
    for (const [a, b] of [
      [1, 1 / 2],
      [0.2, 1 / 8],
    ] as const) {
      const every = 30_000;
      const window = sawtoothMean(a, b, 1 / every);
      expect(window).toBeGreaterThan(200);
      expect(Math.abs((measure(a, b, every).sentPps * 0.1) / window - 1)).toBeLessThan(0.015);
    }
  });

  it("moves its rate by the CoV of a sawtooth, b / ((2 − b) sqrt(3)), not by Poisson losses' sqrt(b/(2 − b))", () => {
    for (const [a, b] of [
      [1, 1 / 2],
      [0.5, 1 / 4],
    ] as const) {
      // The round trip in which recovery holds half of the window back adds a little: 10 %.
      const ratio = measure(a, b, LONG ? 8_000 : 2_000).cov! / (b / ((2 - b) * Math.sqrt(3)));
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.1);
    }
  });
});

describe('AIMD under independent losses of 0.1 % per packet', () => {
  const measure = (scheme: object): FlowSummary[] =>
    seeds(LONG ? 6 : 4).map((seed) => {
      const options = { seed, duration: LONG ? 1_500 : 500, transport: { maxWindow: 10_000 } };
      return runToEnd(lossLink(scheme, { kind: 'bernoulli', p: 0.001 }, options)).simulation.summary().flows[0]!;
    });
  const tcp = measure({ kind: 'tcp' });
  const gaimd = measure({ kind: 'aimd', a: 0.31, b: 0.125 });

  it('sends 1.309 / sqrt(p) as TCP, 7 % more than under periodic losses', () => {
    const rates = tcp.map(({ sentPps }) => sentPps * 0.1);
    // The same corrections as above, 1.5 packets of 41; fluid theory beyond that: 3 %, and 3 standard errors.
    const expected = 1.309 / Math.sqrt(0.001) - 1.5;
    expect(Math.abs(mean(rates) - expected)).toBeLessThan(0.03 * expected + 3 * standardError(rates));
  });

  it.each([
    ['TCP', tcp, 0.406],
    ['GAIMD(0.31, 1/8)', gaimd, 0.182],
  ])('varies as %s by the CoV of the fluid model', (_, flows, fluid) => {
    const covs = flows.map(({ cov }) => cov!);
    // Recovery's empty half round trips and whole packets add to it: up to 15 %.
    expect(mean(covs)).toBeGreaterThan(fluid - 3 * standardError(covs));
    expect(mean(covs)).toBeLessThan(1.15 * fluid + 3 * standardError(covs));
  });
});

describe('many losses: the timeout regime', () => {
  /** Round trip 0.1 s is one tick of the clock of 2000, whose RTO then is three ticks: T0 = 3 R. */
  const T0 = 3;
  const measure = (variant: string, p: number): { rates: number[]; covs: number[] } => {
    const flows = seeds(LONG ? 6 : 3).map((seed) => {
      const options = { seed, duration: LONG ? 3_000 : 1_000, transport: { profile: 'ns-2 of 2000', timerTick: 0.1 } };
      return runToEnd(lossLink({ kind: 'tcp', variant }, { kind: 'bernoulli', p }, options)).simulation.summary()
        .flows[0]!;
    });
    return { rates: flows.map(({ sentPps }) => sentPps * 0.1), covs: flows.map(({ cov }) => cov!) };
  };
  /** Padhye, Firoiu, Towsley, Kurose 1998: packets per round trip. */
  const pftk = (p: number): number =>
    1 / (Math.sqrt((2 * p) / 3) + T0 * Math.min(1, 3 * Math.sqrt((3 * p) / 8)) * p * (1 + 32 * p * p));
  /** yang2000 Eq. 7, corrected: a packet in a share π of the round trips. */
  const timeoutCov = (p: number): number => {
    const sum = 64 - 32 * p - 16 * p ** 2 - 8 * p ** 3 - 4 * p ** 4 - 2 * p ** 5 - p ** 6;
    const busy = sum / (64 * T0);
    return Math.sqrt((1 - busy) / busy);
  };

  it.each(['reno', 'newreno', 'sack'])('sends what the PFTK equation says at 15 % to 30 % loss (%s)', (variant) => {
    for (const p of LONG ? [0.15, 0.2, 0.25, 0.3] : [0.15, 0.3]) {
      const { rates } = measure(variant, p);
      // The equation is itself a fit, good to some 10 % here; then 3 standard errors.
      expect(Math.abs(mean(rates) - pftk(p))).toBeLessThan(0.12 * pftk(p) + 3 * standardError(rates));
    }
  });

  it('has, with every recovery, the CoV of Eq. 7 of yang2000 at 20 % loss (ns-2 of that time: 1.55)', () => {
    for (const variant of LONG ? ['reno', 'newreno', 'sack'] : ['reno', 'sack']) {
      const { covs } = measure(variant, 0.2);
      expect(timeoutCov(0.2)).toBeCloseTo(1.54, 2);
      expect(Math.abs(mean(covs) / timeoutCov(0.2) - 1)).toBeLessThan(
        0.05 + (3 * standardError(covs)) / timeoutCov(0.2),
      );
    }
  });

  it('is more bursty than Eq. 7 above that, for its states are weighted by attempt and not by the time they last', () => {
    const { covs } = measure('reno', 0.3);
    expect(mean(covs) - 3 * standardError(covs)).toBeGreaterThan(1.2 * timeoutCov(0.3));
  });
});
