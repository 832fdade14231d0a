/** The frames of a run as columns of results: all that the engine samples, for page and command line. */
import {
  FLOW_COLUMNS,
  type FrameLayout,
  HOP_COLUMNS,
  RUN_COLUMNS,
  TRAFFIC_COLUMNS,
  TWO_QUEUE_COLUMNS,
} from '../engine/sampling/frame.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { ColumnName, Numbers, ResultColumn } from './results.ts';

const UNITS: Readonly<Record<string, string>> = {
  fairness: '1',
  srtt: 's',
  lowWait: 's',
  classicWait: 's',
  chance: '1',
};

/** What is read of the sample store. */
export interface Frames {
  readonly layout: FrameLayout;
  readonly columns: readonly Numbers[];
  readonly length: number;
}

export const TIME: ColumnName = { name: 'time', unit: 's' };

/** The time at which sample `index` ends, s, without what floating point adds after the twelfth digit. */
export function sampleTime({ duration }: Pick<Scenario, 'duration'>, period: number, index: number): number {
  return Number(Math.min((index + 1) * period, duration).toPrecision(12));
}

/** The times at which samples end, s. */
export function sampleTimes(scenario: Scenario, period: number, length: number): Numbers {
  return { length, at: (index) => sampleTime(scenario, period, index) };
}

/** The end of each frame's period, and every column of the frames. */
export function frameColumns(scenario: Scenario, { layout, columns, length }: Frames): ResultColumn[] {
  return [
    { ...TIME, values: sampleTimes(scenario, layout.period, length) },
    ...frameNames(scenario, layout).map((name, offset) => ({ ...name, values: columns[offset]!, single: true })),
  ];
}

/** Name and unit of each number in a frame, in the order of the frame (see sampling/frame.ts). */
export function frameNames({ flows }: Scenario, layout: FrameLayout): ColumnName[] {
  const named = (owner: string, columns: readonly string[]): ColumnName[] =>
    columns.map((what) => ({ name: `${owner} ${what}`, unit: UNITS[what] ?? 'packets' }));
  const many = (owner: string, count: number, columns: readonly string[]): ColumnName[] =>
    Array.from({ length: count }, (_, index) => named(`${owner} ${index}`, columns)).flat();
  const seen = new Map<number, number>();
  const ofFlows = layout.flowGroups.flatMap((group) => {
    const index = seen.get(group) ?? 0;
    seen.set(group, index + 1);
    return named(`${flows[group]!.id}[${index}]`, FLOW_COLUMNS);
  });
  return [
    ...named('run', RUN_COLUMNS),
    ...ofFlows,
    ...many('hop', layout.hops, HOP_COLUMNS),
    ...many('traffic', layout.traffic, TRAFFIC_COLUMNS),
    ...(layout.twoQueues ?? []).flatMap((hop) => named(`hop ${hop}`, TWO_QUEUE_COLUMNS)),
  ];
}
