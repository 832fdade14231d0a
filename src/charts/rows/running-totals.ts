/** What has come together since a run began, flow by flow: lines that only climb. */
import { quantileSorted } from 'd3-array';
import { MANY_FLOWS } from '../../run/bands.ts';
import type { RunSeries, Stream } from '../../run/series.ts';
import { streamNames } from '../../scenario/describe-traffic.ts';
import { Derived, ofRun } from '../derived.ts';
import type { FlowBand } from './flow-quantity.ts';
import type { RowCard, TableColumn } from './row-card.ts';
import type { ResultColumn } from '../../../workers/results/results.ts';
import { flowColumns, flowTable } from './flow-columns.ts';
import { FlowRow } from './flow-lines.ts';
import { say } from '../../../workers/words/say.ts';

/** Of which packets, and what one of them counts. */
export interface Counted {
  count: 'delivered' | 'dropped';
  /** What a packet of so many bytes counts, in the unit of files: bytes, or 1. */
  each(packetBytes: number): number;
  /** What files and the table call it, in which unit. */
  noun: string;
  unit: string;
}

/** The axis: units of the file per unit shown, its words and decimals. */
export interface Shown {
  unit: number;
  words: string;
  digits: number;
  title: string;
}

interface Sums {
  flows: Derived[];
  streams: Derived[];
  bands: (FlowBand | null)[];
}

/** A row of running totals as a card has it: columns, table and drawing. */
export function runningTotals<Id extends string>(
  id: Id,
  { count, each, noun, unit }: Counted,
  shown: Shown,
): Pick<RowCard<Id>, 'id' | 'of' | 'shape' | 'columns' | 'table' | 'make'> {
  const packetBytes = ({ scenario, layout }: RunSeries, flow: number): number =>
    scenario.flows[layout.flowGroups[flow]!]!.packetSize;
  const sums = ofRun((series): Sums => {
    const summed = (of: { at(sample: number): number }, bytes: number): Derived =>
      new Derived(series, (sample) => of.at(sample) * each(bytes));
    const flows = series[count].map((totals, flow) => summed(totals, packetBytes(series, flow)));
    const part = (members: readonly number[], p: number): Derived =>
      new Derived(series, (sample) => {
        const values = members.map((flow) => flows[flow]!.at(sample)).toSorted((one, other) => one - other);
        return quantileSorted(values, p)!;
      });
    return {
      flows,
      streams: series.streams.map((stream: Stream, source) =>
        summed(stream[count], series.scenario.traffic[source]!.packetSize),
      ),
      bands: series.flowsOfGroup.map((members) =>
        members.length > MANY_FLOWS
          ? { low: part(members, 0.1), middle: part(members, 0.5), high: part(members, 0.9) }
          : null,
      ),
    };
  });
  const cell = (sum: number): string => (sum / shown.unit).toFixed(shown.unit === 1 ? 0 : 3);
  return {
    id,
    of: 'flows',
    shape: () => ({ weight: 80, above: 0 }),
    columns: (series): ResultColumn[] => [
      ...flowColumns(series, noun, unit, (flow) => sums(series).flows[flow]!),
      ...streamNames(series.scenario.traffic).map((name, source) => ({
        ...{ name: `${name} ${noun}`, unit, values: sums(series).streams[source]!, single: true },
      })),
    ],
    table: {
      words: `${noun} at its end`,
      columns: ({ series }): TableColumn[] => [
        ...flowTable(series, ` ${noun}, ${shown.words}`, (flows, _, end) =>
          cell(flows.reduce((sum, flow) => sum + sums(series).flows[flow]!.at(end), 0)),
        ),
        ...streamNames(series.scenario.traffic).map((name, source) => ({
          head: `${name} ${noun}, ${shown.words}`,
          cell: (_: number, end: number) => cell(sums(series).streams[source]!.at(end)),
        })),
      ],
    },
    make: () =>
      new FlowRow({
        ...{ row: id, steps: 3, unit: shown.unit, words: shown.words, digits: shown.digits, gaps: false },
        whole: shown.digits === 0,
        title: () => [shown.title, say(', {unit} since the run began', { unit: say(shown.words) }), `, ${shown.words}`],
        flow: (series, flow) => sums(series).flows[flow]!,
        band: (series, group) => sums(series).bands[group]!,
        streams: (series) => sums(series).streams,
        expected: () => 0,
        references: () => [],
      }),
  };
}
