/** Edits of the groups of flows. As in edit.ts, an edit also changes what depends on it. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { defaultsOf, type FieldValues, type ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import { LINUX_CUBIC, LINUX_TODAY } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario, SchemeChoice, TransportSettings } from '../../workers/engine/scenario/types.ts';
import { onRoute, withReverse } from './edit-path.ts';

export function withGroup(scenario: Scenario, index: number, change: Partial<FlowGroup>): Scenario {
  return { ...scenario, flows: scenario.flows.map((group, at) => (at === index ? { ...group, ...change } : group)) };
}

/** Packets of a transfer that is asked for again and again before its size is. */
const ONE_TRANSFER = 100;

/** The group with other plain fields. Flows in the reverse direction need a real reverse path, what is sent again an amount. */
export function withGroupFields(scenario: Scenario, index: number, change: FieldValues): Scenario {
  const there = change['direction'] === 'reverse' ? withReverse(scenario, true) : scenario;
  const group = scenario.flows[index]!;
  const sends = (change['again'] ?? 'once') !== 'once' && group.packets === null ? { packets: ONE_TRANSFER } : {};
  return withGroup(there, index, { ...onRoute(group, change), ...sends });
}

/** A scheme of the registry with its defaults. */
export function schemeDefaults(kind: string): SchemeChoice {
  const card = findScheme(kind);
  return card ? defaultsOf<SchemeChoice>(card) : { kind };
}

/** The scheme's preset: what the preset does not say is the card's default. */
export function schemePreset(kind: string, values: ParameterValues): SchemeChoice {
  return { ...schemeDefaults(kind), ...values };
}

/** One more group of `count` flows of a scheme, there all along, otherwise like the last group. */
export function withAddedGroup(scenario: Scenario, scheme: SchemeChoice, count: number): Scenario {
  const last = scenario.flows[scenario.flows.length - 1]!;
  const ids = new Set(scenario.flows.map((group) => group.id));
  let id = scheme.kind;
  for (let number = 2; ids.has(id); number++) id = `${scheme.kind}-${number}`;
  return { ...scenario, flows: [...scenario.flows, { ...last, id, label: '', scheme, count, start: 0, stop: null }] };
}

/** Whether the group's recovery may have the repairs of modern TCP: window schemes by SACK. */
export function mayBeRepaired({ scheme }: FlowGroup): boolean {
  return scheme['variant'] === 'sack';
}

/** Whether the group sends as Linux of today. */
export function sendsAsLinux(group: FlowGroup): boolean {
  const { scheme, transport } = group;
  const options = Object.entries(LINUX_TODAY);
  const ofCubic = scheme.kind === 'cubic' ? Object.entries(LINUX_CUBIC) : [];
  return (
    mayBeRepaired(group) &&
    options.every(([key, value]) => transport[key as keyof TransportSettings] === value) &&
    ofCubic.every(([key, value]) => scheme[key] === value)
  );
}

/** The group sends as Linux of today, or as its scenario says. */
export function withLinux(scenario: Scenario, index: number, linux: boolean): Scenario {
  const { scheme, transport } = scenario.flows[index]!;
  const others = Object.entries(transport).filter(([key]) => !(key in LINUX_TODAY));
  const { hystart, fullClimb, wholeSteps } = linux ? LINUX_CUBIC : schemeDefaults('cubic');
  return withGroup(scenario, index, {
    scheme: scheme.kind === 'cubic' ? { ...scheme, hystart, fullClimb, wholeSteps } : scheme,
    transport: { ...Object.fromEntries(others), ...(linux ? LINUX_TODAY : {}) },
  });
}

/** Another scheme for a group. A label that was given for the old one goes. */
export function withScheme(scenario: Scenario, index: number, scheme: SchemeChoice): Scenario {
  // Only a window can be fed, or begin again.
  const byRate = findScheme(scheme.kind)?.control === 'rate';
  return withGroup(scenario, index, {
    scheme,
    label: '',
    ...(byRate && { again: 'once', feed: 'greedy', readRate: null }),
  });
}

/** Without the group, and without the events that speak of it. */
export function withoutGroup(scenario: Scenario, index: number): Scenario {
  const gone = scenario.flows[index]!.id;
  return {
    ...scenario,
    flows: scenario.flows.filter((_, at) => at !== index),
    events: scenario.events.filter((event) => !('group' in event) || event.group !== gone),
  };
}

/** A count of flows; events that ask for a flow that is no more are left out. */
export function withCount(scenario: Scenario, index: number, count: number): Scenario {
  const id = scenario.flows[index]!.id;
  const changed = withGroup(scenario, index, { count });
  return {
    ...changed,
    events: changed.events.filter((event) => !('flow' in event) || event.group !== id || event.flow < count),
  };
}
