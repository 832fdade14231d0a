/** Where a step by packet, loss or round trip leads: what is beside a time, among what the page has. */
import { ENTERED_MARKED, hopOf, isDrop, kindOf } from '../../workers/engine/network/packet-records.ts';
import type { DropLog, PacketStore } from './packet-store.ts';
import type { RunSeries } from './series.ts';

/** 1 is later, −1 earlier. */
export type Direction = 1 | -1;

/** Records closer than this are of one time, s. */
export const SAME_TIME = 1e-9;

/** Time (s) of the first drop after `time` or of the last one before it; null if none is known. */
export function lossBeside(drops: DropLog, time: number, direction: Direction): number | null {
  const index = direction === 1 ? drops.after(time + SAME_TIME) : drops.after(time - SAME_TIME) - 1;
  return index >= 0 && index < drops.length ? drops.timeOf(index) : null;
}

/** Time (s) at which the next packet arrives at hop number `hop`, or the last one before did; null if none is known. */
export function arrivalBeside(packets: PacketStore, hop: number, time: number, direction: Direction): number | null {
  if (time < packets.from || time > packets.to) return null;
  let index = direction === 1 ? packets.after(time + SAME_TIME) : packets.after(time - SAME_TIME) - 1;
  for (; index >= packets.first && index < packets.end; index += direction) {
    const code = packets.codeOf(index);
    const arrives = kindOf(code) <= ENTERED_MARKED || isDrop(kindOf(code));
    if (arrives && hopOf(code) === hop) return packets.timeOf(index);
  }
  return null;
}

/** Far less than a round trip. */
const SAME_COUNT = 1e-6;

/** Round trips by `time` (s), one after the other, of the observed flow, else of the first; with the part of the last one. */
export function roundTripsBy(series: RunSeries, time: number): number {
  const place = time / series.layout.period;
  const last = Math.min(Math.floor(place + SAME_COUNT), series.length) - 1;
  const next = Math.min(last + 1, series.length - 1);
  const lasts = next < 0 ? 1 : countAt(series, next) - countAt(series, next - 1);
  return countAt(series, last) + lasts * (place - last - 1);
}

/** Time (s) at which a round trip ends, the next one or the last one before; null if it is not known yet. */
export function roundTripBeside(series: RunSeries, time: number, direction: Direction): number | null {
  const count = roundTripsBy(series, time);
  const wanted = direction === 1 ? Math.floor(count + SAME_COUNT) + 1 : Math.ceil(count - SAME_COUNT) - 1;
  if (wanted <= 0) return 0;
  let [before, index] = [-1, series.length - 1];
  if (index < 0 || countAt(series, index) < wanted - SAME_COUNT) return null;
  while (index - before > 1) {
    const middle = (before + index) >> 1;
    if (countAt(series, middle) < wanted - SAME_COUNT) before = middle;
    else index = middle;
  }
  const begin = countAt(series, before);
  return (before + 1 + (wanted - begin) / (countAt(series, index) - begin)) * series.layout.period;
}

/** Round trips by the end of a sample; of a group's flows the mean. While a flow is not there, those of its empty path. */
function countAt(series: RunSeries, sample: number): number {
  const { layout, flowsOfGroup, flowState } = series;
  const group = layout.flowGroups[flowState?.flow ?? 0];
  if (group === undefined) return sample + 1;
  if (sample < 0) return 0;
  const flows = flowsOfGroup[group]!;
  const base = flows.reduce((sum, flow) => sum + layout.flowBaseRtt[flow]!, 0) / flows.length;
  const elsewhere = flows.length * (sample + 1) * layout.period - series.timed[group]!.at(sample);
  return (series.roundTrips[group]!.at(sample) + elsewhere / base) / flows.length;
}
