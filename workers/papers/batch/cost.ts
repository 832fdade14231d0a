import { hopsOf } from '../../engine/scenario/hops.ts';
import type { Scenario } from '../../engine/scenario/types.ts';

/** Packets per second of one flow on a link without limit, roughly; its losses set its rate. */
const AMPLE_PPS = 150;

/** About how many packets a scenario's run simulates: good enough to order runs and to estimate the time left. */
export function packetsOf(scenario: Scenario): number {
  const { flows, duration } = scenario;
  const bytes = flows[0]?.packetSize ?? 1000;
  const count = flows.reduce((sum, group) => sum + group.count, 0);
  const perSecond = hopsOf(scenario).reduce(
    (sum, { rate }) => sum + (rate === null ? AMPLE_PPS * count : rate / (8 * bytes)),
    0,
  );
  return perSecond * duration;
}
