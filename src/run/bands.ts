/** Groups of many flows are drawn as a median and a band. */
import { quantileSorted } from 'd3-array';
import { Column, type Keeping } from './column.ts';

/** Groups of more flows than this. */
export const MANY_FLOWS = 3;
/** Of the flows of a group at each frame: the value below which 10 %, 50 % and 90 % of them lie. */
export interface Band {
  low: Column;
  middle: Column;
  high: Column;
}

export function newBand(keeping: Keeping): Band {
  return { low: new Column(keeping), middle: new Column(keeping), high: new Column(keeping) };
}

/** Adds a frame. @param values overwritten: one for each flow of the group @param valueOf of a flow, by its place in the group */
export function pushBand(band: Band | null, values: Float64Array, valueOf: (place: number) => number): void {
  if (!band) return;
  for (let place = 0; place < values.length; place++) values[place] = valueOf(place);
  // d3's types know plain arrays only.
  const sorted = values.sort() as ArrayLike<number> as number[];
  band.low.push(quantileSorted(sorted, 0.1)!);
  band.middle.push(quantileSorted(sorted, 0.5)!);
  band.high.push(quantileSorted(sorted, 0.9)!);
}
