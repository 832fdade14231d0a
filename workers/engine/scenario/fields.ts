/** Field schemas: numbers with bounds, texts, lists and objects. Each states its rule in words. */
import * as v from 'valibot';

import { LIMITS } from './limits.ts';

/** A bound as text: 1e11 instead of many zeros. */
function readable(value: number): string {
  return Math.abs(value) >= 1e10 ? value.toExponential().replace('e+', 'e') : String(value);
}

/** The greatest that is allowed, with its unit. */
function upTo(max: number, unit: string): string {
  return readable(max) + (unit && ` ${unit}`);
}

/** Turns −0 into 0: they are the same number in JSON but can give different bits in sums of floats. */
const withoutNegativeZero = v.transform((value: number) => value + 0);

/** A finite number from `min` to `max`. */
export function number(min: number, max: number, unit = '') {
  const rule = `must be a number from ${readable(min)} to ${upTo(max, unit)}`;
  return v.pipe(v.number(rule), v.finite(rule), v.minValue(min, rule), v.maxValue(max, rule), withoutNegativeZero);
}

export function whole(min: number, max: number, unit = '') {
  const rule = `must be a whole number from ${readable(min)} to ${upTo(max, unit)}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule), withoutNegativeZero);
}

/** The word, or a number from `min` to `max`. */
export function wordOrNumber(word: string, min: number, max: number, unit = '') {
  return v.union(
    [v.literal(word), number(min, max, unit)],
    `must be '${word}' or a number from ${readable(min)} to ${upTo(max, unit)}`,
  );
}

export function flag() {
  return v.boolean('must be true or false');
}

/** Half of a character, as a cut through an emoji leaves: no file and no address can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text with U+FFFD in place of each lone surrogate. */
export function wellFormed(input: string): string {
  return input.replace(LONE_SURROGATE, '\uFFFD');
}

export function text(longest: number) {
  const rule = `must be text of at most ${longest} characters`;
  return v.pipe(v.string(rule), v.maxLength(longest, rule), v.transform(wellFormed));
}

export function oneOf<const Options extends readonly string[]>(...options: Options) {
  return v.picklist(options, `must be one of ${options.map((option) => `'${option}'`).join(', ')}`);
}

export function list<Item extends v.GenericSchema>(item: Item, longest: number) {
  const rule = `must be a list of at most ${longest}`;
  // Check the length first, so that a list that is too long costs nothing more.
  return v.pipe(v.array(v.unknown(), rule), v.maxLength(longest, rule), v.array(item, rule));
}

/** An object with exactly these fields. It refuses all others. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'is not a field of the format';
    if (issue.expected === 'Object') return 'must be an object with fields';
    const entry = entries[String(issue.path?.[0].key)] as { message?: unknown } | undefined;
    return typeof entry?.message === 'string' ? entry.message : 'must be given';
  });
}

/** As `fields`, and no list, whose methods would be taken for fields where all of them may be left out. */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input), 'must be an object with fields'),
    fields(entries),
  );
}

export function byKind<Options extends v.VariantOptions<'kind'>>(options: Options, kinds: readonly string[]) {
  const rule = `must be one of ${kinds.map((kind) => `'${kind}'`).join(', ')}`;
  // An option may be a variant itself (of `by`, for instance): then the rule names its key.
  return v.variant('kind', options, (issue) => {
    const inner = issue.path?.at(-1)?.key !== 'kind' && issue.expected.includes(' | ');
    return inner
      ? `must be ${issue.expected
          .replaceAll('"', "'")
          .replaceAll(' | ', ' or ')
          .replace(/^\(|\)$/g, '')}`
      : rule;
  });
}

export const seconds = (max: number = LIMITS.duration) => number(0, max, 's');
export const rate = () => number(LIMITS.minRate, LIMITS.maxRate, 'bit/s');
export const identifier = () => text(LIMITS.identifier);
