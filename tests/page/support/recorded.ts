/** A real run as the page holds it: its series, its drops, and a player that stands at a time of it. */
import type { Player } from '../../../src/player/player.ts';
import { runNumbers } from '../../../src/run/numbers.ts';
import type { RunSeries } from '../../../src/run/series.ts';
import { DropLog } from '../../../src/run/packet-store.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { PacketLog } from '../../../workers/live/packet-log.ts';
import { seriesOf } from './runs.ts';

export interface Recorded {
  series: RunSeries;
  drops: DropLog;
}

export function recorded(scenario: Scenario): Recorded {
  const trace = new PacketLog();
  const { series } = seriesOf(scenario, scenario.duration, { observer: trace });
  const drops = new DropLog();
  drops.append(trace.take());
  return { series, drops };
}

/** What of the player the parts under test read; `state` beyond the numbers is given. */
export function playerAt({ series, drops }: Recorded, time: number, state: object = {}): Player & { time: number } {
  const player = {
    run: { series, drops },
    otherRun: null,
    time,
    state: {
      name: 'A',
      other: null,
      hop: 0,
      playing: true,
      rows: ['throughput', 'queue', 'fairness'],
      variable: null,
      numbers: runNumbers(series, 0, time),
      scenario: series.scenario,
      ...state,
    },
  };
  return player as unknown as Player & { time: number };
}
