/** Runs written by hand, frame by frame, and real ones recorded. */
import { expect } from 'vitest';

import { findMetric } from '../../../workers/measures/index.ts';
import type { MetricOptions, RunMetric } from '../../../workers/measures/card.ts';
import type { NotApplicable, NotReached, Reading, Result } from '../../../workers/measures/result.ts';
import { FrameRecorder, type RecordedRun } from '../../../workers/measures/run.ts';
import {
  type FlowColumn,
  flowOffset,
  frameLayout,
  type HopColumn,
  hopOffset,
  type TrafficColumn,
  trafficOffset,
} from '../../../workers/engine/sampling/frame.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { scenarioWith } from '../../support/scenario.ts';

/** Columns of one flow; what is left out: delivered as sent, a window of 10 while it runs, nothing lost, srtt one RTT. */
export type FlowFrames = Partial<Record<FlowColumn, readonly number[]>> & {
  id?: string;
  scheme?: object;
  baseRtt?: number;
  direction?: string;
  /** bytes */
  packetSize?: number;
};

export interface HandMade {
  /** s per frame, and base RTT; one frame is one RTT unless said otherwise. */
  period?: number;
  rtt?: number;
  flows: FlowFrames[];
  hop?: Partial<Record<HopColumn, readonly number[]>>;
  traffic?: (Partial<Record<TrafficColumn, readonly number[]>> & { source?: object })[];
  /** Fields of the scenario. */
  scenario?: object;
}

/** The run whose frames are these; it is as long as the longest column of the first flow. */
export function handMade({
  period = 1,
  rtt = period,
  flows,
  hop = {},
  traffic = [],
  scenario = {},
}: HandMade): RecordedRun {
  const frames = Math.max(...Object.values(flows[0]!).map((column) => (Array.isArray(column) ? column.length : 0)));
  const layout = frameLayout({
    period,
    flowGroups: flows.map((_, index) => index),
    flowBaseRtt: flows.map((flow) => flow.baseRtt ?? rtt),
    hops: 1,
    traffic: traffic.length,
  });
  const columns = Array.from({ length: layout.width }, () => new Float32Array(frames));
  flows.forEach((flow, index) => {
    const sent = flow.sent ?? Array<number>(frames).fill(0);
    const filled = {
      sent,
      delivered: flow.delivered ?? sent,
      dropped: flow.dropped ?? [],
      lossEvents: flow.lossEvents ?? [],
      cwnd: flow.cwnd ?? Array<number>(frames).fill(10),
      srtt: flow.srtt ?? Array<number>(frames).fill(rtt),
    };
    for (const name of Object.keys(filled) as FlowColumn[])
      columns[flowOffset(index, name)]!.set(filled[name].slice(0, frames));
  });
  for (const name of Object.keys(hop) as HopColumn[]) columns[hopOffset(layout, 0, name)]!.set(hop[name]!);
  traffic.forEach(({ source: _, ...given }, index) => {
    for (const name of Object.keys(given) as TrafficColumn[])
      columns[trafficOffset(layout, index, name)]!.set(given[name]!);
  });
  const normalized = scenarioWith({
    duration: Math.max(frames, 1) * period,
    warmup: 0,
    sample: period,
    path: [{ rate: 1e6, delay: 0.001, queue: { kind: 'droptail', limit: 50 } }],
    flows: flows.map((flow, index) => ({
      id: flow.id ?? `flow${index}`,
      scheme: flow.scheme ?? { kind: 'tcp' },
      packetSize: flow.packetSize ?? 1000,
    })),
    traffic: traffic.map(({ source }) => ({ kind: 'cbr', wave: 'constant', high: 1e5, packetSize: 1000, ...source })),
    ...scenario,
  });
  return { scenario: normalized, layout, frames, columns };
}

/** The run of a scenario with these fields, recorded to its end. */
export function record(fields: object): RecordedRun {
  const recorder = new FrameRecorder();
  const simulation = new Simulation(scenarioWith(fields), recorder.onFrame);
  simulation.runUntil(simulation.scenario.duration);
  return recorder.run(simulation);
}

/** `count` times the value. */
export function times(count: number, value: number): number[] {
  return Array<number>(count).fill(value);
}

/** What the metric of that id answers. */
export function ask(id: string, run: RecordedRun, options?: MetricOptions): Result<number | string> {
  return (findMetric(id) as RunMetric).measure(run, options);
}

/** The answer, which must be a measurement of a number. */
export function readingOf(result: Result<number | string>): Reading {
  expect(result).toMatchObject({ status: 'measured', value: expect.any(Number) });
  return result as Reading;
}

export function valueOf(result: Result<number | string>): number {
  return readingOf(result).value;
}

/** A part of the answer by its label. */
export function partOf(result: Result<number | string>, label: string): number | string {
  const part = readingOf(result).parts.find((one) => one.label === label);
  expect(part, `a part "${label}"`).toBeDefined();
  return part!.value;
}

/** Why there is no answer. */
export function reasonOf(result: Result<unknown>): string {
  expect(result.status).toBe('not applicable');
  return (result as NotApplicable).why;
}

/** How far it was looked for in vain. */
export function beyondOf(result: Result<unknown>): number {
  expect(result.status).toBe('not reached');
  return (result as NotReached).beyond;
}
