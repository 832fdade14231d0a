/** A run as the page knows it: its samples, and the causes of one flow in blocks of a tenth of a second. */
import { recordOf } from '../../../src/narrator/record.ts';
import { CauseStore } from '../../../src/run/cause-store.ts';
import type { Narrated } from '../../../src/narrator/sentences.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { CauseLog } from '../../../workers/live/cause-log.ts';
import { openRun } from '../../page/support/runs.ts';

/** @param duration how much of the run, s */
export function narratedRun(scenario: Scenario, duration = scenario.duration, flow = 0): Narrated {
  const { simulation, series } = openRun(scenario);
  const log = new CauseLog([flow]).observe(simulation).follow([flow]);
  const causes = new CauseStore();
  for (let time = 0; time < duration; time += 0.1) {
    simulation.runUntil(time);
    causes.append(log.take(time));
  }
  return { record: recordOf({ causes, explainedFlow: flow }), series };
}
