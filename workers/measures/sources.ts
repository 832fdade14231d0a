/** What gets through of traffic that nobody slows down: constant streams, waves, random sources. */
import type { TrafficColumn } from '../engine/sampling/frame.ts';
import { total } from './capacity.ts';
import { AS_ONE_BIN, type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { Inapplicable, partsOf, reading } from './result.ts';
import { type RecordedRun, trafficColumn } from './run.ts';
import { type Bins, steadyWindow } from './window.ts';

const OURS = { of: 'source', papers: [], ours: 'all: the papers measure flows' } as const;

export const sourceMetrics: readonly RunMetric[] = [
  {
    id: 'source-rate',
    name: 'Throughput of a source',
    definition:
      'What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.',
    formula: 'Σ bits delivered / T',
    unit: 'bit/s',
    ...OURS,
    ...AS_ONE_BIN,
    ...ofRun((run, options: MetricOptions = {}) => {
      const bins = steadyWindow(run, options);
      const { from, to } = bins.window;
      const bits = sourcesOf(run, options).reduce(
        (sum, source) => sum + 8 * run.scenario.traffic[source]!.packetSize * counted(run, source, 'delivered', bins),
        0,
      );
      return reading(bits / (to - from), bins.window);
    }),
  },
  {
    id: 'source-loss',
    name: 'Loss of a source',
    definition: 'Part of the packets of a source that is dropped; of all of them together, if none is named.',
    formula: 'dropped / sent',
    unit: '1',
    shown: '%',
    ...OURS,
    ...AS_ONE_BIN,
    ...ofRun((run, options: MetricOptions = {}) => {
      const bins = steadyWindow(run, options);
      const sum = (column: TrafficColumn): number =>
        sourcesOf(run, options).reduce((all, source) => all + counted(run, source, column, bins), 0);
      const sent = sum('sent');
      if (sent === 0) throw new Inapplicable('no source sent anything in the window');
      return reading(sum('dropped') / sent, bins.window, { parts: partsOf({ sent }) });
    }),
  },
];

/** Their places among the sources of the run. */
function sourcesOf({ scenario: { traffic } }: RecordedRun, { source }: MetricOptions): number[] {
  if (traffic.length === 0) throw new Inapplicable('no source runs beside the flows');
  if (source === undefined) return traffic.map((_, index) => index);
  if (!traffic[source]) throw new Inapplicable(`there is no source ${source} in the run`);
  return [source];
}

function counted(run: RecordedRun, source: number, column: TrafficColumn, bins: Bins): number {
  return total(trafficColumn(run, source, column), bins);
}
