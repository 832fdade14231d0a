/** The scenario as one sentence whose underlined words lead to their controls, and events as verbs. */
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { compact, countText, oneIn, rateText, spanText } from '../format.ts';
import { baseRtt, type Effective } from './effective.ts';
import { namesOf, slotsOf } from './names.ts';

export type SectionId = 'flows' | 'bottleneck' | 'disturbance' | 'losses' | 'now' | 'run';

/** A stretch of the sentence: plain text, or a word that opens a section (in a flow's hue where it names a group). */
export interface SentencePart {
  text: string;
  section?: SectionId;
  slot?: number;
}

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The sentence of a scenario as it stands (`now`: the rate, losses and sources in force). */
export function sentence(scenario: Scenario, now: Effective): SentencePart[] {
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  const parts: SentencePart[] = [];
  const say = (text: string): void => void parts.push({ text });
  const word = (section: SectionId, text: string, slot?: number): void => void parts.push(slot ? { section, text, slot } : { section, text });

  scenario.flows.forEach((group, index) => {
    if (index > 0) say(index === scenario.flows.length - 1 ? ' and ' : ', ');
    const count = index === 0 ? (SMALL[group.count] ?? String(group.count)) : (SMALL[group.count]?.toLowerCase() ?? String(group.count));
    word('flows', `${count} ${names[index]}`, slots[index]);
  });
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  say(flowCount === 1 ? ' flow uses ' : ' flows share ');

  const [hop] = scenario.path;
  const rate = now.rates[0];
  if (scenario.path.length > 1) {
    word('bottleneck', `${scenario.path.length} bottlenecks in a row`);
  } else if (hop && typeof rate === 'number') {
    say('a ');
    word('bottleneck', `${rateText(rate)} link`);
    say(' with a ');
    word('bottleneck', `${hop.queue.kind === 'red' ? 'RED' : 'drop-tail'} queue of ${countText(hop.queue.limit, 'packet')}`);
  } else {
    say('a ');
    word('bottleneck', 'link without limit');
  }
  const [first] = scenario.flows;
  const alike = scenario.flows.every((group) => group.rttCv === 0 && group.accessDelay === first!.accessDelay);
  const rtt = spanText(Number(baseRtt(scenario).toPrecision(3)));
  say(alike ? ' and a ' : ' and ');
  word('bottleneck', `${alike ? 'round trip of' : 'round trips of about'} ${rtt}`);

  const [source] = scenario.traffic;
  if (source) {
    say(', while a ');
    const on = now.sources[0];
    if (source.wave === 'square') {
      word('disturbance', 'square wave');
      say(` ${on ? 'takes' : 'would take'} ${rateText(source.high)} for ${spanText(source.on)} in every ${spanText(source.on + source.off)}`);
    } else {
      word('disturbance', 'constant stream');
      say(` ${on ? 'takes' : 'would take'} ${rateText(source.high)}`);
    }
  }
  if (now.loss.kind !== 'none') {
    say(source ? ', and ' : ', while ');
    if (now.loss.kind === 'periodic') {
      word('losses', `every ${ordinal(now.loss.every)} packet`);
      say(' is lost');
    } else {
      word('losses', oneIn(now.loss.p));
      say(' is lost at random');
    }
  }
  say('.');
  return parts;
}

/** The sentence as plain text. */
export function plainSentence(scenario: Scenario, now: Effective): string {
  return sentence(scenario, now)
    .map((part) => part.text)
    .join('');
}

/** What an event did, as its flag says it: `stopped 2 TCP`. */
export function eventVerb(event: TimedEvent, scenario: Scenario): string {
  const group = 'group' in event ? scenario.flows.findIndex((candidate) => candidate.id === event.group) : -1;
  const name = group >= 0 ? (namesOf(scenario)[group] ?? '') : '';
  switch (event.do) {
    case 'start':
      return `started ${event.count ?? 'all'} ${name}`;
    case 'stop':
      return `stopped ${event.count ?? 'all'} ${name}`;
    case 'drop':
      return `dropped ${event.count === 1 ? 'a packet' : `${event.count} packets`} of ${name}${(scenario.flows[group]?.count ?? 1) > 1 ? ` ${event.flow + 1}` : ''}`;
    case 'rate':
      return `link ${rateText(event.rate)}`;
    case 'loss':
      if (event.model.kind === 'none') return 'losses off';
      return event.model.kind === 'periodic' ? `every ${ordinal(event.model.every)} lost` : `${oneIn(event.model.p)} lost`;
    case 'cbr':
      return `${scenario.traffic[event.source]?.wave === 'square' ? 'wave' : 'stream'} ${event.on ? 'on' : 'off'}`;
  }
}

function ordinal(number: number): string {
  const last = number % 10;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen || last === 0 || last > 3 ? 'th' : ['st', 'nd', 'rd'][last - 1];
  return `${compact(number, 10)}${ending}`;
}
