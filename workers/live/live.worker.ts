/**
 * The live worker: a LiveSession with the worker's messages, clock and timers. It imports what checks scenarios: fetched later, it never
 * came in WebKit's workers.
 */
import { normalizeEvent, normalizeScenario } from '../engine/scenario/normalize.ts';
import { Simulation } from '../engine/simulation.ts';
import { LiveSession } from './live-session.ts';
import type { Command } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

// Browsers stretch nested timers of 0 ms to 4 ms. A message to oneself comes at once, and after commands that wait.
const channel = new MessageChannel();
let timer = 0;
let latest = 0;

const session = new LiveSession({
  open: (scenario, onFrame, observer) => new Simulation(normalizeScenario(scenario), onFrame, observer),
  check: normalizeEvent,
  now: () => performance.now(),
  post: (report, transfer = []) => self.postMessage(report, transfer),
  schedule: (delay) => {
    clearTimeout(timer);
    latest++;
    if (delay > 0) timer = setTimeout(() => session.wake(), delay);
    else channel.port2.postMessage(latest);
  },
});

channel.port1.onmessage = (event: MessageEvent<number>) => {
  if (event.data === latest) session.wake();
};
self.onmessage = ({ data }: MessageEvent<Command>) => session.handle(data);
