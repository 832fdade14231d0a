/** A set-up run from its start, and its columns. */
import {
  flowOffset,
  hopOffset,
  trafficOffset,
  type FlowColumn,
  type HopColumn,
  type TrafficColumn,
} from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { findSetup } from '../../workers/papers/setups/index.ts';
import type { Choices, SetUp } from '../../workers/papers/setups/setup.ts';

/** @throws Error if there is no such set-up */
export function known(id: string): SetUp {
  const setup = findSetup(id);
  if (!setup) throw new Error(`no set-up ${id}`);
  return setup;
}

export function scenarioOf(id: string, choice?: Choices): Scenario {
  return normalizeScenario(known(id).build(choice));
}

export interface Ran {
  scenario: Scenario;
  simulation: Simulation;
  /** One number per frame. */
  flow(index: number, column: FlowColumn): number[];
  hop(index: number, column: HopColumn): number[];
  traffic(index: number, column: TrafficColumn): number[];
  /** Sum of a column over the frames that end within (from, to], s. */
  between(column: number[], from: number, to: number): number;
}

/** Run a scenario to `until` seconds, or to its end; `sample` (s) replaces its own. */
export function run(given: Scenario, until = given.duration, sample: number | 'rtt' = given.sample): Ran {
  const scenario = { ...given, sample };
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenario, (row) => rows.push(row.slice()));
  simulation.runUntil(until);
  const { layout } = simulation;
  const column = (offset: number): number[] => rows.map((row) => row[offset]!);
  return {
    scenario,
    simulation,
    flow: (index, name) => column(flowOffset(index, name)),
    hop: (index, name) => column(hopOffset(layout, index, name)),
    traffic: (index, name) => column(trafficOffset(layout, index, name)),
    between: (values, from, to) =>
      values
        .slice(Math.round(from / layout.period), Math.round(to / layout.period))
        .reduce((sum, value) => sum + value, 0),
  };
}

/** Flows that send anything within (from, to], s. */
export function sendersBetween(ran: Ran, from: number, to: number): number {
  return ran.simulation.layout.flowGroups.filter((_, index) => ran.between(ran.flow(index, 'sent'), from, to) > 0)
    .length;
}
