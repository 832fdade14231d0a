/** In what one scenario differs from another, in words. */
import { changeOf } from '../../workers/engine/changes/index.ts';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import { type Field, fieldDefaults, type FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { HOP_FIELDS, LINK_RATE, RUN_FIELDS } from '../../workers/engine/scenario/run-fields.ts';
import { GROUP_FIELDS, SOURCE_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
import { TRANSPORT_FIELDS } from '../../workers/engine/scenario/transport-fields.ts';
import { LINUX_TODAY, transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Queue, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { compact, fixed, packetsText, spanText } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { eventThing, remarkOf } from './describe.ts';
import { lossSummary } from './describe-loss.ts';
import { sourceName, sourceSummary } from './describe-traffic.ts';
import { baseRtt } from './effective.ts';
import { hopName, hopsOf, rateOf } from './hops.ts';
import { sendsAsLinux } from './edit-flows.ts';
import { besideLine, flowName, namesOf, settingsLine, spokenNames, valueText } from './names.ts';
import { fieldWords, unusual } from './parameter-words.ts';
import { difference, type Json } from './patch.ts';

export interface Difference {
  /** What it is about: `queue`, `loss`; '' where the words say it themselves: `a packet of TCP dropped at 3 s`. */
  what: string;
  /** As it is, and as it was; '' where there is or was none. */
  is: string;
  was: string;
}

/** What the reader would have to change in `before` to come to `after`, most telling first. */
export function differences(before: Scenario, after: Scenario): Difference[] {
  const both = [before, after];
  const found = [...pairs(facts(before, 'all', both), facts(after, 'all', both)), ...changesApart(before, after)];
  if (found.length > 0) return found;
  const quiet = pairs(facts(before, 'quiet'), facts(after, 'quiet'));
  const unsaid = quiet.length === 0 && difference(bare(before), bare(after)) !== undefined;
  return unsaid ? [{ what: say('details'), is: say('others'), was: '' }] : quiet;
}

function pairs(was: Facts, is: Facts): Difference[] {
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((what): Difference[] => {
    const pair = { what: labelOf(what), is: is.get(what) ?? '', was: was.get(what) ?? '' };
    // The settings of another kind of queue, or of a group that was not there, go without saying.
    const beside = what.includes(DETAIL) && (pair.is === '' || pair.was === '');
    return pair.is === pair.was || beside ? [] : [pair];
  });
}

/** `queue RED of 60 packets (was drop-tail of 60 packets)`. */
export function differenceText({ what, is, was }: Difference): string {
  if (what === '') return is || say('without {was}', { was });
  if (is === '') return say('without {what} (was {was})', { what, was });
  return was === '' ? say('{what} {is}', { what, is }) : say('{what} {is} (was {was})', { what, is, was });
}

/** In the keys of what only details another fact. */
const DETAIL = '|detail';

/** Keys may carry, behind a bar, what only tells them apart. */
export function labelOf(key: string): string {
  return key.split('|')[0]!;
}

function bare({ title: _title, note: _note, ...rest }: Scenario): Json {
  return JSON.parse(JSON.stringify(rest)) as Json;
}

/** The flow that an event speaks of. */
function nameOfEvent({ group, flow }: { group: string; flow: number }, scenario: Scenario): string {
  const index = scenario.flows.findIndex(({ id }) => id === group);
  return flowName(spokenNames(scenario)[index]!, scenario.flows[index]!.count, flow);
}

/** More timed changes than this are only counted, in a run and among those in which two runs differ. */
const MOST_CHANGES = 60;
const MOST_APART = 3;

/** The timed changes that only one of two scenarios has. */
function changesApart(before: Scenario, after: Scenario): Difference[] {
  const [was, is] = [changesOf(before), changesOf(after)];
  if (was.length <= MOST_CHANGES && is.length <= MOST_CHANGES) {
    const only = (of: readonly TimedEvent[], without: readonly TimedEvent[]): TimedEvent[] => {
      const others = without.map((event) => JSON.stringify(event));
      return of.filter((event) => {
        const place = others.indexOf(JSON.stringify(event));
        if (place >= 0) others.splice(place, 1);
        return place < 0;
      });
    };
    const [added, gone] = [only(is, was), only(was, is)];
    if (added.length + gone.length <= MOST_APART)
      return [
        ...added.map((event) => ({ what: '', is: eventThing(event, after), was: '' })),
        ...gone.map((event) => ({ what: '', is: '', was: eventThing(event, before) })),
      ];
  }
  const [count, former] = [is, was].map(({ length }) => (length > 0 ? String(length) : ''));
  const same = was.length === is.length && JSON.stringify(was) === JSON.stringify(is);
  return same ? [] : [{ what: say('timed changes'), is: count!, was: former! }];
}

/** What a run is without from its start is no change. */
function changesOf({ events }: Scenario): TimedEvent[] {
  return events.filter((event) => !changeOf(event).exempts);
}

type Facts = Map<string, string>;

/** Of plain fields: those that are not as usual, all but the quiet ones, or the quiet ones alone. */
type Which = 'unusual' | 'all' | 'quiet';

/**
 * What can be said of a scenario, piece by piece; pieces of two scenarios are compared by their keys.
 * @param both the scenarios that are compared: what one of them sets of the transport is said of the other too
 */
export function facts(scenario: Scenario, which: Which = 'unusual', both: readonly Scenario[] = [scenario]): Facts {
  const found = new Map<string, string>();
  const tell = (of: string, id: string, fields: readonly Field[], from: object, usual?: FieldValues): void => {
    const values = from as FieldValues;
    const those = fields.filter(({ type, quiet = false }) => type !== 'text' && quiet === (which === 'quiet'));
    for (const field of which === 'unusual' ? unusual(those, values, usual) : those) {
      const [name, words] = fieldWords(field, values[field.key]!);
      found.set(`${of === '' ? name : say('{of}: {name}', { of, name })}${DETAIL} ${id}`, words);
    }
  };
  /** The options that one of the scenarios sets. */
  const optionsIn = (of: (one: Scenario) => object): Field[] =>
    TRANSPORT_FIELDS.filter(({ key }) => both.some((one) => key in of(one)));
  const ofAll = transportSettings(scenario.transport);
  const names = namesOf(scenario);
  const spoken = spokenNames(scenario, names);
  scenario.flows.forEach((group, index) => {
    const said = { count: compact(group.count), flows: spoken[index]! };
    const remark = remarkOf(group, scenario);
    found.set(
      `${say('flows')}|${group.id}`,
      remark === '' ? say('{count} {flows}', said) : say('{count} {flows} ({remark})', { ...said, remark }),
    );
    found.set(`${names[index]}${DETAIL} ${group.id} ${group.scheme.kind}`, settingsLine(group.scheme));
    if (both.length > 1) tell(names[index]!, group.id, besideLine(group.scheme), group.scheme);
    tell(names[index]!, group.id, BESIDE_SENTENCE, group);
    const ownIn = ({ flows }: Scenario): object => ownTransport(flows.find(({ id }) => id === group.id));
    tell(names[index]!, group.id, optionsIn(ownIn), transportSettings(scenario.transport, group.transport), {
      ...ofAll,
    });
  });
  hopsOf(scenario).forEach((hop, index) => {
    const name = hopName(scenario, index);
    const where = (thing: string): string =>
      hopsOf(scenario).length > 1 ? say('{thing} of {hop}', { thing, hop: name }) : thing;
    const { queue } = hop;
    const card = queueCard(queue);
    const others = card.parameters.filter(({ key }) => key !== 'limit');
    found.set(`${where(say('link'))}|rate`, hop.rate === null ? say('without limit') : rateOf(hop));
    found.set(
      where(say('queue')),
      say('{queue} of {packets}', { queue: say(card.name), packets: packetsText(hop.queue.limit) }),
    );
    found.set(
      `${where(say('queue settings'))}${DETAIL} ${queue.kind}`,
      inRow(
        '{first}, {next}',
        others.map((parameter) => valueText(parameter, queue[parameter.key as keyof Queue])),
      ),
    );
    found.set(where(say('loss')), lossSummary(hop.loss));
    tell(
      name,
      String(index),
      HOP_FIELDS.filter((field) => field !== LINK_RATE),
      hop,
    );
  });
  found.set(say('round trip'), spanText(Number(baseRtt(scenario).toPrecision(4))));
  found.set(say('reverse path'), say(scenario.reverse === 'ideal' ? 'ideal' : 'real'));
  // A source that starts at the end never sends.
  scenario.traffic.forEach((source, index) => {
    if (source.start >= scenario.duration) return;
    const name = say(sourceName(source));
    found.set(`${name}|${index}`, sourceSummary(source));
    const usual = { ...fieldDefaults(SOURCE_FIELDS), leave: scenario.path.length - 1 };
    tell(name, String(index), SOURCE_FIELDS, source, usual);
  });
  tell('', 'run', RUN_FIELDS, scenario, {});
  for (const event of scenario.events) {
    if (event.do !== 'spare' && event.do !== 'absent') continue;
    const flow = nameOfEvent(event, scenario);
    if (event.do === 'absent') {
      found.set(`${say('without')}|${flow}`, flow);
      continue;
    }
    const { packet, hop, at, delay } = event;
    found.set(
      `${say('packet')}|${flow} ${packet} ${hop} ${at}`,
      say(delay ? '{packet} of {flow} not delayed at {time} s' : '{packet} of {flow} spared at {time} s', {
        packet,
        flow,
        time: fixed(at, 2),
      }),
    );
  }
  if (both.length > 1) {
    const behind = (scenario.measured ?? []).map(({ name }) => name);
    found.set(say('measured'), inRow('{first}, {next}', behind));
  }
  found.set(say('transport'), say('as in {profile}', { profile: scenario.transport.profile }));
  tell(
    '',
    'transport',
    optionsIn(({ transport }) => transport),
    ofAll,
    {
      ...transportSettings({ profile: scenario.transport.profile }),
    },
  );
  return new Map([...found].filter(([, text]) => text !== ''));
}

/** Of a group, what the sentence does not say in brackets. */
const BESIDE_SENTENCE = GROUP_FIELDS.filter((field) => !('inSentence' in field));

/** The options that a group sets, but for those that *Linux of today* says. */
function ownTransport(group: FlowGroup | undefined): object {
  if (!group) return {};
  const { transport } = group;
  const linux = sendsAsLinux(group);
  return Object.fromEntries(Object.entries(transport).filter(([key]) => !(linux && key in LINUX_TODAY)));
}
