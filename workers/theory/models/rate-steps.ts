/**
 * How the rate follows a step of the loss rate, loss by loss (yang2000 Section 4.1, Figures 20 and 29). Losses are
 * periodic, 1/p packets apart; rates in packets per round trip, times in round trips after the step.
 *
 * The printed recursions have slips: t_i is the increment, TFRC's root covers the whole average, TEAR's newest epoch has
 * the greatest weight. These are the mended ones.
 */
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
  const steady = (p: number): number => Math.sqrt((2 * a) / (p * (1 - kept * kept)));
  const points: RatePoint[] = [{ roundTrips: 0, rate: steady(pBefore) }];
  for (let loss = 0; loss < losses; loss += 1) {
    const last = points[loss]!;
    const start = kept * last.rate;
    const rate = Math.sqrt((2 * a) / pAfter + start * start);
    points.push({ roundTrips: last.roundTrips + (rate - start) / a, rate });
  }
  return { points, target: steady(pAfter) };
}

/** Weights of TFRC's loss intervals and of TEAR's epochs, the newest first. */
export const EIGHT_WEIGHTS: readonly number[] = [1, 1, 1, 1, 0.8, 0.6, 0.4, 0.2].map((weight) => weight / 6);

/** The next loss comes 1/p packets later, at the rate of now. */
function nextLoss(last: RatePoint, p: number): number {
  return last.roundTrips + 1 / (p * last.rate);
}

/**
 * TFRC over eight intervals. Exact when the loss rate rises; when it falls, the open interval would lift the rate
 * before its loss comes.
 */
export function tfrcRateStep(pBefore: number, pAfter: number): RateStep {
  const points: RatePoint[] = [{ roundTrips: 0, rate: Math.sqrt(1.5 / pBefore) }];
  let old = 1;
  for (const weight of EIGHT_WEIGHTS) {
    old = Math.max(0, old - weight);
    const roundTrips = nextLoss(points.at(-1)!, pAfter);
    points.push({ roundTrips, rate: Math.sqrt(1.5 * (old / pBefore + (1 - old) / pAfter)) });
  }
  return { points, target: Math.sqrt(1.5 / pAfter) };
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
