/**
 * Moments of a run that the first scene waits for, each read from the run itself. Times in s; null before they have
 * come.
 */
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import type { RunHandle } from '../run/run-handle.ts';

type Run = Pick<RunHandle, 'drops' | 'series'>;

/** A window smaller than this part of what it was has been cut. */
const CUT = 0.75;
/** Flows share from this fairness index on. */
const SHARED = 0.9;

/** When the flow that lost the first packet had answered by cutting its window. */
export function firstAnswer({ drops, series }: Run): number | null {
  const { samples, layout } = series;
  const flow = drops.length > 0 ? endpointOf(drops.codeOf(0)) : Infinity;
  if (flow >= layout.flowGroups.length) return null;
  const window = series.flowColumn(flow, 'cwnd');
  let most = 0;
  for (let sample = Math.max(0, samples.indexAt(drops.timeOf(0))); sample < series.length; sample++) {
    if (window.at(sample) <= CUT * most) return samples.timeOf(sample);
    most = Math.max(most, window.at(sample));
  }
  return null;
}

/** When every flow had been sending for the averaging span and what they sent was shared. */
export function firstSharing({ series }: Run): number | null {
  const { samples, sent, averagingFrames, steadyFairness } = series;
  let sample = 0;
  for (const flow of sent) while (sample < series.length && flow.between(-1, sample) === 0) sample++;
  for (sample += averagingFrames + 1; sample < series.length; sample++) {
    if (steadyFairness.at(sample) >= SHARED) return samples.timeOf(sample);
  }
  return null;
}
