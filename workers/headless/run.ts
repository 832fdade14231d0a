import type { RunMetric } from '../measures/card.ts';
import { FrameRecorder } from '../measures/run.ts';
import type { Summary } from '../engine/sampling/summary.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { Simulation } from '../engine/simulation.ts';
import type { FramesFile } from './frames-file.ts';
import { type Answer, answersOf } from './answers.ts';

export interface SeedRun {
  seed: number;
  digest: string;
  packets: number;
  /** Wall time of the simulation, with the writing of its frames where they are wanted. */
  wallSeconds: number;
  summary: Summary;
  /** What the metrics asked for answered, by id; empty if none was. */
  metrics: Record<string, Answer>;
}

/** Run a normalized scenario to its end and measure it; its frames go to `file`, if given. */
export function runSeed(scenario: Scenario, file: FramesFile | null, metrics: readonly RunMetric[]): SeedRun {
  const began = process.hrtime.bigint();
  const recorder = metrics.length > 0 ? new FrameRecorder() : null;
  const simulation = new Simulation(scenario, (row) => {
    file?.writeFrame(row);
    recorder?.onFrame(row);
  });
  file?.writeHeader(scenario, simulation.layout);
  simulation.runUntil(scenario.duration);
  const wallSeconds = Number(process.hrtime.bigint() - began) / 1e9;
  const digest = simulation.digest();
  file?.close(digest);
  const answers = recorder ? answersOf(metrics, recorder.run(simulation)) : {};
  return {
    seed: scenario.seed,
    digest,
    packets: simulation.packetsSent,
    wallSeconds,
    summary: simulation.summary(),
    metrics: answers,
  };
}
