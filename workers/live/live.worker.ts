/**
 * The live worker: a LiveSession with the worker's messages, clock and timers. It imports what checks scenarios: fetched later, it never
 * came in WebKit's workers.
 */
import { rulesFor } from '../language/door.ts';
import { normalizeEvent, normalizeScenario } from '../engine/scenario/normalize.ts';
import { Simulation } from '../engine/simulation.ts';
import { LiveSession } from './live-session.ts';
import type { Command } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

// Browsers stretch nested timers of 0 ms to 4 ms. A message to oneself comes at once, and after commands that wait.
const channel = new MessageChannel();
let timer = 0;
let latest = 0;

/** Reads of rules that are on their way, and commands that came meanwhile: they keep their order. */
let fetching = 0;
const waiting: Command[] = [];

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
self.onmessage = ({ data }: MessageEvent<Command>) => {
  const rules = data.type === 'load' ? rulesFor(data.scenario) : null;
  if (rules === null && waiting.length === 0) return session.handle(data);
  waiting.push(data);
  if (rules !== null) void takeUpAfter(rules);
};

async function takeUpAfter(rules: Promise<void>): Promise<void> {
  fetching += 1;
  await rules;
  fetching -= 1;
  if (fetching === 0) for (const command of waiting.splice(0)) session.handle(command);
}
