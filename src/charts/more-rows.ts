/** The rows that are not there at first, in a file that is fetched when one of them is asked for. */
export { LossesRow } from './losses-row.ts';
export { roundTripRow } from './round-trip-row.ts';
export { UsedRow } from './used-row.ts';
