/** Puts a run's network together: hops in series, lines of constant delay between them, senders and receivers. */
import type { Calendar } from '../calendar.ts';
import { Counters } from '../probes/counters.ts';
import { RandomStream } from '../random.ts';
import type { FlowGroup, Hop as HopSettings, Scenario } from '../scenario/types.ts';
import { findScheme } from '../schemes/index.ts';
import { transportSettings } from '../transport/profile.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { createSender } from '../transport/senders.ts';
import type { SenderParts, WindowSender } from '../transport/window-sender.ts';
import { CbrSource } from './cbr.ts';
import { DelayLine } from './delay-line.ts';
import { EchoLine } from './echo-line.ts';
import { Hop } from './hop.ts';
import type { Line } from './line.ts';
import { PacketPool, type PacketSink } from './packets.ts';
import { DropTail, type QueueDiscipline } from './queue.ts';
import { Red } from './red.ts';
import { flowRtts, oneWayDelay } from './rtt.ts';

export interface Flow {
  /** Index of its group in the scenario. */
  group: number;
  /** Unique and stable: names its random streams. */
  name: string;
  /** s */
  baseRtt: number;
  sender: WindowSender;
  receiver: TcpReceiver;
}

export interface Network {
  flows: Flow[];
  sources: CbrSource[];
  hops: Hop[];
  counters: Counters;
  /** Let the receivers see all that has reached them by `now`; before counts are read. */
  settle(now: number): void;
  /** Data packets under way per endpoint (flows, then sources). */
  dataInFlight(now: number): Int32Array;
}

/** Lines made on demand, one for each key. */
class Lines<Kind extends Line> {
  private readonly byKey = new Map<string, Kind>();
  private readonly make: (...delays: number[]) => Kind;

  constructor(make: (...delays: number[]) => Kind) {
    this.make = make;
  }

  of(...delays: number[]): Kind {
    const key = delays.join();
    let line = this.byKey.get(key);
    if (!line) {
      line = this.make(...delays);
      this.byKey.set(key, line);
    }
    return line;
  }

  get all(): Kind[] {
    return [...this.byKey.values()];
  }
}

/** Build the network of a normalized scenario on `calendar`. */
export function buildNetwork(scenario: Scenario, calendar: Calendar): Network {
  const pool = new PacketPool();
  const rtts = scenario.flows.map((group) => flowRtts(scenario, group));
  const flowCount = rtts.reduce((sum, group) => sum + group.length, 0);
  const endpoints = flowCount + scenario.traffic.length;
  const counters = new Counters(endpoints);
  const flows: Flow[] = [];
  const receivers: TcpReceiver[] = [];
  const senders: WindowSender[] = [];

  const hops = buildHops(scenario, pool, counters);
  const toReceivers = new ToReceivers(pool, receivers, counters, flowCount);
  const toSenders = new ToSenders(pool, senders);
  const delayLines = (sink: PacketSink): Lines<DelayLine> =>
    new Lines((delay) => new DelayLine(calendar, delay!, sink));
  const access = hops.map(delayLines);
  const between = hops.slice(1).map(delayLines);
  const arrivals = delayLines(toReceivers);
  const acks = delayLines(toSenders);
  const echoes = new Lines((there, back) => new EchoLine(calendar, there!, back!, toReceivers, toSenders));

  /** Leads an endpoint's packets from hop to hop and off the last one onto `exit`; returns the line on which it sends. */
  const route = (endpoint: number, path: Route, exit: Line): Line => {
    for (let index = path.enter; index < path.leave; index += 1) {
      hops[index]!.exits[endpoint] = between[index]!.of(scenario.path[index]!.delay);
    }
    hops[path.leave]!.exits[endpoint] = exit;
    return access[path.enter]!.of(path.accessDelay / 2);
  };
  const delayToReceiver = (path: Route): number => scenario.path[path.leave]!.delay + path.accessDelay / 2;

  scenario.flows.forEach((group, groupIndex) => {
    rtts[groupIndex]!.forEach(({ accessDelay, baseRtt }, index) => {
      const flow = flows.length;
      const name = `${group.id} ${index}`;
      const parts = senderParts(scenario, group, name, { calendar, pool, counters, flow });
      const { delayedAck } = parts.settings;
      const sender = createSender(group.scheme, parts);
      const receiver = new TcpReceiver(calendar, pool, counters, flow, delayedAck);
      const path = { enter: group.enter, leave: group.leave, accessDelay };
      const there = delayToReceiver(path);
      const back = oneWayDelay(scenario, group.enter, group.leave) + accessDelay;
      if (delayedAck) {
        receiver.ackLine = acks.of(back);
        sender.line = route(flow, path, arrivals.of(there));
      } else {
        sender.line = route(flow, path, echoes.of(there, back));
      }
      senders.push(sender);
      receivers.push(receiver);
      flows.push({ group: groupIndex, name, baseRtt, sender, receiver });
    });
  });
  const sources = scenario.traffic.map((settings, index) => {
    const random = new RandomStream(scenario.seed, `traffic ${index}`);
    const source = new CbrSource(settings, calendar, pool, random, counters, flowCount + index);
    source.line = route(flowCount + index, settings, arrivals.of(delayToReceiver(settings)));
    return source;
  });

  const settle = (now: number): void => {
    for (const line of echoes.all) line.settle(now);
  };
  return {
    flows,
    sources,
    hops,
    counters,
    settle,
    dataInFlight(now: number): Int32Array {
      settle(now);
      const count = new Int32Array(endpoints);
      const visit = (slot: number): void => {
        const endpoint = pool.flow[slot]!;
        count[endpoint] = count[endpoint]! + 1;
      };
      for (const lines of [...access, ...between, arrivals]) lines.all.forEach((line) => line.forEach(visit));
      for (const line of echoes.all) line.forEachUnseen(visit);
      return count;
    },
  };
}

interface Route {
  enter: number;
  leave: number;
  accessDelay: number;
}

/** Hands data packets to their flow's receiver; what an unresponsive source sent ends here. */
class ToReceivers implements PacketSink {
  private readonly pool: PacketPool;
  private readonly receivers: readonly TcpReceiver[];
  private readonly counters: Counters;
  private readonly flowCount: number;

  constructor(pool: PacketPool, receivers: readonly TcpReceiver[], counters: Counters, flowCount: number) {
    this.pool = pool;
    this.receivers = receivers;
    this.counters = counters;
    this.flowCount = flowCount;
  }

  receive(slot: number, now: number): void {
    const endpoint = this.pool.flow[slot]!;
    if (endpoint < this.flowCount) {
      this.receivers[endpoint]!.onData(slot, now);
    } else {
      this.counters.countDelivered(endpoint);
      this.pool.release(slot);
    }
  }
}

/** Hands ACKs to their flow's sender. */
class ToSenders implements PacketSink {
  private readonly pool: PacketPool;
  private readonly senders: readonly WindowSender[];

  constructor(pool: PacketPool, senders: readonly WindowSender[]) {
    this.pool = pool;
    this.senders = senders;
  }

  receive(slot: number, now: number): void {
    this.senders[this.pool.flow[slot]!]!.onAck(slot, now);
  }
}

function buildHops(scenario: Scenario, pool: PacketPool, counters: Counters): Hop[] {
  const endpoints = counters.sent.length;
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  const meanPacketBytes = scenario.flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / flowCount;
  const onDrop = (slot: number, byQueue: boolean): void => {
    const endpoint = pool.flow[slot]!;
    counters.dropped[endpoint] = counters.dropped[endpoint]! + 1;
    if (byQueue) counters.queueDropped[endpoint] = counters.queueDropped[endpoint]! + 1;
  };
  return scenario.path.map((settings, index) => {
    const hop = new Hop(pool, endpoints, onDrop);
    hop.setRate(settings.rate, 0);
    const random = new RandomStream(scenario.seed, `queue ${index}`);
    hop.discipline = disciplineOf(settings, hop, pool, random, meanPacketBytes);
    return hop;
  });
}

function disciplineOf(
  { queue }: HopSettings,
  hop: Hop,
  pool: PacketPool,
  random: RandomStream,
  meanPacketBytes: number,
): QueueDiscipline {
  if (queue.kind === 'droptail') return new DropTail(queue.limit);
  return new Red(queue, pool, random, () => hop.packetsPerSecond(meanPacketBytes));
}

type Shared = Pick<SenderParts, 'calendar' | 'pool' | 'counters' | 'flow'>;

function senderParts(scenario: Scenario, group: FlowGroup, name: string, shared: Shared): SenderParts {
  return {
    ...shared,
    settings: transportSettings(scenario.transport, group.transport),
    law: findScheme(group.scheme.kind)!.createLaw(group.scheme),
    random: new RandomStream(scenario.seed, `flow ${name}`),
    packetSize: group.packetSize,
    ecn: group.ecn,
  };
}
