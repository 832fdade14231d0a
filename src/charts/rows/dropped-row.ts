/** How many packets each flow has lost since the run began. */
import type { RowCard } from './row-card.ts';
import { runningTotals } from './running-totals.ts';

export const droppedRow: RowCard<'dropped'> = {
  name: 'Lost so far',
  words: 'The packets of each flow and source that have been dropped since the run began, by queues and on the way.',
  ...runningTotals(
    'dropped',
    { count: 'dropped', each: () => 1, noun: 'lost so far', unit: 'packets' },
    { unit: 1, words: 'packets', digits: 0, title: 'Lost by each flow' },
  ),
};
