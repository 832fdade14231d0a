/** How many bytes each flow has delivered since the run began. */
import type { RowCard } from './row-card.ts';
import { runningTotals } from './running-totals.ts';

export const deliveredRow: RowCard<'delivered'> = {
  name: 'Delivered so far',
  words:
    'The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.',
  ...runningTotals(
    'delivered',
    { count: 'delivered', each: (packetBytes) => packetBytes, noun: 'delivered so far', unit: 'bytes' },
    { unit: 1e6, words: 'MB', digits: 2, title: 'Delivered by each flow' },
  ),
};
