/** What a run could be without: one packet's loss, one flow or source, one change of the network. Each differs in that alone. */
import { changeOf } from '../../workers/engine/changes/index.ts';
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import type { PacketFate } from '../../workers/live/cause-records.ts';
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import type { Narrated } from '../narrator/sentences.ts';
import { written } from '../narrator/words/sentence.ts';
import { eventVerb } from '../scenario/describe.ts';
import { streamNames } from '../scenario/describe-traffic.ts';
import { eventsInOrder } from '../scenario/effective.ts';
import { flowChoice } from '../scenario/flow-choice.ts';
import { atHop, hopsOf } from '../scenario/hops.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import { say } from '../../workers/words/say.ts';

export interface Fork {
  /** `Without this drop`. */
  words: string;
  scenario: Scenario;
  /** Up to here the two runs are the same, s. */
  since: number;
}

/** Flows and sources of which a run without them is offered: those with most packets in the queue. */
const MOST_OTHERS = 2;
/** A change of the network so long before counts as what may be behind it, s. */
const RECENT = 10;

/**
 * Runs without what led to a change at `time` (s).
 * @param packets what became of the packets that it leads back to, the most telling first
 */
export function forksOf({ record, series }: Narrated, packets: readonly PacketFate[], time: number): Fork[] {
  const { scenario } = series;
  const [fate = null] = packets;
  const at = fate?.time ?? time;
  // What a trace lets leave cannot be hurried.
  const spared = packets.filter((each) => each.fate !== 'waited' || !hopsOf(scenario)[each.hop]!.trace);
  return [
    ...spared.map((each) => sparing(scenario, record.flow, each)),
    ...others(scenario, record.flow, fate).map((endpoint) => withoutEndpoint(scenario, endpoint)),
    ...(fate?.fate === 'lost' ? withoutLosses(scenario, fate) : []),
    ...withoutChange(scenario, at),
  ];
}

function sparing(scenario: Scenario, flow: number, { fate, time, packet, hop, waiting }: PacketFate): Fork {
  const delay = fate === 'waited';
  const event: TimedEvent = { at: time, do: 'spare', ...flowChoice(scenario, flow)!, packet, hop, delay };
  return {
    words: written(WITHOUT[FATE_WORDS[fate].how], { waiting }),
    scenario: { ...scenario, events: [...scenario.events, event] },
    since: time,
  };
}

/** Packets of a path keep their order, so what is before a packet that is to wait for nothing goes before it. */
const WITHOUT = [
  'Without this drop',
  'Without this loss',
  'Without this mark',
  'Without this delay: the {waiting#packet|packets} before it leave at once',
  'Without this ACK’s loss',
] as const;

/** Whose packets filled the queue, beside the flow's own; without a queue to look into, whoever else is there. */
function others(scenario: Scenario, flow: number, fate: PacketFate | null): number[] {
  const all = scenario.flows.reduce((sum, { count }) => sum + count, scenario.traffic.length);
  const endpoints = fate ? fate.whose.map(([endpoint]) => endpoint) : Array.from({ length: all }, (_, index) => index);
  return endpoints.filter((endpoint) => endpoint !== flow).slice(0, MOST_OTHERS);
}

function withoutEndpoint(scenario: Scenario, endpoint: number): Fork {
  const flow = flowChoice(scenario, endpoint);
  if (!flow) return withoutSource(scenario, endpoint - scenario.flows.reduce((sum, { count }) => sum + count, 0));
  // A press may have started it before its time.
  const starts = scenario.events.flatMap((event) =>
    event.do === 'start' && event.group === flow.group ? [event.at] : [],
  );
  const since = Math.min(scenario.flows.find(({ id }) => id === flow.group)!.start, ...starts);
  const event: TimedEvent = { at: since, do: 'absent', ...flow };
  const words = say('Without {flow}', { flow: nameOfFlow(scenario, endpoint, spokenNames(scenario)) });
  return { words, scenario: { ...scenario, events: [...scenario.events, event] }, since };
}

/** The source stays in its place and never starts, so that the others keep their numbers and their chance. */
function withoutSource(scenario: Scenario, index: number): Fork {
  const source = scenario.traffic[index]!;
  const starts = scenario.events.flatMap((event) =>
    event.do === 'cbr' && event.source === index && event.on ? [event.at] : [],
  );
  return {
    words: say('Without the {source}', { source: streamNames(scenario.traffic, say)[index]! }),
    scenario: {
      ...scenario,
      traffic: scenario.traffic.with(index, { ...source, start: scenario.duration, stop: null }),
      events: scenario.events.filter((event) => event.do !== 'cbr' || event.source !== index),
    },
    since: Math.min(source.start, ...starts),
  };
}

/** What lost the packet: a press, or the link's losses. */
function withoutLosses(scenario: Scenario, { hop }: PacketFate): Fork[] {
  const { path } = scenario;
  const own = path[hop];
  const set = scenario.events.some((event) => event.do === 'loss' && event.hop === hop);
  if (!own || (own.loss.kind === 'none' && !set)) return [];
  return [
    {
      words: say('Without any loss in front of the queue{at}', { at: atHop(scenario, hop) }),
      scenario: {
        ...scenario,
        path: path.with(hop, { ...own, loss: { kind: 'none' } }),
        events: scenario.events.filter((event) => event.do !== 'loss' || event.hop !== hop),
      },
      since: 0,
    },
  ];
}

/** The last change of the network shortly before. */
function withoutChange(scenario: Scenario, time: number): Fork[] {
  const last = eventsInOrder(scenario).findLast(
    (event) => event.at <= time && event.at > time - RECENT && !changeOf(event).exempts,
  );
  if (!last) return [];
  const words = say('Without “{change}”', { change: eventVerb(last, scenario) });
  return [
    { words, scenario: { ...scenario, events: scenario.events.filter((event) => event !== last) }, since: last.at },
  ];
}
