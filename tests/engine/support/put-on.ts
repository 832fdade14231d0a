import type { AckLine } from '../../../workers/engine/transport/ends.ts';

/** Put a packet on a line at `time`, s. */
export function putOn(line: AckLine, slot: number, time: number): void {
  line.entryTime = time;
  line.push(slot);
}
