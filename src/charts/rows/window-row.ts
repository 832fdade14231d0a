/** Window of each flow, with its part of the bandwidth–delay product. */
import { findScheme } from '../../../workers/engine/schemes/index.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { compact, fixed } from '../../format.ts';
import { bandwidthDelayPackets, type Effective, effectiveAt } from '../../scenario/effective.ts';
import { drawLevel, drawSteps, steps } from '../reference.ts';
import { flowColumns, flowTable, meanOf } from './flow-columns.ts';
import { FlowRow } from './flow-lines.ts';
import { flowCount, type FlowQuantity } from './flow-quantity.ts';
import type { RowCard } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

const quantity: FlowQuantity = {
  // A flow that does not send has no window.
  row: 'window',
  ...{ steps: 3, unit: 1, words: 'packets', digits: 1, gaps: true },
  title: ({ scenario }) =>
    // A rate scheme has no window: what it sends in a round trip is the same measure.
    scenario.flows.some((group) => findScheme(group.scheme.kind)?.control === 'rate')
      ? ['Window or rate × round trip', ' of each flow, packets', ', packets']
      : ['Window of each flow', ', packets that may be on their way at once', ', packets'],
  flow: (series, flow) => series.flowColumn(flow, 'cwnd'),
  band: (series, group) => series.windowBands[group]!,
  expected: (scenario) => {
    const { rate, queue } = scenario.path[0]!;
    const held =
      rate === null ? 20 * flowCount(scenario) : bandwidthDelayPackets(scenario, rate)! + Math.min(queue.limit, 2_000);
    // Windows of several flows are not alike. Flows that come later find those of the first on the axis.
    const first = firstFlows(scenario);
    return (held * (first > 1 ? 1.8 : 1.1)) / first;
  },
  references(scene, y, top) {
    const { scenario } = scene;
    const receivers = receiveWindows(scenario, top).map((packets) =>
      drawLevel(scene, y(packets), {
        key: `receive ${packets}`,
        name: say('receive window {packets}', { packets }),
        shorter: [say('receive {packets}', { packets })],
      }),
    );
    if (scenario.path.length > 1) return receivers;
    const bdp = (now: Effective): number | null => bandwidthDelayPackets(scenario, now.rates[0] ?? null, now);
    // Each flow's part of what the link holds.
    const parts = steps(scene, (now) => {
      const all = bdp(now);
      const flows = sending(scenario, now);
      return all === null || flows === 0 ? null : all / flows;
    });
    const products = drawSteps(scene, parts, y, top, (level, since) => {
      const flows = sending(scenario, effectiveAt(scenario, since));
      const packets = compact(level, 3);
      const of = flows === 1 ? '' : `÷ ${flows} `;
      return {
        key: 'bdp',
        name: flows === 1 ? `BDP ${packets}` : say('BDP ÷ {flows} flows {packets}', { flows, packets }),
        shorter: [`BDP ${of}${packets}`, `BDP ${of}`.trim()],
      };
    });
    return [...receivers, ...products];
  },
};

export const windowRow: RowCard<'window'> = {
  id: 'window',
  name: 'Window or rate',
  words: 'The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.',
  of: 'flows',
  // On top it is what the page is about: the largest picture.
  shape: (_, rows) => ({ weight: rows[0] === 'window' ? 165 : 119, above: 4 }),
  columns: (series) => flowColumns(series, 'window', 'packets', (flow) => series.flowColumn(flow, 'cwnd')),
  table: {
    words: 'the window at its end',
    columns: ({ series }) =>
      flowTable(series, ' window, packets', (flows, _, end) =>
        fixed(
          meanOf(flows, (flow) => series.flowColumn(flow, 'cwnd').at(end))!,
          1,
        ),
      ),
  },
  make: () => new FlowRow(quantity),
};

/** The most packets that receivers take at a time, where that lies on the axis; each once. */
function receiveWindows({ flows, transport }: Scenario, top: number): number[] {
  // One that nobody has set is no line.
  const windows = flows.map((group) => group.transport?.maxWindow ?? transport.maxWindow ?? Infinity);
  return [...new Set(windows)].filter((packets) => packets <= top);
}

/** Flows that send from the beginning. */
function firstFlows({ flows }: Scenario): number {
  const start = Math.min(...flows.map((group) => group.start));
  return flows.reduce((sum, group) => sum + (group.start === start ? group.count : 0), 0);
}

/** Flows that send data along the path. */
function sending(scenario: Scenario, { running }: Effective): number {
  return running.reduce((sum, count, group) => sum + (scenario.flows[group]!.direction === 'forward' ? count : 0), 0);
}
