/** Where a step by packet or loss leads: the record beside a time, among those that the page has. */
import { ENTERED_MARKED, hopOf, isDrop, kindOf } from '../../workers/engine/network/packet-records.ts';
import type { DropLog, PacketStore } from './packet-store.ts';

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
