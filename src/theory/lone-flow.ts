/**
 * One AIMD flow alone at a drop-tail queue: its window climbs until the queue is full, is cut, and climbs again, the same
 * way every time. Three numbers determine it: what the link holds, what the queue holds, and the cut.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { aimdLossRateAtPeak } from '../../workers/theory/throughput.ts';
import { utilizationOfLoneFlow } from '../../workers/theory/utilization.ts';
import { aimdOf, heldTo } from './response.ts';

export interface LoneFlow {
  /** Packets in flight at which the link is just full: rate × base RTT, and the packet in transmission. */
  pipe: number;
  /** Window at which the queue overflows, packets; or the largest that the transport allows, if that is smaller. */
  peak: number;
  /** Whether the queue overflows. */
  loses: boolean;
  a: number;
  b: number;
  /** Rate of the link, bit/s. */
  rate: number;
}

/** The lone flow of the scenario; null if there are others, an application that holds it back, losses besides the queue's, or another queue or law. */
export function loneFlow(scenario: Scenario): LoneFlow | null {
  const { flows, path, reverse, traffic, transport } = scenario;
  const [group, hop] = [flows[0], path[0]];
  if (
    !group ||
    !hop ||
    flows.length !== 1 ||
    group.count !== 1 ||
    path.length !== 1 ||
    reverse !== 'ideal' ||
    traffic.length > 0
  )
    return null;
  if (hop.trace || heldTo(group) !== null) return null;
  if (hop.loss.kind !== 'none' || hop.queue.kind !== 'droptail' || hop.rate === null || group.direction !== 'forward')
    return null;
  const law = aimdOf(scenario, group);
  if (!law?.timeouts) return null;
  const baseRtt = 2 * (hop.delay + group.accessDelay);
  const pipe = (hop.rate * baseRtt) / (8 * group.packetSize) + 1;
  const largest = group.transport.maxWindow ?? transport.maxWindow ?? Infinity;
  const overflow = pipe + hop.queue.limit;
  return { pipe, peak: Math.min(overflow, largest), loses: overflow < largest, a: law.a, b: law.b, rate: hop.rate };
}

/** Part of the link that the flow uses. */
export function usedByLoneFlow({ pipe, peak, loses, b }: LoneFlow): number {
  return loses ? utilizationOfLoneFlow(pipe, peak, b) : Math.min(1, peak / pipe);
}

/** Its loss event rate: one event per climb. */
export function eventRateOfLoneFlow({ peak, a, b }: LoneFlow): number {
  return aimdLossRateAtPeak(a, b, peak);
}
