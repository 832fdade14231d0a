/** In the lean live worker: what reads and runs rules, and windows set by hand, is in the file of the whole one, in which the page runs what has one. */
import type { FlowParts } from '../engine/transport/ends.ts';
import type { ParameterValues } from '../engine/scenario/parameter.ts';

export function whyNoRule(_text: string): string | null {
  return 'this worker has nothing that reads rules';
}

export function connectOwn(_values: ParameterValues, _flow: FlowParts): never {
  throw new Error('this worker runs no rule');
}

export function connectHands(_values: ParameterValues, _flow: FlowParts): never {
  throw new Error('this worker runs no hand');
}

export const connectHandsRate = connectHands;
