/** The files of the languages, as they stand in the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, type Entry, faultsOf } from '../../../src/words/entries.ts';
import { messageId } from '../../../src/words/message-id.ts';

export type Translation = Entry & { english: string };

export function folderOf(root: string, language: string): string {
  return join(root, 'src/words/files', language);
}

/** The text of every file of a language, by its name. */
export function textsOf(root: string, language: string): Map<string, string> {
  const folder = folderOf(root, language);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')) : [];
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

export function translationsIn(text: string): Translation[] {
  return entriesIn(text).filter((entry): entry is Translation => entry.english !== undefined);
}

/** What is wrong with the messages of a file, a line for each. */
export function faultsIn(language: string, text: string): string[] {
  const seen = new Set<string>();
  return entriesIn(text).flatMap(({ id, english, said }) => {
    if (english === undefined) return [`${id}: the English does not stand above it, behind “# ”`];
    const twice = seen.has(id) ? ['it stands there twice'] : [];
    seen.add(id);
    const own = messageId(english);
    const faults = own === id ? faultsOf(language, english, said) : [`the id of this English is ${own}`];
    return [...twice, ...faults].map((fault) => `${id} (${english}): ${fault}`);
  });
}
