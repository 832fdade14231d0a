/** How steady the rate of a single flow is where nothing changes. */
import { covOf, meanOf } from '../engine/sampling/statistics.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { activeThroughout, selectFlows } from './flows.ts';
import { Inapplicable, reading } from './result.ts';
import { flowName, type RecordedRun, rttOf } from './run.ts';
import { type Bins, ratesOf, steadyBins } from './window.ts';

/** Round trips that yang2000 leaves out at the start, and those below which it takes no CoV. */
const SETTLING_RTTS = 100;
const ENOUGH_RTTS = 2_000;

/** CoV over time of each flow's rate, over the bins in which it was there; null with fewer than two such bins or nothing sent. */
function covsOverTime(
  run: RecordedRun,
  flows: readonly number[],
  bins: Bins,
  of: NonNullable<MetricOptions['of']>,
): (number | null)[] {
  return flows.map((flow) => {
    const present = activeThroughout(run, flow, bins);
    const rates = ratesOf(run, flow, bins, of).filter((_, bin) => present[bin]);
    return rates.length > 1 ? covOf(rates) : null;
  });
}

/** Smaller over larger of two rates one after the other; null where both are 0. */
function evenness(one: number, next: number): number | null {
  const larger = Math.max(one, next);
  return larger === 0 ? null : Math.min(one, next) / larger;
}

export const smoothnessMetrics: readonly RunMetric[] = [
  {
    id: 'cov-time',
    name: 'Smoothness CoV_time',
    definition:
      'Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.',
    formula: 'CoV = √(mean((r_n − mean r)²)) / mean r, n over bins of one flow',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs',
    sampling: 'frames of an RTT or finer, for bins of an RTT',
    note: 'It falls as bins get longer: the bin length belongs beside the number.',
    ...ofRun((run, options = {}) => {
      const bins = steadyBins(run, options, rttOf(run), Math.max(run.scenario.warmup, SETTLING_RTTS * rttOf(run)));
      const flows = selectFlows(run, options.flows);
      const covs = covsOverTime(run, flows, bins, options.of ?? 'sent');
      const mean = meanOf(covs);
      if (mean === null) throw new Inapplicable('no flow was there for two bins of the window and sent anything');
      const parts = flows.flatMap((flow, index) =>
        covs[index] === null ? [] : [{ label: flowName(run, flow), value: covs[index]! }],
      );
      const { fromRtts, toRtts } = bins.window;
      const caveats =
        toRtts - fromRtts < ENOUGH_RTTS
          ? [`over ${Math.floor(toRtts - fromRtts)} RTTs, fewer than ${ENOUGH_RTTS}`]
          : [];
      return reading(mean, bins.window, { parts, caveats });
    }),
  },
  {
    id: 'smooth-ratio',
    name: 'Smoothness ratio',
    definition:
      'The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.',
    formula: 'min over n of min(r_n, r_{n+1}) / max(r_n, r_{n+1})',
    unit: '1',
    papers: ['bansal2001'],
    defaultWindow: 'after the warm-up, in bins of one RTT',
    sampling: 'a frame per RTT or finer',
    note: 'The paper says "largest ratio" but quotes the smaller over the larger; the inverse is among the parts. The rate is the window (of a rate scheme its rate times the round trip) unless packets are asked for, which come in whole numbers.',
    ...ofRun((run, options = {}) => {
      const bins = steadyBins(run, options);
      let least = 1;
      let pairs = 0;
      for (const flow of selectFlows(run, options.flows)) {
        const rates = ratesOf(run, flow, bins, options.of ?? 'window');
        const present = activeThroughout(run, flow, bins);
        for (let bin = 1; bin < bins.count; bin += 1) {
          const ratio = present[bin - 1] && present[bin] ? evenness(rates[bin - 1]!, rates[bin]!) : null;
          if (ratio === null) continue;
          pairs += 1;
          least = Math.min(least, ratio);
        }
      }
      if (pairs === 0) throw new Inapplicable('no flow was there for two bins of the window and sent anything');
      const parts = least > 0 ? [{ label: 'larger over smaller', value: 1 / least }] : [];
      return reading(least, bins.window, { parts });
    }),
  },
];
