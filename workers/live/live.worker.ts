/**
 * The live worker: a LiveSession with the worker's messages, clock and timers. The check of scenarios and changes is a seventh of it,
 * and the first scene does without: it is fetched behind that, and by whatever needs it before.
 */
import { rulesFor } from '../language/door.ts';
import type * as Checks from '../engine/scenario/normalize.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { Simulation } from '../engine/simulation.ts';
import { LiveSession } from './live-session.ts';
import type { Command } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

// Browsers stretch nested timers of 0 ms to 4 ms. A message to oneself comes at once, and after commands that wait.
const channel = new MessageChannel();
let timer = 0;
let latest = 0;

/** null until it has been fetched: what is taken up before needs none. */
let checks: typeof Checks | null = null;
/** How much is on its way. */
let fetching = 0;
/** Commands that came after one that needs the check, or what reads a rule: they keep their order. */
const waiting: Command[] = [];

const session = new LiveSession({
  open(scenario, onFrame, observer) {
    const checked = checks ? checks.normalizeScenario(scenario) : (scenario as Scenario);
    return new Simulation(checked, onFrame, observer);
  },
  check: (event, scenario) => checks!.normalizeEvent(event, scenario),
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
  const isLoad = data.type === 'load';
  const rules = isLoad ? rulesFor(data.scenario) : null;
  const needsCheck = checks === null && (data.type === 'change' || (isLoad && !data.own));
  if (waiting.length > 0 || needsCheck || rules !== null) waiting.push(data);
  else session.handle(data);
  if (rules !== null || (checks === null && fetching === 0 && (isLoad || waiting.length > 0))) void fetchRest(rules);
};

/** A worker without its check fails as one whose own file has not come: the page takes another. */
async function fetchRest(rules: Promise<void> | null): Promise<void> {
  fetching += 1;
  try {
    [checks] = await Promise.all([checks ?? import('../engine/scenario/normalize.ts'), rules]);
    if (fetching === 1) for (const command of waiting.splice(0)) session.handle(command);
  } catch (error) {
    if (waiting.length > 0) self.reportError(error);
  }
  fetching -= 1;
}
