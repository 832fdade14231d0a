/** The queues of all hops in one picture. */
import { capitalized, fixed } from '../../format.ts';
import { hopName, hopsOf } from '../../scenario/hops.ts';
import { fetchedRow } from './fetched-row.ts';
import type { RowCard } from './row-card.ts';
import { inEnglish, say } from '../../../workers/words/say.ts';

const LANE = 10;
const MOST_LANES = 4;

/** Lanes of drops above the plot, one for each hop; of many hops one for all. */
export function dropLanes(hops: number): { count: number; height: number } {
  return { count: hops > MOST_LANES ? 1 : hops, height: LANE };
}

export const hopQueuesRow: RowCard<'queues'> = {
  id: 'queues',
  name: 'Queues of all hops',
  words: 'Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.',
  of: 'run',
  shape(scenario) {
    const { count, height } = dropLanes(hopsOf(scenario).length);
    return { weight: 90, above: 6 + count * height };
  },
  columns: (series) =>
    hopsOf(series.scenario).flatMap((_, hop) =>
      (['queueMax', 'drops'] as const).map((column) => ({
        name: `${inEnglish(() => hopName(series.scenario, hop))} ${column === 'drops' ? 'dropped' : 'queue, most'}`,
        unit: 'packets',
        values: series.hopColumn(hop, column),
        single: true,
      })),
    ),
  table: {
    words: 'mean queue of every hop and packets that it dropped',
    columns: ({ series }) =>
      hopsOf(series.scenario).flatMap((_, hop) => {
        const name = capitalized(hopName(series.scenario, hop));
        return [
          {
            head: say('{hop} queue, packets', { hop: name }),
            cell: (start: number, end: number) => fixed(series.queueSum[hop]!.between(start, end) / (end - start), 1),
          },
          {
            head: say('{hop} dropped, packets', { hop: name }),
            cell: (start: number, end: number) => String(series.queueDrops[hop]!.between(start, end)),
          },
        ];
      }),
  },
  make: fetchedRow('Queue of each hop', async () => (await import('./hop-queues-drawing.ts')).HopQueuesDrawing),
};
