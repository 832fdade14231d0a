/** How equally flows share, at once and in the long run. */
import { covOf, jainIndex, meanOf } from '../engine/sampling/statistics.ts';
import { AS_ONE_BIN, type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { activeThroughout, schemeKey, selectFlows, selectPair } from './flows.ts';
import { Inapplicable, reading, type Reading } from './result.ts';
import { flowColumn, flowName, type RecordedRun } from './run.ts';
import { type Bins, seriesOf, steadyBins, steadyWindow, sums } from './window.ts';

/** Window of the long-term fairness of yang2000 Fig. 18, s. */
const LONG_TERM = 15;

/** What the flows present throughout a bin sent in it, for each bin with at least two of them and something sent. */
function contenders(run: RecordedRun, flows: readonly number[], bins: Bins): (number[] | null)[] {
  if (flows.length < 2) throw new Inapplicable(`is of several flows; ${flows.length} selected`);
  const sent = flows.map((flow) => sums(flowColumn(run, flow, 'sent'), bins));
  const present = flows.map((flow) => activeThroughout(run, flow, bins));
  return Array.from({ length: bins.count }, (_, bin) => {
    const rates = flows.flatMap((_flow, index) => (present[index]![bin] ? [sent[index]![bin]!] : []));
    return rates.length > 1 && rates.some((rate) => rate > 0) ? rates : null;
  });
}

/** The trace of `index` over the bins, and its mean. */
function acrossFlows(
  run: RecordedRun,
  options: MetricOptions,
  bins: Bins,
  index: (rates: number[]) => number,
): Reading {
  const flows = selectFlows(run, options.flows);
  const values = contenders(run, flows, bins).map((rates) => (rates === null ? null : index(rates)));
  const mean = meanOf(values);
  if (mean === null)
    throw new Inapplicable(
      'in no bin of the window were two flows there from its beginning to its end, and anything sent',
    );
  const left = values.filter((value) => value === null).length;
  const caveats =
    left > 0 ? [`${left} of ${values.length} bins left out: fewer than two flows throughout, or nothing sent`] : [];
  return reading(mean, bins.window, { series: [seriesOf('all', bins, values)], caveats });
}

/** CoV across flows; 0 where none sends. */
const covAcross = (rates: readonly number[]): number => covOf(rates) ?? 0;

export const fairnessMetrics: readonly RunMetric[] = [
  {
    id: 'jain-f',
    name: 'Jain fairness index F',
    definition:
      'How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.',
    formula: 'F = (Σ x_i)² / (K Σ x_i²), i = 1..K',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up, in bins of one RTT; the trace and its mean',
    sampling: 'frames of an RTT or finer, for bins of an RTT',
    note: 'A flow counts from the first bin at whose beginning it was there. F = 1/(1 + CoV²) with the CoV across the same flows.',
    ...ofRun((run, options = {}) => acrossFlows(run, options, steadyBins(run, options), jainIndex)),
  },
  {
    id: 'cov-sf',
    name: 'Short-term fairness CoV_sf',
    definition:
      'Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.',
    formula: 'CoV over i of x_i(n), n fixed',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up, in bins of one RTT',
    sampling: 'frames of an RTT or finer, for bins of an RTT',
    ...ofRun((run, options = {}) => acrossFlows(run, options, steadyBins(run, options), covAcross)),
  },
  {
    id: 'cov-lf',
    name: 'Long-term fairness CoV_lf',
    definition:
      'Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.',
    formula: 'CoV over i of (packets sent in L)/L',
    unit: '1',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well',
    sampling: 'any',
    note: 'For independent epochs the CoV over n of them is that of one / √n.',
    ...ofRun((run, options = {}) => {
      const flows = selectFlows(run, options.flows);
      if (new Set(flows.map((flow) => schemeKey(run, flow))).size > 1)
        throw new Inapplicable('is of flows of one scheme; several are selected');
      return acrossFlows(run, options, steadyBins(run, options, LONG_TERM), covAcross);
    }),
  },
  {
    id: 'ratio-fairness',
    name: 'Two-user ratio fairness',
    definition: 'The larger rate of two flows over the smaller: 1 is fair, larger is worse.',
    formula: 'max(x₁/x₂, x₂/x₁)',
    unit: '1',
    papers: ['jin2001'],
    ...AS_ONE_BIN,
    note: "A ratio r is F = (1 + r)² / (2 (1 + r²)) in Jain's index.",
    ...ofRun((run, options = {}) => {
      const bins = steadyWindow(run, options);
      const pair = selectPair(run, options.flows);
      const [first, second] = pair.map((flow) => sums(flowColumn(run, flow, 'sent'), bins)[0]!) as [number, number];
      if (first === 0 || second === 0)
        throw new Inapplicable('one of the two flows sent nothing: the ratio has no bound');
      const parts = pair.map((flow, index) => ({
        label: `${flowName(run, flow)}, packets`,
        value: index === 0 ? first : second,
      }));
      return reading(Math.max(first / second, second / first), bins.window, { parts });
    }),
  },
];
