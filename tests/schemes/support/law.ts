/** The law of a window scheme alone, with the clock, the RTT and the window limit in the test's hands. */
import type { SchemeChoice } from '../../../workers/engine/scenario/types.ts';
import type { WindowScheme } from '../../../workers/engine/schemes/scheme.ts';
import type { WindowLaw } from '../../../workers/engine/transport/window-law.ts';
import { schemeOf } from './parts.ts';

export interface View {
  /** s */
  now: number;
  /** s */
  srtt: number;
  /** packets */
  maxWindow: number;
}

/** `view` may be changed while the law is in use. */
export function lawOf(choice: SchemeChoice, view: View = { now: 0, srtt: 0.1, maxWindow: 10_000 }): WindowLaw {
  const { scheme, values } = schemeOf(choice);
  return (scheme as WindowScheme).createLaw(values, view);
}

/** The window after every new ACK of `rounds` round trips, a whole window of ACKs each; begins with `cwnd`. */
export function climb(law: WindowLaw, cwnd: number, rounds: number): number[] {
  const perRound = [cwnd];
  let window = cwnd;
  for (let round = 0; round < rounds; round += 1) {
    // As many ACKs as the window holds, its fraction carried as a fraction of an ACK's step.
    const acks = window;
    for (let ack = 0; ack < acks; ack += 1) window += Math.min(1, acks - ack) * law.increase(window);
    perRound.push(window);
  }
  return perRound;
}
