/** Losses in words: for the sentence, for the closed section, for a flag. The cards have the words, the page the numbers. */
import type { Clause, NumberWords } from '../../workers/engine/network/losses/card.ts';
import { lossCard } from '../../workers/engine/network/losses/index.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { compact, oneIn, spanText } from '../format.ts';

const WORDS: NumberWords = { number: compact, ordinal, oneIn, span: spanText };

/** A loss model as a clause of the sentence; null where nothing is lost. `at` says where: ` at bottleneck 2`. */
export function lossClause(model: LossModel, at: string): Clause | null {
  return lossCard(model).clause(model, WORDS, at);
}

/** A loss model in a few words, for a closed section and for flags: `1 in 100, at random`. */
export function lossSummary(model: LossModel): string {
  return lossCard(model).summary(model, WORDS);
}

/** What a change of losses says on its flag. */
export function lossVerb(model: LossModel): string {
  return lossCard(model).verb?.(model, WORDS) ?? `lost: ${lossSummary(model)}`;
}

/** `103rd`, `11th`. */
export function ordinal(number: number): string {
  const last = number % 10;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen || last === 0 || last > 3 ? 'th' : ['st', 'nd', 'rd'][last - 1];
  return `${compact(number, 10)}${ending}`;
}
