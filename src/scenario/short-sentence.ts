/** The scenario in one line, for an embed: who shares what. */
import { PLAIN_QUEUE, queueCard } from '../../workers/engine/network/queues/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { countText, rateText } from '../format.ts';
import { type SentencePart, sentence } from './describe.ts';
import type { Effective } from './effective.ts';

/** The sentence without the round trip and the plain names of things; of several bottlenecks the whole one. */
export function shortSentence(scenario: Scenario, now: Effective): SentencePart[] {
  const whole = sentence(scenario, now);
  const [hop] = scenario.path;
  const rate = now.rates[0];
  if (scenario.path.length > 1 || !hop || typeof rate !== 'number') return whole;
  const first = whole.findIndex(({ section }) => section === 'bottleneck');
  const clause = whole.findIndex(({ section }) => section === 'disturbance' || section === 'losses');
  const plain = hop.queue.kind === PLAIN_QUEUE.kind;
  const room = countText(now.limits[0]!, 'packet');
  return [
    ...whole.slice(0, first).filter(({ text }) => !/^an? $/.test(text)),
    { section: 'bottleneck', text: rateText(rate), way: ['Link rate'] },
    { text: ' with ' },
    ...(plain ? [{ text: 'room for ' }] : []),
    { section: 'bottleneck', text: plain ? room : `${queueCard(hop.queue).name} for ${room}`, way: ['Queue'] },
    // The word of a clause has its joint before it.
    ...(clause < 0 ? [{ text: '.' }] : whole.slice(clause - 1)),
  ];
}
