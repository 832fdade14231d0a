/** The frames of a run as columns of results: all that the engine samples, by the names that the command line uses. */
import {
  FAIRNESS_OFFSET,
  FLOW_COLUMNS,
  type FrameLayout,
  HOP_COLUMNS,
  flowOffset,
  hopOffset,
  TRAFFIC_COLUMNS,
  trafficOffset,
} from '../../workers/engine/sampling/frame.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Numbers, ResultColumn } from './results.ts';

const UNITS: Readonly<Record<string, string>> = { fairness: '1', srtt: 's' };

/** What is read of the sample store. */
export interface Frames {
  readonly layout: FrameLayout;
  readonly columns: readonly Numbers[];
  readonly length: number;
}

/** The times at which samples end, s, without what floating point adds behind their twelfth digit. */
export function sampleTimes({ duration }: Scenario, period: number, length: number): Numbers {
  return { length, at: (index) => Number(Math.min((index + 1) * period, duration).toPrecision(12)) };
}

/** The time at which each frame's period ends, and every column of the frames. */
export function frameColumns(scenario: Scenario, { layout, columns, length }: Frames): ResultColumn[] {
  const column = (owner: string, what: string, offset: number): ResultColumn => ({
    name: `${owner} ${what}`,
    unit: UNITS[what] ?? 'packets',
    values: columns[offset]!,
    single: true,
  });
  const seen = new Map<number, number>();
  const flows = layout.flowGroups.flatMap((group, flow) => {
    const index = seen.get(group) ?? 0;
    seen.set(group, index + 1);
    return FLOW_COLUMNS.map((what) => column(`${scenario.flows[group]!.id}[${index}]`, what, flowOffset(flow, what)));
  });
  const many = <T>(count: number, make: (index: number) => T[]): T[] =>
    Array.from({ length: count }, (_, index) => make(index)).flat();
  return [
    { name: 'time', unit: 's', values: sampleTimes(scenario, layout.period, length) },
    column('run', 'fairness', FAIRNESS_OFFSET),
    ...flows,
    ...many(layout.hops, (hop) => HOP_COLUMNS.map((what) => column(`hop ${hop}`, what, hopOffset(layout, hop, what)))),
    ...many(layout.traffic, (source) =>
      TRAFFIC_COLUMNS.map((what) => column(`traffic ${source}`, what, trafficOffset(layout, source, what))),
    ),
  ];
}
