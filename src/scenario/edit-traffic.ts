/** Edits of the disturbance: unresponsive sources and crowds of short transfers. */
import { sourceCard, sources, shapeOf } from '../../workers/engine/network/sources/index.ts';
import type { SourceCard, SourceShape } from '../../workers/engine/network/sources/card.ts';
import { defaultsOf, fieldDefaults, type FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { SOURCE_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
import type { FlowGroup, Scenario, TrafficSource } from '../../workers/engine/scenario/types.ts';
import { onRoute } from './edit-path.ts';
import { schemeDefaults, withAddedGroup, withGroup } from './edit-flows.ts';

/** A source as the reader chooses it: a shape of a card, such as a square wave. */
export interface SourceOffer {
  card: SourceCard<TrafficSource>;
  shape: SourceShape<TrafficSource>;
}

/** All of them, in the registry's order. */
export const OFFERS: readonly SourceOffer[] = sources.flatMap((card) => card.shapes.map((shape) => ({ card, shape })));

/** Begins when the flows have found their pace, s. */
const BEGINS = 30;

/** One more source, from 30 s on or a fifth of the run. */
export function withAddedSource(scenario: Scenario, id: string): Scenario {
  return { ...scenario, traffic: [...scenario.traffic, newSource(scenario, id)] };
}

function newSource(scenario: Scenario, id: string): TrafficSource {
  const { card, shape } = OFFERS.find((offer) => offer.shape.id === id)!;
  const rate = scenario.path[0]?.rate ?? 10e6;
  return {
    ...fieldDefaults(SOURCE_FIELDS),
    ...defaultsOf(card),
    ...card.fresh?.(rate, shape.values),
    ...shape.values,
    start: Math.min(BEGINS, scenario.duration / 5),
    leave: scenario.path.length - 1,
  } as TrafficSource;
}

/** Another shape of source in the same place, with what was set of the fields that all have; another wave keeps its rates and times. */
export function withSourceShape(scenario: Scenario, index: number, id: string): Scenario {
  const before = scenario.traffic[index]!;
  if (shapeOf(before).id === id) return scenario;
  const { card, shape } = OFFERS.find((offer) => offer.shape.id === id)!;
  if (card === sourceCard(before)) return withSource(scenario, index, shape.values);
  const begun = newSource(scenario, shapeOf(before).id);
  const set = SOURCE_FIELDS.filter(({ key }) => before[key] !== begun[key]);
  const kept = Object.fromEntries(set.map(({ key }) => [key, before[key]]));
  const source = { ...newSource(scenario, id), ...kept };
  return { ...scenario, traffic: scenario.traffic.map((old, at) => (at === index ? source : old)) };
}

export function withSource(scenario: Scenario, index: number, change: Partial<TrafficSource>): Scenario {
  return {
    ...scenario,
    traffic: scenario.traffic.map((source, at) =>
      at === index ? ({ ...source, ...change } as TrafficSource) : source,
    ),
  };
}

/** The source with other plain fields. */
export function withSourceFields(scenario: Scenario, index: number, change: FieldValues): Scenario {
  return withSource(scenario, index, onRoute(scenario.traffic[index]!, change));
}

/** Without the source, and without the events that speak of it. */
export function withoutSource(scenario: Scenario, index: number): Scenario {
  return {
    ...scenario,
    traffic: scenario.traffic.filter((_, at) => at !== index),
    events: scenario.events.flatMap((event) => {
      if (event.do !== 'cbr' || event.source < index) return [event];
      return event.source === index ? [] : [{ ...event, source: event.source - 1 }];
    }),
  };
}

/** Flows of a new crowd, packets of each, and seconds over which they come. */
const CROWD = { count: 40, packets: 20, startJitter: 5 } as const;

/** A flash crowd: many short transfers by TCP that come within a few seconds. The label says what it is. */
export function withFlashCrowd(scenario: Scenario): Scenario {
  const added = withAddedGroup(scenario, schemeDefaults('tcp'), CROWD.count);
  const index = added.flows.length - 1;
  const labels = new Set(scenario.flows.map((group) => group.label));
  let label = 'short TCP';
  for (let number = 2; labels.has(label); number++) label = `short TCP ${number}`;
  const change: Partial<FlowGroup> = {
    ...CROWD,
    label,
    start: Math.min(BEGINS, scenario.duration / 5),
    stop: null,
    direction: 'forward',
    enter: 0,
    leave: scenario.path.length - 1,
  };
  return withGroup(added, index, change);
}
