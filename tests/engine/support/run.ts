/** Whole runs from short scenario texts, with every frame kept. */
import { Simulation } from '../../../workers/engine/simulation.ts';
import { scenarioWith } from '../../support/scenario.ts';

export interface Run {
  simulation: Simulation;
  /** A copy of every frame. */
  frames: Float32Array[];
}

/** A simulation of a scenario with these fields, not yet begun, that keeps its frames. */
export function prepare(fields: object): Run {
  const frames: Float32Array[] = [];
  const simulation = new Simulation(scenarioWith(fields), (row) => frames.push(row.slice()));
  return { simulation, frames };
}

/** The run of a scenario with these fields, to its end. */
export function runToEnd(fields: object): Run {
  const run = prepare(fields);
  run.simulation.runUntil(run.simulation.scenario.duration);
  return run;
}

/**
 * One flow over a path that never queues, with artificial loss: the set-up of "loss links" in the literature.
 * `rtt` in s. The warm-up is a tenth of the run, unless `more` says otherwise.
 */
export function lossLink(
  scheme: object,
  loss: object,
  options: { rtt?: number; duration?: number; seed?: number; transport?: object; more?: object } = {},
): object {
  const { rtt = 0.1, duration = 1_000, seed = 1, transport = {}, more = {} } = options;
  return {
    seed,
    duration,
    warmup: duration / 10,
    path: [{ rate: null, delay: rtt / 5, queue: { kind: 'droptail', limit: 1 } }],
    transport: { timerTick: 0.1, maxWindow: 200, ...transport },
    flows: [{ id: 'flow', scheme, accessDelay: (3 * rtt) / 10 }],
    loss,
    ...more,
  };
}
