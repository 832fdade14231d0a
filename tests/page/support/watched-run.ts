/** Real runs, watched packet by packet, as the page is told of them. */
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { PacketTrace } from '../../../workers/live/packet-log.ts';
import { RunSeries } from '../../../src/run/series.ts';
import { TraceStore } from '../../../src/run/packet-store.ts';

/** s */
export const DURATION = 20;

export interface Watched {
  scenario: Scenario;
  simulation: Simulation;
  series: RunSeries;
  trace: TraceStore;
  packets: PacketTrace;
}

/** A run watched packet by packet, as the page gets it. */
export function watched(fields: object): Watched {
  const scenario = normalizeScenario({
    version: 1,
    duration: DURATION,
    warmup: 0,
    seed: 5,
    path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' }, count: 3, startJitter: 1, rttCv: 0.1 },
      { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, startJitter: 1, packetSize: 700 },
    ],
    ...fields,
  });
  const packets = new PacketTrace();
  let take: (row: Float32Array, index: number) => void = () => undefined;
  const simulation = new Simulation(scenario, (row, index) => take(row, index), packets);
  const series = new RunSeries(scenario, simulation.layout);
  take = (row, index) => series.append(index, 1, row.slice());
  return { scenario, simulation, series, trace: new TraceStore(), packets };
}

/** Run on to `time` and tell. */
export function goOn({ simulation, trace, packets }: Watched, time: number): void {
  simulation.runUntil(time);
  trace.append(packets.take(), simulation.now);
}
