/**
 * Puts a run's network together: hops in series, lines of constant delay between them, senders and receivers.
 *
 * Every sender stands at the door of its first hop, and the delay of its access line is added to the ACKs' way back:
 * the run is the same, but for the sender's own clock, which is behind by that delay (`doorDelay`), and there is one
 * event per packet fewer. So what frames say of a sender is what the first hop sees of it.
 */
import type { Calendar } from '../calendar.ts';
import { Counts } from '../probes/counts.ts';
import { RandomStream } from '../random.ts';
import type { FlowGroup, Hop as HopSettings, Scenario } from '../scenario/types.ts';
import { findScheme } from '../schemes/index.ts';
import { transportSettings } from '../transport/profile.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { CbrSource } from './cbr.ts';
import { DelayLine } from './delay-line.ts';
import { EchoLine } from './echo-line.ts';
import { Hop } from './hop.ts';
import type { Line } from './line.ts';
import { FLOW, PacketPool, type PacketSink } from './packets.ts';
import { DropTail, type QueueDiscipline } from './queue.ts';
import { Red } from './red.ts';
import { flowRtts, oneWayDelay } from './rtt.ts';

export interface Flow extends Ends {
  /** Index of its group in the scenario. */
  group: number;
  /** Unique and stable: names its random streams. */
  name: string;
  /** s */
  baseRtt: number;
  /** It has been told to send and not to stop; its first hop sees that `doorDelay` later. */
  wanted: boolean;
  /** From the sender to its first hop, s: how far the sender's clock is behind. */
  doorDelay: number;
}

export interface Network {
  flows: Flow[];
  sources: CbrSource[];
  hops: Hop[];
  /** Per endpoint: flows, then sources. */
  counts: Counts[];
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
  const counts = Array.from({ length: endpoints }, () => new Counts());
  const flows: Flow[] = [];

  const hops = buildHops(scenario, calendar, pool, counts);
  const toReceivers = new ToReceivers(pool, flows, counts);
  const toSenders = new ToSenders(pool, flows);
  const delayLines = (sink: PacketSink): Lines<DelayLine> =>
    new Lines((delay) => new DelayLine(calendar, delay, sink));
  const between = hops.slice(1).map(delayLines);
  // A line takes what one hop sends: hops send ahead of time, and only one hop's packets are sure to be in order.
  const arrivals = hops.map(() => delayLines(toReceivers));
  const acks = delayLines(toSenders);
  const echoes = hops.map(() => new Lines((there, back) => new EchoLine(calendar, pool, flows, there, back)));

  /** Leads an endpoint's packets from hop to hop and off the last one onto `exit`; returns the door they come in by. */
  const route = (endpoint: number, path: Route, exit: Line): Hop => {
    for (let index = path.enter; index < path.leave; index += 1) {
      hops[index]!.exits[endpoint] = between[index]!.of(scenario.path[index]!.delay);
    }
    hops[path.leave]!.exits[endpoint] = exit;
    return hops[path.enter]!;
  };

  scenario.flows.forEach((group, groupIndex) => {
    rtts[groupIndex]!.forEach(({ accessDelay, baseRtt }, index) => {
      const flow = flows.length;
      const name = `${group.id} ${index}`;
      const parts = flowParts(scenario, group, name, { calendar, pool, counts: counts[flow]!, flow });
      const { sender, receiver } = findScheme(group.scheme.kind)!.connect(group.scheme, parts);
      const there = scenario.path[group.leave]!.delay + accessDelay / 2;
      const back = baseRtt - oneWayDelay(scenario, group.enter, group.leave) - accessDelay / 2;
      if (receiver.echoes) {
        sender.door = route(flow, group, echoes[group.leave]!.of(there, back));
      } else {
        receiver.ackLine = acks.of(back);
        sender.door = route(flow, group, arrivals[group.leave]!.of(there));
      }
      flows.push({ group: groupIndex, name, baseRtt, doorDelay: accessDelay / 2, wanted: false, sender, receiver });
    });
  });
  const sources = scenario.traffic.map((settings, index) => {
    const random = new RandomStream(scenario.seed, `traffic ${index}`);
    const endpoint = flowCount + index;
    const source = new CbrSource(settings, calendar, pool, random, counts[endpoint]!, endpoint);
    source.door = route(endpoint, settings, arrivals[settings.leave]!.of(scenario.path[settings.leave]!.delay));
    return source;
  });

  const allEchoes = echoes.flatMap((lines) => lines.all);
  const settle = (now: number): void => {
    for (const line of allEchoes) line.settle(now);
  };
  return {
    flows,
    sources,
    hops,
    counts,
    settle,
    dataInFlight(now: number): Int32Array {
      settle(now);
      const count = new Int32Array(endpoints);
      const visit = (slot: number): void => {
        const endpoint = pool.words[slot + FLOW]!;
        count[endpoint] = count[endpoint]! + 1;
      };
      for (const lines of [...between, ...arrivals]) lines.all.forEach((line) => line.forEach(visit));
      for (const line of allEchoes) line.forEachUnseen(visit);
      return count;
    },
  };
}

interface Route {
  enter: number;
  leave: number;
}

/** Hands data packets to their flow's receiver; what an unresponsive source sent ends here. */
class ToReceivers implements PacketSink {
  private readonly pool: PacketPool;
  private readonly flows: readonly Flow[];
  private readonly counts: readonly Counts[];

  constructor(pool: PacketPool, flows: readonly Flow[], counts: readonly Counts[]) {
    this.pool = pool;
    this.flows = flows;
    this.counts = counts;
  }

  receive(slot: number): void {
    const endpoint = this.pool.words[slot + FLOW]!;
    if (endpoint < this.flows.length) {
      this.flows[endpoint]!.receiver.onData(slot);
    } else {
      this.counts[endpoint]!.delivered += 1;
      this.pool.release(slot);
    }
  }
}

/** Hands ACKs to their flow's sender. */
class ToSenders implements PacketSink {
  private readonly pool: PacketPool;
  private readonly flows: readonly Flow[];

  constructor(pool: PacketPool, flows: readonly Flow[]) {
    this.pool = pool;
    this.flows = flows;
  }

  receive(slot: number): void {
    this.flows[this.pool.words[slot + FLOW]!]!.sender.onAck(slot);
  }
}

function buildHops(scenario: Scenario, calendar: Calendar, pool: PacketPool, counts: readonly Counts[]): Hop[] {
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  const meanPacketBytes = scenario.flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / flowCount;
  const onDrop = (slot: number, byQueue: boolean): void => {
    const flowCounts = counts[pool.words[slot + FLOW]!]!;
    flowCounts.dropped += 1;
    if (byQueue) flowCounts.queueDropped += 1;
  };
  return scenario.path.map((settings, index) => {
    const hop = new Hop(calendar, pool, counts.length, onDrop);
    hop.setRate(settings.rate, 0);
    const random = new RandomStream(scenario.seed, `queue ${index}`);
    hop.discipline = disciplineOf(settings, hop, random, meanPacketBytes);
    return hop;
  });
}

function disciplineOf(
  { queue }: HopSettings,
  hop: Hop,
  random: RandomStream,
  meanPacketBytes: number,
): QueueDiscipline {
  if (queue.kind === 'droptail') return new DropTail(queue.limit);
  return new Red(queue, random, () => hop.packetsPerSecond(meanPacketBytes));
}

type Shared = Pick<FlowParts, 'calendar' | 'pool' | 'counts' | 'flow'>;

function flowParts(scenario: Scenario, group: FlowGroup, name: string, shared: Shared): FlowParts {
  return {
    ...shared,
    settings: transportSettings(scenario.transport, group.transport),
    profile: scenario.transport.profile,
    random: new RandomStream(scenario.seed, `flow ${name}`),
    packetSize: group.packetSize,
    ecn: group.ecn,
  };
}
