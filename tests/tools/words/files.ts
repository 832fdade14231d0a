/** The files of a language: `# the English`, and below it `id = the translation`, over as many lines as it takes. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageId } from '../../../src/words/message-id.ts';

export interface Translation {
  id: string;
  english: string;
  /** As it stands in the file. */
  said: string;
}

const ENTRY = /^# (.*)\n([A-Za-z][\w-]*) =([^\n]*(?:\n[ \t]+[^\n]*|\n(?=\n*[ \t]))*)/gm;

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
  return [...text.matchAll(ENTRY)].map(([, english, id, said]) => ({ id: id!, english: english!, said: said!.trim() }));
}

export function entryOf(english: string, said: string): string {
  return `# ${english}\n${messageId(english)} = ${said}\n`;
}

/** The names of what is put into a text: `{name}`, and of a text with numbers also `{name:format}`, `{name?one|other}`, `{name#word|words}`. */
function placesIn(english: string): string[] {
  return [...english.matchAll(/\{(\w+)(?:[:?#][^{}]*)?\}/g)].map(([, name]) => name!);
}

/** Counts of all plural forms of all languages. */
const COUNTS = [0, 1, 2, 3, 6, 11, 21, 100, 1_000_000];

/** What is wrong with the messages of a file, a line for each. */
export function faultsIn(language: string, text: string): string[] {
  const entries = translationsIn(text);
  const ids = text.match(/^[A-Za-z][\w-]*(?= *=)/gm) ?? [];
  const lone = ids.filter((id) => !entries.some((entry) => entry.id === id));
  const seen = new Set<string>();
  return [
    ...lone.map((id) => `${id}: the English does not stand above it, behind “# ”`),
    ...entries.flatMap((entry) => {
      const twice = seen.has(entry.id) ? ['it stands there twice'] : [];
      seen.add(entry.id);
      return [...twice, ...faultsOf(language, entry)].map((fault) => `${entry.id} (${entry.english}): ${fault}`);
    }),
  ];
}

function faultsOf(language: string, { id, english, said }: Translation): string[] {
  if (messageId(english) !== id) return [`the id of this English is ${messageId(english)}`];
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(`${id} = ${said}\n`));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return ['Fluent cannot read it'];
  const places = placesIn(english);
  const faults = new Set<string>();
  // A place may hold a name or a number; a number may choose the plural.
  for (const value of ['…', ...(said.includes('->') ? COUNTS : [])]) {
    const errors: Error[] = [];
    const shown = bundle.formatPattern(pattern, Object.fromEntries(places.map((name) => [name, value])), errors);
    for (const { message } of errors) faults.add(message);
    if (/ {2}|^\s|\s$/.test(shown)) faults.add('a space too many');
    if (/[<>{}]|[a-z]-[a-z0-9]{6}$/.test(shown.replace(/[<>](?= )/g, ''))) faults.add(`“${shown}” is no text`);
  }
  const used = [...said.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
  for (const name of places) if (!used.includes(name)) faults.add(`it does not say { $${name} }`);
  return [...faults];
}
