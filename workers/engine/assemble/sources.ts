import type { EventQueue } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import type { EndpointWiring } from '../network/packet-records.ts';
import type { PacketPool } from '../network/packets.ts';
import { sourceCard } from '../network/sources/index.ts';
import { EchoedSource, type Source } from '../network/sources/source.ts';
import { RandomStream } from '../random.ts';
import type { Scenario } from '../scenario/types.ts';
import type { Links } from './links.ts';
import type { Routes } from './routes.ts';

/**
 * The unresponsive sources of a scenario, each at its first hop. Their packets go forward and end behind their last hop; those
 * of an echoed one come back from there.
 * @param counts per endpoint: flows, then sources
 * @param firstEndpoint number of the first source as an endpoint: the number of flows
 */
export function buildSources(
  scenario: Scenario,
  eventQueue: EventQueue,
  pool: PacketPool,
  counts: readonly Counts[],
  firstEndpoint: number,
  links: Links,
  routes: Routes,
): Source[] {
  return scenario.traffic.map((settings, index) => {
    const random = new RandomStream(scenario.seed, `traffic ${index}`);
    const endpoint = firstEndpoint + index;
    const parts = { eventQueue, pool, random, counts: counts[endpoint]!, endpoint };
    const source = sourceCard(settings).build(settings, parts);
    const there = routes.stages(settings, 'forward');
    const echoed = source instanceof EchoedSource;
    const back = echoed ? routes.ackStages(settings, 'forward') : null;
    const along = [...there, ...(back ?? [])];
    const last = along[along.length - 1]!;
    // An ideal reverse path is as long as the hops that the probes cross.
    const ideal = echoed && !back ? there : [];
    const delay = (): number => ideal.reduce((sum, stage) => sum + stage.delay, last.delay);
    const exit = echoed ? links.home(delay(), source) : links.toReceivers(last.hop, delay());
    for (const { followers } of [...ideal, last]) followers.set(exit, () => exit.setDelay(delay()));
    routes.connect(endpoint, along, exit);
    source.firstHop = there[0]!.hop;
    return source;
  });
}

/** Where the packets of each source go. */
export function sourceWiring(scenario: Scenario): EndpointWiring[] {
  const lastHop = scenario.path.length - 1;
  return scenario.traffic.map(({ enter, leave, packetSize }) => ({
    hops: Array.from({ length: Math.min(leave, lastHop) - enter + 1 }, (_, index) => enter + index),
    toFirstHop: 0,
    toReceiver: 0,
    back: 0,
    echoes: false,
    bytes: packetSize,
  }));
}
