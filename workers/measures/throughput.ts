/** What flows get, of the link and beside TCP. */
import { meanOf } from '../engine/sampling/statistics.ts';
import { availableRate, bitsSent, capacityBits, total } from './capacity.ts';
import { AS_ONE_BIN, type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { activeThroughout, schemeKey, selectFlows, selectStudied, selectTcp } from './flows.ts';
import { Inapplicable, partsOf, reading } from './result.ts';
import { endOf, flowColumn, byFlow, packetBits, type RecordedRun } from './run.ts';
import { asOneBin, type Bins, binsBetween, steadyWindow } from './window.ts';

/** Seconds at the end over which jin2001 takes a flow's throughput. */
const LAST_SECONDS = 60;

/** bit/s of each flow at its receiver. */
function throughputs(run: RecordedRun, flows: readonly number[], bins: Bins): number[] {
  const { from, to } = bins.window;
  return flows.map((flow) => (total(flowColumn(run, flow, 'delivered'), bins) * packetBits(run, flow)) / (to - from));
}

/** Shares of an equal part of what is available, flow by flow. */
function normalized(
  run: RecordedRun,
  options: MetricOptions,
): { flows: number[]; bins: Bins; shares: number[]; caveats: string[] } {
  const bins = steadyWindow(run, options);
  const flows = selectFlows(run, options.flows);
  const fair = availableRate(run, options.hop ?? 0, bins) / flows.length;
  const shares = throughputs(run, flows, bins).map((rate) => rate / fair);
  const all = flows.every((flow) => activeThroughout(run, flow, bins)[0]);
  return { flows, bins, shares, caveats: all ? [] : ['not every flow was there for the whole window'] };
}

const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

export const throughputMetrics: readonly RunMetric[] = [
  {
    id: 'norm-throughput',
    name: 'Normalized per-flow throughput',
    definition:
      "Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.",
    formula: 'x_i / (A/N), A = mean bandwidth left to the N adaptive flows',
    unit: '1',
    papers: ['bansal2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const { flows, bins, shares, caveats } = normalized(run, options);
      const parts = byFlow(run, flows, shares);
      return reading(
        shares.reduce((least, share) => Math.min(least, share), Infinity),
        bins.window,
        { parts, caveats },
      );
    }),
  },
  {
    id: 'norm-throughput-mean',
    name: 'Mean normalized throughput of a scheme',
    definition:
      'Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.',
    formula: 'mean over the scheme of x_i / (A/N)',
    unit: '1',
    papers: ['bansal2001'],
    ...AS_ONE_BIN,
    note: 'N counts the flows selected, of every scheme.',
    ...ofRun((run, options = {}) => {
      const { flows, bins, shares, caveats } = normalized(run, options);
      const keys = flows.map((flow) => schemeKey(run, flow));
      const parts = [...new Set(keys)].map((key) => ({
        label: key,
        value: meanOf(shares.filter((_, index) => keys[index] === key))!,
      }));
      return reading(meanOf(shares)!, bins.window, { parts, caveats });
    }),
  },
  {
    id: 'agg-throughput',
    name: 'Aggregate normalized throughput',
    definition: 'Throughput of all adaptive flows as a part of the average bandwidth available to them.',
    formula: 'Σ x_i / A',
    unit: '1',
    papers: ['bansal2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const { flows, bins, shares } = normalized(run, options);
      return reading(sum(shares) / flows.length, bins.window);
    }),
  },
  {
    id: 'utilization',
    of: 'hop',
    name: 'Link utilization',
    definition: 'Part of the capacity of the link that is used, all traffic together.',
    formula: 'bits transmitted / (C · duration)',
    unit: '1',
    shown: '%',
    papers: ['bansal2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const hop = options.hop ?? 0;
      const bins = steadyWindow(run, options);
      const capacity = capacityBits(run, hop, bins.window.from, bins.window.to);
      const { bits, caveats } = bitsSent(run, hop, bins);
      return reading(bits / capacity, bins.window, { caveats });
    }),
  },
  {
    id: 'flow-throughput',
    name: 'Throughput of one flow',
    definition:
      'What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.',
    formula: 'bits delivered in the last 60 s / 60 s',
    unit: 'bit/s',
    papers: ['jin2001'],
    defaultWindow: 'the last 60 s, as one bin',
    sampling: 'any',
    ...ofRun((run, options = {}) => {
      const to = options.to ?? endOf(run);
      const from = options.from ?? to - LAST_SECONDS;
      if (from < 0) throw new Inapplicable(`needs ${LAST_SECONDS} s; the run ends at ${to} s`);
      const bins = asOneBin(run, binsBetween(run, from, to, run.layout.period));
      const flows = selectFlows(run, options.flows);
      const rates = throughputs(run, flows, bins);
      return reading(meanOf(rates)!, bins.window, {
        parts: byFlow(run, flows, rates),
      });
    }),
  },
  {
    id: 'share-ratio',
    name: 'Bandwidth share relative to TCP',
    definition: 'Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.',
    formula: 'mean x of the studied flows / mean x of the TCP flows',
    unit: '1',
    papers: ['tsao2007', 'jin2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const bins = steadyWindow(run, options);
      const studied = meanOf(throughputs(run, selectStudied(run, options.flows), bins))!;
      const tcp = meanOf(throughputs(run, selectTcp(run, options.reference), bins))!;
      if (tcp === 0) throw new Inapplicable('TCP delivered nothing in the window');
      return reading(studied / tcp, bins.window, {
        parts: partsOf({ 'studied, bit/s': studied, 'TCP, bit/s': tcp }),
      });
    }),
  },
];
