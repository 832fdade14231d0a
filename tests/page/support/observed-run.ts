/** Real runs, packet by packet, as the page receives them. */
import { PacketLog } from '../../../workers/live/packet-log.ts';
import { DropLog, PacketStore } from '../../../src/run/packet-store.ts';
import { openRun, type RealRun } from './runs.ts';
import { scenarioWith } from '../../support/scenario.ts';

/** s */
export const DURATION = 20;

export interface ObservedRun extends RealRun {
  packets: PacketStore;
  drops: DropLog;
  log: PacketLog;
}

/** A run that is observed packet by packet. */
export function observedRun(fields: object): ObservedRun {
  const scenario = scenarioWith({
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
  return { ...openRun(scenario, { observer: log }), packets: new PacketStore(), drops: new DropLog(), log };
}

/** Run on to `time` and tell. */
export function goOn({ simulation, packets, drops, log }: ObservedRun, time: number): void {
  simulation.runUntil(time);
  const block = log.take();
  packets.append(block, simulation.now);
  drops.append(block);
}
