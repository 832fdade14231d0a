/** Scenarios and numbers of runs for tests of what theory says beside them. */
import type { GroupNumbers, RunNumbers } from '../../../src/run/numbers.ts';
import type { Prediction } from '../../../src/theory/prediction.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../../support/scenario.ts';

export const LINK = { rate: 8e6, delay: 0.05, queue: { kind: 'droptail', limit: 100 } };

export function scenario(parts: object): Scenario {
  return scenarioWith({
    duration: 300,
    warmup: 20,
    path: [LINK],
    flows: [{ id: 'tcp', accessDelay: 0 }],
    ...parts,
  });
}

export function valueOf(prediction: Prediction): number {
  if ('reason' in prediction) throw new Error(`no value: ${prediction.reason}`);
  return prediction.value;
}

export function reasonOf(prediction: Prediction): string {
  return 'reason' in prediction ? prediction.reason : `a value: ${prediction.value}`;
}

/** Numbers of a run as they might be measured after the warm-up, the same for every group but for what is given. */
export function numbersOf(
  of: Scenario,
  groups: Partial<GroupNumbers>[] = [],
  run: Partial<RunNumbers> = {},
): RunNumbers {
  const usual: GroupNumbers = {
    now: 1e6,
    mean: 1e6,
    share: 1 / of.flows.length,
    cov: 0.2,
    sent: 0,
    lost: 0.01,
    lossEvents: 100,
    lossEventRate: 0.01,
    roundTrip: 0.1,
    ...{ trend: 1, ofLink: null },
    ...{ transfers: 0, took: null, tookSd: null, took95: null, took99: null },
  };
  return {
    scenario: of,
    since: 20,
    covBin: 0.1,
    averaging: 1,
    queue: 0,
    meanQueue: 0,
    queueDrops: 0,
    used: 0.5,
    fairness: 1,
    meanFairness: 1,
    groups: of.flows.map((_, index) => ({ ...usual, ...groups[index] })),
    streams: [],
    ...run,
  };
}
