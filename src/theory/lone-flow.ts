/**
 * One AIMD flow alone at a drop-tail queue: its window climbs until the queue is full, is cut, and climbs again, the same
 * way every time. So all follows from three numbers: what the link holds, what the queue holds, and the cut.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { aimdOf } from './response.ts';

export interface LoneFlow {
  /** Packets under way at which the link is just full: rate × round trip, the packet in transmission with it. */
  pipe: number;
  /** Window at which the queue overflows, packets; or the largest one that the transport allows, and then nothing is lost. */
  peak: number;
  loses: boolean;
  a: number;
  b: number;
  /** Rate of the link, bit/s. */
  rate: number;
}

/** The lone flow of the scenario, or null if it is not such a case: others there, losses besides the queue's, another queue or law. */
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

/**
 * Part of the link that the flow uses: 1 if the window left after a cut still fills the pipe, that is if the queue holds
 * b/(1 − b) times what the link does. Else the packets of a climb over the time it takes: below the pipe a packet per
 * base round trip and climb a, above it at the link's rate. With no queue and b = 1/2 it is 3/4.
 */
export function usedByLoneFlow({ pipe, peak, loses, b }: LoneFlow): number {
  if (!loses) return Math.min(1, peak / pipe);
  const low = (1 - b) * peak;
  if (low >= pipe) return 1;
  return (peak * peak - low * low) / (2 * pipe * (pipe - low) + peak * peak - pipe * pipe);
}

/** Its loss event rate: one event per climb, and a climb from (1 − b)W to W by `a` a round trip is (W² − (1 − b)²W²)/(2a) packets. */
export function eventRateOfLoneFlow({ peak, a, b }: LoneFlow): number {
  return (2 * a) / (peak * peak * (1 - (1 - b) * (1 - b)));
}
