/**
 * Refusals in the reader's language. They are made in English, where input is checked, in workers too: a whole sentence with its
 * values in it. Its pattern tells which message it is; what is put in may be a refusal itself, as a rule of a field is.
 */
import type { Said } from '../../workers/words/say.ts';

interface Pattern {
  english: string;
  names: readonly string[];
  whole: RegExp;
}

/** Within others a refusal stands to this depth: `file: This link …: field: must …`. */
const MOST_WITHIN = 4;
/** Letters by which patterns are told apart first. */
const START = 2;

/**
 * @param patterns as in refusals.ts
 * @param translate of a message; undefined where there is none
 * @returns the text in the reader's language; undefined if it is no refusal, or has no message
 */
export function refusedBy(
  patterns: readonly string[],
  translate: (english: string, said: Said) => string | undefined,
): (text: string, within?: number) => string | undefined {
  const known = patterns.map(patternOf).sort((one, other) => fixedPart(other) - fixedPart(one));
  // Every text of a chart is looked at: most are told from all refusals by how they begin.
  const byStart = new Map<string, readonly Pattern[]>();
  const startingAs = (text: string): readonly Pattern[] => {
    const start = text.slice(0, START);
    const found = byStart.get(start);
    if (found) return found;
    const fitting = known.filter(({ english }) => english.startsWith(start) || english.slice(0, START).includes('{'));
    byStart.set(start, fitting);
    return fitting;
  };
  const refused = (text: string, within = 0): string | undefined => {
    if (within > MOST_WITHIN) return undefined;
    for (const { english, names, whole } of startingAs(text)) {
      const match = whole.exec(text);
      if (!match) continue;
      const [, ...values] = match;
      const said = values.map((value) => refused(value, within + 1) ?? value);
      return translate(english, Object.fromEntries(names.map((name, at) => [name, said[at]!])));
    }
    return undefined;
  };
  return refused;
}

function patternOf(english: string): Pattern {
  const parts = english.split(/\{(\w+)\}/);
  const names = parts.filter((_, at) => at % 2 === 1);
  const source = parts.map((part, at) => (at % 2 === 1 ? '([^]*?)' : escaped(part)));
  return { english, names, whole: new RegExp(`^${source.join('')}$`) };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Of two patterns that fit, that with more words of its own is meant. */
function fixedPart({ english }: Pattern): number {
  return english.replace(/\{\w+\}/g, '').length;
}
