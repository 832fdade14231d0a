import type { Job } from '../figures/ask.ts';
import { scenarioOf } from '../figures/scenario-of.ts';
import { packetsOf } from '../batch/cost.ts';

/** About how many packets a job simulates: good enough to start the long ones first. */
export function costOf({ request }: Job): number {
  return packetsOf(scenarioOf(request));
}
