import { type EventQueue, Timer } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import { ArrivalHop } from '../network/hops/arrival-hop.ts';
import { DequeueHop } from '../network/hops/dequeue-hop.ts';
import type { Hop } from '../network/hops/hop.ts';
import { ACKNOWLEDGEMENT, FLAGS, FLOW, type PacketPool } from '../network/packets.ts';
import { Codel } from '../network/queues/codel.ts';
import { Pie } from '../network/queues/pie.ts';
import { DropTail } from '../network/queues/queue.ts';
import { Red } from '../network/queues/red.ts';
import { RandomStream } from '../random.ts';
import type { Hop as HopSettings, PieQueue, Scenario } from '../scenario/types.ts';

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
  return path.map((settings, index) => {
    const { queue } = settings;
    if (queue.kind === 'codel') {
      const hop = new DequeueHop(eventQueue, pool, counts.length, onDrop);
      hop.setRate(settings.rate, 0);
      hop.discipline = new Codel(queue);
      return hop;
    }
    const hop = new ArrivalHop(eventQueue, pool, counts.length, onDrop);
    hop.setRate(settings.rate, 0);
    const random = new RandomStream(scenario.seed, `${streamName} ${index}`);
    if (queue.kind === 'droptail') hop.discipline = new DropTail(queue.limit);
    else if (queue.kind === 'red') hop.discipline = new Red(queue, random, () => hop.packetsPerSecond(meanPacketBytes));
    else hop.discipline = controlledPie(queue, hop, random, eventQueue);
    return hop;
  });
}

/** PIE with the timer of its controller. */
function controlledPie(queue: PieQueue, hop: ArrivalHop, random: RandomStream, eventQueue: EventQueue): Pie {
  const pie = new Pie(queue, random);
  let updates = 0;
  const clock = new Timer(eventQueue, () => {
    pie.update(hop.queueDelay(eventQueue.now));
    updates += 1;
    clock.set((updates + 1) * queue.tUpdate);
  });
  clock.set(queue.tUpdate);
  return pie;
}
