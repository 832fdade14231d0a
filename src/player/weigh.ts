/** How much memory the page and its workers need for runs, at most, computed before they start. */
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { hasTwoQueues } from '../../workers/engine/network/queues/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hopsOf } from '../scenario/hops.ts';
import { sampleBytes } from '../run/keeping.ts';

/** A run that needs more waits for a press. */
export const HEAVY_BYTES = 300e6;
/** Runs that need more together are not shown beside each other. */
export const MOST_BYTES = 800e6;

/** Bytes that runs need beside each other. */
export function weightOf(scenarios: readonly Scenario[]): number {
  return scenarios.reduce((sum, scenario) => {
    const { networkBytes, frames } = boundsOf(scenario);
    const { flows, traffic } = scenario;
    const size = {
      flows: flows.reduce((count, group) => count + group.count, 0),
      groups: flows.length,
      hops: hopsOf(scenario).length,
      sources: traffic.length,
      twoQueues: hopsOf(scenario).filter(({ queue }) => hasTwoQueues(queue)).length,
      samples: frames,
    };
    return sum + networkBytes + sampleBytes(size);
  }, 0);
}
