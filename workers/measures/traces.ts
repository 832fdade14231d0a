/** The traces that most figures show, and their means. */
import { meanOf } from '../engine/sampling/statistics.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { activeThroughout, selectFlows } from './flows.ts';
import { Inapplicable, partsOf, type Reading, reading } from './result.ts';
import { flowName, hopColumn, type RecordedRun } from './run.ts';
import { ends, ratesOf, seriesOf, steadyBins } from './window.ts';

/** A trace per flow over the bins in which it was there; its mean, and the mean over the flows. */
function flowTraces(run: RecordedRun, options: MetricOptions, of: NonNullable<MetricOptions['of']>): Reading {
  const bins = steadyBins(run, options);
  const traces = selectFlows(run, options.flows).map((flow) => {
    const present = activeThroughout(run, flow, bins);
    const values = Array.from(ratesOf(run, flow, bins, of), (rate, bin) => (present[bin] ? rate : null));
    return { label: flowName(run, flow), values, mean: meanOf(values) };
  });
  const mean = meanOf(traces.map((trace) => trace.mean));
  if (mean === null) throw new Inapplicable('no flow was there throughout a bin of the window');
  return reading(mean, bins.window, {
    parts: traces.flatMap((trace) => (trace.mean === null ? [] : [{ label: trace.label, value: trace.mean }])),
    series: traces.map(({ label, values }) => seriesOf(label, bins, values)),
  });
}

export const traceMetrics: readonly RunMetric[] = [
  {
    id: 'send-rate',
    name: 'Sending-rate trace',
    definition: 'What each flow sends in each round trip; as a number, the mean.',
    formula: 'r_n = packets sent by the flow in RTT bin n',
    unit: 'packets/RTT',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up, in bins of one RTT; longer bins are scaled to one RTT',
    sampling: 'frames of an RTT or finer, for bins of an RTT',
    ...ofRun((run, options = {}) => flowTraces(run, options, options.of ?? 'sent')),
  },
  {
    id: 'queue-len',
    of: 'hop',
    name: 'Bottleneck queue length trace',
    definition:
      'Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.',
    formula: 'q(t), sampled every RTT',
    unit: 'packets',
    papers: ['yang2000'],
    defaultWindow: 'after the warm-up, a sample at the end of every RTT',
    sampling: 'frames of an RTT or finer',
    ...ofRun((run, options = {}) => {
      const hop = options.hop ?? 0;
      if (!(hop >= 0 && hop < run.layout.hops)) throw new Inapplicable(`there is no hop ${hop} in the run`);
      const bins = steadyBins(run, options);
      const queue = ends(hopColumn(run, hop, 'queue'), bins);
      const values = Array.from(queue);
      const parts = partsOf({
        least: values.reduce((least, value) => Math.min(least, value), Infinity),
        most: values.reduce((most, value) => Math.max(most, value), 0),
      });
      return reading(meanOf(values)!, bins.window, { parts, series: [seriesOf(`hop ${hop}`, bins, values)] });
    }),
  },
  {
    id: 'cwnd',
    name: 'Congestion window trace',
    definition: "The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.",
    formula: 'cwnd(t)',
    unit: 'packets',
    papers: ['yang2000', 'jin2001'],
    defaultWindow: 'after the warm-up, the window at the end of every RTT',
    sampling: 'frames of an RTT or finer',
    ...ofRun((run, options = {}) => flowTraces(run, options, 'window')),
  },
];
