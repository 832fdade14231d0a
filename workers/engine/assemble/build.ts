/**
 * Puts a run's network together: hops in series, pipes of constant delay between them, senders and receivers.
 *
 * Every sender stands at the entry of its first hop, and the delay of its access pipe is added to the ACKs' reverse path:
 * the run is the same, but for the sender's own clock, which is behind by that delay (`entryDelay`), and there is one
 * event per packet fewer. So what frames say of a sender is what the first hop sees of it.
 */
import { type EventQueue, Timer } from '../event-queue.ts';
import { Counts } from '../sampling/counts.ts';
import { ACK_SENT, type EndpointWiring, type PacketObserver, recordCode } from '../sampling/packet-records.ts';
import { RandomStream } from '../random.ts';
import type { FlowGroup, Hop as HopSettings, PieQueue, Scenario } from '../scenario/types.ts';
import { findScheme } from '../schemes/index.ts';
import { transportSettings } from '../transport/profile.ts';
import { type AckPath, type Ends, type FlowParts, isPacing, isReporting } from '../transport/ends.ts';
import { ArrivalHop } from '../network/hops/arrival-hop.ts';
import { CbrSource } from '../network/sources/cbr.ts';
import { Codel } from '../network/queues/codel.ts';
import { DequeueHop } from '../network/hops/dequeue-hop.ts';
import type { Hop } from '../network/hops/hop.ts';
import type { Pipe } from '../network/pipes/pipe.ts';
import { OnOffSource } from '../network/sources/onoff.ts';
import { ACKNOWLEDGEMENT, FLAGS, FLOW, PacketPool } from '../network/packets.ts';
import { Pie } from '../network/queues/pie.ts';
import { DropTail } from '../network/queues/queue.ts';
import { Red } from '../network/queues/red.ts';
import { flowRtts } from '../scenario/rtt.ts';
import { Links } from './links.ts';

export interface Flow extends Ends {
  /** Index of its group in the scenario. */
  group: number;
  /** Unique and stable: names its random streams. */
  name: string;
  /** s */
  baseRtt: number;
  /** Where its data come in. */
  firstHop: Hop;
  /** It has been told to send and not to stop; its first hop sees that `entryDelay` later. */
  started: boolean;
  /** From the sender to its first hop, s: how far the sender's clock is behind. */
  entryDelay: number;
  wiring: EndpointWiring;
}

export interface Network {
  flows: Flow[];
  sources: (CbrSource | OnOffSource)[];
  /** Of each endpoint: flows, then sources. */
  wiring: EndpointWiring[];
  hops: Hop[];
  /** Per endpoint: flows, then sources. */
  counts: Counts[];
  /** Let both ends see all that has reached them by now; before counts are read. */
  settle(): void;
  /** Data packets under way per endpoint (flows, then sources); after `settle`. */
  dataInFlight(): Int32Array;
}

/** Build the network of a normalized scenario on `eventQueue`. */
export function buildNetwork(
  scenario: Scenario,
  eventQueue: EventQueue,
  observer: PacketObserver | null = null,
): Network {
  const pool = new PacketPool();
  const rtts = scenario.flows.map((group) => flowRtts(scenario, group));
  const flowCount = rtts.reduce((sum, group) => sum + group.length, 0);
  const endpoints = flowCount + scenario.traffic.length;
  const counts = Array.from({ length: endpoints }, () => new Counts());
  const flows: Flow[] = [];

  const forward = buildHops(scenario, scenario.path, 'queue', eventQueue, pool, counts);
  const backward =
    scenario.reverse === 'ideal'
      ? null
      : buildHops(scenario, scenario.reverse, 'reverse queue', eventQueue, pool, counts);
  const hops = [...forward, ...(backward ?? [])];
  hops.forEach((hop, number) => Object.assign(hop, { number, observer }));
  const links = new Links(eventQueue, pool, flows, counts);

  /** Leads an endpoint's packets through hops one after the other and off the last one onto `exit`. */
  const route = (endpoint: number, stages: readonly Stage[], exit: Pipe): void => {
    stages.forEach(({ hop, delay }, index) => {
      const next = stages[index + 1];
      hop.exits[endpoint] = next ? links.between(hop, next.hop, delay) : exit;
    });
  };
  /** The hops that data of the group cross, in order, and those that its ACKs cross; null where the reverse path is ideal. */
  const stagesOf = ({ enter, leave }: Route, direction: 'forward' | 'reverse'): Stage[] => {
    const [along, settings] =
      direction === 'forward' ? [forward, scenario.path] : [backward!, scenario.reverse as HopSettings[]];
    const stages = along.map((hop, index) => ({ hop, delay: settings[index]!.delay })).slice(enter, leave + 1);
    return direction === 'forward' ? stages : stages.reverse();
  };

  scenario.flows.forEach((group, groupIndex) => {
    rtts[groupIndex]!.forEach(({ accessDelay, baseRtt }, index) => {
      const flow = flows.length;
      const name = `${group.id} ${index}`;
      const parts = flowParts(scenario, group, name, { eventQueue, pool, counts: counts[flow]!, flow });
      const ends = findScheme(group.scheme.kind)!.connect(group.scheme, parts);
      const data = stagesOf(group, group.direction);
      const last = data[data.length - 1]!;
      const there = last.delay + accessDelay / 2;
      const back = baseRtt - data.reduce((sum, stage) => sum + stage.delay, 0) - accessDelay / 2;
      if (backward !== null) {
        const acks = stagesOf(group, group.direction === 'forward' ? 'reverse' : 'forward');
        const lastAck = acks[acks.length - 1]!;
        ends.receiver.ackPath = links.toEntry(acks[0]!.hop, accessDelay / 2);
        route(flow, acks, links.toSenders(lastAck.hop, lastAck.delay + accessDelay));
        route(
          flow,
          data,
          isReporting(ends.receiver) ? links.report(ends.receiver, there, null) : links.toReceivers(last.hop, there),
        );
      } else if (ends.receiver.echoes) {
        route(
          flow,
          data,
          isPacing(ends.sender)
            ? links.pacedRoundTrip(ends.sender, ends.receiver, there, back)
            : links.roundTrip(last.hop, there, back),
        );
      } else if (isReporting(ends.receiver)) {
        const feedbackPath = links.feedbackPath(ends.sender, back);
        ends.receiver.ackPath = feedbackPath;
        route(flow, data, links.report(ends.receiver, there, feedbackPath));
      } else {
        ends.receiver.ackPath = links.toSenders(last.hop, back);
        route(flow, data, links.toReceivers(last.hop, there));
      }
      const { ackPath, echoes } = ends.receiver;
      const observed = observer !== null && ackPath !== null;
      if (observed) ends.receiver.ackPath = new ObservedPath(ackPath, observer, recordCode(ACK_SENT, 0, flow));
      const firstHop = data[0]!.hop;
      ends.sender.firstHop = firstHop;
      const wiring = {
        hops: data.map(({ hop }) => hop.number),
        toFirstHop: accessDelay / 2,
        toReceiver: accessDelay / 2,
        back: back - accessDelay / 2,
        echoes: echoes && backward === null,
        bytes: group.packetSize,
      };
      flows.push({
        group: groupIndex,
        name,
        baseRtt,
        entryDelay: accessDelay / 2,
        firstHop,
        started: false,
        wiring,
        ...ends,
      });
    });
  });
  const sources = scenario.traffic.map((settings, index) => {
    const random = new RandomStream(scenario.seed, `traffic ${index}`);
    const endpoint = flowCount + index;
    const source =
      settings.kind === 'cbr'
        ? new CbrSource(settings, eventQueue, pool, random, counts[endpoint]!, endpoint)
        : new OnOffSource(settings, eventQueue, pool, random, counts[endpoint]!, endpoint);
    const stages = stagesOf(settings, 'forward');
    const last = stages[stages.length - 1]!;
    route(endpoint, stages, links.toReceivers(last.hop, last.delay));
    source.firstHop = stages[0]!.hop;
    return source;
  });
  const sourceWiring = scenario.traffic.map(({ enter, leave, packetSize }): EndpointWiring => ({
    hops: Array.from({ length: Math.min(leave, forward.length - 1) - enter + 1 }, (_, index) => enter + index),
    ...{ toFirstHop: 0, toReceiver: 0, back: 0, echoes: false, bytes: packetSize },
  }));

  return {
    flows,
    sources,
    wiring: [...flows.map((flow) => flow.wiring), ...sourceWiring],
    hops,
    counts,
    settle: () => links.settle(),
    dataInFlight(): Int32Array {
      const count = new Int32Array(endpoints);
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

/** The path that takes a receiver's ACKs, heard by an observer. */
class ObservedPath implements AckPath {
  private readonly path: AckPath;
  private readonly observer: PacketObserver;
  private readonly code: number;

  entryTime = 0;

  constructor(path: AckPath, observer: PacketObserver, code: number) {
    this.path = path;
    this.observer = observer;
    this.code = code;
  }

  push(slot: number): void {
    this.observer.packet(this.entryTime, this.code);
    this.path.entryTime = this.entryTime;
    this.path.push(slot);
  }
}

/** A hop on somebody's way, and the delay of the link behind it, s. */
interface Stage {
  hop: Hop;
  delay: number;
}

interface Route {
  enter: number;
  leave: number;
}

function buildHops(
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

/** PIE with its clock. */
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

type Shared = Pick<FlowParts, 'eventQueue' | 'pool' | 'counts' | 'flow'>;

function flowParts(scenario: Scenario, group: FlowGroup, name: string, shared: Shared): FlowParts {
  return {
    ...shared,
    settings: transportSettings(scenario.transport, group.transport),
    profile: scenario.transport.profile,
    random: new RandomStream(scenario.seed, `flow ${name}`),
    packetSize: group.packetSize,
    packets: group.packets,
    ecn: group.ecn,
  };
}
