/**
 * Words of a scenario as Tcl. Titles, labels and ids are hostile input: in the script they are plain
 * ASCII without a character that means something to Tcl, in comments and in lists alike.
 */

/** Characters that have an equivalent in ASCII. */
const ASCII: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '“': "'",
  '”': "'",
  '"': "'",
  '’': "'",
  α: 'alpha',
  β: 'beta',
  '·': '.',
};

/** One comment line of at most `longest` characters: never ends the comment, never opens a bracket. */
export function comment(text: string, longest = 110): string {
  const plain = Array.from(text.slice(0, 4 * longest), (character) => ASCII[character] ?? character)
    .join('')
    .replace(/[^A-Za-z0-9 .,:;#()+\-*/=%_'&?!<>]/g, '?');
  return plain.length > longest ? `${plain.slice(0, longest)}...` : plain;
}

/** One word for the script's output: letters, digits and `_.+-`, never empty. */
export function word(text: string): string {
  return text.replace(/[^A-Za-z0-9_.+-]/g, '_').slice(0, 32) || '_';
}

/** A number as Tcl and ns-2 read it; both know JavaScript's own notation. @throws RangeError unless it is finite */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`no number for a script: ${value}`);
  return String(value);
}

export type Setting = readonly [name: string, value: number | boolean];

/** Settings of an agent, a queue or a source as a Tcl list. */
export function settingsList(settings: readonly Setting[]): string {
  return settings
    .map(([name, value]) => `${name} ${typeof value === 'boolean' ? String(value) : number(value)}`)
    .join(' ');
}

/** bit/s as people say it. */
export function rateText(bitsPerSecond: number): string {
  return `${number(Number((bitsPerSecond / 1e6).toPrecision(6)))} Mbit/s`;
}

export function secondsText(seconds: number): string {
  return `${number(Number((1000 * seconds).toPrecision(6)))} ms`;
}
