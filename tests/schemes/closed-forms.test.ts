import { describe, expect, it } from 'vitest';

import { friendlyIncrease, lossRateOf, tcpThroughput } from '../../workers/theory/throughput.ts';
import { TickRto } from '../../workers/engine/transport/tick-rto.ts';
import { lossLink, runToEnd } from '../engine/support/run.ts';
import { tfrcCov } from '../../workers/theory/variation.ts';
import { aimdConvergence, iiadConvergence, simdConvergence, tcpConvergence } from '../../workers/theory/convergence.ts';
import { pftk } from './support/equation.ts';

describe("TCP's throughput equation", () => {
  it('gives the tabulated packets per round trip at R = 1, T0 = 4', () => {
    const table = [
      [0.001, 38.38],
      [0.01, 11.23],
      [0.02, 7.32],
      [0.05, 3.69],
      [0.1, 1.77],
      [0.2, 0.537],
    ] as const;
    for (const [p, expected] of table) expect(Math.abs(tcpThroughput(p, 1, 4) / expected - 1)).toBeLessThan(0.003);
  });

  it('is the general one for AIMD(a, b) (jin2001 Eq. 8) at a = 1, b = 1/2', () => {
    for (const p of [1e-4, 0.003, 0.05, 0.3, 1]) expect(tcpThroughput(p, 0.07, 0.3)).toBeCloseTo(pftk(p, 0.07, 0.3), 9);
  });

  it('becomes sqrt(3/2)/(R sqrt(p)) at low loss, falls as losses rise, and is without bound without any', () => {
    expect(tcpThroughput(1e-7, 0.1, 0.4) / (Math.sqrt(1.5e7) / 0.1)).toBeCloseTo(1, 2);
    const rates = [0, 0.001, 0.01, 0.1, 0.5, 1].map((p) => tcpThroughput(p, 0.1, 0.4));
    expect(rates[0]).toBe(Infinity);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  it('is inverted to within 5 % of the rate', () => {
    for (const rate of [1, 5, 30, 200, 3_000]) {
      const p = lossRateOf(rate, 0.1, 0.4);
      expect(Math.abs(tcpThroughput(p, 0.1, 0.4) / rate - 1)).toBeLessThan(0.05);
    }
  });
});

describe('the timeout that TFRC puts into the equation', () => {
  it.each([
    [0.05, 0.3],
    [0.14, 0.3],
    [0.16, 0.6],
    [0.26, 0.9],
  ])('is at first three times the round trip of %d s in whole ticks of 0.1 s: %d s', (rtt, first) => {
    const rto = new TickRto(0.1);
    rto.sample(rtt);
    expect(rto.value).toBeCloseTo(first, 12);
  });

  it('settles at the round trip and as many ticks of variation as cannot decay: 0.3 s at 1 tick, 0.5 s at 2', () => {
    for (const [rtt, expected] of [
      [0.05, 0.3],
      [0.14, 0.3],
      [0.16, 0.5],
    ] as const) {
      const rto = new TickRto(0.1);
      for (let sample = 0; sample < 100; sample += 1) rto.sample(rtt);
      expect(rto.value).toBeCloseTo(expected, 12);
    }
  });
});

describe('friendliness of AIMD(a, b): one free parameter, two constants of the equation', () => {
  const constants = (a: number, b: number): [number, number] => [(2 * b) / (a * (2 - b)), (b * (2 - b)) / (2 * a)];

  it.each([1 / 2, 1 / 4, 1 / 5, 1 / 8, 1 / 16, 1 / 256])(
    "a(b) for b = %d makes either the first TCP's 2/3 or the second TCP's 3/8",
    (b) => {
      expect(constants(friendlyIncrease(b, 'losses'), b)[0]).toBeCloseTo(2 / 3, 12);
      expect(constants(friendlyIncrease(b, 'timeouts'), b)[1]).toBeCloseTo(3 / 8, 12);
    },
  );

  it('only TCP itself has both', () => {
    expect(constants(1, 1 / 2)).toEqual([expect.closeTo(2 / 3, 12), 3 / 8]);
    expect(constants(friendlyIncrease(1 / 8, 'losses'), 1 / 8)[1]).toBeCloseTo(0.586, 3);
    expect(constants(friendlyIncrease(1 / 8, 'timeouts'), 1 / 8)[0]).toBeCloseTo(0.427, 3);
  });

  it('so AIMD(0.2, 1/8) starves at medium loss and AIMD(0.3125, 1/8) is greedy at low loss', () => {
    const ratio = (p: number, a: number): number => pftk(p, 1, 4, a, 1 / 8) / pftk(p, 1, 4);
    for (const [p, losses, timeouts] of [
      [0.01, 0.98, 1.22],
      [0.05, 0.92, 1.16],
      [0.15, 0.85, 1.06],
    ] as const) {
      expect(ratio(p, 0.2)).toBeCloseTo(losses, 2);
      expect(ratio(p, 0.3125)).toBeCloseTo(timeouts, 2);
    }
    expect(ratio(0.19, 0.2)).toBeCloseTo(0.836, 3);
  });

  it('δ-fair convergence takes ln δ / ln(1 − bp) ACKs, inversely to b (bansal2001 4.2.2)', () => {
    const acks = (b: number, p: number): number => Math.log(0.1) / Math.log(1 - b * p);
    for (const [b, expected] of [
      [1 / 2, 44.89],
      [1 / 4, 90.95],
      [1 / 8, 183.05],
      [1 / 16, 367.3],
      [1 / 256, 5893.5],
    ] as const) {
      expect(acks(b, 0.1) / expected).toBeCloseTo(1, 3);
      // The expected windows of two such flows, ACK by ACK: each ACK is a flow's with the probability of its share.
      let [x, y] = [61.5, 1];
      let count = 0;
      for (; x - y > 0.1 * 60.5; count += 1) {
        const [shareX, shareY] = [x / (x + y), y / (x + y)];
        const a = friendlyIncrease(b, 'timeouts');
        [x, y] = [x + shareX * ((0.9 * a) / x - 0.1 * b * x), y + shareY * ((0.9 * a) / y - 0.1 * b * y)];
      }
      expect(count).toBe(Math.ceil(acks(b, 0.1)));
    }
  });
});

describe('coefficients of variation in closed form (yang2000 Eq. 4-9, corrected)', () => {
  it('of AIMD under losses Poisson in time is sqrt(b/(2 − b)): TCP 0.577, GAIMD 0.258; Jain index 0.75 and 0.94', () => {
    const cov = (b: number): number => Math.sqrt(b / (2 - b));
    expect(cov(1 / 2)).toBeCloseTo(0.5774, 4);
    expect(cov(1 / 8)).toBeCloseTo(0.2582, 4);
    expect(1 / (1 + cov(1 / 2) ** 2)).toBeCloseTo(0.75, 4);
    expect(1 / (1 + cov(1 / 8) ** 2)).toBeCloseTo(0.9375, 4);
  });

  it('of TCP in the timeout regime at p = 0.2, t = 4 is 1.871 (the 1.7 of the paper is the limit of p to 0)', () => {
    const cov = (p: number, t: number): number => {
      const s = 64 - 32 * p - 16 * p ** 2 - 8 * p ** 3 - 4 * p ** 4 - 2 * p ** 5 - p ** 6;
      return Math.sqrt((64 * t) / s - 1);
    };
    expect(cov(0.2, 4)).toBeCloseTo(1.871, 3);
    expect(cov(0, 4)).toBeCloseTo(Math.sqrt(3), 12);
    // The states it is summed from: 2^i has probability (1 − p) p^i, 64 has p^6, and one packet in 2^i t round trips.
    const p = 0.2;
    const states = [0, 1, 2, 3, 4, 5].map((i) => ((1 - p) * p ** i) / (2 ** i * 4));
    const busy = states.reduce((sum, value) => sum + value, 0) + p ** 6 / (64 * 4);
    expect(Math.sqrt((1 - busy) / busy)).toBeCloseTo(cov(0.2, 4), 12);
  });

  it("of TEAR is 0.370 of a single window's, 0.214 with independent Poisson losses; 0.34 with the correlation they have", () => {
    const w = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 2 / 15, 1 / 10, 1 / 15, 1 / 30];
    // Epoch i averages W_i/2 + W_{i−1}/4.
    const coefficients = Array.from({ length: 9 }, (_, index) => (w[index] ?? 0) / 2 + (w[index - 1] ?? 0) / 4);
    const sum = coefficients.reduce((total, value) => total + value, 0);
    const squares = coefficients.reduce((total, value) => total + value * value, 0);
    expect(sum).toBeCloseTo(0.75, 12);
    expect(squares).toBeCloseTo(0.077083, 6);
    expect((Math.sqrt(squares) / sum) * 0.57735).toBeCloseTo(0.214, 3);
    let correlated = 0;
    coefficients.forEach((one, i) =>
      coefficients.forEach((other, j) => (correlated += one * other * 0.5 ** Math.abs(i - j))),
    );
    expect(correlated).toBeCloseTo(0.1953, 4);
    expect((Math.sqrt(correlated) / sum) * 0.57735).toBeCloseTo(0.34, 2);
  });

  /** CoV of TFRC: interval lengths geometric, rate by the power of an interval; eight weights. */
  it('of TFRC as simulated is near that at 1 to 5 %, less what a report once per round trip smooths', () => {
    for (const p of [0.01, 0.02, 0.05]) {
      const { cov10 } = runToEnd(
        lossLink({ kind: 'tfrc', discounting: false }, { kind: 'bernoulli', p }, { duration: 4_000 }),
      ).simulation.summary().flows[0]!;
      expect(cov10! / tfrcCov(p)).toBeGreaterThan(0.6);
      expect(cov10! / tfrcCov(p)).toBeLessThan(1.15);
    }
  });
});

describe('convergence of two flows in closed form (jin2001 Table 1, against its Table 3: W = 110, ε = 10)', () => {
  // T1 and Δ from the windows printed for experiment 2, T2 from Δ of experiment 1.
  it('TCP: T2 88.7', () => {
    expect(tcpConvergence(8.8, 13.8, 110, 10).t1).toBeCloseTo(43.7, 9);
    // The paper prints 6.0; its own windows differ by 5.
    expect(tcpConvergence(8.8, 13.8, 110, 10).delta).toBeCloseTo(5, 9);
  });

  it('SIMD: T1 85.1 and Δ 12.3 from (10.2, 33.2)', () => {
    const { t1, delta } = simdConvergence(10.2, 33.2, 110, 10, 1 / 16);
    expect(t1).toBeCloseTo(85.09, 1);
    expect(delta).toBeCloseTo(12.29, 2);
  });

  it('from (6.6, 96.3) T2 is ordered TCP, SIMD, AIMD, IIAD', () => {
    const from = [6.6, 96.3, 110, 10] as const;
    const times = [
      tcpConvergence(...from),
      simdConvergence(...from, 1 / 16),
      aimdConvergence(...from, 1 / 16),
      iiadConvergence(...from, 2 / 3),
    ].map(({ t2 }) => t2);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[1]).toBeGreaterThan(800);
    expect(times[1]).toBeLessThan(900);
    expect(times[3]! / times[2]!).toBeGreaterThan(4);
  });

  it('SIMD is fairer than AIMD when the link is full iff W1 + W2 began above a third of it', () => {
    for (const [w1, w2] of [
      [5, 20],
      [10, 25],
      [12, 26],
      [20, 60],
      [5, 31],
    ] as const) {
      const fairer = simdConvergence(w1, w2, 110, 1, 1 / 16).delta < aimdConvergence(w1, w2, 110, 1, 1 / 16).delta;
      expect(fairer).toBe((w1 + w2) / 110 > 1 / 3);
    }
  });

  it('T1 of SIMD is what two flows on the square law need, integrated', () => {
    const beta = 1 / 16;
    const [w1, w2, w] = [10.2, 33.2, 110];
    // Each with α from the peak it would have had: w(t) = w0 + 9βt²/(8 (1 − 2β/3)² wmax), wmax = w0/(1 − β).
    const coefficient = (w0: number): number => (9 * beta * (1 - beta)) / (8 * (1 - (2 * beta) / 3) ** 2 * w0);
    const t = Math.sqrt((w - w1 - w2) / (coefficient(w1) + coefficient(w2)));
    expect(t / simdConvergence(w1, w2, w, 10, beta).t1).toBeCloseTo(1, 9);
  });
});

describe('losses at general times (tsao2007 Fig. 1)', () => {
  it('GAIMD(0.2, 1/8) gets (1.5 + 0.1c²)/(1.5 + 0.5c²) of TCP: 80 % at CV 1', () => {
    const window = (a: number, b: number, c: number): number => a * ((1 + c * c) / 2 + (1 - b) / b);
    for (const [c, expected] of [
      [0, 1],
      [0.25, 0.984],
      [0.5, 0.938],
      [0.75, 0.874],
      [1, 0.8],
    ] as const) {
      expect(window(0.2, 1 / 8, c) / window(1, 1 / 2, c)).toBeCloseTo(expected, 3);
    }
  });
});
