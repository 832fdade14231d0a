/** Puts a run's network together: hops in series, pipes of constant delay between them, senders, receivers, sources. */
import type { EventQueue } from '../event-queue.ts';
import { Counts } from '../network/counts.ts';
import type { FlowEnds } from '../network/endpoints.ts';
import type { Hop } from '../network/hops/hop.ts';
import type { EndpointWiring, PacketObserver } from '../network/packet-records.ts';
import { ACKNOWLEDGEMENT, FLAGS, FLOW, PacketPool } from '../network/packets.ts';
import type { Scenario } from '../scenario/types.ts';
import { addFlows, type Flow } from './flows.ts';
import { buildHops } from './hops.ts';
import { Links } from './links.ts';
import { Routes } from './routes.ts';
import type { Source } from '../network/sources/source.ts';
import { buildSources, sourceWiring } from './sources.ts';

export interface Network {
  pool: PacketPool;
  flows: Flow[];
  sources: Source[];
  /** Of each endpoint: flows, then sources. */
  wiring: EndpointWiring[];
  /** Those of the path, then those of the reverse path. */
  hops: Hop[];
  /** Per endpoint: flows, then sources. */
  counts: Counts[];
  /** The delay of a hop's link from now on, s; after `settle`. */
  setDelay(hop: number, seconds: number): void;
  /** Show both ends all that has reached them by now; before counts are read. */
  settle(): void;
  /** Data packets in the network per endpoint (flows, then sources); after `settle`. */
  dataInFlight(): Int32Array;
}

/** Build the network of a normalized scenario, its events on `eventQueue`. */
export function buildNetwork(
  scenario: Scenario,
  eventQueue: EventQueue,
  observer: PacketObserver | null = null,
): Network {
  const pool = new PacketPool();
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  const counts = Array.from({ length: flowCount + scenario.traffic.length }, (_, endpoint) => new Counts(endpoint));

  const forward = buildHops(scenario, scenario.path, 'queue', eventQueue, pool, counts);
  const reverse =
    scenario.reverse === 'ideal'
      ? null
      : buildHops(scenario, scenario.reverse, 'reverse queue', eventQueue, pool, counts);
  const hops = [...forward, ...(reverse ?? [])];
  hops.forEach((hop, number) => Object.assign(hop, { number, observer }));

  const flows: Flow[] = [];
  const ends: FlowEnds = { senders: [], receivers: [] };
  const links = new Links(eventQueue, pool, ends, counts);
  const routes = new Routes(scenario, forward, reverse, links);
  const partsOf = (flow: number) => ({ eventQueue, pool, counts: counts[flow]!, flow });
  addFlows({ scenario, links, routes, observer, partsOf }, flows);
  for (const { sender, receiver } of flows) {
    ends.senders.push(sender);
    ends.receivers.push(receiver);
  }
  const sources = buildSources(scenario, eventQueue, pool, counts, flowCount, links, routes);

  return {
    pool,
    flows,
    sources,
    wiring: [...flows.map((flow) => flow.wiring), ...sourceWiring(scenario)],
    hops,
    counts,
    setDelay: (hop, seconds) => routes.setDelay(hop, seconds, eventQueue.now),
    settle: () => links.settle(),
    dataInFlight(): Int32Array {
      const count = new Int32Array(counts.length);
      const see = (slot: number): void => {
        if ((pool.words[slot + FLAGS]! & ACKNOWLEDGEMENT) !== 0) return;
        const endpoint = pool.words[slot + FLOW]!;
        count[endpoint] = count[endpoint]! + 1;
      };
      links.forEachPacket(see);
      for (const hop of hops) hop.forEachHeld(see);
      return count;
    },
  };
}
