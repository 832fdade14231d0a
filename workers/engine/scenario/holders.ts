/** What holds packets in a run: the queue and the pipe of each hop, and what lies outside of hops. Windows bound each of them. */
import { delaysOf, longestQueue, peakOf, sum, unevenOf } from './extremes.ts';
import type { GroupBounds } from './group-bounds.ts';
import { hopField, hopsOf } from './hops.ts';
import { LIMITS } from './limits.ts';
import type { Scenario } from './types.ts';

/** Packets that a part of the network holds, and the field that most of them are due to. */
export interface Holder {
  path: string;
  value: number;
  packets: number;
}

/** Bytes of an ACK, and of a handshake packet. */
const ACK_BYTES = 40;

export function holdersOf(scenario: Scenario, groups: readonly GroupBounds[], rates: readonly number[]): Holder[] {
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
