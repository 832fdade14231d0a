/** How far windows come where something else than the path's size bounds them, so that an axis begins with room for the data. */
import { lossCard } from '../../../workers/engine/network/losses/index.ts';
import { flowRtts } from '../../../workers/engine/scenario/rtt.ts';
import { transportSettings } from '../../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../../../workers/engine/scenario/types.ts';
import { findScheme } from '../../../workers/engine/schemes/index.ts';

/**
 * About the largest window of a group, packets: by the receiver's window, by how far it climbs from its threshold until the
 * run ends, and by losses on the way. Infinity where none of these bounds it. An axis grows where it is exceeded.
 */
export function windowReach(scenario: Scenario, group: FlowGroup): number {
  if (findScheme(group.scheme.kind)?.control === 'rate') return Infinity;
  const { maxWindow, initialSsthresh } = transportSettings(scenario.transport, group.transport);
  // Beyond its threshold a window opens by one packet each round trip.
  const climbed = initialSsthresh === null ? Infinity : initialSsthresh + scenario.duration / rttOf(scenario, group);
  const { loss, rate } = scenario.path[group.enter]!;
  const lost = rate === null ? 0 : lossCard(loss).lossRate(loss, rate / (8 * group.packetSize), group.start);
  // When a window is that large, slow start has sent twice as many packets, of which two were lost on average.
  const unspoiled = lost > 0 ? 1 / lost : Infinity;
  return Math.min(maxWindow, climbed, unspoiled);
}

/** The rate at which such a window sends on an empty path, bit/s. */
export function rateReach(scenario: Scenario, group: FlowGroup): number {
  return (windowReach(scenario, group) * 8 * group.packetSize) / rttOf(scenario, group);
}

/** Round trip of a group's first flow without queueing, s. */
function rttOf(scenario: Scenario, group: FlowGroup): number {
  return flowRtts(scenario, { ...group, count: 1 })[0]!.baseRtt;
}
