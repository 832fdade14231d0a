/** Real runs, packet by packet, as the page receives them. */
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';
import { PacketLog } from '../../../workers/live/packet-log.ts';
import { RunSeries } from '../../../src/run/series.ts';
import { DropLog, PacketStore } from '../../../src/run/packet-store.ts';

/** s */
export const DURATION = 20;

export interface ObservedRun {
  scenario: Scenario;
  simulation: Simulation;
  series: RunSeries;
  packets: PacketStore;
  drops: DropLog;
  log: PacketLog;
}

/** A run that is observed packet by packet. */
export function observedRun(fields: object): ObservedRun {
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
  const log = new PacketLog();
  let take: (row: Float32Array, index: number) => void = () => undefined;
  const simulation = new Simulation(scenario, (row, index) => take(row, index), log);
  const series = new RunSeries(scenario, simulation.layout);
  take = (row, index) => series.append(index, 1, row.slice());
  return { scenario, simulation, series, packets: new PacketStore(), drops: new DropLog(), log };
}

/** Run on to `time` and tell. */
export function goOn({ simulation, packets, drops, log }: ObservedRun, time: number): void {
  simulation.runUntil(time);
  const block = log.take();
  packets.append(block, simulation.now);
  drops.append(block);
}
