/**
 * Upper bounds on a run, from its scenario alone: the packets that it computes, the numbers that it samples, and the memory
 * that it holds. They are rough on the safe side; `npm run fuzz:scenarios` holds runs against them.
 */
import { hasTwoQueues, queueCard } from '../network/queues/index.ts';
import { fastestRate, longestQueue, peakOf, sum, unevenOf } from './extremes.ts';
import { type GroupBounds, groupBounds, WINDOW_COPIES } from './group-bounds.ts';
import { type Holder, holdersOf } from './holders.ts';
import { hopsOf } from './hops.ts';
import { flowRtts, meanRtt } from './rtt.ts';
import type { Scenario } from './types.ts';

export interface Bounds {
  /**
   * Work for as long as the run lasts, in packets: what hops carry or windows allow, what is sent beyond it in the steady
   * state, and other work that costs as much as a packet. The limit is on this.
   */
  work: number;
  /** Packets sent at most, and the part of them that may be sent at once at the start. */
  packets: number;
  atStart: number;
  frames: number;
  /** Frames times numbers per frame. */
  samples: number;
  /** Packets and ACKs that are in the network at one time. */
  inFlight: number;
  /** Bytes that the worker holds for the network. */
  networkBytes: number;
  /** The field that lets most packets be there, its value, and how many they are. */
  largest: Holder;
}

/**
 * Bytes of a packet in the network: its slot and its place in the list of free slots (68), in a pipe (12), in a hop (12).
 * All these arrays double, and the one before is still there while its numbers are copied.
 */
const BYTES_PER_PACKET = 3 * (68 + 12 + 12);
/** Bytes that the two ends of a flow keep per packet between the oldest one unanswered and the newest, at most (BBR's records). */
const BYTES_PER_OUTSTANDING = 2 * 80;
/** Bytes of a flow, of a hop and of a source before they have sent anything: objects, timers, first arrays. */
const BYTES_PER_FLOW = 32_000;
const BYTES_PER_HOP = 8_000;
/** Bytes of a millisecond of a link's trace: its digit, and its place in two tables. */
const BYTES_PER_TRACE_MS = 12;
/** Bytes of the worker itself: its code, the packet log, buffers on their way to the page. */
const BYTES_AT_REST = 16e6;

export function boundsOf(scenario: Scenario): Bounds {
  const hops = hopsOf(scenario);
  const groups = scenario.flows.map((group, index) => groupBounds(scenario, group, index));
  const flows = groups.flatMap(({ baseRtts }) => baseRtts);
  const rates = hops.map((_, hop) => fastestRate(scenario, hop));
  const { duration } = scenario;
  const { work, sent, answered, grown } = workOf(scenario, groups, rates);
  const atStart = sum(groups, ({ first }) => first);
  const besides = duration * sum(groups, (group) => group.besides);
  const period =
    scenario.sample === 'rtt' ? meanRtt(scenario.flows.flatMap((group) => flowRtts(scenario, group))) : scenario.sample;
  // RED's average, a later column, is not counted: a scenario that was accepted stays so.
  const twoQueues = hops.filter(({ queue }) => hasTwoQueues(queue)).length;
  const width = 1 + 6 * flows.length + 7 * hops.length + 3 * scenario.traffic.length + 9 * twoQueues;
  const holders = holdersOf(scenario, groups, rates);
  const windowsAllow = scenario.traffic.length > 0 ? Infinity : sum(groups, ({ most }) => most);
  const inFlight = Math.min(
    atStart + sent + besides + grown,
    windowsAllow,
    sum(holders, (holder) => holder.packets),
  );
  return {
    work,
    packets: atStart + sent + besides + answered,
    atStart,
    frames: duration / period,
    samples: (duration / period) * width,
    inFlight,
    networkBytes:
      BYTES_AT_REST +
      BYTES_PER_FLOW * (flows.length + scenario.traffic.length) +
      BYTES_PER_HOP * hops.length +
      BYTES_PER_TRACE_MS * sum(hops, ({ trace }) => trace?.perMs.length ?? 0) +
      BYTES_PER_PACKET * inFlight +
      BYTES_PER_OUTSTANDING *
        Math.min(
          sum(groups, ({ windows }) => windows),
          WINDOW_COPIES * inFlight,
        ),
    largest: holders.reduce((most, holder) => (holder.packets > most.packets ? holder : most)),
  };
}

interface Work {
  work: number;
  /** The same, but for flows that no ACK reaches in time. */
  sent: number;
  /**
   * Packets sent in answer to those that arrive, beyond one for one: each ACK lets a sender resend one packet and send as
   * many new ones as its window grows. What is in flight grows with the latter alone: one of them is in `work`.
   */
  answered: number;
  grown: number;
}

function workOf(scenario: Scenario, groups: readonly GroupBounds[], rates: readonly number[]): Work {
  const { duration } = scenario;
  const hops = hopsOf(scenario);
  const smallestPacket = Math.min(...groups.map(({ packetSize }) => packetSize));
  // The windows bound what flows send into a hop; so do the hop's rate and what is sent beyond it.
  let perSecond = 0;
  let late = 0;
  let answered = 0;
  let grown = 0;
  rates.forEach((rate, hop) => {
    const entering = groups.filter(({ data }) => data[0] === hop);
    const carried = rate / (8 * smallestPacket);
    const beyond = sum(entering, (group) => group.beyond);
    const flows = Math.min(
      sum(entering, ({ fastest }) => fastest),
      carried + beyond,
    );
    const allowed = sum(entering, ({ inTime }) => inTime);
    perSecond += flows;
    late += flows - Math.min(allowed, carried + beyond);
    const arriving = duration * Math.min(allowed, carried);
    const growth = Math.max(0, ...entering.map((group) => group.growth));
    answered += arriving * (1 + growth);
    grown += arriving * Math.max(0, growth - 1);
  });
  perSecond += sum(scenario.traffic, peakOf);
  // Each packet that an application writes is an event.
  perSecond += sum(scenario.flows, ({ feed, feedRate, packetSize, count }) =>
    feed === 'greedy' ? 0 : (count * feedRate) / (8 * packetSize),
  );
  // An update of a queue's controller costs about as much as a packet.
  for (const { queue } of hops) {
    const period = queueCard(queue).updateEvery?.(queue);
    if (period !== undefined) perSecond += 1 / period;
  }
  let work = perSecond * duration;
  const uneven = sum(scenario.traffic, (source) => unevenOf(source, duration));
  const limits = hops.map((_, hop) => longestQueue(scenario, hop).limit);
  // A change of rate or delay visits every waiting packet.
  for (const event of scenario.events) if (event.do === 'rate' || event.do === 'delay') work += limits[event.hop]!;
  return { work, sent: work - late * duration + uneven, answered, grown };
}
