/** How a flow yields, and how it comes to a new rate: in round trips after a disturbance. */
import { meanOf } from '../engine/sampling/statistics.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { selectFlows } from './flows.ts';
import { Inapplicable, partsOf, reading, Unreached } from './result.ts';
import { endOf, flowColumn, flowName, type RecordedRun, rttOf } from './run.ts';
import { needStep } from './settling.ts';
import { changeAfter, settling, smoothed, type Step, stepOf } from './step.ts';
import { binsBetween, needRttFrames, ratesOf, seriesOf, sums, text } from './window.ts';

/** Part of the step within which the rate has arrived (yang2000 Eq. 10). */
const ARRIVED = 0.05;
/** Round trips of yang2000 Fig. 20, and those over which an undershoot is looked for. */
const SHOWN_RTTS = 50;
const UNDERSHOOT_RTTS = 60;

/** The step in bins of a round trip, and the rates smoothed if that was asked for. */
function roundTrips(run: RecordedRun, options: MetricOptions): { step: Step; rates: Float64Array } {
  needRttFrames(run);
  const step = stepOf(run, options, rttOf(run), options.of ?? 'sent');
  return { step, rates: options.smooth === undefined ? step.rates : smoothed(step, options.smooth) };
}

/** Round trips from the first loss indication until the rate is half of what it was before. */
function halving(
  run: RecordedRun,
  flow: number,
  at: number,
  options: MetricOptions,
): { rtts: number | null; seen: number; uneven: number } {
  const rtt = rttOf(run);
  const bins = binsBetween(run, Math.max(0, at - rtt), options.to ?? endOf(run), rtt);
  const rates = ratesOf(run, flow, bins, options.of ?? 'window');
  const indications = sums(flowColumn(run, flow, 'lossEvents'), bins);
  const start = at < rtt ? 0 : 1;
  const first = indications.findIndex((events, bin) => bin >= start && events > 0);
  if (first < 1)
    throw new Inapplicable(
      `no loss indication reached ${flowName(run, flow)} after ${text(at)} s, or nothing was recorded before`,
    );
  const half = rates[first - 1]! / 2;
  const reached = rates.findIndex((rate, bin) => bin >= first && rate <= half);
  const end = reached < 0 ? rates.length : reached + 1;
  const uneven = indications.subarray(first, end).reduce((bad, events) => bad + (events === 1 ? 0 : 1), 0);
  return { rtts: reached < 0 ? null : reached - first + 1, seen: rates.length - first, uneven };
}

export const responsivenessMetrics: readonly RunMetric[] = [
  {
    id: 'halving-D',
    name: 'Responsiveness D',
    definition:
      'Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.',
    formula: 'D = min{ n : T_n ≤ T_0/2 } with one loss indication in each RTT',
    unit: 'RTT',
    papers: ['yang2000'],
    defaultWindow: 'from the first loss indication after the disturbance to the end of the run, in bins of one RTT',
    sampling: 'a frame per RTT or finer, and a run that loses one packet per RTT',
    note: 'The rate is the window at the end of each round trip (of a rate scheme its rate times the round trip); T_0 is that before the first indication. AIMD that cuts by b: ⌈ln(1/2)/ln(1 − b)⌉.',
    ...ofRun((run, options = {}) => {
      needRttFrames(run);
      const at = options.at ?? changeAfter(run, run.scenario.warmup);
      const flows = selectFlows(run, options.flows);
      const found = flows.map((flow) => halving(run, flow, at, options));
      const { window } = binsBetween(run, at, options.to ?? endOf(run), rttOf(run));
      const missing = found.find((one) => one.rtts === null);
      if (missing) throw new Unreached('the rate has not come down to half', missing.seen, window);
      const uneven = found.reduce((sum, one) => sum + one.uneven, 0);
      return reading(meanOf(found.map((one) => one.rtts))!, window, {
        parts: flows.map((flow, index) => ({ label: flowName(run, flow), value: found[index]!.rtts! })),
        caveats: uneven > 0 ? [`${uneven} of the round trips counted did not bring exactly one loss indication`] : [],
      });
    }),
  },
  {
    id: 'adapt-R',
    name: 'Adaptation time R',
    definition:
      'Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.',
    formula: 'R = min{ n₀ : |T_n − T_∞| / |T_0 − T_∞| ≤ α for all n ≥ n₀ }, α = 0.05',
    unit: 'RTT',
    papers: ['yang2000'],
    defaultWindow:
      'from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled',
    sampling: 'a frame per RTT or finer',
    note: 'A sawtooth never stays within 5 %: smooth it over an epoch, or ask for another α. The paper writes T where R is meant.',
    ...ofRun((run, options = {}) => {
      const { step, rates } = roundTrips(run, options);
      needStep(step);
      const near = (options.alpha ?? ARRIVED) * Math.abs(step.before - step.after);
      const { bins, reached } = settling(rates, step, near);
      const { window } = step.bins;
      if (!reached)
        throw new Unreached('the rate has not come to stay at its new value', bins * window.binRtts, window);
      const parts = partsOf({ 'T_0, packets/RTT': step.before, 'T_∞, packets/RTT': step.after });
      return reading(bins * window.binRtts, window, { parts });
    }),
  },
  {
    id: 'rate-adapt',
    name: 'Rate-adaptation fraction',
    definition:
      "Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.",
    formula: 'A_n = |T_n − T_0| / |T_∞ − T_0|',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow:
      'the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next',
    sampling: 'a frame per RTT or finer',
    note: 'Among the parts: round trips until half, 90 % and all of the step are first done.',
    ...ofRun((run, options = {}) => {
      const { step, rates } = roundTrips(run, options);
      needStep(step);
      const size = Math.abs(step.after - step.before);
      const { binRtts } = step.bins.window;
      const shown = Math.max(
        1,
        Math.min(rates.length, options.to === undefined ? Math.round(SHOWN_RTTS / binRtts) : rates.length),
      );
      const done = Array.from(rates.subarray(0, shown), (rate) => Math.abs(rate - step.before) / size);
      const parts = [0.5, 0.9, 1].flatMap((part) => {
        const bin = done.findIndex((value) => value >= part);
        return bin < 0 ? [] : [{ label: `RTTs to ${100 * part} %`, value: (bin + 1) * binRtts }];
      });
      const { window } = binsBetween(run, step.at, step.at + shown * step.bins.window.bin, step.bins.window.bin);
      return reading(done.at(-1)!, window, { parts, series: [seriesOf('part of the step', step.bins, done)] });
    }),
  },
  {
    id: 'overshoot',
    name: 'Undershoot depth',
    definition:
      'The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.',
    formula: 'min T_n / T_∞',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow: 'the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next',
    sampling: 'a frame per RTT or finer',
    ours: 'the paper says that a scheme over-reacts and gives no measure: this one is ours',
    note: 'A sawtooth or random losses alone give less than 1: compare schemes, or smooth.',
    ...ofRun((run, options = {}) => {
      const { step, rates } = roundTrips(run, options);
      needStep(step);
      if (step.after > step.before)
        throw new Inapplicable('the rate rises at this step: there is nothing to fall below');
      if (step.after === 0) throw new Inapplicable('the new steady rate is 0: there is nothing to fall below');
      const { bin, binRtts } = step.bins.window;
      const looked = Math.max(
        1,
        Math.min(rates.length, options.to === undefined ? Math.round(UNDERSHOOT_RTTS / binRtts) : rates.length),
      );
      const least = rates.subarray(0, looked).reduce((low, rate) => Math.min(low, rate), Infinity);
      const { window } = binsBetween(run, step.at, step.at + looked * bin, bin);
      const parts = partsOf({ 'lowest, packets/RTT': least, 'T_∞, packets/RTT': step.after });
      return reading(Math.min(1, least / step.after), window, { parts });
    }),
  },
];
