/** How long the network keeps losing much after the available bandwidth has fallen, and what that costs. */
import { hopOf } from './capacity.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { Inapplicable, partsOf, type Reading, reading, Unreached } from './result.ts';
import { endOf, hopColumn, type RecordedRun, rttOf } from './run.ts';
import { changeAfter, changesOf } from './step.ts';
import { binsBetween, needRttFrames, seriesOf, sums, text } from './window.ts';

/** Round trips over which the loss rate is taken, and times its steady value at which it counts as over: bansal2001 4.1. */
const LOSS_RTTS = 10;
const WITHIN = 1.5;
/** Part of the stretch that the steady loss rate is taken from: ours. */
const STEADY_PART = 0.25;

interface Stabilization {
  /** Round trips. */
  time: number;
  /** Of the hop's queue over that time. */
  meanLoss: number;
  reading: Omit<Reading, 'status' | 'value'>;
}

/** @throws Inapplicable or Unreached */
function stabilization(run: RecordedRun, options: MetricOptions): Stabilization {
  needRttFrames(run);
  const hop = options.hop ?? 0;
  hopOf(run, hop);
  const at = options.at ?? changeAfter(run, run.scenario.warmup);
  const to = Math.min(options.to ?? changesOf(run).find((time) => time > at + 1e-9) ?? endOf(run), endOf(run));
  const bins = binsBetween(run, at, to, rttOf(run));
  const drops = sums(hopColumn(run, hop, 'drops'), bins);
  const arrivals = sums(hopColumn(run, hop, 'arrivals'), bins);
  const rateOf = (first: number, end: number): number => {
    const [lost, came] = [drops, arrivals].map((of) => sumOf(of, Math.max(0, first), end));
    return came === 0 ? 0 : lost! / came!;
  };
  const steady = rateOf(Math.floor((1 - STEADY_PART) * bins.count), bins.count);
  if (steady === 0) throw new Inapplicable(`the queue drops nothing in the last quarter before ${text(to)} s`);
  const rates = Array.from({ length: bins.count }, (_, bin) => rateOf(bin + 1 - LOSS_RTTS, bin + 1));
  const peak = rates.reduce((most, rate, bin) => (rate > rates[most]! ? bin : most), 0);
  const calm = rates.findIndex((rate, bin) => bin >= peak && rate <= WITHIN * steady);
  const perBin = bins.window.binRtts;
  // Never above: nothing has to settle.
  const time = rates[peak]! <= WITHIN * steady ? 0 : (calm < 0 ? bins.count : calm + 1) * perBin;
  if (time > 0 && calm < 0) throw new Unreached('the loss rate has not come down', time, bins.window);
  return {
    time,
    meanLoss: time === 0 ? 0 : rateOf(0, calm + 1),
    reading: {
      window: bins.window,
      parts: partsOf({ 'steady loss rate': steady, 'highest loss rate': rates[peak]! }),
      series: [seriesOf(`loss rate over ${LOSS_RTTS} RTTs`, bins, rates)],
      caveats: [],
    },
  };
}

function sumOf(values: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += values[index]!;
  return sum;
}

const OF_LOSS = {
  of: 'hop',
  papers: ['bansal2001'],
  sampling: 'a frame per RTT or finer',
  defaultWindow:
    'from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it',
  ours: 'the steady loss rate is that of the last quarter, and the fall is looked for behind the highest loss rate: the paper says neither',
} as const;

export const stabilizationMetrics: readonly RunMetric[] = [
  {
    id: 'stab-time',
    name: 'Stabilization time',
    definition:
      'Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.',
    formula: 'min{ t ≥ t_peak : p(t − 10 RTT, t) ≤ 1.5 p_∞ }',
    unit: 'RTT',
    ...OF_LOSS,
    note: 'Section 4.1. 0 where the loss rate never rises above 1.5 times its steady value.',
    ...ofRun((run, options = {}) => {
      const { time, reading: found } = stabilization(run, options);
      return reading(time, found.window, found);
    }),
  },
  {
    id: 'stab-cost',
    name: 'Stabilization cost',
    definition: 'Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.',
    formula: 'stab-time · p(t_0, t_0 + stab-time)',
    unit: 'RTT',
    ...OF_LOSS,
    note: 'Section 4.1.',
    ...ofRun((run, options = {}) => {
      const { time, meanLoss, reading: found } = stabilization(run, options);
      const parts = [...found.parts, ...partsOf({ 'mean loss rate': meanLoss, 'stabilization time, RTT': time })];
      return reading(time * meanLoss, found.window, { ...found, parts });
    }),
  },
];
