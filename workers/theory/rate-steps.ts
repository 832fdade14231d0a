/**
 * How the rate follows a step of the loss rate, loss by loss (yang2000 Section 4.1, Figures 20 and 29). Losses are
 * periodic, 1/p packets apart; rates in packets per round trip, times in round trips after the step.
 *
 * The printed recursions have slips, corrected here: t_i is the increment, TFRC's root covers the whole average, TEAR's
 * newest epoch has the greatest weight.
 */
import { EIGHT_WEIGHTS } from './interval-weights.ts';
import { aimdPeak, tcpThroughput } from './throughput.ts';

export interface RatePoint {
  roundTrips: number;
  rate: number;
}

export interface RateStep {
  /** The first point is the steady state before. */
  points: RatePoint[];
  /** What the rate tends to. */
  target: number;
}

/** AIMD(a, b), b the part cut: the rate just before each loss. */
export function aimdRateStep(a: number, b: number, pBefore: number, pAfter: number, losses = 100): RateStep {
  const kept = 1 - b;
  const points: RatePoint[] = [{ roundTrips: 0, rate: aimdPeak(a, b, pBefore) }];
  for (let loss = 0; loss < losses; loss += 1) {
    const last = points[loss]!;
    const start = kept * last.rate;
    const rate = Math.sqrt((2 * a) / pAfter + start * start);
    points.push({ roundTrips: last.roundTrips + (rate - start) / a, rate });
  }
  return { points, target: aimdPeak(a, b, pAfter) };
}

/** When the next loss comes: 1/p packets later, at the present rate. */
function nextLoss(last: RatePoint, p: number): number {
  return last.roundTrips + 1 / (p * last.rate);
}

/** Packets per round trip of a rate scheme that averages its loss intervals to 1/p, timeouts left out. */
function equationRate(p: number): number {
  return tcpThroughput(p, 1, 0);
}

/**
 * TFRC over eight intervals. Exact when the loss rate rises; when it falls, the open interval would lift the rate
 * before its loss comes.
 */
export function tfrcRateStep(pBefore: number, pAfter: number): RateStep {
  const points: RatePoint[] = [{ roundTrips: 0, rate: equationRate(pBefore) }];
  let old = 1;
  for (const weight of EIGHT_WEIGHTS) {
    old = Math.max(0, old - weight);
    const roundTrips = nextLoss(points.at(-1)!, pAfter);
    points.push({ roundTrips, rate: equationRate(1 / (old / pBefore + (1 - old) / pAfter)) });
  }
  return { points, target: equationRate(pAfter) };
}

/** TEAR: a window at the receiver as TCP would have it, averaged over eight epochs. */
export function tearRateStep(pBefore: number, pAfter: number, losses = 40): RateStep {
  const steadyWindow = 2 / Math.sqrt(pBefore);
  const means = EIGHT_WEIGHTS.map(() => (3 * steadyWindow) / 4);
  const points: RatePoint[] = [{ roundTrips: 0, rate: means[0]! }];
  let window = steadyWindow;
  for (let loss = 0; loss < losses; loss += 1) {
    const before = window;
    window = before / 2 + 2 / (pAfter * before);
    means.unshift(window / 2 + before / 4);
    const rate = EIGHT_WEIGHTS.reduce((sum, weight, index) => sum + weight * means[index]!, 0);
    points.push({ roundTrips: nextLoss(points[loss]!, pAfter), rate });
  }
  return { points, target: 1.5 / Math.sqrt(pAfter) };
}

/** The share of the step that the rate has done at each point: 0 before, 1 at the target. */
export function shareDone({ points, target }: RateStep): { roundTrips: number; share: number }[] {
  const before = points[0]!.rate;
  return points.map(({ roundTrips, rate }) => ({ roundTrips, share: (rate - before) / (target - before) }));
}

/** Round trips to the first loss at which half of the step is done, and to the first within 5 % of the target; null if never. */
export function stepTimes(step: RateStep): { half: number | null; settled: number | null } {
  const done = shareDone(step);
  const half = done.find(({ share }) => share >= 0.5);
  const settled = done.find(({ share }) => Math.abs(1 - share) <= 0.05);
  return { half: half?.roundTrips ?? null, settled: settled?.roundTrips ?? null };
}
