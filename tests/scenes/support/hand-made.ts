/** A run written by hand, a number for each sample, so that each answer can be read off. */
import { RunSeries } from '../../../src/run/series.ts';
import {
  FLOW_COLUMNS,
  flowOffset,
  type FlowColumn,
  frameLayout,
  HOP_COLUMNS,
  type HopColumn,
  hopOffset,
} from '../../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../../support/scenario.ts';

type Columns<Column extends string> = Partial<Record<Column, readonly number[]>>;

/** Two flows of `a` across both hops, one of `b` across the first, with smaller packets; measured from 4 s on. */
export const scenario = scenarioWith({
  duration: 30,
  warmup: 4,
  sample: 1,
  transport: { handshake: false },
  path: [{ rate: 4e6 }, { rate: 2e6 }],
  flows: [
    { id: 'a', count: 2 },
    { id: 'b', packetSize: 500, leave: 0 },
  ],
});

/** What is missing is 0, and a list that ends goes on with its last number. @param of its samples are the lists’ numbers */
export function handMade(
  flows: readonly Columns<FlowColumn>[],
  hops: readonly Columns<HopColumn>[] = [],
  of = scenario,
): RunSeries {
  const layout = frameLayout({
    period: Number(of.sample),
    flowGroups: [0, 0, 1],
    flowBaseRtt: [0.1, 0.1, 0.1],
    hops: 2,
    traffic: 0,
  });
  const series = new RunSeries(of, layout);
  const lists = [...flows, ...hops].flatMap((columns) => Object.values(columns));
  const length = Math.max(...lists.map((list) => list.length));
  const value = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? list?.at(-1) ?? 0;
  for (let index = 0; index < length; index++) {
    const row = new Float32Array(layout.width);
    for (const [flow, columns] of flows.entries())
      for (const name of FLOW_COLUMNS) row[flowOffset(flow, name)] = value(columns[name], index);
    for (const [hop, columns] of hops.entries())
      for (const name of HOP_COLUMNS) row[hopOffset(layout, hop, name)] = value(columns[name], index);
    series.append(index, 1, row);
  }
  return series;
}
