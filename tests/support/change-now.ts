import { normalizeEvent } from '../../workers/engine/scenario/normalize.ts';
import type { TimedEvent } from '../../workers/engine/scenario/types.ts';
import type { Simulation } from '../../workers/engine/simulation.ts';

/** Makes a change in a run as the live worker does. @returns the event that replays it @throws ScenarioError */
export function changeNow(simulation: Simulation, change: object): TimedEvent {
  const event = normalizeEvent({ ...change, at: simulation.now }, simulation.scenario);
  simulation.apply(event);
  return event;
}
