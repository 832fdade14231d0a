/** What the flows of a group can send and hold together, from the scenario alone. */
import { findScheme } from '../schemes/index.ts';
import { delaysOf, sum } from './extremes.ts';
import { hopsOf } from './hops.ts';
import { flowRtts } from './rtt.ts';
import { transportSettings } from './transport-profiles.ts';
import type { FlowGroup, Scenario } from './types.ts';

/** Copies of a window that can be in the network: what timeouts send again while the first ones are still on their way. */
export const WINDOW_COPIES = 4;
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

export interface GroupBounds {
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

export function groupBounds(scenario: Scenario, group: FlowGroup, index: number): GroupBounds {
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
