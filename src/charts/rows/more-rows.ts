/** The rows that are not there at first, in a file that is fetched when one of them is asked for. */
import { InsideRow } from './inside-row.ts';
import { LossesRow } from './losses-row.ts';
import { roundTripRow } from './round-trip-row.ts';
import type { ChartRow } from '../scene.ts';
import { UsedRow } from './used-row.ts';

export function makeRow(id: 'roundTrip' | 'losses' | 'used' | 'inside'): ChartRow {
  switch (id) {
    case 'roundTrip':
      return roundTripRow();
    case 'losses':
      return new LossesRow();
    case 'used':
      return new UsedRow();
    case 'inside':
      return new InsideRow();
  }
}
