/**
 * Edits: functions from a scenario to the scenario that the reader asked for. They set only what was asked and what must
 * follow from it; whether the result may run is for `normalizeScenario` to say.
 */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { defaultsOf, type ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import type { FlowGroup, Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { withLoss } from './edit-loss.ts';
import { effectiveAt } from './effective.ts';
import { hopsOf, withHop } from './hops.ts';

/**
 * The scenario without the last `count` events, those made live: the rates and losses that they left in force become
 * the scenario's own, so that the form does not jump back; the rest (drops, stops) belonged to the run that ends.
 */
export function foldLiveChanges(scenario: Scenario, count: number): Scenario {
  if (count === 0) return scenario;
  const kept = scenario.events.slice(0, scenario.events.length - count);
  const live = scenario.events.slice(scenario.events.length - count);
  const now = effectiveAt({ ...scenario, events: live }, Infinity);
  return hopsOf(scenario).reduce<Scenario>(
    (folded, _, hop) => withLoss(withHop(folded, hop, { rate: now.rates[hop]! }), hop, now.losses[hop]!),
    { ...scenario, events: kept },
  );
}

export function withGroup(scenario: Scenario, index: number, change: Partial<FlowGroup>): Scenario {
  return { ...scenario, flows: scenario.flows.map((group, at) => (at === index ? { ...group, ...change } : group)) };
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

/** One more group of `count` flows of a scheme, otherwise like the last group. */
export function withAddedGroup(scenario: Scenario, scheme: SchemeChoice, count: number): Scenario {
  const last = scenario.flows[scenario.flows.length - 1]!;
  const ids = new Set(scenario.flows.map((group) => group.id));
  let id = scheme.kind;
  for (let number = 2; ids.has(id); number++) id = `${scheme.kind}-${number}`;
  return { ...scenario, flows: [...scenario.flows, { ...last, id, label: '', scheme, count }] };
}

/** Another scheme for a group. A label that was given for the old one goes. */
export function withScheme(scenario: Scenario, index: number, scheme: SchemeChoice): Scenario {
  return withGroup(scenario, index, { scheme, label: '' });
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

/** A duration of `duration` s; the warm-up gives way if it must, and events after the end are left out. */
export function withDuration(scenario: Scenario, duration: number): Scenario {
  const warmup = scenario.warmup < duration ? scenario.warmup : duration / 5;
  return { ...scenario, duration, warmup, events: scenario.events.filter((event) => event.at <= duration) };
}

/** A changed scenario is no longer what its title says, only after it. */
export function withoutTitle(scenario: Scenario): Scenario {
  const title =
    scenario.title === '' || scenario.title.startsWith('After ') ? scenario.title : `After ${scenario.title}`;
  return { ...scenario, title, note: '' };
}

/** Whether two scenarios differ in nothing but their events. */
export function sameButEvents(one: Scenario, other: Scenario): boolean {
  return JSON.stringify({ ...one, events: [] }) === JSON.stringify({ ...other, events: [] });
}
