/** Cuts of a window flow on the wire, with what the flow shows right after each. */
import type { WindowSender } from '../../../workers/engine/transport/window-sender.ts';
import type { FlowWire } from './flow-wire.ts';
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

/** The sender of a window scheme on that wire. */
export function windowSender(wire: FlowWire): WindowSender {
  return wire.sender as WindowSender;
}

/** Every cut of the window up to `seconds`; `names` of the law's memory are read right after each. */
export function cutsUntil(wire: FlowWire, seconds: number, names: readonly string[] = []): Cut[] {
  const sender = windowSender(wire);
  const found: Cut[] = [];
  let last = sender.cwnd;
  wire.watch(seconds, (at) => {
    const { cwnd, ssthresh } = sender;
    if (cwnd < last) {
      const memory = Object.fromEntries(names.map((name) => [name, shown(sender, name)]));
      found.push({ at, before: last, after: cwnd, ssthresh, memory });
    }
    last = cwnd;
  });
  return found;
}
