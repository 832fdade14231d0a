/** Two flows begin where a reader wants them: with windows of their own, and no slow start. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { flowRtts } from '../../workers/engine/scenario/rtt.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import { INITIAL_WINDOW } from '../../workers/engine/scenario/transport-fields.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { withGroup } from './edit-flows.ts';
import type { FlowChoice } from './flow-choice.ts';
import { nameOf } from './names.ts';
import { say } from '../../workers/words/say.ts';

/** Where a flow is to begin: its window in packets, or its rate in bit/s over a round trip without waiting. */
export interface StartPoint {
  choice: FlowChoice;
  value: number;
  quantity: 'window' | 'rate';
}

/** Why the flows cannot begin so; null if they can. */
export function startRefusal(
  { flows, events }: Scenario,
  [one, other]: readonly [StartPoint, StartPoint],
): string | null {
  const groups = [one, other].map(({ choice }) => flows.find(({ id }) => id === choice.group));
  if (groups.includes(undefined)) return say('These flows are not in the run any more.');
  const without = groups.find((group) => findScheme(group!.scheme.kind)?.control !== 'window');
  if (without)
    return say('{scheme} sends by a rate and has no window to begin with.', { scheme: nameOf(without.scheme) });
  if (one.choice.group === other.choice.group && one.choice.flow === other.choice.flow)
    return say('Both axes are of one flow. Choose two.');
  const crowd = groups.find((group) => group!.count > 1);
  if (!crowd) return null;
  if (groups[0] !== groups[1] || crowd.count > 2)
    return say('All flows of a group begin alike: give {scheme} a group for each flow.', {
      scheme: nameOf(crowd.scheme),
    });
  return crowd.rttCv > 0 || events.some((event) => 'group' in event && event.group === crowd.id)
    ? say(
        'Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.',
      )
    : null;
}

/**
 * The scenario in which both begin so. Two flows of one group become a group each.
 * @returns it, and the flows by their new names
 */
export function withStarts(
  scenario: Scenario,
  points: readonly [StartPoint, StartPoint],
): { scenario: Scenario; pair: [FlowChoice, FlowChoice] } {
  const split = points[0].choice.group === points[1].choice.group ? inTwo(scenario, points[0].choice.group) : null;
  const pair = points.map(({ choice }) =>
    split ? { group: choice.flow === 0 ? choice.group : split.id, flow: 0 } : choice,
  ) as [FlowChoice, FlowChoice];
  const started = points.reduce((next, point, which) => {
    const index = next.flows.findIndex(({ id }) => id === pair[which]!.group);
    const group = next.flows[index]!;
    const packets = packetsAt(next, group, point);
    return withGroup(next, index, {
      transport: { ...group.transport, initialWindow: packets, initialSsthresh: packets },
    });
  }, split?.scenario ?? scenario);
  return { scenario: started, pair };
}

/** A group of two as two groups of one. */
function inTwo(scenario: Scenario, id: string): { scenario: Scenario; id: string } {
  const ids = new Set(scenario.flows.map((group) => group.id));
  let second = `${id}-2`;
  for (let number = 3; ids.has(second); number++) second = `${id}-${number}`;
  const flows = scenario.flows.flatMap((group) =>
    group.id === id
      ? [
          { ...group, count: 1 },
          { ...group, count: 1, id: second },
        ]
      : [group],
  );
  return { scenario: { ...scenario, flows }, id: second };
}

/** Whole packets, within what a flow may begin with. */
function packetsAt(scenario: Scenario, group: FlowGroup, { value, quantity }: StartPoint): number {
  const { baseRtt } = flowRtts(scenario, group)[0]!;
  const packets = quantity === 'rate' ? (value * baseRtt) / (8 * group.packetSize) : value;
  const { maxWindow } = transportSettings(scenario.transport, group.transport);
  const { min, max } = INITIAL_WINDOW;
  return Math.max(min, Math.min(max, Math.floor(maxWindow), Math.round(packets)));
}
