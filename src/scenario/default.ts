import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

/**
 * The first scene: what runs when the page opens. Two TCP flows and two of a scheme that is friendly to it, AIMD(0.2,
 * 1/8): equal shares in the long run, by big teeth and by small ones. A round trip of 100 ms makes a tooth of a few
 * seconds. Round trips differ a little and hosts are a little uneven, as they are in life: flows that tick exactly
 * alike lose exactly together. Slow start ends at 40 packets, so that the first seconds do not set the scale.
 */
export function defaultScenario(): Scenario {
  return normalizeScenario({
    version: 1,
    seed: 1,
    duration: 300,
    warmup: 20,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
    transport: { profile: 'ns-2.35', sendJitter: 0.003, initialSsthresh: 40 },
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' }, count: 2, startJitter: 0.5, rttCv: 0.1 },
      { id: 'aimd', scheme: { kind: 'aimd', a: 0.2, b: 0.125, variant: 'sack' }, count: 2, startJitter: 0.5, rttCv: 0.1 },
    ],
  });
}

/** Simulated seconds per second at which the first scene plays: a tooth passes in about a second. */
export const DEFAULT_SPEED = 5;
