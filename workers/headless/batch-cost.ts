import type { Job } from '../figures/ask.ts';
import { scenarioOf } from '../figures/scenario-of.ts';

/** Packets per second of one flow on a link without limit, roughly; its losses set its rate. */
const AMPLE_PPS = 150;

/** About how many packets a job simulates: good enough to start the long ones first. */
export function costOf({ request }: Job): number {
  const { path, reverse, flows, duration } = scenarioOf(request);
  const hops = reverse === 'ideal' ? path : [...path, ...reverse];
  const { packetSize } = flows[0]!;
  const count = flows.reduce((sum, group) => sum + group.count, 0);
  const perSecond = hops.reduce((sum, { rate }) => sum + (rate === null ? AMPLE_PPS * count : rate / (8 * packetSize)), 0);
  return perSecond * duration;
}
