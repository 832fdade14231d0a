/** Puts a run's network together: hops in series, lines of constant delay between them, senders and receivers. */
import type { Calendar } from '../calendar.ts';
import { Counters } from '../probes/counters.ts';
import { RandomStream } from '../random.ts';
import type { FlowGroup, Hop as HopSettings, Scenario } from '../scenario/types.ts';
import { findScheme } from '../schemes/index.ts';
import type { RecoveryVariant } from '../schemes/scheme.ts';
import { NewRenoSender } from '../transport/newreno-sender.ts';
import { transportSettings } from '../transport/profile.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { RenoSender } from '../transport/reno-sender.ts';
import { SackSender } from '../transport/sack-sender.ts';
import type { SenderParts, WindowSender } from '../transport/window-sender.ts';
import { CbrSource } from './cbr.ts';
import { DelayLine } from './delay-line.ts';
import { Hop } from './hop.ts';
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
  /** Data packets under way per endpoint (flows, then sources). */
  dataInFlight(): Int32Array;
}

/** Lines from one kind of place to another, one for each delay. */
class Lines {
  private readonly byDelay = new Map<number, DelayLine>();
  private readonly make: (delay: number) => DelayLine;

  constructor(calendar: Calendar, sink: PacketSink) {
    this.make = (delay) => new DelayLine(calendar, delay, sink);
  }

  of(delay: number): DelayLine {
    let line = this.byDelay.get(delay);
    if (!line) {
      line = this.make(delay);
      this.byDelay.set(delay, line);
    }
    return line;
  }

  get all(): DelayLine[] {
    return [...this.byDelay.values()];
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

  const onDrop = (slot: number, byQueue: boolean): void => {
    const endpoint = pool.flow[slot]!;
    counters.dropped[endpoint] = counters.dropped[endpoint]! + 1;
    if (byQueue) counters.queueDropped[endpoint] = counters.queueDropped[endpoint]! + 1;
  };
  const meanPacketSize = scenario.flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / flowCount;
  const hops = scenario.path.map((settings, index) => {
    const hop = new Hop(calendar, pool, endpoints, onDrop);
    hop.discipline = disciplineOf(settings, hop, pool, new RandomStream(scenario.seed, `queue ${index}`), meanPacketSize);
    return hop;
  });

  const receivers: TcpReceiver[] = [];
  const senders: WindowSender[] = [];
  const toReceivers = {
    receive(slot: number, now: number): void {
      const endpoint = pool.flow[slot]!;
      if (endpoint < flowCount) {
        receivers[endpoint]!.onData(slot, now);
      } else {
        counters.countDelivered(endpoint);
        pool.release(slot);
      }
    },
  };
  const toSenders = {
    receive(slot: number, now: number): void {
      senders[pool.flow[slot]!]!.onAck(slot, now);
    },
  };
  const access = hops.map((hop) => new Lines(calendar, hop));
  const between = hops.map((_, index) => (index + 1 < hops.length ? new Lines(calendar, hops[index + 1]!) : null));
  const arrivals = new Lines(calendar, toReceivers);
  const acks = new Lines(calendar, toSenders);

  /** Routes an endpoint's packets; returns the line on which it sends. */
  const route = (endpoint: number, enter: number, leave: number, accessDelay: number): DelayLine => {
    for (let index = enter; index < leave; index += 1) {
      hops[index]!.exits[endpoint] = between[index]!.of(scenario.path[index]!.delay);
    }
    hops[leave]!.exits[endpoint] = arrivals.of(scenario.path[leave]!.delay + accessDelay / 2);
    return access[enter]!.of(accessDelay / 2);
  };

  scenario.flows.forEach((group, groupIndex) => {
    rtts[groupIndex]!.forEach(({ accessDelay, baseRtt }, index) => {
      const flow = flows.length;
      const name = `${group.id} ${index}`;
      const parts = senderParts(scenario, group, name, { calendar, pool, counters, flow });
      const sender = createSender(group, parts);
      const receiver = new TcpReceiver(calendar, pool, counters, flow, parts.settings.delayedAck);
      sender.line = route(flow, group.enter, group.leave, accessDelay);
      receiver.ackLine = acks.of(oneWayDelay(scenario, group.enter, group.leave) + accessDelay);
      senders.push(sender);
      receivers.push(receiver);
      flows.push({ group: groupIndex, name, baseRtt, sender, receiver });
    });
  });
  const sources = scenario.traffic.map((settings, index) => {
    const random = new RandomStream(scenario.seed, `traffic ${index}`);
    const source = new CbrSource(settings, calendar, pool, random, counters, flowCount + index);
    source.line = route(flowCount + index, settings.enter, settings.leave, settings.accessDelay);
    return source;
  });

  return {
    flows,
    sources,
    hops,
    counters,
    dataInFlight(): Int32Array {
      const count = new Int32Array(endpoints);
      const visit = (slot: number): void => {
        const endpoint = pool.flow[slot]!;
        count[endpoint] = count[endpoint]! + 1;
      };
      for (const lines of [...access, ...between, arrivals]) lines?.all.forEach((line) => line.forEach(visit));
      for (const hop of hops) hop.forEach(visit);
      return count;
    },
  };
}

function disciplineOf(
  settings: HopSettings,
  hop: Hop,
  pool: PacketPool,
  random: RandomStream,
  meanPacketSize: number,
): QueueDiscipline {
  hop.setRate(settings.rate);
  const { queue } = settings;
  if (queue.kind === 'droptail') return new DropTail(queue.limit);
  return new Red(queue, pool, random, () => hop.packetsPerSecond(meanPacketSize));
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

const SENDERS: Readonly<Record<RecoveryVariant, new (parts: SenderParts) => WindowSender>> = {
  reno: RenoSender,
  newreno: NewRenoSender,
  sack: SackSender,
};

function createSender(group: FlowGroup, parts: SenderParts): WindowSender {
  const Sender = SENDERS[findScheme(group.scheme.kind)!.variant(group.scheme)];
  return new Sender(parts);
}
