/** A live session without a worker, whose slices are short and end anywhere: every look at the clock costs 3 ms. */
import { LiveSession } from '../../../workers/live/live-session.ts';
import type { Report } from '../../../workers/live/protocol.ts';
import { engine } from './engine.ts';

/** @returns the session, to be woken by hand, and all that it reports */
export function slowSession(): { session: LiveSession; reports: Report[] } {
  const reports: Report[] = [];
  let wall = 0;
  const session = new LiveSession({
    ...engine,
    now: () => (wall += 3),
    post: (report) => reports.push(report),
    schedule: () => undefined,
  });
  return { session, reports };
}
