/** The registry of terms, by subject, in the order in which one reads them. */
import { inBoth } from '../search/in-both.ts';
import { ranked } from '../search/ranked.ts';
import { losing } from './losing.ts';
import { queueing } from './queueing.ts';
import { sending } from './sending.ts';
import { sharing } from './sharing.ts';
import type { Term, TermGroup } from './term.ts';

export const termGroups: readonly TermGroup[] = [sending, losing, queueing, sharing];

export const terms: readonly Term[] = termGroups.flatMap((group) => group.terms);

/** By its name, or by one of its words as they stand in an address: `cwnd` is the window. */
export function findTerm(name: string): Term | undefined {
  const isMeant = (word: string): boolean => word.replaceAll(' ', '-').toLowerCase() === name.toLowerCase();
  return terms.find((term) => term.name === name) ?? terms.find(({ words }) => words.some(isMeant));
}

/** Those that a reader may mean by a text, the likeliest first. */
export function searchTerms(text: string): readonly Term[] {
  return ranked(terms, text, ({ title, words, also = '', definition }) => ({
    name: inBoth(title, ...words),
    also,
    about: inBoth(definition),
  }));
}
