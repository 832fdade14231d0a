/** The scenario in the reader's words: in English a sentence, whose clauses are English grammar; in other languages a list. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { say, saysEnglish } from '../../workers/words/say.ts';
import { sentence, type SentencePart } from './describe.ts';
import type { Effective } from './effective.ts';
import { setUpList } from './set-up-list.ts';

/** Each word leads to its control. @param english the whole sentence, or the short one */
export function scenarioWords(
  scenario: Scenario,
  now: Effective,
  english: typeof sentence = sentence,
): readonly SentencePart[] {
  return (saysEnglish() ? english : setUpList)(scenario, now);
}

/** The same as plain text, ended as a sentence is. */
export function scenarioText(scenario: Scenario, now: Effective, english: typeof sentence = sentence): string {
  const text = scenarioWords(scenario, now, english)
    .map((part) => part.text)
    .join('');
  return saysEnglish() ? text : say('{text}.', { text });
}
