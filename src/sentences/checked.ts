/** The messages of a language, or of a file that somebody tries, held to what the page says. */
import type { Sliced } from '../slices.ts';
import { entriesIn, type Entry, faultsOf } from '../words/entries.ts';
import { messageId, shortId } from '../words/message-id.ts';
import type { Sentence } from './list.ts';

export type Standing = 'said' | 'missing' | 'broken';

export interface Row extends Sentence {
  id: string;
  standing: Standing;
  /** The translation as it stands in the file; '' if there is none. */
  said: string;
  faults: readonly string[];
}

export interface Checked {
  rows: readonly Row[];
  /** Of no sentence in the list. */
  stale: readonly Entry[];
}

/** Rests after each sentence. */
export function* checking(sentences: readonly Sentence[], language: string, files: readonly string[]): Sliced<Checked> {
  const entries = new Map<string, Entry>();
  const twice = new Set<string>();
  for (const entry of files.flatMap(entriesIn)) {
    const id = shortId(entry.id);
    // What stands first is said.
    if (entries.has(id)) twice.add(id);
    else entries.set(id, entry);
  }
  const rows: Row[] = [];
  for (const sentence of sentences) {
    const id = messageId(sentence.english);
    const short = shortId(id);
    const said = entries.get(short)?.said;
    entries.delete(short);
    const faults = said === undefined ? [] : faultsOf(language, sentence.english, said);
    if (twice.has(short)) faults.push('it stands there twice');
    const standing = said === undefined ? 'missing' : faults.length > 0 ? 'broken' : 'said';
    rows.push({ ...sentence, id, standing, said: said ?? '', faults });
    yield;
  }
  return { rows, stale: [...entries.values()] };
}
