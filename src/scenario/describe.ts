/** The scenario as one sentence whose underlined words lead to their controls, and events as verbs. */
import { sendsAsLinux } from './edit-flows.ts';
import type { ChangeWords } from '../../workers/engine/changes/card.ts';
import { changeOf } from '../../workers/engine/changes/index.ts';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { FlowGroup, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { compact, countText, countWord, packetsText, rateText, spanText } from '../format.ts';
import type { Clause } from '../../workers/engine/network/losses/card.ts';
import { lossBefore, lossClause, lossThing, lossTold, lossVerb } from './describe-loss.ts';
import { inRow, say as inLanguage } from '../../workers/words/say.ts';
import { sourceClause, streamNames } from './describe-traffic.ts';
import { baseRtt, type Effective } from './effective.ts';
import { areApart, atHop, meanText } from './hops.ts';
import { flowName, flowsOf, nameOf, namesOf, saysScheme, slotsOf, spokenNames } from './names.ts';

export type SectionId = 'flows' | 'bottleneck' | 'disturbance' | 'losses' | 'now' | 'run';

/** A stretch of the sentence: plain text, or a word that leads to its control (in a flow's hue where it names a group). */
export interface SentencePart {
  text: string;
  section?: SectionId;
  /** Labels on the way to the control within the section: titles of folds, then its own. */
  way?: readonly string[];
  slot?: number;
}

/** The sentence describes at most this many sources; of more it gives the number. */
const MOST_SOURCES = 2;

/** The sentence of a scenario as it stands (`now`: the rates, losses and sources in force). */
export function sentence(scenario: Scenario, now: Effective): SentencePart[] {
  const parts: SentencePart[] = [];
  const put = (text: string): void => void (text && parts.push({ text }));
  const word: Word = (section, text, way, slot) => void parts.push({ section, text, way, ...(slot && { slot }) });

  const said = groupsInWords(scenario);
  // “Two TCP and one GAIMD flow”: the noun goes with the last number. Where a label follows it, each has its own.
  const each = said.some(({ label }) => label !== null);
  const noun = (count: number): string => (count === 1 ? 'flow' : 'flows');
  said.forEach(({ count, name, label, slot, remark, of }, index) => {
    if (index > 0) put(index === said.length - 1 ? ' and ' : ', ');
    const before = said[index - 1];
    const again = label !== null && before && before.label !== null && before.name === name;
    const text = [
      countWord(count),
      ...(again ? [] : [name, each ? noun(count) : '']),
      label === null ? '' : `“${label}”`,
    ]
      .filter(Boolean)
      .join(' ');
    const more = `Number of ${of}: one more`;
    word('flows', index === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text, [more], slot);
    if (said.length > 1) put(remark);
  });
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  if (!each) put(` ${noun(said.at(-1)!.count)}`);
  if (said.length === 1) put(said[0]!.remark);
  put(flowCount === 1 ? ' uses ' : areApart(scenario) ? ' use ' : ' share ');

  sayPath(scenario, now, put, word);

  let joint = ', while ';
  const clause = (section: SectionId, [before, text, after]: Clause, label: string): void => {
    put(joint + before);
    word(section, text, [label]);
    put(after);
    joint = ', and ';
  };
  scenario.traffic
    .slice(0, MOST_SOURCES)
    .forEach((source, index) =>
      clause('disturbance', sourceClause(source, now.sources[index]!), sourceTitle(scenario, index)),
    );
  const more = scenario.traffic.length - MOST_SOURCES;
  if (more > 0)
    clause(
      'disturbance',
      ['so ', more === 1 ? 'does one more source' : `do ${countWord(more)} more sources`, ''],
      sourceTitle(scenario, MOST_SOURCES),
    );
  now.losses.forEach((model, hop) => {
    const words = lossClause(model, atHop(scenario, hop));
    if (words) clause('losses', words, 'Packets are lost');
  });
  put('.');
  return parts;
}

type Word = (section: SectionId, text: string, way: readonly string[], slot?: number) => void;

/** What the rail calls a source. */
export function sourceTitle({ traffic }: Scenario, index: number): string {
  return traffic.length === 1 ? inLanguage('Source') : inLanguage('Source {number}', { number: index + 1 });
}

interface GroupInWords {
  count: number;
  /** Of a group that is called otherwise than its scheme, the scheme's, or '' where the label begins with that. */
  name: string;
  label: string | null;
  slot: number;
  remark: string;
  /** The flows of its first group. */
  of: string;
}

/** The groups as the sentence counts them: those that differ from the one before in their start alone are counted with it. */
function groupsInWords(scenario: Scenario): GroupInWords[] {
  const { flows } = scenario;
  const [names, slots] = [namesOf(scenario), slotsOf(scenario)];
  const butStart = (group: FlowGroup): string => JSON.stringify({ ...group, id: '', start: 0, count: 0 });
  const follows = (index: number): boolean =>
    index > 0 && flows[index]!.label === '' && butStart(flows[index]!) === butStart(flows[index - 1]!);
  return flows.flatMap((group, index): GroupInWords[] => {
    if (follows(index)) return [];
    const end = flows.findIndex((_, later) => later > index && !follows(later));
    const alike = flows.slice(index, end < 0 ? flows.length : end);
    const [name, slot] = [names[index]!, slots[index]!];
    const of = flowsOf(group, name);
    // Of links side by side each group has the one at its own place.
    const remark = groupRemark(group, scenario, { bottleneck: !(areApart(scenario) && group.enter === index) });
    const called = saysScheme(group)
      ? { name, label: null }
      : { name: saysScheme(group, true) ? '' : nameOf(group.scheme), label: name };
    if (alike.length === 1) return [{ count: group.count, ...called, slot, remark, of }];
    const count = alike.reduce((sum, one) => sum + one.count, 0);
    const later = alike.flatMap((one) => (one.start > 0 ? `${countWord(one.count)} from ${spanText(one.start)}` : []));
    const starts = later.length > 0 ? ` (${later.join(', ')})` : '';
    return [{ count, name: nameOf(group.scheme), label: null, slot, remark: starts, of }];
  });
}

/** What is shared: one link and its queue, or bottlenecks in series or side by side; the round trip; the reverse path if it is real. */
function sayPath(scenario: Scenario, now: Effective, put: (text: string) => void, word: Word): void {
  const [hop] = scenario.path;
  const rate = now.rates[0];
  if (scenario.path.length > 1) {
    word(
      'bottleneck',
      `${countWord(scenario.path.length)} bottlenecks ${areApart(scenario) ? 'side by side' : 'in series'}`,
      ['Which one'],
    );
    put(ratesText(now.rates.slice(0, scenario.path.length)));
  } else if (hop && typeof rate === 'number') {
    put(hop.trace ? 'a ' : `${articleOf(rateText(rate))} `);
    if (hop.trace) {
      word('bottleneck', `link that follows ${hop.trace.name || 'a trace'}`, ['The path', 'Its rate']);
      put(` (${meanText(rate)} on average)`);
    } else word('bottleneck', `${rateText(rate)} link`, ['Link rate']);
    put(` with ${articleOf(queueCard(hop.queue).name)} `);
    word('bottleneck', `${queueCard(hop.queue).name} queue of ${countText(now.limits[0]!, 'packet')}`, ['Queue']);
  } else {
    put('a ');
    word('bottleneck', 'link without limit', ['The path', 'Limited rate']);
  }
  const [first] = scenario.flows;
  const alike = scenario.flows.every(
    (group) =>
      group.rttCv === 0 &&
      group.accessDelay === first!.accessDelay &&
      group.enter === first!.enter &&
      group.leave === first!.leave,
  );
  const rtt = spanText(Number(baseRtt(scenario, now).toPrecision(3)));
  put(alike ? ' and a ' : ' and ');
  word('bottleneck', `${alike ? 'round trip of' : 'round trips of about'} ${rtt}`, ['Round trip, empty queue']);
  if (scenario.reverse !== 'ideal') {
    put(', with a ');
    word('bottleneck', 'real reverse path', ['The path', 'Reverse path']);
  }
}

/** As it is spoken: an 8, an 11, an FQ-CoDel. */
function articleOf(text: string): 'a' | 'an' {
  return /^(8|1[18](\D|$)|FQ)/.test(text) ? 'an' : 'a';
}

/** `, 10 Mbit/s each,` or `, 5 Mbit/s to 10 Mbit/s,`; nothing where a rate is unlimited. */
function ratesText(rates: readonly (number | null)[]): string {
  const limited = rates.filter((rate) => rate !== null);
  if (limited.length < rates.length) return '';
  const [least, most] = [Math.min(...limited), Math.max(...limited)];
  return least === most ? `, ${rateText(most)} each,` : `, ${rateText(least)} to ${rateText(most)},`;
}

/** What sets a group apart, as it stands behind its name. */
export function groupRemark(...[group, scenario, without]: Parameters<typeof remarkOf>): string {
  const remark = remarkOf(group, scenario, without);
  return remark && ` (${remark})`;
}

/** The same by itself: when it comes and goes, how much it has to send, which part of the path it takes. */
export function remarkOf(
  group: FlowGroup,
  { path }: Pick<Scenario, 'path'>,
  { bottleneck = true }: { bottleneck?: boolean } = {},
): string {
  const remarks: string[] = [];
  if (group.packets !== null) remarks.push(transferWords(group, packetsText(group.packets)));
  if (group.feed !== 'greedy')
    remarks.push(
      inLanguage(group.feed === 'poisson' ? 'fed at {rate} on average' : 'fed at {rate}', {
        rate: rateText(group.feedRate),
      }),
    );
  if (group.readRate !== null) remarks.push(inLanguage('read at {rate}', { rate: rateText(group.readRate) }));
  if (group.start > 0) remarks.push(inLanguage('from {span}', { span: spanText(group.start) }));
  if (group.startEvery > 0 && group.count > 1)
    remarks.push(inLanguage('one every {span}', { span: spanText(group.startEvery) }));
  if (group.stop !== null) remarks.push(inLanguage('until {span}', { span: spanText(group.stop) }));
  if (sendsAsLinux(group)) remarks.push(inLanguage('as Linux of today'));
  if (group.direction === 'reverse') remarks.push(inLanguage('on the reverse path'));
  if (bottleneck && (group.enter > 0 || group.leave < path.length - 1)) {
    const ends = { from: group.enter + 1, to: group.leave + 1 };
    remarks.push(
      group.enter === group.leave
        ? inLanguage('bottleneck {number} only', { number: ends.from })
        : inLanguage('bottlenecks {from} to {to}', ends),
    );
  }
  return inRow('{first}, {next}', remarks);
}

/** How much a flow has to send, and when that is followed by another transfer. */
function transferWords({ count, again, gap }: FlowGroup, size: string): string {
  const packets = count > 1 ? inLanguage('{packets} each', { packets: size }) : size;
  const said = { packets, span: spanText(gap) };
  if (again === 'every') return inLanguage('{packets} every {span}', said);
  if (again === 'poisson') return inLanguage('{packets} every {span} on average', said);
  return again === 'after' ? inLanguage('{packets} again {span} after the last', said) : packets;
}

/** What an event did, as its flag says it: `stopped 2 TCP`. */
export function eventVerb(event: TimedEvent, scenario: Scenario): string {
  return changeOf(event).verb(event, changeWords(event, scenario));
}

/** An event as a thing that a run has: `a packet of TCP dropped at 3 s`, `link 5 Mbit/s from 12 s`. */
export function eventThing(event: TimedEvent, scenario: Scenario): string {
  return changeOf(event).thing(event, changeWords(event, scenario));
}

/** What the narrator says when an event happens; null if nothing. */
export function eventTold(event: TimedEvent, scenario: Scenario): string | null {
  return changeOf(event).told?.(event, changeWords(event, scenario)) ?? null;
}

function changeWords(event: TimedEvent, scenario: Scenario): ChangeWords {
  const index = 'group' in event ? scenario.flows.findIndex(({ id }) => id === event.group) : -1;
  const group = index >= 0 ? (spokenNames(scenario, namesOf(scenario))[index] ?? '') : '';
  return {
    words: inLanguage,
    time: `${compact(event.at, 4)}\u00a0s`,
    group,
    flow: (flow) => flowName(group, scenario.flows[index]?.count ?? 1, flow),
    atHop: (hop) => atHop(scenario, hop),
    rate: rateText,
    span: (seconds) => spanText(Number(seconds.toPrecision(4))),
    packets: (count) =>
      count === 1 ? inLanguage('a packet') : inLanguage('{count} packets', { count: compact(count) }),
    source: (source) => streamNames(scenario.traffic, inLanguage)[source] ?? inLanguage('source'),
    losses(model, hop) {
      const at = atHop(scenario, hop);
      const before = lossBefore(scenario, hop, event);
      return {
        verb: lossVerb(model, before, at),
        thing: lossThing(model, before, at),
        told: lossTold(model, before, at),
      };
    },
  };
}
