/** A run kept for measuring. Every metric of time is a function of this, and of nothing else. */
import {
  type FlowColumn,
  flowOffset,
  type FrameLayout,
  type HopColumn,
  hopOffset,
  type TrafficColumn,
  trafficOffset,
} from '../engine/sampling/frame.ts';
import type { CompletionLog } from '../engine/sampling/completion-log.ts';
import { meanRtt } from '../engine/scenario/rtt.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { Part } from './result.ts';

export interface RecordedRun {
  /** What ran, with every change that was made live among its events. */
  readonly scenario: Scenario;
  readonly layout: FrameLayout;
  /** Frames kept: all from the start on. */
  readonly frames: number;
  /** `columns[c][k]` is number c of frame k, in the order of sampling/frame.ts. */
  readonly columns: readonly Float32Array[];
  /** What was completed (sampling/completion-log.ts), if that was kept. */
  readonly completions?: Float64Array;
}

/**
 * Keeps the frames of a run:
 *
 *   const recorder = new FrameRecorder();
 *   const simulation = new Simulation(scenario, recorder.onFrame);
 *   simulation.runUntil(scenario.duration);
 *   const run = recorder.run(simulation);
 */
export class FrameRecorder {
  private readonly rows: Float32Array[] = [];
  /** For the simulation: takes a copy of each frame. */
  readonly onFrame = (row: Float32Array): void => {
    this.rows.push(row.slice());
  };

  /** The run so far. `of` is the simulation, or a scenario with the layout of its frames. */
  run(of: Pick<RecordedRun, 'scenario' | 'layout'> & { completions?: CompletionLog }): RecordedRun {
    const { rows } = this;
    const columns = Array.from({ length: of.layout.width }, (_, column) =>
      Float32Array.from(rows, (row) => row[column]!),
    );
    const { scenario, layout, completions } = of;
    return { scenario, layout, frames: rows.length, columns, ...(completions && { completions: completions.from(0) }) };
  }
}

export function flowColumn(run: RecordedRun, flow: number, name: FlowColumn): Float32Array {
  return run.columns[flowOffset(flow, name)]!;
}

export function hopColumn(run: RecordedRun, hop: number, name: HopColumn): Float32Array {
  return run.columns[hopOffset(run.layout, hop, name)]!;
}

export function trafficColumn(run: RecordedRun, source: number, name: TrafficColumn): Float32Array {
  return run.columns[trafficOffset(run.layout, source, name)]!;
}

/** The round-trip time in which a run is counted: mean base RTT of its flows, propagation alone, s. */
export function rttOf({ layout }: Pick<RecordedRun, 'layout'>): number {
  return meanRtt(layout.flowBaseRtt.map((baseRtt) => ({ baseRtt })));
}

/** End of the last frame, s. */
export function endOf(run: RecordedRun): number {
  return run.frames * run.layout.period;
}

/** Name of a flow: its group and its number there, as `tcp[3]`. */
export function flowName(run: RecordedRun, flow: number): string {
  const group = run.layout.flowGroups[flow]!;
  return `${run.scenario.flows[group]!.id}[${flow - run.layout.flowGroups.indexOf(group)}]`;
}

/** A value of each flow under the flow's name. */
export function byFlow(run: RecordedRun, flows: readonly number[], values: readonly number[]): Part[] {
  return flows.map((flow, index) => ({ label: flowName(run, flow), value: values[index]! }));
}

/** Bits of one packet of the flow. */
export function packetBits(run: RecordedRun, flow: number): number {
  return 8 * run.scenario.flows[run.layout.flowGroups[flow]!]!.packetSize;
}
