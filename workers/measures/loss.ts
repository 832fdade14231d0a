/** Drops, marks and loss events. */
import { share } from '../engine/sampling/statistics.ts';
import { hopOf, total } from './capacity.ts';
import { AS_ONE_BIN, ofRun, type RunMetric } from './card.ts';
import { selectFlows, selectStudied, selectTcp } from './flows.ts';
import { Inapplicable, partsOf, reading } from './result.ts';
import { flowColumn, flowName, hopColumn, type RecordedRun } from './run.ts';
import { type Bins, steadyWindow } from './window.ts';

/** Of those flows with the shortest base RTT: packets dropped over packets sent. */
function lossRateOfNearest(run: RecordedRun, flows: readonly number[], bins: Bins): { rate: number; names: string } {
  const { flowBaseRtt } = run.layout;
  const shortest = flows.reduce((least, flow) => Math.min(least, flowBaseRtt[flow]!), Infinity);
  const nearest = flows.filter((flow) => flowBaseRtt[flow]! <= shortest * (1 + 1e-9));
  const rate = share(sumOver(run, nearest, 'dropped', bins), sumOver(run, nearest, 'sent', bins));
  return { rate, names: nearest.map((flow) => flowName(run, flow)).join(', ') };
}

function sumOver(run: RecordedRun, flows: readonly number[], name: 'sent' | 'dropped', bins: Bins): number {
  return flows.reduce((sum, flow) => sum + total(flowColumn(run, flow, name), bins), 0);
}

export const lossMetrics: readonly RunMetric[] = [
  {
    id: 'drop-rate',
    name: 'Packet drop rate',
    definition:
      'Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.',
    formula: 'drops / arrivals',
    unit: '1',
    shown: '%',
    papers: ['bansal2001', 'jin2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const bins = steadyWindow(run, options);
      const hop = options.hop ?? 0;
      hopOf(run, hop);
      const flows = selectFlows(run, options.flows);
      const sent = sumOver(run, flows, 'sent', bins);
      if (sent === 0) throw new Inapplicable('no packet was sent in the window');
      const all = share(total(hopColumn(run, hop, 'drops'), bins), total(hopColumn(run, hop, 'arrivals'), bins));
      return reading(sumOver(run, flows, 'dropped', bins) / sent, bins.window, {
        parts: [{ label: `all traffic at hop ${hop}`, value: all }],
      });
    }),
  },
  {
    id: 'mark-drop-rate',
    of: 'hop',
    name: 'Early marking plus overflow drop rate',
    definition: 'Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.',
    formula: '(ECN marks + drops) / arrivals',
    unit: '1',
    shown: '%',
    papers: ['jin2001'],
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const bins = steadyWindow(run, options);
      const hop = options.hop ?? 0;
      hopOf(run, hop);
      const arrivals = total(hopColumn(run, hop, 'arrivals'), bins);
      if (arrivals === 0) throw new Inapplicable('no packet arrived at the hop in the window');
      const marks = total(hopColumn(run, hop, 'marks'), bins) / arrivals;
      const drops = total(hopColumn(run, hop, 'drops'), bins) / arrivals;
      return reading(marks + drops, bins.window, {
        parts: partsOf({ marked: marks, dropped: drops }),
      });
    }),
  },
  {
    id: 'norm-loss-rate',
    name: 'Normalized packet-loss rate',
    definition: 'Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.',
    formula: '(dropped/sent) of the studied flow / (dropped/sent) of TCP',
    unit: '1',
    papers: ['tsao2007'],
    ...AS_ONE_BIN,
    note: 'Of several flows with the shortest RTT, all together.',
    ...ofRun((run, options = {}) => {
      const bins = steadyWindow(run, options);
      const studied = lossRateOfNearest(run, selectStudied(run, options.flows), bins);
      const tcp = lossRateOfNearest(run, selectTcp(run, options.reference), bins);
      if (tcp.rate === 0) throw new Inapplicable('TCP lost nothing in the window');
      return reading(studied.rate / tcp.rate, bins.window, {
        parts: [
          { label: studied.names, value: studied.rate },
          { label: tcp.names, value: tcp.rate },
        ],
      });
    }),
  },
];
