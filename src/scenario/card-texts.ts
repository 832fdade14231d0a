/** What forms show of schemes, and of all cards' parameters: read here, for the built page's first view has cards without it (tests/tools/late-words.mjs). */
import type { Field, NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import type { Scheme } from '../../workers/engine/schemes/scheme.ts';

export function formTextsOf(card: Scheme): Pick<Scheme, 'about' | 'citation' | 'law'> {
  return card;
}

/** What the parameter means. */
export function helpOf(parameter: Field): string {
  return parameter.help;
}

/** What papers set it to. */
export function notableOf(parameter: NumberParameter): NonNullable<NumberParameter['notable']> {
  return parameter.notable ?? [];
}
