import { FATES } from '../../../workers/engine/network/fates.ts';
import { flowOffset, type FrameLayout } from '../../../workers/engine/sampling/frame.ts';

const fates = FATES.filter((fate) => fate !== 'waited');

/** Fates of packets, those of them that are told, and a frame in which the flows have these windows. */
export const NARRATED = {
  fates,
  told: fates.filter((fate) => fate !== 'ACK dropped'),
  rowOf(layout: FrameLayout, windows: readonly number[]): Float32Array {
    const row = new Float32Array(layout.width);
    windows.forEach((window, flow) => (row[flowOffset(flow, 'cwnd')] = window));
    return row;
  },
};
