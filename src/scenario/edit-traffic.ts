/** Edits of the disturbance: unresponsive sources and crowds of short transfers. */
import type {
  CbrSource,
  FlowGroup,
  OnOffSource,
  Scenario,
  TrafficSource,
} from '../../workers/engine/scenario/types.ts';
import { schemeDefaults, withAddedGroup, withGroup } from './edit.ts';

/** A source as the reader chooses it: a wave of a constant rate, or bursts. */
export type SourceKind = CbrSource['wave'] | 'onoff';

export function sourceKind(source: TrafficSource): SourceKind {
  return source.kind === 'onoff' ? 'onoff' : source.wave;
}

/** Begins when the flows have found their pace, s. */
const BEGINS = 30;

/** One more source: half the link in waves of 30 s, or the five bursty sources of the papers, from 30 s on. */
export function withAddedSource(scenario: Scenario, kind: SourceKind): Scenario {
  return { ...scenario, traffic: [...scenario.traffic, newSource(scenario, kind)] };
}

function newSource(scenario: Scenario, kind: SourceKind): TrafficSource {
  const common = {
    start: Math.min(BEGINS, scenario.duration / 5),
    stop: null,
    packetSize: 1000,
    enter: 0,
    leave: scenario.path.length - 1,
  };
  if (kind === 'onoff') {
    return {
      kind,
      sources: 5,
      rate: 500e3,
      meanOn: 1,
      meanOff: 2,
      lengths: 'pareto',
      shape: 1.5,
      startJitter: 0,
      ...common,
    };
  }
  const half = (scenario.path[0]?.rate ?? 10e6) / 2;
  const span = kind === 'sawtooth' || kind === 'reverse-sawtooth' ? 30 : 15;
  return { kind: 'cbr', wave: kind, high: half, low: 0, on: span, off: 15, jitter: 0.5, ...common };
}

/** Another kind of source in the same place, from the same time on; a wave keeps its rates and times. */
export function withSourceKind(scenario: Scenario, index: number, kind: SourceKind): Scenario {
  const before = scenario.traffic[index]!;
  if (sourceKind(before) === kind) return scenario;
  if (before.kind === 'cbr' && kind !== 'onoff') return withSource(scenario, index, { wave: kind });
  const { start, stop, packetSize, enter, leave } = before;
  const source = { ...newSource(scenario, kind), start, stop, packetSize, enter, leave };
  return { ...scenario, traffic: scenario.traffic.map((old, at) => (at === index ? source : old)) };
}

export function withSource(
  scenario: Scenario,
  index: number,
  change: Partial<CbrSource> | Partial<OnOffSource>,
): Scenario {
  return {
    ...scenario,
    traffic: scenario.traffic.map((source, at) =>
      at === index ? ({ ...source, ...change } as TrafficSource) : source,
    ),
  };
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

/** The rate of a source that leaves `1/swing` of a link of `rate` bit/s when it is on: 10 of 15 Mbit/s for 3 (bansal2001). */
export function swingRate(rate: number, swing: number): number {
  return Number((rate * (1 - 1 / swing)).toPrecision(9));
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
