/** Columns of the rows that have a line per flow: for results, and for the table of the data. */
import type { Numbers, ResultColumn } from '../../../workers/results/results.ts';
import type { RunSeries } from '../../run/series.ts';
import { flowName, namesOf } from '../../scenario/names.ts';
import type { TableColumn } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

/** With more flows than this the table has a column per group. */
const MOST_FLOWS = 16;

/** A column of results for each flow. */
export function flowColumns(
  series: RunSeries,
  what: string,
  unit: string,
  of: (flow: number) => Numbers,
): ResultColumn[] {
  const names = namesOf(series.scenario);
  return series.flowsOfGroup.flatMap((flows, group) =>
    flows.map((flow, place) => ({
      name: `${flowName(names[group]!, flows.length, place)} ${what}`,
      unit,
      values: of(flow),
      single: true,
    })),
  );
}

/** A column of the table for each flow, or for each group where there are many. `head` follows the name. */
export function flowTable(
  series: RunSeries,
  head: string,
  cell: (flows: readonly number[], start: number, end: number) => string,
): TableColumn[] {
  const names = namesOf(series.scenario);
  const perGroup = series.layout.flowGroups.length > MOST_FLOWS;
  return series.flowsOfGroup.flatMap((flows, group): TableColumn[] => {
    const name = names[group]!;
    if (!perGroup)
      return flows.map((flow, place) => ({
        head: flowName(name, flows.length, place) + head,
        cell: (start, end) => cell([flow], start, end),
      }));
    return [
      {
        head: (flows.length > 1 ? say('{name}, all {count}', { name, count: flows.length }) : name) + head,
        cell: (start, end) => cell(flows, start, end),
      },
    ];
  });
}

/** The mean over some flows, of those that have a value; null where none has. */
export function meanOf(flows: readonly number[], of: (flow: number) => number | null): number | null {
  const values = flows.map(of).filter((value) => value !== null);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}
