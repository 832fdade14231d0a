import { normalizeEvent, normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import type { SessionHost } from '../../../workers/live/live-session.ts';

/** Of a session's host: the real engine, and its checks at once. */
export const engine: Pick<SessionHost, 'open' | 'check'> = {
  open: (scenario, onFrame, observer) => new Simulation(normalizeScenario(scenario), onFrame, observer),
  check: normalizeEvent,
};
