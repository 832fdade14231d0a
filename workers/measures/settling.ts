/** How long until the rate has settled after a change. */
import { covOf, meanOf } from '../engine/sampling/statistics.ts';
import { availableRate } from './capacity.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { Inapplicable, measured, partsOf, reading, Unreached, type Window } from './result.ts';
import { packetBits, type RecordedRun, rttOf } from './run.ts';
import { settling, smoothed, type Step, stepOf } from './step.ts';
import { asOneBin, binsBetween, ratesOf, seriesOf, text } from './window.ts';

/** Running mean over which tsao2007's throughput is taken, s, and the part of the step that counts as arrived: ours. */
const SMOOTHING = 5;
const ARRIVED = 0.1;
const OSCILLATION_BIN = 1;
/** Part of the available bandwidth at which it counts as taken: ours. */
const FILLED = 0.9;

export interface Convergence {
  /** s after the step; how long it takes at least where `reached` is false. */
  value: number;
  reached: boolean;
  window: Window;
  step: Step;
  smooth: Float64Array;
}

/** The 10 % rule on throughput smoothed over 5 s. @throws Inapplicable */
export function convergence(run: RecordedRun, options: MetricOptions): Convergence {
  const step = stepOf(run, options, run.layout.period, options.of ?? 'delivered');
  needStep(step);
  const smooth = smoothed(step, options.smooth ?? SMOOTHING);
  const near = (options.alpha ?? ARRIVED) * Math.abs(step.after - step.before);
  const { bins, reached } = settling(smooth, step, near);
  const { window } = step.bins;
  return { value: bins * window.bin, reached, window, step, smooth };
}

/**
 * Seconds from a rise of the available bandwidth until the flows' throughput, a mean over 1 s, is first at 90 % of it: what the
 * verdict on bursty losses calls taking the bandwidth.
 */
export const secondsToFill = measured((run: RecordedRun, options: MetricOptions = {}) => {
  const step = stepOf(run, options, run.layout.period, options.of ?? 'delivered');
  const { at, bins, flows } = step;
  const available = availableRate(run, options.hop ?? 0, asOneBin(run, bins));
  const bits = packetBits(run, flows[0]!) / rttOf(run);
  if (flows.some((flow) => packetBits(run, flow) !== packetBits(run, flows[0]!)))
    throw new Inapplicable('the flows have packets of several sizes');
  const smooth = smoothed(step, options.smooth ?? OSCILLATION_BIN);
  const bin = smooth.findIndex((rate) => rate * bits * flows.length >= FILLED * available);
  if (bin < 0)
    throw new Unreached('the flows have not taken 90 % of what is available', bins.window.to - at, bins.window);
  return reading((bin + 1) * bins.window.bin, bins.window, {
    parts: [{ label: 'available, bit/s', value: available }],
  });
});

/** @throws Inapplicable if the rate is the same before and after */
export function needStep({ at, before, after }: Step): void {
  if (Math.abs(after - before) < 1e-6 * Math.max(before, after) || (before === 0 && after === 0)) {
    throw new Inapplicable(`the rate is the same before and after ${text(at)} s: no step to follow`);
  }
}

export const settlingMetrics: readonly RunMetric[] = [
  {
    id: 'conv-time-s',
    name: 'Convergence time',
    definition:
      'Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.',
    formula: 'min{ t : |x̄(s) − x_∞| ≤ 0.1 |x_0 − x_∞| for all s ≥ t }, x̄ the mean of the last 5 s',
    unit: 's',
    papers: ['tsao2007'],
    defaultWindow:
      'from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled',
    sampling: 'frames well below 5 s',
    note: 'The running mean looks back, so that the time is up to 5 s longer than without. A scheme that is still climbing in the last quarter seems faster than it is: say what is after.',
    ours: 'the paper gives times and no rule: the 10 % and the 5 s are ours',
    ...ofRun((run, options = {}) => {
      const { value, reached, window, step, smooth } = convergence(run, options);
      if (!reached) throw new Unreached('the throughput has not come to stay near its last quarter', value, window);
      const parts = partsOf({ 'before, packets/RTT': step.before, 'after, packets/RTT': step.after });
      return reading(value, window, { parts, series: [seriesOf('smoothed, packets/RTT', step.bins, smooth)] });
    }),
  },
  {
    id: 'osc-after',
    name: 'Oscillation after convergence',
    definition:
      'Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.',
    formula: 'cov-time of 1 s rates after conv-time-s',
    unit: '1',
    papers: ['tsao2007'],
    defaultWindow: 'from conv-time-s after the change to the next one, in bins of 1 s',
    sampling: 'frames of 1 s or finer',
    ours: 'the paper speaks of stability without a measure: this one is ours',
    ...ofRun((run, options = {}) => {
      const { value, reached, window, step } = convergence(run, { ...options, smooth: options.smooth ?? SMOOTHING });
      if (!reached) throw new Inapplicable('the throughput has not settled, so nothing comes after');
      const bins = binsBetween(run, step.at + value, window.to, options.bin ?? OSCILLATION_BIN);
      if (bins.count < 2) throw new Inapplicable('less than two bins are left after the throughput has settled');
      const covs = step.flows.map((flow) => covOf(ratesOf(run, flow, bins, options.of ?? 'delivered')));
      const mean = meanOf(covs);
      if (mean === null) throw new Inapplicable('nothing was delivered after the throughput had settled');
      return reading(mean, bins.window);
    }),
  },
];
