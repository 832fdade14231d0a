/** How long each transfer took: a point where it ended. */
import { type Durations, durationsOf } from '../../../workers/engine/sampling/statistics.ts';
import type { Numbers } from '../../../workers/results/results.ts';
import { fixed } from '../../format.ts';
import type { RunSeries } from '../../run/series.ts';
import { fetchedRow } from './fetched-row.ts';
import { flowColumns, flowTable } from './flow-columns.ts';
import type { RowCard } from './row-card.ts';

export const completionRow: RowCard<'completion'> = {
  id: 'completion',
  name: 'Completion times',
  words: 'How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.',
  of: 'flows',
  shape: () => ({ weight: 70, above: 4 }),
  columns: (series) => {
    const finite = series.scenario.flows.some(({ packets }) => packets !== null);
    if (!finite) return [];
    const per = (of: (took: Durations) => number) => (flow: number) => perSample(series, flow, of);
    return [
      ...flowColumns(
        series,
        'transfers completed',
        'transfers',
        per(({ count }) => count),
      ),
      ...flowColumns(
        series,
        'completion time',
        's',
        per(({ mean }) => mean),
      ),
    ];
  },
  table: {
    words: 'the mean completion time of the transfers that ended in it',
    columns: ({ series }) =>
      flowTable(series, ' completion time, s', (flows, start, end) => {
        const { samples, completions } = series;
        const took = completions.of((flow) => flows.includes(flow), samples.timeOf(start), samples.timeOf(end));
        return took.length > 0 ? fixed(durationsOf(took)!.mean, 3) : '–';
      }),
  },
  make: fetchedRow(
    'Completion time of each transfer',
    async () => (await import('./completion-drawing.ts')).CompletionRow,
  ),
};

/** Of the transfers of a flow that ended within each sample; NaN where none did. */
function perSample(
  { samples, completions, length }: RunSeries,
  flow: number,
  of: (took: Durations) => number,
): Numbers {
  return {
    length,
    at: (sample: number): number => {
      const took = completions.of((other) => other === flow, samples.timeOf(sample - 1), samples.timeOf(sample));
      const all = durationsOf(took);
      return all === null ? NaN : of(all);
    },
  };
}
