/** The registry of terms, by subject, in the order in which one reads them. */
import { losing } from './losing.ts';
import { queueing } from './queueing.ts';
import { sending } from './sending.ts';
import { sharing } from './sharing.ts';
import type { Term, TermGroup } from './term.ts';

export const termGroups: readonly TermGroup[] = [sending, losing, queueing, sharing];

export const terms: readonly Term[] = termGroups.flatMap((group) => group.terms);

export function findTerm(name: string): Term | undefined {
  return terms.find((term) => term.name === name);
}

/** Those that a reader may mean by a text: every word of it is found in the term's names, or in its definition. */
export function searchTerms(text: string): readonly Term[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const inNames = terms.filter((term) => words.every((word) => namesOf(term).includes(word)));
  const elsewhere = terms.filter(
    (term) =>
      !inNames.includes(term) &&
      words.every((word) => `${namesOf(term)} ${term.definition.toLowerCase()}`.includes(word)),
  );
  return [...inNames, ...elsewhere];
}

/** Everything that a term is called. */
function namesOf({ title, words, also = '' }: Term): string {
  return [title, ...words, also].join(' ').toLowerCase();
}
