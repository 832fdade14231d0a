/** What a link could send, and of what size its packets are: what metrics and the page need for its utilization. */
import { tableOf } from '../engine/network/trace.ts';
import { hopsOf } from '../engine/scenario/hops.ts';
import type { Scenario, TrafficSource } from '../engine/scenario/types.ts';

/** Bits that the hop can send between two times (s), with every change of its rate, or by its trace; null where the rate has no limit. */
export function capacityBetween(scenario: Scenario, hop: number, from: number, to: number): number | null {
  const { trace, rate: first } = hopsOf(scenario)[hop]!;
  if (trace) return tableOf(trace).bitsBy(to) - tableOf(trace).bitsBy(from);
  // One without limit stays so.
  if (first === null) return null;
  let rate = first;
  let since = from;
  let bits = 0;
  const changes = scenario.events.flatMap((event) =>
    event.do === 'rate' && event.hop === hop && event.at < to ? [event] : [],
  );
  for (const change of changes.toSorted((a, b) => a.at - b.at)) {
    if (change.at > since) {
      bits += rate * (change.at - since);
      since = change.at;
    }
    rate = change.rate;
  }
  return bits + rate * (to - since);
}

/** Size in bytes of every packet that crosses the hop; null where packets of several sizes do: ACKs are smaller than data. */
export function packetSizeAt({ path, reverse, flows, traffic }: Scenario, hop: number): number | null {
  const acks = reverse !== 'ideal' && flows.some((group) => group.direction === 'reverse');
  if (hop >= path.length || acks) return null;
  const forward = flows.filter((group) => group.direction === 'forward');
  const [size, ...others] = new Set(
    [...forward, ...traffic].filter((one) => crosses(one, hop)).map((one) => one.packetSize),
  );
  return size !== undefined && others.length === 0 ? size : null;
}

export function crosses(route: Pick<TrafficSource, 'enter' | 'leave'>, hop: number): boolean {
  return route.enter <= hop && hop <= route.leave;
}
