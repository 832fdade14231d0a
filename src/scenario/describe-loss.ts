/** Losses in words: for the sentence, for the closed section, for a flag. The cards have the words, the page the numbers. */
import type { Clause, NumberWords } from '../../workers/engine/network/losses/card.ts';
import { lossCard, NO_LOSSES } from '../../workers/engine/network/losses/index.ts';
import type { LossModel, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { compact, oneIn, spanText } from '../format.ts';
import { eventsInOrder } from './effective.ts';
import { hopsOf } from './hops.ts';
import { say, saysEnglish } from '../../workers/words/say.ts';

const WORDS: NumberWords = { words: say, number: compact, ordinal, oneIn, span: spanText };

/** A loss model as a clause of the sentence; null where nothing is lost. `at` says where: ` at bottleneck 2`. */
export function lossClause(model: LossModel, at: string): Clause | null {
  return isDown(model) ? ['', 'every packet', ` is lost${at}`] : lossCard(model).clause(model, WORDS, at);
}

/** A loss model in a few words, for a closed section and for flags: `1 in 100, at random`. */
export function lossSummary(model: LossModel): string {
  return isDown(model) ? say('every packet') : lossCard(model).summary(model, WORDS);
}

/** A link that is down loses everything. */
export const LINK_DOWN: LossModel = { kind: 'bernoulli', p: 1 };

export function isDown(model: LossModel): boolean {
  return model.kind === 'bernoulli' && model.p === 1;
}

/** The losses of a hop before that event. */
export function lossBefore(scenario: Scenario, hop: number, event: TimedEvent): LossModel {
  const events = eventsInOrder(scenario);
  return lossesOf(scenario, hop, events.slice(0, Math.max(0, events.indexOf(event)))).at(-1)!;
}

/** What a hop that is down at `time` (s) lost before it went down. */
export function lossWhenUp(scenario: Scenario, hop: number, time: number): LossModel {
  const events = eventsInOrder(scenario).filter(({ at }) => at <= time);
  return lossesOf(scenario, hop, events).findLast((model) => !isDown(model)) ?? NO_LOSSES;
}

function lossesOf(scenario: Scenario, hop: number, events: readonly TimedEvent[]): LossModel[] {
  const changes = events.flatMap((event) => (event.do === 'loss' && event.hop === hop ? [event.model] : []));
  return [hopsOf(scenario)[hop]!.loss, ...changes];
}

/** What a change of losses says on its flag. */
export function lossVerb(model: LossModel, before: LossModel, at: string): string {
  const verb = (): string =>
    lossCard(model).verb?.(model, WORDS) ?? say('lost: {losses}', { losses: lossSummary(model) });
  return say('{change}{at}', { change: linkText(model, before) ?? verb(), at });
}

/** The same as a thing that a run has. */
export function lossThing(model: LossModel, before: LossModel, at: string): string {
  const link = linkText(model, before);
  return link === null
    ? say('losses{at}: {losses}', { at, losses: lossSummary(model) })
    : say('{change}{at}', { change: link, at });
}

/** The sentence of the narrator. */
export function lossTold(model: LossModel, before: LossModel, at: string): string {
  if (isDown(model)) return say('The link{at} goes down: nothing comes through.', { at });
  return say(isDown(before) ? 'The link{at} is up again.' : 'The losses on the way{at} change.', { at });
}

/** Of a link that goes down or comes up; null of others. */
function linkText(model: LossModel, before: LossModel): string | null {
  if (isDown(model)) return say('link down');
  return isDown(before) ? say('link up') : null;
}

/** `103rd`, `11th`; in another language the number, of which its messages make what they say. */
export function ordinal(number: number): string {
  if (!saysEnglish()) return compact(number, 10);
  const last = number % 10;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen || last === 0 || last > 3 ? 'th' : ['st', 'nd', 'rd'][last - 1];
  return `${compact(number, 10)}${ending}`;
}
