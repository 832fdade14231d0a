/**
 * What the scenario's sentence says, as a list: for languages other than English. A sentence that is put together of clauses is
 * English alone; here each thing is a message of its own.
 */
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import { NO_LOSSES } from '../../workers/engine/network/losses/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { packetsText, rateText, spanText } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import { type SentencePart, sourceTitle } from './describe.ts';
import { sourceName } from './describe-traffic.ts';
import { baseRtt, type Effective } from './effective.ts';
import { lossThing } from './describe-loss.ts';
import { areApart, atHop } from './hops.ts';
import { flowsOf, namesOf, slotsOf } from './names.ts';

const BETWEEN = ' · ';

/** As `sentence` (describe.ts): each word leads to its control. */
export function setUpList(scenario: Scenario, now: Effective): SentencePart[] {
  const things = [...flows(scenario), ...path(scenario, now), ...disturbances(scenario, now)];
  return things.flatMap((thing, index) => (index === 0 ? [thing] : [{ text: BETWEEN }, thing]));
}

function flows(scenario: Scenario): SentencePart[] {
  const [names, slots] = [namesOf(scenario), slotsOf(scenario)];
  return scenario.flows.map((group, index): SentencePart => {
    const name = names[index]!;
    const many = group.count === 1 ? name : `${group.count} × ${name}`;
    const label = say('Number of {flows}', { flows: flowsOf(group, name) });
    return {
      section: 'flows',
      slot: slots[index]!,
      text: group.start === 0 ? many : say('{flows} from {span}', { flows: many, span: spanText(group.start) }),
      way: [say('{label}: one more', { label })],
    };
  });
}

function path(scenario: Scenario, now: Effective): SentencePart[] {
  const [hop] = scenario.path;
  const rate = now.rates[0];
  const span = spanText(Number(baseRtt(scenario, now).toPrecision(3)));
  const link = (text: string, ...way: string[]): SentencePart => ({ section: 'bottleneck', text, way });
  const ends = [
    link(say('round trip {span}', { span }), 'Round trip, empty queue'),
    ...(scenario.reverse === 'ideal' ? [] : [link(say('real reverse path'), 'The path', 'Reverse path')]),
  ];
  if (scenario.path.length > 1 || !hop) {
    const count = scenario.path.length;
    const words = say(areApart(scenario) ? '{count} bottlenecks side by side' : '{count} bottlenecks in series', {
      count,
    });
    return [link(words, 'Which one'), ...ends];
  }
  if (typeof rate !== 'number') return [link(say('link without limit'), 'The path', 'Limited rate'), ...ends];
  const limit = packetsText(now.limits[0]!);
  return [
    hop.trace
      ? link(say('link that follows a trace'), 'The path', 'Its rate')
      : link(say('{rate} link', { rate: rateText(rate) }), 'Link rate'),
    link(say('{queue} queue of {packets}', { queue: say(queueCard(hop.queue).name), packets: limit }), 'Queue'),
    ...ends,
  ];
}

function disturbances(scenario: Scenario, { losses }: Effective): SentencePart[] {
  return [
    ...scenario.traffic.map((source, index): SentencePart => ({
      section: 'disturbance',
      text: say(sourceName(source)),
      way: [sourceTitle(scenario, index)],
    })),
    ...losses.flatMap((model, hop): SentencePart[] =>
      model.kind === NO_LOSSES.kind
        ? []
        : [{ section: 'losses', text: lossThing(model, NO_LOSSES, atHop(scenario, hop)), way: ['Packets are lost'] }],
    ),
  ];
}
