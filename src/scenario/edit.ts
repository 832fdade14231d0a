/**
 * Edits: functions from a scenario to the scenario that the reader asked for. They set only what was asked and what must
 * follow from it; whether the result may run is for `normalizeScenario` to say.
 */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { ParameterValues } from '../../workers/engine/schemes/scheme.ts';
import type { CbrSource, FlowGroup, Hop, Queue, Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { bandwidthDelayPackets, baseRtt, drainTime, effectiveAt } from './effective.ts';

/**
 * The scenario without the last `count` events, those made live: the rate and losses that they left in force become
 * the scenario's own, so that the form does not jump back; the rest (drops, stops) belonged to the run that ends.
 */
export function foldLiveChanges(scenario: Scenario, count: number): Scenario {
  if (count === 0) return scenario;
  const kept = scenario.events.slice(0, scenario.events.length - count);
  const live = scenario.events.slice(scenario.events.length - count);
  const now = effectiveAt({ ...scenario, events: live }, Infinity);
  return { ...scenario, path: scenario.path.map((hop, index) => ({ ...hop, rate: now.rates[index]! })), loss: now.loss, events: kept };
}

export function withRate(scenario: Scenario, hop: number, rate: number): Scenario {
  return withHop(scenario, hop, { rate });
}

export function withQueue(scenario: Scenario, queue: Queue): Scenario {
  return withHop(scenario, 0, { queue });
}

/** The same limit under the other discipline; RED's thresholds a tenth and a half of it, as a start. */
export function withQueueKind(scenario: Scenario, kind: Queue['kind']): Scenario {
  const { limit } = scenario.path[0]!.queue;
  if (kind === 'droptail') return withQueue(scenario, { kind, limit });
  const minThreshold = Math.max(1, Math.round(limit / 6));
  const maxThreshold = Math.max(minThreshold + 1, Math.round(limit / 2));
  return withQueue(scenario, {
    kind, limit, minThreshold, maxThreshold, maxP: 0.1, weight: 0.002, gentle: true, wait: true, ecn: false, markP: 0.1,
  });
}

/** A mean base round trip of `rtt` s: every delay is stretched alike, so the spread between groups stays in proportion. */
export function withRoundTrip(scenario: Scenario, rtt: number): Scenario {
  const before = baseRtt(scenario);
  if (before <= 0) return scenario;
  const stretch = (delay: number): number => Number(((delay * rtt) / before).toPrecision(9));
  return {
    ...scenario,
    path: scenario.path.map((hop) => ({ ...hop, delay: stretch(hop.delay) })),
    flows: scenario.flows.map((group) => ({ ...group, accessDelay: stretch(group.accessDelay) })),
  };
}

export function withGroup(scenario: Scenario, index: number, change: Partial<FlowGroup>): Scenario {
  return { ...scenario, flows: scenario.flows.map((group, at) => (at === index ? { ...group, ...change } : group)) };
}

/** A scheme of the registry with its defaults. */
export function schemeDefaults(kind: string): SchemeChoice {
  const choice: SchemeChoice = { kind };
  for (const parameter of findScheme(kind)?.parameters ?? []) choice[parameter.key] = parameter.default;
  return choice;
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
  return { ...changed, events: changed.events.filter((event) => event.do !== 'drop' || event.group !== id || event.flow < count) };
}

/** No disturbance, or one of the given wave: half the link for 15 s in every 30 s, from 30 s on, until set otherwise. */
export function withWave(scenario: Scenario, wave: CbrSource['wave'] | 'none'): Scenario {
  if (wave === 'none') return { ...scenario, traffic: [], events: scenario.events.filter((event) => event.do !== 'cbr') };
  const [present] = scenario.traffic;
  if (present) return withSource(scenario, { wave });
  const half = (scenario.path[0]?.rate ?? 10e6) / 2;
  const source: CbrSource = {
    kind: 'cbr', wave, high: half, low: 0, on: 15, off: 15, start: 30, stop: null, packetSize: 1000, jitter: 0.5,
    enter: 0, leave: scenario.path.length - 1,
  };
  return { ...scenario, traffic: [source] };
}

export function withSource(scenario: Scenario, change: Partial<CbrSource>): Scenario {
  return { ...scenario, traffic: scenario.traffic.map((source, index) => (index === 0 ? { ...source, ...change } : source)) };
}

/** A duration of `duration` s; the warm-up gives way if it must, and events after the end are left out. */
export function withDuration(scenario: Scenario, duration: number): Scenario {
  const warmup = scenario.warmup < duration ? scenario.warmup : duration / 5;
  return { ...scenario, duration, warmup, events: scenario.events.filter((event) => event.at <= duration) };
}

/** Buffer of the first hop as the reader weighs it: how long it takes to drain, and its part of the BDP. */
export function bufferInWords(scenario: Scenario, rate: number | null): { bdp: number; share: number; drain: number } | null {
  const bdp = bandwidthDelayPackets(scenario, rate);
  if (bdp === null || rate === null) return null;
  const { limit } = scenario.path[0]!.queue;
  return { bdp, share: limit / bdp, drain: drainTime(scenario, limit, rate) };
}

function withHop(scenario: Scenario, index: number, change: Partial<Hop>): Scenario {
  return { ...scenario, path: scenario.path.map((hop, at) => (at === index ? { ...hop, ...change } : hop)) };
}

/** A changed scenario is no longer what its title says, only after it. */
export function withoutTitle(scenario: Scenario): Scenario {
  const title = scenario.title === '' || scenario.title.startsWith('After ') ? scenario.title : `After ${scenario.title}`;
  return { ...scenario, title, note: '' };
}
