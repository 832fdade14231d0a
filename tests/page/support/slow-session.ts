/** A live session without a worker, whose slices are short and end anywhere: every look at the clock costs 3 ms. */
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { LiveSession } from '../../../workers/live/live-session.ts';
import type { Report } from '../../../workers/live/protocol.ts';

/** @returns the session, to be woken by hand, and all that it reports */
export function slowSession(): { session: LiveSession; reports: Report[] } {
  const reports: Report[] = [];
  let wall = 0;
  const session = new LiveSession({
    open: (scenario, onFrame, observer) => new Simulation(normalizeScenario(scenario), onFrame, observer),
    now: () => (wall += 3),
    post: (report) => reports.push(report),
    schedule: () => undefined,
  });
  return { session, reports };
}
