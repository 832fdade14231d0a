import { type EventQueue, Timer } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import { ArrivalHop } from '../network/hops/arrival-hop.ts';
import { DequeueHop } from '../network/hops/dequeue-hop.ts';
import { DualHop } from '../network/hops/dual-hop.ts';
import { FlowHop } from '../network/hops/flow-hop.ts';
import type { Hop } from '../network/hops/hop.ts';
import { ACKNOWLEDGEMENT, FLAGS, FLOW, type PacketPool } from '../network/packets.ts';
import type { QueueParts } from '../network/queues/card.ts';
import { queueCard } from '../network/queues/index.ts';
import { tableOf, TraceClock } from '../network/trace.ts';
import { RandomStream } from '../random.ts';
import type { Hop as HopSettings, Scenario } from '../scenario/types.ts';

/**
 * The hops of one direction, in the order of the path.
 * @param streamName names the random streams of their queues
 * @param counts per endpoint; drops are counted there
 */
export function buildHops(
  scenario: Scenario,
  path: readonly HopSettings[],
  streamName: string,
  eventQueue: EventQueue,
  pool: PacketPool,
  counts: readonly Counts[],
): Hop[] {
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  const meanPacketBytes = scenario.flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / flowCount;
  const onDrop = (slot: number, byQueue: boolean): void => {
    const flowCounts = counts[pool.words[slot + FLOW]!]!;
    if ((pool.words[slot + FLAGS]! & ACKNOWLEDGEMENT) !== 0) {
      flowCounts.acksDropped += 1;
      return;
    }
    flowCounts.dropped += 1;
    if (byQueue) flowCounts.queueDropped += 1;
  };
  return path.map(({ queue, rate, trace }, index) => {
    const card = queueCard(queue);
    const parts = (hop: Hop): QueueParts => ({
      random: new RandomStream(scenario.seed, `${streamName} ${index}`),
      packetsPerSecond: () => hop.packetsPerSecond(meanPacketBytes),
    });
    const set = <H extends Hop>(hop: H): H => {
      hop.limit = queue.limit;
      hop.setRate(rate, 0);
      if (trace) hop.trace = new TraceClock(tableOf(trace));
      return hop;
    };
    if (card.decides === 'at dequeue') {
      const hop = set(new DequeueHop(eventQueue, pool, counts.length, onDrop));
      hop.discipline = card.build(queue, parts(hop));
      return hop;
    }
    if (card.decides === 'by flow') return set(new FlowHop(eventQueue, pool, counts.length, onDrop, card.build(queue)));
    const period = card.updateEvery?.(queue);
    if (card.decides === 'by class') {
      const two = card.build(queue);
      const hop = set(new DualHop(eventQueue, pool, counts.length, onDrop, two));
      if (period !== undefined) every(period, eventQueue, () => two.update(hop.longestWait(eventQueue.now)));
      return hop;
    }
    const hop = set(new ArrivalHop(eventQueue, pool, counts.length, onDrop));
    hop.discipline = card.build(queue, parts(hop));
    if (period !== undefined) every(period, eventQueue, () => hop.discipline.update!(hop.queueDelay(eventQueue.now)));
    return hop;
  });
}

/** Calls `update` at whole multiples of `period`, s. */
function every(period: number, eventQueue: EventQueue, update: () => void): void {
  let updates = 0;
  const timer = new Timer(eventQueue, () => {
    update();
    updates += 1;
    timer.set((updates + 1) * period);
  });
  timer.set(period);
}
