import type { AckPath } from '../../../workers/engine/network/endpoints.ts';

/** Put a packet on a pipe at `time`, s. */
export function putOn(pipe: AckPath, slot: number, time: number): void {
  pipe.entryTime = time;
  pipe.push(slot);
}
