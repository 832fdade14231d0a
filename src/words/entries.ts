/** The messages of a language's file: `# the English`, and below it `id = the translation`, over as many lines as it takes. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { messageId } from './message-id.ts';

export interface Entry {
  id: string;
  /** What stands above it; the built page's own files leave it out. */
  english?: string;
  /** As it stands in the file. */
  said: string;
}

const BEGIN = /^([A-Za-z][\w-]*) *=(.*)$/;

export function entriesIn(text: string): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  let above: string | undefined;
  for (const line of text.split('\n')) {
    const [, id, said = ''] = BEGIN.exec(line) ?? [];
    if (id !== undefined) entries.push((open = { id, said, ...(above !== undefined && { english: above }) }));
    else if (open && /^[ \t]|^$/.test(line)) open.said += `\n${line}`;
    else open = null;
    above = line.startsWith('# ') ? line.slice(2) : undefined;
  }
  return entries.map((entry) => ({ ...entry, said: entry.said.trim() }));
}

export function entryOf(english: string, said: string): string {
  return `# ${english}\n${messageId(english)} = ${said}\n`;
}

/** An English text as a message to fill in: Fluent's places have a `$`, and what a number or a code chooses stands below one another. */
export function unfilled(english: string): string {
  const said = english.replace(/\{(\w+)(?:([:?#])([^{}]*))?\}/g, (_, name: string, sign: string, rest: string) => {
    if (sign !== '?' && sign !== '#') return `{ $${name} }`;
    const texts = rest.split('|').map((text) => (sign === '#' ? `{ $${name} } ${text}` : text || '{ "" }'));
    const other = texts.pop();
    const cases = texts.map((text, at) => `    [${sign === '#' ? 'one' : at}] ${text}\n`);
    return `{ $${name} ->\n${cases.join('')}   *[other] ${other}\n  }`;
  });
  return entryOf(english, said);
}

/** The names of what is put into a text: `{name}`, and of a text with numbers also `{name:format}`, `{name?one|other}`, `{name#word|words}`. */
function placesIn(english: string): string[] {
  return [...english.matchAll(/\{(\w+)(?:[:?#][^{}]*)?\}/g)].map(([, name]) => name!);
}

/** The marked parts of a text, in no order: `<key>W</key>` is `key`. */
function marksOf(text: string): string {
  const marks = [...text.matchAll(/<(\w+)>[^<]*<\/(\w+)>/g)].map(([, name, end]) =>
    name === end ? name! : `${name} to ${end}`,
  );
  return marks.length > 0 ? marks.sort().join(', ') : 'none';
}

/** Counts of all plural forms of all languages. */
const COUNTS = [0, 1, 2, 3, 6, 11, 21, 100, 1_000_000];

/**
 * All that may be put into a text, of which a translation may choose its words: each code with each of its numbers; all other
 * places hold a name, or each of the counts.
 */
function everyGiven(english: string, said: string): Record<string, string | number>[] {
  const codes = [...english.matchAll(/\{(\w+)\?([^{}]*)\}/g)].map(([, name, texts]) => [
    name!,
    texts!.split('|').length,
  ]);
  const ofCodes = codes.reduce<Record<string, number>[]>(
    (all, [name, count]) =>
      all.flatMap((given) => Array.from({ length: Number(count) }, (_, at) => ({ ...given, [name!]: at }))),
    [{}],
  );
  const values = ['…', ...(said.includes('->') ? COUNTS : [])];
  const plain = placesIn(english);
  return ofCodes.flatMap((given) =>
    values.map((value) => ({ ...Object.fromEntries(plain.map((name) => [name, value])), ...given })),
  );
}

/** What is wrong with a translation of a text, if it is known by the text's id. */
export function faultsOf(language: string, english: string, said: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(`m = ${said}\n`));
  const pattern = bundle.getMessage('m')?.value;
  if (!pattern) return ['Fluent cannot read it'];
  const places = placesIn(english);
  const faults = new Set<string>();
  for (const given of everyGiven(english, said)) {
    const errors: Error[] = [];
    const shown = bundle.formatPattern(pattern, given, errors);
    for (const { message } of errors) faults.add(message);
    if (/ {2}|^\s|\s$/.test(shown)) faults.add('a space too many');
    const unmarked = shown.replace(/[<>](?= )|<(\w+)>|<\/\w+>/g, '');
    if (/[<>{}]|[a-z]-[a-z0-9]{6}$/.test(unmarked)) faults.add(`“${shown}” is no text`);
    if (marksOf(shown) !== marksOf(english))
      faults.add(`its marked parts are ${marksOf(shown)}, not ${marksOf(english)}`);
  }
  for (const [, key] of said.matchAll(/\n {1,20}\*?\[(\w{1,40})\]/g))
    if (!/^(?:zero|one|two|few|many|other|\d+)$/.test(key!.trim())) faults.add(`[${key}] is no plural and no code`);
  const used = [...said.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
  for (const name of places) if (!used.includes(name)) faults.add(`it does not say { $${name} }`);
  return [...faults];
}
