import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { refusalLine } from './refusal-line.ts';
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { hasTwoQueues } from '../../workers/engine/network/queues/index.ts';
import { hopsOf } from '../scenario/hops.ts';
import { sampleBytes } from '../run/keeping.ts';
import { say } from '../../workers/words/say.ts';

/** The scenario with all its defaults, or one line that says why the engine refuses it. */
export function checkScenario(input: unknown): Scenario | string {
  try {
    return normalizeScenario(input);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return refusalLine(error.refusals);
  }
}

/** Why runs beside each other wait for a press, and the memory that they need in MB; null if they need little. */
export function heavyWords(scenarios: readonly Scenario[]): string | null {
  const bytes = weightOf(scenarios);
  if (bytes <= HEAVY_BYTES) return null;
  return say(
    scenarios.length > 1
      ? 'These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.'
      : 'This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.',
    { size: Math.ceil(bytes / 1e7) * 10 },
  );
}

/** Why runs cannot be shown beside each other; null if they can. */
export function tooHeavyWords(scenarios: readonly Scenario[]): string | null {
  const bytes = weightOf(scenarios);
  return bytes <= MOST_BYTES
    ? null
    : say('Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.', {
        most: MOST_BYTES / 1e6,
        size: Math.ceil(bytes / 1e7) * 10,
      });
}

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
