import type { Hop } from '../network/hops/hop.ts';
import type { Pipe } from '../network/pipes/pipe.ts';
import type { EndpointWiring, PacketObserver } from '../network/packet-records.ts';
import { ACK_SENT, recordCode } from '../network/packet-records.ts';
import { RandomStream } from '../random.ts';
import { flowRtts } from '../scenario/rtt.ts';
import { transportSettings } from '../scenario/transport-profiles.ts';
import type { FlowGroup, Scenario, TransportSettings } from '../scenario/types.ts';
import { endsOf } from './ends.ts';
import { findScheme } from '../schemes/index.ts';
import { type Ends, type FlowParts, isPacing, isReporting } from '../transport/ends.ts';
import { readSlowly } from '../transport/slow-reader.ts';
import { transferEnds } from '../transport/transfers.ts';
import type { Links } from './links.ts';
import { ObservedPath } from './observed-path.ts';
import type { Routes, Stage } from './routes.ts';

export interface Flow extends Ends {
  /** Index of its group in the scenario. */
  group: number;
  /** Its place within the group. */
  place: number;
  /** Number of its endpoint, which its packets carry: its place among the flows. */
  endpoint: number;
  /** Unique and stable: names its random streams. */
  name: string;
  /** s */
  baseRtt: number;
  /** Where its data enter the network. */
  firstHop: Hop;
  /** Where its ACKs do; null if the reverse path is ideal. */
  firstAckHop: Hop | null;
  /** It has been started and not stopped. Its first hop sees either `entryDelay` later. */
  started: boolean;
  /** From then on it does not start any more, s. */
  absentFrom: number;
  /** From the sender to its first hop, s: how far the sender's clock is behind. */
  entryDelay: number;
  wiring: EndpointWiring;
}

/** What all flows of a run are made from; `partsOf` gives those of the flow with that number. */
export interface FlowContext {
  scenario: Scenario;
  links: Links;
  routes: Routes;
  observer: PacketObserver | null;
  partsOf(flow: number): Pick<FlowParts, 'eventQueue' | 'pool' | 'counts' | 'flow'>;
}

/**
 * Add the flows of a scenario to `flows`, group by group, each connected to the network.
 *
 * Every sender stands at its first hop, and the delay of its access link is added to its reverse path. The run is the
 * same, only the sender's own clock is behind by that delay (`entryDelay`), and there is one event per packet fewer. So
 * what frames say of a sender is what its first hop sees.
 */
export function addFlows(context: FlowContext, flows: Flow[]): void {
  const { scenario, routes } = context;
  scenario.flows.forEach((group, groupIndex) => {
    const settings = transportSettings(scenario.transport, group.transport);
    flowRtts(scenario, group).forEach(({ accessDelay, baseRtt }, index) => {
      const flow = flows.length;
      const name = `${group.id} ${index}`;
      const ends = endsOfFlow(context, group, settings, name, flow);
      const data = routes.stages(group, group.direction);
      const acks = routes.ackStages(group, group.direction);
      const firstHop = data[0]!.hop;
      const firstAckHop = acks === null ? null : acks[0]!.hop;
      const back = baseRtt - data.reduce((sum, stage) => sum + stage.delay, 0) - accessDelay / 2;
      connectEnds(context, flow, ends, data, acks, { accessDelay, back });
      observeAcks(context.observer, flow, ends);
      ends.sender.firstHop = firstHop;
      const wiring = {
        hops: data.map(({ hop }) => hop.number),
        toFirstHop: accessDelay / 2,
        toReceiver: accessDelay / 2,
        back: back - accessDelay / 2,
        echoes: ends.receiver.echoes && acks === null,
        bytes: group.packetSize,
      };
      const entryDelay = accessDelay / 2;
      const state = { started: false, absentFrom: Infinity };
      flows.push({
        group: groupIndex,
        place: index,
        endpoint: flow,
        name,
        baseRtt,
        entryDelay,
        firstHop,
        firstAckHop,
        ...state,
        wiring,
        ...ends,
      });
    });
  });
}

function endsOfFlow(
  context: FlowContext,
  group: FlowGroup,
  settings: TransportSettings,
  name: string,
  flow: number,
): Ends {
  const parts = { ...flowParts(context, group, name, flow), settings };
  const connect = (): Ends => {
    const ends = endsOf(findScheme(group.scheme.kind)!, group.scheme, parts);
    return group.readRate === null ? ends : readSlowly(ends, parts, (8 * group.packetSize) / group.readRate);
  };
  if (group.again === 'once') return connect();
  return transferEnds({
    ...parts,
    random: new RandomStream(context.scenario.seed, `transfers ${name}`),
    group,
    connect,
  });
}

function flowParts(
  { scenario, partsOf }: FlowContext,
  group: FlowGroup,
  name: string,
  flow: number,
): Omit<FlowParts, 'settings'> {
  return {
    ...partsOf(flow),
    profile: scenario.transport.profile,
    random: new RandomStream(scenario.seed, `flow ${name}`),
    packetSize: group.packetSize,
    packets: group.packets,
    feed: feedOf(scenario, group, name),
    readsSlowly: group.readRate !== null,
    ecn: group.ecn,
  };
}

function feedOf({ seed }: Scenario, { feed, feedRate, packetSize }: FlowGroup, name: string): FlowParts['feed'] {
  if (feed === 'greedy') return null;
  return {
    gap: (8 * packetSize) / feedRate,
    random: feed === 'poisson' ? new RandomStream(seed, `feed ${name}`) : null,
  };
}

/**
 * Lead a flow's data through its hops to its receiver, and its ACKs back.
 * @param acks hops of its ACKs, null if the reverse path is ideal
 * @param delays of the access links of both ends together, and of the ideal reverse path from the receiver, s
 */
function connectEnds(
  { links, routes }: FlowContext,
  flow: number,
  { sender, receiver }: Ends,
  data: readonly Stage[],
  acks: readonly Stage[] | null,
  { accessDelay, back }: { accessDelay: number; back: number },
): void {
  const last = data[data.length - 1]!;
  const there = last.delay + accessDelay / 2;
  if (acks !== null) {
    const lastAck = acks[acks.length - 1]!;
    receiver.ackPath = links.toEntry(acks[0]!.hop, accessDelay / 2);
    const toSender = links.toSenders(lastAck.hop, lastAck.delay + accessDelay);
    lastAck.followers.set(toSender, (delay) => toSender.setDelay(delay + accessDelay));
    routes.connect(flow, acks, toSender);
    const exit = isReporting(receiver) ? links.report(receiver, there, null) : links.toReceivers(last.hop, there);
    followThere(exit);
    routes.connect(flow, data, exit);
  } else if (receiver.echoes) {
    const exit = isPacing(sender)
      ? links.pacedRoundTrip(sender, receiver, there, back)
      : links.roundTrip(last.hop, there, back);
    let [out, home] = [there, back];
    for (const stage of data)
      stage.followers.set(exit, (delay, by) => {
        if (stage === last) out = delay + accessDelay / 2;
        home += by;
        exit.setDelays(out, home);
      });
    routes.connect(flow, data, exit);
  } else if (isReporting(receiver)) {
    const feedbackPath = links.feedbackPath(sender, back);
    receiver.ackPath = feedbackPath;
    const exit = links.report(receiver, there, feedbackPath);
    followThere(exit);
    followBack(feedbackPath, (seconds) => exit.setBack(seconds));
    routes.connect(flow, data, exit);
  } else {
    const toSender = links.toSenders(last.hop, back);
    receiver.ackPath = toSender;
    followBack(toSender, (seconds) => toSender.setDelay(seconds));
    const exit = links.toReceivers(last.hop, there);
    followThere(exit);
    routes.connect(flow, data, exit);
  }

  function followThere(pipe: Pipe): void {
    last.followers.set(pipe, (delay) => pipe.setDelay(delay + accessDelay / 2));
  }

  /** An ideal reverse path is as long as the hops that the data cross. */
  function followBack(pipe: Pipe, set: (seconds: number) => void): void {
    let home = back;
    for (const { followers } of data) followers.set(pipe, (_delay, by) => set((home += by)));
  }
}

function observeAcks(observer: PacketObserver | null, flow: number, { receiver }: Ends): void {
  if (observer === null || receiver.ackPath === null) return;
  receiver.ackPath = new ObservedPath(receiver.ackPath, observer, recordCode(ACK_SENT, 0, flow));
}
