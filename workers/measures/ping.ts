/** What pings measure: how long their probes take there and back, and how many are lost. */
import { nearestRank, share } from '../engine/sampling/statistics.ts';
import { total } from './capacity.ts';
import { AS_ONE_BIN, type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { completedIn } from './completion.ts';
import { Inapplicable, partsOf, reading } from './result.ts';
import { type RecordedRun, trafficColumn } from './run.ts';
import { type Bins, steadyWindow } from './window.ts';

/** The pings of a run, as places among its sources. */
function pingsOf({ scenario }: RecordedRun): number[] {
  const pings = scenario.traffic.flatMap(({ kind }, source) => (kind === 'ping' ? [source] : []));
  if (pings.length === 0) throw new Inapplicable('no ping runs');
  return pings;
}

const OURS = { of: 'run', papers: [], ours: 'all: no paper here has a ping' } as const;

function roundTrip(id: string, name: string, hundredths: number, definition: string): RunMetric {
  return {
    ...{ id, name, definition, unit: 's', shown: 'ms', ...OURS },
    formula: hundredths === 0 ? 'the shortest' : `the ⌈${hundredths / 100} n⌉-th shortest of n`,
    ...AS_ONE_BIN,
    ...ofRun((run, options: MetricOptions = {}) => {
      const { window } = steadyWindow(run, options);
      const flows = run.layout.flowGroups.length;
      const took = completedIn(run, window, new Set(pingsOf(run).map((source) => flows + source)));
      if (took.length === 0) throw new Inapplicable('no probe came back in the window');
      const sorted = took.sort((one, other) => one - other);
      return reading(nearestRank(sorted, hundredths), window, { parts: partsOf({ probes: took.length }) });
    }),
  };
}

export const pingMetrics: readonly RunMetric[] = [
  roundTrip('ping-least', 'Ping, least', 0, 'The shortest round trip of the probes that come back in the window.'),
  roundTrip('ping-median', 'Ping, median', 50, 'The least time that half of the probes that come back do not exceed.'),
  roundTrip(
    'ping-p95',
    'Ping, 95th percentile',
    95,
    'The least time that 95 in 100 of the probes that come back do not exceed.',
  ),
  roundTrip(
    'ping-p99',
    'Ping, 99th percentile',
    99,
    'The least time that 99 in 100 of the probes that come back do not exceed.',
  ),
  {
    id: 'ping-lost',
    name: 'Probes lost',
    definition: 'Part of the probes that is lost, on the way there or back.',
    formula: 'lost / sent',
    unit: '1',
    shown: '%',
    ...OURS,
    ...AS_ONE_BIN,
    ...ofRun((run, options: MetricOptions = {}) => {
      const bins = steadyWindow(run, options);
      const sent = ofPings(run, 'sent', bins);
      if (sent === 0) throw new Inapplicable('no probe was sent in the window');
      return reading(share(ofPings(run, 'dropped', bins), sent), bins.window, { parts: partsOf({ probes: sent }) });
    }),
  },
];

function ofPings(run: RecordedRun, column: 'sent' | 'dropped', bins: Bins): number {
  return pingsOf(run).reduce((sum, source) => sum + total(trafficColumn(run, source, column), bins), 0);
}
