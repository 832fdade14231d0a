/** What is known of a flow and of one of its changes, by name: from it cards make their sentences. */
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import type { QueueCard } from '../../workers/engine/network/queues/card.ts';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { type OwnTelling, type SchemeWords, standsOnModern } from '../../workers/engine/schemes/scheme.ts';
import { type Cause, STATES } from '../../workers/engine/transport/causes.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import type { CauseWords } from '../../workers/engine/transport/causes/card.ts';
import type { Facts } from '../../workers/engine/transport/telling.ts';
import type { Change, PacketFate } from '../../workers/live/cause-records.ts';
import type { FlowGroup, Queue, Scenario, TransportSettings } from '../../workers/engine/scenario/types.ts';
import { capitalized } from '../format.ts';
import { textsOfScheme } from '../scenario/card-words.ts';
import type { RunSeries } from '../run/series.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import type { CauseRecord } from './record.ts';
import { say } from '../../workers/words/say.ts';
import type { Arguments } from './words/sentence.ts';

/** A label with more words than these is left out of the sentence. */
const MOST_NAME_WORDS = 3;

/** A run and the causes that are recorded of one of its flows. */
export interface Narrated {
  record: CauseRecord;
  series: RunSeries;
}

export type FlowFacts = Facts & Arguments;

export function groupOf({ record, series }: Narrated): FlowGroup {
  return series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
}

export function schemeWords({ scheme }: FlowGroup): SchemeWords {
  return textsOfScheme(findScheme(scheme.kind)!).words;
}

/** The flow's transport options. */
export function settingsOf(narrated: Narrated): TransportSettings {
  return transportSettings(narrated.series.scenario.transport, groupOf(narrated).transport);
}

/** Whether its sender is that of today's systems, with whole windows. */
export function isModern(narrated: Narrated): boolean {
  const { scheme } = groupOf(narrated);
  return standsOnModern(findScheme(scheme.kind)!, scheme, settingsOf(narrated));
}

/** Names by flow: they are asked for with every sentence. */
const names = new WeakMap<Scenario, Map<number, string>>();

/** The flow's short name. */
export function nameOf({ record: { flow }, series: { scenario } }: Narrated): string {
  let known = names.get(scenario);
  if (!known) names.set(scenario, (known = new Map()));
  let name = known.get(flow);
  if (name !== undefined) return name;
  name = nameOfFlow(scenario, flow, spokenNames(scenario));
  if (name.split(' ').length > MOST_NAME_WORDS) name = say('the flow');
  known.set(flow, name);
  return name;
}

/** How the flow's scheme tells a cause: in its own words, and where it has none, the cause's. */
export function tellingOf(cause: Cause, group: FlowGroup): CauseWords<string> & OwnTelling {
  const { numbers, open, words } = causeCard(cause);
  const { causes, terms = [] } = schemeWords(group);
  return { ...words, numbers: open ? [...numbers, ...terms] : numbers, ...causes?.[cause] };
}

/** The numbers of a change by their names. */
export function numbersOf({ cause, numbers }: Change, group: FlowGroup): Readonly<Record<string, number>> {
  const { numbers: named = [] } = tellingOf(cause, group);
  return Object.fromEntries(named.slice(0, numbers.length).map((name, place) => [name, numbers[place]!]));
}

/**
 * All that a sentence may use of the flow at `time` (s), and of a change.
 * @param more in place of what is known
 */
export function factsOf(narrated: Narrated, time: number, change?: Change, more: Arguments = {}): FlowFacts {
  const { record } = narrated;
  const group = groupOf(narrated);
  const flow = nameOf(narrated);
  const sample = record.lastOf('rto', time, ({ cause }) => cause === 'round trip');
  const state = change?.variable === 'state' ? change.after : record.valueAt('state', time);
  return {
    ...group.scheme,
    own: group.scheme,
    flow,
    Flow: capitalized(flow),
    time,
    known: 1,
    state: STATES[state] ?? '',
    maxWindow: settingsOf(narrated).maxWindow,
    rounded: 0,
    window: record.valueAt('cwnd', time),
    threshold: record.valueAt('ssthresh', time),
    roundTrip: sample ? numbersOf(sample, group)['sample'] : NaN,
    timeout: record.valueAt('rto', time),
    rate: record.valueAt('rate', time),
    changedAt: (variable: Parameters<Facts['changedAt']>[0]) => record.lastChange(variable, time)?.time ?? NaN,
    before: NaN,
    after: NaN,
    lost: NaN,
    late: NaN,
    cause: '',
    variable: '',
    numbers: [],
    ...(change && { ...change, ...numbersOf(change, group), time }),
    ...more,
  } as FlowFacts;
}

/** The last change of the window, of a rate scheme of its rate, up to `time` (s). */
export function lastDecided({ record }: Narrated, time: number): Change | undefined {
  return record.lastChange('rate', time) ?? record.lastChange('cwnd', time);
}

/** The number of the packet that a change names; −1 if it names none. */
export function packetOf(change: Change, group: FlowGroup): number {
  return numbersOf(change, group)['packet'] ?? -1;
}

/** All that a sentence may use of what became of a packet. */
export function fateFactsOf(fate: PacketFate, narrated: Narrated): Arguments {
  const { scenario } = narrated.series;
  const [flow, queue] = [nameOf(narrated), say(queueOf(fate, narrated).name)];
  const named = { flow, Flow: capitalized(flow), queue, Queue: capitalized(queue) };
  return { ...fate, ...named, how: FATE_WORDS[fate.fate].how, scenario };
}

/** The queue in which it happened. */
export function queueOf({ hop }: PacketFate, { series }: Narrated): QueueCard<Queue> {
  return queueCard(hopsOf(series.scenario)[hop]!.queue);
}
