/** Cuts of a window flow on the rig, with the flow's state right after each. */
import type { WindowSender } from '../../../workers/engine/transport/window-sender.ts';
import type { FlowRig } from './flow-rig.ts';
import { shown } from './inspect.ts';

export interface Cut {
  /** s */
  at: number;
  /** Windows, packets. */
  before: number;
  after: number;
  ssthresh: number;
  /** Numbers of the law's memory, by the names asked for. */
  memory: Record<string, number>;
}

/** The sender of a window scheme on that rig. */
export function windowSender(rig: FlowRig): WindowSender {
  return rig.sender as WindowSender;
}

/** Every cut of the window up to `seconds`; `names` of the law's memory are read right after each. */
export function cutsUntil(rig: FlowRig, seconds: number, names: readonly string[] = []): Cut[] {
  const sender = windowSender(rig);
  const found: Cut[] = [];
  let last = sender.cwnd;
  rig.watch(seconds, (_, at) => {
    const { cwnd, ssthresh } = sender;
    if (cwnd < last) {
      const memory = Object.fromEntries(names.map((name) => [name, shown(sender, name)]));
      found.push({ at, before: last, after: cwnd, ssthresh, memory });
    }
    last = cwnd;
  });
  return found;
}
