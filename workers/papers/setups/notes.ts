/** Where the values of a set-up come from, value by value. */

/** Where a value comes from. 'general knowledge' is what is known of the paper but not written in the text we had. */
export type Source = 'stated' | 'inferred' | 'general knowledge' | 'assumed';

/** One value of a set-up, in words, and why we take it where the paper does not state it. */
export interface Note {
  parameter: string;
  value: string;
  source: Source;
  why: string;
}

export function stated(parameter: string, value: string, why = ''): Note {
  return { parameter, value, source: 'stated', why };
}

/** It follows from what the paper states. */
export function inferred(parameter: string, value: string, why: string): Note {
  return { parameter, value, source: 'inferred', why };
}

export function known(
  parameter: string,
  value: string,
  why = 'known of the paper in general; not in the text that we had',
): Note {
  return { parameter, value, source: 'general knowledge', why };
}

export function assumed(parameter: string, value: string, why: string): Note {
  return { parameter, value, source: 'assumed', why };
}

/** The notes of a whole paper with those of one set-up; of two on the same parameter the later one holds. */
export function notesOf(...lists: readonly (readonly Note[])[]): Note[] {
  return [...new Map(lists.flat().map((note) => [note.parameter, note])).values()];
}
