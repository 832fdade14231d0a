/**
 * Upper bounds on a run, from its scenario alone: the packets that it computes, the numbers that it samples, and the memory
 * that it holds. They are rough on the safe side; `npm run fuzz:scenarios` holds runs against them.
 */
import { hasTwoQueues, queueCard } from '../network/queues/index.ts';
import { sourceCard } from '../network/sources/index.ts';
import { tableOf } from '../network/trace.ts';
import { findScheme } from '../schemes/index.ts';
import { hopField, hopsOf } from './hops.ts';
import { LIMITS } from './limits.ts';
import { flowRtts, meanRtt } from './rtt.ts';
import { transportSettings } from './transport-profiles.ts';
import type { FlowGroup, Scenario, TrafficSource } from './types.ts';

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

/** Packets that a part of the network holds, and the field that most of them are due to. */
interface Holder {
  path: string;
  value: number;
  packets: number;
}

/** Bytes of an ACK, and of a handshake packet. */
const ACK_BYTES = 40;
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
/** Copies of a window that can be in the network: what timeouts send again while the first ones are still on their way. */
const WINDOW_COPIES = 4;
/** Timeouts, each twice as long as the one before, from a tick of 1 µs to the longest run: what a silent link may keep. */
const BACKOFFS = 36;

/** Packets per round trip that a flow sends beyond what arrives, where its scheme's card says nothing else. */
const OVERSHOOT = 4;
/**
 * What rate schemes send that know no round trip yet: packets per second, and TFRC's packets while it halves its first rate
 * of at most 7.5 packets/s, three per halving, over the longest run.
 */
const RATE_BEFORE_RTT = 0.5;
const SENT_BEFORE_RTT = 60;

/** Packets beyond its mean rate that a source with uneven gaps may send, in standard deviations: more come once in 10^9 runs. */
const DEVIATIONS = 6;

/** What the flows of a group can do together. */
interface GroupBounds {
  /** Its place among the scenario's groups. */
  index: number;
  packetSize: number;
  baseRtts: readonly { baseRtt: number }[];
  /** The hops that its data crosses, and those that its ACKs cross if the reverse path has hops. */
  data: readonly number[];
  acks: readonly number[];
  /** Packets per second that their largest windows and their timers allow; of timers alone if the run ends before an ACK is back. */
  fastest: number;
  inTime: number;
  /** Packets per second that they send beyond what arrives, and those that timers add to both. */
  beyond: number;
  besides: number;
  /** Packets that they send before anything has come back. */
  first: number;
  /** Handshake packets per second that their timers send. */
  handshakes: number;
  /** Most packets by which an ACK makes a window larger. */
  growth: number;
  /** Packets in the network. */
  most: number;
  /** Sum of their largest windows. */
  windows: number;
  /** Longest delay of a packet and its ACK outside of hops, s. */
  outside: number;
}

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

function groupBounds(scenario: Scenario, group: FlowGroup, index: number): GroupBounds {
  const { path, reverse, transport, duration } = scenario;
  const { maxWindow, initialWindow, maxRto, initialRto, handshake } = transportSettings(transport, group.transport);
  const byTimer = 1 / Math.min(maxRto, initialRto);
  const { control, overshoot, growth, atTimeout = 1 } = findScheme(group.scheme.kind)!;
  const beyond = Math.min(maxWindow, overshoot?.(group.scheme) ?? OVERSHOOT);
  const there = Array.from({ length: group.leave - group.enter + 1 }, (_, hop) => group.enter + hop);
  const back = reverse === 'ideal' ? [] : there.toReversed().map((hop) => path.length + hop);
  const forward = group.direction === 'forward';
  const ideal = reverse === 'ideal' ? sum(there, (hop) => Math.max(...delaysOf(scenario, hop))) : 0;
  // Of all round trips during the run the shortest: of hops that become shorter, on an ideal reverse path both ways.
  const shorter = sum([...there, ...back], (hop) => delaysOf(scenario, hop)[0]! - Math.min(...delaysOf(scenario, hop)));
  const rtts = flowRtts(scenario, group).map(({ accessDelay, baseRtt }) => ({
    accessDelay,
    baseRtt: shorter > 0 ? baseRtt - (reverse === 'ideal' ? 2 : 1) * shorter : baseRtt,
  }));
  const fastest = sum(rtts, ({ baseRtt }) => maxWindow / baseRtt + byTimer);
  const again = hopsOf(scenario).some(({ trace }) => trace) ? atTimeout * BACKOFFS : 0;
  const isAnswered = rtts.some(({ baseRtt }) => baseRtt < duration);
  return {
    index,
    packetSize: group.packetSize,
    baseRtts: rtts,
    data: forward ? there : back,
    acks: forward ? back : there,
    fastest,
    inTime: isAnswered ? fastest : group.count * byTimer,
    beyond: sum(rtts, ({ baseRtt }) => beyond / baseRtt + byTimer),
    besides: group.count * (control === 'rate' ? RATE_BEFORE_RTT : (atTimeout - 1) * byTimer),
    // With the handshake's packet.
    first:
      control === 'rate'
        ? group.count * SENT_BEFORE_RTT
        : transfersOf(scenario, group) * (1 + Math.min(initialWindow, maxWindow)) + group.count * again,
    handshakes: handshake && control === 'window' ? group.count * byTimer : 0,
    growth: Math.max(1, growth?.(group.scheme) ?? 1),
    most:
      control === 'rate'
        ? Infinity
        : group.count * (WINDOW_COPIES * maxWindow + atTimeout * byTimer * duration + again),
    windows: group.count * maxWindow,
    outside: ideal + 2 * Math.max(...rtts.map(({ accessDelay }) => accessDelay)),
  };
}

/** Transfers that the flows of a group may begin, on average where chance decides; each takes a round trip at least. */
export function transfersOf(scenario: Scenario, group: FlowGroup): number {
  const { again, gap, count } = group;
  if (again === 'once') return count;
  const { duration } = scenario;
  if (again !== 'after') return count * (1 + duration / gap);
  return sum(flowRtts(scenario, group), ({ baseRtt }) => 1 + duration / (gap + baseRtt));
}

/** Every delay of a hop's link during the run, s. */
function delaysOf(scenario: Scenario, hop: number): number[] {
  const changed = scenario.events.flatMap((event) => (event.do === 'delay' && event.hop === hop ? event.delay : []));
  return [hopsOf(scenario)[hop]!.delay, ...changed];
}

/** The highest rate of each hop during the run, bit/s, over a millisecond where it follows a trace; Infinity if unlimited. */
function fastestRate(scenario: Scenario, hop: number): number {
  const { trace, rate } = hopsOf(scenario)[hop]!;
  if (trace) return tableOf(trace).peakRate;
  let fastest = rate ?? Infinity;
  for (const event of scenario.events) {
    if (event.do === 'rate' && event.hop === hop) fastest = Math.max(fastest, event.rate);
  }
  return fastest;
}

/** The field that lets most packets wait at a hop during the run. */
function longestQueue(scenario: Scenario, hop: number): { path: string; limit: number } {
  let longest = { path: `${hopField(scenario, hop)}.queue.limit`, limit: hopsOf(scenario)[hop]!.queue.limit };
  scenario.events.forEach((event, index) => {
    if (event.do === 'queue' && event.hop === hop && event.limit > longest.limit)
      longest = { path: `events[${index}].limit`, limit: event.limit };
  });
  return longest;
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

/** What holds packets: the queue and the pipe of each hop, and what lies outside of hops. Windows bound each of them. */
function holdersOf(scenario: Scenario, groups: readonly GroupBounds[], rates: readonly number[]): Holder[] {
  const { path, traffic } = scenario;
  const hops = hopsOf(scenario);
  const directions = [[...path.keys()], [...hops.keys()].slice(path.length).toReversed()];
  // Receivers hold packets back, or have just sent ACKs; and first windows leave at once, however slow the hop is said to be.
  const flows = sum(groups, ({ baseRtts }) => baseRtts.length);
  const atStart = sum(groups, ({ first }) => first);
  // At the end of a millisecond all that it carries leaves at once.
  const burst = hops.some(({ trace }) => trace) ? 0.001 : 0;
  const holders: Holder[] = [{ path: 'flows', value: flows, packets: 4 * flows + 2 * hops.length + atStart }];
  for (const direction of directions) {
    /** Packets per second that leave the hop before. */
    let through = 0;
    for (const hop of direction) {
      const crossing = groups.filter(({ data, acks }) => data.includes(hop) || acks.includes(hop));
      const sources = traffic.filter(({ enter, leave }) => enter <= hop && hop <= leave);
      const allowed = sources.length > 0 ? Infinity : sum(crossing, ({ most }) => most);
      const hold = (field: string, value: number, packets: number): void => {
        holders.push({ path: field, value, packets: Math.min(allowed, packets) });
      };
      const entering =
        sum(crossing, ({ data, acks, fastest }) => (data[0] === hop || acks[0] === hop ? fastest : 0)) +
        sum(sources, (source) => (source.enter === hop ? peakOf(source) : 0));
      const smallest = Math.min(
        LIMITS.maxPacketSize,
        ...crossing.map(({ data, packetSize }) => (data.includes(hop) ? packetSize : ACK_BYTES)),
        ...sources.map(({ packetSize }) => packetSize),
      );
      through = Math.min(through + entering, rates[hop]! / (8 * smallest));
      // Handshake packets are small, and those that timers send again follow one another.
      const handshakes = Math.min(
        rates[hop]! / (8 * ACK_BYTES),
        sum(crossing, (group) => group.handshakes),
      );
      const delay = Math.max(...delaysOf(scenario, hop));
      const longest = longestQueue(scenario, hop);
      if (rates[hop] !== Infinity) hold(longest.path, longest.limit, longest.limit);
      const uneven = sum(sources, (source) => unevenOf(source, delay));
      hold(`${hopField(scenario, hop)}.delay`, delay, (through + handshakes) * (delay + burst) + uneven);
      // Behind its last hop a packet has the access delay before it, and its ACK that of an ideal reverse path.
      for (const { index, outside, fastest, data } of crossing) {
        if (data.at(-1) !== hop) continue;
        const { accessDelay } = scenario.flows[index]!;
        hold(`flows[${index}].accessDelay`, accessDelay, (outside + burst) * (Math.min(through, fastest) + handshakes));
      }
    }
  }
  return holders;
}

/** Packets per second of a source at most. */
function peakOf(source: TrafficSource): number {
  const card = sourceCard(source);
  // A square wave sends a packet at every step up from silence, however short the step.
  const plateaus = card.plateaus?.(source) ?? [];
  const steps = plateaus.length > 1 ? plateaus.length / sum(plateaus, ({ seconds }) => seconds) : 0;
  return card.peak(source) / (8 * source.packetSize) + steps;
}

/** Packets that a source with uneven gaps may send in that time, s, beyond its mean rate. */
function unevenOf(source: TrafficSource, seconds: number): number {
  const jitter = 'jitter' in source ? source.jitter : 0;
  // Gaps are uniform on (1 ± jitter) times their mean.
  return DEVIATIONS * jitter * Math.sqrt((peakOf(source) * seconds) / 3);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
