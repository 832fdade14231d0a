import { describe, expect, it } from 'vitest';

import { acksToFairness, afterOneAck, countAcksToFairness } from '../../workers/theory/ack-model.ts';
import {
  aimdConvergence,
  iiadConvergence,
  roundTripsToFairness,
  simdConvergence,
} from '../../workers/theory/convergence.ts';
import { binomialGrowth, linearGrowth, simdAlpha, simdGrowth } from '../../workers/theory/growth.ts';
import { EIGHT_WEIGHTS } from '../../workers/theory/interval-weights.ts';
import { fullPoint, phaseTrajectory, simdIsFairerNext } from '../../workers/theory/phase-plot.ts';
import {
  aimdRateStep,
  type RateStep,
  shareDone,
  stepTimes,
  tearRateStep,
  tfrcRateStep,
} from '../../workers/theory/rate-steps.ts';
import {
  aimdThroughput,
  friendlyIncrease,
  meanWindowUnderTimedLosses,
  tcpThroughput,
} from '../../workers/theory/throughput.ts';
import { utilizationAfterDoubling } from '../../workers/theory/utilization.ts';
import {
  aimdCov,
  lossIntervalRateCov,
  tearCov,
  tearSmoothing,
  tfrcCov,
  timeoutCov,
} from '../../workers/theory/variation.ts';

describe('the ACK model (bansal2001 Fig. 11)', () => {
  const model = (b: number, markProbability: number) => ({ a: friendlyIncrease(b, 'timeouts'), b, markProbability });

  it('adds a/X and takes bX as often as the flow has the next ACK', () => {
    // X = 6, Y = 2: three ACKs of four are X's. X: + 3/4 (0.9/6 − 0.1·0.5·6); Y: + 1/4 (0.9/2 − 0.1·0.5·2).
    const [x, y] = afterOneAck({ a: 1, b: 0.5, markProbability: 0.1 }, [6, 2]);
    expect(x).toBeCloseTo(6 + 0.75 * (0.15 - 0.3), 12);
    expect(y).toBeCloseTo(2 + 0.25 * (0.45 - 0.1), 12);
    expect(x - y).toBeCloseTo(4 * 0.95, 12);
  });

  it.each([
    [0.5, 0.1, 44.89],
    [0.25, 0.1, 90.95],
    [0.2, 0.1, 113.97],
    [0.125, 0.1, 183.05],
    [1 / 16, 0.1, 367.3],
    [1 / 256, 0.1, 5893.5],
    [0.5, 0.01, 459.4],
  ])('needs log δ to the base 1 − bp ACKs for δ = 0.1: b = %d, p = %d, %d ACKs', (b, p, acks) => {
    expect(Math.abs(acksToFairness(b, p, 0.1) / acks - 1)).toBeLessThan(2e-4);
  });

  it('counts as many from (61.5, 1), for every a', () => {
    for (const [b, p, acks] of [
      [0.5, 0.1, 45],
      [0.125, 0.1, 184],
      [0.5, 0.01, 460],
      [0.125, 0.01, 1841],
    ] as const) {
      expect(countAcksToFairness(model(b, p), [61.5, 1], 0.1)).toBe(acks);
      expect(countAcksToFairness({ ...model(b, p), a: 3 }, [61.5, 1], 0.1)).toBe(acks);
    }
  });
});

describe('the recursions of Section 4.1 (yang2000)', () => {
  const schemes: Record<string, (from: number, to: number) => RateStep> = {
    TCP: (from, to) => aimdRateStep(1, 0.5, from, to),
    GAIMD: (from, to) => aimdRateStep(0.31, 1 / 8, from, to),
    TFRC: tfrcRateStep,
    TEAR: tearRateStep,
  };

  it.each([
    ['TCP', 0.01, 0.04, 2.6, 10],
    ['GAIMD', 0.01, 0.04, 7.9, 33.2],
    ['TFRC', 0.01, 0.04, 9.2, 18.9],
    ['TEAR', 0.01, 0.04, 7.4, 18.2],
    ['TCP', 0.04, 0.01, 10.6, 19.2],
    ['GAIMD', 0.04, 0.01, 29, 85.7],
    ['TFRC', 0.04, 0.01, 41.2, 78.3],
    ['TEAR', 0.04, 0.01, 34.5, 65.2],
    ['TCP', 0.03, 0.02, 6.3, 18],
    ['GAIMD', 0.03, 0.02, 15.9, 54.2],
    ['TFRC', 0.03, 0.02, 20.4, 44.7],
    ['TEAR', 0.03, 0.02, 22, 36.8],
  ])(
    'take %s from %d to %d half of the way in %d round trips and within a twentieth of the target in %d',
    (scheme, from, to, half, settled) => {
      const times = stepTimes(schemes[scheme]!(from, to));
      expect(Math.abs(times.half! - half)).toBeLessThanOrEqual(0.051);
      expect(Math.abs(times.settled! - settled)).toBeLessThanOrEqual(0.051);
    },
  );

  it('take TCP’s first loss after the step 1 to 4 % by hand: from 16.33, kept 8.16, 25 packets later 10.8', () => {
    const { points, target } = schemes.TCP!(0.01, 0.04);
    expect(points[0]!.rate).toBeCloseTo(16.33, 2);
    expect(points[1]!.rate).toBeCloseTo(Math.sqrt(50 + 66.667), 3);
    expect(points[1]!.roundTrips).toBeCloseTo(Math.sqrt(50 + 66.667) - 8.165, 3);
    expect(target).toBeCloseTo(8.165, 3);
  });

  it('bring TEAR a little beyond the target after 4 to 1 %, and leave GAIMD behind after the first ten round trips', () => {
    expect(Math.max(...shareDone(tearRateStep(0.04, 0.01)).map(({ share }) => share))).toBeCloseTo(1.015, 3);
    const after = (step: RateStep): number => shareDone(step).findLast(({ roundTrips }) => roundTrips <= 16)!.share;
    expect(after(schemes.GAIMD!(0.01, 0.04))).toBeLessThan(after(tfrcRateStep(0.01, 0.04)));
    expect(after(tfrcRateStep(0.01, 0.04))).toBeLessThan(after(tearRateStep(0.01, 0.04)));
  });

  it('weigh eight intervals to 1, the newest four alike', () => {
    expect(EIGHT_WEIGHTS.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(EIGHT_WEIGHTS.slice(0, 4)).toEqual([1 / 6, 1 / 6, 1 / 6, 1 / 6]);
    expect(EIGHT_WEIGHTS[7]).toBeCloseTo(1 / 30, 12);
  });
});

describe('coefficients of variation (yang2000 Appendices)', () => {
  it('are sqrt(1/3) for TCP and sqrt(1/15) for GAIMD', () => {
    expect(aimdCov(0.5)).toBeCloseTo(Math.sqrt(1 / 3), 12);
    expect(aimdCov(1 / 8)).toBeCloseTo(Math.sqrt(1 / 15), 12);
  });

  it('are 1.871 for TCP on timeouts at 20 %, where the paper prints 1.7, and tend to sqrt(3) without losses', () => {
    expect(timeoutCov(0.2, 4)).toBeCloseTo(1.871, 3);
    expect(timeoutCov(1e-9, 4)).toBeCloseTo(Math.sqrt(3), 6);
  });

  it('are 0.370 of TCP’s for TEAR, 0.214', () => {
    expect(tearSmoothing()).toBeCloseTo(Math.sqrt(0.077083) / 0.75, 5);
    expect(tearCov()).toBeCloseTo(0.214, 3);
  });

  it.each([
    [0.005, 0.698, 0.265],
    [0.01, 0.675, 0.256],
    [0.02, 0.644, 0.245],
    [0.05, 0.586, 0.223],
    [0.09, 0.536, 0.204],
  ])('of TFRC at a loss rate of %d: %d for one interval, %d for eight', (p, one, eight) => {
    expect(Math.abs(lossIntervalRateCov(p, 0.5) - one)).toBeLessThan(6e-4);
    expect(Math.abs(tfrcCov(p) - eight)).toBeLessThan(6e-4);
  });

  it('of TFRC at 20 %, where its rate falls with the 3/2 power: 1.86 and 0.71', () => {
    expect(lossIntervalRateCov(0.2, 1.5)).toBeCloseTo(1.86, 2);
    expect(tfrcCov(0.2, 1.5)).toBeCloseTo(0.71, 2);
  });
});

describe('the phase plot (jin2001 Fig. 3 and 4)', () => {
  it('brings AIMD from (0.1, 0.5) to (0.3, 0.7), and SIMD across to (0.4333, 0.5667)', () => {
    expect(fullPoint('AIMD', [0.1, 0.5])).toEqual([expect.closeTo(0.3, 12), expect.closeTo(0.7, 12)]);
    expect(fullPoint('SIMD', [0.1, 0.5])).toEqual([
      expect.closeTo(0.1 + (0.5 * 0.4) / 0.6, 12),
      expect.closeTo(0.5 + (0.1 * 0.4) / 0.6, 12),
    ]);
  });

  it('has SIMD the fairer one beyond a third of the capacity: 8/9 of all starts', () => {
    expect(simdIsFairerNext([0.1, 0.2])).toBe(false);
    expect(simdIsFairerNext([0.1, 0.3])).toBe(true);
    let [fairer, all] = [0, 0];
    for (let i = 1; i < 200; i += 1) {
      for (let j = i + 1; i + j < 200; j += 1) {
        const start = [i / 200, j / 200] as const;
        const [a, b] = [fullPoint('SIMD', start), fullPoint('AIMD', start)];
        expect(simdIsFairerNext(start)).toBe(Math.abs(a[1] - a[0]) < Math.abs(b[1] - b[0]) - 1e-12);
        fairer += simdIsFairerNext(start) ? 1 : 0;
        all += 1;
      }
    }
    expect(fairer / all).toBeCloseTo(8 / 9, 2);
  });

  it('draws climb and cut, each cut along the ray to the origin', () => {
    const corners = phaseTrajectory('SIMD', [0.1, 0.5], 1 / 16, 2);
    expect(corners).toHaveLength(6);
    for (const index of [1, 3, 5]) expect(corners[index]![0] + corners[index]![1]).toBeCloseTo(1, 12);
    expect(corners[2]![0] / corners[1]![0]).toBeCloseTo(15 / 16, 12);
    expect(corners[2]![1] / corners[1]![1]).toBeCloseTo(15 / 16, 12);
  });

  it('has SIMD sooner fair than AIMD from 98 % of the starts, and IIAD nowhere but in a corner (Fig. 4c)', () => {
    let [all, simdFirst, iiadAfterAimd, iiadAfterSimd] = [0, 0, 0, 0];
    for (let w1 = 0.5; w1 < 50; w1 += 0.5) {
      for (let w2 = w1 + 0.5; w1 + w2 < 100; w2 += 0.5) {
        const simd = roundTripsToFairness(simdConvergence(w1, w2, 100, 1, 1 / 16));
        const aimd = roundTripsToFairness(aimdConvergence(w1, w2, 100, 1, 1 / 16));
        const iiad = roundTripsToFairness(iiadConvergence(w1, w2, 100, 1, 2 / 3));
        all += 1;
        simdFirst += simd < aimd ? 1 : 0;
        iiadAfterAimd += iiad > aimd ? 1 : 0;
        iiadAfterSimd += iiad > simd ? 1 : 0;
      }
    }
    expect(simdFirst / all).toBeCloseTo(0.98, 2);
    expect(iiadAfterAimd / all).toBeCloseTo(0.992, 2);
    expect(iiadAfterSimd / all).toBeCloseTo(0.99, 2);
  });
});

describe('the climb within one epoch (jin2001 Fig. 1)', () => {
  it('of SIMD has α = 0.05534 at a window of 100, and covers the cut in 0.9035 W round trips, periodic in 0.639 W', () => {
    expect(simdAlpha(100, 1 / 16, 'random')).toBeCloseTo(0.05534, 5);
    expect(simdGrowth(100, 1 / 16, 'random', 0)).toBe(93.75);
    expect(Math.abs(simdGrowth(100, 1 / 16, 'random', 90.35) - 100)).toBeLessThan(0.01);
    expect(Math.abs(simdGrowth(100, 1 / 16, 'periodic', 63.9) - 100)).toBeLessThan(0.01);
  });

  it('of AIMD is a line, of IIAD the root of one', () => {
    expect(linearGrowth(93.75, 3 / 31, 62)).toBeCloseTo(99.75, 12);
    expect(binomialGrowth(3, 1, 1, 8)).toBeCloseTo(5, 12);
    expect(binomialGrowth(4, 1, 0.5, 38 / 3)).toBeCloseTo(9, 12);
    expect(binomialGrowth(4, 1, 0, 5)).toBeCloseTo(9, 12);
  });
});

describe('other closed forms', () => {
  it('f(20) and f(200) after a doubling are those of bansal2001 Fig. 13', () => {
    const f = (k: number, a: number): number => utilizationAfterDoubling(k, a, 0.05, 125);
    for (const [k, a, expected] of [
      [20, 1, 0.922],
      [20, 0.3125, 0.75],
      [20, 0.2, 0.66],
      [20, 0.0104, 0.508],
      [200, 1, 0.992],
      [200, 0.3125, 0.975],
      [200, 0.0104, 0.583],
    ] as const) {
      expect(Math.abs(f(k, a) - expected)).toBeLessThan(6e-4);
    }
  });

  it('GAIMD’s throughput over TCP’s falls from 1 to 0.8 as timed losses become random (tsao2007 Fig. 1)', () => {
    const ratio = (cv: number): number =>
      meanWindowUnderTimedLosses(0.2, 1 / 8, 35.7, cv) / meanWindowUnderTimedLosses(1, 1 / 2, 35.7, cv);
    for (const [cv, expected] of [
      [0, 1],
      [0.25, 0.984],
      [0.5, 0.938],
      [0.75, 0.874],
      [1, 0.8],
    ] as const)
      expect(Math.abs(ratio(cv) - expected)).toBeLessThan(6e-4);
    expect(meanWindowUnderTimedLosses(1, 1 / 2, 5 / 0.14, 0)).toBeCloseTo(53.57, 2);
  });

  it('with timeouts AIMD(0.2, 1/8) has 0.836 of TCP’s throughput at 19 % and 0.85 at 15 %', () => {
    const ratio = (p: number): number => aimdThroughput(p, 1, 4, 0.2, 1 / 8) / tcpThroughput(p, 1, 4);
    expect(ratio(0.19)).toBeCloseTo(0.836, 3);
    expect(ratio(0.15)).toBeCloseTo(0.85, 2);
  });
});
