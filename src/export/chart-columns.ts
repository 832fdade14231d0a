/** What the rows of the charts draw, as columns of results: the same numbers, in SI units. */
import type { RunSeries } from '../run/series.ts';
import type { RowId } from '../run/state.ts';
import { atHop, hopsOf } from '../scenario/hops.ts';
import { flowName, nameOfFlow, namesOf } from '../scenario/names.ts';
import { sampleTimes } from './frame-columns.ts';
import type { Numbers, ResultColumn } from './results.ts';

/** The time at which each sample ends, and what the rows on show tell of it; of the hop in view where they tell of one. */
export function chartColumns(series: RunSeries, rows: readonly RowId[], hop: number): ResultColumn[] {
  const { scenario, layout, length } = series;
  const names = namesOf(scenario);
  const perFlow = (what: string, unit: string, of: (flow: number) => Numbers): ResultColumn[] =>
    series.flowsOfGroup.flatMap((flows, group) =>
      flows.map((flow, place) => ({
        name: `${flowName(names[group]!, flows.length, place)} ${what}`,
        unit,
        values: of(flow),
        single: true,
      })),
    );
  const where = atHop(scenario, hop).replaceAll('\u00a0', ' ');
  const averaged = `mean over ${Number(series.averaging.toPrecision(3))} s`;
  const make: Readonly<Record<RowId, () => ResultColumn[]>> = {
    throughput: () => [
      ...perFlow(`throughput, ${averaged}`, 'bit/s', (flow) => series.throughput[flow]!),
      { name: 'fair share', unit: 'bit/s', values: series.fairShare, single: true },
    ],
    window: () => perFlow('window', 'packets', (flow) => series.flowColumn(flow, 'cwnd')),
    queue: () => [
      { name: `queue${where}, most`, unit: 'packets', values: series.hopColumn(hop, 'queueMax'), single: true },
      { name: `queue${where}, mean`, unit: 'packets', values: series.hopColumn(hop, 'queueMean'), single: true },
      ...(hopsOf(scenario)[hop]?.queue.kind === 'red'
        ? [
            {
              name: `queue${where}, average that RED sees`,
              unit: 'packets',
              values: series.hopColumn(hop, 'average'),
              single: true,
            },
          ]
        : []),
      ...scenario.flows.map((_, group): ResultColumn => ({
        name: `${names[group]}, dropped`,
        unit: 'packets',
        values: series.dropsOfGroup[group]!,
        single: true,
      })),
    ],
    fairness: () => [
      { name: `fairness index, ${averaged}`, unit: '1', values: series.steadyFairness, single: true },
      { name: 'fairness index of the sample', unit: '1', values: series.fairness, single: true },
    ],
    roundTrip: () => perFlow('round trip, smoothed', 's', (flow) => series.flowColumn(flow, 'srtt')),
    losses: () => perFlow('loss events', 'events', (flow) => series.flowColumn(flow, 'lossEvents')),
    used: () => [
      {
        name: `left the link${where}`,
        unit: 'packets',
        values: { length, at: (sample) => series.departures[hop]!.between(sample - 1, sample) },
      },
    ],
    inside: () => insideColumns(series),
  };
  const time: ResultColumn = { name: 'time', unit: 's', values: sampleTimes(scenario, layout.period, length) };
  return [time, ...rows.flatMap((row) => make[row]())];
}

/** All that is known of the inside of the flow that the charts look into, as long as it is known. */
function insideColumns({ scenario, length, inside }: RunSeries): ResultColumn[] {
  if (!inside) return [];
  const name = nameOfFlow(scenario, inside.flow);
  return inside.variables.map((variable, index) => ({
    name: `inside of ${name}, ${variable.name}`,
    unit: variable.unit || '1',
    values: { length, at: (sample) => (sample < inside.length ? inside.columns[index]!.at(sample) : NaN) },
    single: true,
  }));
}

/** The samples that end within a stretch of time, s; null for all. */
export function within(
  columns: readonly ResultColumn[],
  stretch: readonly [from: number, to: number] | null,
): ResultColumn[] {
  if (!stretch) return [...columns];
  const times = columns[0]!.values;
  let [first, end] = [0, times.length];
  while (first < end && times.at(first)! < stretch[0] - 1e-9) first++;
  while (end > first && times.at(end - 1)! > stretch[1] + 1e-9) end--;
  return columns.map(({ values, ...column }) => ({
    ...column,
    values: { length: end - first, at: (row) => values.at(first + row) },
  }));
}
