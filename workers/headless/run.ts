import type { Summary } from '../engine/probes/summary.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { Simulation } from '../engine/simulation.ts';
import type { FramesFile } from './csv.ts';

export interface SeedRun {
  seed: number;
  digest: string;
  packets: number;
  /** Wall time of the simulation, with the writing of its frames where they are wanted. */
  wallSeconds: number;
  summary: Summary;
}

/** Run a normalized scenario to its end; its frames go to `file`, if given. */
export function runSeed(scenario: Scenario, file: FramesFile | null): SeedRun {
  const began = process.hrtime.bigint();
  const simulation = new Simulation(scenario, file ? (row) => file.writeFrame(row) : undefined);
  file?.writeHeader(scenario, simulation.layout);
  simulation.runUntil(scenario.duration);
  const wallSeconds = Number(process.hrtime.bigint() - began) / 1e9;
  const digest = simulation.digest();
  file?.close(digest);
  return { seed: scenario.seed, digest, packets: simulation.packetsSent, wallSeconds, summary: simulation.summary() };
}
