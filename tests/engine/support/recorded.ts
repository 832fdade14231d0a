/** A run as three digests, to be kept. */
import { expect } from 'vitest';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { NumberHash } from '../../support/number-hash.ts';
import { scenarioWith } from '../../support/scenario.ts';

/** Events of a run at most: enough for every change and every loss that the tests ask for. */
const MOST_EVENTS = 4_000;

/** Digests of the frames, of the summary, and of what is told of flows and hops. */
export function recorded(fields: object): string {
  const simulation = new Simulation(scenarioWith({ duration: 6, warmup: 1, ...fields }));
  const records = recordsOf(simulation);
  simulation.runUntil(simulation.scenario.duration, MOST_EVENTS);
  expect(simulation.packetsSent).toBeGreaterThan(0);
  return [simulation.digest(), numbersOf(simulation), records.toString()].join(' ');
}

/** What is told from now on of all flows and hops, taken together. */
export function recordsOf(simulation: Simulation): NumberHash {
  const records = new NumberHash();
  simulation.layout.flowGroups.forEach((_, flow) => {
    simulation.observe(flow, {
      change: (variable, cause, before, after, of) =>
        records.take(simulation.eventTime, flow, variable, cause, before, after, of),
      rounds: {
        sends: (packet, isNew, allowed) => records.take(packet, isNew, allowed),
        hears: (packet) => records.take(packet),
        acts: (cause, of, values) => records.take(cause, of, values),
      },
    });
  });
  simulation.observeHops({
    observes: () => true,
    fate: (fate, flow, packet, state) => records.take(simulation.eventTime, fate, flow, packet, state),
    accepted: (hop, { endpoint, packet, waiting, seconds }) => records.take(hop, endpoint, packet, waiting, seconds),
  });
  return records;
}

/** The summary, and what each flow's scheme shows of itself. */
export function numbersOf(simulation: Simulation): string {
  const { flowGroups } = simulation.layout;
  return new NumberHash()
    .take(simulation.summary(), ...flowGroups.map((_, flow) => simulation.inspect(flow)))
    .toString();
}
