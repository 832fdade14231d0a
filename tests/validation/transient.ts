/** Numbers read from a seed-averaged trajectory around a step, by the reference's definitions. */
import type { Setup } from './reference.ts';

export interface Trajectory {
  rate: number[];
  queue: number[];
}

/** Mean over seeds, bin by bin. */
export function averageTrajectory(trajectories: readonly Trajectory[]): Trajectory {
  const bins = Math.min(...trajectories.map((each) => each.rate.length));
  const average = (pick: (each: Trajectory) => number[]): number[] =>
    Array.from({ length: bins }, (_, bin) => meanOf(trajectories.map((each) => pick(each)[bin]!)));
  return { rate: average((each) => each.rate), queue: average((each) => each.queue) };
}

/**
 * Times are in base RTTs (bins) since the step; rates in packets per bin and flow; null if the event never comes.
 * Rates are smoothed by a running mean over 2 bins; before and after are means of 50 bins.
 */
export function transientOf(setup: Setup, { rate, queue }: Trajectory): Record<string, number | null> {
  const { from, step, bins } = setup.trajectory!;
  const start = Math.max(0, Math.ceil((step - from) / (bins * setup.bin) - 1e-6));
  const rtts = (index: number): number => Math.round(((from - step) / setup.bin + index * bins) * 1e4) / 1e4;
  const window = Math.max(1, Math.floor(50 / bins));
  const before = meanOf(rate.slice(Math.max(0, start - window), start));
  const after = meanOf(rate.slice(-window));
  const smooth = rate.map((_, index) => meanOf(rate.slice(index, index + Math.max(1, Math.floor(2 / bins)))));
  const first = (reached: (value: number) => boolean): number | null => {
    const index = smooth.findIndex((value, at) => at >= start && reached(value));
    return index < 0 ? null : rtts(index);
  };
  const out: Record<string, number | null> = { rateBefore: before, rateAfter: after };
  if (after < before) {
    out['rttsToHalf'] = first((value) => value <= before / 2);
    out['rttsTo90Percent'] = first((value) => value <= after + (before - after) * 0.1);
    out['undershoot'] = after > 0.05 ? Math.min(...smooth.slice(start, start + Math.floor(60 / bins))) / after : null;
  } else {
    out['rttsTo50Percent'] = first((value) => value >= before + (after - before) * 0.5);
    out['rttsTo90Percent'] = first((value) => value >= before + (after - before) * 0.9);
    out['rttsToDouble'] = first((value) => value >= 2 * before);
    const end = Math.min(smooth.length - 1, start + Math.max(1, Math.floor(20 / bins)));
    out['slope20'] = (smooth[end]! - smooth[start]!) / ((end - start) * bins);
  }
  const queueBefore = meanOf(queue.slice(Math.max(0, start - window), start));
  const afterStep = queue.slice(start, start + Math.floor(100 / bins));
  const dip = start + afterStep.indexOf(Math.min(...afterStep));
  const refill = queue.findIndex((value, at) => at >= dip && value >= 0.9 * queueBefore);
  out['queueBefore'] = queueBefore;
  out['queueDip'] = queue[dip]!;
  out['rttsToRefill'] = refill < 0 ? null : rtts(refill);
  return out;
}

/**
 * Mean distance of two trajectories after the step, as a share of the larger of the rates before and after it, both
 * smoothed by a running mean over 10 entries: how far the curves lie apart, beyond their single numbers.
 */
export function curveDistance(setup: Setup, ours: readonly number[], theirs: readonly number[]): number {
  const { from, step, bins } = setup.trajectory!;
  const start = Math.round((step - from) / (bins * setup.bin));
  const length = Math.min(ours.length, theirs.length);
  const smooth = (values: readonly number[], at: number): number => meanOf(values.slice(at, at + 10));
  const distances: number[] = [];
  for (let at = start; at + 10 <= length; at += 1) distances.push(Math.abs(smooth(ours, at) - smooth(theirs, at)));
  const scale = Math.max(meanOf(theirs.slice(0, start)), meanOf(theirs.slice(-50)));
  return meanOf(distances) / scale;
}

function meanOf(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return values.length > 0 ? total / values.length : 0;
}
