/** What forms show of schemes: read here, for the built page's first view has cards without it (tests/tools/late-words.mjs). */
import type { Scheme } from '../../workers/engine/schemes/scheme.ts';

export function formTextsOf(card: Scheme): Pick<Scheme, 'about' | 'citation' | 'law'> {
  return card;
}
